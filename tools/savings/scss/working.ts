import type { WorkingStep } from '#engine';

/** How the income every quarter is worked out. */
export const working = [
  { id: 'quarterlyIncome', label: 'Quarterly income', formula: '{amount} × {rate} ÷ 100 ÷ 4' },
  { id: 'totalInterest', label: 'Total interest', formula: '{quarterlyIncome} × 4 × {scss.term}' },
  {
    id: 'tds',
    label: 'Total TDS',
    formula:
      'if({quarterlyIncome} × 4 > {tds.bankInterestSenior} + 0.005, {totalInterest} × {tds.bankInterestRate} ÷ 100, 0)',
    showWhen: { senior: true },
  },
  {
    id: 'tds',
    label: 'Total TDS',
    formula:
      'if({quarterlyIncome} × 4 > {tds.bankInterest} + 0.005, {totalInterest} × {tds.bankInterestRate} ÷ 100, 0)',
    showWhen: { senior: false },
  },
] satisfies readonly WorkingStep[];
