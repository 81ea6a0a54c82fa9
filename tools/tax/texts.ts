/** How laws are cited, except the sections that the facts name. */
const act1961 = {
  gross: 'section 14',
  house: 'sections 22 to 24',
  hraExemption: 'section 10(13A)',
  deductions: 'Chapter VI-A and others',
  taxable: 'section 5',
  payable: 'section 4',
};

export const citations = {
  /** The sections, in both Acts, of a statement's parts for which the law fixes no amount. */
  act1961,
  act2025: {
    ...act1961,
    gross: 'section 13',
    house: 'sections 20 to 22',
    hraExemption: 'Schedule III',
    deductions: 'Chapter VIII and others',
  },
  financeAct: 'Finance Act, {section}',
  /** A line for which the two regimes have different sections. */
  both: '{old}; new: {now}',
  simplified: 'Simplified method',
};
