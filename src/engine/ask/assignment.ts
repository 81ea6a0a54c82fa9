import type { CellValue, Tool, Turn } from '../types.ts';
import type { Quantity } from './numbers.ts';
import { choicesFor, fillsOf, type Given, inputOf, isHiddenBy, isOpen, LARGE, leftOf, takesAge } from './slots.ts';
import type { Role, Segment } from './vocabulary.ts';

/** A question turned round: the input for which an output has a figure. */
export interface Turned {
  readonly output: string;
  readonly turn: Turn;
  readonly target: number;
  /** The line's number that is the target. */
  readonly number: Quantity;
  /** Inputs whose values cancel out for this target. */
  readonly free: readonly string[];
  /** Whether only "for" or "in 10 years" says so. */
  readonly isWeak: boolean;
}

/** A number with the input that it went to. */
export interface Placed {
  readonly input: string;
  readonly number: Quantity;
  /** What the distance to its word costs. */
  readonly away: number;
}

/** A way to read a line for a tool: where each number goes. */
export interface Assignment {
  readonly inputs: Given;
  readonly placed: readonly Placed[];
  readonly turned: Turned | null;
  /** Words and numbers that have no place. */
  readonly unread: readonly Segment[];
  readonly unplaced: readonly Quantity[];
  /** Ages, where the tool asks for none. */
  readonly aside: readonly Quantity[];
  /** The outputs that the line names. */
  readonly asked: readonly string[];
  /** Inputs that are usually left out, of which the line has the word and no number: "step up sip". */
  readonly hinted: readonly string[];
  /** An amount may be for a month or for a year, and only one of them can be calculated; or nothing says what it is. */
  readonly isUnsure: boolean;
  readonly cost: number;
}

/** What a number costs by where the word of its slot stands. */
export const AWAY = { beside: 0, across: 1, elsewhere: 2.5, nowhere: 3 };
const UNUSED = 5;
const UNREAD = 2;
/** A number whose input another choice hides. */
const HIDDEN = 2.5;
/** A time that may be an age, where the tool asks for none. */
const AGE_ASIDE = 6;
/** A plain number after "at" is a rate. */
const NOT_AS_RATE = 2;
/** Numbers without words that stand in another order than the inputs of the page. */
const OUT_OF_ORDER = 1.5;
/** The customary value of an input, for a number without a word. */
const CUSTOMARY = -1.5;
/** The other period than the label's, once for the line. */
const OTHER_PERIOD = 1;
/** One amount is for a month and another for a year, though the line says neither. */
const MIXED_PERIODS = 2;
/** Some words stand before their numbers and some behind them. */
const MIXED_SIDES = 1;
/** A word of an input that takes no number, since it also names the tool. */
const IDLE_WORD = 1;
/** An input that is wanted for what the number says: "lump sum needed for 50 lakh", "ctc for 1 lakh in hand". */
const ASKED_FOR = 3;
/** What makes a number the result that is wanted. */
const WANTED = {
  wish: 0,
  word: 1,
  asked: 1,
  wished: 3,
  questioned: 3,
  toolsName: 2,
  perhaps: 2,
  inputsOwn: 3,
  unnamed: 1,
};
/** Assignments that cost so much more than the best are not looked at. */
const HOPELESS = 6;
const MOST_NUMBERS = 6;

export type Words = Extract<Segment, { readonly words: string }>;
/** What a number counts: a large one without a unit is an amount. */
const unitOf = ({ kind, value }: Quantity) => (kind === 'plain' && value >= LARGE ? 'money' : kind);

type Numbered = Extract<Segment, { readonly number: Quantity }>;

export const isNumber = (segment: Segment | undefined): segment is Numbered =>
  segment !== undefined && 'number' in segment;
export const has = (segment: Segment | undefined, ...kinds: readonly Role['kind'][]): boolean =>
  segment !== undefined && 'roles' in segment && segment.roles.some(({ kind }) => kinds.includes(kind));
const isName = (segment: Segment | undefined): boolean =>
  segment !== undefined && 'isName' in segment && segment.isName;
const cuesOf = (segment: Segment | undefined): readonly string[] =>
  segment && 'roles' in segment ? segment.roles.flatMap((role) => (role.kind === 'cue' ? role.input : [])) : [];
