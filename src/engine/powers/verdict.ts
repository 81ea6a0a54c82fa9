// What a comparison says in one sentence: `SBI costs ₹1.23 lakh more than HDFC in total interest`.
import { words as locale } from '#words/format.ts';
import { words as messages } from '#words/scenario.ts';
import { formatMonths, formatValue, rupeesInWords, withoutBrackets } from '../format.ts';
import type { Output, Tool } from '../types.ts';
import { type Compared, type ComparedOutput, type Comparison, differingPutIn } from './compare.ts';

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
 *   an amount of which neither is better       how much more or less one has than the first
 *   else                                       how much better the best is than the first
 *
 * More at the end for more put in is not better either.
 *
 * @param namesFirst whether the sentence names the first scenario, where there are only two
 * @returns null where fewer than two scenarios have the figure
 */
export function verdictOf(tool: Tool, comparison: Comparison, namesFirst = true): string | null {
  const { columns, outputs } = comparison;
  const main = outputs.find(({ name }) => name === tool.figure);
  const inWords = outputs.find(({ name, spec }) => name === tool.headline[0] && spec.kind === 'text');
  if (inWords && new Set(inWords.values.filter((value) => value !== null)).size > 1)
    return answersVerdict(columns, inWords);
  if (!main) return null;
  // beside an answer in words it is a margin, of which more is not better for the visitor
  const better = inWords || !('better' in main.spec) ? undefined : main.spec.better;
  const spoken = spokenOf(main, better);
  if (!spoken) return sameVerdict(columns, main);
  const { at, difference } = spoken;
  const name = nameAt(columns, at);
  const first = namesFirst || columns.length > 2 ? nameAt(columns, 0) : null;
  const label = withoutBrackets(main.label);
  if (main.spec.kind === 'currency' && (!better || differingPutIn(outputs, at)))
    return verdict.margin(label, amountText(main.spec, difference), difference > 0, name, first);
  const what = differenceInWords(main.spec, difference, better);
  const whole = verdict.whole(name, first === null ? what : verdict.than(what, first), label);
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
function sameVerdict(columns: Comparison['columns'], main: ComparedOutput): string | null {
  const names = main.differences.flatMap((difference, at) =>
    at === 0 || difference !== null ? [nameAt(columns, at)] : [],
  );
  return names.length < 2 ? null : verdict.same(locale.list(names), withoutBrackets(main.label));
}

/** The size of an amount as people say it. */
const amountText = (spec: Output, amount: number) =>
  rupeesInWords(Math.abs(amount)) ?? formatValue(spec, Math.abs(amount));

/** What a scenario does, compared with another one: `costs ₹1.23 lakh more`. */
function differenceInWords(spec: Output, difference: number, better: 'higher' | 'lower' = 'higher'): string {
  const size = Math.abs(difference);
  const more = difference === size;
  switch (spec.kind) {
    case 'currency':
      return verdict[better](amountText(spec, size), more);
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
