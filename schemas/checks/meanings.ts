import { type Meaning, meaningOf, meanings } from '#src/engine/powers/meanings.ts';
import type { Input, Output } from '#src/engine/types.ts';
import { haveOf, type Mistakes, type Subject } from './mistake.ts';

/** Meanings exist, have the kind and the options of what declares them, and no two inputs or outputs have one quantity. */
export function* checkMeanings({ tool }: Subject): Mistakes {
  const about = ([name, spec]: [string, Input]) =>
    'about' in spec && spec.about !== undefined ? [{ path: `inputs.${name}.about`, spec, name: spec.about }] : [];
  const gives = ([name, spec]: [string, Output]) =>
    'gives' in spec && spec.gives !== undefined ? [{ path: `outputs.${name}.gives`, spec, name: spec.gives }] : [];
  yield* checkAll(Object.entries(tool.inputs).flatMap(about));
  yield* checkAll(Object.entries(tool.outputs).flatMap(gives));
}

function* checkAll(all: readonly { path: string; name: string; spec: Input | Output }[]): Mistakes {
  const seen = new Map<string, string>();
  for (const { path, name, spec } of all) {
    const meaning = meaningOf(name);
    if (!meaning) {
      yield { path, message: `"${name}" is not a meaning${haveOf(name, Object.keys(meanings))}` };
      continue;
    }
    const first = seen.get(meaning.quantity);
    if (first !== undefined) yield { path, message: `"${name}" is of the same quantity as that of ${first}` };
    seen.set(meaning.quantity, path);
    if (!fits(meaning, spec)) yield { path, message: `"${name}" is ${wordsOf(meaning)}, which this is not` };
  }
}

/** A choice stands for a number where all its options are numbers. */
function fits({ kind, options }: Meaning, spec: Input | Output): boolean {
  if (spec.kind !== 'choice') return spec.kind === kind;
  if (!options) return spec.options.every(({ value }) => typeof value === 'number');
  return JSON.stringify(spec.options.map(({ value }) => value)) === JSON.stringify(options);
}

const UNITS = {
  currency: 'in rupees',
  percent: 'in percent',
  years: 'in years',
  number: 'a number',
  choice: 'a choice',
};

const wordsOf = ({ kind, options }: Meaning): string =>
  options ? `a choice of ${options.join(' and ')}` : UNITS[kind];
