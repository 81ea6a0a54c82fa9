import { defineTool, fail } from '#engine';
import { instalment } from '#maths/annuity.ts';
import { sum } from '#maths/basics.ts';
import { type CardPayment, payOffCard } from '#maths/card-debt.ts';
import { factNow } from '#rules';
import content from './content.ts';
import { working } from './working.ts';

/** Terms, in months, for which the page says what to pay. */
const TERMS = [3, 6, 9, 12, 18, 24, 36];

const columns = {
  interest: { kind: 'currency', label: 'Interest' },
  gst: { kind: 'currency', label: 'GST on interest' },
  payment: { kind: 'currency', label: 'Payment' },
  closing: { kind: 'currency', label: 'Balance' },
} as const;

const opening = 'if({row} = 1, {outstanding}, {above.closing})';
const due = `(${opening} + {row.interest} + {row.gst})`;
const minimum = `if({minimumBy} = 'bill', ${due} × {minimumPercent} ÷ 100, {row.interest} + {row.gst} + ${opening} × {principalPercent} ÷ 100)`;
const wanted = `if({mode} = 'fixed', {fixedPayment}, max({minimumAmount}, ${minimum}))`;

const byBill = { mode: 'minimum', minimumBy: 'bill' } as const;
const byPrincipal = { mode: 'minimum', minimumBy: 'principal' } as const;

