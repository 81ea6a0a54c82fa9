import { MULTIPLES, PERCENT, RUPEES, YEARS } from './units.ts';

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
