// What makes a way of reading a line less likely, in costs that add up; what is below 0 makes it likelier. Some are of one number and its
// place, others of the whole line. Elsewhere stand
//
//   the distance of a number's word         `COST_OF` in neighbours.ts
//   options in another order                said-options.ts
//   a value by its size and its period      slots.ts
//   a question that is turned round         target-reasons.ts, targets.ts
//   what is missing, refused or too large   answer.ts
//
// All were set by trying sets of lines that nobody had seen before. Another value moves lines of which nobody thinks: run `tests/ask`.
import type { Match } from './match.ts';
import { COST_OF, isForBetween } from './neighbours.ts';
import type { Placed, SearchSpace, State } from './search-space.ts';
import { outputsOf } from './segments.ts';
import { inputOf, kindOf } from './slots.ts';

// of a number
export const UNPLACED = 5; // it has no place
export const HIDDEN = 2.5; // another choice hides its input
export const AGE_ASIDE = 6; // it is a time that may be an age, where the tool asks for none: dearer than `UNPLACED`, but then the line is read whole
export const CUSTOMARY = -1.5; // it is the customary rate or age of its input, without a word
const NOT_AS_RATE = 2; // it stands after "at" and is no rate
const NUMBERS_SWAPPED = 1.5; // it has no word, nor has another one before it whose input comes later on the page
const WHERE_ORDER_TELLS = 2; // so many times that, where a definition says that people keep the order
const WANTED_INPUT = 3; // its input is wanted for what it says: "lump sum needed for 50 lakh", "ctc for 1 lakh in hand"
// of a line
const UNREAD = 2; // a phrase that is left over
const NUMBERLESS_WORD = 1; // a word of an input that takes no number: "step up sip"
const TIME_ASIDE = 6; // a time is left aside, and a number without a unit is the time
const OTHER_PERIOD = 1; // an amount is for the other period than its label's
const MIXED_PERIODS = 2; // and another amount is not
const MIXED_SIDES = 1; // some words stand before their numbers and some behind them

/** What a number without a word costs for those like it that stand before it in the line and whose inputs come later on the page. */
function costOfOrder({ tool, order }: SearchSpace, placed: readonly Placed[], { name, number }: Match): number {
  const isLater = (other: Placed) =>
    other.distance === 'nowhere' &&
    kindOf(other.number) === kindOf(number) &&
    order.indexOf(other.input) > order.indexOf(name);
  const times = tool.ask?.order ? WHERE_ORDER_TELLS : 1;
  return placed.filter(isLater).length * times * NUMBERS_SWAPPED;
}

/** Whether the number says what an input is wanted for, as of a goal or beside the word of a result: "lump sum needed for 50 lakh". */
function isWantedFor({ segments, wishes }: SearchSpace, { name, at, wordAt }: Match): boolean {
  if (wishes.goals.has(at)) return true;
  const isResults = [at - 1, at + 1].some((place) => outputsOf(segments[place]).length > 0);
  return wordAt !== undefined && (wishes.inputs.has(name) || isResults) && isForBetween(segments, wordAt, at);
}

/** What it costs that an input takes a number, by where they stand in the line. */
export function costOfMatch(space: SearchSpace, placed: readonly Placed[], match: Match): number {
  const { number, distance, hasWord, isRate } = match;
  return (
    COST_OF[distance] +
    (hasWord ? 0 : costOfOrder(space, placed, match)) +
    (isWantedFor(space, match) ? WANTED_INPUT : 0) +
    (number.perhapsRate && !isRate ? NOT_AS_RATE : 0)
  );
}

/** What an amount for the other period than its label's costs: more beside another amount, since several are usually for one period. */
function costOfPeriods({ tool }: SearchSpace, { placed }: State): number {
  const hasOwnPeriod = ({ input, period }: Placed) =>
    period === 'own' || (period === null && inputOf(tool, input).kind === 'currency');
  if (!placed.some(({ period }) => period === 'other')) return 0;
  return OTHER_PERIOD + (placed.some(hasOwnPeriod) ? MIXED_PERIODS : 0);
}

/** What it costs that some words stand before their numbers and some behind. */
function costOfSides({ placed }: State): number {
  const sides = new Set(placed.map(({ side }) => side));
  return sides.has(1) && sides.has(-1) ? MIXED_SIDES : 0;
}

/** What it costs that a plain number is the time and a real one is left aside: "fd 1 lakh 7% 3 saal ki 5" is no fd for 5 years. */
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
