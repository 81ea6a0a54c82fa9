/** Milliseconds of work in one slice; between slices the page handles events. */
const SLICE = 8;

/** Resolves in a task of its own: until then the page handles events. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Runs work that pauses after each step, in slices, the first one at once. Where it is no longer wanted it stops. */
export async function inSlices<T>(steps: Generator<void, T>, isWanted: () => boolean): Promise<T | undefined> {
  let until = performance.now() + SLICE;
  while (isWanted()) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await nextTask();
    until = performance.now() + SLICE;
  }
  return undefined;
}
