import { type Mistakes, type Subject, unknown } from './mistake.ts';

/** Buttons that exchange two inputs. */
export function* checkSwaps({ tool }: Subject): Mistakes {
  for (const [index, { inputs }] of tool.swaps.entries())
    for (const [place, name] of inputs.entries())
      yield* unknown(`swaps[${index}].inputs[${place}]`, name, 'an input', Object.keys(tool.inputs));
}
