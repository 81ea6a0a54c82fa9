import { defineTool, fail } from '#engine';
import { sum } from '#maths/basics.ts';
import { monthAfter } from '#maths/calendar.ts';
import { periodicRate } from '#maths/growth.ts';
import { rateOfStages, type Stage, stageMonths } from '#maths/loan-stages.ts';
import { factNow } from '#rules';
import { boughtHome } from '../../asked.ts';
import { loanParts } from '../reducing-balance.ts';
import { loanWorking } from '../working.ts';
import content from './content.ts';

const staged = { stages: { above: 0 } } as const;
const atOnce = { stages: { below: 1 } } as const;

const plain = loanParts({
  defaults: { loanAmount: 5_000_000, rate: 8.5, tenure: 20 },
  chips: [2_500_000, 5_000_000, 7_500_000, 10_000_000],
  rates: [5, 20],
  tenures: [1, 30],
  related: ['loan_eligibility', 'loan_comparison', 'loan_cost', 'emi_calculator', 'tax_calculator'],
  help: {
    loanAmount: 'The price of the home less your down payment.',
    rate: 'If the rate changes later, use More options.',
  },
  basis: 'Stamp duty, insurance and tax are not included.',
  examples: [
    {
      title: 'A first flat: ₹50 lakh for 20 years',
      inputs: {},
      outputs: { emi: 43_391, totalInterest: 5_413_879, totalPayment: 10_413_879 },
      source: 'a month-by-month calculation',
    },
    {
      title: '₹1 lakh prepaid every year: six years sooner',
      inputs: { prepayments: [{ amount: 100_000, every: 'year', from: 12 }] },
      outputs: { interestSaved: 1_855_389, monthsSaved: 72, months: 168, totalInterest: 3_558_489, prepaid: 1_300_000 },
      source: 'a month-by-month calculation',
    },
  ],
  asks: [
    {
      text: 'How large a home loan can I take for an EMI of {target}?',
      input: 'loanAmount',
      output: 'emi',
    },
    { text: 'How many years do I need for an EMI of {target}?', input: 'tenure', output: 'emi' },
    { text: 'Which rate keeps the EMI at {target}?', input: 'rate', output: 'emi' },
  ],
  content,
});

/** A row as it is entered: percent of the loan, and months after the first payout. */
interface Row {
  readonly share: number;
  readonly month: number;
}

/** How far the shares may be from 100% together. */
const EXACT = 0.005;

/** Why stages cannot be, or null. */
function wrongStage(rows: readonly Row[], emiFrom: number, feePercent: number) {
  const shares = rows.reduce((total, { share }) => total + share, 0);
  for (const [row, { share, month }] of rows.entries()) {
    if (share <= 0) return fail(`stages.${row}.share`, 'noShare');
    if (emiFrom >= 1 && month >= emiFrom) return fail(`stages.${row}.month`, 'afterFirstEmi');
  }
  if (emiFrom < 1) return fail('emiFrom', 'beforeFirstMonth');
  // with a margin for the sum's own rounding error
  if (Math.abs(shares - 100) > EXACT + 1e-9) return fail('stages', 'notWhole', { shares });
  const first = Math.min(...rows.map(({ month }) => month));
  const firstShare = rows.reduce((total, { share, month }) => (month === first ? total + share : total), 0);
  if (feePercent >= firstShare) return fail('feePercent', 'wholePayout');
  return null;
}

/** The stages in rupees. */
const stagesOf = (rows: readonly Row[], loanAmount: number): Stage[] =>
  rows.map(({ share, month }) => ({ amount: (loanAmount * share) / 100, month }));

