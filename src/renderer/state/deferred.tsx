import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';
import type { Outcome, Rule } from '#src/engine/types.ts';
import { holds } from '#src/engine/visibility.ts';
import { useCalculator, useOutcome } from './calculator.ts';

const DeferredOutcome = createContext<Outcome | null>(null);

/**
 * Gives the outcome to all that is rendered after fields, headline and its sentence: the other results, charts and tables. React
 * starts again if another key comes first. Parts that do not ask for the outcome do not render again. Where a link, an example or a
 * button has set the figures there is no key to wait for, and rows about other figures than the headline's would be wrong.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const { store } = useCalculator();
  const outcome = useOutcome((present) => present);
  const deferred = useDeferredValue(outcome);
  // there is nothing to undo after a key
  return <DeferredOutcome value={store.undoable() === null ? deferred : outcome}>{children}</DeferredOutcome>;
}

export function useDeferredOutcome(): Outcome {
  const outcome = useContext(DeferredOutcome);
  if (!outcome) throw new Error('no outcome is around this component');
  return outcome;
}

/** A function that tells whether what has this rule of visibility is shown beside the deferred outcome. */
export function useIsShown(): (rule: Rule | undefined) => boolean {
  useDeferredOutcome();
  const { tool, store } = useCalculator();
  return (rule) => holds(rule, tool.inputs, store.value);
}
