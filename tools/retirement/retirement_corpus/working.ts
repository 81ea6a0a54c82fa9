import type { WorkingStep } from '#engine';

/** How the corpus and the SIP for it come about. */
export const working = [
  { id: 'saving', label: 'Years until retirement', formula: '{retirementAge} − {currentAge}', kind: 'years' },
  { id: 'retired', label: 'Years in retirement', formula: '{lifeExpectancy} − {retirementAge}', kind: 'years' },
  {
    id: 'yearlyNeed',
    label: 'Expenses of a year at the prices of retirement',
    formula: '{monthlyExpenses} × 12 × (1 + {inflation} ÷ 100)^{saving}',
    kind: 'currency',
  },
  {
    id: 'real',
    label: 'Return after retirement above inflation',
    formula: '({postReturn} − {inflation}) ÷ (100 + {inflation})',
  },
  {
    id: 'corpus',
    label: 'Corpus needed at retirement',
    formula: '{yearlyNeed} × if({real} = 0, {retired}, (1 − (1 + {real})^(−{retired})) ÷ {real})',
  },
  { id: 'months', label: 'Months until retirement', formula: 'round({saving} × 12)', decimals: 0 },
  { id: 'monthlyRate', label: 'Return a month before retirement', formula: '{preReturn} ÷ 12 ÷ 100' },
  {
    id: 'requiredSip',
    label: 'Monthly SIP needed from now',
    formula: '{corpus} ÷ (((1 + {monthlyRate})^{months} − 1) ÷ {monthlyRate} × (1 + {monthlyRate}))',
  },
] satisfies readonly WorkingStep[];
