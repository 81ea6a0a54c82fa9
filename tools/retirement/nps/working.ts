import type { WorkingStep } from '#engine';

/** How the corpus and the pension come about. */
export const working = [
  {
    id: 'months',
    label: 'Months until retirement',
    formula: 'round(max(0, {retirementAge} − {currentAge}) × 12)',
    decimals: 0,
  },
  { id: 'monthlyRate', label: 'Return a month', formula: '{returnRate} ÷ 12 ÷ 100' },
  {
    id: 'totalCorpus',
    label: 'Corpus at retirement',
    formula: '{monthlyContribution} × ((1 + {monthlyRate})^{months} − 1) ÷ {monthlyRate} × (1 + {monthlyRate})',
  },
  { id: 'totalInvestment', label: 'Invested amount', formula: '{monthlyContribution} × {months}' },
  { id: 'interestEarned', label: 'Estimated returns', formula: '{totalCorpus} − {totalInvestment}' },
  { id: 'annuityValue', label: 'Amount that buys the annuity', formula: '{totalCorpus} × {annuityShare} ÷ 100' },
  { id: 'lumpSum', label: 'Lump sum', formula: '{totalCorpus} × (100 − {annuityShare}) ÷ 100' },
  { id: 'pension', label: 'Monthly pension', formula: '{annuityValue} × {annuityRate} ÷ 100 ÷ 12' },
] satisfies readonly WorkingStep[];
