import type { WorkingStep } from '#engine';

const home = { propertyValue: { above: 0 } } as const;

/** How the loan that an income allows is worked out. The limit by the home's value depends on the loan's size, in bands. */
export const working = [
  { id: 'income', label: 'Monthly income', formula: '{monthlyIncome} + {otherIncome}', kind: 'currency' },
  { id: 'affordableEmi', label: 'EMI within your income', formula: 'max(0, {income} × {foir} ÷ 100 − {existingEmi})' },
  { id: 'months', label: 'Months', formula: 'round({tenure} × 12)', decimals: 0, showWhen: { age: 0 } },
  {
    id: 'months',
    label: 'Months, at most until retirement',
    formula: 'round(min({tenure}, {retirementAge} − {age}) × 12)',
    decimals: 0,
    showWhen: { age: { above: 0 } },
  },
  { id: 'monthlyRate', label: 'Monthly interest rate', formula: '{rate} ÷ 12 ÷ 100' },
  {
    id: 'incomeLimit',
    label: 'Limit by income',
    formula: '{affordableEmi} × (1 − (1 + {monthlyRate})^(−{months})) ÷ {monthlyRate}',
  },
  {
    id: 'eligibleLoan',
    label: 'Loan you may be eligible for',
    formula: '{incomeLimit}',
    showWhen: { propertyValue: 0 },
  },
  {
    id: 'upToFirst',
    label: 'Limit by home price, a loan in the first band',
    formula: 'min({homeLoan.ltv.1.upTo}, {propertyValue} × {homeLoan.ltv.1.rate} ÷ 100)',
    kind: 'currency',
    showWhen: home,
  },
  {
    id: 'upToSecond',
    label: 'A loan in the second band',
    formula: 'min({homeLoan.ltv.2.upTo}, {propertyValue} × {homeLoan.ltv.2.rate} ÷ 100)',
    kind: 'currency',
    showWhen: home,
  },
  {
    id: 'above',
    label: 'A loan above that',
    formula: '{propertyValue} × {homeLoan.ltv.3.rate} ÷ 100',
    kind: 'currency',
    showWhen: home,
  },
  {
    id: 'propertyLimit',
    label: 'Limit by home price',
    formula:
      'if({above} > {homeLoan.ltv.2.upTo}, {above}, if({upToSecond} > {homeLoan.ltv.1.upTo}, {upToSecond}, {upToFirst}))',
    showWhen: home,
  },
  {
    id: 'eligibleLoan',
    label: 'Loan you may be eligible for',
    formula: 'min({incomeLimit}, {propertyLimit})',
    showWhen: home,
  },
] satisfies readonly WorkingStep[];
