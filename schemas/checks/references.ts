import type { Tool } from '#src/engine/types.ts';
import {
  listedTwice,
  type Mistakes,
  numeric,
  numericInputs,
  numericOutputs,
  type Subject,
  unknown,
} from './mistake.ts';
import { textsOf } from './parts.ts';

/** What a definition may name, as mistakes say it. */
const LISTS = {
  'an input': ({ inputs }: Tool) => Object.keys(inputs),
  'an output': ({ outputs }: Tool) => Object.keys(outputs),
  'a table': ({ tables }: Tool) => Object.keys(tables),
  'a numeric input': numericInputs,
  'a numeric output': numericOutputs,
  'a numeric result': numericOutputs,
  'a numeric output or input': numeric,
  'a numeric input or result': numeric,
};

/** Where definitions name something of their own; what charts name of a table stands with the charts. */
const PLACES: readonly (readonly [path: RegExp, what: keyof typeof LISTS])[] = [
  [/^swaps\[\d+\]\.inputs\[\d+\]$|^notes\.\w+\.about$|^ask\.answers\[\d+\]\.unsaid$/, 'an input'],
  [/^headline\[\d+\]$|^notes\.\w+\.at$/, 'an output'],
  [/^(charts\[\d+\]\.table|tables\.\w+\.finerOf)$/, 'a table'],
  [
    /^((rises|falls)\[\d+\]\.with|asks\[\d+\]\.input|outputs\.\w+\.turns\[\d+\]\.(input|free\[\d+\]))$/,
    'a numeric input',
  ],
  [/^(figure|(rises|falls|asks)\[\d+\]\.output|sums\[\d+\]\.total|keep\.history\.outputs\[\d+\])$/, 'a numeric output'],
  [/^(ask\.answers\[\d+\]\.(output|to)|outputs\.\w+\.turns\[\d+\]\.through)$/, 'a numeric result'],
  [/^(sums\[\d+\]\.parts\[\d+\]|charts\[\d+\]\.(start\.\w+|marks\[\d+\]\.[xy]))$/, 'a numeric output or input'],
  [/^story\[\d+\]\.figures\.\w+\.(of|less|by)$/, 'a numeric input or result'],
];

/** What a definition names of its own must exist, and lists name it once. */
export function* checkReferences({ tool }: Subject): Mistakes {
  for (const [path, name] of textsOf('', tool))
    for (const [place, what] of PLACES) if (place.test(path)) yield* unknown(path, name, what, LISTS[what](tool));
  yield* listedTwice((index) => `headline[${index}]`, tool.headline);
  yield* listedTwice((index) => `related[${index}]`, tool.related);
  yield* listedTwice((index) => `keep.history.outputs[${index}]`, tool.keep?.history?.outputs ?? []);
}
