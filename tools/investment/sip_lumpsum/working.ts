import type { WorkingStep } from '#engine';
import { realStep } from '../../todays-money.ts';

const sip = { investmentType: 'SIP' } as const;
const once = { investmentType: 'LumpSum' } as const;
const level = { stepUpKind: 'percent', stepUp: 0 } as const;
const rising = { stepUpKind: 'percent', stepUp: { above: 0 } } as const;
const raised = { stepUpKind: 'amount' } as const;
const uncharged = { expenseRatio: 0 } as const;
const charged = { expenseRatio: { above: 0 } } as const;
const fromNothing = { existing: 0 } as const;
const saved = { existing: { above: 0 } } as const;

const levelGrowth = '{monthlyAmount} × ((1 + {monthlyRate})^{months} − 1) ÷ {monthlyRate} × (1 + {monthlyRate})';
const raisedPaid = 'sum(k, 1, {months}, {monthlyAmount} + {stepUpAmount} × floor((k − 1) ÷ 12))';
const risingPaid = '{monthlyAmount} × sum(k, 1, {months}, (1 + {stepUp} ÷ 100)^floor((k − 1) ÷ 12))';

/** How the value of a SIP or a lump sum is worked out. */
export const working = [
  { id: 'months', label: 'Months', formula: 'round({years} × 12)', decimals: 0, showWhen: sip },
  {
    id: 'netReturn',
    label: 'Yearly return after charges',
    formula: '((1 + {returnRate} ÷ 100) × (1 − {expenseRatio} ÷ 100) − 1) × 100',
    kind: 'percent',
    showWhen: charged,
  },
  {
    id: 'monthlyRate',
    label: 'Monthly return',
    formula: '{returnRate} ÷ 12 ÷ 100',
    showWhen: { ...sip, ...uncharged, convention: 'nominal' },
  },
  {
    id: 'monthlyRate',
    label: 'Monthly return',
    formula: '{netReturn} ÷ 12 ÷ 100',
    showWhen: { ...sip, ...charged, convention: 'nominal' },
  },
  {
    id: 'monthlyRate',
    label: 'Monthly return',
    formula: '(1 + {returnRate} ÷ 100)^(1 ÷ 12) − 1',
    showWhen: { ...sip, ...uncharged, convention: 'effective' },
  },
  {
    id: 'monthlyRate',
    label: 'Monthly return',
    formula: '(1 + {netReturn} ÷ 100)^(1 ÷ 12) − 1',
    showWhen: { ...sip, ...charged, convention: 'effective' },
  },
  {
    id: 'instalments',
    label: 'What the instalments grow to',
    formula: levelGrowth,
    kind: 'currency',
    showWhen: { ...sip, ...level, ...saved },
  },
  {
    id: 'instalments',
    label: 'What the instalments grow to',
    formula:
      '{monthlyAmount} × sum(k, 1, {months}, (1 + {stepUp} ÷ 100)^floor((k − 1) ÷ 12) × (1 + {monthlyRate})^({months} − k + 1))',
    kind: 'currency',
    showWhen: { ...sip, ...rising },
  },
  {
    id: 'instalments',
    label: 'What the instalments grow to',
    formula:
      'sum(k, 1, {months}, ({monthlyAmount} + {stepUpAmount} × floor((k − 1) ÷ 12)) × (1 + {monthlyRate})^({months} − k + 1))',
    kind: 'currency',
    showWhen: { ...sip, ...raised },
  },
  { id: 'totalValue', label: 'Total value', formula: levelGrowth, showWhen: { ...sip, ...level, ...fromNothing } },
  { id: 'totalValue', label: 'Total value', formula: '{instalments}', showWhen: { ...sip, ...rising, ...fromNothing } },
  { id: 'totalValue', label: 'Total value', formula: '{instalments}', showWhen: { ...sip, ...raised, ...fromNothing } },
  {
    id: 'totalValue',
    label: 'Total value',
    formula: '{instalments} + {existing} × (1 + {monthlyRate})^{months}',
    showWhen: { ...sip, ...saved },
  },
  {
    id: 'totalValue',
    label: 'Total value',
    formula: '{lumpSumAmount} × (1 + {returnRate} ÷ 100)^{years}',
    showWhen: { ...once, ...uncharged, ...fromNothing },
  },
  {
    id: 'totalValue',
    label: 'Total value',
    formula: '{lumpSumAmount} × (1 + {netReturn} ÷ 100)^{years}',
    showWhen: { ...once, ...charged, ...fromNothing },
  },
  {
    id: 'totalValue',
    label: 'Total value',
    formula: '({lumpSumAmount} + {existing}) × (1 + {returnRate} ÷ 100)^{years}',
    showWhen: { ...once, ...uncharged, ...saved },
  },
  {
    id: 'totalValue',
    label: 'Total value',
    formula: '({lumpSumAmount} + {existing}) × (1 + {netReturn} ÷ 100)^{years}',
    showWhen: { ...once, ...charged, ...saved },
  },
  {
    id: 'investedAmount',
    label: 'Invested Amount',
    formula: '{monthlyAmount} × {months}',
    showWhen: { ...sip, ...level, ...fromNothing },
  },
  {
    id: 'investedAmount',
    label: 'Invested Amount',
    formula: '{monthlyAmount} × {months} + {existing}',
    showWhen: { ...sip, ...level, ...saved },
  },
  {
    id: 'investedAmount',
    label: 'Invested Amount',
    formula: risingPaid,
    showWhen: { ...sip, ...rising, ...fromNothing },
  },
  {
    id: 'investedAmount',
    label: 'Invested Amount',
    formula: `${risingPaid} + {existing}`,
    showWhen: { ...sip, ...rising, ...saved },
  },
  {
    id: 'investedAmount',
    label: 'Invested Amount',
    formula: raisedPaid,
    showWhen: { ...sip, ...raised, ...fromNothing },
  },
  {
    id: 'investedAmount',
    label: 'Invested Amount',
    formula: `${raisedPaid} + {existing}`,
    showWhen: { ...sip, ...raised, ...saved },
  },
  {
    id: 'investedAmount',
    label: 'Invested Amount',
    formula: '{lumpSumAmount}',
    showWhen: { ...once, ...fromNothing },
  },
  {
    id: 'investedAmount',
    label: 'Invested Amount',
    formula: '{lumpSumAmount} + {existing}',
    showWhen: { ...once, ...saved },
  },
  { id: 'estimatedReturns', label: 'Estimated Returns', formula: '{totalValue} − {investedAmount}' },
  realStep('{totalValue}', '{years}'),
] satisfies readonly WorkingStep[];
