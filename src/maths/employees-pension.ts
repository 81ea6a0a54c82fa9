import { sum } from './basics.ts';
import { monthsIn } from './growth.ts';

/** The Employees' Pension Scheme. Rupees a month, years, and shares as fractions. */
export interface EmployeesPensionLaw {
  readonly ceiling: number;
  /** Up to which pay counts towards the pension for service before now, from 1 September 2014 on. */
  readonly pastCeiling: number;
  /** Up to which pay counts towards the pension for service before 1 September 2014. */
  readonly ceilingBefore2014: number;
  /** Contributions to the pension end at this age. */
  readonly pensionAge: number;
  /** The pension is based on the mean pay of this many last months. */
  readonly pensionMonths: number;
  /** Pension = pay × service ÷ this. */
  readonly pensionDivisor: number;
  readonly leastService: number;
  /** For the right to a pension this many months of a last year are a whole year. */
  readonly roundedMonths: number;
  /** From this many years on, `bonusYears` are added. */
  readonly bonusFrom: number;
  readonly bonusYears: number;
  readonly mostService: number;
  /** A pension from the pension age on is at least this. */
  readonly leastPension: number;
  /** The age from which an early pension is paid. */
  readonly earliestPension: number;
  /** What an early pension loses for each year before the pension age, as a fraction. */
  readonly earlyCut: number;
}

/** A member's service. Rupees a month, years. */
interface PensionService {
  /** Pay up to today's ceiling in each year that is still to come. */
  readonly payToCome: readonly number[];
  /** Today's pay, which the months already served are taken to have had, each up to the ceiling of its time. */
  readonly basic: number;
  /** Years in the scheme before now; a part of a year is months. */
  readonly pastService: number;
  /** The years of `pastService` before 1 September 2014, when pay counted up to a lower ceiling. */
  readonly serviceBefore2014: number;
}

/**
 * A member's pension (paragraphs 9 to 12 of the schemes of 1995 and 2026). The mean pay of the last months counts for each part
 * of the service up to the ceiling of its time; added and left out years are spread evenly over all of it.
 *
 * @returns a month's pension from the pension age on, the years that count, added ones included, both 0 where service is too short; and
 *   the mean pay of the last months
 */
export function employeesPension(member: PensionService, law: EmployeesPensionLaw) {
  const { payToCome, pastService, serviceBefore2014 } = member;
  const served = payToCome.length + pastService;
  const meanPay = meanOfLast(member, law);
  // whole years for the right alone: the pension is worked out with the service as it is
  const hasRight = monthsIn(served) + 12 - law.roundedMonths >= 12 * law.leastService;
  if (!hasRight) return { pension: 0, service: 0, meanPay };
  const service = Math.min(law.mostService, served >= law.bonusFrom ? served + law.bonusYears : served);
  const payYears =
    meanPay * payToCome.length +
    Math.min(meanPay, law.pastCeiling) * (pastService - serviceBefore2014) +
    Math.min(meanPay, law.ceilingBefore2014) * serviceBefore2014;
  return { pension: Math.max(law.leastPension, (payYears * service) / served / law.pensionDivisor), service, meanPay };
}

/** The mean of the last months, which reach back into service before now where less than that many are still to come. */
function meanOfLast({ payToCome, basic, pastService }: PensionService, law: EmployeesPensionLaw): number {
  // pay changes once a year, so years serve for months
  const years = law.pensionMonths / 12;
  const last = payToCome.slice(-years);
  const back = Math.min(pastService, years - last.length);
  const total = sum(last) + back * Math.min(basic, law.pastCeiling);
  return last.length + back === 0 ? 0 : total / (last.length + back);
}
