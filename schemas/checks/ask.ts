import { checkValue } from '#src/engine/check-values.ts';
import { isNumberInput } from '#src/engine/kinds.ts';
import { cannotBe, type Mistakes, notA, numericInputs, numericOutputs, type Subject, unknown } from './mistake.ts';

/** What a definition says of lines of the search: the inputs, values and results that it names must exist. */
export function* checkAsk({ tool }: Subject): Mistakes {
  const numbers = numericInputs(tool);
  const results = numericOutputs(tool);
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
  for (const [name, spec] of Object.entries(tool.outputs))
    for (const [index, { input, free = [], through }] of ('turns' in spec && spec.turns ? spec.turns : []).entries()) {
      const path = `outputs.${name}.turns[${index}]`;
      for (const each of [input, ...free]) yield* unknown(path, each, 'a numeric input', numbers);
      if (through !== undefined) yield* unknown(`${path}.through`, through, 'a numeric result', results);
    }
  for (const [index, { output, to, unsaid, given }] of (tool.ask?.answers ?? []).entries()) {
    const path = `ask.answers[${index}]`;
    yield* unknown(`${path}.output`, output, 'a numeric result', results);
    if (to !== undefined) yield* unknown(`${path}.to`, to, 'a numeric result', results);
    if (unsaid !== undefined) yield* unknown(`${path}.unsaid`, unsaid, 'an input', Object.keys(tool.inputs));
    yield* setsOf(`${path}.given`, given);
  }
  for (const [index, { inputs }] of (tool.ask?.sets ?? []).entries())
    yield* setsOf(`ask.sets[${index}].inputs`, inputs);
}
