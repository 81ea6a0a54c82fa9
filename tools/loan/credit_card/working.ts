/** The first month and the rate; the months after it follow in the table. */
export const working = [
  {
    id: 'charge',
    label: 'Interest with GST per month, as a fraction',
    formula: '{monthlyRate} ÷ 100 × (1 + {gst} ÷ 100)',
  },
  {
    id: 'firstInterest',
    label: 'Interest of the first month',
    formula: '{outstanding} × {monthlyRate} ÷ 100',
    kind: 'currency',
    decimals: 2,
  },
  {
    id: 'firstGst',
    label: 'GST on it',
    formula: '{firstInterest} × {gst} ÷ 100',
    kind: 'currency',
    decimals: 2,
  },
  {
    id: 'firstDue',
    label: 'Due after the first month',
    formula: '{outstanding} + {firstInterest} + {firstGst}',
    kind: 'currency',
    decimals: 2,
  },
  {
    id: 'firstPayment',
    label: 'First payment',
    formula:
      'min({firstDue}, if({mode} = "fixed", {fixedPayment}, max({minimumAmount}, {firstDue} × {minimumPercent} ÷ 100)))',
  },
  {
    id: 'effectiveRate',
    label: 'Effective cost per year',
    formula: '((1 + {charge}) ^ 12 − 1) × 100',
  },
  {
    id: 'paymentForOneYear',
    label: 'Payment that clears it in a year',
    formula: 'if({charge} = 0, {outstanding} ÷ 12, {outstanding} × {charge} ÷ (1 − (1 + {charge}) ^ (−12)))',
  },
] as const;
