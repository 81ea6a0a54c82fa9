// What has digits in a line and is no amount: dates, which become placeholders, and telephone numbers, addresses and the like, which go.
import { words as language } from '#words/ask.ts';
import { parseDay } from '../parse-day.ts';
import { numbered } from './number-words.ts';
import type { Quantity } from './quantity.ts';

const ORDINAL = `(?:${language.ordinals})`;
const ORDINAL_AFTER_DIGIT = new RegExp(String.raw`(?<=\d)${ORDINAL}`, 'u');
const MONTH_NUMBERS = numbered(language.monthNames);
const MONTH_NAMES = [...MONTH_NUMBERS.keys()].join('|');
/** A whole date: 10 May 2022, 10/5/2022, 2022-05-10. */
const DATE = new RegExp(
  String.raw`(?<![\d.,/-])(?:\d{1,2}${ORDINAL}? +(?:${MONTH_NAMES}),? +(?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d-\d{1,2}-\d{1,2})(?![\d/-])`,
  'gu',
);
/** A day of a month, perhaps with its year: 15 December, 1 jan 2020. */
const DAY = new RegExp(
  String.raw`(?<![\d.,])\d{1,2}${ORDINAL}? +(?:${MONTH_NAMES})(?![\p{L}\p{M}])(?:,? +(?:19|20)\d\d(?!\d))?`,
  'gu',
);
/** What has digits and is not an amount. */
const NOT_AN_AMOUNT = new RegExp(
  [
    // addresses
    String.raw`https?:\S+|www\.\S+|\S+@\S+\.\S+`,
    // other dates: 31/02/2026, 5/10/22
    String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}(?!\d)`,
    // a PAN: abcde1234f
    String.raw`(?<![a-z])[a-z]{5}\d{4}[a-z](?![a-z])`,
    // exponents: 1e5
    String.raw`\d[\d,.]*e[+-]?\d+`,
    // telephone numbers
    String.raw`(?<![\d.])\d{10,}|\+91[\d ]*|\+ ?(?:\d ?){10,}`,
  ].join('|'),
  'giu',
);

/** A text with a placeholder such as date20220510 for each whole date, and the dates by their placeholders. */
export function withDatePlaceholders(text: string) {
  const dates = new Map<string, Quantity>();
  const dated = text.replace(DATE, (found) => {
    const day = parseDay(found.replace(ORDINAL_AFTER_DIGIT, ''), (name) => MONTH_NUMBERS.get(name) ?? 0);
    if (day === null) return found;
    const placeholder = `date${day.replaceAll('-', '')}`;
    dates.set(placeholder, { text: found, value: Number.NaN, kind: 'date', day });
    return ` ${placeholder} `;
  });
  return { dated, dates };
}

/** A text without what else has digits and is no amount, such as telephone numbers and days of no year, and what was taken out. */
export function withoutOtherDigits(text: string) {
  const unreadable: string[] = [];
  const remove = (found: string) => {
    unreadable.push(found);
    return ' ';
  };
  return { amounts: text.replace(NOT_AN_AMOUNT, remove).replace(DAY, remove), unreadable };
}
