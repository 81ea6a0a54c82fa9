import { checkValue } from '../check-values.ts';
import { formatNumber } from '../format.ts';
import { complete, isShown } from '../places.ts';
import type { Asked, CellValue, Input, LiveFigures, Tool, Turn, Values } from '../types.ts';
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
  readonly placed: readonly { readonly input: string; readonly number: Quantity }[];
  readonly turned: Turned | null;
  /** The output that is asked for; null where the tool gives no single figure. */
  readonly output: string | null;
  /** Words and numbers that have no place. */
  readonly unread: readonly string[];
  readonly unplaced: readonly string[];
  /** Words of inputs that took no number, because they name the tool too. */
  readonly idle: number;
}

/** The period that a label names: a month, a year, or the years of an age. */
export function periodOf(label: string): 'month' | 'year' | 'age' | undefined {
  if (/\bage\b|life expectancy/i.test(label)) return 'age';
  if (/per month|monthly|each month/i.test(label)) return 'month';
  return /per year|yearly/i.test(label) ? 'year' : undefined;
}

/** What becomes of an input that a line does not name. */
export function leftOf(tool: Tool, name: string): 'needed' | 'named' | 'quiet' {
  const spec = tool.inputs[name] as Input;
  const declared = spec.asked?.left;
  if (declared) return declared;
  const { kind, default: value, more } = spec;
  if (more || value === 0 || value === false || value === '' || kind === 'rows' || kind === 'text') return 'quiet';
  return kind === 'percent' || kind === 'choice' || kind === 'toggle' ? 'named' : 'needed';
}

/** The value that an input takes from a number, with what else that sets; null where kind, period or size do not fit. */
export function take(tool: Tool, name: string, number: Quantity, hasCue: boolean, given: Given = {}): Given | null {
  const spec = tool.inputs[name] as Input;
  const { kind, per } = number;
  if (spec.kind === 'choice') {
    const option = spec.options.find(
      ({ value, label }) => value === number.value && label.includes(formatNumber(number.value)),
    );
    return option && kind !== 'time' && kind !== 'age' ? { [name]: option.value } : null;
  }
  if (spec.kind !== 'currency' && spec.kind !== 'percent' && spec.kind !== 'years' && spec.kind !== 'number')
    return null;
  const period = periodOf(spec.label);
  let { value } = number;
  let set: Given = {};
  // a count of months
  if (spec.kind === 'number' && kind === 'time' && /months/i.test(spec.label))
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
  } else if (kind !== 'plain' && kind !== { currency: 'money', percent: 'percent', number: 'plain' }[spec.kind])
    return null;
  const own = spec.kind === 'percent' ? (period ?? 'year') : period;
  if (per !== undefined && per !== own) {
    const times = per === 'other' ? undefined : spec.asked?.times?.[per];
    if (times === undefined) return null;
    value = Number((value * (typeof times === 'number' ? times : times.by)).toPrecision(12));
    set = typeof times === 'number' ? {} : times.set;
  }
  const [least, most] = withinOf(spec.asked, given) ?? rangeOf(spec, period === 'age', hasCue || kind !== 'plain');
  if (!(value >= least && value <= most && value > 0) || !checkValue(spec, value, name).ok) return null;
  return { [name]: value, ...set };
}

/** The least and the most that a definition allows an input, beside what a line gives. */
export function withinOf(asked: Asked | undefined, given: Given): readonly [number, number] | undefined {
  const { wider, within } = asked ?? {};
  const isWider = wider && Object.entries(wider.given).every(([name, value]) => given[name] === value);
  return isWider ? wider.within : within;
}

/** The least and the most that an input takes from a line: people rarely mean more than its slider shows. */
function rangeOf(
  spec: Extract<Input, { kind: 'currency' | 'percent' | 'years' | 'number' }>,
  isAge: boolean,
  isTold: boolean,
): readonly [number, number] {
  const { min, max, kind } = spec;
  const wide = !isTold || isAge ? 1 : kind === 'currency' ? 5 : 2;
  const most = kind === 'currency' || kind === 'number' ? 1e9 : 100;
  return [(min ?? 0) / wide, max === undefined ? most : max * wide];
}

