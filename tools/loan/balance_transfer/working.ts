/** The EMI in closed form; without interest it is the amount divided by the months. */
const emi = (rate: string, months: string) =>
  `if({${rate}} = 0, {outstanding} ÷ {${months}}, {outstanding} × {${rate}} ÷ (1 − (1 + {${rate}}) ^ (−{${months}})))`;

export const working = [
  { id: 'oldMonthly', label: 'Present rate per month', formula: '{oldRate} ÷ 12 ÷ 100' },
  { id: 'newMonthly', label: 'New rate per month', formula: '{newRate} ÷ 12 ÷ 100' },
  { id: 'oldEmi', label: 'Present EMI', formula: emi('oldMonthly', 'monthsLeft') },
  { id: 'newEmi', label: 'New EMI', formula: emi('newMonthly', 'newMonths') },
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