const outputsOf = (segment: Segment | undefined): readonly string[] =>
  segment && 'roles' in segment ? segment.roles.flatMap((role) => (role.kind === 'output' ? role.output : [])) : [];
/** Words that say nothing of their own: they may stand between a number and its word. */
const isClosed = (segment: Segment | undefined): boolean =>
  has(segment, 'filler', 'maybeWanted', 'unknown', 'bank') ||
  (!has(segment, 'cue', 'output') &&
    (isName(segment) || has(segment, 'sure', 'question', 'option', 'perMonth', 'perYear')));
const isNoun = (segment: Segment | undefined): boolean =>
  segment !== undefined && !isNumber(segment) && !has(segment, 'filler') && has(segment, 'cue', 'output');

/** Whether a word's number is one of rows, which a line does not fill in: "prepay 2 lakh". */
export const isOfRows = (tool: Tool, segment: Segment): boolean =>
  cuesOf(segment).some((name) => inputOf(tool, name).kind === 'rows');

/** The next place on a side that is no closed word; -1 past the ends. */
function next(segments: readonly Segment[], from: number, step: 1 | -1): number {
  let at = from + step;
  while (isClosed(segments[at])) at += step;
  return at >= 0 && at < segments.length ? at : -1;
}

/**
 * How far a word stands from a number.
 *
 * @param settled words of wishes that belong to a noun, and say no more than a closed word
 */
function awayFrom(segments: readonly Segment[], at: number, word: number, settled?: ReadonlySet<Segment>): number {
  const step = word > at ? 1 : -1;
  const isDate = (place: number) => {
    const segment = segments[place];
    return isNumber(segment) && segment.number.kind === 'date';
  };
  // "bought 10 may 2022 4 lakh": a day and an amount may have one word
  const isApart = (place: number) => isNumber(segments[place]) && isDate(place) !== isDate(at);
  for (let between = at + step; between !== word; between += step)
    if (!isClosed(segments[between]) && !isApart(between) && !settled?.has(segments[between] as Segment))
      return AWAY.elsewhere;
  return Math.abs(word - at) === 1 ? AWAY.beside : AWAY.across;
}

/** What an amount is for, where that stands before its noun: "monthly salary 1.15 lakh". */
function periodBefore(segments: readonly Segment[], word: number) {
  const segment = segments[word - 1];
  if (!segment || !has(segment, 'perMonth', 'perYear')) return null;
  return { segment, per: has(segment, 'perMonth') ? ('month' as const) : ('year' as const) };
}

/** The noun on one side of a number, past words that say nothing. */
function nounBeside(segments: readonly Segment[], from: number, step: 1 | -1): Segment | undefined {
  let at = from + step;
  while (has(segments[at], 'filler', 'maybeWanted') && !isNoun(segments[at]) && !isName(segments[at])) at += step;
  return isNoun(segments[at]) || isName(segments[at]) ? segments[at] : undefined;
}

/**
 * The word of a wish belongs to what stands beside it: "loan chahiye" wants a loan, "1 crore chahiye" an amount, "to get 40 lakh loan"
 * a loan whose amount is said.
 */
function wishesOf(segments: readonly Segment[]) {
  const numbers = new Map<number, number>();
  const nouns = new Set<string>();
  const settled = new Set<Segment>();
  for (const [at, segment] of segments.entries()) {
    if (!has(segment, 'wanted', 'wantedAfter')) continue;
    const [before, after] = [next(segments, at, -1), next(segments, at, 1)];
    const order = has(segment, 'wanted') ? [after, before] : [before, after];
    const about = order.find((place) => isNumber(segments[place]) || isNoun(segments[place]));
    if (about === undefined) continue;
    const number = segments[about];
    // "chahiye" at the beginning of a line may be about all of it
    const isReversed = order[0] === -1;
    const noun = isNumber(number) ? nounBeside(segments, about, about < at ? -1 : 1) : number;
    // an amount with a noun of its own, or what is no amount, is not what is wanted
    const { kind, value } = isNumber(number) ? number.number : { kind: 'word', value: 0 };
    const isAmount = kind === 'money' || (kind === 'plain' && value >= LARGE);
    if (isAmount) numbers.set(about, awayFrom(segments, about, at) + (noun || isReversed ? WANTED.inputsOwn : 0));
    const isNoAmount = isNumber(number) && !isAmount;
    if (isNoAmount || isReversed || cuesOf(noun).length > 0 || (noun !== number && isName(noun))) settled.add(segment);
    if (noun === segments[about]) for (const name of cuesOf(noun)) nouns.add(name);
  }
  return { numbers, nouns, settled };
}

