/** Above this a number can no longer tell one rupee from the next, so no figure could be right. */
export const LARGEST = Number.MAX_SAFE_INTEGER;

/** How many related tools a definition may name, and a page shows. */
export const MOST_RELATED = 6;
