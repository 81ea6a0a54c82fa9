import type { Mistakes, Subject } from './mistake.ts';

/** Names that are reserved in compute's result. */
const ANSWER = ['notes', 'ok', 'field', 'message', 'then'];

/** Names of inputs, results and columns must be used once, and must not be properties that every object has. */
export function* checkNames({ tool }: Subject): Mistakes {
  const { inputs, outputs, tables } = tool;
  for (const [path, names] of namesOf(tool)) {
    if (Object.getPrototypeOf(names) !== Object.prototype)
      yield { path, message: 'has an entry named __proto__, which is lost; choose another name' };
    for (const name of Object.keys(names))
      if (name in Object.prototype)
        yield { path: `${path}.${name}`, message: 'is a name that every object has; choose another' };
  }
  for (const [path, names] of [
    ['outputs', outputs],
    ['tables', tables],
  ] as const)
    for (const name of Object.keys(names))
      if (ANSWER.includes(name))
        yield {
          path: `${path}.${name}`,
          message: 'is a name that the answer of compute uses for itself; choose another',
        };
  for (const name of Object.keys(outputs)) {
    if (Object.hasOwn(tables, name))
      yield { path: `outputs.${name}`, message: 'has the name of a table; names are used once' };
    if (Object.hasOwn(inputs, name))
      yield { path: `outputs.${name}`, message: 'has the name of an input; names are used once' };
  }
}

function* namesOf({ inputs, outputs, tables, notes }: Subject['tool']): Generator<[path: string, names: object]> {
  yield* Object.entries({ inputs, outputs, tables, notes });
  for (const [name, spec] of Object.entries(inputs))
    if (spec.kind === 'rows') yield [`inputs.${name}.columns`, spec.columns];
  for (const [name, { columns }] of Object.entries(tables)) yield [`tables.${name}.columns`, columns];
}
