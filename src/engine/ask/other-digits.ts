// What has digits in a line and is no amount: dates, which become placeholders, and telephone numbers, addresses and the like, which go.
import { words as language } from '#words/ask.ts';
import { parseDay } from '../parse-day.ts';
import { numbered } from './number-words.ts';
import type { Quantity } from './quantity.ts';

const ORDINAL = `(?:${language.ordinals})`;
const ORDINAL_AFTER_DIGIT = new RegExp(String.raw`(?<=\d)${ORDINAL}`, 'u');
const MONTH_NUMBERS = numbered(language.monthNames);
const MONTH_NAMES = [...MONTH_NUMBERS.keys()].join('|');
const YEAR = String.raw`(?:19|20)\d\d`;
const WHOLE_DATES = [
  // 10 May 2022, 10th may, 2022
  String.raw`\d{1,2}${ORDINAL}? +(?:${MONTH_NAMES}),? +${YEAR}`,
  // 10/5/2022, 10.05.2022
  String.raw`\d{1,2}[./-]\d{1,2}[./-]${YEAR}`,
  // 2022-05-10
  String.raw`${YEAR}-\d{1,2}-\d{1,2}`,
];
const DATE = new RegExp(String.raw`(?<![\d.,/-])(?:${WHOLE_DATES.join('|')})(?![\d/-])`, 'gu');
/** A day without its year, 15 December; and a date that no calendar has, 31 feb 2020, which is left over. */
const DAY = new RegExp(
  String.raw`(?<![\d.,])\d{1,2}${ORDINAL}? +(?:${MONTH_NAMES})(?![\p{L}\p{M}])(?:,? +${YEAR}(?!\d))?`,
  'gu',
);
/** What has digits and is not an amount. */
const NOT_AN_AMOUNT = new RegExp(
  [
    // addresses
    String.raw`https?:\S+|www\.\S+|\S+@\S+\.\p{L}\S*`,
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

/** The rest of a text without what else has digits and is no amount, and what was taken out. Whole dates are placeholders by now. */
export function withoutOtherDigits(text: string) {
  const unreadable: string[] = [];
  const remove = (found: string) => {
    unreadable.push(found);
    return ' ';
  };
  return { rest: text.replace(NOT_AN_AMOUNT, remove).replace(DAY, remove), unreadable };
}
