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

const member = { epsMember: true } as const;
const joining = { ...member, pastService: 0 } as const;
const served = { ...member, pastService: { above: 0 } } as const;

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
    showWhen: member,
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
    showWhen: member,
  },
  {
    id: 'rightFrom',
    label: 'Months of service that give a right to a pension',
    formula: '12 × ({pf.leastService} − 1) + {pf.roundedMonths}',
    decimals: 0,
    showWhen: member,
  },
  {
    id: 'withBonus',
    label: 'Years of service with the bonus years',
    formula: 'if({service} ≥ {pf.bonusFrom}, {service} + {pf.bonusYears}, {service})',
    showWhen: member,
  },
  {
    id: 'counted',
    label: 'Years included',
    formula: 'if(round({service} × 12) < {rightFrom}, 0, min({pf.mostService}, {withBonus}))',
    showWhen: member,
  },
  {
    id: 'yearsAhead',
    label: 'How many of the last 5 years are still to come',
    formula: 'min(5, {pensionYears})',
    decimals: 0,
    showWhen: member,
  },
  {
    id: 'payAhead',
    label: 'Monthly pay in each of them, up to the ceiling, added up',
    formula: `sum(k, {pensionYears} − {yearsAhead} + 1, {pensionYears}, ${upToCeiling})`,
    kind: 'currency',
    showWhen: member,
  },
  {
    id: 'averagePay',
    label: 'Average pay of the last 60 months, capped at each month’s ceiling',
    formula: 'if({yearsAhead} = 0, 0, {payAhead} ÷ {yearsAhead})',
    kind: 'currency',
    showWhen: joining,
  },
  {
    id: 'pension',
    label: 'Monthly pension',
    formula: 'if({counted} = 0, 0, max({pf.leastPension}, {averagePay} × {counted} ÷ {pf.pensionDivisor}))',
    showWhen: joining,
  },
  {
    id: 'yearsBack',
    label: 'How many of the last 5 years are over',
    formula: 'min({pastService}, 5 − {yearsAhead})',
    showWhen: served,
  },
  {
    id: 'pastCeiling',
    label: 'Monthly ceiling for service so far',
    formula: `${fundLaw.pastCeiling}`,
    kind: 'currency',
    showWhen: served,
  },
  {
    id: 'averagePay',
    label: 'Average pay of the last 60 months, capped at each month’s ceiling',
    formula: '({payAhead} + {yearsBack} × min({pastCeiling}, {basic})) ÷ ({yearsAhead} + {yearsBack})',
    kind: 'currency',
    showWhen: served,
  },
  {
    id: 'firstCeiling',
    label: 'Monthly ceiling for service before September 2014',
    formula: `${fundLaw.ceilingBefore2014}`,
    kind: 'currency',
    showWhen: served,
  },
  {
    id: 'payYears',
    label: 'Capped pay added up over the years of service',
    formula:
      '{averagePay} × {pensionYears} + min({averagePay}, {pastCeiling}) × ({pastService} − {serviceBefore2014}) + min({averagePay}, {firstCeiling}) × {serviceBefore2014}',
    kind: 'currency',
    showWhen: served,
  },
  {
    id: 'pension',
    label: 'Monthly pension',
    formula: 'if({counted} = 0, 0, max({pf.leastPension}, {payYears} ÷ {service} × {counted} ÷ {pf.pensionDivisor}))',
    showWhen: served,
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
