import type { Content } from '#engine';

export default {
  title: 'How we compare renting and buying',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'Two people have the same money. One buys a home on a loan. The other rents a similar home and invests what buying would have cost. This calculator shows what each of them owns after the years you choose, and from which year buying is ahead.',
      ],
    },
    {
      heading: 'How we compare the two',
      formula: 'Buying compared with renting = what the buyer owns − what the renter owns',
      list: [
        'Start: the buyer pays the down payment and the buying costs; the renter invests the same amount.',
        'Every month: the buyer pays the EMI and maintenance, the renter pays rent. Whoever pays less invests the difference.',
        'End: the buyer owns the home’s value less the selling costs and the loan left, plus any investments. The renter owns the investments.',
        'Rent, home value and maintenance rise once a year.',
      ],
    },
    {
      heading: 'Example: a home of ₹80 lakh',
      paragraphs: [
        'The buyer needs ₹21,60,000 at the start (20% down payment, 7% costs) and pays an EMI of {example.0.emi} at 8.5% for 20 years. The same home rents for ₹22,000. If price and rent grow by 6% and investments by 9%, the renter is ahead by ₹87,78,606 after 20 years.',
        'If the rent is ₹35,000, buying is ahead from year 7 and by {example.1.advantage} after 20 years. So the rent as a share of the price decides: ₹22,000 a month is 3.3% of ₹80 lakh a year, ₹35,000 is 5.25%.',
      ],
    },
    {
      heading: 'Figures to look up',
      list: [
        'Stamp duty and registration differ by state, and a flat under construction has GST as well. The 7% at the start covers all of it, with brokerage.',
        'Banks lend only part of the value, depending on the size of the loan: {homeLoan.ltv} ({homeLoan.ltv|source}). The down payment is the rest.',
        'Rent as a share of the price: twelve months’ rent for a similar home, divided by its price.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Tax deductions: interest and principal of a home loan in the old regime, and house rent allowance for tenants.',
        'Tax on the gain when you sell the home. Add it to the selling costs, or use the Capital Gains Tax Calculator.',
        'The security deposit, moving costs and furniture.',
        'What has no price: having no landlord, or the freedom to move.',
        'Whether the renter really invests the difference. If you would spend it, an EMI is better for you.',
      ],
    },
  ],
  howTo: {
    name: 'How to compare renting and buying',
    steps: [
      { name: 'Enter the home and the loan', text: 'Price, down payment and rate. The tenure is under More options.' },
      { name: 'Enter the rent', text: 'For a similar home in the same area.' },
      {
        name: 'Set growth and return',
        text: 'How prices and rents may rise. Under More options, what investments earn after tax.',
      },
      { name: 'Choose the years', text: 'How long you plan to stay. Short stays favour renting.' },
      { name: 'Read the result', text: 'See who is ahead, by how much and from which year.' },
    ],
  },
  faq: [
    {
      question: 'Is it better to rent or buy a house in India?',
      answer:
        'It depends on the rent as a share of the price, how long you stay and how prices rise. In the example, renting and investing wins if a year’s rent is 3.3% of the price. Buying wins if it is 5.25% and you stay for 7 years or more.',
    },
    {
      question: 'Is rent wasted money?',
      answer:
        'No more than interest, maintenance and stamp duty. In the first month of the example, interest alone is ₹45,333, twice the rent.',
    },
    {
      question: 'What matters most?',
      answer:
        'The growth of the home’s price, the return on investments and the rent. Before you trust a result, change each by one percentage point, or open “What matters”.',
    },
    {
      question: 'Should I include the tax benefits of a home loan?',
      answer:
        'In the new regime there are none for a home you live in. In the old regime you can deduct interest up to {deduction.homeLoanInterest|words} a year ({deduction.homeLoanInterest|source}); enter a slightly lower loan rate to allow for it.',
    },
    {
      question: 'How many years must I stay to make buying worthwhile?',
      answer:
        'The page shows the first year after which the buyer owns at least as much. First you must earn back the buying and selling costs, 8% of the price in the example.',
    },
  ],
} satisfies Content;
