import { type Mistakes, numericOutputs, type Subject, shown, unknown } from './mistake.ts';

/** Stored values: the outputs of the history, and the migration of older versions. */
export function* checkKeep({ tool }: Subject): Mistakes {
  if (!tool.keep) return;
  const { version, history, migrate } = tool.keep;
  const outputs = history?.outputs ?? [];
  for (const [index, name] of outputs.entries()) {
    const path = `keep.history.outputs[${index}]`;
    yield* unknown(path, name, 'a numeric output', numericOutputs(tool));
    if (outputs.indexOf(name) !== index) yield { path, message: `"${name}" is listed twice` };
  }
  if (version === 1) return;
  if (typeof migrate !== 'function') {
    yield {
      path: 'keep.migrate',
      message: `is missing; it turns values stored by a version before ${version} into today's`,
    };
    return;
  }
  const defaults = Object.fromEntries(Object.entries(tool.inputs).map(([name, spec]) => [name, spec.default]));
  // a browser may have stored any older version, with all of today's inputs or with none of them
  for (let older = 1; older < version; older++)
    for (const values of [defaults, {}]) {
      const fault = faultOf(() => migrate(structuredClone(values), older));
      if (fault === null) continue;
      const stored = values === defaults ? "today's defaults" : 'none of the inputs';
      yield { path: 'keep.migrate', message: `${fault} for values of version ${older} with ${stored}` };
      return;
    }
}

/** What is wrong with the result of a function that must return an object; null where nothing is. */
function faultOf(give: () => unknown): string | null {
  try {
    const given = give();
    if (typeof given === 'object' && given !== null && !Array.isArray(given)) return null;
    return `gives ${shown(given)}, but must give an object of inputs and values,`;
  } catch (error) {
    return `throws (${error instanceof Error ? error.message : String(error)})`;
  }
}
