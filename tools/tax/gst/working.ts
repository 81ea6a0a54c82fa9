export const working = [
  {
    id: 'rateUsed',
    label: 'GST rate',
    formula: '{rate}',
    kind: 'percent',
    showWhen: { rate: { not: 'other' } },
  },
  { id: 'rateUsed', label: 'GST rate', formula: '{otherRate}', kind: 'percent', showWhen: { rate: 'other' } },
  { id: 'base', label: 'Price without GST', formula: '{amount}', showWhen: { mode: 'add' } },
  {
    id: 'base',
    label: 'Price without GST',
    formula: '{amount} × 100 ÷ (100 + {rateUsed})',
    showWhen: { mode: 'remove' },
  },
  { id: 'gst', label: 'GST', formula: '{base} × {rateUsed} ÷ 100' },
  { id: 'total', label: 'Price with GST', formula: '{base} + {gst}' },
  { id: 'cgst', label: 'CGST', formula: '{gst} ÷ 2', showWhen: { supply: 'intra' } },
  { id: 'sgst', label: 'SGST', formula: '{gst} ÷ 2', showWhen: { supply: 'intra' } },
  { id: 'igst', label: 'IGST', formula: '{gst}', showWhen: { supply: 'inter' } },
] as const;