/** The choices that must be made so that an input is shown; null where it is shown for another reason. */
function choicesFor(tool: Tool, name: string, given: Given, hasCue: boolean): Given | null {
  if (isShown(tool, complete(tool, given), name)) return {};
  const rule = tool.inputs[name]?.showWhen;
  if (rule === undefined || Array.isArray(rule)) return null;
  const choices = Object.entries(rule as Readonly<Record<string, unknown>>);
  const isOpen = ([other, value]: [string, unknown]) =>
    !Object.hasOwn(given, other) &&
    typeof value !== 'object' &&
    (tool.inputs[other]?.kind === 'choice' || (hasCue && tool.inputs[other]?.kind === 'toggle'));
  return choices.every(isOpen) ? (Object.fromEntries(choices) as Given) : null;
}

/** Whether another value of an input changes an output: its slider's ends, or another option. */
export function moves(tool: Tool, given: Given, name: string, output: string, live: LiveFigures | null): boolean {
  const spec = tool.inputs[name] as Input;
  const values: Values = complete(tool, given);
  const present = values[name];
  const figure = (value: CellValue | undefined) => {
    const outcome = tool.run(value === undefined ? given : { ...given, [name]: value }, live);
    return outcome.ok ? (outcome.raw[output] ?? outcome.outputs[output]) : undefined;
  };
  if (spec.kind === 'rows' || spec.kind === 'text') return false;
  if (spec.kind === 'date') return true;
  const others: readonly CellValue[] =
    spec.kind === 'choice'
      ? spec.options.map(({ value }) => value)
      : spec.kind === 'toggle'
        ? [!present]
        : [spec.min ?? Number(present) / 2, spec.max ?? Number(present) * 2 + 1, spec.min ?? 0];
  const now = figure(undefined);
  return others.some((value) => {
    if (value === present) return false;
    const then = figure(value);
    return then !== undefined && then !== now;
  });
}

/** The output that answers a line: what is asked, unless the tool has another answer to it with these inputs; null for none. */
export function outputOf(tool: Tool, given: Given, asked?: string): string | null {
  const answers = tool.ask?.answers;
  const fits = answers?.find(
    ({ to, unsaid, given: wanted = {} }) =>
      (asked === undefined || asked === to) &&
      (unsaid === undefined || !Object.hasOwn(given, unsaid)) &&
      Object.entries(wanted).every(([name, value]) => given[name] === value),
  );
  return fits?.output ?? asked ?? (answers ? null : (tool.headline[0] ?? null));
}

type Words = Extract<Segment, { readonly words: string }>;
const isNumber = (segment: Segment | undefined): segment is Exclude<Segment, Words> =>
  segment !== undefined && 'number' in segment;
const has = (segment: Segment | undefined, ...kinds: readonly Role['kind'][]): boolean =>
  segment !== undefined && 'roles' in segment && segment.roles.some(({ kind }) => kinds.includes(kind));
const segmentsName = (segment: Segment) => 'isName' in segment && segment.isName;
const cuesOf = (segment: Segment) =>
  'roles' in segment ? segment.roles.flatMap((role) => (role.kind === 'cue' ? role.input : [])) : [];

/** The nearest number on a side, with nothing between but words that leave it free; -1 for none. */
function besides(segments: readonly Segment[], from: number, step: 1 | -1): number {
  for (let at = from + step; at >= 0 && at < segments.length; at += step) {
    const segment = segments[at] as Segment;
    if (isNumber(segment)) return at;
    if (cuesOf(segment).length > 0 && !has(segment, 'filler')) return -1;
    if (!has(segment, 'filler', 'option', 'maybeWanted', 'sure') && !segment.isName) return -1;
  }
  return -1;
}

