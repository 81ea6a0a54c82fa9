// The numbers of a line: one table of what may stand together, in which each place of a line is looked up. In `monthly 5 hazar rs` it is
// a period, an amount and rupees, the row `BEFORE? RS? N RS? PER?`. tests/ask/numbers.test.ts has lines for each row.
import { words as language } from '#words/ask.ts';
import { UNITS_A_YEAR } from '../parse.ts';
import { mapValues } from '../utilities.ts';
import {
  type Amount,
  amountAt,
  beginsWithDigits,
  FLAT,
  isUnitWord,
  type Period,
  periodWordsAt,
  phraseLength,
  phrasesIn,
  RATIOS,
  RUPEE_SIGN,
  rounded,
  setOf,
  type Tokens,
  UNITS,
} from './amounts.ts';
import type { Part, Quantity } from './line.ts';

/** From here on a number without a unit is an amount or a count, and no rate or time. */
export const LEAST_AMOUNT = 1000;
/** From here on a number of years cannot be an age. */
const AGE_BELOW = 120;
/** A larger number before "mahina" is an amount a month, and no count of months. */
const MOST_MAHINE = 480;
/** From here on "11 taka" is money and no rate. */
const TAKA_BELOW = 60;
/** A flat rate of at most this many percent is for a month: no lender charges so little for a year. */
const MOST_A_MONTH = 3;
/** A higher rate beside "quarterly" or "half yearly" is for a year. */
const MOST_A_QUARTER = 6;
/** In "2 lakh 10k monthly" only the last part is for a month, if the sum is this many times as large. */
const MOST_TIMES_A_MONTH = 10;
/** Beside "flat" a smaller amount buys no home, so the word is of the rate. */
const CHEAPEST_HOME = 1_500_000;

const PHRASES = {
  AGE: phrasesIn(language.ageWords), // before an age: "umar 25"
  AGED: phrasesIn(language.ageWordsAfter), // after one: "25 saal umar"
  PERHAPS: phrasesIn(language.agePerhaps),
  UNTIL: phrasesIn(language.untilAge), // between two ages, or before the later one
  TILL: phrasesIn(language.untilPlain), // before an age alone: "till 60"
  NOW: phrasesIn(language.nowWords),
  COMMA: phrasesIn(','),
  RATE: phrasesIn(language.interest),
  Y: UNITS.years,
  M: UNITS.months,
  D: UNITS.days,
  PCT: UNITS.percent,
  RS: UNITS.rupees,
  TAKA: phrasesIn(language.percentOrRupees),
  X: UNITS.times,
  LPA: UNITS.lakhAYear,
  SAIKDA: UNITS.hundredAMonth,
} as const;

const INTEREST = setOf(language.interest);
/** Whether a word is a noun of a rate: interest, byaj. */
export const isRateNoun = (word: string): boolean => INTEREST.has(word);
const OF_PAYOUT = setOf(language.ofPayout);
const OWN_PERIOD = setOf(language.ownPeriod);
const PERIOD_BEHIND = setOf(language.periodBehind);
const OWNERS_BEFORE_PERIOD = setOf(language.ownersBeforePeriod);
const OWNERS_AFTER_PERIOD = setOf(language.ownersAfterPeriod);
const OWNERS_AFTER_OLD = setOf(language.ownersAfterOld);
const GENITIVES = setOf(language.genitives);
const OLD = phrasesIn(language.oldWords);
const MONTH_OR_MONTHS = phrasesIn(language.monthOrMonths);
const OF_LOAN = setOf(language.flatRateAfter);
const RISES = new RegExp(`^(?:${language.rises.normalize('NFC')})$`, 'u');
/** The digit that stands for a word, and the word: "emi 4 8L". */
const [[FOUR = '', FOR = ''] = []] = phrasesIn(language.digitAsWord);
const STEP_UP = language.stepUp.split(' ');
/** The words for how often, of periods that options name. */
const OFTEN: Readonly<Record<Period, readonly string[]>> = { 3: ['quarterly'], 6: ['half', 'yearly'] };
const HAS_SIGN = new RegExp(`^${RUPEE_SIGN}\\d`);

const tokenAt = (tokens: Tokens, at: number): string => tokens[at] ?? '';
const lengthOf = (tokens: Tokens, at: number, name: keyof typeof PHRASES): number =>
  phraseLength(tokens, at, PHRASES[name]);