/** The inputs for which a line asks: "how much sip", "sip kitni", "kitne saal". */
function askedFor(tool: Tool, segments: readonly Segment[]): ReadonlySet<string> {
  const kinds = (kind: string) => Object.keys(tool.inputs).filter((name) => inputOf(tool, name).kind === kind);
  return new Set(
    segments.flatMap((segment, at) => {
      if (has(segment, 'timeAsked')) return kinds('years');
      if (has(segment, 'rateAsked')) return kinds('percent');
      // "what is an fd of" asks for its result
      const isQuestion = has(segment, 'question') && !has(segment, 'resultAsked') && !has(segments[at + 1], 'question');
      // a name may stand between: "कितना होम लोन"
      const past = (step: 1 | -1) => {
        let place = at + step;
        while (isName(segments[place]) && !isNoun(segments[place])) place += step;
        return cuesOf(segments[place]);
      };
      // "1.5 lakh in 80c, how much tax" asks for the tax
      const isAhead = isName(segments[at + 1]) || isNoun(segments[at + 1]);
      return isQuestion ? [...past(1), ...(isAhead ? [] : past(-1))] : [];
    }),
  );
}

/** Whether "in 10 years" stands there. */
function isWithin(segments: readonly Segment[], at: number): boolean {
  const [word, time] = segments.slice(at);
  return word !== undefined && 'words' in word && word.words === 'in' && isNumber(time) && time.number.kind === 'time';
}

/** Whether "for" stands between a noun and a number: "lump sum needed for 50 lakh". */
const isFor = (segments: readonly Segment[], word: number, at: number): boolean =>
  segments.slice(word, at).some((segment) => has(segment, 'maybeWanted'));

/** A result that a number may be the wanted figure of. */
interface Target extends Turned {
  readonly cost: number;
  readonly uses: readonly Segment[];
  /** Whether a word of the result or a wish says so, beside the number. */
  readonly isTold: boolean;
}

/** What a line wants, whichever of its numbers is looked at. */
interface Wants {
  readonly wishes: ReturnType<typeof wishesOf>;
  readonly asked: ReturnType<typeof askedFor>;
  /** The places of each input's words. */
  readonly cues: ReadonlyMap<string, readonly number[]>;
}

