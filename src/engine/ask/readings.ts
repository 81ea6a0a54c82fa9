import { checkValue } from '../check-values.ts';
import { formatNumber } from '../format.ts';
import { isNumberInput } from '../kinds.ts';
import { complete, isShown } from '../places.ts';
import type { CellValue, Input, LiveFigures, NumberInput, Tool, Turn } from '../types.ts';
import type { Quantity } from './numbers.ts';
import type { Role, Segment } from './vocabulary.ts';

type Given = Readonly<Record<string, CellValue>>;

/** A question turned round: the input for which an output has a figure. */
export interface Turned {
  readonly output: string;
  readonly turn: Turn;
  readonly target: number;
  /** Which of the line's numbers is the target. */
  readonly at: number;
  /** Inputs whose values cancel out for this target. */
  readonly free: readonly string[];
  /** Whether a word says so; otherwise the question may be a plain one. */
  readonly isClear: boolean;
}

/** A way to read a line for a tool. */
export interface Reading {
  readonly inputs: Given;
  /** Numbers with the inputs that they went to. */
  readonly placed: readonly { readonly input: string; readonly number: Quantity; readonly hasCue: boolean }[];
  readonly turned: Turned | null;
  /** The output that is asked for; null where the tool gives no single figure. */
  readonly output: string | null;
  /** Words and numbers that have no place. */
  readonly unread: readonly Segment[];
  readonly unplaced: readonly Quantity[];
  /** Words of inputs that took no number, because they name the tool too. */
  readonly idle: number;
}

/** The period that a label names: a month, a year, or the years of an age. */
export function periodOf(label: string): 'month' | 'year' | 'age' | undefined {
  if (/\bage\b|life expectancy/i.test(label)) return 'age';
  if (/per month|monthly|each month/i.test(label)) return 'month';
  return /per year|yearly|annual/i.test(label) ? 'year' : undefined;
}

export const inputOf = (tool: Tool, name: string) => tool.inputs[name] as Input;

const LEFT_OF_KIND = {
  ...({ percent: 'named', choice: 'named', toggle: 'named', rows: 'quiet', text: 'quiet' } as const),
  ...({ currency: 'needed', years: 'needed', number: 'needed', date: 'needed' } as const),
};

/** What becomes of an input that a line does not name. */
export function leftOf(tool: Tool, name: string): 'needed' | 'named' | 'quiet' {
  const { kind, default: value, more, asked } = inputOf(tool, name);
  return asked?.left ?? (more || !value ? 'quiet' : LEFT_OF_KIND[kind]);
}

/** The value that an input takes from a number, with what else that sets; null where kind, period or size do not fit. */
export function take(tool: Tool, name: string, number: Quantity, hasCue: boolean, given: Given = {}): Given | null {
  const spec = inputOf(tool, name);
  const { kind, per } = number;
  if (spec.kind === 'choice') {
    const option = spec.options.find(
      ({ value, label }) => value === number.value && label.includes(formatNumber(number.value)),
    );
    return option && kind !== 'time' && kind !== 'age' ? { [name]: option.value } : null;
  }
  if (!isNumberInput(spec) || (number.inDays && !spec.days)) return null;
  const period = periodOf(spec.label);
  let { value } = number;
  let set: Given = {};
  // a count of months
  if (spec.kind === 'number' && spec.months && kind === 'time')
    return take(tool, name, { text: number.text, kind: 'plain', value: Math.round(value * 12) }, hasCue, given);
  if (spec.kind === 'years') {
    const isAge = period === 'age';
    if (
      kind === 'plain'
        ? !hasCue && (isAge || !Number.isInteger(value))
        : isAge
          ? kind !== 'age' && !number.perhapsAge && !(hasCue && kind === 'time')
          : kind !== 'time'
    )
      return null;
  } else if (kind !== 'plain' && kind !== { currency: 'money', percent: 'percent', number: null }[spec.kind])
    return null;
  const own = spec.kind === 'percent' ? (period ?? 'year') : period;
  if (per !== undefined && per !== own) {
    const times = spec.asked?.times?.[per as 'month' | 'year'];
    if (times === undefined) return null;
    const { by, set: choices } = typeof times === 'number' ? { by: times, set: {} } : times;
    value = Number((value * by).toPrecision(12));
    set = choices;
  }
  const [least, most] = rangeOf(spec, period === 'age', hasCue || kind !== 'plain');
  if (!(value >= least && value <= most) || !checkValue(spec, value, name).ok) return null;
  return { [name]: value, ...set };
}