// ---- what may stand at a place ----

/** What is found at a place, and the token after it. */
interface Found {
  readonly end: number;
  readonly per?: Period;
  readonly amount?: Amount;
}

type Finder = (tokens: Tokens, at: number) => Found | null;

/** The amount at a place, past the word for rupees. */
const amountPastRupees = (tokens: Tokens, at: number) => amountAt(tokens, at + lengthOf(tokens, at, 'RS'));

/** Whether a rise stands there: "10% badhake", "1000 increase". */
function isRise(tokens: Tokens, at: number): boolean {
  const amount = amountPastRupees(tokens, at);
  return amount !== null && RISES.test(tokenAt(tokens, amount.end + lengthOf(tokens, amount.end, 'PCT')));
}

/** The period of the number before it, not of what follows: "18 lakh monthly in hand", "har saal 10% badhake". */
function periodAt(tokens: Tokens, at: number): Found | null {
  const found = periodWordsAt(tokens, at);
  if (!found || isRise(tokens, found.end)) return null;
  return OWNERS_AFTER_PERIOD.has(tokenAt(tokens, found.end)) && !OWN_PERIOD.has(tokenAt(tokens, at)) ? null : found;
}

/** Whether the period at a place is of the amount that follows: "11% har mahine 12000". */
const isOfAmountBehind = (tokens: Tokens, { end }: Found): boolean =>
  (amountPastRupees(tokens, end)?.value ?? 0) >= LEAST_AMOUNT;

/** The period of an amount that stands before it: "monthly 5000", "mahine ke rs 6000", "monthly 2% interest". */
function periodBefore(tokens: Tokens, at: number): Found | null {
  const found = OWNERS_BEFORE_PERIOD.has(tokenAt(tokens, at - 1)) ? null : periodAt(tokens, at);
  if (!found) return null;
  const end = GENITIVES.has(tokenAt(tokens, found.end)) ? found.end + 1 : found.end;
  const amount = amountPastRupees(tokens, end);
  if (!amount) return null;
  const isTime = (['Y', 'M', 'D'] as const).some((unit) => lengthOf(tokens, amount.end, unit) > 0);
  const percent = lengthOf(tokens, amount.end, 'PCT');
  // in "har mahine 8% fd" it is no period of the rate
  const isOfOther = percent > 0 && !isRateNoun(tokenAt(tokens, amount.end + percent));
  return isTime || isOfOther ? null : { ...found, end };
}

/** The period of a rate: "2% mahina byaj" is for a month, but "8% monthly interest" says how often the interest comes. */
function ratePeriod(tokens: Tokens, at: number): Found | null {
  const found = periodWordsAt(tokens, at);
  const isOfRate = found && isRateNoun(tokenAt(tokens, found.end)) && !OF_PAYOUT.has(tokenAt(tokens, at));
  const period = isOfRate ? found : periodAt(tokens, at);
  if (!period) return null;
  return PERIOD_BEHIND.has(tokenAt(tokens, at)) || !isOfAmountBehind(tokens, period) ? period : null;
}

/** "Old" of a life, as in "72 years old", but not in "72 old regime". */
function oldAt(tokens: Tokens, at: number): Found | null {
  const end = at + phraseLength(tokens, at, OLD);
  return end > at && !OWNERS_AFTER_OLD.has(tokenAt(tokens, end)) ? { end } : null;
}

/** One token for which something holds. */
const oneToken =
  (holds: (token: string, tokens: Tokens, at: number) => boolean): Finder =>
  (tokens, at) =>
    holds(tokenAt(tokens, at), tokens, at) ? { end: at + 1 } : null;

/** What each name of the table finds. */
const FINDERS: Readonly<Record<string, Finder>> = {
  ...mapValues(
    PHRASES,
    (phrases): Finder =>
      (tokens, at) => {
        const length = phraseLength(tokens, at, phrases);
        return length > 0 ? { end: at + length } : null;
      },
  ),
  N(tokens, at) {
    const amount = amountAt(tokens, at);
    return amount && { end: amount.end, amount };
  },
  PER: periodAt,
  EVERY: periodWordsAt,
  BEFORE: periodBefore,
  OFRATE: ratePeriod,
  AMONTH(tokens, at) {
    const period = ratePeriod(tokens, at);
    return period?.per === 1 ? period : null;
  },
  OLD: oldAt,
  FLAT: oneToken((token) => FLAT.has(token)),
  RISES: oneToken((token) => RISES.test(token)),
  RATIO: oneToken((token) => RATIOS.has(token)),
  FOUR: oneToken(
    (token, tokens, at) =>
      token === FOUR &&
      /[\p{L}\p{M}%-]\s*$/u.test(tokenAt(tokens, at - 1)) &&
      beginsWithDigits(tokenAt(tokens, at + 1)),
  ),
};

