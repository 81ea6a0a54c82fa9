import { type Content, defineTool, fail } from '#engine';
import { loanPeriod, monthlySchedule, yearlySchedule } from '#maths/amortisation.ts';
import { instalment } from '#maths/annuity.ts';
import { monthsIn, periodicRate } from '#maths/growth.ts';

/** What a kind of loan says of its own: its defaults, its words and its examples. */
interface LoanKind {
  defaults: { loanAmount: number; rate: number; tenure: number };
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
  interest: { kind: 'currency', label: 'Interest' },
  principal: { kind: 'currency', label: 'Principal' },
  closing: { kind: 'currency', label: 'Closing balance' },
} as const;

/** The calculator of every loan repaid in equal monthly instalments on a reducing balance. */
export function reducingBalanceLoan({ defaults, help = {}, basis, examples, content }: LoanKind) {
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
        negative: true,
      },
      rate: {
        kind: 'percent',
        label: 'Interest rate a year',
        help: help.rate,
        default: defaults.rate,
        min: 5,
        max: 20,
        step: 0.1,
        negative: true,
      },
      tenure: {
        kind: 'years',
        label: 'Loan tenure',
        help: help.tenure,
        default: defaults.tenure,
        min: 1,
        max: 30,
        step: 1,
        negative: true,
      },
    },
    outputs: {
      emi: { kind: 'currency', label: 'Monthly EMI', emphasis: 'headline' },
      totalInterest: { kind: 'currency', label: 'Total interest' },
      totalPayment: { kind: 'currency', label: 'Total payment' },
    },
    tables: {
      byYear: { title: 'Repayment schedule', columns: { year: { kind: 'number', label: 'Year' }, ...columns } },
      byMonth: {
        title: 'Repayment schedule by month',
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
          { label: 'Principal', value: 'loanAmount' },
          { label: 'Total interest', value: 'totalInterest' },
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
    examples,
    content,
    compute: ({ loanAmount, rate, tenure }) => {
      // the product gives 0 here, where a loan without interest would be repaid in equal parts
      if (loanAmount <= 0 || rate <= 0 || tenure <= 0)
        return { emi: 0, totalInterest: 0, totalPayment: 0, byYear: () => [], byMonth: () => [] };
      const months = monthsIn(tenure);
      if (months === 0) return fail('tenure', 'Loan tenure must be at least one month.');
      const monthly = periodicRate(rate, 12);
      const whole = loanPeriod(loanAmount, monthly, months, 0, months);
      return {
        emi: instalment(loanAmount, monthly, months),
        totalInterest: whole.interest,
        totalPayment: loanAmount + whole.interest,
        byYear: () =>
          yearlySchedule(loanAmount, monthly, months).map((period, year) => ({ year: year + 1, ...period })),
        byMonth: () =>
          monthlySchedule(loanAmount, monthly, months).map((period, month) => ({
            year: Math.floor(month / 12) + 1,
            month: month + 1,
            ...period,
          })),
      };
    },
  });
}
