import type { AllWanted, Inputs, Label, Outcome, Rule, Tool, Value, Values, Wanted } from './types.ts';

/** The present value of an input or a result, by its name. */
type Lookup = (name: string) => unknown;

/** What has a label, and others for when their rules hold. */
interface Labelled {
  readonly label: string;
  readonly labels?: readonly Label[] | undefined;
}

/** Whether two values say the same: plain ones, or rows with their cells in one order. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function matches(wanted: Wanted | undefined, value: unknown): boolean {
  if (Array.isArray(wanted)) return wanted.includes(value);
  if (typeof wanted !== 'object') return wanted === value;
  // where compute refuses there is no result, and `not` does not hold
  if ('not' in wanted) return value !== undefined && value !== wanted.not;
  const size = Array.isArray(value) ? value.length : Number(value);
  const { above = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY } = wanted as {
    above?: number;
    below?: number;
  };
  return size > above && size < below;
}

/** The alternatives of a rule: one of them must hold. */
export function alternativesOf(rule: Rule | undefined): readonly AllWanted[] {
  if (rule === undefined) return [];
  return Array.isArray(rule) ? rule : [rule as AllWanted];
}

/**
 * The values that a rule may name: inputs, and results, which are computed when a rule first asks for one.
 *
 * @param known the outcome for these values, where the caller has it
 */
export function lookupIn(tool: Tool, values: Values, known?: Outcome): (name: string) => Value | undefined {
  let outcome = known;
  return (name) => {
    if (Object.hasOwn(tool.inputs, name)) return values[name];
    outcome ??= tool.run(values);
    return outcome.ok ? outcome.outputs[name] : undefined;
  };
}

/**
 * Whether a rule holds: every input that it names is shown and has a wanted value, and every result that it names has a wanted
 * value. In a list of rules one must hold.
 *
 * @param rule undefined always holds
 * @param depth how many rules have led to this one; a rule in a cycle never holds
 */
export function holds(rule: Rule | undefined, inputs: Inputs, lookup: Lookup, depth = 0): boolean {
  if (!rule) return true;
  if (depth > Object.keys(inputs).length) return false;
  return alternativesOf(rule).some((all) =>
    Object.keys(all).every(
      (name) => matches(all[name], lookup(name)) && holds(inputs[name]?.showWhen, inputs, lookup, depth + 1),
    ),
  );
}

/** The label whose rule holds first, or else the default label. */
export function labelOf(spec: Labelled, inputs: Inputs, lookup: Lookup): string {
  return labelNow(spec, inputs, lookup)?.text ?? spec.label;
}

/** Whether the present label says which way the figure goes, which is then shown without its sign. */
export const isUnsigned = (spec: Labelled, inputs: Inputs, lookup: Lookup): boolean =>
  labelNow(spec, inputs, lookup)?.unsigned === true;

/** The present label, but the usual one where that leaves out a sign: for a figure that keeps its sign. */
export const signedLabelOf = (spec: Labelled, inputs: Inputs, lookup: Lookup): string =>
  isUnsigned(spec, inputs, lookup) ? spec.label : labelOf(spec, inputs, lookup);

const labelNow = ({ labels }: Labelled, inputs: Inputs, lookup: Lookup): Label | undefined =>
  labels?.find(({ showWhen }) => holds(showWhen, inputs, lookup));

/**
 * Whether an input is offered: its `offerWhen` holds, or its value is not its default. So a value that counts is always
 * shown, and a visitor can change it back.
 */
export function isOffered(name: string, inputs: Inputs, lookup: Lookup): boolean {
  const spec = inputs[name];
  return holds(spec?.offerWhen, inputs, lookup) || !isSame(lookup(name), spec?.default);
}
