import { roundHalfUp } from '#maths/basics.ts';
import { isDay } from '#maths/calendar.ts';
import { words as locale } from '#words/format.ts';

// Words that people in India type beside numbers, in English and Hindi, in Unicode normal form NFC; boxes and the search line read
// the same ones. YEARS and the like are patterns for regular expressions: words divided by |, whose last letter may be optional.

/** Multiples by their words and letters, the largest first. */
export const MULTIPLES: ReadonlyMap<string, number> = new Map(
  [
    { size: 1e7, words: 'crore|crores|cr|c|karod|karor|करोड़|करोड' },
    { size: 1e5, words: 'lakh|lakhs|laakh|lac|lacs|l|लाख' },
    { size: 1e3, words: 'thousand|k|hazaar|hajaar|hazar|hajar|हज़ार|हजार' },
    { size: 1e2, words: 'hundred|sau|सौ' },
  ].flatMap(({ size, words }) =>
    words
      .normalize('NFC')
      .split('|')
      .map((word) => [word, size] as const),
  ),
);

export const YEARS = 'years?|yrs?|y|saal|sal|varsh|साल|सालों|वर्ष|वर्षों|बरस'.normalize('NFC');
export const MONTHS = 'months?|mths?|mos?|m|mahine|mahina|महीने|महीना|महिने|महीनों|माह|मास'.normalize('NFC');
/** Without `d`: boxes read `444d` too, but in a line of the search 80D is a section of the tax law. */
export const DAYS = 'days?|din|दिन'.normalize('NFC');
export const PERCENT = '%|percent|per cent|pct|pc|pratishat|प्रतिशत|फीसदी|फीसद|फ़ीसदी|फ़ीसद|परसेंट|पर्सेंट|परसेन्ट'.normalize(
  'NFC',
);
export const RUPEES = String.raw`₹|rs\.?|inr|rupees?|rupaye|रुपये|रुपए|रु\.?`.normalize('NFC');

/** Code point of the digit zero in the Indian scripts that most people write, in Arabic scripts, and full-width. */
const ZEROS = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0660, 0x06f0, 0xff10];
/** The Latin digits for theirs. */
const LATIN: ReadonlyMap<string, string> = new Map(
  ZEROS.flatMap((zero) =>
    [...'0123456789'].map((digit, index) => [String.fromCodePoint(zero + index), digit] as const),
  ),
);

/** Characters of a number or a duration, at most: over thousands of spaces patterns would take minutes. */
export const LONGEST_FIGURE = 200;

/** Whether digits are in complete groups as in `12,34,567` or `1,234,567`. */
function isGrouped(groups: readonly string[]): boolean {
  return [2, 3].some((between) =>
    groups.every((group, index) => {
      if (index === 0) return group.length <= 3;
      return group.length === (index === groups.length - 1 ? 3 : between);
    }),
  );
}

/**
 * Digits with or without grouping marks. A mark only groups: whoever types `8,5` may mean 8.5, and `10 20` are two figures, so
 * every group must be complete.
 *
 * @returns NaN where the text is no number
 */
