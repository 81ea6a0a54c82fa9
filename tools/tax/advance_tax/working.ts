/** One date of the year: what is due and paid by then in all. */
const date = (id: string, name: string, paid: string) =>
  [
    {
      id: `${id}Due`,
      label: `Total due by 15 ${name}`,
      formula: `{advanceTax} × {advanceTax.${id}} ÷ 100`,
      kind: 'currency',
      showWhen: { presumptive: false },
    },
    {
      id: `${id}Due`,
      label: `Total due by 15 ${name}`,
      formula: id === 'march' ? '{advanceTax}' : '0',
      kind: 'currency',
      showWhen: { presumptive: true },
    },
    { id: `${id}Paid`, label: `Total paid by 15 ${name}`, formula: paid, kind: 'currency' },
  ] as const;

/** What is short by a date, and the interest on it. */
const interest = (id: string, name: string, rate: string, enough: string | null) => {
  const short = `max(0, {${id}Due} − {${id}Paid})`;
  return [
    {
      id: `${id}Short`,
      label: `Short by 15 ${name}, bearing interest`,
      formula: enough === null ? short : `if({${id}Paid} ≥ {advanceTax} × {advanceTax.${enough}} ÷ 100, 0, ${short})`,
      kind: 'currency',
    },
    {
      id: `${id}Interest`,
      label: `Interest for 15 ${name}`,
      formula: `floor({${id}Short} ÷ {advanceTax.cutTo}) × {advanceTax.cutTo} × {advanceTax.${rate}} ÷ 100`,
      kind: 'currency',
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
  ...date('june', 'June', '{paidJune}'),
  ...date('september', 'September', '{junePaid} + {paidSeptember}'),
  ...date('december', 'December', '{septemberPaid} + {paidDecember}'),
  ...date('march', 'March', '{decemberPaid} + {paidMarch}'),
  { id: 'juneInstalment', label: 'Instalment by 15 June', formula: '{juneDue}' },
  { id: 'septemberInstalment', label: 'Instalment by 15 September', formula: '{septemberDue} − {juneDue}' },
  { id: 'decemberInstalment', label: 'Instalment by 15 December', formula: '{decemberDue} − {septemberDue}' },
  { id: 'marchInstalment', label: 'Instalment by 15 March', formula: '{marchDue} − {decemberDue}' },
  ...interest('june', 'June', 'deferment', 'juneEnough'),
  ...interest('september', 'September', 'deferment', 'septemberEnough'),
  ...interest('december', 'December', 'deferment', null),
  ...interest('march', 'March', 'lastDeferment', null),
  {
    id: 'defermentInterest',
    label: 'Interest for late instalments',
    formula: '{juneInterest} + {septemberInterest} + {decemberInterest} + {marchInterest}',
  },
  {
    id: 'paidInYear',
    label: 'Paid by 31 March',
    formula: '{marchPaid} + {paidLate}',
    kind: 'currency',
  },
  {
    id: 'yearShort',
    label: 'Short on 31 March, bearing interest',
    formula: 'if({paidInYear} ≥ {advanceTax} × {advanceTax.enough} ÷ 100, 0, {advanceTax} − {paidInYear})',
    kind: 'currency',
  },
  {
    id: 'shortfallInterest',
    label: 'Interest for too little in the year',
    formula:
      'floor({yearShort} ÷ {advanceTax.cutTo}) × {advanceTax.cutTo} × {advanceTax.shortfall} ÷ 100 × {settleMonths}',
  },
  { id: 'totalInterest', label: 'Total interest', formula: '{defermentInterest} + {shortfallInterest}' },
  { id: 'balance', label: 'Balance to pay', formula: '{afterTds} − {paidInYear} + {totalInterest}' },
] as const;
