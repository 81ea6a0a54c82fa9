import type { Input } from '#src/engine/types.ts';
import type { Mistakes, Subject } from './mistake.ts';

/** Buttons that exchange two inputs: each must accept the values of the other. */
export function* checkSwaps({ tool }: Subject): Mistakes {
  for (const [index, { inputs }] of tool.swaps.entries()) {
    const [one, other] = inputs;
    const [first, second] = [tool.inputs[one], tool.inputs[other]];
    // an unknown name is reported with the others
    if (!first || !second) continue;
    const path = `swaps[${index}].inputs`;
    if (one === other) yield { path, message: `names "${one}" twice; two inputs are exchanged` };
    else if (first.kind === 'rows') yield { path, message: 'lists of rows cannot be exchanged' };
    else if (holdsOf(first) !== holdsOf(second))
      yield { path, message: `${one} (${holdsOf(first)}) cannot hold what ${other} (${holdsOf(second)}) holds` };
  }
}

/** The values that an input can have, as text: its kind, and the values of a choice. */
function holdsOf(spec: Input): string {
  if (spec.kind !== 'choice') return spec.kind;
  return `choice of ${spec.options
    .map(({ value }) => value)
    .sort()
    .join(', ')}`;
}
