import type { WorkingStep } from '#engine';

const atOnce = { yearsOfFees: { below: 2 } } as const;
const overYears = { yearsOfFees: { above: 1 } } as const;
/** A goal one year away has no later start to compare with. */
const late = { years: { above: 1 } } as const;

/** How the monthly SIP for a goal is worked out. */
export const working = [
  {
    id: 'priceRise',
    label: 'Yearly rise in the cost',
    formula: '{inflation}',
    showWhen: { goal: 'other' },
  },
  {
    id: 'priceRise',
    label: 'Yearly rise in the cost',
    formula: '{feeInflation}',
    showWhen: { goal: 'education' },
  },
  {
    id: 'futureGoal',
    label: 'Goal cost by then',
    formula: '{targetToday} × (1 + {priceRise} ÷ 100)^{years}',
    showWhen: atOnce,
  },
  {
    id: 'futureGoal',
    label: 'All fees, at future prices',
    formula: 'sum(k, 0, {yearsOfFees} − 1, {targetToday} ÷ {yearsOfFees} × (1 + {priceRise} ÷ 100)^({years} + k))',
    showWhen: overYears,
  },
  {
    id: 'neededThen',
    label: 'Needed when the fees start',
    formula:
      'sum(k, 0, {yearsOfFees} − 1, {targetToday} ÷ {yearsOfFees} × (1 + {priceRise} ÷ 100)^({years} + k) ÷ (1 + {returnRate} ÷ 100)^k)',
    showWhen: overYears,
  },
  {
    id: 'savingsGrowth',
    label: 'Your savings grow to',
    formula: '{currentSavings} × (1 + {returnRate} ÷ 100)^{years}',
  },
  { id: 'gap', label: 'Gap to close', formula: 'max(0, {futureGoal} − {savingsGrowth})', showWhen: atOnce },
  { id: 'gap', label: 'Gap to close', formula: 'max(0, {neededThen} − {savingsGrowth})', showWhen: overYears },
  {
    id: 'monthlyRate',
    label: 'Monthly return',
    formula: '{returnRate} ÷ 12 ÷ 100',
    showWhen: { returnRate: { above: 0 }, convention: 'nominal' },
  },
  {
    id: 'monthlyRate',
    label: 'Monthly return',
    formula: '(1 + {returnRate} ÷ 100)^(1 ÷ 12) − 1',
    showWhen: { returnRate: { above: 0 }, convention: 'effective' },
  },
  {
    id: 'firstYear',
    label: 'What ₹1 a month grows to in a year',
    formula: '((1 + {monthlyRate})^12 − 1) ÷ {monthlyRate} × (1 + {monthlyRate})',
    showWhen: { returnRate: { above: 0 } },
  },
  {
    id: 'rupee',
    label: 'What a SIP that starts at ₹1 grows to',
    formula:
      'sum(k, 1, {years}, (1 + {stepUp} ÷ 100)^(k − 1) × {firstYear} × (1 + {monthlyRate})^(12 × ({years} − k)))',
    showWhen: { returnRate: { above: 0 } },
  },
  {
    id: 'rupee',
    label: 'What a SIP that starts at ₹1 grows to',
    formula: 'sum(k, 1, {years}, (1 + {stepUp} ÷ 100)^(k − 1) × 12)',
    showWhen: { returnRate: 0 },
  },
  { id: 'requiredSip', label: 'Monthly SIP needed', formula: '{gap} ÷ {rupee}' },
  { id: 'requiredLumpSum', label: 'Lump sum needed today', formula: '{gap} ÷ (1 + {returnRate} ÷ 100)^{years}' },
  {
    id: 'laterRupee',
    label: 'What the same SIP grows to in one year less',
    formula:
      'sum(k, 1, {years} − 1, (1 + {stepUp} ÷ 100)^(k − 1) × {firstYear} × (1 + {monthlyRate})^(12 × ({years} − 1 − k)))',
    showWhen: { ...late, returnRate: { above: 0 } },
  },
  {
    id: 'laterRupee',
    label: 'What the same SIP grows to in one year less',
    formula: 'sum(k, 1, {years} − 1, (1 + {stepUp} ÷ 100)^(k − 1) × 12)',
    showWhen: { ...late, returnRate: 0 },
  },
  {
    id: 'delayCost',
    label: 'Extra SIP if you wait a year',
    formula: '{gap} ÷ {laterRupee} − {requiredSip}',
    showWhen: late,
  },
] satisfies readonly WorkingStep[];