/** The results of which a number may be the wanted figure. */
function targetsOf(tool: Tool, segments: readonly Segment[], at: number, { wishes, asked, cues }: Wants): Target[] {
  const { number } = segments[at] as Numbered;
  const { kind, value, per } = number;
  // "kitne saal" asks for no other input
  const isKindAsked = segments.some((segment) => has(segment, 'timeAsked', 'rateAsked'));
  const isRatio = kind === 'ratio';
  if (!isRatio && kind !== 'money' && kind !== 'plain') return [];
  return Object.entries(tool.outputs).flatMap(([output, spec]) =>
    ((spec as { readonly turns?: readonly Turn[] }).turns ?? []).flatMap((turn): Target[] => {
      const [cancelling] = turn.free ?? [];
      if (isRatio && cancelling === undefined) return [];
      if (per !== undefined && per !== (spec as { readonly per?: string }).per) return [];
      const costs: number[] = isRatio ? [WANTED.wish] : [];
      const beside = [at - 1, at + 1].filter((place) => outputsOf(segments[place]).includes(output));
      // "1 lakh in hand kitna" asks for it
      const isAsked = (place: number) => has(segments[2 * place - at], 'question');
      for (const place of beside)
        costs.push(isAsked(place) ? WANTED.questioned : isName(segments[place]) ? WANTED.toolsName : WANTED.word);
      // "25000 ki kist"
      const owner = has(segments[at + 1], 'genitive') ? at + 2 : -1;
      if (outputsOf(segments[owner]).includes(output)) {
        beside.push(owner);
        costs.push(WANTED.toolsName);
      }
      const wish = wishes.numbers.get(at);
      if (wish !== undefined) costs.push(wish);
      const places = cues.get(turn.input) ?? [];
      const isOwn = places.some((word) => awayFrom(segments, at, word, wishes.settled) < AWAY.elsewhere);
      const own = isOwn ? WANTED.inputsOwn : 0;
      if (asked.has(turn.input)) costs.push(WANTED.asked + own);
      else if (wishes.nouns.has(turn.input))
        costs.push((isFor(segments, places[0] ?? -1, at) ? WANTED.asked : WANTED.wished) + own);
      const isPerhaps =
        turn.weak === true &&
        (has(segments[at - 1], 'maybeWanted') || has(segments[at + 1], 'maybeWanted') || isWithin(segments, at + 1));
      if (isPerhaps) costs.push(WANTED.perhaps);
      if (costs.length === 0) return [];
      if (asked.size > 0 && !asked.has(turn.input) && (isKindAsked || beside.length === 0)) return [];
      const isNamed = isRatio || places.length > 0 || asked.has(turn.input) || turn.through !== undefined;
      const base = isRatio ? Number(inputOf(tool, cancelling as string).default) : 1;
      return [
        {
          ...{ output, turn, target: value * base, number },
          free: isRatio || turn.through !== undefined ? (turn.free ?? []) : [],
          isWeak: isPerhaps && costs.length === 1,
          cost: Math.min(...costs) + (isNamed ? 0 : WANTED.unnamed),
          isTold: isRatio || beside.length > 0 || wish !== undefined,
          uses: beside.flatMap((place) => segments[place] ?? []),
        },
      ];
    }),
  );
}

/** What the options of a line set, one entry for each way in which they can be meant, in the order of the inputs where that tells. */
function optionsOf(
  tool: Tool,
  segments: readonly Segment[],
): readonly { readonly inputs: Given; readonly cost: number }[] {
  const order = Object.keys(tool.inputs);
  // "long term" with its dates
  const hasDates = segments.some((segment) => isNumber(segment) && segment.number.kind === 'date');
  const isSet = ([name]: readonly [string, CellValue]) => !hasDates || inputOf(tool, name).kind !== 'date';
  let all: readonly { readonly inputs: Given; readonly last: number; readonly cost: number }[] = [
    { inputs: {}, last: -1, cost: 0 },
  ];
  for (const segment of segments) {
    const options: Given[] = [];
    if ('roles' in segment)
      for (const role of segment.roles)
        if (role.kind === 'option') options.push(Object.fromEntries(Object.entries(role.inputs).filter(isSet)));
    if (options.length === 0) continue;
    all = all.flatMap(({ inputs, last, cost }) =>
      options.flatMap((option) => {
        const isFree = Object.entries(option).every(([name, value]) => (inputs[name] ?? value) === value);
        const at = Math.max(...Object.keys(option).map((name) => order.indexOf(name)));
        const later = options.length > 1 && at < last ? OUT_OF_ORDER : 0;
        return isFree ? [{ inputs: { ...inputs, ...option }, last: at, cost: cost + later }] : [];
      }),
    );
  }
  // a choice that changes the answer, and that people leave out
  for (const [name, spec] of Object.entries(tool.inputs))
    if (spec.kind === 'choice' && spec.asked?.left === 'either')
      all = all.flatMap((each) =>
        Object.hasOwn(each.inputs, name)
          ? [each]
          : spec.options.map(({ value }) => ({ ...each, inputs: { ...each.inputs, [name]: value } })),
      );
  return all;
}

/** An option that a line denies is the other one: "not salaried". Null where there is more than one other. */
function opposite(segment: Segment): Segment | null {
  if (!('roles' in segment)) return null;
  const options = segment.roles.flatMap((role) => (role.kind === 'option' ? Object.entries(role.inputs) : []));
  const [option, ...more] = options;
  if (!option || more.length > 0 || option[1] !== true) return null;
  return { ...segment, roles: [{ kind: 'option', inputs: { [option[0]]: false } }] };
}