/** The least and the most that an input takes from a line: people rarely mean more than its slider shows. */
function rangeOf(spec: NumberInput, isAge: boolean, isTold: boolean): readonly [number, number] {
  const { usual: [least, most] = [0], kind } = spec;
  const wide = !isTold || isAge || spec.step === undefined ? 1 : kind === 'currency' ? 5 : 2;
  const unbounded = kind === 'currency' || kind === 'number' ? 1e9 : 100;
  return [least / wide, most === undefined ? unbounded : most * wide];
}

/** The choices that must be made so that an input is shown; null where it is shown for another reason. */
function choicesFor(tool: Tool, name: string, given: Given, hasCue: boolean): Given | null {
  if (isShown(tool, complete(tool, given), name)) return {};
  const rule = inputOf(tool, name).showWhen;
  if (rule === undefined) return null;
  const choices = Object.entries(rule as Readonly<Record<string, unknown>>);
  const isOpen = ([other, value]: [string, unknown]) =>
    !Object.hasOwn(given, other) && typeof value !== 'object' && (hasCue || inputOf(tool, other).kind === 'choice');
  return choices.every(isOpen) ? (Object.fromEntries(choices) as Given) : null;
}

/** Whether another value of an input changes an output: its slider's ends, or another option. */
export function moves(tool: Tool, given: Given, name: string, output: string, live: LiveFigures | null): boolean {
  const spec = inputOf(tool, name);
  if (spec.kind === 'date') return true;
  const present = complete(tool, given)[name];
  const figure = (values: Given) => {
    const outcome = tool.run(values, live);
    return outcome.ok ? (outcome.raw[output] ?? outcome.outputs[output]) : undefined;
  };
  const others: readonly CellValue[] =
    spec.kind === 'choice'
      ? spec.options.map(({ value }) => value)
      : isNumberInput(spec)
        ? (spec.usual ?? [0, Number(present) * 2])
        : [!present];
  const now = figure(given);
  return others.some((value) => {
    const then = value === present ? now : figure({ ...given, [name]: value });
    return then !== now && (then !== undefined || spec.kind === 'choice');
  });
}

/** The output that answers a line: what is asked, unless the tool has another answer to it with these inputs; null for none. */
export function outputOf(tool: Tool, given: Given, asked?: string): string | null {
  const answers = tool.ask?.answers;
  const fits = answers?.find(
    ({ to, unsaid, given: wanted = {} }) =>
      (asked === undefined || asked === to) &&
      !(unsaid && Object.hasOwn(given, unsaid)) &&
      Object.entries(wanted).every(([name, value]) => given[name] === value),
  );
  return fits?.output ?? asked ?? (answers ? null : (tool.headline[0] ?? null));
}

type Words = Extract<Segment, { readonly words: string }>;
const isNumber = (segment: Segment | undefined): segment is Exclude<Segment, Words> =>
  segment !== undefined && 'number' in segment;
const has = (segment: Segment | undefined, ...kinds: readonly Role['kind'][]): boolean =>
  segment !== undefined && 'roles' in segment && segment.roles.some(({ kind }) => kinds.includes(kind));
const isName = (segment: Segment | undefined): boolean =>
  segment !== undefined && 'isName' in segment && segment.isName;
const cuesOf = (segment: Segment) =>
  'roles' in segment ? segment.roles.flatMap((role) => (role.kind === 'cue' ? role.input : [])) : [];

/** Whether a word's number is one of rows, which a line does not fill in: "prepay 2 lakh". */
export const isOfRows = (tool: Tool, segment: Segment): boolean =>
  cuesOf(segment).some((name) => inputOf(tool, name).kind === 'rows');

/** The nearest number on a side, with nothing between but words that leave it free; -1 for none. */
function besides(segments: readonly Segment[], from: number, step: number): number {
  for (let at = from + step; at >= 0 && at < segments.length; at += step) {
    const segment = segments[at] as Segment;
    if (isNumber(segment)) return at;
    const isFree =
      has(segment, 'filler') ||
      (!has(segment, 'cue') && (segment.isName || has(segment, 'option', 'maybeWanted', 'sure')));
    if (!isFree) return -1;
  }
  return -1;
}

