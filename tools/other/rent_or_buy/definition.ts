import { defineTool, fail } from '#engine';
import { isNegligible, roundHalfUp } from '#maths/basics.ts';
import { periodicRate } from '#maths/growth.ts';
import { rentOrBuy } from '#maths/rent-or-buy.ts';
import { aboveIllustration, assumedReturn, returnNotes } from '../../assumed-return.ts';
import content from './content.ts';

/** Month k: what the buyer pays more than the renter; below 0 where the renter pays more. */
const more =
  'if(k ≤ {loanMonths}, {emi}, 0) + {price} × (1 + {priceGrowth} ÷ 100) ^ floor((k − 1) ÷ 12) × {maintenance} ÷ 100 ÷ 12 − {rent} × (1 + {rentRise} ÷ 100) ^ floor((k − 1) ÷ 12)';
const invested = (amount: string) => `sum(k, 1, {months}, max(0, ${amount}) × (1 + {monthlyReturn}) ^ ({months} − k))`;

export default defineTool({
  inputs: {
    price: {
      kind: 'currency',
      about: 'homePrice',
      label: 'Home price',
      asked: { words: 'flat, house, home, ghar, makan, makaan, kharidna, kharidu, buy, flat kharidna, घर, फ्लैट, मकान' },
      default: 8_000_000,
      usual: [1_000_000, 100_000_000],
      step: 100_000,
      chips: [4_000_000, 8_000_000, 15_000_000, 25_000_000],
      allowed: [{ above: 0 }],
    },
    downShare: {
      kind: 'percent',
      label: 'Down payment',
      default: 20,
      usual: [10, 100],
      step: 1,
      allowed: [0, 100],
    },
    buyCosts: {
      kind: 'percent',
      label: 'Buying costs',
      help: 'Stamp duty, registration, GST and brokerage, as a percentage of the price.',
      default: 7,
      usual: [0, 12],
      step: 0.5,
      more: true,
    },
    loanRate: {
      kind: 'percent',
      about: 'homeLoan.rate',
      labelReason: 'The page has several rates, so each names what it is for.',
      label: 'Home loan rate (p.a.)',
      default: 8.5,
      usual: [5, 20],
      step: 0.05,
    },
    loanYears: {
      kind: 'years',
      about: 'homeLoan.years',
      label: 'Loan tenure',
      default: 20,
      usual: [1, 30],
      step: 1,
      allowed: [0, 150],
      whole: true,
      more: true,
    },
    maintenance: {
      kind: 'percent',
      label: 'Yearly maintenance',
      help: 'Society charges, repairs, property tax: percentage of the home value.',
      default: 1,
      usual: [0, 3],
      step: 0.1,
      more: true,
    },
    rent: {
      kind: 'currency',
      label: 'Rent of a similar home',
      asked: { words: 'rent, monthly rent, rent of, kiraya, किराया' },
      per: 'month',
      default: 22_000,
      usual: [1000, 500_000],
      step: 500,
      chips: [15_000, 22_000, 35_000, 60_000],
    },
    rentRise: { kind: 'percent', label: 'Yearly rent increase', default: 6, usual: [0, 15], step: 0.5 },
    priceGrowth: {
      kind: 'percent',
      label: 'Home price growth',
      default: 6,
      usual: [0, 15],
      step: 0.5,
    },
    returnRate: {
      kind: 'percent',
      label: 'Expected return if invested (p.a.)',
      help: 'After tax. Whoever pays less each month invests the difference.',
      default: 9,
      usual: [0, 20],
      step: 0.5,
      more: true,
    },
    years: {
      kind: 'years',
      label: 'Years you plan to stay',
      default: 20,
      usual: [1, 40],
      step: 1,
      allowed: [0, 150],
      whole: true,
    },
    sellCosts: {
      kind: 'percent',
      label: 'Selling costs',
      help: 'Brokerage and tax, as a percentage of the final value.',
      default: 1,
      usual: [0, 10],
      step: 0.5,
      allowed: [0, 100],
      more: true,
    },
  },
  outputs: {
    advantage: {
      kind: 'currency',
      label: 'Buying compared with renting',
      labels: [
        { text: 'Renting leaves you richer by', showWhen: { advantage: { below: 0 } }, unsigned: true },
        { text: 'Buying leaves you richer by', showWhen: { advantage: { above: 0 } }, unsigned: true },
      ],
      short: 'Buy vs rent',
      signed: true,
    },
    better: {
      kind: 'text',
      label: 'Better choice',
      values: { buy: 'Buy', rent: 'Rent and invest', equal: 'Practically the same' },
    },
    buyNetWorth: { kind: 'currency', label: 'What you own if you buy', better: 'higher' },
    rentNetWorth: { kind: 'currency', label: 'What you own if you rent', better: 'higher' },
    breakEvenYear: { kind: 'number', label: 'Buying is ahead from year', decimals: 0 },
    emi: { kind: 'currency', label: 'EMI', better: 'lower', emphasis: 'quiet' },
    upfront: { kind: 'currency', label: 'Needed at the start', better: 'lower', emphasis: 'quiet' },
    soldAtOnce: { kind: 'currency', label: 'Left if you sell at once', better: 'higher', emphasis: 'quiet' },
    homeValue: { kind: 'currency', label: 'Home value at the end', emphasis: 'quiet' },
    loanLeft: { kind: 'currency', label: 'Loan left at the end', emphasis: 'quiet' },
  },
  tables: {
    byYear: {
      first: ['year', 'buyNetWorth', 'rentNetWorth'],
      title: 'Buying and renting by year',
      tab: 'Yearly',
      columns: {
        year: { kind: 'years', label: 'Year' },
        homeValue: { kind: 'currency', label: 'Home value' },
        loanLeft: { kind: 'currency', label: 'Loan left' },
        buyNetWorth: { kind: 'currency', label: 'What you own if you buy' },
        rentNetWorth: { kind: 'currency', label: 'What you own if you rent', role: 'growth' },
      },
    },
  },
  charts: [
    {
      kind: 'line',
      title: 'What you own if you buy and if you rent',
      table: 'byYear',
      x: 'year',
      series: ['rentNetWorth', 'buyNetWorth'],
      start: { year: 0, buyNetWorth: 'soldAtOnce', rentNetWorth: 'upfront' },
      marks: [
        { once: 'buyNetWorth', above: 'rentNetWorth', label: 'Buying is ahead from year {x}' },
        { once: 'rentNetWorth', above: 'buyNetWorth', label: 'Renting is ahead from year {x}' },
        { once: 'loanLeft', below: 1, label: 'Home loan ends in year {x}' },
      ],
    },
  ],
  notes: {
    ...returnNotes,
    neverAhead: { text: 'Not within these years', at: 'breakEvenYear' },
    aheadThenBehind: { text: 'Buying is ahead for a while, but renting is ahead at the end.', kind: 'careful' },
    firstMonth: {
      text: 'In the first month the buyer pays {buying} (EMI and maintenance) and the renter {rent}.',
      figures: { buying: { kind: 'currency' } },
    },
  },
  story: [
    { text: 'Renting and buying leave you with practically the same amount.', showWhen: { better: 'equal' } },
    {
      text: 'After {years}, buying leaves you {advantage} richer than renting.',
      showWhen: { advantage: { above: 0 } },
    },
    {
      text: 'After {years}, renting and investing the rest leaves you {more} richer than buying.',
      figures: { more: { kind: 'currency', of: 'advantage', times: -1 } },
    },
  ],
  levers: [
    {
      text: 'If the home costs 5% less, {price}, the result shifts by {by.advantage} in favour of buying.',
      set: { price: 'round({price} × 0.95)' },
      moves: { advantage: 'up' },
    },
  ],
  basis: [
    assumedReturn,
    'Both have the same money. At the start the buyer pays the down payment and the buying costs, and the renter invests the same amount. After that, whoever pays less in a month invests the difference.',
    'Rent, home value and maintenance rise at the start of each year. Investments grow by one twelfth of the yearly return every month.',
    'If you buy, you own the home less the selling costs and the loan left, plus what you invested. If you rent, you own what you invested.',
    'Banks lend only part of the price, depending on the size of the loan: {homeLoan.ltv}.',
    'Tax deductions on the home loan and on rent (HRA) are not included. Nor is the security deposit.',
  ],
  examples: [
    {
      title: 'A flat of ₹80 lakh or ₹22,000 of rent: renting is ahead',
      inputs: {},
      outputs: { advantage: -8_778_606, better: 'rent', breakEvenYear: 0, emi: 55541 },
      source: 'a month-by-month calculation',
    },
    {
      title: 'The same flat for ₹35,000 of rent: buying is ahead from year 7',
      inputs: { rent: 35_000 },
      outputs: { advantage: 4_698_050, better: 'buy', breakEvenYear: 7 },
      source: 'a month-by-month calculation',
    },
  ],
  content,
  ask: { answers: [], idle: 'ya, or, vs, better, या, dena' },
  headline: ['advantage'],
  refusals: { tooShort: 'Enter at least one year.' },
  asks: [
    { text: 'What home price fits an EMI of {target}?', input: 'price', output: 'emi' },
    { text: 'What price can I afford if I have {target} now?', input: 'price', output: 'upfront' },
    { text: 'At what rent does buying win by {target}?', input: 'rent', output: 'advantage', target: 1_000_000 },
  ],
  working: [
    { id: 'months', label: 'Months', formula: '{years} × 12', decimals: 0 },
    { id: 'loanMonths', label: 'Months of the loan', formula: '{loanYears} × 12', decimals: 0 },
    { id: 'loan', label: 'Loan', formula: '{price} × (1 − {downShare} ÷ 100)', kind: 'currency' },
    { id: 'monthlyRate', label: 'Monthly loan interest', formula: '{loanRate} ÷ 12 ÷ 100' },
    { id: 'monthlyReturn', label: 'Monthly return', formula: '{returnRate} ÷ 12 ÷ 100' },
    {
      id: 'emi',
      label: 'EMI',
      formula: '{loan} × {monthlyRate} ÷ (1 − (1 + {monthlyRate}) ^ (−{loanMonths}))',
      showWhen: { loanRate: { above: 0 } },
    },
    { id: 'emi', label: 'EMI', formula: '{loan} ÷ {loanMonths}', showWhen: { loanRate: 0 } },
    { id: 'upfront', label: 'Needed at the start', formula: '{price} × ({downShare} + {buyCosts}) ÷ 100' },
    {
      id: 'soldAtOnce',
      label: 'Left if you sell at once',
      formula: '{price} × (1 − {sellCosts} ÷ 100) − {loan}',
    },
    {
      id: 'homeValue',
      label: 'Home value at the end',
      formula: '{price} × (1 + {priceGrowth} ÷ 100) ^ {years}',
    },
    {
      id: 'loanLeft',
      label: 'Loan left at the end',
      formula: '{emi} × (1 − (1 + {monthlyRate}) ^ (−max(0, {loanMonths} − {months}))) ÷ {monthlyRate}',
      showWhen: { loanRate: { above: 0 } },
    },
    {
      id: 'loanLeft',
      label: 'Loan left at the end',
      formula: '{emi} × max(0, {loanMonths} − {months})',
      showWhen: { loanRate: 0 },
    },
    {
      id: 'rentNetWorth',
      label: 'What you own if you rent: the start amount and what the buyer pays extra, with growth',
      formula: `{upfront} × (1 + {monthlyReturn}) ^ {months} + ${invested(more)}`,
    },
    {
      id: 'buyFund',
      label: 'What the renter pays extra, with growth',
      formula: invested(`0 − (${more})`),
      kind: 'currency',
    },
    {
      id: 'buyNetWorth',
      label: 'What you own if you buy',
      formula: '{homeValue} × (1 − {sellCosts} ÷ 100) − {loanLeft} + {buyFund}',
    },
    { id: 'advantage', label: 'Buying compared with renting', formula: '{buyNetWorth} − {rentNetWorth}' },
  ],
  next: [
    {
      tool: 'home_loan',
      text: 'See the loan for this home year by year',
      with: { loanAmount: '{price} × (1 − {downShare} ÷ 100)', rate: '{loanRate}', tenure: '{loanYears}' },
      showWhen: { downShare: { below: 100 }, loanRate: { above: 0 }, loanYears: { above: 0 } },
    },
  ],
  related: ['home_loan', 'loan_eligibility', 'hra', 'sip_lumpsum', 'prepay_or_invest'],
  rises: {
    advantage: ['rent', 'rentRise'],
    buyNetWorth: ['rent'],
    homeValue: ['price', 'priceGrowth'],
    emi: ['loanRate'],
    upfront: ['downShare', 'buyCosts'],
    rentNetWorth: ['buyCosts', 'returnRate'],
  },
  falls: {
    advantage: ['buyCosts', 'sellCosts', 'maintenance', 'loanRate'],
    rentNetWorth: ['rent'],
    emi: ['downShare', 'loanYears'],
  },
  sums: [{ total: 'buyNetWorth', parts: ['rentNetWorth', 'advantage'] }],
  compute: (values) => {
    const { price, rent, years, loanYears } = values;
    const share = (percent: number) => periodicRate(percent, 1);
    const found = rentOrBuy({
      ...{ price, rent, years, loanYears },
      downShare: share(values.downShare),
      buyCosts: share(values.buyCosts),
      loanRate: periodicRate(values.loanRate, 12),
      maintenance: share(values.maintenance),
      rentRise: share(values.rentRise),
      priceGrowth: share(values.priceGrowth),
      returnRate: periodicRate(values.returnRate, 12),
      sellCosts: share(values.sellCosts),
    });
    if (!found.ok) return fail(found.field, found.why);
    const { ok, breakEvenYear, byYear, ...figures } = found;
    // an advantage that is shown as 0 counts as none
    const shown = roundHalfUp(figures.advantage);
    const isTie = isNegligible(shown, Math.max(Math.abs(figures.buyNetWorth), Math.abs(figures.rentNetWorth)));
    return {
      ...figures,
      better: isTie ? 'equal' : shown > 0 ? 'buy' : 'rent',
      breakEvenYear: breakEvenYear ?? 0,
      byYear: () => byYear,
      notes: [
        {
          id: 'firstMonth',
          figures: { buying: figures.emi + (price * share(values.maintenance)) / 12 },
        },
        aboveIllustration(values.returnRate),
        breakEvenYear === null && 'neverAhead',
        breakEvenYear !== null && shown < 0 && 'aheadThenBehind',
      ],
    };
  },
});
