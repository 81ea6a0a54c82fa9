import { checkValue } from '#src/engine/check-values.ts';
import type { Example, Tool } from '#src/engine/types.ts';
import { holds } from '#src/engine/visibility.ts';
import { cannotBe, type Mistakes, notA, type Subject } from './mistake.ts';

/** Inputs and outputs that examples name. The figures themselves are compared by the runs. */
export function* checkExamples({ tool }: Subject): Mistakes {
  for (const [index, example] of tool.examples.entries()) {
    yield* checkGiven(`examples[${index}].inputs`, example, tool);
    for (const name of Object.keys(example.outputs))
      if (!Object.hasOwn(tool.outputs, name))
        yield {
          path: `examples[${index}].outputs.${name}`,
          message: notA(name, 'an output', Object.keys(tool.outputs)),
        };
  }
}

/** What is wrong with the inputs of an example: unknown ones, impossible values, and hidden ones, which have no effect. */
export function* checkGiven(path: string, { inputs: given }: Example, { inputs }: Tool): Mistakes {
  const value = (name: string): unknown =>
    Object.hasOwn(given, name) && given[name] !== undefined ? given[name] : inputs[name]?.default;
  for (const name of Object.keys(given)) {
    const spec = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
    if (!spec) {
      yield { path: `${path}.${name}`, message: notA(name, 'an input', Object.keys(inputs)) };
      continue;
    }
    const checked = checkValue(spec, value(name), name);
    if (!checked.ok) {
      yield { path: `${path}.${checked.field ?? name}`, message: cannotBe(spec, given[name], checked.message) };
    } else if (!holds(spec.showWhen, inputs, value))
      yield { path: `${path}.${name}`, message: 'is hidden by the other inputs, so its value is not used' };
  }
}
