/** Whether the browser is set to save data. */
export const sparing = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
