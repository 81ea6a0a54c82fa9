import type { Inputs, Output, Outputs, Rule, Tool } from '#src/engine/types.ts';
import { isNumberInput, isNumberResult } from '#src/engine/utilities.ts';
import { alternativesOf } from '#src/engine/visibility.ts';
import {
  checkSet,
  circlesIn,
  inCircle,
  listedTwice,
  type Mistakes,
  notA,
  numeric,
  numericInputs,
  numericOutputs,
  partsOf,
  type Subject,
  shown,
  textsOf,
  unknown,
} from './mistake.ts';

/** A result has the name of no table and of no input. */
export function* checkNames({ tool: { inputs, outputs, tables } }: Subject): Mistakes {
  for (const [path, name] of Object.keys(outputs).map((each) => [`outputs.${each}`, each] as const)) {
    if (Object.hasOwn(tables, name)) yield { path, message: 'is also the name of a table; choose another' };
    if (Object.hasOwn(inputs, name)) yield { path, message: 'is also the name of an input; choose another' };
  }
}

const choices = ({ inputs }: Tool) => Object.keys(inputs).filter((name) => inputs[name]?.kind === 'choice');

/** What a definition may name, as mistakes say it. */
const LISTS = {
  'an input': ({ inputs }: Tool) => Object.keys(inputs),
  'an output': ({ outputs }: Tool) => Object.keys(outputs),
  'a table': ({ tables }: Tool) => Object.keys(tables),
  'a numeric input': numericInputs,
  'a numeric output': numericOutputs,
  'a numeric result': numericOutputs,
  'a numeric output or input': numeric,
  'a numeric output or input, or a choice': (tool: Tool) => [...numeric(tool), ...choices(tool)],
  'a numeric input or result': numeric,
};

/** Where definitions name something of their own; what charts name of a table stands with the charts. */
const PLACES: readonly (readonly [path: RegExp, what: keyof typeof LISTS])[] = [
  [/^swaps\[\d+\]\.inputs\[\d+\]$|^notes\.\w+\.about$|^ask\.answers\[\d+\]\.unsaid$/, 'an input'],
  [/^headline\[\d+\]$|^notes\.\w+\.at$/, 'an output'],
  [/^(charts\[\d+\]\.table|tables\.\w+\.finerOf|next\[\d+\]\.under)$/, 'a table'],
  [
    /^((rises|falls)\.\w+\[\d+\]|asks\[\d+\]\.input|outputs\.\w+\.turns\[\d+\]\.(input|free\[\d+\]))$/,
    'a numeric input',
  ],
  [/^(figure|asks\[\d+\]\.output|sums\[\d+\]\.total|keep\.history\.outputs\[\d+\])$/, 'a numeric output'],
  [/^ask\.answers\[\d+\]\.(output|to|or)$/, 'a numeric result'],
  [/^(sums\[\d+\]\.parts\[\d+\]|charts\[\d+\]\.(start\.\w+|marks\[\d+\]\.y))$/, 'a numeric output or input'],
  [/^charts\[\d+\]\.marks\[\d+\]\.x$/, 'a numeric output or input, or a choice'],
  [/^story\[\d+\]\.figures\.\w+\.(of|less|by)$/, 'a numeric input or result'],
];

/** Where definitions name another tool. */
const OTHER_TOOL = /^(related\[\d+\]|next\[\d+\]\.tool)$/;

/** What a definition names of its own must exist, and lists name it once. */
export function* checkReferences({ tool, meta }: Subject): Mistakes {
  for (const [path, name] of textsOf('', tool)) {
    for (const [place, what] of PLACES) if (place.test(path)) yield* unknown(path, name, what, LISTS[what](tool));
    if (OTHER_TOOL.test(path) && name === meta.id) yield { path, message: `"${name}" is this tool itself` };
  }
  for (const part of ['rises', 'falls'] as const)
    for (const name of Object.keys(tool[part]))
      yield* unknown(`${part}.${name}`, name, 'a numeric output', numericOutputs(tool));
  yield* listedTwice((index) => `headline[${index}]`, tool.headline);
  yield* listedTwice((index) => `related[${index}]`, tool.related);
  yield* listedTwice((index) => `keep.history.outputs[${index}]`, tool.keep?.history?.outputs ?? []);
}

/** The tools that a definition names must be among all tools. */
export function* checkNamedTools({ related, next }: Pick<Tool, 'related' | 'next'>, all: readonly string[]): Mistakes {
  for (const [index, id] of related.entries()) yield* unknown(`related[${index}]`, id, 'a tool', all);
  for (const [index, { tool }] of next.entries()) yield* unknown(`next[${index}].tool`, tool, 'a tool', all);
}

const RULES = ['showWhen', 'offerWhen'] as const;

/** Rules of visibility must name inputs, or for parts other than inputs results too, with possible values and without cycles. */
export function* checkVisibility({ tool }: Subject): Mistakes {
  for (const [path, rule] of partsOf('', tool))
    if (/When$/.test(path)) yield* checkRule(path, rule as Rule, tool, path.startsWith('inputs.') ? {} : tool.outputs);
  const namedByRules = (name: string) => RULES.flatMap((rule) => named(tool.inputs[name]?.[rule]));
  for (const circle of circlesIn(Object.keys(tool.inputs), namedByRules)) {
    const [name = '', next = ''] = circle;
    const rule = RULES.find((each) => named(tool.inputs[name]?.[each]).includes(next));
    yield { path: `inputs.${name}.${rule}`, message: inCircle(circle) };
  }
}

function* checkRule(path: string, rule: Rule, { inputs }: Tool, outputs: Outputs): Mistakes {
  const rules = alternativesOf(rule);
  for (const [index, all] of rules.entries())
    for (const [name, wanted] of Object.entries(all))
      yield* checkWanted(rules.length > 1 ? `${path}[${index}]` : path, name, wanted, inputs, outputs);
}

function* checkWanted(path: string, name: string, wanted: unknown, inputs: Inputs, outputs: Outputs): Mistakes {
  const input = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
  const output = Object.hasOwn(outputs, name) ? outputs[name] : undefined;
  if (!input && !output) {
    const have = [...Object.keys(inputs), ...Object.keys(outputs)];
    yield* unknown(path, name, Object.keys(outputs).length > 0 ? 'an input or an output' : 'an input', have);
    return;
  }
  const object = typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted);
  if (object && !('not' in wanted)) {
    if (!(input ? isNumberInput(input) || input.kind === 'rows' : isNumberResult(output)))
      yield {
        path: `${path}.${name}`,
        message: 'above and below work only for numbers, and for rows, which they count',
      };
    return;
  }
  const values = object && 'not' in wanted ? [wanted.not] : Array.isArray(wanted) ? wanted : [wanted];
  for (const value of values) {
    const message = output ? neverGiven(output, value) : null;
    if (input) yield* checkSet(path, name, value, inputs);
    else if (message !== null) yield { path: `${path}.${name}`, message };
  }
}

/** Why a result can never have this value; null where it can. */
function neverGiven(spec: Output, value: unknown): string | null {
  if (isNumberResult(spec))
    return typeof value === 'number' ? null : `${shown(value)} is not a number, but the result is`;
  if (typeof value !== 'string') return `${shown(value)} is not a text, but the result is`;
  const words = spec.kind === 'text' ? spec.values : undefined;
  return words && !Object.hasOwn(words, value) ? notA(value, 'a value of the result', Object.keys(words)) : null;
}

/** The inputs that a rule names. */
const named = (rule: Rule | undefined): string[] => alternativesOf(rule).flatMap((all) => Object.keys(all));
