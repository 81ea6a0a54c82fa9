import { isRow, type Mathematics } from './mathematics.ts';

/** How a language says fractions, powers, functions, sums and conditions. */
export interface FormulaWords {
  over(over: string, under: string): string;
  power(base: string, exponent: string): string;
  function(name: string, count: number): string;
  sum(each: string, letter: string, from: string, to: string): string;
  cases(yes: string, holds: string, no: string): string;
}

/** Whether a formula has several words of which a neighbour could take one for itself. */
const isLoose = (formula: Mathematics): boolean =>
  typeof formula !== 'string' && ('over' in formula || 'letter' in formula || 'yes' in formula);

/**
 * A formula as a line of text: `rounded (Loan tenure × 12)`, `1 if Loan tenure > 5, otherwise 2`. Brackets take the place of what
 * only its setting shows, such as where an exponent ends.
 */
export function formulaInWords(formula: Mathematics, words: FormulaWords): string {
  const text = (part: Mathematics) => formulaInWords(part, words);
  const inRow = (part: Mathematics) => (isLoose(part) ? `(${text(part)})` : text(part));
  const alone = (part: Mathematics) => (isRow(part) ? `(${text(part)})` : inRow(part));
  if (typeof formula === 'string') return formula;
  if (isRow(formula)) return formula.map(inRow).join('');
  if ('over' in formula) return words.over(alone(formula.over), alone(formula.under));
  if ('base' in formula) return words.power(alone(formula.base), alone(formula.exponent));
  if ('brackets' in formula) return `(${text(formula.brackets)})`;
  if ('letter' in formula) return words.sum(text(formula.each), formula.letter, text(formula.from), text(formula.to));
  if ('yes' in formula) return words.cases(inRow(formula.yes), text(formula.holds), text(formula.no));
  const { call, given } = formula;
  return `${words.function(call, given.length)} (${given.map(given.length === 1 ? text : inRow).join(', ')})`;
}
