// What a comparison says in one sentence: `Total interest: ₹1.23 lakh more with SBI than with HDFC.`
import { words as locale } from '#words/format.ts';
import { words as messages } from '#words/scenario.ts';
import { formatMonths, formatValue, rupeesInWords, withoutBrackets } from '../format.ts';
import type { Output, Tool } from '../types.ts';
import type { Compared, ComparedOutput, Comparison } from './compare.ts';

const { verdict } = messages;

/** A scenario, and by how much its main figure differs from that of the first. */
interface Difference {
  readonly at: number;
  readonly difference: number;
}

/**
 * The scenario of which the sentence speaks, of those whose main figure differs from that of the first: the best, or the last where nothing
 * is said to be better.
 */
const spokenOf = (main: ComparedOutput, better: 'higher' | 'lower' | undefined): Difference | undefined =>
  main.differences
    .flatMap((difference, at): Difference[] => (difference === null || difference === 0 ? [] : [{ at, difference }]))
    .sort((a, b) => {
      if (!better) return b.at - a.at;
      return better === 'higher' ? b.difference - a.difference : a.difference - b.difference;
    })[0];

/**
 * What the figures of scenarios come to, in one sentence. The first cases that hold:
 *
 *   the tool answers in words, which differ    each answer with its scenarios
 *   the main figure is the same in all         that
 *   else                                       how much more or less the best has than the first
 *
 * @returns null where fewer than two scenarios have the figure
 */
export function verdictOf(tool: Tool, { columns, outputs }: Comparison): string | null {
  const main = outputs.find(({ name }) => name === tool.figure);
  const inWords = outputs.find(({ name, spec }) => name === tool.headline[0] && spec.kind === 'text');
  if (inWords && new Set(inWords.values.filter((value) => value !== null)).size > 1)
    return answersVerdict(columns, inWords);
  if (!main) return null;
  // beside an answer in words it is a margin, and a larger margin is not better for the visitor
  const better = inWords || !('better' in main.spec) ? undefined : main.spec.better;
  const spoken = spokenOf(main, better);
  if (!spoken) return sameVerdict(main);
  const { at, difference } = spoken;
  const whole = verdict.whole(
    withoutBrackets(main.label),
    differenceInWords(main.spec, difference),
    nameAt(columns, at),
    nameAt(columns, 0),
  );
  const is = main.verdicts[at];
  return main.spec.kind !== 'currency' && (is === 'better' || is === 'worse') ? verdict[is](whole) : verdict.end(whole);
}

/** The sentence of answers in words: the better regime is the old one for one scenario, and the new one for another. */
const answersVerdict = (columns: Comparison['columns'], { label, texts }: ComparedOutput): string =>
  verdict.answers(
    label,
    locale.list(texts.flatMap((text, at) => (text === '' ? [] : [verdict.answer(text, nameAt(columns, at))]))),
  );

const nameAt = (columns: Comparison['columns'], at: number) => (columns[at] as Compared).name;

/** The sentence where the main figure is the same in all; null where fewer than two have it. */
const sameVerdict = ({ label, differences }: ComparedOutput): string | null =>
  differences.every((difference) => difference === null) ? null : verdict.same(withoutBrackets(label));

/** By how much a figure differs, as people say it: `₹1.23 lakh more`, `8 months shorter`. */
function differenceInWords(spec: Output, difference: number): string {
  const size = Math.abs(difference);
  const more = difference === size;
  switch (spec.kind) {
    case 'currency':
      return verdict.amount(rupeesInWords(size) ?? formatValue(spec, size), more);
    case 'months':
      return verdict.time(formatValue(spec, size), more);
    case 'years':
      // nobody is free 1.58 years earlier
      return verdict.time(formatMonths(Math.round(size * 12)), more);
    case 'percent':
      return verdict.number(verdict.points(formatValue({ ...spec, kind: 'number' } as Output, size)), more);
    default:
      return verdict.number(formatValue(spec, size), more);
  }
}
