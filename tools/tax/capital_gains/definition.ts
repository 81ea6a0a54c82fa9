import { defineTool, fail } from '#engine';
import { monthAfter } from '#maths/calendar.ts';
import { taxOnSale } from '#maths/capital-gains.ts';
import { factNow, yearNow } from '#rules';
import content from './content.ts';
import { gainsLaw } from './law.ts';

const withLosses = [{ shortLosses: { above: 0 } }, { longLosses: { above: 0 } }] as const;

// nothing is known of the other income, so the link names what it takes
const wholeTax = {
  tool: 'tax_calculator',
  text: 'What is my total tax with an income of ₹10 lakh and this gain?',
} as const;
const large = { above: factNow('tax.surchargeFrom') } as const;
/** A gain that brings a surcharge, where none is chosen. */
const largeGain = { surcharge: 0, exemptReinvested: 0, gain: large } as const;
const largeTaxable = { surcharge: 0, taxableGain: large } as const;
const inBonds = { reinvestedIn: 'bonds54EC' } as const;
const otherIncome = { grossIncome: '1000000', deductions: '0' } as const;

/** What the calculator of advance tax takes from a sale. */
const owedOnSale = {
  ...{ tax: '{tax}', tds: '{tds}', paidJune: '0', paidSeptember: '0', paidDecember: '0' },
  // that input is after TDS
  gains: [{ on: '{soldOn}', tax: 'max(0, {tax} − {tds})' }],
} as const;

/**
 * The last day on which a sale is short-term, as ISO date: the same day of the month `months` later, or that month's last day.
 *
 * @param boughtOn ISO date (YYYY-MM-DD)
 * @param months up to which the law counts a sale as short-term
 */
function lastShortDay(boughtOn: string, months: number): string {
  const month = monthAfter(boughtOn, months);
  const [year, number] = month.split('-').map((part) => Number(part));
  const days = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate();
  return `${month}-${String(Math.min(Number(boughtOn.slice(8)), days)).padStart(2, '0')}`;
}

