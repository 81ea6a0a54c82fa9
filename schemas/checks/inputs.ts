import { roundHalfUp } from '#maths/basics.ts';
import { checkValue, isAbove, isBelow, leastOf, mostOf } from '#src/engine/input-schema.ts';
import { figuresOfNote } from '#src/engine/notes.ts';
import { type Meaning, meaningOf, meanings } from '#src/engine/powers/meanings.ts';
import type { CellInput, ChoiceInput, Input, NumberInput, Tool } from '#src/engine/types.ts';
import { isNumberInput, LARGEST } from '#src/engine/utilities.ts';
import {
  cannotBe,
  haveOf,
  holdsOf,
  type Labelled,
  labelledIn,
  type Mistakes,
  notA,
  numeric,
  numericInputs,
  repeats,
  type Subject,
  shown,
  unknown,
} from './mistake.ts';
import { checkFormula } from './working.ts';

/** What a column cannot have: it is always shown, as a box without a slider or buttons, and makes no result 0. */
const INPUTS_ONLY = ['showWhen', 'offerWhen', 'more', 'chips', 'about', 'labelReason', 'negative'];

/** Bounds, steps, options and defaults of every input and of every column of rows. */
export function* checkInputs({ tool }: Subject): Mistakes {
  for (const [name, spec] of Object.entries(tool.inputs)) {
    const path = `inputs.${name}`;
    if (spec.kind === 'rows') {
      for (const [column, cell] of Object.entries(spec.columns)) {
        yield* checkInput(`${path}.columns.${column}`, cell);
        for (const property of INPUTS_ONLY)
          if (Object.hasOwn(cell, property))
            yield { path: `${path}.columns.${column}.${property}`, message: 'is for inputs, not for columns of rows' };
      }
    }
    yield* checkInput(path, spec);
    if (spec.kind === 'choice') yield* checkCompared(path, spec, tool);
    if (!isNumberInput(spec)) continue;
    yield* checkChips(path, spec);
    if (spec.negative !== undefined) yield* checkNegative(`${path}.negative`, spec.negative, tool);
  }
}

/** What an option starts with where all are compared: numbers among the inputs, by formulas that parse. */
function* checkCompared(path: string, spec: ChoiceInput, tool: Tool): Mistakes {
  for (const [index, { compared = {} }] of spec.options.entries())
    for (const [name, formula] of Object.entries(compared)) {
      yield* unknown(`${path}.options[${index}].compared`, name, 'a numeric input', numericInputs(tool));
      const at = `${path}.options[${index}].compared.${name}`;
      yield* checkFormula(at, formula, tool, 'a numeric input or result, or a fact', numeric(tool));
    }
}

/** Buttons beside a number have values that it accepts and that its slider has, from the smallest to the largest. */
function* checkChips(path: string, spec: NumberInput): Mistakes {
  for (const [index, chip] of (spec.chips ?? []).entries()) {
    const at = `${path}.chips[${index}]`;
    const checked = checkValue(spec, chip, path);
    const before = spec.chips?.[index - 1];
    const { usual: [min, max] = [chip, chip] } = spec;
    if (!checked.ok) yield { path: at, message: checked.message };
    else if (chip < min || chip > max)
      yield { path: at, message: `${chip} is outside the slider, which goes from ${min} to ${max}` };
    else if (before !== undefined && chip <= before)
      yield { path: at, message: `${chip} is not above ${before}; list chips from the smallest to the largest` };
  }
}

/** With a note for values below what is allowed all results are 0: none may be a word, and the note must not need a figure from compute. */
function* checkNegative(path: string, note: string, { notes, outputs }: Tool): Mistakes {
  const [figure] = Object.keys(figuresOfNote(notes[note]));
  const words = Object.keys(outputs).find((name) => outputs[name]?.kind === 'text');
  const message = !Object.hasOwn(notes, note)
    ? notA(note, 'a note', Object.keys(notes))
    : figure !== undefined
      ? `names a note with the figure ${figure}, which only compute could give`
      : words !== undefined
        ? `makes all results 0, but the output ${words} is a text`
        : null;
  if (message !== null) yield { path, message };
}

function* checkInput(path: string, spec: Input): Mistakes {
  const bounds = [...checkBounds(path, spec)];
  yield* bounds;
  if (bounds.length > 0) return; // the default cannot be checked against wrong bounds
  if (spec.kind === 'choice') yield* checkOptions(path, spec);
  const checked = checkValue(spec, spec.default, path);
  if (!checked.ok) {
    yield { path: `${path}.default`, message: cannotBe(spec, spec.default, checked.message) };
    return;
  }
  if (spec.kind !== 'rows') {
    yield* checkInRange(`${path}.default`, spec, spec.default);
    return;
  }
  for (const [index, row] of spec.default.entries())
    for (const [name, cell] of Object.entries(spec.columns))
      if (Object.hasOwn(row, name)) yield* checkInRange(`${path}.default[${index}].${name}`, cell, row[name]);
}

