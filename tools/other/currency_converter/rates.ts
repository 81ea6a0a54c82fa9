import { at } from '#engine';
import { isDay } from '#maths/calendar.ts';

/** Codes of the currencies besides the rupee that the converter offers; a service's answer must have them all. */
export const foreign: readonly string[] = ['USD', 'EUR', 'GBP', 'JPY', 'AED', 'SGD', 'AUD', 'CAD'];

/**
 * Rates of a day that stand until the service answers, units of a currency for one rupee: those of the open Currency API, as published
 * in its package `@fawazahmed0/currency-api@2026.9.29`. No central bank's table of that day was at hand to confirm them.
 */
export const reference = {
  source: 'Currency API',
  date: '2026-09-29',
  figures: {
    INR: 1,
    USD: 0.010407415,
    EUR: 0.0091608758,
    GBP: 0.0078616418,
    JPY: 1.63893149,
    AED: 0.03822123,
    SGD: 0.013307522,
    AUD: 0.014827935,
    CAD: 0.014766439,
  },
} as const;

/** Units of each currency for one rupee, by code, and the oldest and newest day of these rates (YYYY-MM-DD). */
interface Rates {
  date: string;
  newest: string;
  figures: Readonly<Record<string, number>>;
}

/** An own property of an untrusted value; an inherited one counts as absent. */
function own(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? at(body as Readonly<Record<string, unknown>>, name) : undefined;
}

function isRate(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

/**
 * Reads Frankfurter v2, `[{"date","base":"INR","quote","rate"}]`. Its rates can be of different days: `date` is the oldest of
 * them, `newest` the newest. Currencies that the converter does not offer are checked and left out.
 */
export function readFrankfurter(body: unknown): Rates | null {
  if (!Array.isArray(body)) return null;
  const items: readonly unknown[] = body;
  const rates = new Map<string, number>();
  const days: string[] = [];
  for (const item of items) {
    const date = own(item, 'date');
    const quote = own(item, 'quote');
    const rate = own(item, 'rate');
    if (!isDay(date) || own(item, 'base') !== 'INR' || !isRate(rate)) return null;
    if (typeof quote !== 'string' || !/^[A-Z]{3}$/.test(quote) || rates.has(quote)) return null;
    rates.set(quote, rate);
    if (foreign.includes(quote)) days.push(date);
  }
  const [date, ...later] = days.sort();
  if (date === undefined || foreign.some((code) => !rates.has(code))) return null;
  const figures = Object.fromEntries(foreign.map((code) => [code, rates.get(code) ?? 0]));
  return { date, newest: later.at(-1) ?? date, figures: { INR: 1, ...figures } };
}