export default defineTool({
  inputs: {
    asset: {
      kind: 'choice',
      label: 'What you sold',
      asked: { left: 'needed' },
      help: 'Listed shares only. Gold means physical gold. Not rural farm land.',
      options: [
        {
          value: 'equity',
          label: 'Shares, equity',
          asked: 'shares, share, stocks, equity, mutual fund, mutual funds',
        },
        { value: 'debtFund', label: 'Debt funds', asked: 'debt fund, debt mutual fund' },
        {
          value: 'property',
          label: 'House or land',
          asked: 'house, land, plot, flat, property, home, ghar, makan, zameen, jameen, मकान, घर, जमीन, प्लॉट',
        },
        { value: 'gold', label: 'Gold', asked: 'sona, jewellery, सोना, गोल्ड' },
      ],
      default: 'equity',
    },
    boughtOn: {
      kind: 'date',
      label: 'Bought on',
      asked: {
        words: 'bought, bought on, purchased, purchased on, kharida, kharidi, kharide, liya, liye, खरीदा, खरीदे, खरीदी',
        left: 'needed',
      },
      default: '2022-04-01',
      max: gainsLaw.salesUntil,
    },
    soldOn: {
      kind: 'date',
      label: 'Sold on',
      asked: { words: 'sold, sold on, becha, bechi, beche, बेचा, बेचे, बेची', left: 'needed' },
      default: '2026-10-01',
      min: gainsLaw.salesFrom,
      max: gainsLaw.salesUntil,
    },
    purchasePrice: {
      kind: 'currency',
      label: 'Purchase price',
      asked: {
        words:
          'bought, bought at, purchase, purchased, purchased for, kharida, kharidi, kharide, liya, liye, खरीदा, खरीदे, खरीदी, bought for',
        left: 'needed',
      },
      help: 'Including stamp duty, registration and brokerage.',
      default: 500_000,
      chips: [100_000, 500_000, 2_500_000, 5_000_000],
    },
    salePrice: {
      kind: 'currency',
      label: 'Sale price',
      asked: { words: 'sold, sold at, sale, becha, bechi, beche, बेचा, बेचे, बेची, sold for', left: 'needed' },
      default: 1_000_000,
      solve: 'first',
      chips: [200_000, 1_000_000, 5_000_000, 10_000_000],
    },
    expenses: {
      kind: 'currency',
      label: 'Selling expenses',
      help: 'Brokerage, legal fees, advertising. Not securities transaction tax.',
      default: 0,
      more: true,
    },
    fmv2018: {
      kind: 'currency',
      label: 'Value on 31 January 2018',
      help: 'Highest price that day. Only if bought by {gains.fairValueDay}.',
      default: 0,
      showWhen: { asset: 'equity' },
      more: true,
    },
    otherEquityGains: {
      kind: 'currency',
      label: 'Other long-term equity gains this year',
      help: 'They use up the tax-free {gains.equityFree|words} first.',
      default: 0,
      showWhen: { asset: 'equity' },
      more: true,
    },
    resident: {
      kind: 'toggle',
      label: 'Resident of India',
      asked: { left: 'named' },
      help: 'Only residents can choose the indexed cost.',
      default: true,
      showWhen: { asset: 'property' },
      more: true,
    },
    improvementCost: {
      kind: 'currency',
      label: 'Cost of improvement',
      help: 'An extension or renovation you paid for after 1 April 2001.',
      default: 0,
      showWhen: { asset: 'property' },
      more: true,
    },
    improvedOn: {
      kind: 'date',
      label: 'Improved on',
      asked: { left: 'needed' },
      default: '2015-04-01',
      max: gainsLaw.salesUntil,
      showWhen: { asset: 'property', improvementCost: { above: 0 } },
      more: true,
    },
    saleIndex: {
      kind: 'number',
      label: 'Cost inflation index in the year of sale',
      help: '0 uses our table, which ends with {gains.costIndex} for the year from {gains.costIndex|since}.',
      default: 0,
      unset: true,
      showWhen: { asset: 'property', resident: true },
      more: true,
      solve: false,
    },
    fmv2001: {
      kind: 'currency',
      label: 'Value on 1 April 2001',
      help: 'Only if you bought it before that day.',
      default: 0,
      showWhen: { asset: ['property', 'gold'] },
      more: true,
    },
    stampValue2001: {
      kind: 'currency',
      label: 'Stamp duty value on 1 April 2001',
      help: 'Limits the value on that day. None? Leave 0.',
      default: 0,
      showWhen: { asset: 'property', fmv2001: { above: 0 } },
      more: true,
    },
    reinvestedIn: {
      kind: 'choice',
      label: 'Invested in a house or bonds',
      help: '54: house to house. 54EC: property to bonds. 54F: others to house.',
      options: [
        { value: 'none', label: 'No' },
        { value: 'house54', label: 'A house (54)' },
        { value: 'bonds54EC', label: 'Bonds (54EC)' },
        { value: 'house54F', label: 'A house (54F)' },
      ],
      default: 'none',
      more: true,
    },
    reinvested: {
      kind: 'currency',
      label: 'Amount invested in it',
      help: 'Include deposits in a Capital Gains Account.',
      default: 0,
      showWhen: { reinvestedIn: { not: 'none' } },
      more: true,
    },
    shortLosses: {
      kind: 'currency',
      label: 'Short-term losses to set off',
      help: 'This year’s or carried forward. They lower any gain.',
      default: 0,
      more: true,
    },
    longLosses: {
      kind: 'currency',
      label: 'Long-term losses to set off',
      help: 'This year’s or carried forward. They lower long-term gains only.',
      default: 0,
      more: true,
    },
    surcharge: {
      kind: 'choice',
      label: 'Surcharge',
      help: '10% if your income with this gain is above ₹50 lakh.',
      asked: { left: 'quiet' },
      options: [
        { value: 0, label: 'None' },
        { value: 10, label: '10%' },
        { value: 15, label: '15%' },
        { value: 25, label: '25%' },
        { value: 37, label: '37%' },
      ],
      default: 0,
      more: true,
    },
    slabRate: {
      kind: 'choice',
      about: 'slabRate',
      label: 'Your highest tax slab',
      help: 'For short-term gains on anything except equity.',
      options: [
        { value: 30, label: '30%' },
        { value: 25, label: '25%' },
        { value: 20, label: '20%' },
        { value: 15, label: '15%' },
        { value: 10, label: '10%' },
        { value: 5, label: '5%' },
        { value: 0, label: '0%' },
      ],
      default: 30,
      showWhen: { asset: { not: 'equity' } },
    },
  },
  outputs: {
    tax: {
      kind: 'currency',
      asked: 'tax, kitna tax, tax kitna, how much tax, टैक्स, कितना टैक्स',
      label: 'Capital gains tax, with cess',
      short: 'Capital gains tax',
      labels: [{ text: 'Tax with cess, before surcharge', showWhen: [largeGain, largeTaxable] }],
      better: 'lower',
    },
    term: { kind: 'text', label: 'Term', values: { short: 'Short-term', long: 'Long-term' }, emphasis: 'quiet' },
    gain: {
      kind: 'currency',
      label: 'Capital gain',
      labels: [{ text: 'Capital loss', showWhen: { gain: { below: 0 } }, unsigned: true }],
      asked: 'profit, gain, munafa, profits',
    },
    exemptReinvested: {
      kind: 'currency',
      label: 'Exempt, invested in a house or bonds',
      showWhen: { reinvestedIn: { not: 'none' } },
    },
    lossUsed: { kind: 'currency', label: 'Losses set off', showWhen: withLosses, emphasis: 'quiet' },
    exempt: { kind: 'currency', label: 'Tax-free part', showWhen: { asset: 'equity' }, emphasis: 'quiet' },
    taxableGain: { kind: 'currency', label: 'Taxable gain' },
    rate: { kind: 'percent', label: 'Tax rate, before cess', emphasis: 'quiet' },
    cost: { kind: 'currency', label: 'Cost used, with improvement', emphasis: 'quiet' },
    indexedCost: { kind: 'currency', label: 'Indexed cost', showWhen: { asset: 'property' }, emphasis: 'quiet' },
    plainTax: {
      kind: 'currency',
      label: 'Long-term tax without indexation',
      showWhen: { asset: 'property' },
      better: 'lower',
      emphasis: 'quiet',
    },
    indexedTax: {
      kind: 'currency',
      label: 'Long-term tax with indexation',
      showWhen: { asset: 'property' },
      better: 'lower',
      emphasis: 'quiet',
    },
    method: {
      kind: 'text',
      label: 'How it is taxed',
      values: {
        short: 'As a short-term gain',
        plain: 'Long-term, without indexation',
        indexed: 'Long-term, with indexation',
      },
      emphasis: 'quiet',
    },
    soldIn: {
      kind: 'text',
      label: 'Financial year of the sale',
      values: { now: 'This year', earlier: 'An earlier year', later: 'A later year' },
      emphasis: 'quiet',
    },
    netProceeds: { kind: 'currency', label: 'You keep after expenses and tax', better: 'higher' },
    tds: {
      kind: 'currency',
      label: 'TDS by the buyer (part of the tax)',
      showWhen: { asset: 'property', tds: { above: 0 } },
      emphasis: 'quiet',
    },
  },
  tables: {
    byLine: {
      title: 'Tax line by line',
      tab: 'Line by line',
      open: true,
      columns: {
        line: {
          kind: 'text',
          label: 'Line',
          values: {
            sale: 'Sale price',
            expenses: 'Selling expenses',
            cost: 'Cost used',
            indexedCost: 'Indexed cost',
            gain: 'Gain',
            reinvested: 'Exempt, invested in a house or bonds',
            losses: 'Losses set off',
            exempt: 'Tax-free part of long-term equity gains',
            unused: 'Below 0: no tax',
            taxable: 'Taxable gain',
            tax: 'Tax before cess',
            surcharge: 'Surcharge',
            cess: 'Health and education cess',
            payable: 'Tax with cess',
          },
        },
        amount: { kind: 'currency', label: 'Amount' },
      },
    },
    byMethod: {
      title: 'Tax by method',
      tab: 'By method',
      best: { column: 'tax', is: 'least', label: 'Less tax' },
      showWhen: { asset: 'property' },
      columns: {
        method: {
          kind: 'text',
          label: 'Method',
          values: {
            short: 'Short-term',
            plain: 'Without indexation',
            indexed: 'With indexation',
          },
        },
        cost: { kind: 'currency', label: 'Cost' },
        gain: { kind: 'currency', label: 'Gain' },
        rate: { kind: 'percent', label: 'Rate' },
        tax: { kind: 'currency', label: 'Tax with cess', role: 'tax' },
      },
    },
  },
  charts: [
    {
      kind: 'donut',
      title: 'Where the sale price goes',
      slices: [
        { label: 'You keep', value: 'netProceeds', role: 'growth' },
        { label: 'Capital gains tax', value: 'tax', role: 'tax' },
        { label: 'Selling expenses', value: 'expenses', role: 'neutral' },
      ],
    },
    {
      kind: 'bars',
      title: 'Tax with and without indexation',
      table: 'byMethod',
      x: 'method',
      series: ['tax'],
      horizontal: true,
      showWhen: { asset: 'property', resident: true },
    },
  ],
  notes: {
    loss: 'This is a loss, so there is no tax. You can set off a long-term loss against long-term gains only, and a short-term loss against any capital gain. You can do so for eight years if you file your return on time. Losses get no indexation.',
    buyerDeducts:
      'The price is {tds.propertyFrom|words} or more, so the buyer must deduct {tds.property} of it as TDS, or of the stamp duty value if that is higher ({tds.property|source}). You can set it off against your tax.',
    conditions: {
      text: 'The relief has deadlines: buy a house within a year before or two years after the sale, build one within three years, or buy bonds within six months. What you have not spent by the due date of the return must be in a Capital Gains Account.',
      kind: 'careful',
    },
    shortFund:
      'Debt funds bought on or after {gains.shortFundsFrom} are always short-term, however long you keep them ({gains.shortFundsFrom|source}).',
    usesFairValue:
      'Bought by {gains.fairValueDay}: the cost used is the value on that day, but not more than the sale price.',
    enterFairValue2018: {
      text: 'Bought by {gains.fairValueDay}: gains up to that day stay tax-free. Enter the value on 31 January 2018 under More options.',
      kind: 'careful',
    },
    enterFairValue2001: {
      text: 'Bought before 1 April 2001: you may use the value on that day as your cost. Enter it under More options.',
      kind: 'careful',
    },
    indexUnknown: {
      text: 'Our table has no cost inflation index for the year of sale or improvement. It ends with {gains.costIndex} for the year from {gains.costIndex|since}, so we use that figure. Enter the notified index under More options once you know it.',
      kind: 'careful',
    },
    indexGain: 'After indexation there is no gain left, so there is no tax. You cannot set this off as a loss.',
    surchargeDue: {
      text: 'A gain above {tax.surchargeFrom|words} alone brings a surcharge. Choose it under More options: 10%, or 15% if your income with the gain is above ₹1 crore.',
      at: 'tax',
      kind: 'careful',
    },
    reliefLeftOut:
      'Just above ₹50 lakh or ₹1 crore of income the surcharge is smaller (marginal relief). We leave that relief out.',
    surchargeMost:
      'On this gain the surcharge is at most {tax.gainsSurcharge}, so the tax has that instead of the {surcharge} you chose.',
    nonResident: 'Only residents can choose the indexed cost, so the tax is {gains.long} of the gain without it.',
    longAfter: {
      text: 'This is short-term. A sale after {day} would be long-term, taxed at {gains.long}.',
      figures: { day: { kind: 'date' } },
      kind: 'careful',
    },
  },
  story: [
    {
      text: 'You made a loss of {loss}, so there is no tax.',
      showWhen: { gain: { below: 0 } },
      figures: { loss: { kind: 'currency', of: 'gain', times: -1 } },
    },
    {
      text: 'You pay {tax} in tax, before surcharge, on your gain of {gain}, after {exemptReinvested} of relief and {lossUsed} of losses.',
      showWhen: { ...largeTaxable, exemptReinvested: { above: 0 }, lossUsed: { above: 0 } },
    },
    {
      text: 'You pay {tax} in tax, before surcharge, on your gain of {gain}, after {exemptReinvested} of relief for a house or bonds.',
      showWhen: { ...largeTaxable, exemptReinvested: { above: 0 } },
    },
    {
      text: 'You pay {tax} in tax, before surcharge, on your gain of {gain}, after {lossUsed} of losses.',
      showWhen: { ...largeGain, tax: { above: 0 }, lossUsed: { above: 0 } },
    },
    {
      text: 'You pay {tax} in tax, before surcharge, on your gain of {gain}, on top of {otherEquityGains} of other gains.',
      showWhen: { ...largeGain, tax: { above: 0 }, term: 'long', otherEquityGains: { above: 0 } },
    },
    {
      text: 'You pay {tax} in tax, before surcharge, on your gain of {gain}.',
      showWhen: { ...largeGain, tax: { above: 0 } },
    },
    {
      text: 'You pay {tax} in tax on your gain of {gain}. {exemptReinvested} is exempt because you bought bonds, and {lossUsed} is set off as losses.',
      showWhen: { ...inBonds, tax: { above: 0 }, exemptReinvested: { above: 0 }, lossUsed: { above: 0 } },
    },
    {
      text: 'You pay {tax} in tax on your gain of {gain}. {exemptReinvested} is exempt because you bought a house, and {lossUsed} is set off as losses.',
      showWhen: { tax: { above: 0 }, exemptReinvested: { above: 0 }, lossUsed: { above: 0 } },
    },
    {
      text: 'You pay {tax} in tax on your gain of {gain}. {exemptReinvested} is exempt because you bought bonds.',
      showWhen: { ...inBonds, tax: { above: 0 }, exemptReinvested: { above: 0 } },
    },
    {
      text: 'You pay {tax} in tax on your gain of {gain}. {exemptReinvested} is exempt because you bought a house.',
      showWhen: { tax: { above: 0 }, exemptReinvested: { above: 0 } },
    },
    {
      text: 'You pay {tax} in tax on your gain of {gain}, after {lossUsed} of losses.',
      showWhen: { tax: { above: 0 }, lossUsed: { above: 0 } },
    },
    {
      text: 'You pay {tax} in tax on your gain of {gain}, on top of {otherEquityGains} of other gains.',
      showWhen: { tax: { above: 0 }, term: 'long', otherEquityGains: { above: 0 } },
    },
    { text: 'You pay {tax} in tax on your gain of {gain}.', showWhen: { tax: { above: 0 } } },
    {
      text: 'You pay no tax on your gain of {gain}. {exemptReinvested} is exempt because you bought bonds, and {lossUsed} is set off as losses.',
      showWhen: { ...inBonds, gain: { above: 0 }, exemptReinvested: { above: 0 }, lossUsed: { above: 0 } },
    },
    {
      text: 'You pay no tax on your gain of {gain}. {exemptReinvested} is exempt because you bought a house, and {lossUsed} is set off as losses.',
      showWhen: { gain: { above: 0 }, exemptReinvested: { above: 0 }, lossUsed: { above: 0 } },
    },
    {
      text: 'You pay no tax on your gain of {gain}. {exemptReinvested} is exempt because you bought bonds.',
      showWhen: { ...inBonds, gain: { above: 0 }, exemptReinvested: { above: 0 } },
    },
    {
      text: 'You pay no tax on your gain of {gain}. {exemptReinvested} is exempt because you bought a house.',
      showWhen: { gain: { above: 0 }, exemptReinvested: { above: 0 } },
    },
    {
      text: 'You pay no tax on your gain of {gain}, after {lossUsed} of losses.',
      showWhen: { gain: { above: 0 }, lossUsed: { above: 0 } },
    },
    { text: 'You pay no tax on your gain of {gain}.', showWhen: { gain: { above: 0 } } },
    { text: 'There is no gain, so there is no tax.' },
  ],
  levers: [
    {
      text: 'Invest {reinvested} of the gain in section 54EC bonds and save {by.tax} in tax.',
      set: { reinvestedIn: 'bonds54EC', reinvested: 'min({gain}, {gains.bondsMost})' },
      moves: { tax: 'down' },
      showWhen: { asset: 'property', term: 'long', reinvestedIn: 'none' },
    },
    {
      text: '{exempt} of the gain is tax-free. The limit is for a tax year: if you sell over two years, you use it twice.',
      showWhen: { asset: 'equity', term: 'long', exempt: { above: 0 }, tax: { above: 0 } },
    },
  ],
  basis: [
    'Rules for sales since {gains.long@2024-07-23|since}; last confirmed {gains.long|confirmed}. Tax includes {tax.cess} cess. It has the surcharge you choose, but no marginal relief, unused basic exemption or rebate; the Income Tax Calculator has them.',
    {
      text: 'Equity: long-term after {gains.equityMonths} months. Short-term {gains.equityShort} ({gains.equityShort|source}), long-term {gains.equityLong} above {gains.equityFree} a year ({gains.equityLong|source}).',
      showWhen: { asset: 'equity' },
    },
    {
      text: 'Debt funds: if bought on or after {gains.shortFundsFrom}, always at your slab rate. If bought before: long-term after {gains.otherMonths} months at {gains.long}.',
      showWhen: { asset: 'debtFund' },
    },
    {
      text: 'House or land: long-term after {gains.otherMonths} months at {gains.long} ({gains.long|source}). A resident who bought before {gains.indexedBefore} pays {gains.indexed} on the gain after indexation if that is less. Cost inflation index: {gains.costIndex|source}.',
      showWhen: { asset: 'property' },
    },
    {
      text: 'Gold: long-term after {gains.otherMonths} months at {gains.long} without indexation ({gains.long|source}). Before that, at your slab rate.',
      showWhen: { asset: 'gold' },
    },
  ],
  examples: [
    {
      title: 'Shares bought in 2022 that doubled: ₹5 lakh to ₹10 lakh',
      inputs: {},
      outputs: { tax: 48_750, term: 'long', gain: 500_000, exempt: 125_000, taxableGain: 375_000 },
    },
    {
      title: 'A flat bought in 2007, sold in 2025: indexation wins',
      inputs: {
        ...{ asset: 'property', boughtOn: '2007-06-15', soldOn: '2025-03-15' },
        ...{ purchasePrice: 800_000, salePrice: 2_500_000 },
      },
      outputs: {
        tax: 51_758,
        plainTax: 221_000,
        indexedTax: 51_758,
        method: 'indexed',
        taxableGain: 248837,
        indexedCost: 2251163,
      },
    },
    {
      title: 'A house sold, and ₹40 lakh invested in another',
      inputs: {
        ...{ asset: 'property', boughtOn: '2010-06-15', soldOn: '2026-05-15', purchasePrice: 3_000_000 },
        ...{ salePrice: 12_000_000, reinvestedIn: 'house54', reinvested: 4_000_000 },
      },
      outputs: {
        tax: 229_174,
        exemptReinvested: 4_000_000,
        plainTax: 650_000,
        method: 'indexed',
        tds: 120_000,
        taxableGain: 1101796,
      },
      source: 'a second, exact calculation',
    },
  ],
  content,
  ask: {
    // shares that are not listed here have other rates
    unsure:
      'unlisted, us stocks, us stock, us shares, foreign shares, foreign stocks, esop, rsu, intraday, f and o, futures',
  },
  headline: ['tax'],
  refusals: {
    onlyLong: 'These reliefs are only for long-term gains, and this sale is short-term.',
    notForAsset:
      'This relief is for a house or land. For other long-term gains, choose the relief for buying a house (54F).',
    beforeLaw: 'These rules are for sales since 23 July 2024. Earlier sales have other rates.',
    afterLaw: {
      text: 'The rules for sales after {last} are not known yet.',
      figures: { last: { kind: 'date' } },
    },
    beforePurchase: 'The sale cannot be before the purchase.',
    notWhileOwned: 'The improvement must be between the purchase and the sale.',
  },
  noWorking:
    'The dates decide whether a gain is long-term and how far the cost rises with inflation, so there is no short formula. The table shows the tax line by line.',
  next: [
    {
      tool: 'advance_tax',
      text: 'How much of this {tax} is due as advance tax, and by when?',
      with: owedOnSale,
      showWhen: { tax: { above: 9_999 }, soldIn: 'now' },
    },
    {
      tool: 'advance_tax',
      text: 'How much interest do I owe if I paid none of this {tax} as advance tax?',
      with: { ...owedOnSale, dueNext: "'over'", paidMarch: '0', paidLate: '0' },
      showWhen: { tax: { above: 9_999 }, soldIn: 'earlier' },
    },
    {
      ...wholeTax,
      // that input is before the tax-free part, which is for all equity gains of the year
      with: { ...otherIncome, ltcg112A: '{taxableGain} + {exempt} + {otherEquityGains}' },
      showWhen: { asset: 'equity', term: 'long', gain: { above: 0 } },
    },
    {
      ...wholeTax,
      with: { ...otherIncome, stcg111A: '{taxableGain}' },
      showWhen: { asset: 'equity', term: 'short', taxableGain: { above: 0 } },
    },
    {
      ...wholeTax,
      with: { ...otherIncome, ltcg112: '{taxableGain}' },
      showWhen: [
        { asset: ['debtFund', 'gold'], method: 'plain', taxableGain: { above: 0 } },
        { asset: 'property', resident: true, method: 'plain', taxableGain: { above: 0 } },
      ],
    },
  ],
  related: ['tax_calculator', 'advance_tax', 'sip_lumpsum', 'xirr'],
  rises: {
    gain: ['salePrice'],
    tax: ['salePrice', 'otherEquityGains'],
    netProceeds: ['salePrice'],
  },
  falls: {
    tax: ['purchasePrice', 'expenses', 'fmv2001', 'reinvested', 'shortLosses', 'longLosses'],
    exempt: ['otherEquityGains'],
  },
  asks: [
    {
      text: 'At what sale price do I keep {target} after tax?',
      input: 'salePrice',
      output: 'netProceeds',
    },
    { text: 'At what sale price is the tax {target}?', input: 'salePrice', output: 'tax' },
  ],
  compute: (values) => {
    const { fmv2018, fmv2001, ...rest } = values;
    const found = taxOnSale({ ...rest, fairValue2018: fmv2018, fairValue2001: fmv2001 }, gainsLaw);
    if (!found.ok)
      return found.why === 'afterLaw'
        ? fail('soldOn', 'afterLaw', { last: gainsLaw.salesUntil })
        : fail(found.field, found.why);
    const { ok, indexKnown, surcharge, ...figures } = found;
    const { term, method, gain, cost, indexedCost, exempt, taxableGain, rate, tax, plainTax, indexedTax } = figures;
    const { exemptReinvested, lossUsed, tds } = figures;
    const { asset, boughtOn, soldOn, resident, salePrice, expenses } = values;
    const indexed = method === 'indexed';
    const counted = indexed ? indexedCost : cost;
    const own = salePrice - expenses - counted;
    const beforeSurcharge = (taxableGain * rate) / 100;
    const beforeCess = (beforeSurcharge * (100 + surcharge)) / 100;
    const hasChoice = term === 'long' && asset === 'property' && resident && boughtOn < gainsLaw.indexedBefore;
    const alwaysShort = asset === 'debtFund' && boughtOn >= gainsLaw.shortFundsFrom;
    const firstIndex = gainsLaw.index[0]?.from ?? '';
    const oldEquity = asset === 'equity' && term === 'long' && boughtOn <= gainsLaw.fairValueDay;

    const inYear = soldOn > yearNow.last ? 'later' : 'now';

    return {
      ...figures,
      soldIn: soldOn < yearNow.first ? 'earlier' : inYear,
      byLine: () => [
        { line: 'sale', amount: salePrice },
        ...(expenses > 0 ? [{ line: 'expenses' as const, amount: 0 - expenses }] : []),
        { line: indexed ? 'indexedCost' : 'cost', amount: 0 - counted },
        { line: 'gain', amount: own },
        ...(exemptReinvested > 0 ? [{ line: 'reinvested' as const, amount: 0 - exemptReinvested }] : []),
        ...(lossUsed > 0 ? [{ line: 'losses' as const, amount: 0 - lossUsed }] : []),
        ...(exempt > 0 ? [{ line: 'exempt' as const, amount: 0 - exempt }] : []),
        ...(own < 0 ? [{ line: 'unused' as const, amount: 0 - own }] : []),
        { line: 'taxable', amount: taxableGain },
        { line: 'tax', amount: beforeSurcharge },
        ...(beforeCess > beforeSurcharge ? [{ line: 'surcharge' as const, amount: beforeCess - beforeSurcharge }] : []),
        { line: 'cess', amount: tax - beforeCess },
        { line: 'payable', amount: tax },
      ],
      byMethod: () => [
        ...(term === 'short' ? [{ method: 'short' as const, cost, gain, rate, tax }] : []),
        ...(term === 'long' ? [{ method: 'plain' as const, cost, gain, rate: gainsLaw.long, tax: plainTax }] : []),
        ...(hasChoice
          ? [
              {
                method: 'indexed' as const,
                cost: indexedCost,
                gain: salePrice - expenses - indexedCost,
                rate: gainsLaw.indexed,
                tax: indexedTax,
              },
            ]
          : []),
      ],
      notes: [
        gain < 0 && 'loss',
        values.surcharge === 0 && gain - exemptReinvested > factNow('tax.surchargeFrom') && 'surchargeDue',
        values.surcharge > 0 && 'reliefLeftOut',
        tax > 0 && surcharge < values.surcharge && 'surchargeMost',
        tds > 0 && 'buyerDeducts',
        exemptReinvested > 0 && 'conditions',
        alwaysShort && 'shortFund',
        term === 'short' &&
          !alwaysShort && {
            id: 'longAfter',
            figures: {
              day: lastShortDay(boughtOn, asset === 'equity' ? gainsLaw.months.equity : gainsLaw.months.other),
            },
          },
        oldEquity && (fmv2018 === 0 ? 'enterFairValue2018' : cost > values.purchasePrice && 'usesFairValue'),
        (asset === 'property' || asset === 'gold') && boughtOn < firstIndex && fmv2001 === 0 && 'enterFairValue2001',
        !indexKnown && 'indexUnknown',
        indexed && gain > 0 && tax === 0 && 'indexGain',
        asset === 'property' && term === 'long' && !resident && boughtOn < gainsLaw.indexedBefore && 'nonResident',
      ],
    };
  },
});
