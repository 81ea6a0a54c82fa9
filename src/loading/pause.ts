/** Lets the browser paint, and answer a tap, between two pieces of work. */
export const pause = () => new Promise<void>((done) => setTimeout(done));