function readDigits(text: string): number {
  const [, digits = '', fraction = ''] = /^(\d[\d,'’_ ]*)?(?:\.(\d*))?$/.exec(text) ?? [];
  const [mark, other] = new Set(digits.match(/\D/g));
  if (other !== undefined) return Number.NaN;
  if (mark !== undefined && !isGrouped(digits.split(mark))) return Number.NaN;
  return Number(`${digits.replace(/\D/g, '')}.${fraction}`);
}

/**
 * A number of 0 or more: digits, `1e5`, or parts with multiples, each smaller than the one before it. NaN where the text is
 * none.
 */
function readSize(text: string): number {
  if (/^[\d.]+e/.test(text)) return Number(text);
  // digits, a word, digits, a word, …; an abbreviated word may end with a point: "2 cr."
  const parts = text.split(/\s*([\p{L}\p{M}]+)(?:\.(?=\s|$))?\s*/u);
  if (parts.length === 1) return readDigits(text);
  let sum = 0;
  let above = Number.POSITIVE_INFINITY;
  for (let index = 0; index < parts.length; index += 2) {
    const part = parts[index] as string;
    const unit = parts[index + 1];
    if (unit === undefined && part === '') break; // the text ends with a word
    // "1 crore, 20 lakh" is written too
    const digits = readDigits(index > 0 ? part.replace(/^,\s*/, '') : part);
    const multiple = unit === undefined ? 1 : (MULTIPLES.get(unit) ?? Number.NaN);
    if (!(digits * multiple < above)) return Number.NaN;
    sum += digits * multiple;
    above = multiple;
  }
  // 1.1 × 100000 is 110000.00000000001 in binary
  return Number(sum.toPrecision(15));
}

const FRACTIONS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** Latin digits, plain spaces and hyphens, ½ as 0.5, no invisible characters, one form of each letter. */
export const cleanText = (text: string): string =>
  // most texts are plain already, and every key press asks
  /^[ -~]*$/.test(text)
    ? text
    : text
        .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
        .normalize('NFC')
        .replace(/\p{Zs}/gu, ' ')
        .replace(/\p{Nd}/gu, (digit) => LATIN.get(digit) ?? digit)
        .replace(/(?:(\d+) {0,2})?([¼½¾])/g, (_, whole = '0', fraction) => `${whole}${FRACTIONS[fraction]}`)
        .replace(/[−–—]/g, '-');

/** Normalises what was typed into a box: clean text in small letters without space around it. */
export const plainText = (text: string): string => cleanText(text).trim().toLowerCase();

const BEFORE = new RegExp(`^([+-]?) *(?:${RUPEES})? *([+-]?) *(.*)$`, 's');
/** A unit at the end, whose letters are not the last ones of another word. */
const AFTER = new RegExp(String.raw` *(?<![\p{L}\p{M}](?=\p{L}))(?:\/-|${PERCENT}|${RUPEES}|(?:${YEARS})\.?)$`, 'u');

/**
 * Reads a number as people type and paste it: `₹12,34,567`, `12 34 567`, `१२,५००`, `8.5%`, `10 lakh`, `1.5 cr`, `1e5`,
 * `1 crore 20 lakh 5000`. Invisible characters are ignored.
 *
 * @returns null where the text is no number
 */
export function parseNumber(text: string): number | null {
  const plain = plainText(text);
  if (plain.length > LONGEST_FIGURE) return null;
  const [, sign = '', inner = '', rest = ''] = BEFORE.exec(plain) ?? [];
  if (sign !== '' && inner !== '') return null;
  const size = readSize(rest.replace(AFTER, ''));
  if (!Number.isFinite(size)) return null;
  return size !== 0 && sign + inner === '-' ? -size : size;
}

/** A number with one of these units, or nothing. */
const part = (name: DurationUnit, units: string) =>
  String.raw`(?: *(?<${name}>\d[\d,]*(?:\.\d*)?|\.\d+) *(?:${units}))?`;
const AND = ' *(?:,|and|&|और|व)?'.normalize('NFC');
/** Words whose abbreviations may end with a point. */
const pointed = (words: string) => String.raw`(?:${words})\.?`;
/** A sign and a part for each unit: `1 year 6 months`, `1.5y`, `-1 yr. and 79 days`. */
const DURATION = new RegExp(
  [
    '^(?<sign>[+-]?)',
    part('years', pointed(YEARS)),
    AND,
    part('months', pointed(MONTHS)),
    AND,
    part('days', `${DAYS}|d`),
    '$',
  ].join(''),
);

/** What a number without a unit counts in a box of a duration. */
export type DurationUnit = 'years' | 'months' | 'days';

/** How many of a unit make a year: banks in India count 365 days. */
export const UNITS_A_YEAR: Readonly<Record<DurationUnit, number>> = { years: 1, months: 12, days: 365 };

/** The count of a duration in a unit, if it is whole; null otherwise. */
export function wholeIn(unit: DurationUnit, years: number): number | null {
  const count = years * UNITS_A_YEAR[unit];
  return Math.abs(count - Math.round(count)) < 1e-6 ? Math.round(count) : null;
}

/**
 * Reads a duration as people type it: `18 months`, `1 year 6 months`, `1y 6m`, `1½ years`, `18 महीने`, and a plain number in
 * the unit that the box shows.
 *
 * @param unit what a number without a unit counts
 * @param takesDays whether days are read too: `444 days`, `1 year 79 days`
 * @returns years; null where the text is no duration
 */
export function parseDuration(text: string, unit: DurationUnit = 'years', takesDays = false): number | null {
  const plain = plainText(text);
  if (plain.length > LONGEST_FIGURE) return null;
  const { sign, ...counts } = DURATION.exec(plain)?.groups ?? {};
  if (counts.days !== undefined && !takesDays) return null;
  const counted = Object.values(counts).filter((count) => count !== undefined);
  if (counted.length === 0) {
    // parseNumber accepts "years" after a figure too, as in "₹5 years", which is no duration
    const count = /\p{L}/u.test(plain) ? null : parseNumber(plain);
    return count === null ? null : count / UNITS_A_YEAR[unit];
  }
  // "1.5 years 6 months" may be two years or a slip
  if (counted.slice(0, -1).some((count) => !Number.isInteger(parseNumber(count)))) return null;
  const [years, months, days] = [counts.years, counts.months, counts.days].map((count = '0') => parseNumber(count));
  if (years == null || months == null || days == null) return null;
  // in months first, so that "1 year 1 month" is the very number that "13 months" is
  const size = (years * 12 + months) / 12 + days / UNITS_A_YEAR.days;
  return sign === '-' && size !== 0 ? -size : size;
}

/** Reads a duration as `parseDuration` does, a plain number as months. Returns months. */
export function readMonths(text: string): number | null {
  const years = parseDuration(text, 'months');
  return years === null ? null : roundHalfUp(years * 12, 6);
}

const DAY_FORMATS = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})[-/. ](?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{1,2})[-/. ]?(?<name>[a-z]{3,9}|[\p{Script=Devanagari}]{2,9})[-/., ]+(?<year>\d{4}|\d{2})$/u,
];