/** An element of a row, `RS?` where it may be missing. */
function elementOf(written: string) {
  const name = written.replace('?', '');
  const find = FINDERS[name];
  if (!find) throw new Error(`A row of numbers has ${name}, and nothing is named so.`);
  return { name, find, isOptional: written.endsWith('?') };
}
type Element = ReturnType<typeof elementOf>;

/** What the elements of a row find from a place on, without those that are missing; null where the row does not fit. */
function matchAt(tokens: Tokens, at: number, [first, ...rest]: readonly Element[]): Match['found'] | null {
  if (!first) return [];
  const found = first.find(tokens, at);
  const others = found && matchAt(tokens, found.end, rest);
  if (others) return [{ ...found, name: first.name }, ...others];
  return first.isOptional ? matchAt(tokens, at, rest) : null;
}

// ---- what it means ----

/** A row that fits, at a place of a line. */
interface Match {
  readonly tokens: Tokens;
  readonly at: number;
  readonly end: number;
  readonly found: readonly (Found & { readonly name: string })[];
  readonly numbers: readonly Amount[];
  /** The first number. */
  readonly amount: Amount;
  readonly per: Period | undefined;
  /** The part of the line before it. */
  readonly before: Part | undefined;
}

/** The parts that a row makes; null where it does not mean that here. */
type Make = (match: Match) => readonly Part[] | null;

const elementIn = ({ found }: Match, name: string): Found | undefined => found.find((each) => each.name === name);
const textOf = ({ tokens }: Match, at: number, end: number): string => tokens.slice(at, end).join(' ');
/** One number, of all that the row found. */
const one = (match: Match, number: Omit<Quantity, 'text'>): readonly Part[] => [
  { text: textOf(match, match.at, match.end), ...number },
];
/** A number with its own tokens alone. */
const bare = (match: Match, { at, end, value }: Amount, kind: Quantity['kind']): Quantity => ({
  text: textOf(match, at, end),
  value,
  kind,
});
const hasSign = ({ tokens }: Match, { at }: Amount): boolean => HAS_SIGN.test(tokenAt(tokens, at));

/** Whether an amount may be an age: not 15 lakh, nor 8%, nor 60 months. */
function mayBeAge({ tokens }: Match, { value, end, hasMultiple }: Amount, mayHaveYears: boolean): boolean {
  const next = tokenAt(tokens, end);
  const isYears = mayHaveYears && lengthOf(tokens, end, 'Y') > 0;
  const hasUnit = next === '%' || (isUnitWord(next) && periodAt(tokens, end) === null);
  return !hasMultiple && Number.isInteger(value) && value < 100 && (isYears || !hasUnit);
}

/** "25 to 60" of a life. */
function ageRange(match: Match, first: Amount | undefined, last: Amount | undefined): readonly Part[] | null {
  if (!first || !last || ![first, last].every((each) => mayBeAge(match, each, true))) return null;
  return [bare(match, first, 'age'), 'to', { ...bare(match, last, 'age'), isUntil: true }];
}
const agesInOrder: Make = (match) => ageRange(match, match.numbers[0], match.numbers[1]);
const agesSwapped: Make = (match) => ageRange(match, match.numbers[1], match.numbers[0]);

const bareAge: Make = (match) => {
  const { tokens, at, end, amount } = match;
  if (!mayBeAge(match, amount, false)) return null;
  return [...tokens.slice(at, amount.at), bare(match, amount, 'age'), ...tokens.slice(amount.end, end)];
};

/** A rise of each year: "har saal 10% badhake". */
const rise: Make = (match) => {
  const { tokens, amount, per } = match;
  if (per !== 12) return null;
  const isPercent = lengthOf(tokens, amount.end, 'PCT') > 0;
  const kindOfAmount = amount.hasMultiple || hasSign(match, amount) ? 'money' : 'plain';
  return [...STEP_UP, ...one(match, { value: amount.value, kind: isPercent ? 'percent' : kindOfAmount })];
};

