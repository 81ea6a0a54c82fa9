import { checkValue } from '#src/engine/check-values.ts';
import type { Input, Tool } from '#src/engine/types.ts';
import { type Mistakes, type Subject, shown, unknown } from './mistake.ts';

const RULES = ['showWhen', 'offerWhen'] as const;

/** Rules for what shows when: they name inputs, give values that these can have, and do not go round in a circle. */
export function* checkVisibility({ tool }: Subject): Mistakes {
  for (const [name, spec] of Object.entries(tool.inputs)) {
    for (const rule of RULES) yield* checkRule(`inputs.${name}.${rule}`, spec[rule], tool);
    if (spec.kind !== 'rows') continue;
    for (const [column, cell] of Object.entries(spec.columns))
      for (const rule of RULES)
        if (cell[rule]) yield { path: `inputs.${name}.columns.${column}.${rule}`, message: 'a column is always shown' };
  }
  for (const [index, { showWhen }] of tool.basis.entries())
    yield* checkRule(`basis[${index}].showWhen`, showWhen, tool);
  const told = new Set<string>();
  for (const name of Object.keys(tool.inputs)) {
    const circle = told.has(name) ? null : circleFrom(name, tool);
    if (!circle) continue;
    const rule = RULES.find((each) => Object.hasOwn(tool.inputs[name]?.[each] ?? {}, circle[1] ?? '')) ?? 'showWhen';
    yield { path: `inputs.${name}.${rule}`, message: `goes round in a circle: ${circle.join(' → ')}` };
    for (const each of circle) told.add(each);
  }
}

function* checkRule(path: string, rule: Input['showWhen'], { inputs }: Tool): Mistakes {
  for (const [name, wanted] of Object.entries(rule ?? {})) {
    const spec = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
    if (!spec) {
      yield* unknown(path, name, 'an input', Object.keys(inputs));
      continue;
    }
    for (const value of Array.isArray(wanted) ? wanted : [wanted]) {
      const checked = checkValue(spec, value, name);
      if (!checked.ok) yield { path: `${path}.${name}`, message: `${shown(value)} cannot be: ${checked.message}` };
    }
  }
}

function circleFrom(start: string, { inputs }: Tool): string[] | null {
  const follow = (name: string, trail: readonly string[]): string[] | null => {
    if (name === start && trail.length > 0) return [...trail, name];
    if (trail.includes(name)) return null;
    for (const next of RULES.flatMap((rule) => Object.keys(inputs[name]?.[rule] ?? {}))) {
      const found = follow(next, [...trail, name]);
      if (found) return found;
    }
    return null;
  };
  return follow(start, []);
}