function* checkBounds(path: string, spec: Input): Mistakes {
  if (isNumberInput(spec)) yield* checkNumber(path, spec);
  else if (spec.kind === 'date' || spec.kind === 'rows') {
    const { min, max } = spec;
    if (min !== undefined && max !== undefined && (min > max || (spec.kind === 'date' && min === max)))
      yield { path: `${path}.min`, message: `${min} is not below max ${max}` };
  }
}

/** What contradicts other properties of a number: the property, when it does, and why. */
const CONTRADICTIONS: readonly (readonly [keyof NumberInput, when: (spec: NumberInput) => unknown, why: string])[] = [
  ['months', ({ kind }) => kind !== 'years' && kind !== 'number', 'is for kind years or number, not for KIND'],
  ['days', ({ kind }) => kind !== 'years', 'is for kind years, not for KIND'],
  ['age', ({ kind }) => kind !== 'years', 'is for kind years, not for KIND'],
  [
    'age',
    ({ kind, months, days }) => kind === 'years' && (months || days),
    'is no duration, which alone is typed in months or days; leave one of them out',
  ],
  [
    'months',
    ({ kind, whole }) => kind === 'years' && whole,
    'contradicts whole: true, which accepts only whole years; delete one of them',
  ],
  ['unset', ({ default: value }) => value !== 0, 'says that 0 means nothing is set, so the default must be 0'],
];

function* checkNumber(path: string, spec: NumberInput): Mistakes {
  for (const [property, when, why] of CONTRADICTIONS)
    if (spec[property] && when(spec)) yield { path: `${path}.${property}`, message: why.replace('KIND', spec.kind) };
  const refused = [...checkAllowed(path, spec)];
  yield* refused;
  if (refused.length === 0) yield* checkStep(path, spec);
}

/** The numbers of a list by their paths. */
const named = (list: string, values: readonly number[]) =>
  Object.fromEntries(values.map((value, index) => [`${list}[${index}]`, value]));

/** Usual values must be among the allowed ones. */
function* checkAllowed(path: string, spec: NumberInput): Mistakes {
  const { usual = [], step, chips = [], whole } = spec;
  const [lower, upper] = [leastOf(spec).value, mostOf(spec)];
  const beyond = [lower, upper].find((value) => Math.abs(value) > LARGEST);
  if (beyond !== undefined)
    yield { path: `${path}.allowed`, message: `${beyond} is beyond ${LARGEST}, up to which figures are right` };
  else if (lower >= upper) yield { path: `${path}.allowed`, message: `nothing lies between ${lower} and ${upper}` };
  for (const value of usual)
    if (isBelow(spec, value) || isAbove(spec, value))
      yield {
        path: `${path}.usual`,
        message: `${value} is not accepted here: only ${lower} to ${upper} are; to change that, write allowed: [least, most]`,
      };
  if (whole === undefined) return;
  // with whole: true the default and chips are checked where others are
  const others = whole === true ? {} : { default: spec.default, ...named('chips', chips) };
  const only =
    whole === true
      ? 'a whole number, but whole: true takes only whole numbers'
      : `a multiple of ${whole}, and only multiples are accepted`;
  for (const [name, value] of Object.entries({ ...named('usual', usual), step: step ?? 0, ...others }))
    if (value % Number(whole) !== 0) yield { path: `${path}.${name}`, message: `${value} is not ${only}` };
}

/** The finest step of each kind: a paisa, and the last decimals in which rates and terms are quoted. */
const FINEST: Readonly<Record<NumberInput['kind'], number>> = {
  currency: 0.01,
  percent: 0.001,
  years: 0.01,
  number: 0.000_001,
};

function* checkStep(path: string, { kind, usual, step }: NumberInput): Mistakes {
  if (step === undefined) return;
  const [least = 0, most = 0] = usual ?? [];
  const message =
    usual === undefined
      ? 'needs a usual range to make a slider of; write usual: [least, most]'
      : step > most - least
        ? `${step} is larger than the range ${least} to ${most}`
        : step < FINEST[kind]
          ? `${step} is too fine for this kind; its finest step is ${FINEST[kind]}`
          : `${step} does not divide the range ${least} to ${most}`;
  if (usual === undefined || step < FINEST[kind] || !divides(most - least, step))
    yield { path: `${path}.step`, message };
}

function* checkOptions(path: string, { options }: ChoiceInput): Mistakes {
  const values = options.map(({ value }) => value);
  for (const [[index, value], [, first]] of repeats(values.entries(), ([, each]) => String(each).toLowerCase())) {
    const by = typeof first === typeof value ? 'case' : 'type';
    const message =
      value === first ? `"${value}" is listed twice` : `${shown(value)} differs from ${shown(first)} only by ${by}`;
    yield { path: `${path}.options[${index}].value`, message };
  }
}

