import type { Law } from './law.ts';

/** A deduction of the old regime as the statement names it, in rupees. */
export interface Deduction {
  readonly line: string;
  readonly section: string;
  readonly amount: number;
}

/** What the visitor entered, a year, in rupees. */
export interface Entered {
  readonly itemised: boolean;
  readonly deductions: number;
  readonly section80C: number;
  readonly section80D: number;
  readonly section80CCD1B: number;
  readonly hraExemption: number;
  readonly homeLoanInterest: number;
  readonly otherDeductions: number;
}

type Note = 'over80C' | 'over80D' | 'over80CCD1B' | 'overInterest';

/** The deductions that count, each within its section's cap, and which caps took something off. */
export function countedDeductions(entered: Entered, { caps, sections }: Law): { list: Deduction[]; notes: Note[] } {
  if (!entered.itemised)
    return { list: [{ line: 'Deductions', section: sections.deductions, amount: entered.deductions }], notes: [] };
  const notes: Note[] = [];
  const capped = (line: string, amount: number, cap: { most: number; section: string }, note: Note): Deduction => {
    if (amount > cap.most) notes.push(note);
    return { line, section: cap.section, amount: Math.min(amount, cap.most) };
  };
  const list = [
    { line: 'HRA exemption', section: sections.hraExemption, amount: entered.hraExemption },
    capped('Home loan interest', entered.homeLoanInterest, caps.homeLoanInterest, 'overInterest'),
    capped('Savings, insurance, tuition fees', entered.section80C, caps.section80C, 'over80C'),
    capped('Health insurance', entered.section80D, caps.section80D, 'over80D'),
    capped('Own NPS payments', entered.section80CCD1B, caps.section80CCD1B, 'over80CCD1B'),
    { line: 'Other deductions', section: sections.deductions, amount: entered.otherDeductions },
  ];
  return { list, notes };
}