export default defineTool({
  inputs: {
    outstanding: {
      kind: 'currency',
      label: 'Card outstanding',
      help: 'The total amount due on the latest statement.',
      default: 100_000,
      usual: [5000, 1_000_000],
      step: 1000,
      chips: [50_000, 100_000, 200_000, 500_000],
      asked: {
        words: 'bakaya, bakaaya, debt, owe, karz, कर्ज, baki, bill, outstanding, due, balance, बकाया, card bill, udhaar',
      },
    },
    monthlyRate: {
      kind: 'percent',
      label: 'Monthly interest rate',
      asked: { words: 'interest, byaj, rate, ब्याज, finance charge' },
      per: 'month',
      help: 'Statements call it the finance charge. Often 3% to 3.75%.',
      default: 3.5,
      usual: [1, 4],
      step: 0.05,
      moveBy: 0.25,
    },
    gst: {
      kind: 'percent',
      label: 'GST on interest',
      asked: { left: 'named' },
      default: factNow('gst.cardInterest'),
      usual: [0, 28],
      step: 1,
      more: true,
    },
    mode: {
      kind: 'choice',
      label: 'Each month you pay',
      asked: { left: 'needed' },
      options: [
        { value: 'minimum', label: 'Minimum due', asked: 'minimum due, minimum' },
        { value: 'fixed', label: 'Fixed amount' },
      ],
      default: 'minimum',
    },
    minimumBy: {
      kind: 'choice',
      label: 'How the bank sets the minimum',
      help: 'See “minimum amount due” in your card’s terms.',
      options: [
        { value: 'bill', label: 'A share of the bill' },
        { value: 'principal', label: 'Interest, GST and a share of the principal' },
      ],
      default: 'bill',
      showWhen: { mode: 'minimum' },
    },
    minimumPercent: {
      kind: 'percent',
      per: 'month',
      label: 'Minimum due (% of bill)',
      help: 'Many cards ask for 5% of the bill.',
      default: 5,
      usual: [2, 15],
      step: 0.5,
      showWhen: byBill,
    },
    principalPercent: {
      kind: 'percent',
      per: 'month',
      label: 'Principal in the minimum due',
      help: 'SBI Card takes 2%.',
      default: 2,
      usual: [1, 15],
      step: 0.5,
      showWhen: byPrincipal,
    },
    minimumAmount: {
      kind: 'currency',
      label: 'Lowest minimum due',
      default: 200,
      showWhen: { mode: 'minimum' },
      more: true,
    },
    fixedPayment: {
      kind: 'currency',
      label: 'Monthly payment',
      per: 'month',
      default: 10_000,
      solve: 'first',
      usual: [1000, 100_000],
      step: 500,
      chips: [5000, 10_000, 20_000, 50_000],
      showWhen: { mode: 'fixed' },
      asked: { words: 'du, doon, pay, paying, payment, dunga, bharu, bharunga' },
    },
  },
  outputs: {
    months: {
      kind: 'months',
      label: 'Time to clear the card',
      short: 'Time to clear',
      better: 'lower',
      asked:
        'kab tak khatam, kab tak, kab khatam, khatam, kitne mahine, how long, how many months, when will it finish, कब तक, कब खत्म',
    },
    interest: { kind: 'currency', label: 'Total interest', better: 'lower' },
    gstOnInterest: { kind: 'currency', label: 'GST on interest', better: 'lower', emphasis: 'quiet' },
    totalPaid: { kind: 'currency', label: 'You repay, before fees', better: 'lower' },
    firstPayment: { kind: 'currency', label: 'First payment', emphasis: 'quiet' },
    effectiveRate: { kind: 'percent', label: 'Effective cost per year, with GST', better: 'lower' },
    paymentForOneYear: { kind: 'currency', label: 'Monthly payment to clear it in a year' },
  },
  tables: {
    byYear: {
      first: ['year', 'interest', 'payment', 'closing'],
      title: 'Balance by year',
      tab: 'Yearly',
      columns: { year: { kind: 'number', label: 'Year' }, ...columns },
    },
    byMonth: {
      first: ['month', 'interest', 'payment', 'closing'],
      title: 'Balance by month',
      tab: 'Monthly',
      columns: {
        year: { kind: 'number', label: 'Year', formula: 'ceil({row} ÷ 12)' },
        month: { kind: 'number', label: 'Month', formula: '{row}' },
        interest: { ...columns.interest, formula: `${opening} × {monthlyRate} ÷ 100`, total: true, role: 'interest' },
        gst: { ...columns.gst, formula: '{row.interest} × {gst} ÷ 100', total: true, role: 'tax' },
        payment: { ...columns.payment, formula: `if(${wanted} ≥ ${due} − 0.005, ${due}, ${wanted})`, total: true },
        closing: { ...columns.closing, formula: `${due} − {row.payment}`, role: 'principal' },
      },
      rowsWhile: `${opening} > 0`,
      finerOf: 'byYear',
      sections: { by: 'year', caption: 'Year {value}' },
    },
    byTerm: {
      first: ['months', 'payment', 'total'],
      title: 'What to pay each month to clear the card sooner',
      sheet: 'Clear the card sooner',
      tab: 'Pay faster',
      columns: {
        months: {
          kind: 'months',
          label: 'Cleared in',
          formula: 'if({row} ≤ 4, 3 × {row}, if({row} ≤ 6, 6 × ({row} − 2), 36))',
        },
        payment: {
          kind: 'currency',
          label: 'Monthly payment',
          formula:
            'if({charge} = 0, {outstanding} ÷ {row.months}, {outstanding} × {charge} ÷ (1 − (1 + {charge})^(−{row.months})))',
        },
        charges: { kind: 'currency', label: 'Interest and GST', formula: '{row.total} − {outstanding}' },
        total: {
          kind: 'currency',
          label: 'You repay, before fees',
          formula: '{row.payment} × {row.months}',
        },
      },
      rowsWhile: '{row} ≤ 7',
    },
  },
  charts: [
    {
      kind: 'area',
      title: 'What you owe by month',
      table: 'byMonth',
      x: 'month',
      series: ['closing'],
      start: { month: 0, closing: 'outstanding' },
      marks: [{ once: 'closing', below: 1, label: 'Cleared after {x}' }],
    },
    {
      kind: 'donut',
      title: 'What you pay in all',
      slices: [
        { label: 'Card outstanding', value: 'outstanding', role: 'principal' },
        { label: 'Total interest', value: 'interest', role: 'interest' },
        { label: 'GST on interest', value: 'gstOnInterest', role: 'tax' },
      ],
    },
  ],
  notes: {
    nothingOwed: { text: 'You owe nothing on the card, so there is nothing to pay.', kind: 'good' },
    overTwice: { text: 'Interest and GST add up to more than you owe today.', kind: 'careful' },
    payInAYear: 'Pay about {paymentForOneYear} each month to clear the card in a year.',
  },
  story: [
    {
      text: 'Paying only the minimum takes {months} and costs {interest} in interest and {gstOnInterest} in GST.',
      showWhen: { mode: 'minimum', months: { above: 0 }, gstOnInterest: { above: 0 } },
    },
    {
      text: 'Paying only the minimum takes {months} and costs {interest} in interest.',
      showWhen: { mode: 'minimum', months: { above: 0 }, interest: { above: 0 } },
    },
    {
      text: 'Paying {fixedPayment} a month clears the card in {months} and costs {interest} in interest and {gstOnInterest} in GST.',
      showWhen: { mode: 'fixed', months: { above: 0 }, gstOnInterest: { above: 0 } },
    },
    {
      text: 'Paying {fixedPayment} a month clears the card in {months} and costs {interest} in interest.',
      showWhen: { mode: 'fixed', months: { above: 0 }, interest: { above: 0 } },
    },
    {
      text: 'Paying only the minimum takes {months}, without interest.',
      showWhen: { mode: 'minimum', months: { above: 1 } },
    },
    {
      text: 'Paying {fixedPayment} a month clears the card in {months}, without interest.',
      showWhen: { months: { above: 1 } },
    },
    {
      text: 'One payment of {firstPayment} clears the card.',
      showWhen: { months: { above: 0 }, firstPayment: { above: 0 } },
    },
    { text: 'There is nothing to pay off.' },
  ],
  levers: [
    {
      text: 'Pay a fixed {fixedPayment} a month to clear it {by.months} sooner and save {by.interest} in interest.',
      set: { mode: 'fixed', fixedPayment: 'ceil({firstPayment} ÷ 500) × 500' },
      moves: { months: 'down', interest: 'down' },
      showWhen: { mode: 'minimum' },
    },
    {
      text: 'Pay {by.fixedPayment} more a month to clear it {by.months} sooner and save {by.interest} in interest.',
      set: { fixedPayment: '{fixedPayment} + max(500, round({fixedPayment} ÷ 5000) × 500)' },
      moves: { months: 'down', interest: 'down' },
      showWhen: { mode: 'fixed' },
    },
  ],
  basis: [
    {
      text: 'The minimum due is {minimumPercent} of each bill, but at least {minimumAmount}.',
      showWhen: byBill,
    },
    {
      text: 'The minimum due is the month’s interest, the GST on it and {principalPercent} of the balance before them, but at least {minimumAmount}.',
      showWhen: byPrincipal,
    },
    'The bank charges interest each month on the whole balance, and adds GST on it to the bill ({gst.cardInterest}; {gst.cardInterest|source}; last confirmed {gst.cardInterest|confirmed}). No new spending, no late fees.',
    {
      text: 'The minimum due falls with the balance. The bank must set it so that what you owe falls ({card.minimumDue|source}; last confirmed {card.minimumDue|confirmed}).',
      showWhen: { mode: 'minimum' },
    },
  ],
  examples: [
    {
      title: '₹1 lakh on the card, paying only the minimum due',
      inputs: { gst: 18 },
      outputs: { months: 341, interest: 315_984, effectiveRate: 62.52 },
      source: 'a month-by-month calculation',
    },
    {
      title: 'The same at a bank that asks for interest, GST and 2% of the principal',
      inputs: { gst: 18, minimumBy: 'principal' },
      outputs: { months: 198, interest: 171_216, firstPayment: 6130 },
      source: 'a month-by-month calculation',
    },
    {
      title: '₹10,000 a month instead of the minimum due',
      inputs: { gst: 18, mode: 'fixed' },
      outputs: { months: 14, interest: 26_834 },
      source: 'a month-by-month calculation',
    },
  ],
  content,
  headline: ['months'],
  refusals: {
    fixedTooLow: {
      text: 'This payment would not clear the card within 100 years. Pay at least {least} a month.',
      figures: { least: { kind: 'currency' } },
    },
    shareTooLow: {
      text: 'This minimum due would not clear the card within 100 years. It must be at least {least}.',
      figures: { least: { kind: 'percent' } },
    },
    neverCleared: 'With these figures you would never clear the card.',
  },
  asks: [
    {
      text: 'How much must I pay a month to clear it in {target}?',
      input: 'fixedPayment',
      output: 'months',
      target: 24,
    },
    {
      text: 'What bill would cost me {target} in interest?',
      input: 'outstanding',
      output: 'interest',
    },
  ],
  working,
  noWorking: 'We work out the balance month by month until the card is cleared, as in the table.',
  next: [
    {
      tool: 'personal_loan',
      text: 'What would a personal loan of {outstanding} at 12% cost over 5 years?',
      with: { loanAmount: '{outstanding}', rate: '12', tenure: '5' },
      showWhen: { outstanding: { above: 0 } },
    },
  ],
  related: ['personal_loan', 'no_cost_emi', 'emi_calculator', 'budget_planner', 'financial_health'],
  rises: {
    interest: ['outstanding', 'monthlyRate'],
    months: ['monthlyRate'],
    firstPayment: ['outstanding'],
    effectiveRate: ['monthlyRate', 'gst'],
    paymentForOneYear: ['outstanding'],
  },
  falls: {
    months: ['fixedPayment', 'minimumPercent', 'principalPercent'],
    interest: ['fixedPayment', 'minimumPercent', 'principalPercent', 'minimumAmount'],
  },
  sums: [{ total: 'totalPaid', parts: ['outstanding', 'interest', 'gstOnInterest'] }],
  compute: ({ outstanding, monthlyRate, gst, mode, fixedPayment, minimumBy, minimumAmount, ...shares }) => {
    const share = minimumBy === 'bill' ? shares.minimumPercent : shares.principalPercent;
    const payment: CardPayment =
      mode === 'fixed'
        ? { mode, amount: fixedPayment }
        : { mode, of: minimumBy, share: share / 100, least: minimumAmount };
    const card = payOffCard(outstanding, monthlyRate / 100, gst / 100, payment);
    if (!card.ok) {
      const { field, least } = card;
      if (least === null) return fail(field, 'neverCleared');
      return field === 'fixedPayment'
        ? fail(field, 'fixedTooLow', { least })
        : fail(field, 'shareTooLow', { least: least * 100 });
    }
    const { months, interest, taxOnInterest, totalPaid, byMonth, paymentForOneYear } = card;
    const charge = (monthlyRate / 100) * (1 + gst / 100);
    const yearOf = (month: number) => Math.ceil(month / 12);
    return {
      months,
      interest,
      gstOnInterest: taxOnInterest,
      totalPaid,
      firstPayment: card.firstPayment,
      effectiveRate: card.effectiveRate * 100,
      paymentForOneYear,
      byYear: () =>
        Array.from({ length: yearOf(months) }, (_, index) => {
          const part = byMonth.slice(12 * index, 12 * index + 12);
          const inYear = (of: (row: (typeof part)[number]) => number) => sum(part.map(of));
          return {
            year: index + 1,
            interest: inYear((row) => row.interest),
            gst: inYear((row) => row.tax),
            payment: inYear((row) => row.payment),
            closing: part.at(-1)?.closing ?? 0,
          };
        }),
      byMonth: () =>
        byMonth.map(({ month, tax, ...row }) => ({
          year: yearOf(month),
          month,
          interest: row.interest,
          gst: tax,
          payment: row.payment,
          closing: row.closing,
        })),
      byTerm: () =>
        TERMS.map((term) => {
          const each = instalment(outstanding, charge, term);
          return { months: term, payment: each, charges: each * term - outstanding, total: each * term };
        }),
      notes: [
        outstanding === 0 && 'nothingOwed',
        interest + taxOnInterest > outstanding && 'overTwice',
        months > 12 && 'payInAYear',
      ],
    };
  },
});
