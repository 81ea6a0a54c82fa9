import { checkValue } from '#src/engine/check-values.ts';
import { isNumberInput } from '#src/engine/kinds.ts';
import type { Input, Tool } from '#src/engine/types.ts';
import { type Mistakes, type Subject, unknown } from './mistake.ts';

/** Other declarations about inputs and results: each must contradict nothing. */
export function* checkDeclared({ tool, meta }: Subject): Mistakes {
  if (tool.headline.length === 0 && Object.keys(tool.outputs).length > 0)
    yield { path: 'headline', message: 'is empty; name one or two outputs, or leave it out' };
  for (const [index, id] of tool.related.entries())
    if (id === meta.id) yield { path: `related[${index}]`, message: `"${id}" is this tool itself` };
  for (const [name, spec] of Object.entries(tool.inputs)) yield* checkSaid(`inputs.${name}`, spec);
}

/** The tools that a definition names must be among all tools. */
export function* checkNamedTools({ related, next }: Pick<Tool, 'related' | 'next'>, all: readonly string[]): Mistakes {
  for (const [index, id] of related.entries()) yield* unknown(`related[${index}]`, id, 'a tool', all);
  for (const [index, { tool }] of next.entries()) yield* unknown(`next[${index}].tool`, tool, 'a tool', all);
}

function* checkSaid(path: string, spec: Input): Mistakes {
  if (!isNumberInput(spec)) return;
  if (spec.months && spec.kind !== 'years' && spec.kind !== 'number')
    yield { path: `${path}.months`, message: `is for kind years or number, not for ${spec.kind}` };
  if (spec.days && spec.kind !== 'years')
    yield { path: `${path}.days`, message: `is for kind years, not for ${spec.kind}` };
  if (spec.months && spec.kind === 'years' && spec.accepts?.whole)
    yield { path: `${path}.months`, message: 'contradicts whole: true, which takes whole years only' };
  for (const [index, chip] of (spec.chips ?? []).entries()) {
    const at = `${path}.chips[${index}]`;
    const checked = checkValue(spec, chip, path);
    const before = spec.chips?.[index - 1];
    const { min = chip, max = chip } = spec;
    if (!checked.ok) yield { path: at, message: checked.message };
    else if (chip < min || chip > max)
      yield { path: at, message: `${chip} is outside the slider, which goes from ${min} to ${max}` };
    else if (before !== undefined && chip <= before)
      yield { path: at, message: `${chip} is not above ${before}; usual values stand in rising order` };
  }
  if (spec.accepts?.above !== undefined && spec.solve === false)
    yield { path: `${path}.accepts.above`, message: 'has no use where solve is false' };
}
