import { useEffect, useState } from 'react';
import type { LiveFigures, Values } from '#src/engine/types.ts';
import type { Calculator } from '../state/calculator.ts';

/** Milliseconds in one go; then the page may answer a press. */
const SLICE = 10;
/** After a change nothing is worked out again before the inputs have stayed the same for so many milliseconds. */
const PAUSE = 150;

/** A search or a table that takes many runs of the tool, one a step. */
export type Start<T> = (values: Values, live: LiveFigures | null) => Generator<void, T>;

/**
 * Works something out from the present inputs, in slices, and again whenever they change.
 *
 * @param start stays the same function as long as what is asked does; null where nothing is
 * @returns the last result, and whether a newer one is on its way
 */
export function useSteps<T>(
  { form, store }: Calculator,
  start: Start<T> | null,
): { readonly result: T | null; readonly busy: boolean } {
  const [state, setState] = useState<{ result: T | null; busy: boolean }>({ result: null, busy: start !== null });
  useEffect(() => {
    if (!start) {
      setState({ result: null, busy: false });
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    function begin() {
      const steps = (start as Start<T>)({ ...form.getValues() }, store.live());
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
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(begin, PAUSE);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [form, store, start]);
  return state;
}
