// What a definition says of its inputs, as far as it matters to a line: what becomes of one that the line leaves out, whether one takes a
// number without its word, and which choices show one.
import { words as language } from '#words/ask.ts';
import { formatNumber } from '../format.ts';
import { checkValue } from '../input-schema.ts';
import { UNITS_A_YEAR } from '../parse.ts';
import { complete, isShown } from '../places.ts';
import type { Asked, CellValue, ChoiceInput, Input, NumberInput, Tool } from '../types.ts';
import { clean, isNumberInput } from '../utilities.ts';
import { type Period, setOf } from './amounts.ts';
import { COSTS } from './costs.ts';
import type { Quantity } from './line.ts';
import { LEAST_AMOUNT } from './numbers.ts';

/** Inputs that a line gives, with their values. */
export type LineInputs = Readonly<Record<string, CellValue>>;

/** An input by a name that the tool is known to have. */
export const inputOf = (tool: Tool, name: string) => tool.inputs[name] as Input;

/** Whether an input is an age: years of a life, not a time. */
export const isAgeInput = (spec: Input): boolean => spec.kind === 'years' && spec.age === true;

const AGE_NAMES = setOf(language.ageWordsAfter);

/** Whether an age changes the figures of a tool: it has an input for one, or a choice whose label says age. */
export const takesAge = (tool: Tool): boolean =>
  Object.values(tool.inputs).some(
    (spec) =>
      isAgeInput(spec) ||
      (spec.kind === 'choice' && spec.label.split(' ').some((word) => AGE_NAMES.has(word.toLowerCase()))),
  );

/** The months of a period that a definition names. */
export function monthsOf(per: 'month' | 'year' | undefined): number | undefined {
  if (per === undefined) return undefined;
  return per === 'month' ? 1 : 12;
}

/** The kind of number that an input takes. */
export const KIND_OF = { currency: 'money', percent: 'percent', years: 'time', number: 'plain' } as const;

/**
 * What becomes of an input of each kind that a line does not name, unless its definition says so itself (`asked.left`): without one that is
 * `needed` there is no figure; the usual value of one that is `named` is told with the figure; one that is `quiet` is not mentioned.
 */
const LEFT_OF_KIND = {
  currency: 'needed',
  years: 'needed',
  number: 'needed',
  date: 'needed',
  percent: 'named',
  choice: 'named',
  toggle: 'named',
  rows: 'quiet',
  text: 'quiet',
} as const;

/** What becomes of an input that a line does not name. */
export function leftOf(tool: Tool, name: string): NonNullable<Asked['left']> {
  const { kind, default: value, more, asked } = inputOf(tool, name);
  // people leave out what is under More options, and what is usually 0, off or empty
  return asked?.left ?? (more || !value ? 'quiet' : LEFT_OF_KIND[kind]);
}

/** Whether an input takes a number without a word for it. */
export function takesWithoutWord(tool: Tool, name: string): boolean {
  const spec = inputOf(tool, name);
  if (spec.asked?.open === false) return false;
  // "i am 35" needs no word, though its box is under More options
  const isInSight = !spec.more || isAgeInput(spec);
  return isInSight && (leftOf(tool, name) !== 'quiet' || spec.kind === 'choice');
}

/**
 * The choices that show an input: none if it is shown already, and null if no choice that the line leaves open would show it.
 *
 * @param word where a word of the input stands: beside the number, somewhere in the line, or nowhere
 */
export function choicesFor(
  tool: Tool,
  name: string,
  given: LineInputs,
  word: 'beside' | 'somewhere' | 'nowhere',
): LineInputs | null {
  if (isShown(tool, complete(tool, given), name)) return {};
  const rule = inputOf(tool, name).showWhen;
  // a rule with alternatives leaves it open which choice is meant
  if (rule === undefined || Array.isArray(rule)) return null;
  const choices = Object.entries(rule as Readonly<Record<string, unknown>>);
  const canBeMade = ([other, value]: [string, unknown]) => {
    // "step up 1000 rs": of the two conditions one is met already
    if (Object.hasOwn(given, other)) return word === 'beside' && given[other] === value;
    // so does a condition with several values or a size; a toggle is turned on only by a word of the shown input
    return typeof value !== 'object' && (word !== 'nowhere' || inputOf(tool, other).kind === 'choice');
  };
  return choices.every(canBeMade) ? (Object.fromEntries(choices) as LineInputs) : null;
}

// What the inputs of a tool make of a number: whether one takes it, as which value, and what that costs (a `Fill`). For the deposit, the
// rate and the years of `fd 1 lakh 7% 6`:
//
//   1 lakh    the deposit, since it takes money
//   7%        the rate, since it takes percent
//   6         six years; or six months, which costs a little more

/** What an input makes of a number. */
export interface Fill {
  /** The input with its value, and what else that sets. */
  readonly inputs: LineInputs;
  readonly cost: number;
  /** Whether the line gives no period, and the value is converted from the one that the label does not name. */
  readonly isOtherPeriod?: boolean;
}

