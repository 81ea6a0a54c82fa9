import { words as locale } from '#words/format.ts';
import { words as messages } from '#words/scenario.ts';
import { filledValue } from '../fill.ts';
import { formatNumber, formatValue, rupeesInWords, withoutBrackets } from '../format.ts';
import { mapValues } from '../map-values.ts';
import { complete, formatInput, type Given, isPartShown, placesOf } from '../places.ts';
import { resultOf } from '../results.ts';
import type { CellValue, LiveFigures, Outcome, Output, Rule, Success, Tool, Values, Wanted } from '../types.ts';
import { alternativesOf, lookupIn, signedLabelOf } from '../visibility.ts';
import { unlessWrong } from './formula.ts';
import { MOST_NAME } from './scenario.ts';
import { formulaValue } from './working.ts';

const { verdict } = messages;

/** A scenario to be compared. */
export interface Candidate {
  /** As the visitor named it; null to make a name from its values. */
  readonly name: string | null;
  readonly values: Given;
}

export interface Compared {
  readonly name: string;
  readonly values: Values;
  /** The tool's figures or its refusal. */
  readonly outcome: Outcome;
}

/** An input that is not the same in all scenarios. */
interface DifferingInput {
  /** `rate`, or `loans.0.rate`. */
  readonly path: string;
  readonly label: string;
  /** By scenario; null where it is not shown there. */
  readonly values: readonly (CellValue | null)[];
  /** The same as text; empty where it is not shown. */
  readonly texts: readonly string[];
}

type Verdict = 'better' | 'worse' | 'same';

export interface ComparedOutput {
  readonly name: string;
  readonly label: string;
  readonly spec: Output;
  /** By scenario; null where the tool refuses, the result does not apply, or there is no such figure. */
  readonly values: readonly (number | string | null)[];
  /** The same as text; where there is no such figure, what its notes say; else empty without a value. */
  readonly texts: readonly string[];
  /** The value minus the first scenario's; null for the first itself, for words, and where one of the two has no figure. */
  readonly differences: readonly (number | null)[];
  /** Compared with the first scenario; null without a difference to judge, or if the definition does not say what is better. */
  readonly verdicts: readonly (Verdict | null)[];
}

export interface Comparison {
  readonly columns: readonly Compared[];
  readonly inputs: readonly DifferingInput[];
  readonly outputs: readonly ComparedOutput[];
}

/** How many inputs a name is made of where nothing differs from the defaults. */
const FIRST_ONES = 2;

/**
 * The name of a scenario: its values that differ from the defaults, `9% · 15 years`, or else the first values. As many as fit
 * in {@link MOST_NAME} characters, at least one. Never empty.
 */
export function nameOf(tool: Tool, values: Given): string {
  const all = complete(tool, values);
  const atFirst = new Map(placesOf(tool, complete(tool, {})).map(({ path, value }) => [path, value]));
  const places = placesOf(tool, all).filter(({ value }) => value !== '');
  const differing = places.filter(({ path, spec, value }) => (atFirst.get(path) ?? spec.default) !== value);
  const parts = (differing.length > 0 ? differing : places.slice(0, FIRST_ONES)).map(({ spec, value, label }) =>
    spec.kind === 'toggle' ? messages.said(label, formatInput(spec, value)) : formatInput(spec, value),
  );
  let name = '';
  for (const part of parts) {
    const longer = name === '' ? part : `${name} · ${part}`;
    if (longer.length > MOST_NAME) break;
    name = longer;
  }
  return name === '' ? (parts[0] ?? messages.nothingEntered).slice(0, MOST_NAME) : name;
}

/**
 * Compares scenarios side by side, the first with each of the others.
 *
 * @param candidates inputs of each; those left out have their defaults
 */
export function compare(tool: Tool, candidates: readonly Candidate[], live: LiveFigures | null = null): Comparison {
  const columns = candidates.map(({ name, values }): Compared => {
    const all = complete(tool, values);
    return { name: name ?? nameOf(tool, all), values: all, outcome: tool.run(all, live) };
  });
  const outputs = comparedOutputs(tool, columns);
  // more at the end for more put in is not better
  const verdicts = ({ verdicts: all }: ComparedOutput) => all.map((each, at) => (putInMore(outputs, at) ? null : each));
  return {
    columns,
    inputs: differingInputs(tool, columns),
    outputs: outputs.map((output) => ({ ...output, verdicts: verdicts(output) })),
  };
}

/** What a scenario puts in, where it is not what the first one does. */
const putInMore = (outputs: readonly ComparedOutput[], at: number): ComparedOutput | undefined =>
  outputs.find(({ spec, differences }) => 'putIn' in spec && spec.putIn === true && (differences[at] ?? 0) !== 0);

/**
 * A scenario for each option of a choice. The other inputs are the same, but for those that an option declares for this. Null where
 * there is no such choice.
 */
export function optionsOf(tool: Tool, values: Given, choice: string): Candidate[] | null {
  const spec = Object.hasOwn(tool.inputs, choice) ? tool.inputs[choice] : undefined;
  if (spec?.kind !== 'choice') return null;
  const now = complete(tool, values);
  const outcome = tool.run(now);
  return spec.options.map(({ value, label, compared = {} }) => {
    const others = outcome.ok && value !== now[choice] ? figuresBy(tool, compared, outcome) : null;
    return { name: label, values: { ...values, ...others, [choice]: value } };
  });
}

/** Inputs by their formulas; null where one has no figure. */
function figuresBy(tool: Tool, formulas: Readonly<Record<string, string>>, outcome: Success): Given | null {
  return unlessWrong(() => mapValues(formulas, formulaValue(tool, outcome)));
}

