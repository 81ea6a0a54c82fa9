export const working = [
  {
    id: 'rateUsed',
    label: 'GST rate',
    formula: 'if({rate} = "other", {otherRate}, {rate})',
    kind: 'percent',
  },
  {
    id: 'base',
    label: 'Price without GST',
    formula: 'if({mode} = "add", {amount}, {amount} × 100 ÷ (100 + {rateUsed}))',
  },
  { id: 'gst', label: 'GST', formula: '{base} × {rateUsed} ÷ 100' },
  { id: 'total', label: 'Price with GST', formula: '{base} + {gst}' },
  { id: 'cgst', label: 'CGST', formula: '{gst} ÷ 2', showWhen: { supply: 'intra' } },
  { id: 'sgst', label: 'SGST', formula: '{gst} ÷ 2', showWhen: { supply: 'intra' } },
  { id: 'igst', label: 'IGST', formula: '{gst}', showWhen: { supply: 'inter' } },
] as const;