/** A line without the options that it denies: "not lumpsum", "lumpsum nahi". */
function withoutDenied(segments: readonly Segment[]): readonly Segment[] {
  const denied = new Set<number>();
  const others = new Map<number, Segment>();
  for (const [at, segment] of segments.entries()) {
    let noun = has(segment, 'negationAfter') ? at - 1 : -1;
    if (has(segment, 'negation')) noun = segments.findIndex((other, place) => place > at && !has(other, 'filler'));
    const option = segments[noun];
    if (!option || !has(option, 'option')) continue;
    const other = opposite(option);
    denied.add(at);
    if (other) others.set(noun, other);
    else denied.add(noun);
  }
  return segments.flatMap((segment, at) => (denied.has(at) ? [] : (others.get(at) ?? segment)));
}

/** The periods of these inputs, of the results that a line asks for and of the tool's main ones: a word such as "monthly" is about one of them. */
function periodsOf(tool: Tool, inputs: readonly string[], asked: readonly string[]): ReadonlySet<string> {
  const results = [...tool.headline, ...asked].map((name) => tool.outputs[name]);
  const specs = [...inputs.map((name) => inputOf(tool, name)), ...results];
  // a rate is per year where its definition says nothing else
  const perOf = (spec: (typeof specs)[number]) =>
    spec && 'per' in spec && spec.per ? spec.per : spec?.kind === 'percent' ? 'year' : [];
  return new Set(specs.flatMap(perOf));
}

