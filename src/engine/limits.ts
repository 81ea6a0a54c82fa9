/** Beyond this a rupee no longer has a number of its own, so no figure could be right. */
export const LARGEST = Number.MAX_SAFE_INTEGER;
