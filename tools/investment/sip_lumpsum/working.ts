import type { WorkingStep } from '#engine';

const sip = { investmentType: 'SIP' } as const;
const once = { investmentType: 'LumpSum' } as const;
const level = { stepUp: 0 } as const;
const rising = { stepUp: { above: 0 } } as const;
const fromNothing = { existing: 0 } as const;
const saved = { existing: { above: 0 } } as const;

const levelGrowth = '{monthlyAmount} × ((1 + {monthlyRate})^{months} − 1) ÷ {monthlyRate} × (1 + {monthlyRate})';
const risingPaid = '{monthlyAmount} × sum(k, 1, {months}, (1 + {stepUp} ÷ 100)^floor((k − 1) ÷ 12))';

/** How the value of a SIP or a lump sum is worked out. */
export const working = [
  { id: 'months', label: 'Months', formula: 'round({years} × 12)', decimals: 0, showWhen: sip },
  {
    id: 'monthlyRate',
    label: 'Return per month',
    formula: '{returnRate} ÷ 12 ÷ 100',
    showWhen: { ...sip, convention: 'nominal' },
  },
  {
    id: 'monthlyRate',
    label: 'Return per month',
    formula: '(1 + {returnRate} ÷ 100)^(1 ÷ 12) − 1',
    showWhen: { ...sip, convention: 'effective' },
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
  { id: 'totalValue', label: 'Total value', formula: levelGrowth, showWhen: { ...sip, ...level, ...fromNothing } },
  { id: 'totalValue', label: 'Total value', formula: '{instalments}', showWhen: { ...sip, ...rising, ...fromNothing } },
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
    showWhen: { ...once, ...fromNothing },
  },
  {
    id: 'totalValue',
    label: 'Total value',
    formula: '({lumpSumAmount} + {existing}) × (1 + {returnRate} ÷ 100)^{years}',
    showWhen: { ...once, ...saved },
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
  {
    id: 'realValue',
    label: 'Value in today’s money',
    formula: '{totalValue} ÷ (1 + {inflation} ÷ 100)^{years}',
    showWhen: { inflation: { above: 0 } },
  },
] satisfies readonly WorkingStep[];
