import { defineTool, fail } from '#engine';
import { HALF_PAISA } from '#maths/basics.ts';
import { growth, periodicRate } from '#maths/growth.ts';
import { shopInstalments } from '#maths/shop-instalments.ts';
import { factNow } from '#rules';
import content from './content.ts';

const equal = { discountKind: 'interest' } as const;
const typed = { discountKind: 'typed' } as const;

/** As a sum, because the closed form loses digits at tiny rates. */
const worth = 'sum(k, 1, {months}, (1 + {monthlyRate}) ^ (−k))';

export default defineTool({
  inputs: {
    price: {
      kind: 'currency',
      label: 'Price',
      asked: { words: 'price, mobile, phone, iphone, laptop, tv, fridge, kimat, keemat, कीमत, मोबाइल, फोन' },
      default: 60_000,
      usual: [1000, 500_000],
      step: 500,
      chips: [15_000, 30_000, 60_000, 100_000],
      allowed: [{ above: 0 }],
      negative: 'noPrice',
    },
    months: {
      kind: 'number',
      label: 'Number of EMIs',
      asked: { words: 'emis, instalments, installments, kist, kiste, tenure, किस्त' },
      default: 9,
      usual: [3, 36],
      step: 1,
      allowed: [0, 600],
      whole: true,
      months: true,
      chips: [3, 6, 9, 12],
    },
    rate: {
      kind: 'percent',
      label: 'Interest rate (p.a.)',
      help: 'In the bank’s EMI plan, even if the shop says 0%.',
      asked: { words: 'interest, rate, byaj, ब्याज, interest rate' },
      default: 15,
      usual: [0, 30],
      step: 0.25,
    },
    fee: {
      kind: 'currency',
      label: 'Processing fee, before GST',
      asked: { words: 'fee, processing fee, fees', left: 'named' },
      default: 199,
      usual: [0, 2000],
      step: 1,
      chips: [0, 99, 199, 299],
    },
    cashDiscount: {
      kind: 'currency',
      label: 'Discount if you pay at once',
      help: 'A card, UPI or cash offer that you lose on EMI.',
      asked: { words: 'cash discount, instant discount, discount' },
      default: 0,
    },
    discountKind: {
      kind: 'choice',
      label: 'Shop’s discount on the EMI',
      options: [
        { value: 'interest', label: 'Equal to the interest' },
        { value: 'typed', label: 'Another amount' },
      ],
      default: 'interest',
      more: true,
    },
    discount: {
      kind: 'currency',
      label: 'Shop’s discount',
      asked: { words: 'shop discount' },
      default: 0,
      showWhen: typed,
      more: true,
    },
    gstOnInterest: {
      kind: 'toggle',
      label: 'GST on the interest',
      help: 'On for credit cards. Off for bank loans and debit card EMIs.',
      default: true,
      more: true,
    },
  },
  outputs: {
    yearlyCost: {
      kind: 'percent',
      label: 'Real cost per year',
      asked: 'real cost, real rate, asli byaj',
      better: 'lower',
    },
    extraPaid: {
      kind: 'currency',
      label: 'Extra cost',
      asked: 'asli kharcha, असली खर्च, extra, kitna extra, cost kitna',
      signed: true,
      better: 'lower',
    },
    emi: {
      kind: 'currency',
      label: 'EMI',
      asked: 'monthly payment, kitni emi, emi kitni, kist kitni, kitni kist, किस्त कितनी, कितनी किस्त',
    },
    firstPayment: { kind: 'currency', label: 'First payment, with GST and fee', short: 'First payment' },
    gst: { kind: 'currency', label: 'GST on the interest', better: 'lower' },
    feeWithGst: { kind: 'currency', label: 'Fee, with GST', better: 'lower' },
    discountGiven: { kind: 'currency', label: 'Shop’s discount' },
    uncovered: {
      kind: 'currency',
      label: 'Interest the shop does not cover',
      labels: [{ text: 'Discount beyond the interest', showWhen: { uncovered: { below: 0 } }, unsigned: true }],
      short: 'Interest not covered',
      showWhen: typed,
    },
    interest: { kind: 'currency', label: 'Interest to the bank', emphasis: 'quiet' },
    loan: { kind: 'currency', label: 'What the bank lends', emphasis: 'quiet' },
    effectiveCost: { kind: 'percent', label: 'Real cost per year, compounded', emphasis: 'quiet' },
    totalPaid: { kind: 'currency', label: 'Total you pay, with GST and fee', emphasis: 'quiet' },
  },
  tables: {
    lost: {
      title: 'Where the extra money goes',
      columns: {
        part: {
          kind: 'text',
          label: 'Part',
          values: {
            gst: 'GST',
            fee: 'Fee, with GST',
            cash: 'Discount given up',
            uncovered: 'Interest not covered',
          },
        },
        amount: {
          kind: 'currency',
          label: 'Amount',
          role: 'interest',
          formula:
            'if({row} = 1, {gst}, if({row} = 2, {feeWithGst}, if({row} = 3, {cashDiscount}, {interest} − {discountGiven})))',
        },
      },
      rowsWhile: '{row} ≤ 4',
      formulasWhen: { price: { above: 0 } },
      open: true,
    },
    byMonth: {
      first: ['month', 'interest', 'payment', 'closing'],
      title: 'What you pay each month',
      tab: 'Monthly',
      columns: {
        month: { kind: 'number', label: 'Month', formula: '{row}' },
        opening: { kind: 'currency', label: 'Opening balance', formula: 'if({row} = 1, {loan}, {above.closing})' },
        interest: {
          kind: 'currency',
          label: 'Interest',
          role: 'interest',
          formula: '{row.opening} × {monthlyRate}',
          total: true,
        },
        gst: {
          kind: 'currency',
          label: 'GST',
          role: 'tax',
          formula: '{row.interest} × if({gstOnInterest}, {gst.cardInterest}, 0) ÷ 100',
          total: true,
        },
        principal: {
          kind: 'currency',
          label: 'Principal',
          role: 'principal',
          formula: '{emi} − {row.interest}',
          total: true,
        },
        fee: {
          kind: 'currency',
          label: 'Fee',
          formula: 'if({row} = 1, {feeWithGst}, 0)',
          total: true,
        },
        payment: {
          kind: 'currency',
          label: 'To pay',
          formula: '{emi} + {row.gst} + {row.fee}',
          total: true,
        },
        closing: {
          kind: 'currency',
          label: 'Closing balance',
          formula: 'if({row} = {months}, 0, {row.opening} − {row.principal})',
        },
      },
      rowsWhile: '{row} ≤ {months}',
      formulasWhen: { price: { above: 0 } },
    },
  },
  charts: [
    {
      kind: 'donut',
      title: 'Where the extra money goes',
      slices: [
        { label: 'GST on the interest', value: 'gst', role: 'tax' },
        { label: 'Fee, with GST', value: 'feeWithGst' },
        { label: 'Discount given up', value: 'cashDiscount', role: 'principal' },
        { label: 'Interest not covered', value: 'uncovered', role: 'interest' },
      ],
    },
    {
      kind: 'bars',
      title: 'What you pay each month',
      table: 'byMonth',
      x: 'month',
      series: ['principal', 'interest', 'gst', 'fee'],
      stacked: true,
    },
  ],
  notes: {
    noPrice: { text: 'Enter a price above 0 to see a result.', kind: 'careful' },
    free: {
      text: 'You lose nothing: the shop’s discount covers everything the bank charges, or more.',
      kind: 'good',
    },
    rbi: 'The Reserve Bank told banks in 2013 that there is no such thing as 0% EMI.',
  },
  refusals: {
    noMonths: 'Enter at least one EMI.',
    wholeDiscount: 'The discount must be less than the price.',
    wholePrice: 'This leaves almost nothing to pay.',
  },
  story: [
    {
      text: 'This no-cost EMI costs you {extraPaid} extra, as much as a loan at {yearlyCost} a year.',
      showWhen: { extraPaid: { above: 0 } },
    },
    {
      text: 'The EMI is {less} cheaper than paying at once.',
      showWhen: { extraPaid: { below: 0 } },
      figures: { less: { kind: 'currency', of: 'extraPaid', times: -1 } },
    },
    { text: 'This EMI really is free.', showWhen: { price: { above: 0 } } },
    { text: 'Enter a price to see what the EMI costs.' },
  ],
  basis: [
    'You pay one EMI at the end of each month, and the fee with the first.',
    {
      text: 'The shop takes the bank’s interest off the price, so the EMIs add up to the price.',
      showWhen: { discountKind: 'interest' },
    },
    {
      text: 'The bank lends the price less the discount you entered, and charges interest on it.',
      showWhen: typed,
    },
    {
      text: 'GST on the interest: {gst.cardInterest} ({gst.cardInterest|source}; last confirmed {gst.cardInterest|confirmed}).',
      showWhen: { gstOnInterest: true },
    },
    'GST on the fee: {gst.loanFee} ({gst.loanFee|source}; last confirmed {gst.loanFee|confirmed}).',
    'The real cost is twelve times the monthly rate at which all payments are worth the price you would pay at once.',
    'There is no 0% EMI: {loan.zeroRate|source}, since {loan.zeroRate|since}. Last confirmed {loan.zeroRate|confirmed}.',
  ],
  examples: [
    {
      title: 'A phone for ₹60,000 in 9 EMIs',
      inputs: {},
      outputs: {
        ...{ yearlyCost: 3.53, extraPaid: 880, gst: 645, firstPayment: 7028, emi: 6667 },
        ...{ loan: 56_416, discountGiven: 3584, feeWithGst: 235, totalPaid: 60_880 },
      },
      source: 'a second, exact calculation',
    },
    {
      title: '₹62,000 at 16% without a fee',
      inputs: { price: 62_000, rate: 16, fee: 0 },
      outputs: { emi: 6889, gst: 709, extraPaid: 709 },
      source: 'the newspaper Mint',
    },
    {
      title: '₹45,000 in 12 EMIs, instead of ₹2,500 off at once',
      inputs: { price: 45_000, months: 12, cashDiscount: 2500 },
      outputs: { yearlyCost: 14.39, extraPaid: 3356 },
      source: 'a second, exact calculation',
    },
  ],
  content,
  headline: ['yearlyCost', 'extraPaid'],
  // "emi" is part of the tool’s name
  ask: {
    answers: [{ output: 'extraPaid' }],
    idle: 'no cost emi, no cost emis, nocost emi, zero cost emi, 0 cost emi, नो कॉस्ट ईएमआई, no cost',
  },
  asks: [
    {
      text: 'What discount for paying at once makes the EMI cost {target} a year?',
      input: 'cashDiscount',
      output: 'yearlyCost',
      target: 15,
    },
  ],
  working: [
    { id: 'monthlyRate', label: 'Monthly interest rate', formula: '{rate} ÷ 12 ÷ 100' },
    { id: 'emi', label: 'EMI: the price in equal parts', formula: '{price} ÷ {months}', showWhen: equal },
    { id: 'loan', label: 'What the bank lends', formula: `{price} ÷ {months} × ${worth}`, showWhen: equal },
    { id: 'loan', label: 'What the bank lends', formula: '{price} − {discount}', showWhen: typed },
    { id: 'emi', label: 'EMI', formula: `{loan} ÷ ${worth}`, showWhen: typed },
    { id: 'discountGiven', label: 'Shop’s discount', formula: '{price} − {loan}' },
    { id: 'interest', label: 'Interest to the bank', formula: '{emi} × {months} − {loan}' },
    {
      id: 'gst',
      label: 'GST on the interest',
      formula: '{interest} × if({gstOnInterest}, {gst.cardInterest}, 0) ÷ 100',
    },
    { id: 'feeWithGst', label: 'Fee, with GST', formula: '{fee} × (1 + {gst.loanFee} ÷ 100)' },
    { id: 'totalPaid', label: 'Total you pay, with GST and fee', formula: '{emi} × {months} + {gst} + {feeWithGst}' },
    { id: 'extraPaid', label: 'Extra cost', formula: '{totalPaid} − ({price} − {cashDiscount})' },
  ],
  noWorking:
    'There is no formula for the real cost per year. We try rates until all payments are worth the price you would pay at once.',
  related: ['credit_card', 'loan_cost', 'flat_rate', 'personal_loan'],
  rises: {
    yearlyCost: ['fee'],
    extraPaid: ['fee', 'cashDiscount'],
    gst: ['rate'],
    totalPaid: ['price'],
  },
  falls: { extraPaid: ['discount'] },
  compute: ({ price, months, rate, fee, cashDiscount, discountKind, discount, gstOnInterest }) => {
    if (price === 0)
      return {
        ...{ yearlyCost: 0, extraPaid: 0, emi: 0, firstPayment: 0, gst: 0, feeWithGst: 0, discountGiven: 0 },
        ...{ uncovered: 0, interest: 0, loan: 0, effectiveCost: 0, totalPaid: 0 },
        ...{ lost: () => [], byMonth: () => [] },
        notes: ['noPrice'],
      };
    if (months === 0) return fail('months', 'noMonths');
    if (discountKind === 'typed' && discount >= price) return fail('discount', 'wholeDiscount');
    if (cashDiscount >= price) return fail('cashDiscount', 'wholePrice');
    const feeWithGst = fee * (1 + factNow('gst.loanFee') / 100);
    const plan = shopInstalments({
      ...{ price, months, rate: periodicRate(rate, 12), fee: feeWithGst, cashDiscount },
      discount: discountKind === 'interest' ? 'interest' : discount,
      taxRate: gstOnInterest ? factNow('gst.cardInterest') / 100 : 0,
    });
    const effectiveCost = growth(plan.costRate, 12) * 100;
    if (!(effectiveCost <= Number.MAX_SAFE_INTEGER)) return fail('cashDiscount', 'wholePrice');
    const { extraPaid, emi, tax, discountGiven, uncovered, interest, loan, totalPaid, byMonth } = plan;
    return {
      yearlyCost: 1200 * plan.costRate,
      firstPayment: byMonth[0]?.payment ?? 0,
      gst: tax,
      ...{ extraPaid, emi, feeWithGst, discountGiven, uncovered, interest, loan, effectiveCost, totalPaid },
      lost: () => [
        { part: 'gst', amount: tax },
        { part: 'fee', amount: feeWithGst },
        { part: 'cash', amount: cashDiscount },
        { part: 'uncovered', amount: uncovered },
      ],
      byMonth: () => byMonth.map(({ tax: gst, ...month }) => ({ ...month, gst })),
      notes: [extraPaid <= HALF_PAISA && 'free', 'rbi'],
    };
  },
});
