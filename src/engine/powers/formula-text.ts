// Formulas as a line of text: `₹10,00,000 × 0.00708333 ÷ (1 − (1 + 0.00708333) ^ (−240))`.
import { words as panelWords } from '#words/panels.ts';
import { formatNumber, formatRupees, MINUS } from '../format.ts';
import type { FormulaFigure, Part, PartThat } from './formula.ts';

export interface NamedFigure {
  readonly words: string;
  readonly figure: FormulaFigure;
  readonly unit: 'currency' | 'percent' | 'years' | 'number';
  /** What stands in a formula for a word: the label of an option. */
  readonly text?: string;
}
export type Names = ReadonlyMap<string, NamedFigure>;

/** Significant digits of a figure that is no amount of money. */
const DIGITS = 6;

/** A figure within a formula: money with its paise, all else as a plain number, so that the line can be worked out as it stands. */
export function sayFigure(value: number, unit: NamedFigure['unit']): string {
  if (unit === 'currency') return formatRupees(value, 2);
  const digits = value === 0 ? 0 : DIGITS - Math.ceil(Math.log10(Math.abs(value)));
  return formatNumber(value, Math.min(15, Math.max(0, digits)));
}

/** Whether a formula comes to rupees, as far as its names tell. */
export function isMoney(part: Part, names: Names): boolean {
  const money = (of: Part) => isMoney(of, names);
  if (part.is === 'name') return names.get(part.name)?.unit === 'currency';
  if (part.is === 'minus') return money(part.of);
  if (part.is === 'sum') return money(part.each);
  if (part.is === 'if') return money(part.yes) || money(part.no);
  if (part.is === 'call') return !['ln', 'exp', 'normal'].includes(part.name) && part.given.some(money);
  if (part.is !== 'operation') return false;
  const [left, right] = [money(part.left), money(part.right)];
  if (part.sign === '×') return left !== right;
  return part.sign === '÷' ? left && !right : /^[+−]$/.test(part.sign) && (left || right);
}

/** Functions that leave a whole number as it is. */
const ROUNDINGS: readonly string[] = ['floor', 'ceil', 'round'];

/** How tightly the parts of an expression hold together. */
const LEVELS: Readonly<Record<string, number>> = { or: 1, and: 2, '+': 4, '−': 4, '×': 5, '÷': 5 };
const [LOOSE, COMPARED, SUM, POWER, WHOLE] = [0, 3, 4, 6, 7] as const;

/**
 * A formula as a line of text.
 *
 * @param textOf what stands for a name
 * @param branchOf the branch of an `if` that is written alone; null for both with the condition
 * @param isWhole whether a part is a whole number, of which nothing is said to be rounded
 */
export function formulaText(
  formula: Part,
  textOf: (name: string) => string,
  branchOf: (choice: PartThat<'if'>) => Part | null = () => null,
  isWhole: (part: Part) => boolean = () => false,
): string {
  /** In brackets where it holds together less tightly than its place asks for. */
  function write(part: Part, least: number): string {
    const [text, level] = written(part);
    return level < least ? `(${text})` : text;
  }
  const bracketed = (text: string) => (text.startsWith('(') ? text : `(${text})`);
  /** What is raised to a power: of several words in brackets, since the last one alone would look raised. */
  function base(part: Part): string {
    const text = write(part, WHOLE);
    return text.includes(' ') ? bracketed(text) : text;
  }
  /** What it is raised to: a number, or in brackets, so that the page can raise it. */
  function exponent(part: Part): string {
    const text = write(part, WHOLE);
    return /^[\d.,]+$/.test(text) ? text : bracketed(text);
  }
  /** A text, and how tightly it holds together. */
  function written(part: Part): [text: string, level: number] {
    const words = panelWords.working;
    switch (part.is) {
      case 'value':
        return figure(typeof part.value === 'number' ? sayFigure(part.value, 'number') : part.value);
      case 'letter':
        return [part.letter, WHOLE];
      case 'name':
        return figure(textOf(part.name));
      case 'minus':
        return [`${MINUS}${write(part.of, POWER)}`, SUM];
      case 'operation': {
        if (part.sign === '^') return [`${base(part.left)} ^ ${exponent(part.right)}`, POWER];
        const level = LEVELS[part.sign] ?? COMPARED;
        const left = write(part.left, level);
        return [`${left} ${part.sign} ${write(part.right, part.sign === '+' ? level : level + 1)}`, level];
      }
      case 'if': {
        const branch = branchOf(part);
        if (branch) return written(branch);
        return [words.cases(write(part.yes, COMPARED), write(part.holds, LOOSE), write(part.no, COMPARED)), LOOSE];
      }
      case 'sum': {
        const { each, letter, from, to } = part;
        return [words.sum(write(each, COMPARED), letter, write(from, COMPARED), write(to, COMPARED)), LOOSE];
      }
      case 'call': {
        const [first] = part.given as readonly [Part];
        if (part.name === 'exp') return [`e ^ ${exponent(first)}`, POWER];
        if (ROUNDINGS.includes(part.name))
          return isWhole(first)
            ? written(first)
            : [`${write(first, COMPARED)}, ${words.function(part.name, part.given.length)}`, LOOSE];
        const given = part.given.map((each) => write(each, COMPARED)).join(', ');
        return [`${words.function(part.name, part.given.length)} (${given})`, WHOLE];
      }
    }
  }
  const figure = (text: string): [string, number] => [text, text.startsWith(MINUS) ? SUM : WHOLE];
  return write(formula, LOOSE);
}