/** "2% flat per month". A month that may be of the EMI, "5% flat per month", is left as words, for which the tools have no use. */
const flatOfMonth: Make = (match) => {
  const { tokens, at, end, amount, per } = match;
  const [percent, flat, rate, period] = ['PCT', 'FLAT', 'RATE', 'PER'].map((name) => elementIn(match, name));
  if (per !== 1 || !percent || !flat || !period || isOfAmountBehind(tokens, period)) return null;
  const number: Quantity = { text: textOf(match, at, percent.end), value: amount.value, kind: 'percent' };
  const word = tokenAt(tokens, percent.end);
  const start = rate?.end ?? flat.end;
  const flatRate = [
    word,
    FLAT.get(word) ?? '',
    ...tokens.slice(flat.end, start).filter((each) => each !== FLAT.get(word)),
  ];
  return amount.value <= MOST_A_MONTH
    ? [{ ...number, per: 1 }, ...flatRate]
    : [number, ...flatRate, ...tokens.slice(start, end)];
};

/** "Flat" is a home in "loan for a flat of 50 lakh" and a rate in "14% flat", where the tools' words say "flat rate". */
const flat: Make = ({ tokens, at, end, before }) => {
  const word = tokenAt(tokens, at);
  const rate = FLAT.get(word) ?? '';
  if (tokens[end] === rate) return null;
  const amount = amountAt(tokens, end);
  const percentEnd = amount ? amount.end + lengthOf(tokens, amount.end, 'PCT') : end;
  const isPercentNext = amount !== null && percentEnd > amount.end;
  const isOfLoan = OF_LOAN.has(tokenAt(tokens, at - 1)) || OF_LOAN.has(tokenAt(tokens, percentEnd));
  const [kind, value] = typeof before === 'object' ? [before.kind, before.value] : [];
  const isCheap = kind === 'money' && value !== undefined && value < CHEAPEST_HOME;
  return kind === 'percent' || (isPercentNext && (isOfLoan || isCheap)) ? [word, rate] : null;
};

const yearsOf = ([years, months]: readonly Amount[]): number => (years?.value ?? 0) + (months?.value ?? 0) / 12;

const age: Make = (match) => {
  const value = yearsOf(match.numbers);
  return match.amount.hasMultiple || value >= AGE_BELOW ? null : one(match, { value, kind: 'age' });
};

/** "67 saal umar", but not "10 saal umar 30", where the word is of the number behind it. */
const agedAfter: Make = (match) => {
  const next = amountAt(match.tokens, match.end);
  return next && mayBeAge(match, next, true) ? null : age(match);
};

const percent: Make = (match) =>
  one(match, { value: match.amount.value, kind: 'percent', ...(match.per !== undefined && { per: match.per }) });

/** "8% half yearly": so high a rate is for a year, and the word says how often the interest is added. */
const compounded: Make = (match) => {
  const { tokens, end, amount, per } = match;
  const sign = elementIn(match, 'PCT');
  const isOften = (per === 3 || per === 6) && !OWN_PERIOD.has(tokenAt(tokens, sign?.end ?? end));
  if (!sign || !isOften || amount.value <= MOST_A_QUARTER) return null;
  return [{ text: textOf(match, match.at, sign.end), value: amount.value, kind: 'percent' }, ...(OFTEN[per] ?? [])];
};

const ratio: Make = (match) =>
  match.amount.hasMultiple ? null : one(match, { value: match.amount.value, kind: 'ratio' });

const isNoTime = (match: Match): boolean => match.numbers.some((each) => each.hasMultiple || hasSign(match, each));

/** Years and months; "10 years 14 months" says two times. */
const years: Make = (match) => {
  const [, months] = match.numbers;
  if (isNoTime(match) || (months && months.value >= 12)) return null;
  const perhapsAge = lengthOf(match.tokens, match.end, 'PERHAPS') > 0;
  return one(match, { value: yearsOf(match.numbers), kind: 'time', ...(perhapsAge && { perhapsAge }) });
};

/** "20 years old": of a loan or a car, too. */
const old: Make = (match) =>
  isNoTime(match) ? null : one(match, { value: yearsOf(match.numbers), kind: 'age', isPerhapsThing: true });