/** Reads a line for a tool, with the words of inputs taking the numbers on one side of them. */
function read(
  tool: Tool,
  segments: readonly Segment[],
  step: 1 | -1,
  turned: Turned | null,
  live: LiveFigures | null,
): Reading | null {
  let inputs: Record<string, CellValue> = {};
  const outputs: { output: string; isName: boolean }[] = [];
  for (const segment of segments) {
    if (isNumber(segment)) continue;
    for (const role of segment.roles) {
      if (role.kind === 'output') outputs.push({ output: role.output, isName: segment.isName });
      if (role.kind !== 'option') continue;
      if (Object.entries(role.inputs).some(([name, value]) => Object.hasOwn(inputs, name) && inputs[name] !== value)) {
        if (segment.roles.filter(({ kind }) => kind === 'option').length > 1) continue;
        return null;
      }
      inputs = { ...inputs, ...role.inputs };
      if (segment.roles.filter(({ kind }) => kind === 'option').length > 1) break;
    }
  }
  const placed: { input: string; number: Quantity }[] = [];
  const taken = new Set<number>(turned ? [turned.at] : []);
  const place = (at: number, name: string, hasCue: boolean): boolean => {
    const { number } = segments[at] as { number: Quantity };
    if (turned?.turn.input === name || Object.hasOwn(inputs, name)) return false;
    const choices = choicesFor(tool, name, inputs, hasCue);
    const given = choices && take(tool, name, number, hasCue, { ...inputs, ...choices });
    if (!given) return false;
    inputs = { ...inputs, ...choices, ...given };
    placed.push({ input: name, number });
    taken.add(at);
    return true;
  };
  let idle = 0;
  const used = new Set<Segment>();
  // "no tds": an amount of 0
  for (const [index, segment] of segments.entries()) {
    const [name] = cuesOf(segments[index + 1] ?? segment);
    if (!has(segment, 'negation') || name === undefined || tool.inputs[name]?.kind !== 'currency') continue;
    inputs = { ...inputs, [name]: 0 };
    used.add(segment).add(segments[index + 1] as Segment);
  }
  const left: number[] = [];
  for (const [index, segment] of segments.entries()) {
    const cues = cuesOf(segment);
    if (cues.length === 0 || used.has(segment)) continue;
    const at = besides(segments, index, step);
    if (at !== -1 && !taken.has(at) && cues.some((name) => place(at, name, true))) used.add(segment);
    else left.push(index);
  }
  for (const index of left) {
    const segment = segments[index] as Segment;
    const cues = cuesOf(segment);
    // "10 saal naukri basic 35000": what the other cues left on the other side
    const at = besides(segments, index, step === 1 ? -1 : 1);
    if (at !== -1 && !taken.has(at) && !segmentsName(segment) && cues.some((name) => place(at, name, true)))
      used.add(segment);
    else if (turned && cues.includes(turned.turn.input)) used.add(segment);
    else if (!has(segment, 'filler')) idle++;
  }
  const named = outputs.filter(({ isName }) => !isName);
  const results = outputs.length > 1 ? named : outputs;
  const [asked, ...others] = new Set(results.map(({ output }) => output));
  const answer = () => (turned ? (turned.turn.through ?? turned.output) : outputOf(tool, inputs, asked));
  /** The inputs that an unnamed number may go to. */
  const open = (at: number): readonly string[] => {
    const { number } = segments[at] as { number: Quantity };
    const fitting = Object.keys(tool.inputs).filter((name) => {
      const { more, kind } = tool.inputs[name] as Input;
      if (
        more ||
        (leftOf(tool, name) === 'quiet' && kind !== 'choice') ||
        Object.hasOwn(inputs, name) ||
        turned?.turn.input === name
      )
        return false;
      return choicesFor(tool, name, inputs, false) !== null && take(tool, name, number, false, inputs) !== null;
    });
    const kinds = (kind: Input['kind']) => fitting.filter((name) => tool.inputs[name]?.kind === kind);
    if (number.kind === 'percent' && kinds('choice').length > 0) return kinds('choice');
    if (number.perhapsRate && kinds('percent').length > 0) return kinds('percent');
    return fitting;
  };
  const waiting = () => [...segments.keys()].filter((at) => isNumber(segments[at]) && !taken.has(at));
  for (let found = true; found; ) {
    found = false;
    for (const at of waiting()) {
      const [only, ...more] = open(at);
      if (only !== undefined && more.length === 0) found = place(at, only, false) || found;
    }
    if (found) continue;
    for (const at of waiting()) {
      const all = open(at);
      const output = turned?.output ?? answer();
      // of several, those that change the answer
      const moving =
        tool.ask?.order || output === null
          ? all
          : all.filter(
              (name) =>
                tool.inputs[name]?.kind === 'choice' ||
                moves(
                  tool,
                  { ...inputs, ...take(tool, name, (segments[at] as { number: Quantity }).number, false) },
                  name,
                  output,
                  live,
                ),
            );
      const [first, ...rest] = moving;
      if (first === undefined || (rest.length > 0 && !tool.ask?.order)) continue;
      found = place(at, first, false);
      if (found) break;
    }
  }
  const unread = segments.flatMap((segment) => {
    if (isNumber(segment)) return [];
    const isUsed =
      used.has(segment) ||
      segment.isName ||
      has(segment, 'filler', 'option', 'output', 'question', 'sure', 'maybeWanted') ||
      (turned !== null && has(segment, 'wanted', 'timeAsked', 'rateAsked'));
    return isUsed ? [] : [segment.words];
  });
  const unplaced = waiting().map((at) => (segments[at] as { number: Quantity }).number.text);
  // "interest chahiye 1 lakh": a result that cannot be turned round is no reason to solve for another
  const isOther = turned && named.some(({ output }) => output !== turned.output && output !== turned.turn.through);
  const output = others.length > 0 || isOther ? null : answer();
  return { inputs, placed, turned, output, unread, unplaced, idle };
}

