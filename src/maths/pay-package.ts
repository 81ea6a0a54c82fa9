import { HALF_PAISA, refusal, roundToMultiple } from './basics.ts';
import { incomeTax, type TaxRules } from './tax-by-slabs.ts';
import { exemptRentAllowance, type RentAllowanceLaw, rentAllowanceLimits } from './tax-laws.ts';

export type Regime = 'old' | 'new';

/** What an employer says of a year's pay. Amounts in rupees a year, shares as fractions. */
export interface PayPackage {
  /** Cost to company: everything that the employer spends. */
  readonly ctc: number;
  readonly basicShare: number;
  /** House rent allowance as a share of basic salary. */
  readonly hraShare: number;
  /** The wages that the provident fund is based on: up to the wage ceiling, all of them, or none. */
  readonly pfBasis: 'capped' | 'full' | 'none';
  /** The employer's part of the provident fund is inside the cost to company. */
  readonly pfInCtc: boolean;
  /** Gratuity in the cost to company, as a share of wages. */
  readonly gratuityShare: number;
  /** The employer's payments into the NPS, in the cost to company, as a share of basic salary. */
  readonly npsShare: number;
  /** Inside the cost to company and taxed, but not paid monthly. */
  readonly variablePay: number;
  /** Provident fund and gratuity rest on at least the least share of all pay, where basic salary is less. */
  readonly wageRule: boolean;
  readonly professionalTax: number;
  /** A month. */
  readonly rentPaid: number;
  /** Savings under section 80C beside the provident fund. */
  readonly section80C: number;
  readonly otherDeductions: number;
  /** What the old regime leaves untaxed of allowances for children, if they are paid: they are part of the special allowance. */
  readonly childAllowances: number;
}

/** One regime in one year. */
interface PayRegime {
  readonly rules: TaxRules;
  /** Rupees a year. */
  readonly standardDeduction: number;
  /** The multiple to which total income is rounded, in rupees. */
  readonly incomeStep: number;
  /** The share of basic salary up to which the employer's NPS payments are deducted, as a fraction (section 80CCD(2); 124). */
  readonly npsShare: number;
}

/** Amounts in rupees, shares as fractions. */
export interface PayLaw {
  readonly regimes: Readonly<Record<Regime, PayRegime>>;
  /** Each side's share of the provident fund. */
  readonly pfShare: number;
  /** A month. */
  readonly pfCeiling: number;
  /** The least share of all pay that counts as wages (section 2(88) of the Code on Social Security), above 0. */
  readonly wageShare: number;
  /** The employer's payments of a year into provident fund and NPS above this are income (section 17(1)(h)). */
  readonly fundsMost: number;
  readonly section80C: number;
  readonly rentAllowance: RentAllowanceLaw;
}

/**
 * What provident fund and gratuity rest on, in rupees a year: basic salary, or the least share of all pay where that is more.
 * All pay is the cost to company with the employer's provident fund and without gratuity. Both rest on the wages in turn, so
 * that the share is solved for: wages = share × (cost + fund outside it − gratuity).
 */
function wagesOf(pay: PayPackage, basic: number, law: PayLaw): number {
  if (!pay.wageRule) return basic;
  const parts = 1 / law.wageShare + pay.gratuityShare;
  const uncapped = pay.ctc / (parts - law.pfShare);
  const least = {
    none: pay.ctc / parts,
    full: uncapped,
    capped: Math.min(uncapped, (pay.ctc + law.pfShare * 12 * law.pfCeiling) / parts),
  }[pay.pfInCtc ? 'none' : pay.pfBasis];
  return Math.max(basic, least);
}

/**
 * A year's pay split into its parts, and what is left after tax and deductions in both regimes, spread evenly over the
 * months. Refuses `basicShare` where basic salary, allowances and the employer's payments exceed the cost to
 * company. Tax rules: {@link incomeTax}; deductions of the old regime: rent allowance, allowances for children, professional tax (section 16),
 * 80C with the employee's provident fund, and others.
 */
export function splitPay(pay: PayPackage, law: PayLaw) {
  const basic = pay.ctc * pay.basicShare;
  const wages = wagesOf(pay, basic, law);
  const fundWages = { capped: Math.min(wages, 12 * law.pfCeiling), full: wages, none: 0 }[pay.pfBasis];
  const providentFund = fundWages * law.pfShare;
  const rentAllowance = basic * pay.hraShare;
  const gratuityPart = wages * pay.gratuityShare;
  const npsPart = basic * pay.npsShare;
  const perquisite = Math.max(0, providentFund + npsPart - law.fundsMost);
  const gross = pay.ctc - (pay.pfInCtc ? providentFund : 0) - gratuityPart - npsPart;
  const specialAllowance = gross - basic - rentAllowance - pay.variablePay;
  if (specialAllowance < -HALF_PAISA) return refusal('basicShare', 'moreThanCost');

  const exemptAllowances = Math.min(pay.childAllowances, Math.max(0, specialAllowance));
  const deductions = {
    new: 0,
    old:
      exemptAllowances +
      exemptRentAllowance(rentAllowanceLimits(basic, rentAllowance, 12 * pay.rentPaid, law.rentAllowance)) +
      pay.professionalTax +
      Math.min(law.section80C, providentFund + pay.section80C) +
      pay.otherDeductions,
  };
  /** Tax and take-home pay of a regime; the month without variable pay. */
  const inRegime = (id: Regime) => {
    const { rules, standardDeduction, incomeStep, npsShare } = law.regimes[id];
    const income =
      gross + npsPart + perquisite - standardDeduction - employerNps(npsPart, basic, npsShare) - deductions[id];
    const taxableIncome = roundToMultiple(Math.max(0, income), incomeStep);
    const tax = incomeTax(taxableIncome, rules).payable;
    const inHandYear = gross - providentFund - pay.professionalTax - tax;
    return { taxableIncome, tax, inHandYear, inHandMonth: (inHandYear - pay.variablePay) / 12 };
  };
  return {
    ok: true as const,
    basic,
    /** What provident fund and gratuity rest on. */
    wages,
    /** The employer's payments into provident fund and NPS that are taxed, not paid out. */
    perquisite,
    rentAllowance,
    specialAllowance: Math.max(0, specialAllowance),
    /** Allowances for children, within the special allowance, that the old regime does not tax. */
    exemptAllowances,
    gross,
    gratuityPart,
    /** The employer's payments into the NPS. */
    npsPart,
    /** Paid by each side, whether or not the employer's part is inside the cost to company. */
    providentFund,
    regimes: { old: inRegime('old'), new: inRegime('new') },
  };
}

/**
 * The part of an employer's payments into an employee's NPS account that is deducted, in rupees (section 80CCD(2)).
 *
 * @param paid rupees a year
 * @param basic basic salary with dearness allowance, rupees a year; 0 where it is not known, and then all counts
 * @param share the regime's largest share of that salary, as a fraction
 */
export function employerNps(paid: number, basic: number, share: number): number {
  return basic === 0 ? paid : Math.min(paid, basic * share);
}
