import type { Content } from '#engine';

export default {
  title: 'How renting and buying are compared',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'Two people have the same money. One buys a home with a loan, the other rents a similar one and invests what buying would have cost. The calculator says what each owns after the years you choose, and from which year on buying is ahead.',
      ],
    },
    {
      heading: 'How both are counted',
      formula: 'Buying compared with renting = what the buyer owns − what the renter owns',
      list: [
        'Start: the buyer pays the down payment and the costs of buying; the renter invests as much.',
        'Every month: the buyer pays EMI and maintenance, the renter pays rent. The one who pays less invests the difference.',
        'End: the buyer owns the value of the home less the costs of selling and the loan that is left, and any investments. The renter owns the investments.',
        'Rent, home value and maintenance rise once a year.',
      ],
    },
    {
      heading: 'Example: a home of ₹80 lakh',
      paragraphs: [
        'The buyer needs ₹21,60,000 at the start (20% down payment, 7% costs) and pays an EMI of ₹55,541 at 8.5% for 20 years. The same home rents for ₹22,000. With 6% growth of price and rent, and 9% on investments, the renter is ahead by ₹87,78,606 after 20 years.',
        'If the rent is ₹35,000, buying is ahead from year 7 and by {example.1.advantage} after 20 years. So the rent as a share of the price decides: ₹22,000 a month is 3.3% of ₹80 lakh a year, ₹35,000 is 5.25%.',
      ],
    },
    {
      heading: 'Figures to look up',
      list: [
        'Stamp duty and registration differ by state, and a flat still being built has GST as well. The 7% at the start stands for all of it, with brokerage.',
        'By size of the loan banks lend at most {homeLoan.ltv} of the value ({homeLoan.ltv|source}; last confirmed {homeLoan.ltv|confirmed}), so the down payment is the rest.',
        'Rent as a share of the price: twelve months’ rent of a home like the one you want, divided by its price.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Tax relief: interest and principal of a home loan in the old regime, and house rent allowance for tenants.',
        'Tax on the gain when the home is sold. Add it to the costs of selling, or use the capital gains calculator.',
        'The deposit to the landlord, moving costs and furniture.',
        'What cannot be counted: no landlord, or the freedom to move.',
        'Whether the renter really invests the difference. Who spends it is better off with an EMI.',
      ],
    },
  ],
  howTo: {
    name: 'How to compare renting and buying',
    steps: [
      { name: 'Enter the home and the loan', text: 'Price, down payment and rate. The tenure is under More options.' },
      { name: 'Enter the rent', text: 'Of a similar home in the same place.' },
      {
        name: 'Set growth and return',
        text: 'How prices and rents may rise, and under More options what investments earn after tax.',
      },
      { name: 'Choose the years', text: 'How long you plan to stay. Short stays favour renting.' },
      { name: 'Read the result', text: 'See who is ahead, by how much and from which year.' },
    ],
  },
  faq: [
    {
      question: 'Is it better to rent or buy a house in India?',
      answer:
        'It depends on the rent as a share of the price, on how long you stay and on how prices rise. In the example renting and investing leaves more where the rent of a year is 3.3% of the price, and buying does where it is 5.25% and you stay for 7 years or more.',
    },
    {
      question: 'Is rent wasted money?',
      answer:
        'No more than interest, maintenance and stamp duty are. In the first month of the example interest alone is ₹45,333, twice the rent.',
    },
    {
      question: 'What matters most?',
      answer:
        'The growth of the home’s price, the return on investments and the rent. Change each by one point, or open “What moves it most”, before you trust a result.',
    },
    {
      question: 'Should I count tax benefits of a home loan?',
      answer:
        'In the new regime there are none for a home you live in. In the old regime interest up to {deduction.homeLoanInterest|words} a year is deducted ({deduction.homeLoanInterest|source}); enter a slightly lower loan rate to allow for it.',
    },
    {
      question: 'How many years must I stay for buying to pay?',
      answer:
        'The page shows the first year at whose end the buyer owns at least as much. The costs of buying and selling, 8% of the price in the example, have to be earned back first.',
    },
  ],
} satisfies Content;