/** Reads a line for a tool, with the words of inputs taking the numbers on one side of them. */
function read(
  tool: Tool,
  segments: readonly Segment[],
  step: number,
  turned: Turned | null,
  live: LiveFigures | null,
): Reading | null {
  let inputs: Record<string, CellValue> = {};
  const words = segments.filter((segment): segment is Words => !isNumber(segment));
  const outputs = words.flatMap(({ roles, isName }) =>
    roles.flatMap((role) => (role.kind === 'output' ? { output: role.output, isName } : [])),
  );
  for (const { roles } of words) {
    const options = roles.flatMap((role) => (role.kind === 'option' ? [role.inputs] : []));
    // the first that goes with what is chosen
    const chosen = options.find((option) =>
      Object.entries(option).every(([name, value]) => !Object.hasOwn(inputs, name) || inputs[name] === value),
    );
    if (options.length > 0 && !chosen) return null;
    inputs = { ...inputs, ...chosen };
  }
  const placed: { input: string; number: Quantity; hasCue: boolean }[] = [];
  const taken = new Set([-1, turned ? turned.at : -1]);
  const numberAt = (at: number) => (segments[at] as { number: Quantity }).number;
  /** What an input takes from a number, with the choices that it needs; null where it does not fit. */
  const taking = (at: number, name: string, hasCue: boolean): Given | null => {
    if (turned?.turn.input === name || Object.hasOwn(inputs, name)) return null;
    const choices = choicesFor(tool, name, inputs, hasCue);
    const given = choices && take(tool, name, numberAt(at), hasCue, { ...inputs, ...choices });
    return given && { ...choices, ...given };
  };
  const place = (at: number, name: string, hasCue: boolean): boolean => {
    const given = taking(at, name, hasCue);
    if (!given) return false;
    inputs = { ...inputs, ...given };
    placed.push({ input: name, number: numberAt(at), hasCue });
    taken.add(at);
    return true;
  };
  const used = new Set<Segment>();
  const ofRows: Quantity[] = [];
  // "no tds": an amount of 0
  for (const [index, segment] of segments.entries()) {
    const next = segments[index + 1] ?? segment;
    const name = cuesOf(next).find((cue) => inputOf(tool, cue).kind === 'currency');
    if (!has(segment, 'negation') || name === undefined) continue;
    inputs = { ...inputs, [name]: 0 };
    used.add(segment).add(next);
  }
  // "10 saal naukri basic 35000": what the other cues left on the other side
  for (const side of [step, -step])
    for (const [index, segment] of segments.entries()) {
      const at = besides(segments, index, side);
      if (taken.has(at) || used.has(segment) || (side !== step && isName(segment))) continue;
      if (cuesOf(segment).some((name) => place(at, name, true))) used.add(segment);
      if (!isOfRows(tool, segment)) continue;
      taken.add(at);
      used.add(segment);
      ofRows.push(numberAt(at));
    }
  for (const segment of segments) if (turned && cuesOf(segment).includes(turned.turn.input)) used.add(segment);
  const idle = segments.filter(
    (segment) => has(segment, 'cue') && !has(segment, 'filler') && !used.has(segment),
  ).length;
  const named = outputs.filter(({ isName }) => !isName);
  const results = outputs.length > 1 ? named : outputs;
  const [asked, ...others] = new Set(results.map(({ output }) => output));
  const answer = () => (turned ? turned.output : outputOf(tool, inputs, asked));
  /** The inputs that an unnamed number may go to. */
  const open = (at: number): readonly string[] => {
    const { kind, perhapsRate } = numberAt(at);
    const fitting = Object.entries(tool.inputs).flatMap(([name, spec]) => {
      if (spec.more || (leftOf(tool, name) === 'quiet' && spec.kind !== 'choice')) return [];
      return taking(at, name, false) ? [{ name, kind: spec.kind }] : [];
    });
    const likely = fitting.filter((each) => each.kind === (kind === 'percent' ? 'choice' : 'percent'));
    return (likely.length > 0 && (kind === 'percent' || perhapsRate) ? likely : fitting).map(({ name }) => name);
  };
  /** Of several, those that change the answer; or the first, where their order tells. */
  const moving = (at: number): readonly string[] => {
    const output = answer();
    if (tool.ask?.order) return open(at).slice(0, 1);
    if (output === null) return [];
    // with its value, and without the choices that it would need
    const given = (name: string) => ({ ...inputs, ...take(tool, name, numberAt(at), false, inputs) });
    return open(at).filter((name) => moves(tool, given(name), name, output, live));
  };
  const waiting = () => [...segments.keys()].filter((at) => isNumber(segments[at]) && !taken.has(at));
  const settle = (inputsFor: typeof open): boolean =>
    waiting().filter((at) => {
      const [only, ...more] = inputsFor(at);
      return only !== undefined && more.length === 0 && place(at, only, false);
    }).length > 0;
  while (settle(open) || settle(moving));
  const unread = segments.flatMap((segment) => {
    if (isNumber(segment)) return [];
    const isUsed =
      used.has(segment) ||
      segment.isName ||
      has(segment, 'filler', 'option', 'output', 'question', 'sure', 'maybeWanted') ||
      (turned !== null && has(segment, 'wanted', 'timeAsked', 'rateAsked'));
    return isUsed ? [] : segment;
  });
  const unplaced = [...ofRows, ...waiting().map(numberAt)];
  // "interest chahiye 1 lakh": a result that cannot be turned round is no reason to solve for another
  const isOther = turned && named.some(({ output }) => output !== turned.output);
  const output = others.length > 0 || isOther ? null : answer();
  return { inputs, placed, turned, output, unread, unplaced, idle };
}

