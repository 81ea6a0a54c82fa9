import type { WorkingStep } from '#engine';
import { realStep } from '../../todays-money.ts';
import { fundLaw } from './law.ts';

/** Both shares of 12 months in year k, before the part for the pension scheme. */
const shares = (basis: 'full' | 'capped', formula: string) =>
  ({
    id: 'contributions',
    label: 'Both shares with interest until retirement',
    formula: `sum(k, 1, {years}, (${formula}) × {monthsOfAYear} × {yearFactor} ^ ({years} − k))`,
    kind: 'currency',
    showWhen: { pfBasis: basis },
  }) as const satisfies WorkingStep;

const basicOf = '{basic} × {raise} ^ (k − 1)';
const upToCeiling = `min({pf.ceiling}, ${basicOf})`;

/** Own payments above the limit of 12 months: all of them, and those until the end with their interest. */
const taxedSteps = (basis: 'full' | 'capped', month: string) =>
  [
    {
      id: 'taxedPayments',
      label: 'Own contributions above each year’s limit',
      formula: `sum(k, 1, {years}, max(0, 12 × ${month} − {pf.taxedAbove}))`,
      kind: 'currency',
      showWhen: { pfBasis: basis, taxedInterest: { above: 0 } },
    },
    {
      id: 'taxedAccount',
      label: 'The same with interest until retirement',
      formula: `sum(k, 1, {years}, (max(0, 12 × ${month} − {pf.taxedAbove}) + {rate} ÷ 12 ÷ 100 × sum(m, 1, 11, max(0, m × ${month} − {pf.taxedAbove}))) × {yearFactor} ^ ({years} − k))`,
      kind: 'currency',
      showWhen: { pfBasis: basis, taxedInterest: { above: 0 } },
    },
  ] as const satisfies readonly WorkingStep[];

export const working = [
  { id: 'years', label: 'Years to retirement', formula: '{retirementAge} − {currentAge}', decimals: 0 },
  { id: 'raise', label: 'Salary growth from year to year', formula: '1 + {rise} ÷ 100' },
  { id: 'yearFactor', label: 'Growth of a balance in a year', formula: '1 + {rate} ÷ 100' },
  {
    id: 'monthsOfAYear',
    label: 'Twelve contributions with that year’s interest',
    formula: '12 + 66 × {rate} ÷ 12 ÷ 100',
  },
  shares('full', `${basicOf} × (2 × {pf.share} + {vpf}) ÷ 100`),
  shares('capped', `(${upToCeiling} × 2 × {pf.share} + ${basicOf} × {vpf}) ÷ 100`),
  {
    id: 'pensionYears',
    label: 'Years of pension scheme contributions',
    formula: 'min({years}, max(0, {pf.pensionAge} − {currentAge}))',
    decimals: 0,
    showWhen: { epsMember: true },
  },
  {
    id: 'pensionYears',
    label: 'Years of pension scheme contributions',
    formula: '0',
    decimals: 0,
    showWhen: { epsMember: false },
  },
  {
    id: 'toPension',
    label: 'What goes to the pension scheme',
    formula: `sum(k, 1, {pensionYears}, ${upToCeiling} × {pf.pensionShare} ÷ 100 × {monthsOfAYear} × {yearFactor} ^ ({years} − k))`,
    kind: 'currency',
  },
  {
    id: 'corpus',
    label: 'EPF balance at retirement',
    formula: '{openingBalance} × {yearFactor} ^ {years} + {contributions} − {toPension}',
  },
  {
    id: 'service',
    label: 'Years of service in the pension scheme',
    formula: '{pensionYears} + {pastService}',
    showWhen: { epsMember: true },
  },
  {
    id: 'counted',
    label: 'Years included',
    formula:
      'if(round({service} × 12) + 12 − {pf.roundedMonths} < 12 × {pf.leastService}, 0, min({pf.mostService}, {service} + if({service} ≥ {pf.bonusFrom}, {pf.bonusYears}, 0)))',
    showWhen: { epsMember: true },
  },
  {
    id: 'yearsBack',
    label: 'How many of the last 5 years are over',
    formula: 'min({pastService}, max(0, 5 − {pensionYears}))',
    showWhen: { epsMember: true },
  },
  {
    id: 'averagePay',
    label: 'Average pay of the last 60 months, capped at each month’s ceiling',
    formula: `(sum(k, max(1, {pensionYears} − 4), {pensionYears}, ${upToCeiling}) + {yearsBack} × min(${fundLaw.pastCeiling}, {basic})) ÷ max(1 ÷ 12, min(5, {pensionYears}) + {yearsBack})`,
    kind: 'currency',
    showWhen: { epsMember: true },
  },
  {
    id: 'payYears',
    label: 'Capped pay added up over the years of service',
    formula: `{averagePay} × {pensionYears} + min({averagePay}, ${fundLaw.pastCeiling}) × ({pastService} − min({pastService}, {serviceBefore2014})) + min({averagePay}, ${fundLaw.ceilingBefore2014}) × min({pastService}, {serviceBefore2014})`,
    kind: 'currency',
    showWhen: { epsMember: true },
  },
  {
    id: 'pension',
    label: 'Monthly pension',
    formula:
      'if({counted} = 0, 0, max({pf.leastPension}, {payYears} × {counted} ÷ max(1, {service}) ÷ {pf.pensionDivisor}))',
    showWhen: { epsMember: true },
  },
  {
    id: 'earlyPension',
    label: 'Monthly pension if it starts at retirement',
    formula: '{pension} × (1 − {pf.earlyCut} ÷ 100 × ({pf.pensionAge} − {retirementAge}))',
    showWhen: { epsMember: true, earlyPension: { above: 0 } },
  },
  ...taxedSteps('full', `${basicOf} × ({pf.share} + {vpf}) ÷ 100`),
  ...taxedSteps('capped', `(${upToCeiling} × {pf.share} + ${basicOf} × {vpf}) ÷ 100`),
  {
    id: 'taxedInterest',
    label: 'Taxed interest',
    formula: '{taxedAccount} − {taxedPayments}',
    showWhen: { taxedInterest: { above: 0 } },
  },
  {
    id: 'interestTax',
    label: 'Tax on it, paid from other money',
    formula: '{taxedInterest} × {taxRate} ÷ 100',
    showWhen: { taxedInterest: { above: 0 }, interestTax: { above: 0 } },
  },
  realStep('{corpus}', '{years}'),
] satisfies readonly WorkingStep[];
