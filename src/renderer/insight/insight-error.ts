/** A failure of the insight whose message is for the visitor. */
export class InsightError extends Error {}
