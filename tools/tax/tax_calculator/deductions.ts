import { employerNps } from '#maths/pay-package.ts';
import { houseIncome } from '#maths/tax-laws.ts';
import { factNow } from '#rules';
import type { AgeBand, Cap, Law } from '../law.ts';
import type { LineId } from './lines.ts';

/** Rupees a year that an employer may pay into PF, NPS and superannuation without tax; the same in all years of the page. */
const fundsMost = factNow('employer.fundsMost');

/** A deduction with its line of the statement, in rupees. */
export interface Deduction {
  readonly line: LineId;
  readonly section: string;
  readonly old: number;
  readonly new: number;
}

/** What the visitor entered: rupees a year, and numbers of children. */
export interface Entered {
  readonly ageBand: AgeBand;
  readonly itemised: boolean;
  readonly deductions: number;
  readonly section80C: number;
  readonly section80D: number;
  readonly section80CCD1B: number;
  readonly hraExemption: number;
  readonly homeLoanInterest: number;
  /** Children for whom the employer pays an education or a hostel allowance. */
  readonly educationChildren: number;
  readonly hostelChildren: number;
  readonly otherDeductions: number;
  readonly employerNps: number;
  readonly basicSalary: number;
}

type Note =
  | { readonly id: 'childAllowances'; readonly figures: { readonly exempt: number } }
  | 'over80C'
  | 'over80CCD1B'
  | 'overInterest'
  | 'overEmployerNps'
  | 'overFunds'
  | 'noBasicSalary'
  | 'over80D'
  | 'over80DSenior'
  | 'parents80D'
  | 'parents80DSenior';

/**
 * The deductions that count, each within its section's cap, and which caps reduced one.
 *
 * @param letOut income from a let house, below 0 for a loss, which shares one cap with the interest of one's own home
 */
export function countedDeductions(entered: Entered, law: Law, letOut: number): { list: Deduction[]; notes: Note[] } {
  const { caps, sections, allowances } = law;
  const notes: Note[] = [];
  const only = (line: LineId, section: string, amount: number): Deduction => ({ line, section, old: amount, new: 0 });
  const capped = (line: LineId, amount: number, cap: Cap, note: Note): Deduction => {
    if (amount > cap.most) notes.push(note);
    return only(line, cap.section, Math.min(amount, cap.most));
  };
  const list: Deduction[] = [];
  if (entered.itemised) {
    const below60 = entered.ageBand === 'below60';
    const { family, most } = caps.section80D;
    if (entered.section80D > family && entered.section80D <= most)
      notes.push(below60 ? 'parents80D' : 'parents80DSenior');
    const interest = entered.homeLoanInterest;
    if (interest > caps.homeLoanInterest.most) notes.push('overInterest');
    const education = entered.educationChildren * allowances.education.most;
    const hostel = entered.hostelChildren * allowances.hostel.most;
    if (education + hostel > 0) notes.push({ id: 'childAllowances', figures: { exempt: education + hostel } });
    const lowered = houseIncome(letOut, 0, law.old.house) - houseIncome(letOut, interest, law.old.house);
    list.push(
      only('hraExemption', sections.hraExemption, entered.hraExemption),
      only('educationAllowance', allowances.education.section, education),
      only('hostelAllowance', allowances.hostel.section, hostel),
      only('homeLoanInterest', caps.homeLoanInterest.section, lowered),
      capped('section80C', entered.section80C, caps.section80C, 'over80C'),
      capped('section80D', entered.section80D, caps.section80D, below60 ? 'over80D' : 'over80DSenior'),
      capped('section80CCD1B', entered.section80CCD1B, caps.section80CCD1B, 'over80CCD1B'),
      only('otherDeductions', sections.deductions, entered.otherDeductions),
    );
  } else list.push(only('deductions', sections.deductions, entered.deductions));

  const { employerNps: paid, basicSalary } = entered;
  if (paid > 0) {
    const counted = (share: number) => employerNps(paid, basicSalary, share);
    list.push({
      line: 'employerNps',
      section: law.old.sections.employerNps,
      old: counted(law.old.npsShare),
      new: counted(law.new.npsShare),
    });
    if (basicSalary === 0) notes.push('noBasicSalary');
    else if (counted(law.old.npsShare) < paid) notes.push('overEmployerNps');
    if (paid > fundsMost) notes.push('overFunds');
  }
  return { list, notes };
}
