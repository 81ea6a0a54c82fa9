import { type Mistakes, numericOutputs, type Subject, unknown } from './mistake.ts';

/** Stored values: the outputs of the history. */
export function* checkKeep({ tool }: Subject): Mistakes {
  if (!tool.keep) return;
  const outputs = tool.keep.history?.outputs ?? [];
  for (const [index, name] of outputs.entries()) {
    const path = `keep.history.outputs[${index}]`;
    yield* unknown(path, name, 'a numeric output', numericOutputs(tool));
    if (outputs.indexOf(name) !== index) yield { path, message: `"${name}" is listed twice` };
  }
}
