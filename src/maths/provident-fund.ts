import { adder, refusal, sum } from './basics.ts';
import { type EmployeesPensionLaw, employeesPension } from './employees-pension.ts';
import { growthFactor } from './growth.ts';

/** An employee's provident fund and pension. Amounts in rupees, rates and shares as fractions. */
export interface ProvidentFund {
  /** Basic salary with dearness allowance, a month, in the first year. */
  readonly basic: number;
  /** Rise of the salary every 12 months. */
  readonly rise: number;
  /** Whole years. */
  readonly currentAge: number;
  /** Whole years. */
  readonly retirementAge: number;
  readonly openingBalance: number;
  readonly pfBasis: 'full' | 'capped';
  /** The voluntary contribution, as a share of basic salary. */
  readonly vpf: number;
  /** Interest a month. */
  readonly rate: number;
  readonly pensionMember: boolean;
  /** Years in the pension scheme before now; a part of a year is months. */
  readonly pastService: number;
  /** Years of the past service before 1 September 2014, when pay counted up to a lower ceiling. */
  readonly serviceBefore2014: number;
  /** Tax on the interest of the taxed account, as a fraction. It is paid from other money. */
  readonly taxRate: number;
}

/** The provident fund and pension schemes. Rupees a month, shares as fractions, years. */
export interface ProvidentFundLaw extends EmployeesPensionLaw {
  /** What employee and employer each contribute, as a share of pay. */
  readonly share: number;
  /** The part of the employer's contribution that goes to the pension scheme, as a share of pay up to the ceiling. */
  readonly pensionShare: number;
  /** Own payments of 12 months above this go into an account whose interest is taxed, in rupees. */
  readonly taxedAbove: number;
}

/** One year, in rupees. */
interface ProvidentFundYear {
  /** At the year's end. */
  readonly age: number;
  readonly opening: number;
  readonly own: number;
  readonly employer: number;
  readonly pension: number;
  readonly interest: number;
  /** Own payments above the limit of 12 months, which go into the taxed account. */
  readonly taxedPayments: number;
  /** Interest of the taxed account, a part of `interest`. */
  readonly taxedInterest: number;
  readonly closing: number;
}

/**
 * A provident fund with interest on each month's opening balance, credited once every 12 months; the taxed account within it
 * (rule 277 of the Income-tax Rules 2026; rule 9D before); and the pension of the Employees' Pension Scheme. Refuses
 * `retirementAge` where it is not at least a year ahead, and `serviceBefore2014` where it is more than the past service.
 */
export function providentFund(fund: ProvidentFund, law: ProvidentFundLaw) {
  const years = fund.retirementAge - fund.currentAge;
  if (years < 1) return refusal('retirementAge', 'tooShort');
  if (fund.serviceBefore2014 > fund.pastService) return refusal('serviceBefore2014', 'moreThanPast');
  const contributions = Array.from({ length: years }, (_, year) => contributionsIn(year, fund, law));
  const byYear = fundYears(contributions, fund, law);
  const inAll = (of: (row: ProvidentFundYear) => number) => sum(byYear.map(of));
  const payToCome = contributions.flatMap(({ pensionPay }) => pensionPay ?? []);
  const { pension, service, meanPay } = fund.pensionMember
    ? employeesPension({ ...fund, payToCome }, law)
    : { pension: 0, service: 0, meanPay: 0 };
  const isEarly = fund.retirementAge >= law.earliestPension && fund.retirementAge < law.pensionAge;
  const taxedInterest = inAll((row) => row.taxedInterest);
  return {
    ok: true as const,
    corpus: byYear.at(-1)?.closing ?? fund.openingBalance,
    /** A month; 0 for those who are not members or whose service is too short. */
    pension,
    /** A month, where service ends before the pension age and after the earliest age; else 0. */
    earlyPension: isEarly ? pension * (1 - law.earlyCut * (law.pensionAge - fund.retirementAge)) : 0,
    /** Years that count towards the pension, added ones included. */
    service,
    /** The mean pay on which the pension rests, a month; 0 for those who are not members. */
    meanPay,
    own: inAll(({ own }) => own),
    employer: inAll(({ employer }) => employer),
    pensionContributions: inAll(({ pension }) => pension),
    interest: inAll(({ interest }) => interest),
    taxedInterest,
    interestTax: fund.taxRate * taxedInterest,
    byYear,
  };
}

/** What is paid in each month of a year, in rupees; `pensionPay` is the pay that counts towards the pension, null where none does. */
function contributionsIn(year: number, fund: ProvidentFund, law: ProvidentFundLaw) {
  const basic = fund.basic * growthFactor(fund.rise, year);
  const upToCeiling = Math.min(basic, law.ceiling);
  const wage = fund.pfBasis === 'full' ? basic : upToCeiling;
  const isPensionYear = fund.pensionMember && fund.currentAge + year < law.pensionAge;
  const pension = isPensionYear ? upToCeiling * law.pensionShare : 0;
  return {
    own: wage * law.share + basic * fund.vpf,
    employer: wage * law.share - pension,
    pension,
    pensionPay: isPensionYear ? upToCeiling : null,
  };
}

/** The months for which the 12 payments of a year bear interest: 11 for the first one, none for the last. */
const MONTHS_OF_PAYMENTS = 66;

type Contributions = ReturnType<typeof contributionsIn>;

/** Each year of the fund: its payments, and the interest that is credited at its end. */
function fundYears(contributions: readonly Contributions[], fund: ProvidentFund, law: ProvidentFundLaw) {
  let balance = fund.openingBalance;
  let taxedBalance = 0;
  return contributions.map(({ own, employer, pension }, year): ProvidentFundYear => {
    const opening = balance;
    const interest = fund.rate * (12 * opening + MONTHS_OF_PAYMENTS * (own + employer));
    const taxed = taxedYear(own, taxedBalance, fund.rate, law.taxedAbove);
    balance = opening + 12 * (own + employer) + interest;
    taxedBalance += taxed.payments + taxed.interest;
    return {
      age: fund.currentAge + year + 1,
      opening,
      own: 12 * own,
      employer: 12 * employer,
      pension: 12 * pension,
      interest,
      taxedPayments: taxed.payments,
      taxedInterest: taxed.interest,
      closing: balance,
    };
  });
}

/** Twelve equal own payments: what of them is above the limit, and the interest of the taxed account in these months. */
function taxedYear(own: number, opening: number, rate: number, limit: number) {
  // both totals are rounded to the rupee later, so no digits may be lost on the way
  const [addPayment, addInterest] = [adder(), adder()];
  let [payments, interest] = [0, 0];
  for (let month = 0; month < 12; month++) {
    interest = addInterest(rate * (opening + payments));
    payments = addPayment(Math.max(0, own * (month + 1) - Math.max(limit, own * month)));
  }
  return { payments, interest };
}
