import { checkValue } from '#src/engine/check-values.ts';
import { isNumberInput } from '#src/engine/kinds.ts';
import { cannotBe, type Mistakes, notA, type Subject } from './mistake.ts';

/** What a definition says of lines of the search: inputs must exist and be able to have the values that are set. */
export function* checkAsk({ tool }: Subject): Mistakes {
  const setsOf = function* (path: string, set: Readonly<Record<string, unknown>> = {}): Mistakes {
    for (const [name, value] of Object.entries(set)) {
      const spec = tool.inputs[name];
      if (!spec) yield { path: `${path}.${name}`, message: notA(name, 'an input', Object.keys(tool.inputs)) };
      else {
        const checked = checkValue(spec, value, name);
        if (!checked.ok) yield { path: `${path}.${name}`, message: cannotBe(spec, value, checked.message) };
      }
    }
  };
  for (const [name, { asked, ...spec }] of Object.entries(tool.inputs)) {
    const path = `inputs.${name}.asked`;
    if (asked?.within && !(isNumberInput(spec as never) && asked.within[0] < asked.within[1]))
      yield { path: `${path}.within`, message: 'must be the least and then the most of a numeric input' };
    for (const [per, times] of Object.entries(asked?.times ?? {}))
      if (typeof times === 'object') yield* setsOf(`${path}.times.${per}.set`, times.set);
  }
  for (const [index, { given }] of (tool.ask?.answers ?? []).entries())
    yield* setsOf(`ask.answers[${index}].given`, given);
  for (const [index, { inputs }] of (tool.ask?.sets ?? []).entries())
    yield* setsOf(`ask.sets[${index}].inputs`, inputs);
}
