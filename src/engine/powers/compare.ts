// Scenarios side by side: their inputs that differ, and each result with its difference from the first. The sentence about them is in
// verdict.ts.
import { words as messages } from '#words/scenario.ts';
import { filledValue } from '../fill.ts';
import { complete, formatInput, type Given, isPartShown, placesOf } from '../places.ts';
import { resultOf } from '../results.ts';
import type { CellValue, LiveFigures, Outcome, Output, Rule, Tool, Values, Wanted } from '../types.ts';
import { mapValues } from '../utilities.ts';
import { alternativesOf, lookupIn, signedLabelOf } from '../visibility.ts';
import { unlessWrong } from './formula.ts';
import { MOST_NAME } from './scenario.ts';
import { formulaValue } from './working.ts';

export interface Candidate {
  /** As the visitor named it; null to make a name from its values. */
  readonly name: string | null;
  readonly values: Given;
}

/** A scenario with its name and what the tool gives for it. */
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

/** A result beside itself in the other scenarios. */
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

/** Scenarios side by side, the first one beginning. */
export interface Comparison {
  readonly columns: readonly Compared[];
  readonly inputs: readonly DifferingInput[];
  readonly outputs: readonly ComparedOutput[];
}

/** How many inputs a name is made of where nothing differs from the defaults. */
const INPUTS_IN_NAME = 2;

/**
 * The name of a scenario: its values that differ from the defaults, `9% · 15 years`, or else the first values. As many as fit
 * in {@link MOST_NAME} characters, at least one. Never empty.
 */
export function nameOf(tool: Tool, values: Given): string {
  const all = complete(tool, values);
  const atFirst = new Map(placesOf(tool, complete(tool, {})).map(({ path, value }) => [path, value]));
  const places = placesOf(tool, all).filter(({ value }) => value !== '');
  const differing = places.filter(({ path, spec, value }) => (atFirst.get(path) ?? spec.default) !== value);
  const parts = (differing.length > 0 ? differing : places.slice(0, INPUTS_IN_NAME)).map(({ spec, value, label }) =>
    spec.kind === 'toggle' ? messages.chosen(label, formatInput(spec, value)) : formatInput(spec, value),
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
  const verdicts = ({ verdicts: all }: ComparedOutput) =>
    all.map((each, at) => (differingPutIn(outputs, at) ? null : each));
  return {
    columns,
    inputs: differingInputs(tool, columns),
    outputs: outputs.map((output) => ({ ...output, verdicts: verdicts(output) })),
  };
}

/** The result that says what is put in (`putIn`), where it is not the same as in the first scenario. */
const differingPutIn = (outputs: readonly ComparedOutput[], at: number): ComparedOutput | undefined =>
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
    const isOther = outcome.ok && value !== now[choice];
    // none where a formula has no figure
    const others = isOther ? unlessWrong(() => mapValues(compared, formulaValue(tool, outcome))) : null;
    return { name: label, values: { ...values, ...others, [choice]: value } };
  });
}

function differingInputs(tool: Tool, columns: readonly Compared[]): DifferingInput[] {
  const places = columns.map(({ values }) => new Map(placesOf(tool, values).map((place) => [place.path, place])));
  const paths = new Set(places.flatMap((each) => [...each.keys()]));
  return [...paths].flatMap((path): DifferingInput[] => {
    const found = places.map((each) => each.get(path));
    const first = found.find((place) => place !== undefined);
    if (!first || found.every((place) => place?.value === first.value)) return [];
    const spec = tool.inputs[path];
    // one of More options that some do not have says nothing at its default
    if (spec?.more && found.every((place) => place === undefined || place.value === spec.default)) return [];
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

/**
 * Whether a condition is about the size of a number or a list: `{ above: 0 }`, `{ not: 0 }`; not `'sip'`, `['sip', 'both']` or
 * `{ not: 'sip' }`.
 */
function isAboutSize(wanted: Wanted): boolean {
  if (typeof wanted !== 'object' || Array.isArray(wanted)) return false;
  return !('not' in wanted) || typeof wanted.not === 'number';
}

/** A condition that every number and every list meets. */
const ANY_SIZE = { above: Number.NEGATIVE_INFINITY };

/**
 * A rule without its conditions of size. A result that is hidden for its size alone has a figure all the same: a fee of 0, which is
 * compared with other fees.
 */
const withoutSizes = (rule: Rule | undefined): Rule | undefined =>
  rule &&
  (alternativesOf(rule).map((all) => mapValues(all, (wanted) => (isAboutSize(wanted) ? ANY_SIZE : wanted))) as Rule);

/** What a difference from the first scenario means for the visitor; null where that is not known. */
function verdictOn(difference: number | null, better: 'higher' | 'lower' | undefined): Verdict | null {
  if (difference === null || better === undefined) return null;
  if (difference === 0) return 'same';
  return difference > 0 === (better === 'higher') ? 'better' : 'worse';
}

function comparedOutputs(tool: Tool, columns: readonly Compared[]): ComparedOutput[] {
  return Object.entries(tool.outputs)
    .filter(([, spec]) => columns.some(({ values, outcome }) => isPartShown(tool, spec, values, outcome)))
    .map(([name, spec]) => comparedOutput(tool, name, spec, columns));
}

function comparedOutput(tool: Tool, name: string, spec: Output, columns: readonly Compared[]): ComparedOutput {
  const part = { showWhen: withoutSizes(spec.showWhen) };
  // null where it is not shown
  const results = columns.map(({ outcome, values }) =>
    outcome.ok && isPartShown(tool, part, values, outcome)
      ? resultOf(tool, [name, spec], outcome, lookupIn(tool, values, outcome), null)
      : null,
  );
  const values = results.map((result) => (result?.none ? null : (result?.value ?? null)));
  const denials = results.map((result) => (result?.none ? result.denial : ''));
  const [first] = values;
  const differences = values.map((value, at) =>
    at > 0 && typeof value === 'number' && typeof first === 'number' ? value - first : null,
  );
  const better = 'better' in spec ? spec.better : undefined;
  return {
    name,
    label: commonLabel(tool, spec, columns),
    spec,
    values,
    texts: values.map((value, at) => (value === null ? (denials[at] ?? '') : filledValue(spec, value))),
    differences,
    verdicts: differences.map((difference) => verdictOn(difference, better)),
  };
}
