import { complete, numberPlaces } from '#src/engine/places.ts';
import { offerOf } from '#src/engine/powers/lever.ts';
import { inputsForLink, optionIn, settingsWith } from '#src/engine/powers/next.ts';
import { readScenario } from '#src/engine/powers/read-scenario.ts';
import { storyOf } from '#src/engine/story.ts';
import type { Input, Inputs, Next, Tool } from '#src/engine/types.ts';
import { isNumberInput } from '#src/engine/utilities.ts';
import { type Raw, usualCases } from './cases.ts';
import {
  holdsOf,
  type Mistakes,
  notA,
  numeric,
  numericInputs,
  numericOutputs,
  type Subject,
  unknown,
} from './mistake.ts';
import { checkFormula } from './working.ts';

/** The most characters of a story with its figures. */
const LONGEST_STORY = 140;
/** What no sentence may say: an amount below zero, an amount of nothing, a name without a figure. */
const NONSENSE = /[-−]₹|₹0(?!\d|[.,]\d)|[{}]|NaN|…/;

/** The story must have a sentence in every situation. */
export function* checkStory({ tool }: Subject): Mistakes {
  const { story } = tool;
  if (story.length > 0 && story.at(-1)?.showWhen !== undefined)
    yield {
      path: `story[${story.length - 1}].showWhen`,
      message: 'leaves some inputs without a sentence; the last one must have no rule',
    };
}

/** What the story says for usual and odd inputs; needs a tool whose definition has no mistake. */
export const checkToldStory = ({ tool }: Subject): Mistakes =>
  checkSaid('story', tool, LONGEST_STORY, (inputs) => storyOf(tool, tool.run(inputs)) ?? '');

/** The first sentence that is too long or nonsense, of those that a part of a definition gives for usual and odd inputs. */
function* checkSaid(path: string, tool: Tool, most: number, said: (inputs: Raw) => string): Mistakes {
  for (const inputs of tried(tool)) {
    const text = said(inputs);
    const [wrong] = NONSENSE.exec(text) ?? [];
    if (wrong === undefined && text.length <= most) continue;
    const fault = wrong === undefined ? `has ${text.length} characters; at most ${most}` : `has "${wrong}"`;
    const way = wrong === undefined ? '' : '; write another sentence for such figures with showWhen, or narrow allowed';
    yield { path, message: `${fault} with ${JSON.stringify(inputs)}: "${text}"${way}` };
    return;
  }
}

/** Inputs that are tried: usual, those of the examples, and each input at odd values. */
const tried = ({ examples, inputs }: Tool): readonly Raw[] => [
  {},
  ...examples.map((example) => example.inputs),
  ...Object.entries(inputs).flatMap(([name, spec]) => oddValues(spec).map((value) => ({ [name]: value }))),
  ...[all(inputs, 'currency', LITTLE), all(inputs, 'percent', 0)].filter((each) => Object.keys(each).length > 1),
];

/** A paisa: what comes of it is shown as ₹0. */
const LITTLE = 0.01;

/** All inputs of a kind at one value. */
const all = (inputs: Tool['inputs'], kind: Input['kind'], value: number): Raw =>
  Object.fromEntries(Object.entries(inputs).flatMap(([name, spec]) => (spec.kind === kind ? [[name, value]] : [])));

function oddValues(spec: Input): readonly unknown[] {
  if (spec.kind === 'choice') return spec.options.map(({ value }) => value);
  if (spec.kind === 'toggle') return [!spec.default];
  if (spec.kind === 'rows') return [[]];
  const little = spec.kind === 'currency' ? [LITTLE, 1] : [];
  return isNumberInput(spec) ? [0, ...little, ...(spec.usual ?? [1, spec.default * 10])] : [];
}

/** The most characters of a lever with its figures. */
const LONGEST_LEVER = 110;