/** The inputs for which a line asks: "how much sip", "kitne saal". */
function askedFor(tool: Tool, segments: readonly Segment[]): ReadonlySet<string> {
  const kinds = (kind: Input['kind']) => Object.keys(tool.inputs).filter((name) => tool.inputs[name]?.kind === kind);
  return new Set(
    segments.flatMap((segment, at) => {
      if (has(segment, 'output')) return [];
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
    ('turns' in spec && spec.turns ? spec.turns : []).flatMap((turn) =>
      segments.flatMap((segment, at): Turned[] => {
        if (!isNumber(segment)) return [];
        const { number } = segment;
        const isRatio = number.kind === 'ratio';
        const period = periodOf(spec.label);
        if (isRatio ? !turn.free : number.kind !== 'money' && number.kind !== 'plain') return [];
        if (number.per !== undefined && number.per !== period) return [];
        if (asked.size > 0 && !asked.has(turn.input)) return [];
        const isOutput = (other: Segment | undefined) =>
          other !== undefined &&
          !segmentsName(other) &&
          'roles' in other &&
          other.roles.some((role) => role.kind === 'output' && role.output === output);
        const isBeside = isOutput(segments[at - 1]) || (turn.through !== undefined && isOutput(segments[at + 1]));
        const isMaybe =
          turn.weak === true &&
          (has(segments[at - 1], 'maybeWanted') || has(segments[at + 1], 'maybeWanted') || isWithin(segments, at + 1));
        const isClear = isRatio || isWanted || asked.has(turn.input) || (turn.through !== undefined && isBeside);
        if (!isClear && !isBeside && !isMaybe) return [];
        const base = isRatio ? Number(tool.inputs[turn.free?.[0] ?? '']?.default) : 1;
        const free = isRatio || turn.through !== undefined ? (turn.free ?? []) : [];
        return [{ output, turn, target: number.value * base, at, free, isClear }];
      }),
    ),
  );
}

/** All readings of a line for a tool, those that leave the fewest words idle. A line that asks for an input has no plain reading. */
export function readingsOf(tool: Tool, segments: readonly Segment[], live: LiveFigures | null): readonly Reading[] {
  const turns = turnsOf(tool, segments);
  const canTurn = Object.values(tool.outputs).some((output) => 'turns' in output);
  const isTurned =
    canTurn &&
    (segments.some((segment) => has(segment, 'wanted') || (isNumber(segment) && segment.number.kind === 'ratio')) ||
      askedFor(tool, segments).size > 0);
  const ways = [...(isTurned ? [] : [null]), ...turns];
  const all = ways.flatMap((turned) =>
    [1, -1].flatMap((step) => read(tool, segments, step as 1 | -1, turned, live) ?? []),
  );
  return all.length > 0 ? all : [1, -1].flatMap((step) => read(tool, segments, step as 1 | -1, null, live) ?? []);
}