export default defineTool({
  ...plain,
  ask: { ...plain.ask, idle: boughtHome },
  inputs: {
    ...plain.inputs,
    rate: { ...plain.inputs.rate, about: 'homeLoan.rate' },
    tenure: { ...plain.inputs.tenure, about: 'homeLoan.years' },
    // what most borrowers ask about next
    emiRise: { ...plain.inputs.emiRise, more: undefined },
    prepayments: { ...plain.inputs.prepayments, more: undefined },
    stages: {
      kind: 'rows',
      label: 'Payouts in stages',
      help: 'For a home under construction. Shares must add up to 100%.',
      item: 'Payout {number}',
      columns: {
        share: { kind: 'percent', label: 'Share of the loan', default: 25 },
        month: { kind: 'number', label: 'Months after the first payout', default: 0, whole: true },
      },
      min: 0,
      max: 12,
      default: [],
      more: true,
    },
    emiFrom: {
      kind: 'number',
      label: 'Month of the first full EMI',
      help: 'Months after the first payout. Until then you pay only interest (pre-EMI).',
      default: 25,
      usual: [1, 120],
      step: 1,
      allowed: [0, 600],
      whole: true,
      more: true,
      showWhen: staged,
    },
  },
  outputs: {
    ...plain.outputs,
    preEmi: { kind: 'currency', label: 'Interest before the first full EMI', better: 'lower', showWhen: staged },
    preEmiFifth: {
      kind: 'currency',
      label: 'A fifth of it, deductible each year for five years',
      showWhen: staged,
      emphasis: 'quiet',
    },
  },
  tables: {
    ...plain.tables,
    beforeEmi: {
      title: 'Payouts and interest before the first full EMI',
      sheet: 'Before the first full EMI',
      tab: 'Before the EMI',
      columns: {
        month: { kind: 'number', label: 'Month' },
        date: { kind: 'month', label: 'Calendar month', showWhen: { firstEmi: { not: '' } } },
        paidOut: { kind: 'currency', label: 'Paid out' },
        owed: { kind: 'currency', label: 'Balance' },
        interest: { kind: 'currency', label: 'Interest' },
      },
      showWhen: staged,
    },
  },
  basis: [
    ...plain.basis,
    { text: 'The lender pays out the full loan at the start.', showWhen: atOnce },
    {
      text: 'Until month {emiFrom}, you pay interest each month on the amount paid out in earlier months. “Total interest” and “You repay, before fees” include it. The schedule, prepayments, new rates and the tenure start from the first full EMI.',
      showWhen: staged,
    },
  ],
  notes: {
    ...plain.notes,
    fiveParts:
      'Tax: in the old regime, you can deduct interest paid up to 31 March before the year of completion. You deduct it in {house.priorInterestParts} equal yearly parts, starting that year, within the {deduction.homeLoanInterest|words} a year for a home you live in ({house.priorInterestParts|source}; {house.priorInterestParts@2025-06-01|source} before). The fifth on this page assumes you paid all pre-EMI interest by then. You deduct interest paid later in the year of completion in full that year.',
  },
  refusals: {
    ...plain.refusals,
    notWhole: {
      text: 'The shares add up to {shares}. Make them 100% of the loan.',
      figures: { shares: { kind: 'percent' } },
    },
    noShare: 'Enter a share above 0, or remove the row.',
    afterFirstEmi: 'Every payout must come before month {emiFrom}, when the full EMI starts.',
    beforeFirstMonth: 'The first full EMI can be in month 1 or later.',
    wholePayout: 'The lender deducts the fee from the first payout, so the fee must be less than that payout.',
  },
  examples: [
    ...plain.examples,
    {
      title: 'A flat under construction: paid out in four parts',
      inputs: { stages: [0, 6, 12, 18].map((month) => ({ share: 25, month })), emiFrom: 25 },
      outputs: { emi: 43_391, preEmi: 531_250, preEmiFifth: 106_250, totalInterest: 5_945_129, apr: 8.5 },
      source: 'a second, exact calculation',
    },
  ],
  next: [
    {
      tool: 'prepay_or_invest',
      text: 'Should I prepay or invest ₹10,000 a month?',
      with: {
        outstanding: '{loanAmount}',
        rate: '{rate}',
        monthsLeft: 'round(12 × {tenure})',
        monthlySurplus: '10000',
      },
      // the other tool knows a plain loan from its start
      showWhen: {
        prepayments: { below: 1 },
        rateChanges: { below: 1 },
        payFixed: 0,
        emiRise: 0,
        stages: { below: 1 },
        firstEmi: '',
        feePercent: 0,
      },
    },
  ],
  working: loanWorking(atOnce),
  rises: {
    ...plain.rises,
    preEmi: ['loanAmount', 'rate', 'emiFrom'],
  },
  compute: ({ stages, emiFrom, ...values }) => {
    const { loanAmount, rate, firstEmi, rateChanges } = values;
    const wrong = stages.length > 0 ? wrongStage(stages, emiFrom, values.feePercent) : null;
    if (wrong) return wrong;
    const loan = plain.compute(values);
    if ('ok' in loan) return loan;
    // a loan that is 0 by a rule stays 0
    if (stages.length === 0 || loan.emi === 0)
      return { ...loan, preEmi: 0, preEmiFifth: 0, beforeEmi: () => [], notes: [...loan.notes] };
    const before = stageMonths(stagesOf(stages, loanAmount), periodicRate(rate, 12), emiFrom);
    const preEmi = sum(before.map(({ interest }) => interest));
    // without a fee and with one rate the rate is that of the loan
    const ownRate = loan.fee === 0 && rateChanges.length === 0;
    const payments = ownRate ? [] : loan.byMonth().map(({ emi, prepaid }) => emi + prepaid);
    return {
      ...loan,
      totalInterest: loan.totalInterest + preEmi,
      totalPayment: loan.totalPayment + preEmi,
      interestAndFee: loan.interestAndFee + preEmi,
      apr: ownRate ? loan.apr : 1200 * rateOfStages(before, loan.fee, payments),
      preEmi,
      preEmiFifth: preEmi / factNow('house.priorInterestParts'),
      beforeEmi: () =>
        before.map((each) => ({
          month: each.month,
          date: firstEmi === '' ? '' : monthAfter(firstEmi, each.month - emiFrom),
          paidOut: each.paidOut,
          owed: each.owed,
          interest: each.interest,
        })),
      notes: [...loan.notes, 'fiveParts'],
    };
  },
});
