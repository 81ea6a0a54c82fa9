import type { WorkingStep } from '#engine';

/** How the value of a SIP or a lump sum comes about. */
export const working = [
  { id: 'months', label: 'Months', formula: 'round({years} × 12)', decimals: 0, showWhen: { investmentType: 'SIP' } },
  {
    id: 'monthlyRate',
    label: 'Return a month',
    formula: '{returnRate} ÷ 12 ÷ 100',
    showWhen: { investmentType: 'SIP' },
  },
  {
    id: 'totalValue',
    label: 'Total value',
    formula: '{monthlyAmount} × ((1 + {monthlyRate})^{months} − 1) ÷ {monthlyRate} × (1 + {monthlyRate})',
    showWhen: { investmentType: 'SIP' },
  },
  {
    id: 'investedAmount',
    label: 'Invested amount',
    formula: '{monthlyAmount} × {months}',
    showWhen: { investmentType: 'SIP' },
  },
  {
    id: 'totalValue',
    label: 'Total value',
    formula: '{lumpSumAmount} × (1 + {returnRate} ÷ 100)^{years}',
    showWhen: { investmentType: 'LumpSum' },
  },
  {
    id: 'investedAmount',
    label: 'Invested amount',
    formula: '{lumpSumAmount}',
    showWhen: { investmentType: 'LumpSum' },
  },
  { id: 'estimatedReturns', label: 'Estimated returns', formula: '{totalValue} − {investedAmount}' },
] satisfies readonly WorkingStep[];