/** The inputs for which a line asks: "how much sip", "kitne saal". */
function askedFor(tool: Tool, segments: readonly Segment[]): ReadonlySet<string> {
  const kinds = (kind: Input['kind']) => Object.keys(tool.inputs).filter((name) => inputOf(tool, name).kind === kind);
  return new Set(
    segments.flatMap((segment, at) => {
      if (has(segment, 'timeAsked')) return kinds('years');
      if (has(segment, 'rateAsked')) return kinds('percent');
      const next = segments[at + 1];
      return has(segment, 'question') && next ? cuesOf(next) : [];
    }),
  );
}

/** Whether "in 10 years" stands there. */
function isWithin(segments: readonly Segment[], at: number): boolean {
  const [word, time] = segments.slice(at);
  return word !== undefined && 'words' in word && word.words === 'in' && isNumber(time) && time.number.kind === 'time';
}

/** The turned questions that a line may ask. */
function turnsOf(tool: Tool, segments: readonly Segment[]): readonly Turned[] {
  const asked = askedFor(tool, segments);
  const isWanted = segments.some((segment) => has(segment, 'wanted'));
  return Object.entries(tool.outputs).flatMap(([output, spec]) =>
    ((spec as { readonly turns?: readonly Turn[] }).turns ?? []).flatMap((turn) =>
      segments.flatMap((segment, at): Turned[] => {
        if (!isNumber(segment)) return [];
        const { kind, value, per } = segment.number;
        const [cancelling] = turn.free ?? [];
        const isRatio = kind === 'ratio';
        if (isRatio ? cancelling === undefined : kind !== 'money' && kind !== 'plain') return [];
        if (per !== undefined && per !== periodOf(spec.label)) return [];
        if (asked.size > 0 && !asked.has(turn.input)) return [];
        const isOutput = (other: Segment | undefined) => has(other, 'output') && !isName(other);
        const isBeside = isOutput(segments[at - 1]) || (turn.through !== undefined && isOutput(segments[at + 1]));
        const isMaybe =
          turn.weak === true &&
          (has(segments[at - 1], 'maybeWanted') || has(segments[at + 1], 'maybeWanted') || isWithin(segments, at + 1));
        const isClear = isRatio || isWanted || asked.has(turn.input) || (turn.through !== undefined && isBeside);
        if (!isClear && !isBeside && !isMaybe) return [];
        const base = isRatio ? Number(inputOf(tool, cancelling as string).default) : 1;
        const free = isRatio || turn.through !== undefined ? (turn.free ?? []) : [];
        return [{ output, turn, target: value * base, at, free, isClear }];
      }),
    ),
  );
}

/** All readings of a line for a tool. A line that asks for an input is only turned round, if it can be. */
export function readingsOf(tool: Tool, segments: readonly Segment[], live: LiveFigures | null): readonly Reading[] {
  const readings = (turned: Turned | null) => [1, -1].flatMap((step) => read(tool, segments, step, turned, live) ?? []);
  const isAsking =
    askedFor(tool, segments).size > 0 ||
    segments.some((segment) => has(segment, 'wanted') || (isNumber(segment) && segment.number.kind === 'ratio'));
  const turned = turnsOf(tool, segments).flatMap(readings);
  return isAsking && turned.length > 0 ? turned : [...readings(null), ...turned];
}
