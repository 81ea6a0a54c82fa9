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

/** Rounds to significant digits, as exchange rates are quoted. */
export function roundSignificant(value: number, digits: number): number {
  return Number(value.toPrecision(digits));
}
