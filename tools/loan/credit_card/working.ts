/** The first month and the rate; the months after it follow in the table. */
export const working = [
  {
    id: 'charge',
    label: 'Monthly interest with GST, as a fraction',
    formula: '{monthlyRate} ÷ 100 × (1 + {gst} ÷ 100)',
  },
  {
    id: 'firstInterest',
    label: 'Interest in the first month',
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
    formula: 'min({firstDue}, max({minimumAmount}, {firstDue} × {minimumPercent} ÷ 100))',
    showWhen: { mode: 'minimum', minimumBy: 'bill' },
  },
  {
    id: 'firstPayment',
    label: 'First payment',
    formula:
      'min({firstDue}, max({minimumAmount}, {firstInterest} + {firstGst} + {outstanding} × {principalPercent} ÷ 100))',
    showWhen: { mode: 'minimum', minimumBy: 'principal' },
  },
  {
    id: 'firstPayment',
    label: 'First payment',
    formula: 'min({firstDue}, {fixedPayment})',
    showWhen: { mode: 'fixed' },
  },
  {
    id: 'effectiveRate',
    label: 'Effective cost per year',
    formula: '((1 + {charge}) ^ 12 − 1) × 100',
  },
  {
    id: 'paymentForOneYear',
    label: 'Payment that clears it in a year',
    formula: '{outstanding} × {charge} ÷ (1 − (1 + {charge}) ^ (−12))',
    showWhen: { monthlyRate: { above: 0 } },
  },
  {
    id: 'paymentForOneYear',
    label: 'Payment that clears it in a year',
    formula: '{outstanding} ÷ 12',
    showWhen: { monthlyRate: 0 },
  },
] as const;
