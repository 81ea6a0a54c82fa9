/** One date of the year: what is short of its share, and the interest on it. */
const date = (
  id: string,
  name: string,
  paid: string,
  share: string,
  enough: string | null,
  interest: string,
  early: boolean,
) =>
  [
    {
      id: `${id}Due`,
      label: `Due by 15 ${name}, in all`,
      formula: early ? `if({presumptive} = 1, 0, {advanceTax} × {${share}} ÷ 100)` : `{advanceTax} × {${share}} ÷ 100`,
      kind: 'currency',
    },
    { id: `${id}Paid`, label: `Paid by 15 ${name}, in all`, formula: paid, kind: 'currency' },
    {
      id: `${id}Short`,
      label: `Short by 15 ${name}, bearing interest`,
      formula:
        enough === null
          ? `max(0, {${id}Due} − {${id}Paid})`
          : `if({${id}Paid} ≥ {advanceTax} × {${enough}} ÷ 100, 0, max(0, {${id}Due} − {${id}Paid}))`,
      kind: 'currency',
    },
    {
      id: `${id}Interest`,
      label: `Interest for 15 ${name}`,
      formula: `floor({${id}Short} ÷ {advanceTax.cutTo}) × {advanceTax.cutTo} × {${interest}} ÷ 100`,
      kind: 'currency',
    },
  ] as const;

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
    formula: 'if({seniorExempt} = 0 and {afterTds} ≥ {advanceTax.least}, {afterTds}, 0)',
  },
  ...date('june', 'June', '{paidJune}', 'advanceTax.june', 'advanceTax.juneEnough', 'advanceTax.deferment', true),
  ...date(
    'september',
    'September',
    '{junePaid} + {paidSeptember}',
    'advanceTax.september',
    'advanceTax.septemberEnough',
    'advanceTax.deferment',
    true,
  ),
  ...date(
    'december',
    'December',
    '{septemberPaid} + {paidDecember}',
    'advanceTax.december',
    null,
    'advanceTax.deferment',
    true,
  ),
  ...date(
    'march',
    'March',
    '{decemberPaid} + {paidMarch}',
    'advanceTax.march',
    null,
    'advanceTax.lastDeferment',
    false,
  ),
  { id: 'juneInstalment', label: 'Instalment by 15 June', formula: '{juneDue}' },
  { id: 'septemberInstalment', label: 'Instalment by 15 September', formula: '{septemberDue} − {juneDue}' },
  { id: 'decemberInstalment', label: 'Instalment by 15 December', formula: '{decemberDue} − {septemberDue}' },
  { id: 'marchInstalment', label: 'Instalment by 15 March', formula: '{marchDue} − {decemberDue}' },
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