function* checkInRange(path: string, spec: CellInput, value: unknown): Mistakes {
  // only an optional day can be empty here, by checkValue
  if (spec.kind === 'date' && value !== '') {
    const { min = '', max = '9999-12-31' } = spec;
    if (String(value) < min || String(value) > max) yield { path, message: `${value} is outside ${min} to ${max}` };
  }
  if (!isNumberInput(spec) || typeof value !== 'number') return;
  const { usual: [min, max] = [], step } = spec;
  if (min === undefined || max === undefined || step === undefined) return;
  if (value < min || value > max) yield { path, message: `${value} is outside ${min} to ${max}` };
  else if (!divides(value - min, step)) yield { path, message: `${value} is off the step ${step} from ${min}` };
}

/** Whether a whole number of steps fills a range, compared as decimals. */
function divides(range: number, step: number): boolean {
  return Number.isInteger(roundHalfUp(range / step, 9));
}

/** Buttons that exchange two inputs: each must accept the values of the other. */
export function* checkSwaps({ tool }: Subject): Mistakes {
  for (const [index, { inputs }] of tool.swaps.entries()) {
    const [one, other] = inputs;
    const [first, second] = [tool.inputs[one], tool.inputs[other]];
    // an unknown name is reported with the others
    if (!first || !second) continue;
    if (first.kind === 'rows' || holdsOf(first) !== holdsOf(second))
      yield {
        path: `swaps[${index}].inputs`,
        message: `${one} (${holdsOf(first)}) cannot take the values of ${other} (${holdsOf(second)})`,
      };
  }
}

/** Meanings that are somebody’s age. */
const AGES = ['age', 'retirementAge', 'lifeUntil'];

/** Meanings exist, have the kind and the options of what declares them, and no two inputs or outputs have one quantity. */
export function* checkMeanings({ tool }: Subject): Mistakes {
  const seen = new Map<string, string>();
  for (const [at, spec] of labelledIn(tool)) {
    if (!('about' in spec) || spec.about === undefined) continue;
    const path = `${at}.about`;
    const { about } = spec;
    const meaning = meaningOf(about);
    if (!meaning) {
      yield { path, message: `"${about}" is not a meaning${haveOf(about, Object.keys(meanings))}` };
      continue;
    }
    // a result may say what an input is about
    const key = `${at.split('.')[0]} ${meaning.quantity}`;
    const first = seen.get(key);
    if (first !== undefined)
      yield { path, message: `"${about}" is the same quantity as that of ${first}; delete one of them` };
    seen.set(key, path);
    if (AGES.includes(about) && 'default' in spec && !('age' in spec && spec.age))
      yield { path: `${at}.age`, message: 'is missing; an age is written without its unit: age: true' };
    if (!fits(meaning, spec)) yield { path, message: `"${about}" is ${wordsOf(meaning)}, which this is not` };
  }
}

/** What a tool's inputs are called; of a definition that is not checked yet, so that anything may be missing. */
export interface Called {
  readonly folder: string;
  readonly inputs: Readonly<
    Record<string, { readonly about?: string; readonly label?: string; readonly labelReason?: string } | null>
  > | null;
}

/** Inputs of one meaning have one label in all tools; one with another label says why. */
export function* checkOneLabel(tools: readonly Called[]): Mistakes {
  const usual = new Map<string, { readonly label: string; readonly place: string }>();
  const all = tools.flatMap(({ folder, inputs }) =>
    Object.entries(inputs ?? {}).flatMap(([name, spec]) => {
      const { about, label, labelReason } = spec ?? {};
      return about === undefined || label === undefined ? [] : [{ folder, name, about, label, labelReason }];
    }),
  );
  for (const { folder, name, about, label, labelReason } of all)
    if (labelReason === undefined && !usual.has(about))
      usual.set(about, { label, place: `inputs.${name} of ${folder}` });
  for (const { folder, name, about, label, labelReason } of all) {
    const first = usual.get(about);
    if (labelReason === undefined && first && label !== first.label)
      yield {
        path: folder,
        message: `inputs.${name}.label is "${label}", but ${first.place} means the same (${about}) and is called "${first.label}"; use one label, or say in labelReason why it differs`,
      };
    else if (labelReason !== undefined && label === first?.label)
      yield {
        path: folder,
        message: `inputs.${name}.labelReason says why the label differs, but ${first.place} has the same; delete labelReason`,
      };
  }
}

/** A choice stands for a number where all its options are numbers. */
function fits({ kind, options }: Meaning, spec: Labelled): boolean {
  if (spec.kind !== 'choice') return spec.kind === kind;
  if (!options) return spec.options.every(({ value }) => typeof value === 'number');
  return JSON.stringify(spec.options.map(({ value }) => value)) === JSON.stringify(options);
}

const wordsOf = ({ kind, options }: Meaning): string =>
  options ? `a choice of ${options.join(' and ')}` : `of kind ${kind}`;
