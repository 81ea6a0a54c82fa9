import { defineTool, fail } from '#engine';
import { growth, monthsIn } from '#maths/growth.ts';
import { costOfLoan, type LoanOffer, offerMonths } from '#maths/loan-cost.ts';
import { factNow } from '#rules';
import { offer } from '../inputs.ts';
import content from './content.ts';

/** Flat rates that lenders quote, in percent a year. */
const QUOTED = [6, 7, 8, 9, 10, 12, 14, 16, 18, 20];

const flat = { rateKind: 'flat' } as const;
const reducing = { rateKind: 'reducing' } as const;
const charged = { feePercent: { above: 0 } } as const;
/** Without a loan all results are 0 and the tables are empty. */
const lent = { loanAmount: { above: 0 } } as const;

const flatEmi = '({loanAmount} + {loanAmount} × {monthlyRate} × {months}) ÷ {months}';
/** As a sum, because the closed form loses digits at tiny rates. */
const reducingEmi = '{loanAmount} ÷ sum(k, 1, {months}, (1 + {monthlyRate}) ^ (−k))';

export default defineTool({
  inputs: {
    loanAmount: {
      ...offer.loanAmount,
      asked: {
        words:
          'loan, loan of, principal, लोन, car loan, bike loan, personal loan, कार लोन, बाइक लोन, पर्सनल लोन, गाड़ी लोन, amount, rakam, राशि',
      },
      allowed: [{ above: 0 }],
      negative: 'noAmount',
    },
    rateKind: {
      kind: 'choice',
      label: 'Interest type',
      help: 'Flat rate: you pay interest on the whole loan until the end.',
      options: [
        {
          value: 'flat',
          label: 'Flat rate',
          asked:
            'flat, flat rate, flat interest, फ्लैट, flat ya reducing, flat or reducing, flat vs reducing, reducing ya flat, reducing or flat, flat rate ya reducing, flat rate or reducing',
        },
        {
          value: 'reducing',
          label: 'Reducing balance',
          asked:
            'reducing, reducing rate, flat ya reducing, flat or reducing, flat vs reducing, reducing ya flat, reducing or flat, flat rate ya reducing, flat rate or reducing',
        },
      ],
      default: 'flat',
    },
    rate: {
      kind: 'percent',
      label: 'Interest rate (p.a.)',
      asked: { words: 'interest, rate, byaj, ब्याज, roi, interest rate', left: 'needed', times: { month: 12 } },
      default: 10,
      usual: [0, 36],
      step: 0.1,
    },
    tenure: {
      kind: 'years',
      label: 'Loan tenure',
      asked: { words: 'tenure, duration, time, avadhi, अवधि' },
      default: 3,
      usual: [1, 10],
      step: 1,
      months: true,
    },
    feePercent: { ...offer.feePercent, default: 0, more: true },
    feeGst: {
      kind: 'toggle',
      label: 'Add GST to the fee',
      help: '{gst.loanFee} of the fee.',
      default: true,
      more: true,
    },
  },
  outputs: {
    reducingRate: {
      kind: 'percent',
      label: 'Real rate on a reducing balance',
      short: 'Real rate',
      asked:
        'actual, actual interest, actual interest rate, asli interest rate, real kitna, interest rate kya, interest rate kitna, interest rate kitni, rate kya, what is the interest rate, what is the rate, byaj dar kya, byaj dar kitni, ब्याज दर क्या, ब्याज दर कितनी, effective interest rate, asli rate, asli byaj dar, असली ब्याज दर, असली दर, असली रेट, actual rate, true rate, real rate, real interest rate, real interest, asli byaj, असली ब्याज, reducing rate kitna',
      better: 'lower',
      showWhen: flat,
    },
    flatRate: {
      kind: 'percent',
      label: 'Equal to a flat rate of',
      short: 'Flat rate',
      better: 'lower',
      showWhen: reducing,
    },
    emi: {
      kind: 'currency',
      label: 'EMI',
      asked: 'emi, kist, monthly instalment, installment, किस्त, ईएमआई, monthly payment',
      better: 'lower',
    },
    otherEmi: {
      kind: 'currency',
      label: 'Reducing balance EMI',
      labels: [{ text: 'EMI if this were a flat rate', showWhen: reducing }],
      short: 'Other EMI',
    },
    totalInterest: {
      kind: 'currency',
      label: 'Total interest',
      asked: 'total interest, kitna byaj, kul byaj, कुल ब्याज, interest kitna',
      better: 'lower',
    },
    extraInterest: {
      kind: 'currency',
      label: 'Extra interest due to the flat rate',
      labels: [{ text: 'Extra interest if it were flat', showWhen: reducing }],
      short: 'Extra interest',
      better: 'lower',
    },
    effectiveRate: { kind: 'percent', label: 'Effective cost per year, compounded', emphasis: 'quiet' },
    apr: { kind: 'percent', label: 'APR (rate with the fee)', better: 'lower', showWhen: charged },
    totalPaid: { kind: 'currency', label: 'You repay, before fees', emphasis: 'quiet' },
    fee: { kind: 'currency', label: 'Fee, with GST', showWhen: charged, emphasis: 'quiet' },
  },
  tables: {
    kinds: {
      title: 'Flat rate and reducing balance at the same rate',
      sheet: 'Flat and reducing',
      columns: {
        kind: { kind: 'text', label: 'Rate', values: { flat: 'Flat rate', reducing: 'Reducing balance' } },
        emi: { kind: 'currency', label: 'EMI', formula: `if({row} = 1, ${flatEmi}, ${reducingEmi})` },
        interest: {
          kind: 'currency',
          label: 'Total interest',
          role: 'interest',
          formula: '{row.total} − {loanAmount}',
        },
        total: { kind: 'currency', label: 'You repay, before fees', formula: '{row.emi} × {months}' },
        realRate: { kind: 'percent', label: 'Real rate' },
      },
      rowsWhile: '{row} ≤ 2',
      formulasWhen: lent,
      best: { column: 'interest', is: 'least', label: 'Costs less' },
      open: true,
    },
    byRate: {
      title: 'Flat rates and their real rates',
      tab: 'By rate',
      columns: {
        flat: { kind: 'percent', label: 'Flat rate' },
        realRate: { kind: 'percent', label: 'Real rate' },
        emi: {
          kind: 'currency',
          label: 'EMI',
          formula: '{loanAmount} × (1 + {row.flat} × {months} ÷ 1200) ÷ {months}',
        },
        interest: { kind: 'currency', label: 'Total interest', formula: '{row.emi} × {months} − {loanAmount}' },
      },
      rowsWhile: '{row} ≤ 10',
      formulasWhen: lent,
    },
    byMonth: {
      first: ['month', 'interest', 'principal', 'closing'],
      title: 'What you really repay each month',
      sheet: 'Repaid each month',
      tab: 'Monthly',
      columns: {
        year: { kind: 'number', label: 'Year', formula: 'ceil({row} ÷ 12)' },
        month: { kind: 'number', label: 'Month', formula: '{row}' },
        opening: {
          kind: 'currency',
          label: 'Opening balance',
          formula: 'if({row} = 1, {loanAmount}, {above.closing})',
        },
        emi: { kind: 'currency', label: 'EMI', formula: '{emi}' },
        interest: {
          kind: 'currency',
          label: 'Interest',
          role: 'interest',
          formula: '{row.opening} × {monthlyRate}',
          total: true,
        },
        principal: {
          kind: 'currency',
          label: 'Principal',
          role: 'principal',
          formula: '{row.emi} − {row.interest}',
          total: true,
        },
        closing: {
          kind: 'currency',
          label: 'Closing balance',
          role: 'principal',
          formula: 'if({row} = {months}, 0, {row.opening} − {row.principal})',
        },
      },
      rowsWhile: '{row} ≤ {months}',
      formulasWhen: { ...lent, ...reducing },
      sections: { by: 'year', caption: 'Year {value}' },
    },
  },
  charts: [
    {
      kind: 'bars',
      title: 'Interest by each method at the same rate',
      table: 'kinds',
      x: 'kind',
      series: ['interest'],
      horizontal: true,
    },
    {
      kind: 'area',
      title: 'What you owe by month',
      table: 'byMonth',
      x: 'month',
      series: ['closing'],
      start: { month: 0, closing: 'loanAmount' },
    },
  ],
  notes: {
    noAmount: { text: 'Enter a loan amount above 0 to see a result.', kind: 'careful' },
  },
  refusals: {
    tooShort: 'The loan tenure must be at least one month.',
    wholeFee: 'The fee with its GST must be less than the loan.',
  },
  story: [
    {
      text: 'A flat {rate} is really {reducingRate} a year, and {apr} with the fee.',
      showWhen: { ...flat, ...charged, apr: { above: 0 } },
    },
    {
      text: '{rate} on a reducing balance equals a flat {flatRate}, and costs {apr} a year with the fee.',
      showWhen: { ...reducing, ...charged, flatRate: { above: 0 } },
    },
    {
      text: 'A flat {rate} is really {reducingRate} a year. You pay {extraInterest} more than at {rate} on a reducing balance.',
      showWhen: { ...flat, extraInterest: { above: 0 } },
    },
    { text: 'A flat {rate} is really {reducingRate} a year.', showWhen: { ...flat, reducingRate: { above: 0 } } },
    {
      text: '{rate} on a reducing balance equals a flat {flatRate}.',
      showWhen: { ...reducing, flatRate: { above: 0 } },
    },
    { text: 'Enter a loan amount to see what the rate really is.', showWhen: { loanAmount: 0 } },
    { text: 'Without interest, it makes no difference.' },
  ],
  basis: [
    'You pay one EMI at the end of each month. We do not round the EMI before finding the rates.',
    {
      text: 'Flat rate: you pay interest on the whole loan for the whole tenure, spread evenly over the EMIs.',
      showWhen: flat,
    },
    {
      text: 'Reducing balance: each month you pay a twelfth of the yearly rate on what you still owe.',
      showWhen: reducing,
    },
    'The real rate is twelve times the monthly rate at which all EMIs together are worth the loan.',
    {
      text: 'We find the APR in the same way, with the fee deducted from the loan.',
      showWhen: charged,
    },
    {
      text: 'GST on the fee: {gst.loanFee} ({gst.loanFee|source}; last confirmed {gst.loanFee|confirmed}).',
      showWhen: { ...charged, feeGst: true },
    },
  ],
  examples: [
    {
      title: 'A flat 10% on ₹5 lakh for 3 years',
      inputs: {},
      outputs: { reducingRate: 17.92, emi: 18_056, otherEmi: 16_134, totalInterest: 150_000, extraInterest: 69_191 },
      source: 'a second, exact calculation',
    },
    {
      title: 'A car at a flat 9%: ₹8 lakh for 7 years',
      inputs: { loanAmount: 800_000, rate: 9, tenure: 7 },
      outputs: { reducingRate: 15.19, emi: 15_524, extraInterest: 222_814 },
      source: 'a second, exact calculation',
    },
    {
      title: 'The other way: 12% reducing balance for 5 years, with a fee of 2%',
      inputs: { rateKind: 'reducing', rate: 12, tenure: 5, feePercent: 2 },
      outputs: { flatRate: 6.69, emi: 11_122, apr: 13.06 },
      source: 'a second, exact calculation',
    },
  ],
  content,
  headline: ['reducingRate', 'flatRate'],
  ask: {
    answers: [{ output: 'emi' }],
    idle: 'loan, lon, लोन, interest, byaj, ब्याज, dealer, showroom, tractor, scooter, auto, finance, finance wala, agent',
  },
  asks: [
    { text: 'What flat rate is really {target} a year?', input: 'rate', output: 'reducingRate', target: 12 },
    { text: 'How much can I borrow for an EMI of {target}?', input: 'loanAmount', output: 'emi' },
  ],
  working: [
    { id: 'months', label: 'Months', formula: 'round({tenure} × 12)', decimals: 0 },
    { id: 'monthlyRate', label: 'Monthly interest rate', formula: '{rate} ÷ 12 ÷ 100' },
    { id: 'emi', label: 'EMI at a flat rate', formula: flatEmi, showWhen: flat },
    { id: 'emi', label: 'EMI on a reducing balance', formula: reducingEmi, showWhen: reducing },
    { id: 'otherEmi', label: 'EMI on a reducing balance', formula: reducingEmi, showWhen: flat },
    { id: 'otherEmi', label: 'EMI at a flat rate', formula: flatEmi, showWhen: reducing },
    { id: 'totalPaid', label: 'You repay, before fees', formula: '{emi} × {months}' },
    { id: 'totalInterest', label: 'Total interest', formula: '{totalPaid} − {loanAmount}' },
    {
      id: 'extraInterest',
      label: 'Extra interest at a flat rate',
      formula: '({emi} − {otherEmi}) × {months}',
      showWhen: flat,
    },
    {
      id: 'extraInterest',
      label: 'Extra interest at a flat rate',
      formula: '({otherEmi} − {emi}) × {months}',
      showWhen: reducing,
    },
    {
      id: 'fee',
      label: 'Fee, with GST',
      formula: '{loanAmount} × {feePercent} ÷ 100 × (1 + if({feeGst}, {gst.loanFee}, 0) ÷ 100)',
      showWhen: { feePercent: { above: 0 } },
    },
    {
      id: 'flatRate',
      label: 'Same interest as a flat rate',
      formula: '{totalInterest} ÷ {loanAmount} × 12 ÷ {months} × 100',
      showWhen: reducing,
    },
  ],
  noWorking: 'There is no formula for the real rate. We try rates until all EMIs together are worth the loan.',
  next: [
    {
      tool: 'loan_cost',
      text: 'With all charges, the APR of this loan is {there}',
      there: { output: 'apr', without: 'What is the APR of this loan, with all charges?' },
      with: {
        ...{ loanAmount: '{loanAmount}', rate: '{rate}', rateKind: '{rateKind}', tenure: '{tenure}' },
        ...{ feePercent: '{feePercent}', feeGst: '{feeGst}' },
      },
      showWhen: lent,
    },
  ],
  related: ['loan_cost', 'emi_calculator', 'car_loan', 'personal_loan'],
  rises: {
    reducingRate: ['rate'],
    flatRate: ['rate'],
    emi: ['loanAmount'],
    totalInterest: ['tenure'],
    extraInterest: ['rate'],
    apr: ['feePercent'],
  },
  falls: { emi: ['tenure'] },
  sums: [{ total: 'totalPaid', parts: ['loanAmount', 'totalInterest'] }],
  compute: ({ loanAmount, rateKind, rate, tenure, feePercent, feeGst }) => {
    if (loanAmount === 0)
      return {
        ...{ reducingRate: 0, flatRate: 0, emi: 0, otherEmi: 0, totalInterest: 0, extraInterest: 0 },
        ...{ effectiveRate: 0, apr: 0, totalPaid: 0, fee: 0 },
        ...{ kinds: () => [], byRate: () => [], byMonth: () => [] },
        notes: ['noAmount'],
      };
    const months = monthsIn(tenure);
    if (months === 0) return fail('tenure', 'tooShort');
    const gst = feeGst ? factNow('gst.loanFee') / 100 : 0;
    const fee = ((loanAmount * feePercent) / 100) * (1 + gst);
    if (fee >= loanAmount) return fail('feePercent', 'wholeFee');
    const offerAt = (kind: LoanOffer['rateKind'], quoted: number): LoanOffer => ({
      ...{ amount: loanAmount, rate: quoted, rateKind: kind, months, charges: 0, advance: 0 },
    });
    const interestOf = ({ emi }: { emi: number }) => emi * months - loanAmount;
    const offer = offerAt(rateKind, rate);
    const cost = costOfLoan(offer);
    const flatCost = rateKind === 'flat' ? cost : costOfLoan(offerAt('flat', rate));
    const reducingCost = rateKind === 'reducing' ? cost : costOfLoan(offerAt('reducing', rate));
    const totalInterest = interestOf(cost);
    return {
      reducingRate: 1200 * cost.reducingRate,
      flatRate: rateKind === 'flat' ? rate : ((totalInterest / loanAmount) * 1200) / months,
      emi: cost.emi,
      otherEmi: rateKind === 'flat' ? reducingCost.emi : flatCost.emi,
      totalInterest,
      extraInterest: (flatCost.emi - reducingCost.emi) * months,
      effectiveRate: growth(cost.reducingRate, 12) * 100,
      apr: 1200 * costOfLoan({ ...offer, charges: fee }).apr,
      totalPaid: cost.emi * months,
      fee,
      kinds: () =>
        (
          [
            ['flat', flatCost],
            ['reducing', reducingCost],
          ] as const
        ).map(([kind, each]) => ({
          kind,
          emi: each.emi,
          interest: interestOf(each),
          total: each.emi * months,
          realRate: 1200 * each.reducingRate,
        })),
      byRate: () =>
        QUOTED.map((quoted) => {
          const each = costOfLoan(offerAt('flat', quoted));
          return { flat: quoted, realRate: 1200 * each.reducingRate, emi: each.emi, interest: interestOf(each) };
        }),
      byMonth: () =>
        offerMonths(offer, cost).map(({ month, opening, interest, principal, closing }) => ({
          ...{ year: Math.ceil(month / 12), month, opening, emi: cost.emi, interest, principal, closing },
        })),
    };
  },
});
