import { useEffect, useState } from 'react';
import { inSlices } from '#src/browser/slices.ts';
import type { LiveFigures, Outcome, Values } from '#src/engine/types.ts';
import { useCalculator, useOutcome } from '../state/calculator.ts';

/** Milliseconds without a change before the work starts. */
const PAUSE = 150;

const NOTHING = { result: null, start: null, outcome: null };

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
  const outcome = useOutcome((present) => present);
  const [last, setLast] = useState<{ result: T | null; start: Start<T> | null; outcome: Outcome | null }>(NOTHING);
  useEffect(() => {
    if (!start) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const result = await inSlices(start(store.values(), store.live()), () => isWanted);
      if (result !== undefined) setLast({ result, start, outcome });
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [store, start, outcome]);
  return { result: start && last.result, busy: start !== null && (last.start !== start || last.outcome !== outcome) };
}
