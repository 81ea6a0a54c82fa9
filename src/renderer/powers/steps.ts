import { useEffect, useState } from 'react';
import type { LiveFigures, Values } from '#src/engine/types.ts';
import { useCalculator } from '../state/calculator.ts';

/** Milliseconds of work in one slice; between slices the page handles events. */
const SLICE = 10;
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    function begin() {
      const steps = (start as Start<T>)(store.values(), store.live());
      setState(({ result }) => ({ result, busy: true }));
      const go = () => {
        const until = performance.now() + SLICE;
        do {
          const step = steps.next();
          if (step.done) {
            setState({ result: step.value, busy: false });
            return;
          }
        } while (performance.now() < until);
        timer = setTimeout(go);
      };
      go();
    }
    begin();
    const stop = store.subscribe((cause) => {
      if (cause === 'pinned') return;
      clearTimeout(timer);
      timer = setTimeout(begin, PAUSE);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, start]);
  return state;
}
