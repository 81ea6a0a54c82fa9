// What the inputs of a tool make of a number: whether one takes it, as which value, and what that costs.
import { checkValue } from '../check-values.ts';
import { formatNumber } from '../format.ts';
import { isNumberInput } from '../kinds.ts';
import { UNITS_A_YEAR } from '../parse-duration.ts';
import { complete, isShown } from '../places.ts';
import type { Asked, CellValue, ChoiceInput, Input, NumberInput, Tool } from '../types.ts';
import { LEAST_AMOUNT, type Quantity } from './quantity.ts';

export type Given = Readonly<Record<string, CellValue>>;

export const inputOf = (tool: Tool, name: string) => tool.inputs[name] as Input;

const isAgeInput = (spec: Input): boolean => spec.kind === 'years' && spec.age === true;

/** Whether a tool takes an age, which elsewhere changes nothing. */
export const takesAge = (tool: Tool): boolean =>
  Object.values(tool.inputs).some(
    (spec) => isAgeInput(spec) || (spec.kind === 'choice' && spec.options.some(({ ages }) => ages !== undefined)),
  );

/** The kind of number that an input takes. */
export const KIND_OF = { currency: 'money', percent: 'percent', years: 'time', number: 'plain' } as const;

/** What becomes of an input of each kind that a line does not name, unless its definition says so itself (`asked.left`). */
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
export const isOpen = (tool: Tool, name: string, of: Quantity['kind']): boolean => {
  const spec = inputOf(tool, name);
  if (spec.asked?.open === false) return false;
  const isOpenToMoney = spec.asked?.open === true && of === 'money';
  // "i am 35" needs no word, though its box is under More options
  const isInSight = !spec.more || isAgeInput(spec);
  const isUsuallySaid = leftOf(tool, name) !== 'quiet' || spec.kind === 'choice';
  return isOpenToMoney || (isInSight && isUsuallySaid);
};

/** What an input makes of a number. */
export interface Fill {
  /** The input with its value, and what else that sets. */
  readonly given: Given;
  readonly cost: number;
  /** Whether the line leaves the period open and this is the one that the input does not have. */
  readonly isOtherPeriod: boolean;
  /** Whether it may be for a month as well, which cannot be calculated. */
  readonly isUnsure: boolean;
}

/** What a value outside the slider costs, by how many times it is beyond it: people rarely mean that. */
const OUTSIDE = [
  { times: 2, cost: 1 },
  { times: 5, cost: 4 },
];
/** An amount whose period is left out, so many times beyond the customary one. */
const FAR = { times: 3, cost: 1 };
/** A number that counts months where the input has years, or fewer months than its slider. */
const IN_MONTHS = 1;
/** People who deposit for fewer months say so. */
const LEAST_MONTHS = 6;
/** A plain number from here on may be the age at which somebody retires. */
const LEAST_RETIREMENT = 50;
/** What a number takes off that is an option: "gst 18". */
const OPTION = -1.5;

/** What a number counts: a large one without a unit is an amount. */
export const unitOf = ({ kind, value }: Quantity): Quantity['kind'] =>
  kind === 'plain' && value >= LEAST_AMOUNT ? 'money' : kind;

/**
 * What a value costs by its size; null where it cannot be meant.
 *
 * @param mayBeOutside whether enough says that it is for this input, so that it may be outside its slider
 */
function costOfSize(spec: NumberInput, value: number, mayBeOutside: boolean): number | null {
  const { usual, kind, step } = spec;
  if (usual === undefined) return value <= (kind === 'currency' || kind === 'number' ? 1e9 : 100) ? 0 : null;
  const [least, most] = usual;
  if (value >= least && value <= most) return 0;
  // a range without a slider is narrow on purpose: a yearly salary is none that a box for a month takes
  if (!mayBeOutside || spec.age || step === undefined) return null;
  // fewer months than a slider of years has
  if (kind === 'years' && spec.months && value > 0 && value < least) return IN_MONTHS;
  const beyond = value < least ? least / value : value / most;
  const allowed = kind === 'currency' ? OUTSIDE : OUTSIDE.slice(0, 1);
  return allowed.find(({ times }) => beyond <= times)?.cost ?? null;
}

const plainFill = (given: Given, cost = 0): Fill => ({ given, cost, isOtherPeriod: false, isUnsure: false });

/** A number that is an option, or an age that chooses its group: "gst 18", "i am 62". */
function fillChoice(spec: ChoiceInput, name: string, { kind, value, perhapsAge }: Quantity): readonly Fill[] {
  const group =
    kind === 'age' || perhapsAge
      ? spec.options.find(({ ages }) => ages !== undefined && ages[0] <= value && value <= ages[1])
      : undefined;
  if (group) return [plainFill({ [name]: group.value })];
  const option = spec.options.find((each) => each.value === value && each.label.includes(formatNumber(value)));
  return option && kind !== 'time' && kind !== 'age' ? [plainFill({ [name]: option.value }, OPTION)] : [];
}

/** An input with a value, and with what that costs by its size; nothing where it cannot be meant. */
type Sized = (value: number, set?: Given, more?: Partial<Fill>) => readonly Fill[];

