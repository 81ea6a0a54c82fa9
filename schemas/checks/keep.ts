import { type Mistakes, numericOutputs, type Subject, shown, unknown } from './mistake.ts';

/** What stays in the browser: the outputs of the history, and the way from values of an older version to today's. */
export function* checkKeep({ tool }: Subject): Mistakes {
  if (!tool.keep) return;
  const { version, history, migrate } = tool.keep;
  const outputs = history?.outputs ?? [];
  for (const [index, name] of outputs.entries()) {
    const path = `keep.history.outputs[${index}]`;
    yield* unknown(path, name, 'a numeric output', numericOutputs(tool));
    if (outputs.indexOf(name) !== index) yield { path, message: `"${name}" stands twice` };
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
  // a browser may hold any older version, with all inputs or, where others were stored then, none of today's
  for (let older = 1; older < version; older++)
    for (const values of [defaults, {}]) {
      const fault = faultOf(() => migrate(structuredClone(values), older));
      if (fault === null) continue;
      const stored = values === defaults ? "today's defaults" : 'none of the inputs';
      yield { path: 'keep.migrate', message: `${fault} for values of version ${older} with ${stored}` };
      return;
    }
}

/** What is wrong with what a function gives that must give an object; null where nothing is. */
function faultOf(give: () => unknown): string | null {
  try {
    const given = give();
    if (typeof given === 'object' && given !== null && !Array.isArray(given)) return null;
    return `gives ${shown(given)}, but must give an object of inputs and values,`;
  } catch (error) {
    return `throws (${error instanceof Error ? error.message : String(error)})`;
  }
}
