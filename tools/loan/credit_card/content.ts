import type { Content } from '#engine';

export default {
  title: 'How long your credit card takes to clear',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'If you do not pay your credit card bill in full, the bank charges interest on all of it every month, plus GST on the interest. This calculator works out your balance month by month. It shows when the card is cleared and what that costs, with the minimum due or a fixed payment.',
        'It assumes that you stop spending on the card.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Bill of a month = balance × (1 + monthly rate × (1 + GST)); new balance = bill − payment',
      list: [
        'Minimum due = a share of the bill, often 5%, but at least a fixed amount.',
        'Some banks ask for more: all the interest and GST, plus a share of the principal. SBI Card takes 2%.',
        'Effective cost per year = (1 + monthly rate × (1 + GST))¹² − 1. At 3.5% a month with {gst.cardInterest} GST it is 62.52%, not 42%.',
      ],
    },
    {
      heading: 'Example: ₹1 lakh and the minimum due',
      paragraphs: [
        'At 3.5% a month the first bill is ₹1,00,000 + ₹3,500 interest + ₹630 GST = ₹1,04,130. The minimum due of 5% is ₹5,207, and only about ₹1,077 of it reduces what you owe. The minimum falls along with the balance. So clearing the card takes 341 months, more than 28 years, and costs {example.0.interest} in interest.',
        'A bank that asks for the interest, the GST and 2% of the principal wants {example.1.firstPayment} on that bill. The card then takes 198 months to clear and costs {example.1.interest} in interest.',
        'If you pay ₹10,000 every month, the card is cleared after 14 months and the interest is {example.2.interest}.',
      ],
    },
    {
      heading: 'Rules and charges',
      list: [
        'GST on card interest and fees: {gst.cardInterest} ({gst.cardInterest|source}). There is no GST on the interest of other loans.',
        'The bank must set the minimum due so that your balance falls. Unpaid interest may not pile up ({card.minimumDue|source}).',
        'If you do not pay a bill in full, new purchases also lose their interest-free days until the card is cleared.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'New purchases, cash withdrawals, late fees and over-limit charges.',
        'Interest by days: banks charge from the day of each purchase, so your first month can differ a little.',
        'Cheaper ways to repay, such as the card’s EMI plan or a personal loan.',
      ],
    },
  ],
  howTo: {
    name: 'How to plan your credit card payoff',
    steps: [
      { name: 'Enter what you owe', text: 'The total amount due on your latest statement.' },
      { name: 'Enter the monthly rate', text: 'You find it on your statement and in the card’s terms.' },
      { name: 'Choose how you pay', text: 'Only the minimum due, or a fixed amount each month.' },
      {
        name: 'Read the result',
        text: 'See the time, the interest, and what you must pay to clear the card in a year.',
      },
    ],
  },
  faq: [
    {
      question: 'What happens if I pay only the minimum due?',
      answer:
        'Your card stays in good standing and you pay no late fee, but interest runs on the rest. At 3.5% a month and a minimum due of 5% of the bill, ₹1 lakh takes 341 months to clear. Almost all of each payment goes into interest and GST.',
    },
    {
      question: 'What is the yearly interest rate of my card?',
      answer:
        'Banks quote twelve times the monthly rate: 42% for 3.5%. But they add interest to your balance each month and charge GST on it, so you really pay 62.52% a year.',
    },
    {
      question: 'Is a personal loan cheaper than card debt?',
      answer:
        'Nearly always. Card interest is often three times that of a personal loan. Compare the monthly payment that clears the card in a year with the EMI of a personal loan, fee included.',
    },
    {
      question: 'How do I clear the card fastest?',
      answer:
        'Stop using it. Pay a fixed amount well above the minimum due, and do not lower it as the balance falls. The table shows what to pay for 3 months up to 3 years.',
    },
    {
      question: 'Why does the calculator reject my payment?',
      answer:
        'It does not cover the interest and GST, so the balance would grow or take more than 100 years to clear. The message shows the lowest payment that works.',
    },
  ],
} satisfies Content;
