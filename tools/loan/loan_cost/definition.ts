import { defineTool, fail, formatNumber, formatRupees, textWith } from '#engine';
import { growth, monthsIn } from '#maths/growth.ts';
import { costOfLoan, type LoanOffer, offerMonths } from '#maths/loan-cost.ts';
import { factNow } from '#rules';
import { offer } from '../inputs.ts';
import content from './content.ts';
import { working } from './working.ts';

/** How far the lender’s APR may be from this one before a note says so, in percentage points. */
const NEAR = 0.1;

const advance = { advanceEmis: { above: 0 } } as const;
const stated = { statedApr: { above: 0 } } as const;

/** How amounts of several kinds are written in one column of the key facts. */
const texts = { percent: '{rate}%' };
const percent = (rate: number): string => textWith(texts.percent, { rate: formatNumber(rate) });

export default defineTool({
  inputs: {
    loanAmount: {
      ...offer.loanAmount,
      asked: { words: 'loan, loan of, principal, लोन' },
      help: 'The sanctioned amount, before any deduction.',
    },
    rate: { kind: 'percent', label: 'Interest rate (p.a.)', default: 12, usual: [0, 36], step: 0.1 },
    feePercent: {
      ...offer.feePercent,
      asked: { words: 'fee, fees, processing fees, processing', left: 'needed' },
      default: 2,
    },
    rateKind: {
      kind: 'choice',
      label: 'Interest type',
      help: 'Flat rate: you pay interest on the whole loan until the end.',
      options: [
        { value: 'reducing', label: 'Reducing balance' },
        { value: 'flat', label: 'Flat rate' },
      ],
      default: 'reducing',
    },
    tenure: { kind: 'years', label: 'Loan tenure', default: 5, usual: [1, 30], step: 1, months: true },
    feeGst: {
      kind: 'toggle',
      label: 'Add GST to the fee',
      help: '{gst.loanFee} of the fee. Turn off if GST is already included.',
      default: true,
    },
    otherCharges: {
      kind: 'rows',
      label: 'Other charges',
      help: 'Insurance, valuation, legal or documentation charges, each with its GST.',
      item: 'Charge {number}',
      columns: {
        name: { kind: 'text', label: 'Name', default: '' },
        amount: { kind: 'currency', label: 'Amount', default: 0 },
        to: {
          kind: 'choice',
          label: 'Paid to',
          options: [
            { value: 'lender', label: 'The lender' },
            { value: 'other', label: 'Others' },
          ],
          default: 'lender',
        },
        paid: {
          kind: 'choice',
          label: 'How you pay it',
          options: [
            { value: 'deducted', label: 'Deducted from the loan' },
            { value: 'apart', label: 'Paid separately' },
          ],
          default: 'deducted',
        },
      },
      min: 0,
      max: 12,
      default: [],
    },
    advanceEmis: {
      kind: 'number',
      label: 'EMIs paid in advance',
      help: 'You pay them on day one. They settle the last EMIs.',
      default: 0,
      usual: [0, 6],
      step: 1,
      whole: true,
      more: true,
    },
    statedApr: {
      kind: 'percent',
      label: 'APR in your Key Facts Statement',
      help: 'To compare with the APR we find. 0 if you have none.',
      default: 0,
      usual: [0, 60],
      step: 0.01,
      more: true,
      solve: false,
    },
  },
  outputs: {
    apr: {
      kind: 'percent',
      label: 'APR, with all charges',
      short: 'APR',
      asked: 'apr, real apr, real rate, actual rate, asli byaj, asli rate',
      better: 'lower',
    },
    effectiveRate: {
      kind: 'percent',
      label: 'Effective cost per year, compounded',
      short: 'Effective cost',
      better: 'lower',
      emphasis: 'quiet',
    },
    emi: { kind: 'currency', label: 'Monthly EMI', better: 'lower' },
    netReceived: { kind: 'currency', label: 'You receive at the start', better: 'higher' },
    totalPaid: { kind: 'currency', label: 'All EMIs together', better: 'lower', emphasis: 'quiet' },
    interest: { kind: 'currency', label: 'Total interest', better: 'lower', emphasis: 'quiet' },
    charges: { kind: 'currency', label: 'All charges, with GST', better: 'lower' },
    costPer100: {
      kind: 'currency',
      label: 'Interest and charges for each ₹100 borrowed',
      short: 'Cost of each ₹100',
      decimals: 2,
      better: 'lower',
      emphasis: 'quiet',
    },
    reducingRate: {
      kind: 'percent',
      label: 'Flat rate as a reducing balance rate',
      better: 'lower',
      showWhen: { rateKind: 'flat' },
    },
    statedGap: {
      kind: 'percent',
      label: 'Our APR minus your statement’s APR',
      signed: true,
      showWhen: stated,
    },
  },
  tables: {
    keyFacts: {
      title: 'Key facts, as the lender must state them',
      sheet: 'Key facts',
      tab: 'Key facts',
      open: true,
      columns: {
        line: {
          kind: 'text',
          label: 'Fact',
          values: {
            amount: 'Loan amount',
            months: 'Loan term in months',
            emi: 'Monthly EMI',
            rate: 'Interest rate (p.a.)',
            interest: 'Total interest',
            charges: 'All charges',
            toLender: 'Lender’s part, with the fee',
            toOthers: 'Others’ part',
            net: 'Loan amount less charges',
            total: 'Loan amount with interest',
            apr: 'Annual percentage rate (APR)',
          },
        },
        value: { kind: 'text', label: 'Figure' },
      },
    },
    schedule: {
      first: ['month', 'interest', 'principal', 'closing'],
      title: 'Repayment schedule by month',
      sheet: 'Schedule (monthly)',
      tab: 'Monthly',
      columns: {
        year: { kind: 'number', label: 'Year' },
        month: { kind: 'number', label: 'Month' },
        opening: { kind: 'currency', label: 'Opening balance' },
        emi: { kind: 'currency', label: 'EMI' },
        interest: { kind: 'currency', label: 'Interest', role: 'interest' },
        principal: { kind: 'currency', label: 'Principal', role: 'principal' },
        fromAdvance: { kind: 'currency', label: 'Paid in advance', showWhen: advance },
        closing: { kind: 'currency', label: 'Closing balance', role: 'principal' },
      },
      sections: { by: 'year', caption: 'Year {value}' },
    },
  },
  charts: [
    {
      kind: 'donut',
      title: 'What you pay for the loan',
      slices: [
        { label: 'Loan amount', value: 'loanAmount', role: 'principal' },
        { label: 'Total interest', value: 'interest', role: 'interest' },
        { label: 'All charges, with GST', value: 'charges' },
      ],
    },
    {
      kind: 'area',
      title: 'What you owe by month',
      table: 'schedule',
      x: 'month',
      series: ['closing'],
      start: { month: 0, closing: 'loanAmount' },
      marks: [{ once: 'principal', above: 'interest', label: 'More principal than interest after {x}' }],
    },
  ],
  notes: {
    noAmount: { text: 'Enter a loan amount above 0 to see a result.', kind: 'careful' },
    statedLess: {
      text: 'Your statement’s APR of {statedApr} is lower than our {apr}. Ask the lender which charges, GST or advance EMIs it left out. Also check that you did not enter anything twice.',
      kind: 'careful',
    },
    statedMore: {
      text: 'Your statement’s APR of {statedApr} is higher than our {apr}. Check if you missed a charge in the statement. The statement also includes stages of payout and days before the first EMI, which this page leaves out.',
      kind: 'careful',
    },
    statedNear: {
      text: 'Your statement’s APR matches ours, within 0.1 percentage points.',
      kind: 'good',
    },
    flatCost: {
      text: 'A flat {rate} is {reducingRate} on a reducing balance: you pay interest on money you have already repaid.',
      kind: 'careful',
    },
  },
  story: [
    {
      text: 'A flat rate of {rate} is really {apr} a year, with all charges.',
      showWhen: { rateKind: 'flat', interest: { above: 0 } },
    },
    {
      text: 'This loan costs {apr} a year with all charges. Its rate alone is {rate}.',
      showWhen: { charges: { above: 0 } },
    },
    { text: 'Enter a loan amount to see what the loan costs.', showWhen: { loanAmount: 0 } },
    {
      text: 'EMIs paid in advance bring the cost of this loan to {apr} a year. Its rate alone is {rate}.',
      showWhen: { advanceEmis: { above: 0 } },
    },
    { text: 'Without charges, the loan costs exactly its rate, {apr} a year.' },
  ],
  levers: [
    {
      text: 'If the lender waives its fee, you pay {by.charges} less and the loan costs {apr} a year.',
      set: { feePercent: '0' },
      moves: { apr: 'down', charges: 'down' },
      showWhen: { feePercent: { above: 0 } },
    },
  ],
  basis: [
    'The APR is twelve times the monthly rate at which all EMIs together are worth the loan minus all charges, as in Annex B of the Reserve Bank’s Key Facts Statement ({loan.keyFacts|source}; last confirmed {loan.keyFacts|confirmed}). We do not round anything before that.',
    'The APR includes every charge, whether the lender deducts it or you pay it separately, and whoever receives it.',
    {
      text: 'The fee includes {gst.loanFee} GST ({gst.loanFee|source}).',
      showWhen: { feeGst: true, feePercent: { above: 0 } },
    },
    {
      text: 'Interest on a reducing balance: a twelfth of the yearly rate at the end of each month.',
      showWhen: { rateKind: 'reducing' },
    },
    {
      text: 'Flat rate: you pay interest on the whole loan for the whole tenure, spread evenly over the EMIs.',
      showWhen: { rateKind: 'flat' },
    },
    {
      text: 'EMIs you pay in advance settle the last ones. The other EMIs are due at the end of each month until then.',
      showWhen: advance,
    },
  ],
  examples: [
    {
      title: 'The Reserve Bank’s example: ₹20,000 for 24 months',
      inputs: {
        ...{ loanAmount: 20_000, rate: 15, tenure: 2, feePercent: 0 },
        otherCharges: [
          { name: 'Processing fee', amount: 240, to: 'lender', paid: 'deducted' },
          { name: 'Insurance', amount: 160, to: 'other', paid: 'deducted' },
        ],
      },
      outputs: { apr: 17.07, netReceived: 19_600, totalPaid: 23_274, emi: 970, interest: 3274 },
      source: 'the Reserve Bank of India, Key Facts Statement, Annex B',
    },
    {
      title: 'A personal loan of ₹5 lakh at 12% with a fee of 2%',
      inputs: {},
      outputs: { apr: 13.06, effectiveRate: 13.87, emi: 11_122, netReceived: 488_200, charges: 11_800 },
      source: 'a second, exact calculation',
    },
    {
      title: 'A car at a flat 9%: really 15.19%',
      inputs: { loanAmount: 800_000, rate: 9, rateKind: 'flat', tenure: 7, feePercent: 0 },
      outputs: { apr: 15.19, interest: 504_000, emi: 15_524, reducingRate: 15.19 },
      source: 'a second, exact calculation',
    },
  ],
  content,
  headline: ['apr'],
  asks: [
    { text: 'Which interest rate leads to an APR of {target}?', input: 'rate', output: 'apr', target: 12 },
    { text: 'How high can the fee be for an APR of {target}?', input: 'feePercent', output: 'apr', target: 13 },
    { text: 'How much can I borrow for an EMI of {target}?', input: 'loanAmount', output: 'emi' },
  ],
  working,
  noWorking:
    'There is no formula for the APR. We try rates until all EMIs are worth what you receive after the charges.',
  next: [
    {
      tool: 'flat_rate',
      text: 'Without charges, a flat {rate} is {there} on a reducing balance',
      there: { output: 'reducingRate', without: 'What is a flat {rate} on a reducing balance, without charges?' },
      with: {
        ...{ loanAmount: '{loanAmount}', rate: '{rate}', rateKind: '{rateKind}', tenure: '{tenure}' },
        ...{ feePercent: '{feePercent}', feeGst: '{feeGst}' },
      },
      showWhen: { rateKind: 'flat', loanAmount: { above: 0 } },
    },
  ],
  related: ['flat_rate', 'loan_comparison', 'personal_loan', 'car_loan', 'balance_transfer', 'emi_calculator'],
  refusals: {
    tooShort: 'The loan tenure must be at least one month.',
    allInAdvance: {
      text: 'You must pay fewer EMIs in advance than the loan has: {months}.',
      figures: { months: { kind: 'number', decimals: 0 } },
    },
    wholeFee: 'The fee with its GST must be less than the loan.',
    wholeLoan: {
      text: 'All charges add up to {charges}, which is the whole loan or more.',
      figures: { charges: { kind: 'currency' } },
    },
    nothingLeft: 'Charges and advance EMIs take up the whole loan, so you borrow nothing.',
    hardlyAnything: 'The charges leave so little of the loan that we cannot show a yearly rate.',
  },
  rises: {
    apr: ['rate', 'feePercent', 'advanceEmis'],
    effectiveRate: ['feePercent'],
    emi: ['loanAmount', 'rate'],
    interest: ['tenure'],
    charges: ['feePercent'],
    costPer100: ['rate', 'feePercent'],
  },
  falls: {
    emi: ['tenure'],
    netReceived: ['feePercent', 'advanceEmis'],
  },
  sums: [{ total: 'totalPaid', parts: ['loanAmount', 'interest'] }],
  compute: ({ loanAmount, rate, rateKind, tenure, feePercent, feeGst, otherCharges, advanceEmis, statedApr }) => {
    if (loanAmount === 0)
      return {
        ...{ apr: 0, effectiveRate: 0, emi: 0, netReceived: 0, totalPaid: 0, interest: 0, charges: 0 },
        ...{ costPer100: 0, reducingRate: 0, statedGap: 0, keyFacts: () => [], schedule: () => [] },
        notes: ['noAmount'],
      };
    const months = monthsIn(tenure);
    if (months === 0) return fail('tenure', 'tooShort');
    if (advanceEmis >= months) return fail('advanceEmis', 'allInAdvance', { months });
    const gst = feeGst ? factNow('gst.loanFee') / 100 : 0;
    const fee = ((loanAmount * feePercent) / 100) * (1 + gst);
    if (fee >= loanAmount) return fail('feePercent', 'wholeFee');
    const sumOf = (rows: typeof otherCharges) => rows.reduce((total, { amount }) => total + amount, 0);
    const charges = fee + sumOf(otherCharges);
    if (charges >= loanAmount) return fail('otherCharges', 'wholeLoan', { charges });
    const offer: LoanOffer = { amount: loanAmount, rate, rateKind, months, charges, advance: advanceEmis };
    const cost = costOfLoan(offer);
    if (cost.received <= 0) return fail('advanceEmis', 'nothingLeft');

    const { emi } = cost;
    const totalPaid = emi * months;
    const interest = totalPaid - loanAmount;
    const deducted = sumOf(otherCharges.filter(({ paid }) => paid === 'deducted'));
    const toOthers = sumOf(otherCharges.filter(({ to }) => to === 'other'));
    const apr = 1200 * cost.apr;
    const effectiveRate = growth(cost.apr, 12) * 100;
    if (effectiveRate > Number.MAX_SAFE_INTEGER) return fail('otherCharges', 'hardlyAnything');
    const gap = statedApr > 0 ? apr - statedApr : 0;
    return {
      apr,
      effectiveRate,
      emi,
      netReceived: loanAmount - fee - deducted - advanceEmis * emi,
      totalPaid,
      interest,
      charges,
      costPer100: (100 * (interest + charges)) / loanAmount,
      reducingRate: rateKind === 'flat' ? 1200 * cost.reducingRate : rate,
      statedGap: gap,
      keyFacts: () => [
        { line: 'amount', value: formatRupees(loanAmount) },
        { line: 'months', value: formatNumber(months) },
        { line: 'emi', value: formatRupees(emi) },
        { line: 'rate', value: percent(rate) },
        { line: 'interest', value: formatRupees(interest) },
        { line: 'charges', value: formatRupees(charges) },
        { line: 'toLender', value: formatRupees(charges - toOthers) },
        { line: 'toOthers', value: formatRupees(toOthers) },
        { line: 'net', value: formatRupees(loanAmount - charges) },
        { line: 'total', value: formatRupees(totalPaid) },
        { line: 'apr', value: percent(apr) },
      ],
      schedule: () =>
        offerMonths(offer, cost).map(({ month, opening, ...rest }) => ({
          year: Math.ceil(month / 12),
          month,
          opening,
          emi,
          ...rest,
        })),
      notes: [
        gap > NEAR && 'statedLess',
        gap < -NEAR && 'statedMore',
        statedApr > 0 && Math.abs(gap) <= NEAR && 'statedNear',
        rateKind === 'flat' && rate > 0 && 'flatCost',
      ],
    };
  },
});
