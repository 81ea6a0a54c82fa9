/** The delay in browsers without `requestIdleCallback`, in milliseconds. */
const REST = 1500;

/** Runs something once the browser is idle. @returns a function that cancels it */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: 4000 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(run, REST);
  return () => clearTimeout(timer);
}

/** Whether the browser is set to save data. */
export const sparing = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
