/** The EMI in closed form; without interest it is the amount divided by the months. */
const emi = (id: string, label: string, rate: string, monthly: string, months: string) =>
  [
    {
      id,
      label,
      formula: `{outstanding} × {${monthly}} ÷ (1 − (1 + {${monthly}}) ^ (−{${months}}))`,
      showWhen: { [rate]: { above: 0 } },
    },
    { id, label, formula: `{outstanding} ÷ {${months}}`, showWhen: { [rate]: 0 } },
  ] as const;

export const working = [
  { id: 'oldMonthly', label: 'Current monthly rate', formula: '{oldRate} ÷ 12 ÷ 100' },
  { id: 'newMonthly', label: 'New monthly rate', formula: '{newRate} ÷ 12 ÷ 100' },
  ...emi('oldEmi', 'Current EMI', 'oldRate', 'oldMonthly', 'monthsLeft'),
  ...emi('newEmi', 'New EMI', 'newRate', 'newMonthly', 'newMonths'),
  { id: 'emiCut', label: 'EMI falls by', formula: '{oldEmi} − {newEmi}' },
  {
    id: 'costs',
    label: 'Cost of the transfer',
    formula: '{outstanding} × {feePercent} ÷ 100 + {otherCosts}',
  },
  {
    id: 'interestSaved',
    label: 'Interest saved',
    formula: '{oldEmi} × {monthsLeft} − {newEmi} × {newMonths}',
  },
  { id: 'saving', label: 'Saved after all costs', formula: '{interestSaved} − {costs}' },
] as const;