/** A time or an age; a plain number may be months. */
function fillYears(
  spec: NumberInput,
  name: string,
  number: Quantity,
  hasCueAnywhere: boolean,
  sized: Sized,
): readonly Fill[] {
  const { kind, value } = number;
  const isAge = isAgeInput(spec);
  if (kind !== 'plain') {
    const fits = isAge ? kind === 'age' || number.perhapsAge || (hasCueAnywhere && kind === 'time') : kind === 'time';
    return fits ? sized(value) : [];
  }
  // "60" alone is an age where people usually retire then
  const isUsualAge = isAge && value === spec.default && value >= LEAST_RETIREMENT;
  if (!hasCueAnywhere && !isUsualAge && (isAge || !Number.isInteger(value))) return [];
  const inMonths = Number((value / 12).toPrecision(12));
  // "fd 1 lakh 7% 6"
  if (spec.asked?.months && value >= LEAST_MONTHS && value < 12)
    return [...sized(value), plainFill({ [name]: inMonths }, IN_MONTHS)];
  const isMonths = spec.months && value >= 12 && value % 6 === 0;
  return [...sized(value), ...(isMonths ? sized(inMonths, {}, { cost: IN_MONTHS }) : [])];
}

/** An amount, a rate or a count, for the period that the number has, or for both where the line does not say it. */
function fillAmount(spec: NumberInput, { kind, value, per }: Quantity, sized: Sized): readonly Fill[] {
  if (kind !== 'plain' && kind !== KIND_OF[spec.kind]) return [];
  const own = spec.kind === 'percent' ? (spec.per ?? 'year') : spec.per;
  const isOpenPeriod = per === undefined && spec.asked?.period === 'open';
  const far = (amount: number) =>
    isOpenPeriod && Math.max(amount / spec.default, spec.default / amount) >= FAR.times ? FAR.cost : 0;
  const converted = (to: 'month' | 'year'): readonly Fill[] => {
    const times = spec.asked?.times?.[to];
    if (times === undefined) return [];
    const { by, set, most = Number.POSITIVE_INFINITY } = typeof times === 'number' ? { by: times, set: {} } : times;
    if (isOpenPeriod && value > most) return [];
    const amount = Number((value * by).toPrecision(12));
    return sized(amount, set as Given, { cost: far(amount), isOtherPeriod: isOpenPeriod });
  };
  if (per !== undefined && per !== own) return per === 'other' ? [] : converted(per);
  const others = isOpenPeriod ? [...converted('month'), ...converted('year')] : [];
  const most = spec.usual?.[1] ?? 0;
  const isUnsure = per === undefined && spec.asked?.period === 'said' && value * 12 <= most;
  return [...sized(value, {}, { cost: far(value), isUnsure }), ...others];
}

/**
 * What an input may make of a number: nothing where kind, period or size do not fit; two values where the line does not say whether
 * it is for a month or a year, and the definition says that both are usual.
 *
 * @param hasCueAnywhere whether a word of the input stands somewhere in the line
 */
export function fillsOf(tool: Tool, name: string, number: Quantity, hasCueAnywhere: boolean): readonly Fill[] {
  const spec = inputOf(tool, name);
  const { kind, value, day } = number;
  if (spec.kind === 'choice') return fillChoice(spec, name, number);
  if (spec.kind === 'date' || kind === 'date')
    return spec.kind === 'date' && day && checkValue(spec, day, name).ok ? [plainFill({ [name]: day })] : [];
  if (!isNumberInput(spec) || (number.inDays && !spec.days && !spec.asked?.days)) return [];
  // a large number is an amount
  const mayBeOutside = hasCueAnywhere || kind !== 'plain' || (spec.kind === 'currency' && value >= LEAST_AMOUNT);
  const sized: Sized = (amount, set = {}, more = {}) => {
    const cost = costOfSize(spec, amount, mayBeOutside);
    if (cost === null || !checkValue(spec, amount, name).ok) return [];
    return [{ ...plainFill({ [name]: amount, ...set }), ...more, cost: cost + (more.cost ?? 0) }];
  };
  // a count of days, or of months
  if (spec.kind === 'number' && spec.asked?.days && number.inDays) return sized(Math.round(value * UNITS_A_YEAR.days));
  if (spec.kind === 'number' && spec.months && kind === 'time') return sized(Math.round(value * 12));
  return spec.kind === 'years' ? fillYears(spec, name, number, hasCueAnywhere, sized) : fillAmount(spec, number, sized);
}

/** The choices that must be made so that an input is shown; null where it is shown for another reason. */
export function choicesFor(tool: Tool, name: string, given: Given, hasCueAnywhere: boolean): Given | null {
  if (isShown(tool, complete(tool, given), name)) return {};
  const rule = inputOf(tool, name).showWhen;
  if (rule === undefined) return null;
  const choices = Object.entries(rule as Readonly<Record<string, unknown>>);
  const isFree = ([other, value]: [string, unknown]) =>
    !Object.hasOwn(given, other) &&
    typeof value !== 'object' &&
    (hasCueAnywhere || inputOf(tool, other).kind === 'choice');
  return choices.every(isFree) ? (Object.fromEntries(choices) as Given) : null;
}

/** Whether an input is hidden by what a line chooses. */
export const isHiddenBy = (tool: Tool, name: string, given: Given): boolean =>
  inputOf(tool, name).showWhen !== undefined &&
  isShown(tool, complete(tool, {}), name) &&
  !isShown(tool, complete(tool, given), name);
