import { defineTool, fail } from '#engine';
import { adder, cutToMultiple } from '#maths/basics.ts';
import { effectiveYield, growth, growthFactor, periodicRate } from '#maths/growth.ts';
import { type PayoutDeposit, payoutAmount, payoutCount, payoutYears } from '#maths/payout.ts';
import { savingsYears } from '#maths/savings.ts';
import { purposes } from '../../asked.ts';
import { deposit, depositDonut, taxed, tdsNote, tdsOf, tdsOfYear, tdsOutput } from '../bank-deposit.ts';
import content from './content.ts';
import { working } from './working.ts';

const cumulative = { payout: 'maturity' } as const;
const paidOut = { payout: ['quarterly', 'monthly'] } as const;

const atMaturity = "{payout} = 'maturity'";
/** Months for which interest is paid out at once. */
const monthsEach = "if({payout} = 'quarterly', 3, 1)";

export default defineTool({
  inputs: {
    amount: {
      kind: 'currency',
      label: 'Deposit amount',
      asked: { words: 'deposit, jama, fd, एफडी, fd of, invest, principal, जमा, निवेश, amount' },
      default: 100_000,
      usual: [10_000, 10_000_000],
      step: 10_000,
      chips: [100_000, 500_000, 1_000_000, 2_500_000],
    },
    rate: { ...deposit.rate, default: 7 },
    years: {
      kind: 'years',
      label: 'Time period',
      default: 5,
      usual: [1, 20],
      step: 1,
      months: true,
      days: true,
      asked: { words: 'tenure, period, time, duration, अवधि', months: true },
    },
    frequency: {
      kind: 'choice',
      label: 'Compounding',
      asked: { left: 'named' },
      help: 'How often interest is added. Most Indian banks do it every quarter.',
      options: [
        {
          value: 1,
          label: 'Annually',
          asked: 'compounded yearly, compounded annually, yearly compounding, annual compounding',
        },
        {
          value: 2,
          label: 'Half-Yearly',
          asked: 'compounded half yearly, half yearly compounding, half yearly, अर्धवार्षिक, छमाही, chhamahi',
        },
        {
          value: 4,
          label: 'Quarterly',
          asked: 'compounded quarterly, quarterly compounding, quarterly compounded',
        },
        { value: 12, label: 'Monthly', asked: 'compounded monthly, monthly compounding' },
      ],
      default: 4,
      showWhen: cumulative,
      more: true,
    },
    payout: {
      kind: 'choice',
      label: 'Interest payout',
      asked: { left: 'quiet' },
      options: [
        { value: 'maturity', label: 'At maturity' },
        {
          value: 'quarterly',
          label: 'Quarterly',
          asked:
            'quarterly, quarterly interest, quarterly payout, interest every quarter, har quarter, quarterly byaj, तिमाही ब्याज',
        },
        {
          value: 'monthly',
          label: 'Monthly',
          asked:
            'every month, har mahine, each month, हर महीने, monthly interest, monthly payout, monthly interest payout, monthly income, mahine ka byaj, monthly byaj',
        },
      ],
      default: 'maturity',
    },
    ...deposit.taxInputs,
  },
  outputs: {
    maturityValue: {
      kind: 'currency',
      label: 'Maturity value',
      turns: [{ input: 'amount' }, { input: 'years' }, { input: 'rate' }],
      labels: [{ text: 'You get back at the end', showWhen: paidOut }],
      better: 'higher',
      asked: 'maturity, maturity amount, kitna milega, kitne milenge, total amount, final amount, मैच्योरिटी, परिपक्वता',
    },
    investedAmount: { kind: 'currency', label: 'Amount deposited', putIn: true },
    totalInterest: {
      kind: 'currency',
      label: 'Total interest',
      asked:
        'interest kitna, kitna byaj, interest earned, total interest, interest, kitna interest, कितना ब्याज, byaj kitna',
      better: 'higher',
    },
    payoutAmount: {
      kind: 'currency',
      label: 'Interest per payout',
      short: 'Each payout',
      labels: [
        { text: 'Quarterly interest', showWhen: { payout: 'quarterly' } },
        { text: 'Monthly interest', showWhen: { payout: 'monthly' } },
      ],
      better: 'higher',
      showWhen: paidOut,
    },
    effectiveYield: { kind: 'percent', label: 'Effective yield (p.a.)', better: 'higher', showWhen: cumulative },
    afterTaxInterest: {
      ...deposit.afterTaxInterest,
      asked:
        'after tax, post tax, tax ke baad byaj, tax ke baad byaj kitna, tax ke baad kitna byaj, tax ke baad kitna, interest after, interest after tax, tax katne ke baad, tax katne ke baad byaj, tax ke baad, टैक्स के बाद, टैक्स कटने के बाद',
    },
    tds: tdsOutput,
  },
  tables: {
    byYear: {
      first: ['year', 'opening', 'interest', 'closing'],
      title: 'Deposit year by year',
      tab: 'Yearly',
      columns: {
        year: {
          kind: 'years',
          label: 'Year',
          formula: `min({row}, if(${atMaturity}, {years}, floor({years} × 12) ÷ 12))`,
        },
        opening: {
          kind: 'currency',
          label: 'Opening balance',
          formula: 'if({row} = 1, 0, {above.closing})',
        },
        deposit: {
          kind: 'currency',
          label: 'Deposit',
          role: 'principal',
          formula: 'if({row} = 1, {amount}, 0)',
          total: true,
        },
        interest: {
          kind: 'currency',
          label: 'Interest',
          role: 'growth',
          formula: `if(${atMaturity}, {row.closing} − {row.opening} − {row.deposit}, {payoutAmount} × (floor(round({row.year} × 12) ÷ ${monthsEach}) − 12 × ({row} − 1) ÷ ${monthsEach}))`,
          total: true,
        },
        paidOut: {
          kind: 'currency',
          label: 'Interest paid out',
          showWhen: paidOut,
          formula: `if(${atMaturity}, 0, {row.interest})`,
          total: true,
        },
        closing: {
          kind: 'currency',
          label: 'Closing balance',
          role: 'growth',
          formula: `if(${atMaturity}, {amount} × (1 + {periodRate})^({frequency} × {row.year}), {amount})`,
        },
        ...deposit.taxColumns,
        withoutPayout: {
          kind: 'currency',
          label: 'If you left the interest in',
          role: 'neutral',
          showWhen: paidOut,
          formula: `if(${atMaturity}, {row.closing}, {amount} × (1 + {rate} ÷ 400)^(4 × {row.year}))`,
        },
        withPayouts: {
          kind: 'currency',
          label: 'Deposit and interest so far',
          role: 'growth',
          showWhen: paidOut,
          formula: `if(${atMaturity}, {row.closing}, if({row} = 1, {amount}, {above.withPayouts}) + {row.interest})`,
        },
      },
      rowsWhile: `{row} − 1 < if(${atMaturity}, {years}, floor({years} × 12) ÷ 12)`,
    },
  },
  charts: [
    depositDonut,
    {
      kind: 'area',
      title: 'Growth over time',
      table: 'byYear',
      x: 'year',
      series: ['closing'],
      start: { year: 0, closing: 'amount' },
      showWhen: cumulative,
      marks: [{ y: 'amount', label: 'Your deposit' }],
    },
    {
      kind: 'line',
      title: 'Interest paid out, or left in',
      table: 'byYear',
      x: 'year',
      series: ['withPayouts', 'withoutPayout'],
      start: { year: 0, withPayouts: 'amount', withoutPayout: 'amount' },
      showWhen: paidOut,
      marks: [{ y: 'amount', label: 'Your deposit' }],
    },
    deposit.taxChart,
  ],
  refusals: {
    tooLarge: 'At this rate the amount grows too large over so many years. Try a lower rate or fewer years.',
  },
  notes: {
    ...deposit.taxNotes,
    restOfPeriod:
      'Your time period ends partway through an interest period. The bank pays something for those days too; this figure leaves it out.',
  },
  story: [
    {
      text: '{amount} becomes {maturityValue} in {years}. {totalInterest} of it is interest, and you keep {afterTaxInterest} of that after tax.',
      showWhen: { ...taxed, payout: 'maturity', totalInterest: { above: 0 }, afterTaxInterest: { above: 0 } },
    },
    {
      text: '{amount} earns you {payoutAmount} a month for {years}. Then you get it back. After tax, you keep {afterTaxInterest} of the interest.',
      showWhen: { ...taxed, payout: 'monthly', totalInterest: { above: 0 }, afterTaxInterest: { above: 0 } },
    },
    {
      text: '{amount} earns you {payoutAmount} a quarter for {years}. Then you get it back. After tax, you keep {afterTaxInterest} of the interest.',
      showWhen: { ...taxed, payout: 'quarterly', totalInterest: { above: 0 }, afterTaxInterest: { above: 0 } },
    },
    {
      text: '{amount} becomes {maturityValue} in {years}. {totalInterest} of it is interest.',
      showWhen: { payout: 'maturity', totalInterest: { above: 0 } },
    },
    {
      text: '{amount} earns you {payoutAmount} a month for {years}. Then you get it back.',
      showWhen: { payout: 'monthly', totalInterest: { above: 0 } },
    },
    {
      text: '{amount} earns you {payoutAmount} a quarter for {years}. Then you get it back.',
      showWhen: { totalInterest: { above: 0 } },
    },
    {
      text: 'Enter an amount and a time period to see what it earns.',
      showWhen: [{ maturityValue: { below: 1 } }, { years: 0 }],
    },
    { text: 'You just get your deposit back.' },
  ],
  levers: [
    {
      text: 'Leave it one more year and it earns {by.totalInterest} more.',
      set: { years: '{years} + 1' },
      moves: { totalInterest: 'up' },
    },
  ],
  basis: [
    {
      text: 'Cumulative deposit: interest is added at the end of every period and comes to you at maturity.',
      showWhen: cumulative,
    },
    {
      text: 'You get interest for every full quarter: a quarter of the yearly rate on the deposit.',
      showWhen: { payout: 'quarterly' },
    },
    {
      text: 'You get interest for every full month. As at banks, the monthly rate is the one that compounds to a quarter of the yearly rate in three months.',
      showWhen: { payout: 'monthly' },
    },
    {
      text: 'A year has 365 days: 444 days are 444 ÷ 365 years, and interest compounds to the last day. Some banks pay simple interest for the days after the last full quarter. That makes a few rupees more per lakh.',
      showWhen: cumulative,
    },
    'The rate stays fixed for the whole period.',
    ...deposit.taxBasis,
    'Insurance covers deposits at one bank up to {deposit.insurance|words}, including interest ({deposit.insurance|source}).',
  ],
  examples: [
    {
      title: '₹1 lakh for 5 years at 7%',
      inputs: { amount: 100_000, rate: 7, years: 5, frequency: 4 },
      outputs: { maturityValue: 141_478, investedAmount: 100_000, totalInterest: 41_478, effectiveYield: 7.19 },
    },
    {
      title: 'The same deposit with monthly payouts',
      inputs: { payout: 'monthly' },
      outputs: { maturityValue: 100_000, totalInterest: 34_798, payoutAmount: 580 },
      source: 'a second, exact calculation',
    },
    {
      title: 'The same deposit after tax at 31.2%',
      inputs: { taxRate: 31.2 },
      outputs: { totalInterest: 41_478, afterTaxInterest: 28_537 },
      source: 'a second, exact calculation',
    },
  ],
  content,
  ask: {
    idle: purposes.concat(', slab, tax slab, स्लैब'),
    answers: [
      { to: 'totalInterest', output: 'payoutAmount', given: { payout: 'monthly' } },
      { to: 'totalInterest', output: 'payoutAmount', given: { payout: 'quarterly' } },
      { output: 'maturityValue' },
    ],
  },
  asks: [
    {
      text: 'How much must I deposit to get {target} each time?',
      input: 'amount',
      output: 'payoutAmount',
    },
    {
      text: 'How much must I deposit to get {target} at the end?',
      input: 'amount',
      output: 'maturityValue',
    },
    { text: 'How long until it becomes {target}?', input: 'years', output: 'maturityValue' },
  ],
  working,
  headline: ['payoutAmount', 'maturityValue'],
  figure: 'totalInterest',
  related: ['rd', 'scss', 'nsc', 'compound_interest', 'tax_calculator'],
  rises: {
    maturityValue: ['amount', 'rate', 'years'],
    totalInterest: ['amount', 'rate', 'years'],
    payoutAmount: ['amount', 'rate'],
    effectiveYield: ['rate'],
  },
  falls: { afterTaxInterest: ['taxRate'] },
  compute: ({ amount, rate, years, frequency, payout, taxRate, senior }) => {
    const yearly = periodicRate(rate, 1);
    const periodic = periodicRate(rate, frequency);
    const kept = 1 - periodicRate(taxRate, 1);
    const grown = (time: number) => amount * growthFactor(periodic, frequency * time);
    const inFull = effectiveYield(yearly, frequency) * 100;

    if (payout === 'maturity') {
      const totalInterest = amount * growth(periodic, frequency * years);
      const rows = () => savingsYears(years, () => amount, grown);
      const tds = tdsOf(rows(), senior);
      return {
        maturityValue: grown(years),
        investedAmount: amount,
        totalInterest,
        payoutAmount: 0,
        effectiveYield: inFull,
        afterTaxInterest: totalInterest * kept,
        tds,
        byYear: () =>
          rows().map((row) => ({
            ...row,
            paidOut: 0,
            afterTax: row.interest * kept,
            tds: tdsOfYear(row.interest, senior),
            withoutPayout: row.closing,
            withPayouts: row.closing,
          })),
        notes: [tdsNote(tds, senior)],
      };
    }
    // the table compares with a deposit whose interest stays in
    if (grown(years) > Number.MAX_SAFE_INTEGER) return fail('rate', 'tooLarge');
    const deposit: PayoutDeposit = { amount, rate: yearly, every: payout };
    // a month or a quarter that the deposit does not reach pays nothing
    const months = cutToMultiple(years * 12, 1);
    const eachTime = payoutAmount(deposit);
    const totalInterest = eachTime * payoutCount(payout, months);
    const tds = tdsOf(payoutYears(deposit, months), senior);
    const endsWithPeriod = Math.abs(years * 12 - months) < 1e-6 && (payout === 'monthly' || months % 3 === 0);
    return {
      maturityValue: amount,
      investedAmount: amount,
      totalInterest,
      payoutAmount: eachTime,
      effectiveYield: inFull,
      afterTaxInterest: totalInterest * kept,
      tds,
      byYear: () => {
        const earn = adder();
        return payoutYears(deposit, months).map(({ year, interest }, index) => {
          return {
            year,
            opening: index === 0 ? 0 : amount,
            deposit: index === 0 ? amount : 0,
            interest,
            paidOut: interest,
            closing: amount,
            afterTax: interest * kept,
            tds: tdsOfYear(interest, senior),
            withoutPayout: grown(year),
            withPayouts: amount + earn(interest),
          };
        });
      },
      notes: [!endsWithPeriod && 'restOfPeriod', tdsNote(tds, senior)],
    };
  },
});
