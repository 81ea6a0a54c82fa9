import { at } from '#engine';

/** The labels of the steps for each date. */
const texts = {
  june: {
    next: 'To pay by 15 June',
    due: 'Total due by 15 June',
    paid: 'Total paid by 15 June',
    short: 'Shortfall by 15 June, with interest',
    interest: 'Interest for 15 June',
  },
  september: {
    next: 'To pay by 15 September',
    due: 'Total due by 15 September',
    paid: 'Total paid by 15 September',
    short: 'Shortfall by 15 September, with interest',
    interest: 'Interest for 15 September',
  },
  december: {
    next: 'To pay by 15 December',
    due: 'Total due by 15 December',
    paid: 'Total paid by 15 December',
    short: 'Shortfall by 15 December, with interest',
    interest: 'Interest for 15 December',
  },
  march: {
    next: 'To pay by 15 March',
    due: 'Total due by 15 March',
    paid: 'Total paid by 15 March',
    short: 'Shortfall by 15 March, with interest',
    interest: 'Interest for 15 March',
  },
} as const;
type DueDate = keyof typeof texts;

/** Rows of gains cannot stand in a formula, so the dates are worked out only without them; the table shows them in any case. */
const plain = { gains: { below: 1 } } as const;

/** One date of the year: what is due and paid by then in all. */
const date = (id: DueDate, paid: string) =>
  [
    {
      id: `${id}Due`,
      label: at(texts, id).due,
      formula: `{advanceTax} × {advanceTax.${id}} ÷ 100`,
      kind: 'currency',
      showWhen: { presumptive: false, ...plain },
    },
    {
      id: `${id}Due`,
      label: at(texts, id).due,
      formula: id === 'march' ? '{advanceTax}' : '0',
      kind: 'currency',
      showWhen: { presumptive: true, ...plain },
    },
    { id: `${id}Paid`, label: at(texts, id).paid, formula: paid, kind: 'currency', showWhen: plain },
  ] as const;

/** What is still to be paid by a date. */
const payNext = (id: DueDate) => ({
  id: 'payNext',
  label: at(texts, id).next,
  formula: `max(0, {${id}Due} − {${id}Paid})`,
  showWhen: { dueNext: id, ...plain },
});

/** The shortfall at a date, and the interest on it. */
const interest = (id: DueDate, rate: string, enough: string | null) => {
  const formula = `max(0, {${id}Due} − {${id}Paid})`;
  return [
    {
      id: `${id}Short`,
      label: at(texts, id).short,
      formula:
        enough === null ? formula : `if({${id}Paid} ≥ {advanceTax} × {advanceTax.${enough}} ÷ 100, 0, ${formula})`,
      kind: 'currency',
      showWhen: plain,
    },
    {
      id: `${id}Interest`,
      label: at(texts, id).interest,
      formula: `floor({${id}Short} ÷ {advanceTax.cutTo}) × {advanceTax.cutTo} × {advanceTax.${rate}} ÷ 100`,
      kind: 'currency',
      showWhen: plain,
    },
  ] as const;
};

export const working = [
  {
    id: 'afterTds',
    label: 'Tax after TDS',
    formula: '{tax} − {tds}',
    kind: 'currency',
  },
  {
    id: 'advanceTax',
    label: 'Advance tax',
    formula: 'if({afterTds} ≥ {advanceTax.least}, {afterTds}, 0)',
    showWhen: { seniorExempt: false },
  },
  { id: 'advanceTax', label: 'Advance tax', formula: '0', showWhen: { seniorExempt: true } },
  ...date('june', '{paidJune}'),
  ...date('september', '{junePaid} + {paidSeptember}'),
  ...date('december', '{septemberPaid} + {paidDecember}'),
  ...date('march', '{decemberPaid} + {paidMarch}'),
  { id: 'juneInstalment', label: 'Instalment by 15 June', formula: '{juneDue}', showWhen: plain },
  {
    id: 'septemberInstalment',
    label: 'Instalment by 15 September',
    formula: '{septemberDue} − {juneDue}',
    showWhen: plain,
  },
  {
    id: 'decemberInstalment',
    label: 'Instalment by 15 December',
    formula: '{decemberDue} − {septemberDue}',
    showWhen: plain,
  },
  { id: 'marchInstalment', label: 'Instalment by 15 March', formula: '{marchDue} − {decemberDue}', showWhen: plain },
  ...interest('june', 'deferment', 'juneEnough'),
  ...interest('september', 'deferment', 'septemberEnough'),
  ...interest('december', 'deferment', null),
  ...interest('march', 'lastDeferment', null),
  {
    id: 'defermentInterest',
    label: 'Interest for late instalments',
    formula: '{juneInterest} + {septemberInterest} + {decemberInterest} + {marchInterest}',
    showWhen: plain,
  },
  {
    id: 'paidInYear',
    label: 'Paid by 31 March',
    formula: '{marchPaid} + {paidLate}',
    kind: 'currency',
    showWhen: plain,
  },
  {
    id: 'yearShort',
    label: 'Shortfall on 31 March, with interest',
    formula: 'if({paidInYear} ≥ {advanceTax} × {advanceTax.enough} ÷ 100, 0, {advanceTax} − {paidInYear})',
    kind: 'currency',
    showWhen: plain,
  },
  {
    id: 'monthlyInterest',
    label: 'Interest on it for a month',
    formula: 'floor({yearShort} ÷ {advanceTax.cutTo}) × {advanceTax.cutTo} × {advanceTax.shortfall} ÷ 100',
    showWhen: plain,
  },
  {
    id: 'shortfallInterest',
    label: 'Interest for paying too little in the year',
    formula: '{monthlyInterest} × {settleMonths}',
    showWhen: plain,
  },
  {
    id: 'totalInterest',
    label: 'Total interest',
    formula: '{defermentInterest} + {shortfallInterest}',
    showWhen: plain,
  },
  { id: 'balance', label: 'Balance to pay', formula: '{afterTds} − {paidInYear} + {totalInterest}', showWhen: plain },
  payNext('june'),
  payNext('september'),
  payNext('december'),
  payNext('march'),
  {
    id: 'payNext',
    label: 'To pay with interest',
    formula: 'max(0, {balance})',
    showWhen: { dueNext: 'over', ...plain },
  },
] as const;
