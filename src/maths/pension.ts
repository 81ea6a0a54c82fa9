/** A corpus divided at retirement, in rupees. */
interface PensionSplit {
  annuityValue: number;
  lumpSum: number;
  /** The part of the lump sum above the tax-free share of the corpus. */
  taxableLumpSum: number;
  /** A month. */
  pension: number;
}

/**
 * A corpus of which a share buys an annuity and the rest is paid out.
 *
 * @param corpus rupees
 * @param share of the corpus that buys the annuity, as a fraction from 0 to 1
 * @param annuityRate what the annuity pays a year, as a fraction of its price
 * @param taxFreeShare of the corpus, as a fraction
 */
export function pensionFrom(corpus: number, share: number, annuityRate: number, taxFreeShare: number): PensionSplit {
  const annuityValue = corpus * share;
  return {
    annuityValue,
    lumpSum: corpus - annuityValue,
    taxableLumpSum: corpus * Math.max(0, 1 - share - taxFreeShare),
    pension: (annuityValue * annuityRate) / 12,
  };
}
