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
        'When you sell shares, funds, a house, land or gold for more than you paid, you make a capital gain and pay tax on it. How much depends on what you sold and how long you had it.',
        'The calculator shows whether the gain is short-term or long-term, the cost you may deduct, and the tax with cess. For a house or land, it also shows whether indexation lowers the tax.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Gain = sale price − selling expenses − cost (with improvements); tax = taxable gain × rate × 1.04',
      list: [
        'Indexed cost = cost × index of the year of sale ÷ index of the year of purchase.',
        'Shares and equity funds bought by {gains.fairValueDay}: the cost is what you paid or the value on that day, whichever is higher. But that value is capped at the sale price (grandfathering).',
        'House, land or gold bought before 1 April 2001: you may use the value on that day as the cost. For a house or land, it is capped at the stamp duty value on that day, if there is one (section 55(2) of the Act of 1961, since 1 April 2021).',
      ],
    },
    {
      heading: 'Capital gains tax rates',
      paragraphs: [
        'For sales since {gains.long@2024-07-23|since}, before {tax.cess} cess. Budget 2026 did not change them.',
      ],
      list: [
        'Listed shares and equity funds: long-term after {gains.equityMonths} months. Short-term {gains.equityShort} ({gains.equityShort|source}, before section 111A). Long-term {gains.equityLong} of the gain above {gains.equityFree} a year ({gains.equityLong|source}, before section 112A).',
        'House and land: long-term after {gains.otherMonths} months, {gains.long} ({gains.long|source}, before section 112). Residents who bought before {gains.indexedBefore} can choose {gains.indexed} with indexation if that is less. Short-term: your slab rate.',
        'Physical gold: long-term after {gains.otherMonths} months, {gains.long}. Short-term: your slab rate.',
        'Debt funds: if bought on or after {gains.shortFundsFrom}, always your slab rate ({gains.shortFundsFrom|source}). If bought before: long-term after {gains.otherMonths} months, {gains.long}.',
        'A company’s buy-back of its shares: a sale like any other since {gains.buybackFrom} ({gains.buybackFrom|source}). Promoters pay an additional tax, which this page leaves out. Before, the money was taxed as a dividend.',
        'Sovereign gold bonds: since {gains.goldBondsFrom}, what you get at maturity is tax-free only if you bought them at issue and kept them until then ({gains.goldBondsFrom|source}).',
      ],
    },
    {
      heading: 'Cost inflation index (CII)',
      paragraphs: [
        'The index of each financial year; 2001-02 is 100. The latest one was notified by the {gains.costIndex|source}.',
      ],
      list: indexLines,
    },
    {
      heading: 'Example: a flat bought in 2007',
      paragraphs: [
        'You buy in June 2007 for ₹8 lakh and sell in March 2025 for ₹25 lakh. Without indexation the gain is ₹17 lakh. The tax is 12.5% of it, ₹2,12,500, or {example.1.plainTax} with cess. After indexation the cost is ₹8 lakh × 363 ÷ 129 = {example.1.indexedCost} and the gain {example.1.taxableGain}. The tax is 20% of it, {example.1.tax} with cess. You pay the lower one.',
      ],
    },
    {
      heading: 'Reliefs and losses',
      paragraphs: [
        'Under More options you can lower a long-term gain by what you invest in a house or bonds, and any gain by losses. Take a house bought in June 2010 for ₹30 lakh and sold in May 2026 for ₹1.2 crore. You invest ₹40 lakh in another house. The gain of ₹90 lakh falls to ₹50 lakh, and the tax at {gains.long} is {example.2.plainTax} with cess. After indexation the cost is ₹30 lakh × 384 ÷ 167 and the gain ₹51,01,796. {example.2.taxableGain} of it is left, and the tax at {gains.indexed} is {example.2.tax}. You pay the lower one.',
        'It is not settled whether you can deduct the relief and losses from the indexed gain too. The Act only says which excess of tax is ignored. We do deduct them. Otherwise the indexed tax in this example would be the higher one, and you would owe {example.2.plainTax}.',
      ],
      list: [
        'You sell a house and buy or build another ({gains.houseMost|source}, before section 54): the gain is exempt up to the amount you invest, at most {gains.houseMost|words}.',
        'You sell a house or land and buy bonds within six months, with a lock-in of {gains.bondYears} years ({gains.bondsMost|source}, before section 54EC): exempt up to {gains.bondsMost|words}.',
        'You sell anything except a house and buy a house ({gains.otherHouseMost|source}, before section 54F): the exempt part is the gain × amount invested ÷ (price − expenses), with at most {gains.otherHouseMost|words} of that amount.',
        'Losses: long-term losses lower only long-term gains, short-term losses lower any gain. You can carry them forward for {gains.lossYears} years if you filed the return for the year of the loss in time (sections 108 and 111, before 70 and 74). The tax-free {gains.equityFree} comes after them.',
        'TDS: if a resident sells a house or land for {tds.propertyFrom|words} or more, the buyer must deduct {tds.property} of the price, or of the stamp duty value if that is higher ({tds.property|source}).',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Marginal relief. A surcharge applies above {tax.surchargeFrom|words} of total income; choose yours under More options. On gains taxed at {gains.equityShort} and {gains.long} it is at most {tax.gainsSurcharge}. On gains at slab rates it may be higher.',
        'The rebate, and the part of the basic exemption that your other income does not use. Residents can set long-term gains and short-term gains on shares against that exemption, so the tax can be lower ({gains.equityShort|source}). The Income Tax Calculator does this.',
        'The conditions of the reliefs, such as how many houses you own, and what happens if you sell the new house or the bonds early.',
        'Rural farm land in India. It is not a capital asset, so there is no capital gains tax on its sale: see the questions below. Farm land in or near a town is taxed like other land, and we leave out the relief for buying other farm land with the gain (section 54B of the Act of 1961).',
        'Unlisted shares, business assets, foreign assets, crypto, gold bonds and gold funds. They have their own rules.',
        'The stamp duty value. If it is well above the price of a house or land, the law treats it as the sale price.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the capital gains tax calculator',
    steps: [
      { name: 'Choose what you sold', text: 'Shares and equity funds, debt funds, a house or land, or gold.' },
      { name: 'Enter the two dates', text: 'They decide the term, the rate and the index.' },
      { name: 'Enter the prices', text: 'What you paid, what you got, and what the sale cost you.' },
      {
        name: 'Add what applies to you',
        text: 'Improvements to the house, the value in 2018 or 2001, a house or bonds you bought, losses, or other gains in the year.',
      },
      { name: 'Read the result', text: 'See the tax, the line-by-line calculation, and what you keep.' },
    ],
  },
  faq: [
    {
      question: 'How much long-term capital gain on shares is tax-free?',
      answer:
        '{gains.equityFree} a year, for all listed shares and equity funds together, since {gains.equityFree@2024-07-23|since}. Before that it was {gains.equityFree@2024-07-22}. If you sell in parts over two financial years, you can use it twice.',
    },
    {
      question: 'Is indexation still available for property?',
      answer:
        'Yes, for residents who bought the house or land before {gains.indexedBefore}. They pay {gains.long} without indexation or {gains.indexed} with it, whichever is less. Indexation has ended for anything bought later, and for everything except land and buildings.',
    },
    {
      question: 'What purchase date do I use for an inherited or gifted house?',
      answer: 'The day the earlier owner bought it, and the price that owner paid. Enter both.',
    },
    {
      question: 'Do I pay tax when I sell farm land?',
      answer:
        'Not on rural farm land in India. Rural means: outside every municipality and cantonment of 10,000 people or more, and far enough from its limits, as the crow flies. That is more than 2 km from a town of over 10,000 people, 6 km from one of over 1 lakh, and 8 km from one of over 10 lakh, by the last published census (section 2(14) of the Act of 1961, and the same in section 2 of the Act of 2025). All other farm land is taxed like any land: choose House or land.',
    },
    {
      question: 'Can I avoid the tax by buying another house?',
      answer:
        'Yes, within limits. If you invest the gain from a house in another house in time, it is exempt up to {gains.houseMost|words} ({gains.houseMost|source}, before section 54). If you invest it in certain bonds, it is exempt up to {gains.bondsMost|words} ({gains.bondsMost|source}, before section 54EC). Choose the relief under More options.',
    },
    {
      question: 'When do I pay the tax?',
      answer:
        'As advance tax, with the instalments after the sale, if your tax after TDS is {advanceTax.least} or more. If a resident sells a house or land, the buyer must deduct {tds.property} as TDS when the price is {tds.propertyFrom|words} or more. You can set it off against your tax.',
    },
  ],
} satisfies Content;
