import { useEffect, useState } from 'react';
import { inSlices } from '#src/browser/slices.ts';
import type { LiveFigures, Values } from '#src/engine/types.ts';
import { useCalculator } from '../state/calculator.ts';

/** Milliseconds without a change before the work starts again. */
const PAUSE = 150;

/** Work that takes many runs of the tool, one a step. */
export type Start<T> = (values: Values, live: LiveFigures | null) => Generator<void, T>;

/**
 * Computes something from the present inputs, in slices, and again whenever they change.
 *
 * @param start the work, a stable function for the same question; null for none
 * @returns the last result, and whether a newer one is being computed
 */
export function useSteps<T>(start: Start<T> | null): { readonly result: T | null; readonly busy: boolean } {
  const { store } = useCalculator();
  const [state, setState] = useState<{ result: T | null; busy: boolean }>({ result: null, busy: start !== null });
  useEffect(() => {
    if (!start) {
      setState({ result: null, busy: false });
      return;
    }
    const { values, live } = store;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest = 0;
    async function begin(work: Start<T>) {
      const run = ++latest;
      setState(({ result }) => ({ result, busy: true }));
      const result = await inSlices(work(values(), live()), () => run === latest);
      if (result !== undefined) setState({ result, busy: false });
    }
    void begin(start);
    let known = store.outcome();
    const stop = store.subscribe(() => {
      // not where only pins have changed
      if (store.outcome() === known) return;
      known = store.outcome();
      latest++;
      clearTimeout(timer);
      timer = setTimeout(() => void begin(start), PAUSE);
    });
    return () => {
      latest++;
      stop();
      clearTimeout(timer);
    };
  }, [store, start]);
  return state;
}
