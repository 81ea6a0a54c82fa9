import { defineTool, fail } from '#engine';
import { studyLoan } from '#maths/education-loan.ts';
import { periodicRate } from '#maths/growth.ts';
import content from './content.ts';
import { loanYears } from './schedule.ts';

const wait = '({courseMonths} + {graceMonths})';
const term = `(${wait} + {months})`;
/** Months of a row's year before the first EMI, and its EMIs. */
const studied = `max(0, min(12 × {row}, ${wait}) − 12 × ({row} − 1))`;
const emis = `(min(12 × {row}, ${term}) − 12 × ({row} − 1) − ${studied})`;
const studyInterest = `{loanAmount} × min({row}, {parts}) ÷ {parts} × {monthlyRate} × ${studied}`;
/** What the EMIs of a row's year repay. */
const owed = `if(12 × ({row} − 1) ≤ ${wait}, {loanAtRepayment}, {above.closing})`;
const studies = `12 × {row} ≤ ${wait}`;
const owedAfter = `if({rate} = 0, ${owed} − {emi} × ${emis}, ${owed} × (1 + {monthlyRate})^${emis} − {emi} × ((1 + {monthlyRate})^${emis} − 1) ÷ {monthlyRate})`;

export default defineTool({
  inputs: {
    loanAmount: {
      kind: 'currency',
      label: 'Loan amount',
      help: 'The full amount the bank pays out, without interest.',
      default: 1_500_000,
      usual: [50_000, 15_000_000],
      step: 10_000,
      chips: [750_000, 1_500_000, 2_500_000, 4_000_000],
      allowed: [{ above: 0 }],
      asked: { words: 'loan, loan of, principal, लोन, karz' },
    },
    rate: {
      kind: 'percent',
      label: 'Interest rate (p.a.)',
      default: 10,
      usual: [5, 16],
      step: 0.1,
      asked: { words: 'interest, rate, byaj, roi, ब्याज, interest rate' },
    },
    courseMonths: {
      kind: 'number',
      label: 'Course length',
      months: true,
      default: 48,
      usual: [0, 72],
      step: 1,
      allowed: [0, 240],
      whole: true,
      moveBy: 6,
      asked: { words: 'course, course length, study, padhai', left: 'needed' },
    },
    graceMonths: {
      kind: 'number',
      label: 'Moratorium after the course',
      months: true,
      help: 'Often 12 months, or 6 months after you get a job.',
      default: 12,
      usual: [0, 24],
      step: 1,
      allowed: [0, 240],
      whole: true,
      moveBy: 6,
      asked: { words: 'grace, grace period, moratorium, मोरेटोरियम, moratorium period', left: 'named' },
      more: true,
    },
    disbursal: {
      kind: 'choice',
      label: 'How the bank pays out the loan',
      asked: { left: 'named' },
      help: 'In equal parts every year, or all at the start.',
      options: [
        { value: 'yearly', label: 'Every year' },
        { value: 'once', label: 'All at once' },
      ],
      default: 'yearly',
      more: true,
    },
    interestPaid: {
      kind: 'percent',
      label: 'Share of interest you pay while studying',
      help: '0%: pay nothing until the first EMI. 100%: pay all interest as charged.',
      default: 0,
      usual: [0, 100],
      step: 25,
      allowed: [0, 100],
      more: true,
    },
    repaymentYears: {
      kind: 'years',
      label: 'Repayment tenure',
      default: 10,
      usual: [1, 15],
      step: 1,
      months: true,
      asked: { words: 'chukana, chukane, चुकाना, chukaunga, repayment, repay, repayment period, tenure' },
    },
  },
  outputs: {
    emi: {
      kind: 'currency',
      label: 'Monthly EMI after the course',
      short: 'Monthly EMI',
      better: 'lower',
      asked: 'emi, kist, monthly instalment, installment, किस्त, ईएमआई',
    },
    loanAtRepayment: { kind: 'currency', label: 'Loan when EMIs start', short: 'Loan by then', better: 'lower' },
    moratoriumInterest: {
      kind: 'currency',
      label: 'Interest before the first EMI',
      better: 'lower',
    },
    paidInMoratorium: {
      kind: 'currency',
      label: 'Part you pay while studying',
      showWhen: { interestPaid: { above: 0 } },
      emphasis: 'quiet',
    },
    totalInterest: { kind: 'currency', label: 'Total interest', better: 'lower' },
    totalPayment: { kind: 'currency', label: 'You repay, before fees', better: 'lower' },
    savedByPaying: {
      kind: 'currency',
      label: 'Saved by paying interest while studying',
      showWhen: { interestPaid: { above: 0 } },
      better: 'higher',
    },
  },
  tables: {
    byYear: {
      first: ['year', 'interest', 'paid', 'closing'],
      title: 'The loan by year',
      tab: 'Yearly',
      columns: {
        year: { kind: 'number', label: 'Year', formula: '{row}' },
        disbursed: {
          kind: 'currency',
          label: 'Paid out',
          formula: 'if({row} ≤ {parts}, {loanAmount} ÷ {parts}, 0)',
          total: true,
        },
        interest: {
          kind: 'currency',
          label: 'Interest',
          role: 'interest',
          formula: `${studyInterest} + if(${studies}, 0, {emi} × ${emis} − ${owed} + {row.closing})`,
          total: true,
        },
        paid: {
          kind: 'currency',
          label: 'You pay',
          formula: `${studyInterest} × {interestPaid} ÷ 100 + {emi} × ${emis}`,
          total: true,
        },
        closing: {
          kind: 'currency',
          label: 'Balance at year end',
          role: 'principal',
          formula: `if(${studies}, if({row} = 1, 0, {above.closing}) + {row.disbursed} + ${studyInterest} × (1 − {interestPaid} ÷ 100), if(12 × {row} ≥ ${term}, 0, ${owedAfter}))`,
        },
      },
      rowsWhile: `12 × ({row} − 1) < ${term}`,
    },
    byShare: {
      first: ['share', 'emi', 'totalPayment', 'saved'],
      title: 'If you pay a share of the interest while studying',
      sheet: 'Interest paid while studying',
      tab: 'Interest paid early',
      columns: {
        share: { kind: 'percent', label: 'Share paid', formula: '25 × ({row} − 1)' },
        perMonth: {
          kind: 'currency',
          label: 'Average per month',
          formula: `if(${wait} = 0, 0, {moratoriumInterest} × {row.share} ÷ 100 ÷ ${wait})`,
        },
        emi: {
          kind: 'currency',
          label: 'EMI',
          formula:
            '({loanAmount} + {moratoriumInterest} × (1 − {row.share} ÷ 100)) × if({rate} = 0, 1 ÷ {months}, {monthlyRate} ÷ (1 − (1 + {monthlyRate})^(−{months})))',
        },
        totalPayment: {
          kind: 'currency',
          label: 'You repay, before fees',
          formula: '{moratoriumInterest} × {row.share} ÷ 100 + {row.emi} × {months}',
        },
        saved: {
          kind: 'currency',
          label: 'Saved',
          formula: 'if({row} = 1, 0, {above.saved} + {above.totalPayment} − {row.totalPayment})',
        },
      },
      rowsWhile: '{row} ≤ 5',
    },
  },
  charts: [
    {
      kind: 'donut',
      title: 'What you repay',
      slices: [
        { label: 'Loan amount', value: 'loanAmount', role: 'principal' },
        { label: 'Total interest', value: 'totalInterest', role: 'interest' },
      ],
    },
    {
      kind: 'area',
      title: 'What you owe by year',
      table: 'byYear',
      x: 'year',
      start: { year: 0, closing: 0 },
      series: ['closing'],
      marks: [
        { y: 'loanAmount', label: 'Borrowed' },
        { once: 'closing', below: 'loanAmount', label: 'Less than you borrowed from year {x}' },
      ],
    },
  ],
  notes: {
    noWait: 'EMIs start in the first month, because you entered no course and no moratorium.',
  },
  story: [
    {
      text: 'By the first EMI, your loan of {loanAmount} grows to {loanAtRepayment}. Then you pay {emi} a month.',
      showWhen: { moratoriumInterest: { above: 0 }, interestPaid: { below: 100 } },
    },
    { text: 'After the course you pay {emi} a month for {repaymentYears}.', showWhen: { emi: { above: 0 } } },
    { text: 'There is no loan to repay.' },
  ],
  levers: [
    {
      text: 'Pay the interest while you study to save {by.totalInterest} and lower the EMI to {emi}.',
      set: { interestPaid: '100' },
      moves: { totalInterest: 'down', emi: 'down' },
      showWhen: { interestPaid: { below: 100 } },
    },
    {
      text: 'Pay {by.emi} more a month to finish a year sooner and save {by.totalInterest} in interest.',
      set: { repaymentYears: '{repaymentYears} − 1' },
      moves: { totalInterest: 'down', emi: 'up' },
    },
  ],
  basis: [
    'Until EMIs start, the bank charges simple interest on the amount paid out. It then adds what you have not paid to the loan.',
    'Then you pay equal instalments at the end of each month on a reducing balance. The monthly rate is one twelfth of the yearly rate.',
    {
      text: 'The bank pays out equal amounts at the start of each year of the course. A part of a year is treated as a full year.',
      showWhen: { disbursal: 'yearly' },
    },
  ],
  examples: [
    {
      title: 'Study first, pay later: ₹15 lakh for a course of 4 years',
      inputs: {},
      outputs: { emi: 26_761, loanAtRepayment: 2_025_000, moratoriumInterest: 525_000 },
    },
    {
      title: 'The same loan, with the interest paid while studying',
      inputs: { interestPaid: 100 },
      outputs: { emi: 19_823, loanAtRepayment: 1_500_000, savedByPaying: 307_550 },
    },
  ],
  content,
  headline: ['emi'],
  refusals: { tooShort: 'The repayment tenure must be at least one month.' },
  asks: [
    {
      text: 'How much can I borrow for an EMI of {target} after the course?',
      input: 'loanAmount',
      output: 'emi',
    },
    {
      text: 'For how many years must I repay at an EMI of {target}?',
      input: 'repaymentYears',
      output: 'emi',
    },
    {
      text: 'What share of the interest must I pay while studying to get an EMI of {target}?',
      input: 'interestPaid',
      output: 'emi',
    },
  ],
  working: [
    { id: 'monthlyRate', label: 'Monthly rate', formula: '{rate} ÷ 12 ÷ 100' },
    {
      id: 'parts',
      label: 'Number of payouts',
      formula: 'max(1, ceil({courseMonths} ÷ 12))',
      decimals: 0,
      showWhen: { disbursal: 'yearly' },
    },
    { id: 'parts', label: 'Number of payouts', formula: '1', decimals: 0, showWhen: { disbursal: 'once' } },
    {
      id: 'moratoriumInterest',
      label: 'Simple interest before the first EMI',
      formula:
        'sum(k, 1, {parts}, {loanAmount} ÷ {parts} × {monthlyRate} × ({courseMonths} + {graceMonths} − 12 × (k − 1)))',
    },
    {
      id: 'paidInMoratorium',
      label: 'Interest paid before the first EMI',
      formula: '{moratoriumInterest} × {interestPaid} ÷ 100',
    },
    {
      id: 'loanAtRepayment',
      label: 'Loan when EMIs start',
      formula: '{loanAmount} + {moratoriumInterest} − {paidInMoratorium}',
    },
    { id: 'months', label: 'Number of EMIs', formula: 'floor({repaymentYears} × 12 + 0.5)', decimals: 0 },
    {
      id: 'emi',
      label: 'Monthly EMI',
      formula: '{loanAtRepayment} × {monthlyRate} ÷ (1 − (1 + {monthlyRate}) ^ (−{months}))',
      showWhen: { rate: { above: 0 } },
    },
    { id: 'emi', label: 'Monthly EMI', formula: '{loanAtRepayment} ÷ {months}', showWhen: { rate: 0 } },
    { id: 'totalPayment', label: 'You repay, before fees', formula: '{paidInMoratorium} + {emi} × {months}' },
    { id: 'totalInterest', label: 'Total interest', formula: '{totalPayment} − {loanAmount}' },
  ],
  related: ['emi_calculator', 'loan_eligibility', 'tax_calculator', 'goal_planner'],
  rises: {
    emi: ['loanAmount', 'rate'],
    moratoriumInterest: ['graceMonths', 'rate'],
    totalPayment: ['repaymentYears'],
    savedByPaying: ['interestPaid'],
    paidInMoratorium: ['interestPaid'],
  },
  falls: {
    emi: ['interestPaid', 'repaymentYears'],
    totalPayment: ['interestPaid'],
  },
  sums: [{ total: 'totalPayment', parts: ['loanAmount', 'totalInterest'] }],
  compute: (values) => {
    const { courseMonths, graceMonths } = values;
    const rate = periodicRate(values.rate, 12);
    const loanWith = (percent: number) => studyLoan({ ...values, rate, interestPaid: percent / 100 });
    const found = loanWith(values.interestPaid);
    if (!found.ok) return fail(found.field, found.why);
    const { ok, months, ...figures } = found;
    const wait = courseMonths + graceMonths;
    return {
      ...figures,
      byYear: () => loanYears({ ...values, rate, interestPaid: values.interestPaid / 100, months }),
      byShare: () =>
        [0, 25, 50, 75, 100].flatMap((share) => {
          const then = loanWith(share);
          if (!then.ok) return [];
          return {
            share,
            perMonth: wait === 0 ? 0 : then.paidInMoratorium / wait,
            emi: then.emi,
            totalPayment: then.totalPayment,
            saved: then.savedByPaying,
          };
        }),
      notes: [wait === 0 && 'noWait'],
    };
  },
});
