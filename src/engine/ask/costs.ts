// What makes a way of reading a line less likely, in costs that add up; what is below 0 makes it likelier. The unit is a word that stands
// a few words away from its number (`across` in `COST_OF`, 1). Other costs stand where they arise:
//
//   the distance of a number's word         `COST_OF` in neighbours.ts
//   options in another order                said-options.ts
//   a value by its size and its period      slots.ts
//   a question that is turned round         target-reasons.ts, targets.ts
//   what is missing, refused or too large   answer.ts
//
// All were set by trying lines that were not used to write the code, and each change moves other lines: run `tests/ask`.
import { inputOf } from './inputs.ts';
import type { Match } from './match.ts';
import { COST_OF, isForBetween } from './neighbours.ts';
import { kindOf } from './quantity.ts';
import type { Placed, SearchSpace, State } from './search-space.ts';
import { outputsOf } from './segments.ts';

// of one number, added in next-states.ts

/** A number has no place: the 77 of "sip 5000 10 years 10% 77". */
export const UNPLACED = 5;
/** Another choice hides the input of a number: years of service, for the leave of the government's staff. */
export const HIDDEN = 2.5;
/**
 * A number may be an age ("3 saal ki"), where the tool asks for none. Dearer than `UNPLACED`, so that any other use of the number is
 * preferred; but a line with an unplaced number has no figure, and this one may have.
 */
export const AGE_ASIDE = 6;
/** A number has no word, but is the usual rate or age of its input: "ppf 1 lakh 7.1". */
export const CUSTOMARY = -1.5;

// of one number, added here

/** A number stands after "at" and is taken for something else than a rate: "sip at 8 5000". */
const NOT_AS_RATE = 2;
/** Two numbers have no words, and their inputs stand in another order on the page: "cagr 2 lakh 1 lakh" as from 1 to 2. */
const SWAPPED = 1.5;
/** Where the definition says that people keep to its order (`ask.order`), `SWAPPED` counts so many times. */
const ORDER_FACTOR = 2;
/** A number is what its input is wanted for: the 50 lakh of "lump sum needed for 50 lakh", the 1 lakh of "ctc for 1 lakh in hand". */
const PURPOSE = 3;
/** The word of a result stands before a number that has its period, not the input's: "in hand 1 lakh per month ctc", for a CTC per year. */
const RESULTS_PERIOD = 2;

// of a whole line

/** A phrase is left over. */
const UNREAD = 2;
/** A word of an input has no number: "step up sip". */
const NUMBERLESS_WORD = 1;
/** A number without a unit is the time, and one with a unit is left aside: "fd 1 lakh 7% 3 saal ki 5" is no fd for 5 years. */
const TIME_ASIDE = 6;
/** An amount is for the other period than its label's: a salary of a year, where the page asks for that of a month. */
const OTHER_PERIOD = 1;
/** Another amount is for its own label's period then. Added to `OTHER_PERIOD`, since a line is usually for one period. */
const MIXED_PERIODS = 2;
/** Some words stand before their numbers and some after them: "loan 5 lakh 9 rate". */
const MIXED_SIDES = 1;

/** What a number without a word costs, for each like it that stands before it in the line and whose input comes later on the page. */
function costOfOrder({ tool, order }: SearchSpace, placed: readonly Placed[], { name, number }: Match): number {
  const isLater = (other: Placed) =>
    other.distance === 'nowhere' &&
    kindOf(other.number) === kindOf(number) &&
    order.indexOf(other.input) > order.indexOf(name);
  const factor = tool.ask?.order ? ORDER_FACTOR : 1;
  return placed.filter(isLater).length * factor * SWAPPED;
}

/** Whether a number stands between the word of a result and that of its input: "in hand 1 lakh ctc". */
const isAfterResult = ({ segments }: SearchSpace, { at, wordAt }: Match): boolean =>
  wordAt !== undefined && wordAt > at && outputsOf(segments[at - 1]).length > 0;

/** Whether a number after the word of a result has the period of that result, and not that of the input whose word follows. */
function hasPeriodOfResult(space: SearchSpace, match: Match): boolean {
  const { tool, segments } = space;
  const { name, number, at } = match;
  if (number.per === undefined || !isAfterResult(space, match)) return false;
  const periodOf = (spec: object | undefined) => (spec && 'per' in spec ? spec.per : undefined);
  const isOfResult = outputsOf(segments[at - 1]).some((output) => periodOf(tool.outputs[output]) === number.per);
  return isOfResult && periodOf(inputOf(tool, name)) !== number.per;
}

/**
 * Whether a number is what its input is wanted for, not a value of it:
 * - it is a goal: "lump sum needed for 50 lakh";
 * - the input is asked for, and the number has a result before it: "in hand 1 lakh ctc kitna";
 * - "for" leads from the word of the input to the number, and the input is wished for, or a result stands beside the number: "ctc for 1
 *   lakh in hand".
 */
function isPurpose(space: SearchSpace, match: Match): boolean {
  const { segments, wishes, askedInputs } = space;
  const { name, at, wordAt } = match;
  const isGoal = wishes.amounts.get(at)?.isGoal === true;
  const isAskedFor = askedInputs.has(name) && isAfterResult(space, match);
  const isBesideResult = [at - 1, at + 1].some((place) => outputsOf(segments[place]).length > 0);
  const isNeededFor =
    wordAt !== undefined && (wishes.inputs.has(name) || isBesideResult) && isForBetween(segments, wordAt, at);
  return isGoal || isAskedFor || isNeededFor;
}

/** What it costs that an input takes a number, by where they stand in the line. */
export function costOfMatch(space: SearchSpace, placed: readonly Placed[], match: Match): number {
  const { number, distance, hasWord, isRate } = match;
  return (
    COST_OF[distance] +
    (hasWord ? 0 : costOfOrder(space, placed, match)) +
    (isPurpose(space, match) ? PURPOSE : 0) +
    (hasPeriodOfResult(space, match) ? RESULTS_PERIOD : 0) +
    (number.perhapsRate && !isRate ? NOT_AS_RATE : 0)
  );
}

/** What it costs that an amount is for the other period than its label's. */
function costOfPeriods({ tool }: SearchSpace, { placed }: State): number {
  const hasOwnPeriod = ({ input, period }: Placed) =>
    period === 'own' || (period === null && inputOf(tool, input).kind === 'currency');
  if (!placed.some(({ period }) => period === 'other')) return 0;
  return OTHER_PERIOD + (placed.some(hasOwnPeriod) ? MIXED_PERIODS : 0);
}

/** What it costs that words stand on both sides of their numbers. */
function costOfSides({ placed }: State): number {
  const sides = new Set(placed.map(({ side }) => side));
  return sides.has(1) && sides.has(-1) ? MIXED_SIDES : 0;
}

/** What it costs that a number without a unit is the time, and one with a unit is left aside. */
function costOfSwappedTime({ tool }: SearchSpace, { placed, aside }: State): number {
  const isPlainTime = ({ input, number }: Placed) => number.kind === 'plain' && inputOf(tool, input).kind === 'years';
  return aside.some(({ kind }) => kind === 'time') && placed.some(isPlainTime) ? TIME_ASIDE : 0;
}

/**
 * What a line costs as a whole, once all its numbers have their places.
 *
 * @param numberless how many phrases name an input that takes no number
 * @param unread how many phrases are left over
 */
export const costOfLine = (space: SearchSpace, state: State, numberless: number, unread: number): number =>
  costOfPeriods(space, state) +
  costOfSides(state) +
  costOfSwappedTime(space, state) +
  numberless * NUMBERLESS_WORD +
  unread * UNREAD;