/** Levers: what they set and move must exist, and each formula must parse. */
export function* checkLevers({ tool }: Subject): Mistakes {
  for (const [index, { set, moves }] of tool.levers.entries()) {
    const path = `levers[${index}]`;
    if (set && Object.keys(moves ?? {}).length === 0)
      yield { path: `${path}.moves`, message: 'is empty; name a result that gets better' };
    if (!set && moves) yield { path: `${path}.set`, message: 'is missing; without it nothing moves' };
    for (const name of Object.keys(moves ?? {}))
      yield* unknown(`${path}.moves`, name, 'a numeric result', numericOutputs(tool));
    for (const [place, value] of cellsIn(set ?? {})) {
      const spec = specAt(tool.inputs, place);
      if (!spec) yield* unknownPlace(`${path}.set`, place, tool.inputs);
      else if (isNumberInput(spec) && typeof value === 'string')
        yield* checkFormula(`${path}.set.${place}`, value, tool, FIGURES, numeric(tool));
    }
  }
}

/** What formulas of levers and links may name. */
const FIGURES = 'a numeric input or result, or a fact';

/** What is given to inputs by their places: `tax`, `gains.0.tax`. */
const cellsIn = <Cell>(all: Readonly<Record<string, Cell | readonly Readonly<Record<string, Cell>>[]>>) =>
  Object.entries(all).flatMap(([name, given]): [place: string, cell: Cell][] =>
    Array.isArray(given)
      ? given.flatMap((row, at) => Object.entries<Cell>(row).map(([column, cell]) => [`${name}.${at}.${column}`, cell]))
      : [[name, given as Cell]],
  );

/** The input, or the cell of a row, at a place. */
function specAt(inputs: Inputs, place: string): Input | undefined {
  const [name = '', , column] = place.split('.');
  const spec = inputs[name];
  if (column === undefined) return spec;
  return spec?.kind === 'rows' ? spec.columns[column] : undefined;
}

/** What is wrong with a place that there is not: the name of an input, or that of a column. */
function* unknownPlace(path: string, place: string, inputs: Inputs): Mistakes {
  const [name = '', row, column = ''] = place.split('.');
  const spec = inputs[name];
  if (spec?.kind === 'rows') yield* unknown(`${path}.${name}[${row}]`, column, 'a column', Object.keys(spec.columns));
  else yield* unknown(path, name, 'an input', Object.keys(inputs));
}

/** What levers say for usual and odd inputs; needs a tool whose definition has no mistake. */
export const checkOfferedLevers = ({ tool }: Subject): Mistakes =>
  checkSaid('levers', tool, LONGEST_LEVER, (inputs) => offerOf(tool, inputs, tool.run(inputs), null, null)?.text ?? '');

/** Usual inputs for which a lever's rule holds, before it must have been offered once. */
const OFTEN = 10;

/** Levers whose rule holds and that are never offered, because what they move goes another way than they say. */
export function* checkReachedLevers({ tool }: Subject): Mistakes {
  const runs = usualCases(tool).map(({ given }) => [{ ...given }, tool.run(given)] as const);
  for (const [index, { set, moves, ...words }] of tool.levers.entries()) {
    if (!set || !moves) continue;
    const isOffered =
      (lever: Tool['levers'][number]) =>
      ([given, outcome]: (typeof runs)[number]) =>
        offerOf({ ...tool, levers: [lever] }, given, outcome, null, null) !== null;
    if (runs.some(isOffered({ ...words, set, moves }))) continue;
    const held = runs.filter(isOffered({ text: 'Now.', ...(words.showWhen && { showWhen: words.showWhen }) })).length;
    if (held >= OFTEN)
      yield {
        path: `levers[${index}].moves`,
        message: `is never so: its rule held ${held} times, and ${Object.keys(moves).join(' and ')} never went ${Object.values(moves).join(' and ')}`,
      };
  }
}

/** At most as many links are shown at once under the results. */
const MOST_LINKS = 2;

