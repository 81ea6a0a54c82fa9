import { normalChance } from './normal.ts';

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
