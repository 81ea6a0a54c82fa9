const SQRT_2PI = Math.sqrt(2 * Math.PI);

function density(z: number): number {
  return Math.exp(-(z * z) / 2) / SQRT_2PI;
}

/** The chance, 0 to 1, that a standard normal variable is at most `z` (Φ), to about 15 digits in both tails. */
export function normalChance(z: number): number {
  const size = Math.abs(z);
  if (size > 2) {
    // the continued fraction of the tail keeps the digits of small chances, which 0.5 minus a sum would lose
    let fraction = size;
    for (let depth = 100; depth > 0; depth--) fraction = size + depth / fraction;
    const tail = density(z) / fraction;
    return z < 0 ? tail : 1 - tail;
  }
  let sum = 0;
  let term = z;
  for (let odd = 3; odd < 100; odd += 2) {
    sum += term;
    term *= (z * z) / odd;
  }
  return 0.5 + density(z) * sum;
}

/**
 * The point below which a standard normal variable lies with a given chance: the inverse of {@link normalChance}.
 *
 * @param chance above 0 and below 1
 */
export function normalQuantile(chance: number): number {
  if (chance > 0.5) return -normalQuantile(1 - chance);
  let z = 0;
  let step: number;
  // below 0 the curve is convex, so Newton's steps from 0 approach the point without passing it
  do {
    step = (normalChance(z) - chance) / density(z);
    z -= step;
  } while (step > 1e-14);
  return z;
}

/** Mean and standard deviation of the logarithm of one year's growth, which is assumed to be normal. */
interface LogReturn {
  mean: number;
  deviation: number;
}

/**
 * The log-return whose growth in a year has a given mean and deviation.
 *
 * @param expected mean return a year, as a fraction (0.12 for 12%), above -1
 * @param volatility standard deviation of the yearly return, as a fraction
 */
export function logReturn(expected: number, volatility: number): LogReturn {
  const variance = Math.log1p((volatility / (1 + expected)) ** 2);
  return { mean: Math.log1p(expected) - variance / 2, deviation: Math.sqrt(variance) };
}

/**
 * What one rupee becomes at a quantile of lognormal wealth.
 *
 * @param years may be a fraction
 * @param z the quantile of the standard normal: 0 for the median, -1.28… for the 10th percentile
 */
export function wealthFactor({ mean, deviation }: LogReturn, years: number, z: number): number {
  return Math.exp(mean * years + z * deviation * Math.sqrt(years));
}

/** The chance, 0 to 1, that lognormal wealth is below what was invested; 0 or 1 where nothing is uncertain. */
export function lossChance({ mean, deviation }: LogReturn, years: number): number {
  const spread = deviation * Math.sqrt(years);
  if (spread === 0) return mean * years < 0 ? 1 : 0;
  return normalChance((-mean * years) / spread);
}
