import type { WorkingStep } from '#engine';
import { growthFactor, periodicRate } from '#maths/growth.ts';

/** Inflation, for tools that show what an amount in the future is worth today. */
export const inflationInput = {
  kind: 'percent',
  about: 'priceRise',
  label: 'Inflation (p.a.)',
  help: 'For the value in today’s money.',
  default: 6,
  usual: [0, 15],
  step: 0.5,
  more: true,
} as const;

export const inflated = { inflation: { above: 0 } } as const;

/** An amount at the prices of today: a column of a table whose figures compute returns. */
export const realFigure = { kind: 'currency', label: 'In today’s money', showWhen: inflated } as const;
const formulaOf = (amount: string, years: string) => `${amount} ÷ (1 + {inflation} ÷ 100)^${years}`;

export const realOutput = { ...realFigure, better: 'higher' } as const;

/** The same column in a table that works in a spreadsheet; both are formulas. */
export const realColumn = (amount: string, years: string) =>
  ({ ...realFigure, formula: formulaOf(amount, years) }) as const;

/** The step that takes inflation off an amount after so many years; both are formulas. */
export const realStep = (amount: string, years: string) =>
  ({
    id: 'realValue',
    label: realFigure.label,
    formula: formulaOf(amount, years),
    showWhen: inflated,
  }) satisfies WorkingStep;

/**
 * Rupees after some years at the prices of today.
 *
 * @param inflation percent a year
 */
export const inTodaysMoney = (amount: number, inflation: number, years: number) =>
  amount * growthFactor(periodicRate(inflation, 1), -years);
