import type { Content } from '#engine';

export default {
  title: 'How long a credit card takes to clear',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'If you do not pay a credit card bill in full, interest is charged on all of it every month, with GST on the interest. The calculator carries the balance month by month and says when it is cleared and what that costs, with the minimum due or with a fixed payment.',
        'It assumes that you stop spending on the card.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Bill of a month = balance × (1 + monthly rate × (1 + GST)); new balance = bill − payment',
      list: [
        'Minimum due = a share of the bill, often 5%, but not less than a fixed amount.',
        'Some banks ask for more: all the interest and GST, and a share of the principal. SBI Card takes 2%.',
        'Effective cost per year = (1 + monthly rate × (1 + GST))¹² − 1. At 3.5% a month with {gst.cardInterest} GST it is 62.52%, not 42%.',
      ],
    },
    {
      heading: 'Example: ₹1 lakh and the minimum due',
      paragraphs: [
        'At 3.5% a month the first bill is ₹1,00,000 + ₹3,500 interest + ₹630 GST = ₹1,04,130. The minimum due of 5% is ₹5,207, and only about ₹1,077 of it lowers what you owe. Because the minimum falls with the balance, it takes 341 months, more than 28 years, and {example.0.interest} of interest.',
        'A bank that asks for the interest, the GST and 2% of the principal wants {example.1.firstPayment} of that bill. Then it takes 198 months and {example.1.interest} of interest.',
        'With ₹10,000 every month the card is clear after 14 months, and the interest is {example.2.interest}.',
      ],
    },
    {
      heading: 'Rules and charges',
      list: [
        'GST on card interest and fees: {gst.cardInterest} ({gst.cardInterest|source}; last confirmed {gst.cardInterest|confirmed}). Interest on other loans has none.',
        'The minimum due must be such that the balance falls: unpaid interest may not pile up ({card.minimumDue|source}; last confirmed {card.minimumDue|confirmed}).',
        'Once a bill is not paid in full, new purchases have no interest-free days either, until the card is clear.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'New purchases, cash withdrawals, late fees and over-limit charges.',
        'Interest by days: issuers charge from the day of each purchase, so the first month can differ by a little.',
        'Cheaper ways to repay, such as an EMI plan of the card or a personal loan.',
      ],
    },
  ],
  howTo: {
    name: 'How to plan the payoff of a credit card',
    steps: [
      { name: 'Enter what you owe', text: 'The total amount due on your latest statement.' },
      { name: 'Enter the monthly rate', text: 'It is on the statement and in the card’s terms.' },
      { name: 'Choose how you pay', text: 'Only the minimum due, or a fixed amount each month.' },
      { name: 'Read the result', text: 'See the time, the interest, and what would clear it in a year.' },
    ],
  },
  faq: [
    {
      question: 'What happens if I pay only the minimum due?',
      answer:
        'Your card stays in good standing and there is no late fee, but interest runs on the rest. At 3.5% a month and a minimum due of 5% of the bill ₹1 lakh takes 341 months to clear, because almost all of each payment is interest and GST.',
    },
    {
      question: 'What is the yearly interest rate of my card?',
      answer:
        'Twelve times the monthly rate is what issuers quote: 42% for 3.5%. Interest is added to the balance each month and bears GST, so it comes to 62.52% a year.',
    },
    {
      question: 'Is a personal loan cheaper than card debt?',
      answer:
        'Nearly always. Card interest is often three times that of a personal loan. Compare the payment for one year here with the EMI of a personal loan, with its fee.',
    },
    {
      question: 'How do I clear the card fastest?',
      answer:
        'Stop using it, pay a fixed amount that is well above the minimum due, and keep it fixed while the balance falls. The table shows what to pay for 3 months up to 3 years.',
    },
    {
      question: 'Why does the calculator refuse my payment?',
      answer:
        'Because it does not cover the interest and its GST, so the balance would grow, or would take more than 100 years. The message says the least that works.',
    },
  ],
} satisfies Content;
