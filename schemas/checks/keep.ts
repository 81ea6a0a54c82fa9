import { listedTwice, type Mistakes, numericOutputs, type Subject, unknown } from './mistake.ts';

/** Stored values: the outputs of the history. */
export function* checkKeep({ tool }: Subject): Mistakes {
  if (!tool.keep) return;
  const outputs = tool.keep.history?.outputs ?? [];
  const path = (index: number) => `keep.history.outputs[${index}]`;
  for (const [index, name] of outputs.entries())
    yield* unknown(path(index), name, 'a numeric output', numericOutputs(tool));
  yield* listedTwice(path, outputs);
}
