// Sums, rounding, bounds, paise that do not count, refusals and the years of a term: what most formulas begin with.

/**
 * Adds amounts one after another, without losing the digits that each addition rounds away (Neumaier's sum). So a total of many
 * months that ends on half a rupee stays there, and is rounded up.
 *
 * @returns adds an amount, and returns the total so far
 */
export function adder(): (amount: number) => number {
  let [total, lost] = [0, 0];
  return (amount) => {
    const next = total + amount;
    lost += Math.abs(total) >= Math.abs(amount) ? total - next + amount : amount - next + total;
    total = next;
    const exact = total + lost;
    // beyond the largest number there are no digits to keep
    return Number.isNaN(exact) ? total : exact;
  };
}

/** The total of amounts, added as `adder` does; 0 for none. */
export function sum(amounts: Iterable<number>): number {
  const add = adder();
  let total = 0;
  for (const amount of amounts) total = add(amount);
  return total;
}

/**
 * Rounds half up as a person reads decimals: 61.5 and a binary 61.499999999999993 both give 62, -61.5 gives -61.
 * The value is first snapped to 14 significant digits, which undoes binary floating point; from 1e14 on it is
 * left unsnapped, because there the 14 digits no longer reach the unit. Never returns -0.
 *
 * @param value any finite number
 * @param decimals digits kept after the point
 */
export function roundHalfUp(value: number, decimals = 0): number {
  // away from a tie, snapping cannot change the result, and dividing a whole number by a power of ten is as exact as text
  const power = 10 ** decimals;
  const scaled = value * power;
  const nearest = Math.floor(scaled + 0.5);
  if (Math.abs(scaled - nearest) < 0.5 - 1e-13 * Math.abs(scaled)) return nearest / power;
  const snapped = Math.abs(value) < 1e14 ? Number(value.toPrecision(14)) : value;
  // a whole number is rounded already, and adding a half to a large one would change it
  if (Number.isInteger(snapped)) return snapped;
  return shift(Math.floor(shift(snapped, decimals) + 0.5), -decimals);
}

/**
 * Rounds half up to a multiple of `step`.
 *
 * @param amount rupees
 * @param step rupees, above 0
 */
export function roundToMultiple(amount: number, step: number): number {
  return roundHalfUp(amount / step) * step;
}

/** Rounds down to a multiple of `step`; a value that a rounding error leaves just below a multiple is that multiple. */
export function cutToMultiple(value: number, step: number): number {
  return Math.floor(Number((value / step).toPrecision(14))) * step;
}

/** Moves the decimal point in the number's decimal text, so that no binary error is added. */
function shift(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** A value between two bounds: itself, or the bound that it passes. */
export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Rounds to significant digits, as exchange rates are quoted. */
export function roundSignificant(value: number, digits: number): number {
  return Number(value.toPrecision(digits));
}

/** Whether a difference is too small beside a figure to prefer one of two: up to 0.1% of it. */
export const isNegligible = (difference: number, beside: number): boolean =>
  Math.abs(difference) <= 0.001 * Math.abs(beside);

/** Half a paisa, in rupees. Amounts up to this count as 0, because sums over months have rounding errors. */
export const HALF_PAISA = 0.005;

/** What is still owed, in rupees: half a paisa or less is nothing. */
export function stillOwed(amount: number): number {
  return amount <= HALF_PAISA ? 0 : amount;
}

/** Whether an amount in rupees reaches another, or falls short by half a paisa at most. */
export function reaches(amount: number, wanted: number): boolean {
  return amount >= wanted - HALF_PAISA;
}

/**
 * Why a calculation has no answer: the input at fault, and a word for the reason, for which the caller has a sentence.
 */
export interface Refusal<Field extends string = string, Why extends string = string> {
  readonly ok: false;
  readonly field: Field;
  readonly why: Why;
}

/** A refusal, which a calculation returns in place of its answer. */
export function refusal<const F extends string, const W extends string>(field: F, why: W): Refusal<F, W> {
  return { ok: false, field, why };
}

/**
 * The ends of the years of a term: 1, 2, 3 … and the term itself where it ends within a year. A term of 0 has none.
 *
 * @param term years, may be a fraction
 */
export function wholeYears(term: number): number[] {
  const ends = Array.from({ length: Math.floor(term) }, (_, year) => year + 1);
  return term > Math.floor(term) ? [...ends, term] : ends;
}
