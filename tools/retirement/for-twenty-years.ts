/**
 * What goes along to the withdrawal plan: what a corpus pays a month for 20 years at 8% a year, until nothing is left.
 *
 * @param corpus a formula
 */
export const forTwentyYears = (corpus: string) => ({
  corpus,
  withdrawal: `floor(${corpus} × 8 ÷ 1200 ÷ (1 − (1 + 8 ÷ 1200)^(0 − 240)))`,
  returnRate: '8',
  years: '20',
});
