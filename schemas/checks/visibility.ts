import { checkValue } from '#src/engine/check-values.ts';
import { isNumberInput, isNumberResult } from '#src/engine/kinds.ts';
import type { Input, Inputs, Output, Outputs, Rule, Tool } from '#src/engine/types.ts';
import { rulesIn } from '#src/engine/visibility.ts';
import { cannotBe, type Mistakes, notA, type Subject, shown, unknown } from './mistake.ts';
import { partsOf } from './parts.ts';

const RULES = ['showWhen', 'offerWhen'] as const;

/** Rules of visibility must name inputs, or for parts other than inputs results too, with possible values and without cycles. */
export function* checkVisibility({ tool }: Subject): Mistakes {
  for (const [path, rule] of partsOf('', tool))
    if (/When$/.test(path)) yield* checkRule(path, rule as Rule, tool, path.startsWith('inputs.') ? {} : tool.outputs);
  const seen = new Set<string>();
  for (const name of Object.keys(tool.inputs)) {
    const circle = seen.has(name) ? null : circleFrom(name, tool);
    if (!circle) continue;
    const rule = RULES.find((each) => named(tool.inputs[name]?.[each]).includes(circle[1] ?? '')) ?? 'showWhen';
    yield { path: `inputs.${name}.${rule}`, message: `goes round in a circle: ${circle.join(' → ')}` };
    for (const each of circle) seen.add(each);
  }
}

function* checkRule(path: string, rule: Rule, { inputs }: Tool, outputs: Outputs): Mistakes {
  const rules = rulesIn(rule);
  for (const [index, all] of rules.entries())
    for (const [name, wanted] of Object.entries(all))
      yield* checkWanted(rules.length > 1 ? `${path}[${index}]` : path, name, wanted, inputs, outputs);
}

function* checkWanted(path: string, name: string, wanted: unknown, inputs: Inputs, outputs: Outputs): Mistakes {
  const input = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
  const output = Object.hasOwn(outputs, name) ? outputs[name] : undefined;
  if (!input && !output) {
    const have = [...Object.keys(inputs), ...Object.keys(outputs)];
    yield* unknown(path, name, Object.keys(outputs).length > 0 ? 'an input or an output' : 'an input', have);
    return;
  }
  const object = typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted);
  if (object && !('not' in wanted)) {
    if (!(input ? isNumberInput(input) || input.kind === 'rows' : isNumberResult(output)))
      yield {
        path: `${path}.${name}`,
        message: 'above and below are for numbers, and for rows, of which they count how many',
      };
    return;
  }
  const values = object && 'not' in wanted ? [wanted.not] : Array.isArray(wanted) ? wanted : [wanted];
  for (const value of values) {
    const message = input ? refusedByInput(input, value, name) : output ? neverGiven(output, value) : null;
    if (message !== null) yield { path: `${path}.${name}`, message };
  }
}

function refusedByInput(spec: Input, value: unknown, name: string): string | null {
  const checked = checkValue(spec, value, name);
  return checked.ok ? null : cannotBe(spec, value, checked.message);
}

/** Why a result can never have this value; null where it can. */
function neverGiven(spec: Output, value: unknown): string | null {
  if (isNumberResult(spec)) return typeof value === 'number' ? null : `${shown(value)} is no number, as the result is`;
  if (typeof value !== 'string') return `${shown(value)} is no text, as the result is`;
  const words = spec.kind === 'text' ? spec.values : undefined;
  return words && !Object.hasOwn(words, value) ? notA(value, 'a value of the result', Object.keys(words)) : null;
}

/** The inputs that a rule names. */
const named = (rule: Rule | undefined): string[] => rulesIn(rule).flatMap((all) => Object.keys(all));

function circleFrom(start: string, { inputs }: Tool): string[] | null {
  const follow = (name: string, trail: readonly string[]): string[] | null => {
    if (name === start && trail.length > 0) return [...trail, name];
    if (trail.includes(name)) return null;
    for (const next of RULES.flatMap((rule) => named(inputs[name]?.[rule]))) {
      const found = follow(next, [...trail, name]);
      if (found) return found;
    }
    return null;
  };
  return follow(start, []);
}