/** All assignments of a line's numbers to the slots of a tool that are not hopeless, the likeliest first. */
export function assignmentsOf(tool: Tool, line: readonly Segment[]): readonly Assignment[] {
  const segments = withoutDenied(line);
  const numbers = [...segments.keys()].filter((at) => isNumber(segments[at]));
  if (numbers.length > MOST_NUMBERS) return [];
  const words = segments.filter((segment): segment is Words => !isNumber(segment));
  const cues = new Map<string, readonly number[]>();
  for (const [at, segment] of segments.entries())
    for (const name of cuesOf(segment)) cues.set(name, [...(cues.get(name) ?? []), at]);
  const wishes = wishesOf(segments);
  const asked = askedFor(tool, segments);
  const targets = new Map(numbers.map((at) => [at, targetsOf(tool, segments, at, { wishes, asked, cues })]));
  const order = Object.keys(tool.inputs);
  const isAgeTaken = takesAge(tool);
  const results = [...words.flatMap(outputsOf), ...(tool.ask?.answers ?? []).map(({ output }) => output)];
  const { settled, nouns } = wishes;
  const found: Assignment[] = [];
  let best = Number.POSITIVE_INFINITY;

  interface State {
    readonly inputs: Given;
    readonly placed: readonly (Placed & {
      /** For an input whose period people leave out: whether it is the one that the label names. */
      readonly period: 'own' | 'other' | null;
      /** Where its word stands: before it (-1), behind it (1), or nowhere. */
      readonly side: number;
    })[];
    readonly turned: Target | null;
    readonly unplaced: readonly Quantity[];
    readonly aside: readonly Quantity[];
    readonly used: ReadonlySet<Segment>;
    readonly isUnsure: boolean;
    readonly cost: number;
  }

  /** Whether a word names the tool: "flat" alone does not, though it names what a home loan buys. */
  const isNamed = (segment: Words) => {
    const at = segments.indexOf(segment);
    return segment.isName && (!has(segment, 'changing') || isName(segments[at - 1]) || isName(segments[at + 1]));
  };

  /** Whether a word that nobody knows stands behind a small number: it may say what is counted. */
  const isUnit = (segment: Words) => {
    const before = segments[segments.indexOf(segment) - 1];
    return isNumber(before) && before.number.kind === 'plain' && before.number.value < LARGE;
  };

  const finish = ({ inputs, placed, turned, unplaced, aside, used, isUnsure, cost }: State) => {
    const meant = new Set(placed.flatMap(({ period }) => period ?? []));
    // several amounts are usually for one period
    const hasMore = placed.some(({ input, period }) => period === null && inputOf(tool, input).kind === 'currency');
    const isMixed = meant.has('own') || hasMore;
    const otherPeriod = meant.has('other') ? OTHER_PERIOD + (isMixed ? MIXED_PERIODS : 0) : 0;
    const given = (name: string) => Object.hasOwn(inputs, name) || turned?.turn.input === name;
    const placedInputs = new Set(placed.map(({ input }) => input));
    const idle = words.filter((word) => cuesOf(word).length > 0 && !cuesOf(word).some(given));
    const sides = new Set(placed.map(({ side }) => side));
    const mixed = sides.has(1) && sides.has(-1) ? MIXED_SIDES : 0;
    const total = cost + otherPeriod + mixed + idle.length * IDLE_WORD;
    if (total > best + HOPELESS) return;
    const hinted = idle
      .filter((word) => !has(word, 'output', 'question', 'filler', 'option'))
      .flatMap((word) =>
        cuesOf(word).filter((name) => inputOf(tool, name).kind === 'percent' && leftOf(tool, name) === 'quiet'),
      );
    const periods = () =>
      periodsOf(tool, [...placed.map(({ input }) => input), ...(turned ? [turned.turn.input] : [])], results);
    const isUsed = (segment: Words) =>
      cuesOf(segment).some((name) => placedInputs.has(name)) ||
      (has(segment, 'bank') && placed.some(({ number }) => number.kind === 'percent')) ||
      (has(segment, 'perMonth') && periods().has('month')) ||
      (has(segment, 'perYear') && periods().has('year')) ||
      used.has(segment) ||
      isNamed(segment) ||
      settled.has(segment) ||
      has(segment, 'filler', 'option', 'output', 'question', 'sure', 'maybeWanted', 'unknown') ||
      (turned !== null &&
        (cuesOf(segment).includes(turned.turn.input) ||
          has(segment, 'wanted', 'wantedAfter', 'timeAsked', 'rateAsked')));
    const named = words.flatMap((segment) =>
      outputsOf(segment).map((output) => ({ output, isName: segment.isName && !turned?.uses.includes(segment) })),
    );
    // what nobody knows may say what an amount is, where no word of the result does
    const isUntold = turned !== null && !turned.isTold && words.some((segment) => has(segment, 'unknown'));
    const unnamed = named.filter((each) => !each.isName);
    const isOne = new Set(named.map(({ output }) => output)).size === 1;
    const wantedResults = isOne ? named : unnamed;
    const unread = words.filter((segment) => !isUsed(segment) || (has(segment, 'unknown') && isUnit(segment)));
    if (unplaced.length === 0 && unread.length === 0) best = Math.min(best, total);
    found.push({
      ...{
        inputs,
        placed,
        unread,
        unplaced,
        aside,
        isUnsure: isUnsure || isUntold,
        cost: total + unread.length * UNREAD,
      },
      ...{ turned, hinted },
      asked: [...new Set(wantedResults.map(({ output }) => output))],
    });
  };

  const go = (index: number, state: State): void => {
    if (state.cost > best + HOPELESS) return;
    const at = numbers[index];
    if (at === undefined) {
      finish(state);
      return;
    }
    const { number } = segments[at] as Numbered;
    const { inputs } = state;
    // "nsc 1 lakh 5 years": what the scheme sets anyway
    if (number.kind === 'time' && number.value === tool.ask?.term) go(index + 1, state);
    // "i am 45", where the tool asks for no age
    if (!isAgeTaken && (number.kind === 'age' || number.perhapsAge))
      go(index + 1, {
        ...state,
        aside: [...state.aside, number],
        cost: state.cost + (number.kind === 'age' ? 0 : AGE_ASIDE),
      });
    for (const name of order) {
      if (Object.hasOwn(inputs, name) || state.turned?.turn.input === name) continue;
      const places = cues.get(name) ?? [];
      const distances = places.map((word) => awayFrom(segments, at, word, settled));
      const isRate =
        number.perhapsRate === true && inputOf(tool, name).kind === 'percent' && isOpen(tool, name, 'percent');
      const away = Math.min(isRate ? AWAY.across : AWAY.nowhere, ...distances);
      const hasCue = away < AWAY.elsewhere;
      const spec = inputOf(tool, name);
      const cue = segments[places[distances.indexOf(away)] ?? -1];
      if (spec.kind === 'rows') {
        if (hasCue && cue)
          go(index + 1, { ...state, unplaced: [...state.unplaced, number], used: new Set([...state.used, cue]) });
        continue;
      }
      if (away === AWAY.nowhere && !isOpen(tool, name, number.kind)) continue;
      // "step up sip 12%" says that there is one, not how much
      if (away === AWAY.elsewhere && spec.kind === 'percent' && leftOf(tool, name) === 'quiet') continue;
      // what the line asks for it does not give: "what ctc leaves 1 lakh"
      if (asked.has(name) && away !== AWAY.beside) continue;
      const choices = choicesFor(tool, name, inputs, away < AWAY.nowhere);
      if (choices === null) {
        // what another choice hides changes nothing: years of service, for the government's leave
        const isHidden = hasCue && cue !== undefined && isHiddenBy(tool, name, inputs);
        if (isHidden)
          go(index + 1, {
            ...state,
            aside: [...state.aside, number],
            used: new Set([...state.used, cue]),
            cost: state.cost + HIDDEN,
          });
        continue;
      }
      const said = periodBefore(segments, places[distances.indexOf(away)] ?? -1);
      const isSaid = said !== null && number.per === undefined && spec.kind === 'currency';
      const told = isSaid ? { ...number, per: said.per } : number;
      for (const { given, cost, isOtherPeriod, isUnsure } of fillsOf(tool, name, told, away < AWAY.nowhere)) {
        const all = { ...choices, ...given };
        if (Object.entries(all).some(([other, value]) => (inputs[other] ?? value) !== value)) continue;
        const isLast = away === AWAY.nowhere;
        const outOfOrder = isLast
          ? state.placed.filter(
              (other) =>
                other.away === AWAY.nowhere &&
                unitOf(other.number) === unitOf(number) &&
                order.indexOf(other.input) > order.indexOf(name),
            ).length * (tool.ask?.order ? 2 * OUT_OF_ORDER : OUT_OF_ORDER)
          : 0;
        const isCustomary =
          away === AWAY.nowhere &&
          (spec.kind === 'percent' || (spec.kind === 'years' && spec.age)) &&
          given[name] === spec.default;
        const word = places[distances.indexOf(away)] ?? at;
        const isResults = [at - 1, at + 1].some((place) => outputsOf(segments[place]).length > 0);
        const isAskedFor = (nouns.has(name) || isResults) && isFor(segments, word, at) ? ASKED_FOR : 0;
        const notAsRate = number.perhapsRate && !isRate ? NOT_AS_RATE : 0;
        go(index + 1, {
          ...state,
          used: isSaid ? new Set([...state.used, said.segment]) : state.used,
          inputs: { ...inputs, ...all },
          placed: [
            ...state.placed,
            {
              ...{ input: name, number, away },
              period:
                spec.kind === 'currency' && spec.asked?.period === 'open' ? (isOtherPeriod ? 'other' : 'own') : null,
              side: cue ? Math.sign(word - at) : 0,
            },
          ],
          isUnsure: state.isUnsure || isUnsure,
          cost: state.cost + away + cost + outOfOrder + isAskedFor + notAsRate + (isCustomary ? CUSTOMARY : 0),
        });
      }
    }
    if (state.turned === null)
      for (const target of targets.get(at) ?? []) {
        if (Object.hasOwn(inputs, target.turn.input)) continue;
        go(index + 1, {
          ...state,
          turned: target,
          cost: state.cost + target.cost,
        });
      }
    go(index + 1, { ...state, unplaced: [...state.unplaced, number], cost: state.cost + UNUSED });
  };

  for (const options of optionsOf(tool, segments)) {
    let inputs: Record<string, CellValue> = { ...options.inputs };
    const used = new Set<Segment>();
    // "no tds": an amount of 0
    for (const [at, segment] of segments.entries()) {
      const noun = segments[at + 1];
      const name = cuesOf(noun).find((cue) => inputOf(tool, cue).kind === 'currency');
      if (!has(segment, 'negation') || name === undefined || !noun) continue;
      inputs = { ...inputs, [name]: 0 };
      used.add(segment).add(noun);
    }
    go(0, { inputs, placed: [], turned: null, unplaced: [], aside: [], used, isUnsure: false, cost: options.cost });
  }
  return found
    .filter(({ cost }) => cost <= best + HOPELESS || best === Number.POSITIVE_INFINITY)
    .sort((one, other) => one.cost - other.cost);
}
