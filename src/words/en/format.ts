/** How amounts, days, durations and facts are written. */
export const words = {
  /** The language tag (BCP 47). */
  tag: 'en-IN',
  months: 'January February March April May June July August September October November December'.split(' '),
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  day: (date: number, month: string, year: number) => `${date} ${month} ${year}`,
  month: (month: string, year: number) => `${month} ${year}`,
  lakh: (figure: string) => `${figure} lakh`,
  crore: (figure: string) => `${figure} crore`,
  lakhCrore: (figure: string) => `${figure} lakh crore`,
  /** `8%, 9% and 10%`. */
  list: (items: readonly string[]) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`,
  /** Short enough for the axis of a chart. */
  axis: {
    thousand: (figure: string) => `${figure}K`,
    lakh: (figure: string) => `${figure}L`,
    crore: (figure: string) => `${figure}Cr`,
  },
  /** A duration short enough for a box: `1y 8m`. The box must be able to parse it. */
  shortDuration: (years: number, months: number) =>
    [years > 0 ? `${years}y` : '', months > 0 || years === 0 ? `${months}m` : '']
      .filter((part) => part !== '')
      .join(' '),
  /** Whole years and months; `0 months` where there are none. */
  duration: (years: number, months: number, grouped: (count: number) => string) => {
    const parts = [
      years > 0 ? `${grouped(years)} ${years === 1 ? 'year' : 'years'}` : '',
      months > 0 || years === 0 ? `${months} ${months === 1 ? 'month' : 'months'}` : '',
    ];
    return parts.filter((part) => part !== '').join(' ');
  },
  bandUpTo: (rate: string, amount: string) => `${rate} up to ${amount}`,
  bandAbove: (rate: string) => `${rate} above that`,
  /** All of about the same length, so that nothing moves when one replaces another. */
  official: {
    anyDay: (value: string, quarter: string) => `${value} (${quarter}; later quarters not yet confirmed)`,
    past: (value: string, quarter: string) => `${value} (${quarter}; this quarter’s not yet confirmed)`,
    current: (value: string, quarter: string) => `${value} (${quarter}; confirmed for this whole quarter)`,
    /** Where the next value is known already: of any length, because it is the same on every day. */
    next: (value: string, next: string, day: string) => `${value} (${next} from ${day})`,
  },
};