/** A year of two digits means 1980 to 2079. */
const fullYear = (year: string) => (year.length === 4 ? year : `${Number(year) < 80 ? 20 : 19}${year}`);

/** The number of a month by its name in the hub's language, whole or cut; 0 for none. */
function monthNumber(name: string): number {
  const at = locale.shortMonths.findIndex((short) => name.startsWith(short.toLowerCase()));
  return at >= 0 && locale.months[at]?.toLowerCase().startsWith(name) ? at + 1 : 0;
}

/**
 * Reads a day as spreadsheets in India write it: `2026-04-01`, `01-04-2026`, `1/4/26`, `1 Apr 2026`. The day stands before the
 * month.
 *
 * @param monthOf the number of a month by its name, from 1; 0 for none
 * @returns YYYY-MM-DD; null where the text is no day of the calendar
 */
export function parseDay(text: string, monthOf: (name: string) => number = monthNumber): string | null {
  // spreadsheets may add a time of day
  const plain = plainText(text).replace(/[t ]\d{1,2}:\d{2}(:\d{2})?(\.\d+)?z?$/, '');
  const found = DAY_FORMATS.map((format) => format.exec(plain)?.groups).find((groups) => groups !== undefined);
  if (!found) return null;
  const { year = '', month = String(monthOf(found.name ?? '-')), day = '' } = found;
  const written = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : null;
}
