export const working = [
  { id: 'reset', label: 'A month’s value', formula: '{value} ÷ 12' },
  { id: 'total', label: 'Value of the term', formula: '{reset} × 12 × {length}', showWhen: { type: 'submit' } },
  { id: 'total', label: 'Value of the term, twice', formula: '{reset} × 24 × {length}', showWhen: { type: 'button' } },
] as const;
