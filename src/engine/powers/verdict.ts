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
 * What the figures of scenarios come to, in a sentence. The first cases that hold:
 *
 *   the tool answers in words, which differ    each answer with its scenarios
 *   the main figure is the same in all         that, and the amount that differs most
 *   more is better, or less; or no amount      how much more or less the best of them has than the first, and perhaps a larger amount
 *   what is put in differs too                 both differences, of which none is called better
 *   else                                       the difference of amounts
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
  const better = inWords ? undefined : betterOf(main);
  const spoken = spokenOf(main, better);
  if (!spoken) return sameVerdict(comparison, main, inWords === undefined);
  const first = namesFirst || columns.length > 2 ? nameAt(columns, 0) : null;
  const putIn = differingPutIn(outputs, spoken.at);
  if (main.spec.kind !== 'currency' || (better && !putIn))
    return betterVerdict(comparison, main, spoken, better, first);
  const name = nameAt(columns, spoken.at);
  const label = withoutBrackets(main.label);
  if (!putIn)
    return verdict.margin(label, amountText(main.spec, spoken.difference), spoken.difference > 0, name, first);
  const more = (output: ComparedOutput) => differenceInWords(output, output.differences[spoken.at] ?? 0);
  return verdict.putIn(name, more(putIn), more(main), label, first);
}

/** The sentence of answers in words: the better regime is the old one for one scenario, and the new one for another. */
const answersVerdict = (columns: Comparison['columns'], { label, texts }: ComparedOutput): string =>
  verdict.answers(
    label,
    locale.list(texts.flatMap((text, at) => (text === '' ? [] : [verdict.answer(text, nameAt(columns, at))]))),
  );

const nameAt = (columns: Comparison['columns'], at: number) => (columns[at] as Compared).name;

/** The sentence where the main figure is the same in all: with the amount that differs most, if that is wanted. */
function sameVerdict({ columns, outputs }: Comparison, main: ComparedOutput, withAmount: boolean): string | null {
  const names = main.differences.flatMap((difference, at) =>
    at === 0 || difference !== null ? [nameAt(columns, at)] : [],
  );
  if (names.length < 2) return null;
  const same = verdict.same(locale.list(names), withoutBrackets(main.label));
  const other = withAmount ? largestDifference(outputs) : null;
  if (!other) return verdict.end(same);
  const more = differenceInWords(other.output, other.difference, betterOf(other.output));
  return verdict.but(same, verdict.of(nameAt(columns, other.at), more), withoutBrackets(other.output.label));
}

/** The sentence on the best scenario: what it does, and what else it does in a larger amount, if possible one that speaks against it. */
function betterVerdict(
  { columns, outputs }: Comparison,
  main: ComparedOutput,
  { at, difference }: Difference,
  better: 'higher' | 'lower' | undefined,
  first: string | null,
): string {
  const larger = outputs.filter(
    (other) =>
      [main, other].every(({ spec }) => spec.kind === 'currency') &&
      Math.abs(other.differences[at] ?? 0) > Math.abs(difference) &&
      other.verdicts[at] !== null,
  );
  const isAgainst = (other: ComparedOutput) => other.verdicts[at] !== main.verdicts[at];
  const also = larger.find(isAgainst) ?? larger[0];
  const what = differenceInWords(main, difference, better);
  const whole = verdict.whole(
    nameAt(columns, at),
    first === null ? what : verdict.than(what, first),
    withoutBrackets(main.label),
  );
  if (also) {
    const verb = betterOf(also) === better ? 'again' : betterOf(also);
    const more = differenceInWords(also, also.differences[at] ?? 0, verb);
    return verdict[isAgainst(also) ? 'but' : 'and'](whole, more, withoutBrackets(also.label));
  }
  const is = main.verdicts[at];
  return main.spec.kind !== 'currency' && (is === 'better' || is === 'worse') ? verdict[is](whole) : verdict.end(whole);
}

/** Of the amounts of which more or less is better, the one that differs most from the first scenario; null where none does. */
function largestDifference(outputs: readonly ComparedOutput[]) {
  const all = outputs
    .filter((output) => output.spec.kind === 'currency' && betterOf(output) !== undefined)
    .flatMap((output) => output.differences.map((difference, at) => ({ output, at, difference: difference ?? 0 })))
    .sort((one, other) => Math.abs(other.difference) - Math.abs(one.difference));
  return all.find(({ difference }) => difference !== 0) ?? null;
}

const betterOf = ({ spec }: ComparedOutput) => ('better' in spec ? spec.better : undefined);

/** The size of an amount as people say it. */
const amountText = (spec: Output, amount: number) =>
  rupeesInWords(Math.abs(amount)) ?? formatValue(spec, Math.abs(amount));

/** What a scenario does, compared with another one: `costs ₹1.23 lakh more`. */
function differenceInWords(
  { spec }: ComparedOutput,
  difference: number,
  verb: 'higher' | 'lower' | 'again' = 'again',
): string {
  const size = Math.abs(difference);
  const more = difference === size;
  switch (spec.kind) {
    case 'currency':
      return verdict[verb](amountText(spec, size), more);
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