/** What an amount, a rate or a count costs that lies this many times beyond its slider, or less. */
const TWICE_OUTSIDE = { times: 2, cost: COSTS.twiceOutside };
/** The same for amounts alone, farther beyond. */
const FAR_OUTSIDE = { times: 5, cost: COSTS.farOutside };
/** What an amount without a period costs that is this many times the default, or smaller by as much. */
const UNCUSTOMARY = { times: 3, cost: COSTS.uncustomary };

/** The largest number that an input without a range takes. */
const MOST_WITHOUT_RANGE = { currency: 1e9, number: 1e9, percent: 100, years: 100 };
/** From here on a number below 12 may be months: "fd 1 lakh 7% 6". Fewer are not meant without the word. */
const LEAST_MONTHS = 6;
/** A smaller bare number is no amount where the default is this many times as large: it is an age or a count. */
const NO_AMOUNT_BELOW = 100;
/** A plain number from here on may be the age at which somebody retires. */
const LEAST_RETIREMENT = 50;

/** An input of numbers that a number of the line is tried for. */
interface Slot {
  readonly name: string;
  readonly spec: NumberInput;
  /** Whether a word of the input stands somewhere in the line. */
  readonly hasCueAnywhere: boolean;
  /** Whether it may be outside the slider: its word is in the line, the number has a unit, or it is a large amount. */
  readonly mayBeOutside: boolean;
}

/** What a value costs by its size; null where it cannot be meant. */
function costOfSize({ spec, hasCueAnywhere, mayBeOutside }: Slot, value: number): number | null {
  const { usual, kind, step } = spec;
  if (usual === undefined) return value <= MOST_WITHOUT_RANGE[kind] ? 0 : null;
  const [least, most] = usual;
  if (value >= least && value <= most) return 0;
  // without a step the range has no slider and is a limit: a box for a month's salary takes no yearly one
  if (!mayBeOutside || (spec.age && !hasCueAnywhere) || step === undefined) return null;
  // fewer months than a slider of years has
  if (kind === 'years' && spec.months && value > 0 && value < least) return COSTS.inMonths;
  const beyond = value < least ? least / value : value / most;
  const allowed = kind === 'currency' ? [TWICE_OUTSIDE, FAR_OUTSIDE] : [TWICE_OUTSIDE];
  return allowed.find(({ times }) => beyond <= times)?.cost ?? null;
}

/**
 * An input with a value, as a list of one; nothing where it cannot be meant.
 *
 * @param rest what else the value sets, and what it costs beside its size
 */
function sizedFills(slot: Slot, value: number, rest: Partial<Fill> = {}): readonly Fill[] {
  const { name, spec } = slot;
  const size = costOfSize(slot, value);
  if (size === null || !checkValue(spec, value, name).ok) return [];
  return [{ ...rest, inputs: { [name]: value, ...rest.inputs }, cost: size + (rest.cost ?? 0) }];
}

/** A number that is an option: "gst 18". */
function fillsOfChoice(name: string, spec: ChoiceInput, { kind, value }: Quantity): readonly Fill[] {
  if (kind === 'time' || kind === 'age') return [];
  const option = spec.options.find((each) => each.value === value && each.label.includes(formatNumber(value)));
  return option ? [{ inputs: { [name]: option.value }, cost: COSTS.chosenOption }] : [];
}

/** A number for an input of years or an age. */
function fillsOfYears(slot: Slot, number: Quantity): readonly Fill[] {
  const { kind, value, perhapsAge } = number;
  if (kind === 'plain') return fillsOfPlainYears(slot, value);
  if (!isAgeInput(slot.spec)) return kind === 'time' ? sizedFills(slot, value) : [];
  return kind === 'age' || perhapsAge || (kind === 'time' && slot.hasCueAnywhere) ? sizedFills(slot, value) : [];
}

/** Whether a number without a unit may be for an input of years: an age needs its word or its usual value, years need to be whole. */
function mayBePlainYears({ spec, hasCueAnywhere }: Slot, value: number): boolean {
  if (hasCueAnywhere) return true;
  // "60" alone is an age where people usually retire then
  return isAgeInput(spec) ? value === spec.default && value >= LEAST_RETIREMENT : Number.isInteger(value);
}

/** A number without a unit that may be years, months or an age. */
function fillsOfPlainYears(slot: Slot, value: number): readonly Fill[] {
  const { name, spec } = slot;
  if (!mayBePlainYears(slot, value)) return [];
  const years = sizedFills(slot, value);
  const yearsIfMonths = clean(value / 12);
  // "fd 1 lakh 7% 6": people leave "months" out (`asked.months`). Half a year is below the slider, so its size is not checked
  if (spec.asked?.months && value >= LEAST_MONTHS && value < 12)
    return [...years, { inputs: { [name]: yearsIfMonths }, cost: COSTS.inMonths }];
  // "loan 5 lakh 11% 36": the box takes months too (`spec.months`), and multiples of 6 are likely
  const mayBeMonths = spec.months && value >= 12 && value % 6 === 0;
  return mayBeMonths ? [...years, ...sizedFills(slot, yearsIfMonths, { cost: COSTS.inMonths })] : years;
}

