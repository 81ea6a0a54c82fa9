import type { Content } from '#engine';

export default {
  title: 'What a no-cost EMI costs',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'In a no-cost EMI the bank charges interest like on any loan. The shop gives you a discount of the same amount, so the EMIs add up to the price. What the shop does not pay: the GST on that interest, the bank’s fee with its GST, and the discount you would have got for paying at once.',
        'The calculator adds these up and turns them into one yearly rate, so you can compare the offer with a loan, or with paying now.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Extra = GST on the interest + fee with GST + discount for paying at once + interest not covered',
      list: [
        'Loan = EMI ÷ (1 + i) + EMI ÷ (1 + i)² + … + EMI ÷ (1 + i)ⁿ, with EMI = price ÷ n and i = yearly rate ÷ 1200.',
        'Interest = price − loan. If the discount is another amount, the loan is the price less that amount.',
        'GST on the interest: {gst.cardInterest} of each month’s interest, so most of it comes in the first months.',
        'Real cost per year: twelve times the monthly rate at which all payments are worth the price you would pay at once.',
      ],
    },
    {
      heading: 'Example: a phone for ₹60,000 in 9 EMIs',
      paragraphs: [
        'At 15% the bank lends {example.0.loan} and the shop takes {example.0.discountGiven} off. The EMI is {example.0.emi}. GST on the interest is {example.0.gst}, and the fee of ₹199 is {example.0.feeWithGst} with GST. The first month costs {example.0.firstPayment}.',
        'In all you pay {example.0.totalPaid}. The extra ₹880 is what a loan at {example.0.yearlyCost} a year would cost: cheap, but not free.',
        'A discount for paying at once changes that quickly. ₹45,000 in 12 EMIs, where you could have had ₹2,500 off, costs ₹3,356 more, which is {example.2.yearlyCost} a year.',
      ],
    },
    {
      heading: 'Rules and charges',
      list: [
        'GST on the interest of credit cards: {gst.cardInterest} ({gst.cardInterest|source}; last confirmed {gst.cardInterest|confirmed}). Interest on loans of banks and finance companies has none, and EMI on a debit card is such a loan.',
        'GST on the fee: {gst.loanFee} ({gst.loanFee|source}).',
        'The Reserve Bank told banks that there is no loan at 0%, and that schemes which hide the interest in a fee mislead ({loan.zeroRate|source}; last confirmed {loan.zeroRate|confirmed}).',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Reward points you do not get on EMI.',
        'Charges for closing the plan early or paying late.',
        'EMIs rounded to whole rupees.',
        'The input credit of a business, which gets the GST back.',
      ],
    },
  ],
  howTo: {
    name: 'How to check a no-cost EMI',
    steps: [
      { name: 'Enter the price', text: 'What you would pay without any offer.' },
      { name: 'Choose the EMIs', text: 'Take the number and the bank’s rate from the EMI plan at the checkout.' },
      { name: 'Enter the fee', text: 'Before GST, as the bank names it.' },
      { name: 'Add the cash offer', text: 'The discount you would get by paying at once.' },
      { name: 'Read the real cost', text: 'Compare it with what your money earns in the meantime.' },
    ],
  },
  faq: [
    {
      question: 'Is no-cost EMI really free?',
      answer:
        'Rarely. The interest is covered, but the GST on it and the fee are not. A discount you lose by not paying at once is usually the largest part.',
    },
    {
      question: 'Why does my card statement show interest?',
      answer:
        'Because the plan is a normal loan. The shop’s discount was taken off the price before, so interest and principal together come to the price.',
    },
    {
      question: 'When is no-cost EMI a good choice?',
      answer:
        'If there is no discount for paying at once, the fee is small, and your money earns more than the real cost in the meantime. Pay every bill in full: other spending on the card can lose its free days.',
    },
    {
      question: 'Do I pay GST on a debit card EMI?',
      answer: 'Not on the interest. On the fee you do. Switch off GST on the interest under More options.',
    },
  ],
} satisfies Content;