/** A count of months; "10000 mahina" is an amount for each. */
const months: Make = (match) => {
  const { tokens, amount } = match;
  const isForEach = amount.value > MOST_MAHINE && phraseLength(tokens, amount.end, MONTH_OR_MONTHS) > 0;
  return isNoTime(match) || isForEach ? null : one(match, { value: amount.value / 12, kind: 'time' });
};

const days: Make = (match) =>
  isNoTime(match) ? null : one(match, { value: match.amount.value / UNITS_A_YEAR.days, kind: 'time', inDays: true });

/** Money, perhaps for a period, where anything shows it: "50 lakh", "5000 rs monthly"; else a plain number. */
const moneyOrPlain: Make = (match) => {
  const { tokens, amount } = match;
  const { value, last, hasMultiple } = amount;
  // a period of 0 fits no input
  const per = last !== undefined && value > last * MOST_TIMES_A_MONTH && match.per === 1 ? 0 : match.per;
  const hasRupees = [elementIn(match, 'RS'), elementIn(match, 'TAKA')].some((found) => found !== undefined);
  const hasMark = hasSign(match, amount) || tokenAt(tokens, amount.at).includes(',');
  const kind = hasRupees || hasMark || hasMultiple || per !== undefined ? 'money' : 'plain';
  return one(match, { value, kind, ...(per !== undefined && { per }), ...(last !== undefined && { isSum: true }) });
};

/**
 * The first row that fits counts, so a row for longer words comes before the one for their first words. `N` is a number, `PER` its
 * period behind it, `BEFORE` its period before it, `OFRATE` the period of a rate, `AMONTH` one of a month, `EVERY` a period of no number.
 */
const ROWS: Readonly<Record<string, Make>> = {
  FOUR: () => [FOR],
  'EVERY RS? N PCT? RISES': rise,
  'RS? N PCT? RISES EVERY': rise,
  'AGE N Y? UNTIL AGE? N': agesInOrder, // umar 25 se 60
  'NOW N Y? UNTIL AGE? N': (match) => (match.amount.value >= 20 ? agesInOrder(match) : null),
  'UNTIL AGE? N COMMA? AGE N': agesSwapped, // till 60 age 25
  'UNTIL AGE? N COMMA? NOW N': agesSwapped,
  'TILL N': bareAge,
  'N PCT FLAT RATE? PER': flatOfMonth,
  FLAT: flat,
  'AGE N Y? OLD?': age,
  'N Y N M AGED': agedAfter,
  'N Y? AGED': agedAfter,
  RATIO: (match) => one(match, { value: RATIOS.get(tokenAt(match.tokens, match.at)) ?? Number.NaN, kind: 'ratio' }),
  'N X': ratio,
  // "2 rupaye saikda" is 2% a month to private lenders
  'N SAIKDA AMONTH?': (match) => (match.amount.hasMultiple ? null : percent({ ...match, per: 1 })),
  'N TAKA OFRATE?': (match) => (match.amount.hasMultiple || match.amount.value >= TAKA_BELOW ? null : percent(match)),
  'BEFORE N PCT': percent,
  'N PCT OFRATE?': (match) => compounded(match) ?? percent(match),
  'N LPA': (match) =>
    one(match, { value: rounded(match.amount.value * (match.amount.hasMultiple ? 1 : 1e5)), kind: 'money', per: 12 }),
  'N Y N M OLD': old,
  'N Y? OLD': old,
  'N Y N M': years,
  'N Y': years,
  'N M': months,
  'N D': days,
  'BEFORE? RS? N RS? PER?': moneyOrPlain,
  'BEFORE? RS? N TAKA PER?': moneyOrPlain,
  // "har 3 mahine", of no number: how often
  EVERY: ({ per }) => OFTEN[per ?? 0] ?? null,
};

const TABLE = Object.entries(ROWS).map(([row, make]) => ({ make, elements: row.split(' ').map(elementOf) }));

/** The parts that a number and what belongs to it make at a place, and the token after them; null where no row fits. */
export function partsAt(tokens: Tokens, at: number, before: Part | undefined) {
  for (const { elements, make } of TABLE) {
    const found = matchAt(tokens, at, elements);
    if (!found) continue;
    const end = found.at(-1)?.end ?? at;
    const numbers = found.flatMap((each) => each.amount ?? []);
    const per = found.find((each) => each.per !== undefined)?.per;
    const parts = make({ tokens, at, end, found, numbers, amount: numbers[0] as Amount, per, before });
    if (parts) return { parts, end };
  }
  return null;
}
