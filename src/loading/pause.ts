/** Lets the browser paint and handle events between two tasks. */
export const pause = () => new Promise<void>((done) => setTimeout(done));
