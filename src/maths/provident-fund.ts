import { growthFactor } from './growth.ts';
import { type Refusal, refusal } from './refusal.ts';

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
  /** Whole years in the pension scheme before now. */
  readonly pastService: number;
}

/** The schemes of 1952 and 1995. Rupees a month, shares as fractions, years. */
export interface ProvidentFundLaw {
  readonly ceiling: number;
  /** What employee and employer each contribute, as a share of pay. */
  readonly share: number;
  /** The part of the employer's contribution that goes to the pension scheme, as a share of pay up to the ceiling. */
  readonly pensionShare: number;
  /** Contributions to the pension end at this age. */
  readonly pensionAge: number;
  /** The pension is based on the mean pay of this many last months. */
  readonly pensionMonths: number;
  /** Pension = pay × service ÷ this. */
  readonly pensionDivisor: number;
  readonly leastService: number;
  /** From this many years on, `bonusYears` are added. */
  readonly bonusFrom: number;
  readonly bonusYears: number;
  readonly mostService: number;
}

/** One year, in rupees. */
export interface ProvidentFundYear {
  /** At the year's end. */
  readonly age: number;
  readonly opening: number;
  readonly own: number;
  readonly employer: number;
  readonly pension: number;
  readonly interest: number;
  readonly closing: number;
}

export interface ProvidentFundResult {
  readonly ok: true;
  readonly corpus: number;
  /** A month; 0 for those who are not members or whose service is too short. */
  readonly pension: number;
  /** Years that count towards the pension, added ones included. */
  readonly service: number;
  readonly own: number;
  readonly employer: number;
  readonly pensionContributions: number;
  readonly interest: number;
  readonly byYear: readonly ProvidentFundYear[];
}

/**
 * A provident fund with interest on each month's opening balance, credited once every 12 months, and the pension of the
 * Employees' Pension Scheme (paragraph 12). Refuses `retirementAge` where it is not at least a year ahead.
 */
export function providentFund(
  fund: ProvidentFund,
  law: ProvidentFundLaw,
): ProvidentFundResult | Refusal<'retirementAge', 'tooShort'> {
  const years = fund.retirementAge - fund.currentAge;
  if (years < 1) return refusal('retirementAge', 'tooShort');
  let balance = fund.openingBalance;
  const pensionPay: number[] = [];
  const byYear = Array.from({ length: years }, (_, year): ProvidentFundYear => {
    const basic = fund.basic * growthFactor(fund.rise, year);
    const upToCeiling = Math.min(basic, law.ceiling);
    const wage = fund.pfBasis === 'full' ? basic : upToCeiling;
    const inPension = fund.pensionMember && fund.currentAge + year < law.pensionAge;
    const own = wage * law.share + basic * fund.vpf;
    const pension = inPension ? upToCeiling * law.pensionShare : 0;
    const employer = wage * law.share - pension;
    if (inPension) pensionPay.push(upToCeiling);
    // 12 contributions, of which the first bears interest for 11 months and the last for none
    const interest = fund.rate * (12 * balance + 66 * (own + employer));
    const opening = balance;
    balance = opening + 12 * (own + employer) + interest;
    return {
      age: fund.currentAge + year + 1,
      opening,
      own: 12 * own,
      employer: 12 * employer,
      pension: 12 * pension,
      interest,
      closing: balance,
    };
  });
  const sum = (of: (row: ProvidentFundYear) => number) => byYear.reduce((total, row) => total + of(row), 0);
  const service = countedService(pensionPay.length, fund, law);
  return {
    ok: true,
    corpus: balance,
    pension: (meanPay(pensionPay, law.pensionMonths / 12) * service) / law.pensionDivisor,
    service,
    own: sum(({ own }) => own),
    employer: sum(({ employer }) => employer),
    pensionContributions: sum(({ pension }) => pension),
    interest: sum(({ interest }) => interest),
    byYear,
  };
}

/** Years that count: 0 below the least service, and more for long service. */
function countedService(here: number, { pensionMember, pastService }: ProvidentFund, law: ProvidentFundLaw): number {
  const served = here + pastService;
  if (!pensionMember || served < law.leastService) return 0;
  return Math.min(law.mostService, served >= law.bonusFrom ? served + law.bonusYears : served);
}

/** The mean pay of the last years; pay changes once a year, so years serve for months. */
function meanPay(pay: readonly number[], years: number): number {
  const last = pay.slice(-years);
  return last.length === 0 ? 0 : last.reduce((total, each) => total + each, 0) / last.length;
}
