import { words as messages } from '#words/scenario.ts';
import { formatResult } from '../format.ts';
import { complete, formatInput, type Given, isPartShown, placesOf } from '../places.ts';
import type { CellInput, CellValue, ChoiceInput, LiveFigures, Outcome, Output, Rule, Tool, Values } from '../types.ts';
import { labelOf, namedIn, rulesIn, type Wanted } from '../visibility.ts';
import { MOST_NAME } from './scenario.ts';

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
export interface DifferingInput {
  /** `rate`, or `loans.0.rate`. */
  readonly path: string;
  readonly label: string;
  readonly spec: CellInput;
  /** By scenario; null where it is not shown there. */
  readonly values: readonly (CellValue | null)[];
  /** The same as text; empty where it is not shown. */
  readonly texts: readonly string[];
}

export type Verdict = 'better' | 'worse' | 'same';

export interface ComparedOutput {
  readonly name: string;
  readonly label: string;
  readonly spec: Output;
  /** By scenario; null where the tool refuses, or the result does not apply. */
  readonly values: readonly (number | string | null)[];
  /** The same as text. */
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
  return { columns, inputs: differingInputs(tool, columns), outputs: comparedOutputs(tool, columns) };
}

/** Compares the options of a choice, the other inputs being the same. Null where there is no such choice. */
export function compareAll(
  tool: Tool,
  values: Given,
  choice: string,
  live: LiveFigures | null = null,
): Comparison | null {
  const spec = Object.hasOwn(tool.inputs, choice) ? tool.inputs[choice] : undefined;
  if (spec?.kind !== 'choice') return null;
  const candidates = (spec as ChoiceInput).options.map(({ value, label }) => ({
    name: label,
    values: { ...values, [choice]: value },
  }));
  return compare(tool, candidates, live);
}

function differingInputs(tool: Tool, columns: readonly Compared[]): DifferingInput[] {
  const places = columns.map(({ values }) => new Map(placesOf(tool, values).map((place) => [place.path, place])));
  const paths = new Set(places.flatMap((each) => [...each.keys()]));
  return [...paths].flatMap((path): DifferingInput[] => {
    const found = places.map((each) => each.get(path));
    const spec = found.find((place) => place !== undefined);
    if (!spec || found.every((place) => place?.value === spec.value)) return [];
    return [
      {
        path,
        label: spec.label,
        spec: spec.spec,
        values: found.map((place) => place?.value ?? null),
        texts: found.map((place) => (place ? formatInput(place.spec, place.value) : '')),
      },
    ];
  });
}

/** The label that an output has in every scenario that shows it; its default label where they differ. */
function commonLabel(tool: Tool, spec: Output, columns: readonly Compared[]): string {
  const labels = columns
    .filter(({ values, outcome }) => isPartShown(tool, spec, values, outcome))
    .map(({ values, outcome }) => labelOf(spec, tool.inputs, namedIn(tool, values, outcome)));
  return labels.every((label) => label === labels[0]) ? (labels[0] ?? spec.label) : spec.label;
}

const isSize = (wanted: Wanted): boolean =>
  typeof wanted === 'object' && !Array.isArray(wanted) && !('not' in wanted && typeof wanted.not !== 'number');

/**
 * A rule that holds whatever the size of numbers and lists. A result that is hidden for its size alone has a figure all the same:
 * a fee of 0, which is compared with other fees.
 */
const ofAnySize = (rule: Rule | undefined): Rule | undefined =>
  rule &&
  (rulesIn(rule).map((all) =>
    Object.fromEntries(
      Object.entries(all).map(([name, wanted]) => [
        name,
        isSize(wanted) ? { above: Number.NEGATIVE_INFINITY } : wanted,
      ]),
    ),
  ) as Rule);

function comparedOutputs(tool: Tool, columns: readonly Compared[]): ComparedOutput[] {
  return Object.entries(tool.outputs)
    .filter(([, spec]) => columns.some(({ values, outcome }) => isPartShown(tool, spec, values, outcome)))
    .map(([name, spec]) => {
      const part = { showWhen: ofAnySize(spec.showWhen) };
      const values = columns.map(({ outcome, values: given }) =>
        outcome.ok && isPartShown(tool, part, given, outcome) ? (outcome.outputs[name] ?? null) : null,
      );
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
        texts: values.map((value) => (value === null ? '' : formatResult(spec, value))),
        differences,
        verdicts: differences.map((difference): Verdict | null => {
          if (difference === null || better === undefined) return null;
          if (difference === 0) return 'same';
          return difference > 0 === (better === 'higher') ? 'better' : 'worse';
        }),
      };
    });
}
