import { type Mistakes, numericOutputs, type Subject, unknown } from './mistake.ts';

/** What stays in the browser: the outputs of the history. */
export function* checkKeep({ tool }: Subject): Mistakes {
  for (const [index, name] of tool.keep?.history?.outputs.entries() ?? [])
    yield* unknown(`keep.history.outputs[${index}]`, name, 'a numeric output', numericOutputs(tool));
}
