import type { WorkingStep } from '#engine';
import { inflated, inflationInput } from '../todays-money.ts';

/** Inflation, and another rate from a later year on, for accounts whose rate the government resets every quarter. */
export const laterInputs = {
  inflation: inflationInput,
  laterRate: {
    kind: 'percent',
    label: 'Later interest rate (p.a.)',
    help: 'If you expect the rate to change. 0 means no change.',
    default: 0,
    unset: true,
    usual: [0, 10],
    step: 0.1,
    more: true,
  },
  laterFrom: {
    kind: 'number',
    label: 'Applies from year',
    default: 6,
    usual: [2, 50],
    step: 1,
    allowed: [0, 1000],
    whole: true,
    more: true,
    showWhen: { laterRate: { above: 0 } },
  },
} as const;

export const sameRate = { laterRate: 0 } as const;
export const changes = { laterRate: { above: 0 } } as const;

/** The column for the rate of a year. */
export const rateColumn = {
  kind: 'percent',
  label: 'Rate',
  showWhen: changes,
  formula: 'if({laterRate} > 0 and {row} ≥ {laterFrom}, {laterRate}, {rate})',
} as const;

export const laterNotes = {
  laterUnused: {
    text: 'The account matures before that year, so the later rate makes no difference.',
    kind: 'careful',
  },
} as const;

export const laterRefusals = {
  tooSoon: 'The later rate can start in year 2 at the earliest. For year 1, change the interest rate itself.',
} as const;

export const laterBasis = [
  { text: 'The rate stays the same in all years.', showWhen: sameRate },
  {
    text: 'The rate is {rate} at first. From year {laterFrom}, counted from now, it is {laterRate} on the whole balance.',
    showWhen: changes,
  },
  { text: 'In today’s money: the maturity value after inflation of {inflation} a year.', showWhen: inflated },
] as const;

/** Formulas of an account: its years, those with a deposit, and the part of a year for which a year's deposits bear interest. */
interface Account {
  readonly years: string;
  readonly paid: string;
  readonly share: string;
}

/** Steps for an account whose rate changes: its balance before the change, and its maturity value. */
export const laterSteps = ({ years, paid, share }: Account) => {
  const deposits = (rate: string, paidYears: string, allYears: string) =>
    `{yearlyDeposit} × (1 + ${rate} × ${share}) × sum(k, 1, ${paidYears}, (1 + ${rate})^(${allYears} − k))`;
  return [
    {
      id: 'firstYears',
      label: 'Years before the rate changes',
      formula: `min(${years}, {laterFrom} − 1)`,
      decimals: 0,
      showWhen: changes,
    },
    {
      id: 'firstPaid',
      label: 'Years with a deposit until then',
      formula: `min({firstYears}, ${paid})`,
      decimals: 0,
      showWhen: changes,
    },
    {
      id: 'firstBalance',
      label: 'Balance when the rate changes',
      formula: `${deposits('{yearlyRate}', '{firstPaid}', '{firstYears}')} + {existing} × (1 + {yearlyRate})^{firstYears}`,
      kind: 'currency',
      showWhen: changes,
    },
    {
      id: 'laterYearly',
      label: 'Interest on ₹1 in a year, at the later rate',
      formula: '{laterRate} ÷ 100',
      showWhen: changes,
    },
    {
      id: 'fromExisting',
      label: 'What your current balance grows to',
      formula: `{existing} × (1 + {yearlyRate})^{firstYears} × (1 + {laterYearly})^(${years} − {firstYears})`,
      showWhen: { ...changes, existing: { above: 0 } },
    },
    {
      id: 'maturityValue',
      label: 'Maturity value',
      formula: `{firstBalance} × (1 + {laterYearly})^(${years} − {firstYears}) + ${deposits('{laterYearly}', `(${paid} − {firstPaid})`, `(${years} − {firstYears})`)}`,
      showWhen: changes,
    },
  ] satisfies readonly WorkingStep[];
};
