import { type Content, defineTool, fail } from '#engine';
import { instalment } from '#maths/annuity.ts';
import { monthsIn, periodicRate } from '#maths/growth.ts';
import { type LoanPeriod, loanOutcome, loanYears } from '#maths/loan.ts';
import { working } from './working.ts';

/** What a kind of loan says of its own: its defaults, its words and its examples. */
interface LoanKind {
  defaults: { loanAmount: number; rate: number; tenure: number };
  /** Usual amounts. */
  chips: readonly number[];
  help?: { loanAmount?: string; rate?: string; tenure?: string };
  basis?: string;
  examples: readonly {
    title: string;
    inputs: { loanAmount?: number; rate?: number; tenure?: number };
    outputs: { emi?: number; totalInterest?: number; totalPayment?: number };
    source?: string;
  }[];
  content: Content;
}

const columns = {
  opening: { kind: 'currency', label: 'Opening balance' },
  interest: { kind: 'currency', label: 'Interest', role: 'interest' },
  principal: { kind: 'currency', label: 'Principal', role: 'principal' },
  closing: { kind: 'currency', label: 'Closing balance' },
} as const;

const amounts = ({ opening, interest, principal, closing }: LoanPeriod) => ({ opening, interest, principal, closing });

/** The calculator of every loan repaid in equal monthly instalments on a reducing balance. */
export function reducingBalanceLoan({ defaults, chips, help = {}, basis, examples, content }: LoanKind) {
  return defineTool({
    inputs: {
      loanAmount: {
        kind: 'currency',
        label: 'Loan amount',
        help: help.loanAmount,
        default: defaults.loanAmount,
        min: 100_000,
        max: 20_000_000,
        step: 10_000,
        chips,
        above: 0,
        belowZero: 'noAmount',
      },
      rate: {
        kind: 'percent',
        label: 'Interest rate a year',
        help: help.rate,
        default: defaults.rate,
        min: 5,
        max: 20,
        step: 0.1,
        above: 0,
        belowZero: 'noRate',
      },
      tenure: {
        kind: 'years',
        label: 'Loan tenure',
        help: help.tenure,
        default: defaults.tenure,
        min: 1,
        max: 30,
        step: 1,
        months: true,
        above: 0,
        belowZero: 'noTenure',
      },
    },
    outputs: {
      emi: { kind: 'currency', label: 'Monthly EMI' },
      totalInterest: { kind: 'currency', label: 'Total interest' },
      totalPayment: { kind: 'currency', label: 'Total payment' },
    },
    tables: {
      byYear: {
        title: 'Repayment schedule',
        tab: 'Yearly',
        columns: { year: { kind: 'number', label: 'Year' }, ...columns },
      },
      byMonth: {
        title: 'Repayment schedule by month',
        tab: 'Monthly',
        columns: { year: { kind: 'number', label: 'Year' }, month: { kind: 'number', label: 'Month' }, ...columns },
        finerOf: 'byYear',
        sections: { by: 'year', caption: 'Year {value}' },
      },
    },
    charts: [
      {
        kind: 'donut',
        title: 'What you repay',
        slices: [
          { label: 'Principal', value: 'loanAmount', role: 'principal' },
          { label: 'Total interest', value: 'totalInterest', role: 'interest' },
        ],
      },
      {
        kind: 'bars',
        title: 'Interest and principal each year',
        table: 'byYear',
        x: 'year',
        series: ['principal', 'interest'],
        stacked: true,
      },
    ],
    basis: [
      'Equal instalments at the end of each month on a reducing balance, with one twelfth of the yearly rate a month.',
      ...(basis === undefined ? [] : [basis]),
    ],
    notes: {
      noAmount: 'The result is 0 because a loan amount above 0 is needed.',
      noTenure: 'The result is 0 because a tenure of at least one month is needed.',
      noRate: 'The result is 0 because an interest rate above 0 is needed.',
      noInterest: {
        text: 'The result is 0 because the interest rate is 0, and this calculator is for loans with interest. Without interest the EMI would be {instalment}: the loan amount divided by the months.',
        figures: { instalment: { kind: 'currency' } },
      },
    },
    examples,
    content,
    working,
    refusals: {
      tooShort: 'Loan tenure must be at least one month.',
      neverRepaid: 'At this rate the loan would never be repaid.',
    },
    compute: ({ loanAmount, rate, tenure }) => {
      const months = monthsIn(tenure);
      // the product gives 0 here, and the note says why
      const nothing = { emi: 0, totalInterest: 0, totalPayment: 0, byYear: () => [], byMonth: () => [] };
      if (loanAmount === 0) return { ...nothing, notes: ['noAmount'] };
      if (tenure === 0 || (rate === 0 && months === 0)) return { ...nothing, notes: ['noTenure'] };
      if (rate === 0)
        return {
          ...nothing,
          notes: [{ id: 'noInterest', figures: { instalment: instalment(loanAmount, 0, months) } }],
        };
      if (months === 0) return fail('tenure', 'tooShort');
      const terms = { amount: loanAmount, rate: periodicRate(rate, 12), months };
      const loan = loanOutcome({ ...terms, prepayments: [], rateChanges: [], keep: 'emi' }, 0);
      // only a change of the rate can lead here, and there is none
      if (!loan.ok) return fail('rate', 'neverRepaid');
      return {
        emi: loan.emi,
        totalInterest: loan.interest,
        totalPayment: loanAmount + loan.interest,
        byYear: () => loanYears(loan.months).map(({ year, ...period }) => ({ year, ...amounts(period) })),
        byMonth: () =>
          loan.months.map((period, month) => ({
            year: Math.floor(month / 12) + 1,
            month: month + 1,
            ...amounts(period),
          })),
      };
    },
  });
}