function differingInputs(tool: Tool, columns: readonly Compared[]): DifferingInput[] {
  const places = columns.map(({ values }) => new Map(placesOf(tool, values).map((place) => [place.path, place])));
  const paths = new Set(places.flatMap((each) => [...each.keys()]));
  return [...paths].flatMap((path): DifferingInput[] => {
    const found = places.map((each) => each.get(path));
    const first = found.find((place) => place !== undefined);
    if (!first || found.every((place) => place?.value === first.value)) return [];
    return [
      {
        path,
        label: first.label,
        values: found.map((place) => place?.value ?? null),
        texts: found.map((place) => (place ? formatInput(place.spec, place.value) : '')),
      },
    ];
  });
}

/** The label that an output has in every scenario that shows it; its default label where they differ, or leave out a sign. */
function commonLabel(tool: Tool, spec: Output, columns: readonly Compared[]): string {
  const labels = columns
    .filter(({ values, outcome }) => isPartShown(tool, spec, values, outcome))
    .map(({ values, outcome }) => signedLabelOf(spec, tool.inputs, lookupIn(tool, values, outcome)));
  const [label, ...others] = new Set(labels);
  return others.length > 0 ? spec.label : String(label);
}

const isSize = (wanted: Wanted): boolean =>
  typeof wanted === 'object' && !Array.isArray(wanted) && !('not' in wanted && typeof wanted.not !== 'number');

/**
 * A rule that holds whatever the size of numbers and lists. A result that is hidden for its size alone has a figure all the same:
 * a fee of 0, which is compared with other fees.
 */
const ofAnySize = (rule: Rule | undefined): Rule | undefined =>
  rule &&
  (alternativesOf(rule).map((all) =>
    mapValues(all, (wanted) => (isSize(wanted) ? { above: Number.NEGATIVE_INFINITY } : wanted)),
  ) as Rule);

function comparedOutputs(tool: Tool, columns: readonly Compared[]): ComparedOutput[] {
  return Object.entries(tool.outputs)
    .filter(([, spec]) => columns.some(({ values, outcome }) => isPartShown(tool, spec, values, outcome)))
    .map(([name, spec]) => {
      const part = { showWhen: ofAnySize(spec.showWhen) };
      // null where it is not shown
      const results = columns.map(({ outcome, values: given }) =>
        outcome.ok && isPartShown(tool, part, given, outcome)
          ? resultOf(tool, [name, spec], outcome, lookupIn(tool, given, outcome), null)
          : null,
      );
      const values = results.map((result) => (result === null || result.none ? null : (result.value ?? null)));
      const [first] = values;
      const differences = values.map((value, index) =>
        index > 0 && typeof value === 'number' && typeof first === 'number' ? value - first : null,
      );
      const better = 'better' in spec ? spec.better : undefined;
      return {
        name,
        label: commonLabel(tool, spec, columns),
        spec,
        values,
        texts: values.map((value, at) =>
          value === null ? (results[at]?.none ? results[at].denial : '') : filledValue(spec, value),
        ),
        differences,
        verdicts: differences.map((difference): Verdict | null => {
          if (difference === null || better === undefined) return null;
          const gain = better === 'higher' ? difference : -difference;
          return gain > 0 ? 'better' : gain < 0 ? 'worse' : 'same';
        }),
      };
    });
}

/**
 * What the main figure says of the scenarios, in a sentence: the first compared with the other one, or with the best of the
 * others; the last where nothing is said to be better. A larger amount is named too, if possible one that speaks against it: a
 * lower EMI may cost more in all. Where a tool answers with a word, such as the better regime, and not with the same in all,
 * the sentence says these.
 *
 * @param namesFirst whether the sentence names the first scenario, where there are only two
 * @returns null where fewer than two scenarios have the figure
 */
export function verdictOf(tool: Tool, comparison: Comparison, namesFirst = true): string | null {
  const { columns, outputs } = comparison;
  const main = outputs.find(({ name }) => name === tool.figure);
  const answer = outputs.find(({ name, spec }) => name === tool.headline[0] && spec.kind === 'text');
  if (answer && new Set(answer.values.filter((value) => value !== null)).size > 1)
    return verdict.answers(
      answer.label,
      locale.list(answer.texts.flatMap((text, at) => (text === '' ? [] : [verdict.answer(text, nameAt(columns, at))]))),
    );
  if (!main) return null;
  // beside an answer in words it is a margin, of which more is not better for the visitor
  const better = answer ? undefined : betterOf(main);
  const [best] = main.differences
    .flatMap((difference, at) => (difference === null || difference === 0 ? [] : [{ at, difference }]))
    .sort((a, b) => {
      if (!better) return b.at - a.at;
      return better === 'higher' ? b.difference - a.difference : a.difference - b.difference;
    });
  if (!best) return sameVerdict(comparison, main, answer === undefined);
  const first = namesFirst || columns.length > 2 ? nameAt(columns, 0) : null;
  const name = nameAt(columns, best.at);
  const label = withoutBrackets(main.label);
  const put = putInMore(outputs, best.at);
  if (main.spec.kind !== 'currency' || (better && !put)) return betterVerdict(comparison, main, best, better, first);
  if (!put) return verdict.margin(label, amountText(main.spec, best.difference), best.difference > 0, name, first);
  const inWords = (output: ComparedOutput) => differenceInWords(output, output.differences[best.at] ?? 0);
  return verdict.putIn(name, inWords(put), inWords(main), label, first);
}

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
  { at, difference }: { readonly at: number; readonly difference: number },
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
      return verdict.time(messages.years(formatNumber(size)), more);
    case 'percent':
      return verdict.number(verdict.points(formatValue({ ...spec, kind: 'number' } as Output, size)), more);
    default:
      return verdict.number(formatValue(spec, size), more);
  }
}
