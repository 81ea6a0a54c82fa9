import type { WorkingStep } from '#engine';

const level = { stepUp: 0 } as const;
const rising = { stepUp: { above: 0 } } as const;
const fromNothing = { existing: 0 } as const;
const saved = { existing: { above: 0 } } as const;

const levelGrowth = '(((1 + {monthlyRate})^{months} − 1) ÷ {monthlyRate} × (1 + {monthlyRate}))';

/** How the corpus and the SIP for it are worked out. */
export const working = [
  { id: 'saving', label: 'Years until retirement', formula: '{retirementAge} − {currentAge}', kind: 'years' },
  { id: 'retired', label: 'Years in retirement', formula: '{lifeExpectancy} − {retirementAge}', kind: 'years' },
  {
    id: 'yearlyNeed',
    label: 'A year’s expenses at retirement prices',
    formula: '{monthlyExpenses} × 12 × (1 + {inflation} ÷ 100)^{saving}',
    kind: 'currency',
    showWhen: { otherIncome: 0 },
  },
  {
    id: 'yearlyNeed',
    label: 'A year’s expenses minus other income, at retirement prices',
    formula: 'max(0, {monthlyExpenses} − {otherIncome}) × 12 × (1 + {inflation} ÷ 100)^{saving}',
    kind: 'currency',
    showWhen: { otherIncome: { above: 0 } },
  },
  {
    id: 'real',
    label: 'Return after retirement, above inflation',
    formula: '({postReturn} − {inflation}) ÷ (100 + {inflation})',
  },
  {
    id: 'corpus',
    label: 'Corpus you need at retirement',
    formula: '{yearlyNeed} × if({real} = 0, {retired}, (1 − (1 + {real})^(−{retired})) ÷ {real})',
  },
  {
    id: 'realValue',
    label: 'Corpus in today’s money',
    formula: '{corpus} ÷ (1 + {inflation} ÷ 100)^{saving}',
  },
  {
    id: 'fromExisting',
    label: 'What your savings grow to',
    formula: '{existing} × (1 + {preReturn} ÷ 100)^{saving}',
    showWhen: saved,
  },
  { id: 'gap', label: 'Shortfall', formula: 'max(0, {corpus} − {fromExisting})', showWhen: saved },
  { id: 'months', label: 'Months until retirement', formula: 'round({saving} × 12)', decimals: 0 },
  {
    id: 'monthlyRate',
    label: 'Monthly return before retirement',
    formula: '{preReturn} ÷ 12 ÷ 100',
    showWhen: { convention: 'nominal' },
  },
  {
    id: 'monthlyRate',
    label: 'Monthly return before retirement',
    formula: '(1 + {preReturn} ÷ 100)^(1 ÷ 12) − 1',
    showWhen: { convention: 'effective' },
  },
  {
    id: 'rupee',
    label: 'What a SIP starting at ₹1 becomes',
    formula: 'sum(k, 1, {months}, (1 + {stepUp} ÷ 100)^floor((k − 1) ÷ 12) × (1 + {monthlyRate})^({months} − k + 1))',
    showWhen: rising,
  },
  {
    id: 'requiredSip',
    label: 'Monthly SIP needed',
    formula: `{corpus} ÷ ${levelGrowth}`,
    showWhen: { ...level, ...fromNothing },
  },
  {
    id: 'requiredSip',
    label: 'Monthly SIP needed',
    formula: `{gap} ÷ ${levelGrowth}`,
    showWhen: { ...level, ...saved },
  },
  {
    id: 'requiredSip',
    label: 'Monthly SIP to start with',
    formula: '{corpus} ÷ {rupee}',
    showWhen: { ...rising, ...fromNothing },
  },
  {
    id: 'requiredSip',
    label: 'Monthly SIP to start with',
    formula: '{gap} ÷ {rupee}',
    showWhen: { ...rising, ...saved },
  },
] satisfies readonly WorkingStep[];
