import type { WorkingStep } from '#engine';

/** How the score is worked out. */
export const working = [
  {
    id: 'sixMonths',
    label: 'Six months of expenses and EMIs',
    formula: '({monthlyExpenses} + {monthlyEmi}) × 6',
    kind: 'currency',
  },
  {
    id: 'emergencyScore',
    label: 'Emergency fund, out of 25',
    formula: '25 × if({sixMonths} > 0, min(1, {emergencyFund} ÷ {sixMonths}), 1)',
  },
  { id: 'savingsScore', label: 'Savings, out of 25', formula: '25 × min(1, {monthlySavings} ÷ ({monthlyIncome} ÷ 5))' },
  {
    id: 'debtScore',
    label: 'Debt, out of 20',
    formula: '20 × min(1, max(0, 1 − ({monthlyEmi} ÷ {monthlyIncome} − 0.2) ÷ 0.4))',
  },
  {
    id: 'protectionScore',
    label: 'Protection, out of 20',
    formula: '20 × (min(1, {lifeCover} ÷ ({monthlyIncome} × 12 × 10)) + min(1, {healthCover} ÷ 1000000)) ÷ 2',
  },
  {
    id: 'forAge',
    label: 'Target for your age',
    formula: '{monthlyIncome} × 12 × max(0, {age} − 25) ÷ 5',
    kind: 'currency',
  },
  {
    id: 'retirementScore',
    label: 'Retirement, out of 10',
    formula: '10 × if({forAge} > 0, min(1, {retirementSaved} ÷ {forAge}), 1)',
  },
  {
    id: 'score',
    label: 'Score out of 100',
    formula: '{emergencyScore} + {savingsScore} + {debtScore} + {protectionScore} + {retirementScore}',
  },
] satisfies readonly WorkingStep[];
