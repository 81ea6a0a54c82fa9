import { defineTool, fail } from '#engine';
import { HALF_PAISA, isNegligible, roundHalfUp } from '#maths/basics.ts';
import { periodicRate } from '#maths/growth.ts';
import { prepayOrInvest } from '#maths/prepay-or-invest.ts';
import { factNow } from '#rules';
import { aboveIllustration, assumedReturn, returnNotes } from '../../assumed-return.ts';
import { runningLoan } from '../inputs.ts';
import content from './content.ts';
import { working } from './working.ts';

export default defineTool({
  inputs: {
    outstanding: runningLoan.outstanding,
    rate: {
      ...runningLoan.rate,
      asked: { words: 'loan rate, loan interest, home loan rate' },
      default: 8.5,
      usual: [5, 18],
      allowed: [0, 1000],
    },
    monthsLeft: { ...runningLoan.monthsLeft, usual: [12, 360] },
    mode: {
      kind: 'choice',
      label: 'Extra money you have',
      asked: { left: 'either' },
      options: [
        { value: 'monthly', label: 'Every month', asked: 'monthly, har mahine, हर महीने' },
        { value: 'once', label: 'Once, now', asked: 'one time, ek baar, ek saath, at once, lump sum, एक बार, एकमुश्त' },
      ],
      default: 'monthly',
    },
    monthlySurplus: {
      kind: 'currency',
      label: 'Extra monthly amount',
      asked: {
        words:
          'extra, extra du, extra doon, extra bharu, extra dena, extra pay, prepay, prepayment, zyada, jyada, ज्यादा, अतिरिक्त, extra emi, extra every month',
        left: 'needed',
      },
      per: 'month',
      default: 10_000,
      solve: 'first',
      usual: [1000, 200_000],
      step: 500,
      chips: [5000, 10_000, 25_000, 50_000],
      showWhen: { mode: 'monthly' },
    },
    lumpSum: {
      kind: 'currency',
      label: 'Extra amount now',
      asked: {
        words:
          'bonus, bonus mila, बोनस, extra, अतिरिक्त, prepay, prepayment, pre payment, part payment, part prepayment, lump sum, bhar, ek saath, प्रीपेमेंट',
      },
      default: 500_000,
      solve: 'first',
      usual: [10_000, 10_000_000],
      step: 10_000,
      chips: [100_000, 500_000, 1_000_000, 2_500_000],
      showWhen: { mode: 'once' },
    },
    returnRate: {
      kind: 'percent',
      label: 'Expected return if invested (p.a.)',
      asked: { words: 'return, returns, mutual fund, mutual funds, mf, sip, fd, invest, invest karu, रिटर्न, म्यूचुअल फंड' },
      help: 'Your assumption. No fund can promise this.',
      default: 11,
      usual: [0, 20],
      step: 0.5,
    },
    taxOnGain: {
      kind: 'percent',
      label: 'Tax on the gain',
      asked: { left: 'named' },
      help: 'Shares, equity funds after a year: {gains.equityLong}. Deposits: your slab rate.',
      default: factNow('gains.equityLong'),
      usual: [0, 40],
      step: 0.5,
      allowed: [0, 100],
      more: true,
    },
  },
  outputs: {
    advantage: {
      kind: 'currency',
      label: 'Investing compared with prepaying',
      labels: [
        { text: 'Prepaying leaves you more by', showWhen: { advantage: { below: 0 } }, unsigned: true },
        { text: 'Investing leaves you more by', showWhen: { advantage: { above: 0 } }, unsigned: true },
      ],
      short: 'Invest vs prepay',
      signed: true,
      better: 'higher',
    },
    better: {
      kind: 'text',
      label: 'Better choice',
      short: 'Better',
      values: { prepay: 'Prepay the loan', invest: 'Invest', equal: 'Practically the same' },
    },
    interestSaved: {
      kind: 'currency',
      label: 'Interest saved by prepaying',
      asked:
        'interest saved, save, saved, saving, how much interest, how much interest save, how much interest do i save, how much interest will i save, kitna bachega, bachega, kitna byaj bachega, byaj bachega, बचेगा, कितना बचेगा, कितना ब्याज बचेगा, ब्याज बचेगा, bachat, byaj bachat, ब्याज बचत, बचत',
      better: 'higher',
      emphasis: 'quiet',
    },
    monthsSaved: {
      kind: 'months',
      label: 'Loan ends earlier by',
      asked:
        'time saved, jaldi, jaldi khatam, kitna jaldi khatam, kitni jaldi, kitne saal pehle, kitne mahine pehle, kitne saal pehle khatam, kitne mahine pehle khatam, जल्दी, कितनी जल्दी, how much time saved, how much time, kitna jaldi, kitna pehle, how much earlier, how much sooner',
      better: 'higher',
      emphasis: 'quiet',
    },
    investValue: { kind: 'currency', label: 'At the end, if you invest', better: 'higher' },
    prepayValue: { kind: 'currency', label: 'At the end, if you prepay', better: 'higher' },
    breakEvenReturn: { kind: 'percent', label: 'Return to beat' },
    emi: { kind: 'currency', label: 'EMI', emphasis: 'quiet' },
  },
  tables: {
    byYear: {
      first: ['year', 'fundInvesting', 'fundPrepaying'],
      title: 'Both options by year, with the fund after tax',
      sheet: 'Both options by year',
      tab: 'Yearly',
      columns: {
        year: { kind: 'years', label: 'Year' },
        fundInvesting: { kind: 'currency', label: 'Fund if investing', role: 'growth' },
        fundPrepaying: { kind: 'currency', label: 'Fund if prepaying' },
        owedInvesting: { kind: 'currency', label: 'Loan if investing', role: 'principal' },
        owedPrepaying: { kind: 'currency', label: 'Loan if prepaying', role: 'neutral' },
      },
    },
  },
  charts: [
    {
      kind: 'line',
      title: 'What you owe and own in both options, after tax',
      table: 'byYear',
      x: 'year',
      series: ['fundInvesting', 'fundPrepaying', 'owedInvesting', 'owedPrepaying'],
      marks: [
        { once: 'owedPrepaying', below: 1, label: 'Last EMI in year {x} if you prepay' },
        { once: 'fundInvesting', above: 'owedInvesting', label: 'Fund covers the loan from year {x}' },
      ],
    },
  ],
  notes: {
    ...returnNotes,
    noBreakEven: {
      text: 'Even at a return of 100% a year, prepaying leaves you more.',
      at: 'breakEvenReturn',
    },
    noReturnNeeded: { text: 'Investing does at least as well, even without any return.', at: 'breakEvenReturn' },
    close: {
      text: 'Your expected return is within one percentage point of the return to beat. The saving on the loan is certain, the return is not.',
      kind: 'careful',
    },
    wholeLoan: {
      text: 'The extra money can close the loan now. We invest the rest.',
      kind: 'good',
    },
  },
  story: [
    { text: 'Prepaying and investing leave you with practically the same amount.', showWhen: { better: 'equal' } },
    {
      text: 'At a return of {returnRate} a year, investing leaves you {advantage} richer than prepaying.',
      showWhen: { advantage: { above: 0 } },
    },
    {
      text: 'Prepaying leaves you {more} richer than investing at {returnRate}.',
      figures: { more: { kind: 'currency', of: 'advantage', times: -1 } },
    },
  ],
  levers: [
    {
      text: 'Investing beats prepaying only if it earns more than {breakEvenReturn} a year.',
      showWhen: { breakEvenReturn: { above: 0 } },
    },
  ],
  basis: [
    assumedReturn,
    'You spend the same every month in both options until the loan was due to end. Your EMI does not change when you prepay.',
    'If you prepay, the EMI and extra money that the loan no longer needs go into the same fund until then.',
    'The fund grows by one twelfth of the yearly return every month. You pay tax of {taxOnGain} once, at the end, on the fund’s gain. Each year in the chart shows what you would have if you sold the fund then.',
    'Tax deductions on home loan interest and prepayment charges are not included.',
  ],
  examples: [
    {
      title: '₹10,000 to spare each month, a loan at 8.5%, a return of 11%',
      inputs: { taxOnGain: 12.5 },
      outputs: { advantage: 459_654, better: 'invest', monthsSaved: 59, breakEvenReturn: 9.17 },
      source: 'a month-by-month calculation',
    },
    {
      title: 'A bonus of ₹5 lakh, once',
      inputs: { mode: 'once', taxOnGain: 12.5 },
      outputs: { advantage: 504_450, breakEvenReturn: 9.11 },
      source: 'a month-by-month calculation',
    },
    {
      title: 'A costly loan at 13.45%: prepaying wins',
      inputs: {
        outstanding: 4_210_000,
        rate: 13.45,
        monthsLeft: 186,
        returnRate: 9,
        taxOnGain: 12.5,
        monthlySurplus: 11_000,
      },
      outputs: {
        ...{ advantage: -1_630_751, better: 'prepay', interestSaved: 2_487_863, monthsSaved: 69 },
        ...{ investValue: 4_123_750, prepayValue: 5_754_501, breakEvenReturn: 14.17, emi: 53_977 },
      },
      source: 'a second, exact calculation',
    },
  ],
  content,
  ask: {
    answers: [{ output: 'interestSaved', unsaid: 'returnRate' }, { output: 'advantage' }],
    idle: 'ya, or, vs, better, या, mila',
  },
  headline: ['advantage'],
  refusals: { tooShort: 'The loan must have at least one month left.' },
  asks: [
    {
      text: 'How much extra a month ends the loan {target} sooner?',
      input: 'monthlySurplus',
      output: 'monthsSaved',
      target: 84,
    },
    {
      text: 'How much must I pay now to end the loan {target} sooner?',
      input: 'lumpSum',
      output: 'monthsSaved',
      target: 36,
    },
    {
      text: 'Which return puts investing ahead by {target}?',
      input: 'returnRate',
      output: 'advantage',
      target: 500_000,
    },
  ],
  working,
  next: [
    {
      tool: 'balance_transfer',
      text: 'Should I move the loan to a bank that charges 0.5% less?',
      with: {
        outstanding: '{outstanding}',
        oldRate: '{rate}',
        newRate: '{rate} − 0.5',
        monthsLeft: '{monthsLeft}',
        newMonths: '{monthsLeft}',
        otherCosts: '0',
      },
      showWhen: { rate: { above: 0.5 } },
    },
  ],
  related: ['home_loan', 'balance_transfer', 'sip_lumpsum', 'emi_calculator'],
  rises: {
    emi: ['outstanding', 'rate'],
    interestSaved: ['monthlySurplus', 'lumpSum'],
    monthsSaved: ['monthlySurplus', 'lumpSum'],
    investValue: ['monthlySurplus', 'lumpSum', 'returnRate'],
    prepayValue: ['returnRate'],
  },
  falls: {
    emi: ['monthsLeft'],
    investValue: ['taxOnGain'],
    prepayValue: ['taxOnGain'],
  },
  sums: [{ total: 'investValue', parts: ['prepayValue', 'advantage'] }],
  compute: (values) => {
    const { outstanding, monthsLeft, mode, monthlySurplus, lumpSum, returnRate } = values;
    const found = prepayOrInvest({
      ...{ outstanding, monthsLeft, returnRate },
      rate: periodicRate(values.rate, 12),
      monthly: mode === 'monthly' ? monthlySurplus : 0,
      lump: mode === 'once' ? lumpSum : 0,
      taxOnGain: periodicRate(values.taxOnGain, 1),
    });
    if (!found.ok) return fail(found.field, found.why);
    const { breakEvenReturn, byMonth } = found;
    // equal results can differ by rounding errors
    const advantage = Math.abs(found.advantage) <= HALF_PAISA ? 0 : found.advantage;
    // an advantage that is shown as 0 counts as none
    const shown = roundHalfUp(advantage);
    const isTie = isNegligible(shown, Math.max(found.investValue, found.prepayValue));
    return {
      advantage,
      better: isTie ? 'equal' : shown > 0 ? 'invest' : 'prepay',
      interestSaved: found.interestSaved,
      monthsSaved: found.monthsSaved,
      investValue: found.investValue,
      prepayValue: found.prepayValue,
      breakEvenReturn: breakEvenReturn ?? 0,
      emi: found.emi,
      byYear: () =>
        byMonth
          .filter(({ month }) => month % 12 === 0 || month === monthsLeft)
          .map(({ month, ...row }) => ({ year: month / 12, ...row })),
      notes: [
        aboveIllustration(values.returnRate),
        breakEvenReturn === null && 'noBreakEven',
        breakEvenReturn === 0 && 'noReturnNeeded',
        breakEvenReturn !== null && breakEvenReturn > 0 && Math.abs(returnRate - breakEvenReturn) < 1 && 'close',
        mode === 'once' && lumpSum >= outstanding && 'wholeLoan',
      ],
    };
  },
});