/** An amount, a rate or a count, for the period that the number has, or for both where the line does not say it. */
function fillsOfAmount(slot: Slot, { kind, value, per }: Quantity): readonly Fill[] {
  const { spec } = slot;
  if (kind !== 'plain' && kind !== KIND_OF[spec.kind]) return [];
  // "12 lpa", for a salary per year or per month
  const own = monthsOf(spec.kind === 'percent' ? (spec.per ?? 'year') : spec.per);
  if (per === own && per !== undefined) return sizedFills(slot, value);
  if (per === 1 || per === 12) return convertedFills(slot, value, per === 1 ? 'month' : 'year', false);
  if (per !== undefined) return fillsOfOtherPeriod(slot, value, per, own);
  // "salary 50000": it may be for the input's own period, or for the one that `times` converts
  if (spec.asked?.period === 'open')
    return [
      ...sizedFills(slot, value, { cost: costOfUncustomary(spec, value) }),
      ...convertedFills(slot, value, 'month', true),
      ...convertedFills(slot, value, 'year', true),
    ];
  return sizedFills(slot, value);
}

/** A quarter's or half a year's amount, where the definition converts a month's and a year's without setting anything else. */
function fillsOfOtherPeriod(slot: Slot, value: number, per: Period, own: number | undefined): readonly Fill[] {
  const times = slot.spec.asked?.times?.[own === 1 ? 'year' : 'month'];
  const isConverted = typeof times === 'number' || (times !== undefined && times.set === undefined);
  if (per === 0 || own === undefined || !isConverted) return [];
  return sizedFills(slot, clean((value * own) / per));
}

/**
 * An amount for another period than the input's: "12 lpa" for a salary per month.
 *
 * @param isOpenPeriod whether the line leaves the period out, so that `per` is only tried
 */
function convertedFills(slot: Slot, value: number, per: 'month' | 'year', isOpenPeriod: boolean): readonly Fill[] {
  const times = slot.spec.asked?.times?.[per];
  if (times === undefined) return [];
  const { by, set, most = Number.POSITIVE_INFINITY } = typeof times === 'number' ? { by: times, set: {} } : times;
  if (isOpenPeriod && value > most) return [];
  const amount = clean(value * by);
  const cost = isOpenPeriod ? costOfUncustomary(slot.spec, amount) : 0;
  return sizedFills(slot, amount, { inputs: set as LineInputs, cost, isOtherPeriod: isOpenPeriod });
}

const costOfUncustomary = (spec: NumberInput, amount: number): number =>
  Math.max(amount / spec.default, spec.default / amount) >= UNCUSTOMARY.times ? UNCUSTOMARY.cost : 0;

/** Whether a bare number is too small for an amount beside the input's default. */
const isFarTooSmall = (value: number, spec: NumberInput): boolean =>
  value > 0 && value < NO_AMOUNT_BELOW && spec.default >= value * NO_AMOUNT_BELOW;

/** Whether an input is a count of days: "180 days" for the days of a stay. */
const countsDays = (spec: NumberInput): boolean => spec.kind === 'number' && /\bdays\b/.test(spec.asked?.words ?? '');

/**
 * What an input may make of a number: nothing where kind, period or size do not fit; two values where the line does not say whether
 * it is for a month or a year, and the definition says that both are usual.
 *
 * @param hasCueAnywhere whether a word of the input stands somewhere in the line, or the "at" of a rate
 */
export function fillsOf(tool: Tool, name: string, number: Quantity, hasCueAnywhere: boolean): readonly Fill[] {
  const spec = inputOf(tool, name);
  const { kind, value, day, inDays } = number;
  if (spec.kind === 'choice') return fillsOfChoice(name, spec, number);
  if (spec.kind === 'date') return day && checkValue(spec, day, name).ok ? [{ inputs: { [name]: day }, cost: 0 }] : [];
  if (!isNumberInput(spec) || kind === 'date') return [];
  if (inDays && !spec.days && !countsDays(spec)) return [];
  // "parents 65" is an age
  if (spec.kind === 'currency' && kind === 'plain' && isFarTooSmall(value, spec)) return [];
  // a large number is an amount
  const mayBeOutside = hasCueAnywhere || kind !== 'plain' || (spec.kind === 'currency' && value >= LEAST_AMOUNT);
  const slot = { name, spec, hasCueAnywhere, mayBeOutside };
  if (spec.kind === 'years') return fillsOfYears(slot, number);
  // "180 days" and "15 months" for a count of them
  if (inDays && countsDays(spec)) return sizedFills(slot, Math.round(value * UNITS_A_YEAR.days));
  if (spec.kind === 'number' && kind === 'time' && spec.months) return sizedFills(slot, Math.round(value * 12));
  return fillsOfAmount(slot, number);
}
