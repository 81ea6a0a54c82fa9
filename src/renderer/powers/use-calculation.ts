import type { Calculation } from '#src/engine/powers/calculation.ts';
import { compare } from '#src/engine/powers/compare.ts';
import { today } from '#src/rules/now.ts';
import { words as messages } from '#words/scenario.ts';
import { useCalculator, useLive, useOutcome, usePins, useValues } from '../state/calculator.ts';
import { figuresLink } from './link.tsx';
import type { PanelProps } from './powers.tsx';

export function useFiguresLink(path: string): string {
  const { tool } = useCalculator();
  return figuresLink(path, tool, useValues(), usePins());
}

/** The present calculation as it is exported and shared; null where there are no figures. */
export function useCalculation({ title, path }: PanelProps, { withLink }: { withLink: boolean }): Calculation | null {
  const { tool } = useCalculator();
  const outcome = useOutcome((present) => present);
  const values = useValues();
  const pins = usePins();
  const live = useLive();
  const link = useFiguresLink(path);
  if (!outcome.ok) return null;
  const compared = pins.length === 0 ? null : compare(tool, [...pins, { name: messages.now, values }], live);
  return { tool, title, outcome, today: today(), link: withLink ? link : null, compared };
}
