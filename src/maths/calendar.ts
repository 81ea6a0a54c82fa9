/**
 * The calendar month, as `2027-04`, that is `count` months after the month of a day.
 *
 * @param from a day or a month as `2026-04-05` or `2026-04`
 * @param count whole months
 */
export function monthAfter(from: string, count: number): string {
  const [year, month] = from.split('-').map(Number);
  const months = Number(year) * 12 + Number(month) - 1 + count;
  return `${pad(Math.floor(months / 12), 4)}-${pad((months % 12) + 1, 2)}`;
}

/** The Indian financial year of a month or a day, April to March: `2027-04` and `2028-03-31` are in `2027-28`. */
export function financialYear(month: string): string {
  const begins = Number(monthAfter(month, -3).slice(0, -3));
  return `${pad(begins, 4)}-${pad((begins + 1) % 100, 2)}`;
}

const pad = (figure: number, digits: number): string => String(figure).padStart(digits, '0');
