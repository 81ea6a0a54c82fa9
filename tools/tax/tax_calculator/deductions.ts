import type { AgeBand, Cap, Law } from '../law.ts';

/** A deduction of the old regime as the statement names it, in rupees. */
export interface Deduction {
  readonly line: string;
  readonly section: string;
  readonly amount: number;
}

/** What the visitor entered, a year, in rupees. */
export interface Entered {
  readonly ageBand: AgeBand;
  readonly itemised: boolean;
  readonly deductions: number;
  readonly section80C: number;
  readonly section80D: number;
  readonly section80CCD1B: number;
  readonly hraExemption: number;
  readonly homeLoanInterest: number;
  readonly otherDeductions: number;
}

type Note =
  | 'over80C'
  | 'over80CCD1B'
  | 'overInterest'
  | 'over80D'
  | 'over80DSenior'
  | 'parents80D'
  | 'parents80DSenior';

/** The deductions that count, each within its section's cap, and which caps took something off. */
export function countedDeductions(entered: Entered, { caps, sections }: Law): { list: Deduction[]; notes: Note[] } {
  if (!entered.itemised)
    return { list: [{ line: 'Deductions', section: sections.deductions, amount: entered.deductions }], notes: [] };
  const notes: Note[] = [];
  const capped = (line: string, amount: number, cap: Cap, note: Note): Deduction => {
    if (amount > cap.most) notes.push(note);
    return { line, section: cap.section, amount: Math.min(amount, cap.most) };
  };
  const below60 = entered.ageBand === 'below60';
  const { family, most } = caps.section80D;
  if (entered.section80D > family && entered.section80D <= most)
    notes.push(below60 ? 'parents80D' : 'parents80DSenior');
  const list = [
    { line: 'HRA exemption', section: sections.hraExemption, amount: entered.hraExemption },
    capped('Home loan interest', entered.homeLoanInterest, caps.homeLoanInterest, 'overInterest'),
    capped('Savings, insurance, tuition fees', entered.section80C, caps.section80C, 'over80C'),
    capped('Health insurance', entered.section80D, caps.section80D, below60 ? 'over80D' : 'over80DSenior'),
    capped('Own NPS payments', entered.section80CCD1B, caps.section80CCD1B, 'over80CCD1B'),
    { line: 'Other deductions', section: sections.deductions, amount: entered.otherDeductions },
  ];
  return { list, notes };
}
