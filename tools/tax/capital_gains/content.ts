import type { Content } from '#engine';
import { facts } from '#rules';

/** Five years a line: `2001-02: 100`. */
const years = facts['gains.costIndex'].values.map(({ from }) => {
  const year = Number(from.slice(0, 4));
  return `${year}-${String(year + 1).slice(2)}: {gains.costIndex@${from}}`;
});
const indexLines = Array.from({ length: Math.ceil(years.length / 5) }, (_, line) =>
  years.slice(5 * line, 5 * line + 5).join(' · '),
);

export default {
  title: 'How capital gains tax is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'When you sell shares, funds, a house, land or gold for more than they cost you, the difference is a capital gain and is taxed. How much depends on what you sold and how long you held it.',
        'The calculator finds whether the gain is short-term or long-term, what counts as cost, the tax with cess, and for a house or land whether indexation makes the tax lower.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Gain = sale price − expenses of the sale − cost (with improvements); tax = taxable gain × rate × 1.04',
      list: [
        'Indexed cost = cost × index of the year of sale ÷ index of the year of purchase.',
        'Shares and equity funds bought by {gains.fairValueDay}: the cost is the higher of the price paid and the value on that day, but that value counts up to the sale price only (grandfathering).',
        'House, land or gold bought before 1 April 2001: you may take the value of that day as the cost; for a house or land at most its stamp duty value of that day, if there is one (section 55(2) of the Act of 1961, since 1 April 2021).',
      ],
    },
    {
      heading: 'Capital gains tax rates',
      paragraphs: [
        'For sales since {gains.long@2024-07-23|since}, before cess of {tax.cess}. Budget 2026 did not change them.',
      ],
      list: [
        'Listed shares and equity funds: long-term after {gains.equityMonths} months. Short-term {gains.equityShort} ({gains.equityShort|source}, before section 111A). Long-term {gains.equityLong} of what is above {gains.equityFree} a year ({gains.equityLong|source}, before section 112A).',
        'House and land: long-term after {gains.otherMonths} months, {gains.long} ({gains.long|source}, before section 112). Residents who bought before {gains.indexedBefore} may take {gains.indexed} with indexation where it is less. Short-term: your slab rate.',
        'Physical gold: long-term after {gains.otherMonths} months, {gains.long}. Short-term: your slab rate.',
        'Debt funds: bought from {gains.shortFundsFrom} on, always your slab rate ({gains.shortFundsFrom|source}). Bought before: long-term after {gains.otherMonths} months, {gains.long}.',
      ],
    },
    {
      heading: 'Cost inflation index (CII)',
      paragraphs: [
        'The index of each financial year, with 2001-02 as 100. The last one was notified by the {gains.costIndex|source}.',
      ],
      list: indexLines,
    },
    {
      heading: 'Example: a flat bought in 2007',
      paragraphs: [
        'Bought in June 2007 for ₹8 lakh, sold in March 2025 for ₹25 lakh. Without indexation the gain is ₹17 lakh and the tax 12.5% of it, ₹2,12,500, or {example.1.plainTax} with cess. With indexation the cost is ₹8 lakh × 363 ÷ 129 = ₹22,51,163, the gain ₹2,48,837 and the tax 20% of it, {example.1.tax} with cess. The lower one counts.',
      ],
    },
    {
      heading: 'Reliefs and losses',
      paragraphs: [
        'Under More options a long-term gain can be lowered by what you put into a house or bonds, and any gain by losses. Take a house of June 2010 for ₹30 lakh, sold in May 2026 for ₹1.2 crore, of which ₹40 lakh go into another house. The gain of ₹90 lakh falls to ₹50 lakh, and the tax at {gains.long} is {example.2.plainTax} with cess. With indexation the cost is ₹30 lakh × 384 ÷ 167, the gain ₹51,01,796, of which ₹11,01,796 is left, and the tax at {gains.indexed} is {example.2.tax}. The lower one counts.',
        'Whether the relief and losses may be taken off the indexed gain too is not settled: the Act only says which excess of tax is ignored. Here they are. If they are not, the indexed tax of this example is above the other, and {example.2.plainTax} is due.',
      ],
      list: [
        'A house sold and another bought or built ({gains.houseMost|source}, before section 54): the gain is exempt up to the amount put in, at most {gains.houseMost|words}.',
        'A house or land sold and bonds bought within six months, held for {gains.bondYears} ({gains.bondsMost|source}, before section 54EC): exempt up to {gains.bondsMost|words}.',
        'Anything but a house sold and a house bought with the price ({gains.otherHouseMost|source}, before section 54F): the gain × amount put in ÷ (price − expenses). At most {gains.otherHouseMost|words} of the amount counts.',
        'Losses: long-term ones lower long-term gains only, short-term ones every gain, for {gains.lossYears} if the return of the year of the loss was filed in time (sections 108 and 111, before 70 and 74). The tax-free {gains.equityFree} comes after them.',
        'TDS: the buyer of a resident’s house or land for {tds.propertyFrom|words} or more must deduct {tds.property} of the price, or of the stamp duty value if that is higher ({tds.property|source}).',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Surcharge, which applies above {tax.surchargeFrom|words} of total income. On gains taxed at {gains.equityShort} and {gains.long} it is at most {tax.gainsSurcharge}; on gains at slab rates it may be higher.',
        'The part of the basic exemption that your other income does not use, and the rebate. Residents may set long-term gains and short-term gains on shares against the first, so the tax can be lower ({gains.equityShort|source}). The income tax calculator does it.',
        'The conditions of the reliefs, such as how many houses you own, and what happens when you sell the new house or the bonds early.',
        'Unlisted shares, business assets, foreign assets, crypto, gold bonds and gold funds, which have rules of their own.',
        'The stamp duty value: where it is well above the price of a house or land, the law takes it as the sale price.',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate capital gains tax',
    steps: [
      { name: 'Choose what you sold', text: 'Shares and equity funds, debt funds, a house or land, or gold.' },
      { name: 'Enter the two dates', text: 'They decide the term, the rate and the index.' },
      { name: 'Enter the prices', text: 'The price you paid, the price you got, and what the sale cost you.' },
      {
        name: 'Add what applies to you',
        text: 'An improvement of the house, the value of 2018 or 2001, a house or bonds that you bought, losses, or other gains of the year.',
      },
      { name: 'Read the result', text: 'See the tax, how it is worked out line by line, and what is left.' },
    ],
  },
  faq: [
    {
      question: 'How much long-term capital gain on shares is tax-free?',
      answer:
        '{gains.equityFree} a year, for all listed shares and equity funds together, since {gains.equityFree@2024-07-23|since}. Before that it was {gains.equityFree@2024-07-22}. Sell in parts over two financial years and you can use it twice.',
    },
    {
      question: 'Is indexation still available for property?',
      answer:
        'For residents who bought the house or land before {gains.indexedBefore}: they pay the lower of {gains.long} without indexation and {gains.indexed} with it. For what was bought later, and for everything other than land and buildings, indexation has ended.',
    },
    {
      question: 'From which date does an inherited or gifted house count?',
      answer: 'From the day the earlier owner bought it, and with what that owner paid. Enter that day and price.',
    },
    {
      question: 'Can I avoid the tax by buying another house?',
      answer:
        'Yes, within limits. The gain of a house that goes into another house in time is exempt up to {gains.houseMost|words} ({gains.houseMost|source}, before section 54), and up to {gains.bondsMost|words} that goes into certain bonds ({gains.bondsMost|source}, before section 54EC). Choose the relief under More options.',
    },
    {
      question: 'When is the tax to be paid?',
      answer:
        'As advance tax, in the instalments that are due after the sale, if your tax after TDS is {advanceTax.least} or more. The buyer of a resident’s house or land must deduct {tds.property} as TDS from a price of {tds.propertyFrom|words} on, which is set off against the tax.',
    },
  ],
} satisfies Content;
