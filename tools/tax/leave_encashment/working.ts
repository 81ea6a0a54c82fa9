import type { WorkingStep } from '#engine';

const limited = { employer: 'private', occasion: 'leaving' } as const;
const taxedIn = { taxRate: { above: 0 } } as const;
const sameSalary = { averageSalary: 0 } as const;
const otherSalary = { averageSalary: { above: 0 } } as const;

/** How the pay for unused leave and its tax-free part are worked out. */
export const working = [
  {
    id: 'amount',
    label: 'Leave encashment',
    formula: '{leaveDays} × {salary} ÷ {dayBase}',
    showWhen: { received: 0 },
  },
  { id: 'amount', label: 'Leave encashment', formula: '{received}', showWhen: { received: { above: 0 } } },
  { id: 'fullYears', label: 'Full years of service', formula: 'floor({years})', decimals: 0, showWhen: limited },
  {
    id: 'creditDays',
    label: 'Days allowed',
    formula:
      'max(0, min({leaveDays} − max(0, {leavePerYear} − {leave.days}) × {fullYears}, {leave.days} × {fullYears}))',
    showWhen: limited,
  },
  {
    id: 'byTenMonths',
    label: 'Ten months’ salary',
    formula: '{leave.months} × {salary}',
    showWhen: { ...limited, ...sameSalary },
  },
  {
    id: 'byTenMonths',
    label: 'Ten months’ salary',
    formula: '{leave.months} × {averageSalary}',
    showWhen: { ...limited, ...otherSalary },
  },
  {
    id: 'byLeave',
    label: 'Pay for the days allowed',
    formula: '{salary} ÷ 30 × {creditDays}',
    showWhen: { ...limited, ...sameSalary },
  },
  {
    id: 'byLeave',
    label: 'Pay for the days allowed',
    formula: '{averageSalary} ÷ 30 × {creditDays}',
    showWhen: { ...limited, ...otherSalary },
  },
  {
    id: 'limitLeft',
    label: 'Left of the lifetime limit',
    formula: 'max(0, {leave.taxFree} − {exemptionUsed})',
    showWhen: limited,
  },
  {
    id: 'exempt',
    label: 'Tax-free',
    formula: 'min({amount}, {byTenMonths}, {byLeave}, {limitLeft})',
    showWhen: limited,
  },
  { id: 'exempt', label: 'Tax-free', formula: '0', showWhen: { occasion: 'inService' } },
  {
    id: 'exempt',
    label: 'Tax-free',
    formula: '{amount}',
    showWhen: [{ occasion: 'death' }, { occasion: 'leaving', employer: 'government' }],
  },
  { id: 'taxable', label: 'Taxable', formula: '{amount} − {exempt}' },
  { id: 'tax', label: 'Tax on it', formula: '{taxable} × {taxRate} ÷ 100', showWhen: taxedIn },
  { id: 'afterTax', label: 'After tax', formula: '{amount} − {tax}', showWhen: taxedIn },
] satisfies readonly WorkingStep[];
