// How the figures of PPF and of Sukanya Samriddhi are worked out: what the steps of both share.
import type { WorkingStep } from '#engine';

export const sameRate = { laterRate: 0 } as const;
export const changes = { laterRate: { above: 0 } } as const;
const held = { ...sameRate, existing: { above: 0 } } as const;

/** The part of a year for which a year’s deposits bear interest: twelfths for 12, 11, … 1 months. */
export const yearShare = "if({mode} = 'monthly', 78 ÷ 144, 1)";

/** What a year's deposits are at its end, by how they are made. */
export const yearSteps = [
  {
    id: 'aYear',
    label: 'What ₹1 deposited in a year becomes by year end',
    formula: '1 + {yearlyRate}',
    showWhen: { ...sameRate, mode: 'yearly' },
  },
  {
    id: 'aYear',
    label: 'What ₹1 deposited in a year becomes by year end',
    formula: '1 + {yearlyRate} × sum(k, 1, 12, k ÷ 12) ÷ 12',
    showWhen: { ...sameRate, mode: 'monthly' },
  },
] satisfies readonly WorkingStep[];

/** Formulas of an account: its years, those with a deposit, and what the deposits have grown to at a rate that stays the same. */
interface Account {
  readonly years: string;
  readonly paid: string;
  readonly grown: string;
}

/** Steps that lead to the maturity value, where the rate stays the same and where it changes. */
export const maturitySteps = ({ years, paid, grown }: Account) => {
  const deposits = (rate: string, paidYears: string, allYears: string) =>
    `{yearlyDeposit} × (1 + ${rate} × ${yearShare}) × sum(k, 1, ${paidYears}, (1 + ${rate})^(${allYears} − k))`;
  return [
    { id: 'maturityValue', label: 'Maturity value', formula: grown, showWhen: { ...sameRate, existing: 0 } },
    {
      id: 'fromExisting',
      label: 'What your current balance grows to',
      formula: `{existing} × (1 + {yearlyRate})^${years}`,
      showWhen: held,
    },
    { id: 'maturityValue', label: 'Maturity value', formula: `${grown} + {fromExisting}`, showWhen: held },
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
    { id: 'investedAmount', label: 'Total deposits', formula: `{yearlyDeposit} × ${paid}` },
    { id: 'totalInterest', label: 'Total interest', formula: '{maturityValue} − {investedAmount} − {existing}' },
  ] satisfies readonly WorkingStep[];
};
