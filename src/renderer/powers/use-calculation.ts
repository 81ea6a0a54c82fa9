import { useMemo } from 'react';
import type { Calculation } from '#src/engine/powers/calculation.ts';
import { type Comparison, compare } from '#src/engine/powers/compare.ts';
import { today } from '#src/rules/now.ts';
import { words as messages } from '#words/scenario.ts';
import { useCalculator, useLive, useOutcome, usePins, useValues } from '../state/calculator.ts';
import { figuresLink } from './link.tsx';
import type { PanelProps } from './powers.tsx';

/** The scenarios that are kept, and the present one at the end; null where none is kept. */
function useCompared(): Comparison | null {
  const { tool } = useCalculator();
  const values = useValues();
  const pins = usePins();
  const live = useLive();
  return useMemo(
    () => (pins.length === 0 ? null : compare(tool, [...pins, { name: messages.now, values }], live)),
    [tool, values, pins, live],
  );
}

export function useFiguresLink(path: string): string {
  const { tool } = useCalculator();
  const values = useValues();
  const pins = usePins();
  return useMemo(() => figuresLink(path, tool, values, pins), [path, tool, values, pins]);
}

/** The present calculation as it is exported and shared; null where there are no figures. */
export function useCalculation({ title, path }: PanelProps, { withLink }: { withLink: boolean }): Calculation | null {
  const { tool } = useCalculator();
  const outcome = useOutcome((present) => present);
  const compared = useCompared();
  const link = useFiguresLink(path);
  return outcome.ok ? { tool, title, outcome, today: today(), link: withLink ? link : null, compared } : null;
}
