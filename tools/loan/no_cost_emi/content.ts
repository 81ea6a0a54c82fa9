import type { Content } from '#engine';

export default {
  title: 'What a no-cost EMI costs',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'On a no-cost EMI, the bank charges interest as on any loan. The shop discounts the price by the same amount, so your EMIs add up to the price. But you still pay the GST on that interest and the bank’s fee with its GST. You also lose the discount for paying at once.',
        'This calculator adds these up and turns them into one yearly rate. You can then compare the offer with a loan, or with paying now.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Extra = GST on the interest + fee with GST + discount for paying at once + interest not covered',
      list: [
        'Loan = EMI ÷ (1 + i) + EMI ÷ (1 + i)² + … + EMI ÷ (1 + i)ⁿ, with EMI = price ÷ n and i = yearly rate ÷ 1200.',
        'Interest = price − loan. If the shop’s discount is a different amount, the loan is the price less that amount.',
        'GST on the interest: {gst.cardInterest} of each month’s interest, so most of it comes in the first months.',
        'Real cost per year: twelve times the monthly rate at which all payments are worth the price you would pay at once.',
      ],
    },
    {
      heading: 'Example: a phone for ₹60,000 in 9 EMIs',
      paragraphs: [
        'At 15% the bank lends {example.0.loan} and the shop takes {example.0.discountGiven} off. The EMI is {example.0.emi}. GST on the interest is {example.0.gst}, and the fee of ₹199 is {example.0.feeWithGst} with GST. The first payment is {example.0.firstPayment}.',
        'You pay {example.0.totalPaid} in total. The extra ₹880 is what a loan at {example.0.yearlyCost} a year would cost: cheap, but not free.',
        'A discount for paying at once changes this quickly. Say you choose 12 EMIs on ₹45,000 and give up a discount of ₹2,500. You pay {example.2.extraPaid} more, which is {example.2.yearlyCost} a year.',
      ],
    },
    {
      heading: 'Rules and charges',
      list: [
        'GST on credit card interest: {gst.cardInterest} ({gst.cardInterest|source}). There is no GST on the interest of loans from banks and finance companies. A debit card EMI is such a loan.',
        'GST on the fee: {gst.loanFee} ({gst.loanFee|source}).',
        'The Reserve Bank told banks that there is no such thing as a 0% loan, and that hiding the interest in a fee misleads customers ({loan.zeroRate|source}).',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Reward points you lose on EMI.',
        'Charges for foreclosure or late payment.',
        'EMIs rounded to whole rupees.',
        'Input credit: a business can get the GST back.',
      ],
    },
  ],
  howTo: {
    name: 'How to check a no-cost EMI',
    steps: [
      { name: 'Enter the price', text: 'What you would pay without any offer.' },
      { name: 'Choose the EMIs', text: 'Use the number and the bank’s rate in the EMI plan at checkout.' },
      { name: 'Enter the fee', text: 'Before GST, as the bank quotes it.' },
      { name: 'Add the cash offer', text: 'The discount you would get by paying at once.' },
      { name: 'Read the real cost', text: 'Compare it with what your money can earn in that time.' },
    ],
  },
  faq: [
    {
      question: 'Is no-cost EMI really free?',
      answer:
        'Rarely. The discount covers the interest, but not the GST on it or the fee. The largest cost is usually the discount you lose by not paying at once.',
    },
    {
      question: 'Why does my card statement show interest?',
      answer:
        'Because the plan is a normal loan. The shop has already taken its discount off the price, so interest and principal together add up to the price.',
    },
    {
      question: 'When is no-cost EMI a good choice?',
      answer:
        'When there is no discount for paying at once, the fee is small, and your money earns more than the real cost in that time. Pay every bill in full, or your other card spending can lose its interest-free days.',
    },
    {
      question: 'Do I pay GST on a debit card EMI?',
      answer: 'Not on the interest, but you do on the fee. Turn off GST on the interest under More options.',
    },
  ],
} satisfies Content;
