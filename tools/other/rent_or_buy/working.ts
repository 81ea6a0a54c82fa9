import type { WorkingStep } from '#engine';

/** Month k: what the buyer pays more than the renter; below 0 where the renter pays more. */
const more =
  'if(k ≤ {loanMonths}, {emi}, 0) + {price} × (1 + {priceGrowth} ÷ 100) ^ floor((k − 1) ÷ 12) × {maintenance} ÷ 100 ÷ 12 − {rent} × (1 + {rentRise} ÷ 100) ^ floor((k − 1) ÷ 12)';
const invested = (amount: string) => `sum(k, 1, {months}, max(0, ${amount}) × (1 + {monthlyReturn}) ^ ({months} − k))`;

export const working = [
  { id: 'months', label: 'Months', formula: '{years} × 12', decimals: 0 },
  { id: 'loanMonths', label: 'Months of the loan', formula: '{loanYears} × 12', decimals: 0 },
  { id: 'loan', label: 'Loan', formula: '{price} × (1 − {downShare} ÷ 100)', kind: 'currency' },
  { id: 'monthlyRate', label: 'Monthly loan interest', formula: '{loanRate} ÷ 12 ÷ 100' },
  { id: 'monthlyReturn', label: 'Monthly return', formula: '{returnRate} ÷ 12 ÷ 100' },
  {
    id: 'emi',
    label: 'EMI',
    formula: '{loan} × {monthlyRate} ÷ (1 − (1 + {monthlyRate}) ^ (−{loanMonths}))',
    showWhen: { loanRate: { above: 0 } },
  },
  { id: 'emi', label: 'EMI', formula: '{loan} ÷ {loanMonths}', showWhen: { loanRate: 0 } },
  { id: 'upfront', label: 'Needed at the start', formula: '{price} × ({downShare} + {buyCosts}) ÷ 100' },
  {
    id: 'soldAtOnce',
    label: 'Left if you sell at once',
    formula: '{price} × (1 − {sellCosts} ÷ 100) − {loan}',
  },
  {
    id: 'homeValue',
    label: 'Home value at the end',
    formula: '{price} × (1 + {priceGrowth} ÷ 100) ^ {years}',
  },
  {
    id: 'loanLeft',
    label: 'Loan left at the end',
    formula: '{emi} × (1 − (1 + {monthlyRate}) ^ (−max(0, {loanMonths} − {months}))) ÷ {monthlyRate}',
    showWhen: { loanRate: { above: 0 } },
  },
  {
    id: 'loanLeft',
    label: 'Loan left at the end',
    formula: '{emi} × max(0, {loanMonths} − {months})',
    showWhen: { loanRate: 0 },
  },
  {
    id: 'rentNetWorth',
    label: 'What you own if you rent: the start amount and what the buyer pays extra, with growth',
    formula: `{upfront} × (1 + {monthlyReturn}) ^ {months} + ${invested(more)}`,
  },
  {
    id: 'buyFund',
    label: 'What the renter pays extra, with growth',
    formula: invested(`0 − (${more})`),
    kind: 'currency',
  },
  {
    id: 'buyNetWorth',
    label: 'What you own if you buy',
    formula: '{homeValue} × (1 − {sellCosts} ÷ 100) − {loanLeft} + {buyFund}',
  },
  { id: 'advantage', label: 'Buying compared with renting', formula: '{buyNetWorth} − {rentNetWorth}' },
] satisfies readonly WorkingStep[];
