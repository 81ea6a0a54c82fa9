import type { WorkingStep } from '#engine';

/** The future value of equal payments at the ends of months. */
const paidEveryMonth = (amount: string, months: string) =>
  `sum(k, 1, ${months}, ${amount} × (1 + {monthlyReturn}) ^ (${months} − k))`;

const rest = '({monthsLeft} − {prepaidMonths})';
const afterTax = (fund: string, paidIn: string) => `${fund} − {taxOnGain} ÷ 100 × (${fund} − ${paidIn})`;
const monthly = { mode: 'monthly' } as const;
const once = { mode: 'once' } as const;

export const working = [
  { id: 'monthlyRate', label: 'Monthly loan interest', formula: '{rate} ÷ 12 ÷ 100' },
  { id: 'monthlyReturn', label: 'Monthly return', formula: '{returnRate} ÷ 12 ÷ 100' },
  // the usual form of the formula loses too many digits where only few months are left
  { id: 'emi', label: 'EMI', formula: '{outstanding} ÷ sum(k, 1, {monthsLeft}, (1 + {monthlyRate}) ^ (−k))' },
  {
    id: 'investFund',
    label: 'Fund at the end, if you invest',
    formula: paidEveryMonth('{monthlySurplus}', '{monthsLeft}'),
    kind: 'currency',
    showWhen: monthly,
  },
  {
    id: 'investFund',
    label: 'Fund at the end, if you invest',
    formula: '{lumpSum} × (1 + {monthlyReturn}) ^ {monthsLeft}',
    kind: 'currency',
    showWhen: once,
  },
  {
    id: 'investValue',
    label: 'After tax on the gain',
    formula: afterTax('{investFund}', '{monthlySurplus} × {monthsLeft}'),
    showWhen: monthly,
  },
  { id: 'investValue', label: 'After tax on the gain', formula: afterTax('{investFund}', '{lumpSum}'), showWhen: once },
  {
    id: 'payment',
    label: 'Monthly payment, if you prepay',
    formula: '{emi} + {monthlySurplus}',
    kind: 'currency',
    showWhen: monthly,
  },
  { id: 'payment', label: 'Monthly payment, if you prepay', formula: '{emi}', kind: 'currency', showWhen: once },
  { id: 'loan', label: 'Loan, if you prepay', formula: '{outstanding}', kind: 'currency', showWhen: monthly },
  {
    id: 'loan',
    label: 'Loan, if you prepay',
    formula: 'max(0, {outstanding} − {lumpSum})',
    kind: 'currency',
    showWhen: once,
  },
  { id: 'over', label: 'Extra money beyond the loan', formula: '0', kind: 'currency', showWhen: monthly },
  {
    id: 'over',
    label: 'Extra money beyond the loan',
    formula: 'max(0, {lumpSum} − {outstanding})',
    kind: 'currency',
    showWhen: once,
  },
  {
    id: 'exactMonths',
    label: 'Months the loan needs, if you prepay',
    formula: 'ln({payment} ÷ ({payment} − {loan} × {monthlyRate})) ÷ ln(1 + {monthlyRate})',
    showWhen: { rate: { above: 0 } },
  },
  {
    id: 'exactMonths',
    label: 'Months the loan needs, if you prepay',
    formula: '{loan} ÷ {payment}',
    showWhen: { rate: 0 },
  },
  {
    id: 'prepaidMonths',
    label: 'Payments to repay the loan, if you prepay',
    // a billionth of a month is a rounding error of the logarithms, not another month
    formula: 'min({monthsLeft}, ceil({exactMonths} − 0.000000001))',
    decimals: 0,
  },
  {
    id: 'monthsSaved',
    label: 'Loan ends earlier by (months)',
    formula: '{monthsLeft} − {prepaidMonths}',
  },
  {
    id: 'paidEarly',
    label: 'Extra money until then, with the loan interest it saves',
    formula: 'sum(k, 1, {prepaidMonths}, {monthlySurplus} × (1 + {monthlyRate}) ^ ({prepaidMonths} − k))',
    kind: 'currency',
    showWhen: monthly,
  },
  {
    id: 'paidEarly',
    label: 'Extra money until then, with the loan interest it saves',
    formula: 'min({outstanding}, {lumpSum}) × (1 + {monthlyRate}) ^ {prepaidMonths}',
    kind: 'currency',
    showWhen: once,
  },
  {
    id: 'unused',
    label: 'Part of the last payment beyond the loan',
    formula: `max(0, {paidEarly} − {emi} × sum(k, 1, ${rest}, (1 + {monthlyRate}) ^ (−k)))`,
    kind: 'currency',
  },
  {
    id: 'prepayFund',
    label: 'Fund at the end, if you prepay',
    formula: `{over} × (1 + {monthlyReturn}) ^ {monthsLeft} + {unused} × (1 + {monthlyReturn}) ^ ${rest} + ${paidEveryMonth('{payment}', rest)}`,
    kind: 'currency',
  },
  {
    id: 'prepayValue',
    label: 'After tax on the gain',
    formula: afterTax('{prepayFund}', `({over} + {unused} + {payment} × ${rest})`),
  },
  {
    id: 'advantage',
    label: 'Investing compared with prepaying',
    formula: 'if(abs({investValue} − {prepayValue}) ≤ 0.005, 0, {investValue} − {prepayValue})',
  },
] satisfies readonly WorkingStep[];
