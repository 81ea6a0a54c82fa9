import type { Inputs } from './types.ts';

type ShowWhen = Readonly<Record<string, unknown>> | undefined;

function matches(wanted: unknown, value: unknown): boolean {
  return Array.isArray(wanted) ? wanted.includes(value) : wanted === value;
}

/**
 * Whether a rule holds: every input it names is itself shown and has a wanted value.
 *
 * @param showWhen the rule; none means always
 * @param value the present value of an input, by name
 * @param depth how many rules have led here; one that goes round in a circle never holds
 */
export function holds(showWhen: ShowWhen, inputs: Inputs, value: (name: string) => unknown, depth = 0): boolean {
  if (!showWhen) return true;
  if (depth > Object.keys(inputs).length) return false;
  for (const name in showWhen) {
    if (!matches(showWhen[name], value(name)) || !holds(inputs[name]?.showWhen, inputs, value, depth + 1)) return false;
  }
  return true;
}

/**
 * Whether an input is offered: its `offerWhen` holds, or its value is not its default. What counts is in sight, so that a
 * visitor can change it back.
 */
export function isOffered(name: string, inputs: Inputs, value: (name: string) => unknown): boolean {
  const spec = inputs[name];
  return holds(spec?.offerWhen, inputs, value) || JSON.stringify(value(name)) !== JSON.stringify(spec?.default);
}