/** Links to other tools: their formulas must parse, with names of numeric inputs and results, choices and facts. */
export function* checkNext({ tool }: Subject): Mistakes {
  const choices = Object.keys(tool.inputs).filter((name) => /^(choice|toggle)$/.test(tool.inputs[name]?.kind ?? ''));
  const have = [...numericInputs(tool), ...choices, ...numericOutputs(tool)];
  const isPassedOn = (formula: string) =>
    optionIn(formula) !== undefined ||
    /^(choice|toggle|date)$/.test(tool.inputs[/^\{(\w+)\}$/.exec(formula)?.[1] ?? '']?.kind ?? '');
  const always = tool.next.filter(({ showWhen, under }) => showWhen === undefined && under === undefined);
  if (always.length > MOST_LINKS)
    yield {
      path: 'next',
      message: `has ${always.length} links that always show under the results; keep at most ${MOST_LINKS}`,
    };
  for (const [index, next] of tool.next.entries()) {
    for (const [place, formula] of cellsIn(next.with))
      if (!isPassedOn(formula)) yield* checkFormula(`next[${index}].with.${place}`, formula, tool, FIGURES, have);
    if (next.there && !next.text.includes('{there}'))
      yield { path: `next[${index}].text`, message: 'does not name the figure of the other tool, {there}' };
  }
}

/** What a link to another tool takes along: inputs that tool has, of the same kind, and all amounts that its first page shows. */
export function* checkNextInputs(tool: Tool, next: Next, path: string, other: Tool): Mistakes {
  const wrong = cellsIn(next.with).flatMap(([name, formula]) => {
    const at = `${path}.with.${name}`;
    const spec = specAt(other.inputs, name);
    if (!spec) return [{ path: at, message: notA(name, `an input of ${next.tool}`, Object.keys(other.inputs)) }];
    const option = optionIn(formula);
    if (spec.kind === 'choice' && option !== undefined) {
      const options = spec.options.map(({ value }) => String(value));
      return options.includes(option)
        ? []
        : [{ path: at, message: notA(option, `an option of it in ${next.tool}`, options) }];
    }
    return takes(spec, formula, tool)
      ? []
      : [{ path: at, message: `is ${spec.kind} in ${next.tool}, which ${formula} is not` }];
  });
  yield* wrong;
  if (next.there !== undefined)
    yield* unknown(`${path}.there.output`, next.there.output, `an output of ${next.tool}`, Object.keys(other.outputs));
  if (wrong.length > 0) return; // what follows would only repeat it
  for (const [index, { inputs }] of [{ inputs: {} }, ...tool.examples].entries()) {
    const outcome = tool.run(inputs);
    const taken = outcome.ok ? inputsForLink(tool, next, outcome) : null;
    if (taken === null) continue;
    const during = index === 0 ? 'with defaults' : `with examples[${index - 1}]`;
    const { values, unread } = readScenario(other, settingsWith(taken));
    const there = other.run(values);
    const given = new Set(
      settingsWith(taken)
        .split('&')
        .map((setting) => setting.replace(/=.*/, '')),
    );
    const left = numberPlaces(other, complete(other, values)).find(
      ({ path: place, spec, value }) => spec.kind === 'currency' && !spec.more && value > 0 && !given.has(place),
    );
    const message =
      unread.length > 0
        ? `passes ${next.tool} something it cannot read ${during}: ${unread.join(' ')}`
        : !there.ok
          ? `is refused by ${next.tool} ${during}: ${there.message}`
          : left
            ? `leaves ${left.path} of ${next.tool} at its default ${left.value}, which is not the visitor’s figure; pass it too, or 0`
            : null;
    if (message === null) continue;
    yield { path: `${path}.with`, message };
    return; // other inputs would most often repeat it
  }
}

/** Whether an input can take what a formula gives: a figure, 1 or 0 for a toggle, 0 for no rows, an input or result of its kind. */
function takes(spec: Input, formula: string, tool: Tool): boolean {
  const [, name = ''] = /^\{(\w+)\}$/.exec(formula) ?? [];
  const from = tool.inputs[name] ?? tool.outputs[name];
  if (optionIn(formula) !== undefined) return false; // that of a choice was looked at before
  if (!from)
    return (
      isNumberInput(spec) ||
      (spec.kind === 'toggle' && /^[01]$/.test(formula)) ||
      (spec.kind === 'rows' && formula === '0')
    );
  return holdsOf(from) === holdsOf(spec);
}
