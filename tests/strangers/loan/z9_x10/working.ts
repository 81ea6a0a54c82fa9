export const working = [
  { id: 'reset', label: 'A month’s value', formula: '{value} ÷ 12' },
  { id: 'total', label: 'Value of the term', formula: '{value} × {length}', showWhen: { type: 'submit' } },
  { id: 'total', label: 'Value of the term, twice', formula: '{value} × {length} × 2', showWhen: { type: 'button' } },
] as const;
