import type { Content } from '#engine';

export default {
  title: 'How a goal becomes a monthly SIP',
  sections: [
    {
      heading: 'What this planner shows',
      paragraphs: [
        'Enter what your goal would cost today and when you need the money: a degree, a wedding, a house, a car. The planner adds inflation to find the future cost and subtracts what your savings could grow to. It then works out the monthly SIP or lump sum that closes the gap.',
        'It also shows what waiting costs. If you start a year later for the same date, your SIP must be larger. You pay fewer instalments, and each has less time to grow.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'i is the yearly return divided by 12 and n the number of months. For a SIP with a yearly step-up we use the same method year by year, with larger instalments each year.',
      ],
      formula: 'SIP = gap ÷ (((1 + i)ⁿ − 1) ÷ i × (1 + i))',
      list: [
        'Future cost = cost today × (1 + inflation)ᵗ, with t years to the goal.',
        'Gap = future cost − current savings × (1 + return)ᵗ, and never below 0.',
        'Lump sum today = gap ÷ (1 + return)ᵗ.',
        'For example, ₹20 lakh today becomes {example.0.futureGoal} in 10 years at 6% inflation. At a return of 12% you need {example.0.requiredSip} a month. If you start a year later, you need {example.0.delayCost} a month more.',
        'You pay for a course over several years. Under More options, split the same ₹20 lakh into four yearly fees, ₹39,17,135 in total. You need only ₹33,04,022 when they begin, because the rest keeps growing. That takes ₹14,221 a month.',
        'Most calculators let a SIP earn one twelfth of the yearly return each month, and this one starts with that too. Under More options you can choose exactly the yearly return in 12 months instead. The SIP for the same ₹20 lakh is then ₹15,987, and the lump sum stays {example.0.requiredLumpSum}.',
      ],
    },
    {
      heading: 'Where the assumptions come from',
      paragraphs: [
        'Inflation and return start at round figures that planners in India often use. They are assumptions, not forecasts, and you can change both. Consumer prices in India rose by {prices.consumerMean} a year on average in the financial years 2015-16 to 2024-25 ({prices.consumerMean|source}). School fees and hospital bills can rise faster.',
        'Returns do not come evenly. Shares can fall in the very year you need the money. The Risk-Return Analyzer shows how wide the range of outcomes can be.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Tax on gains when you sell (for equity funds {gains.equityLong} of long-term gains above {gains.equityFree|words} a year, since {gains.equityLong@2024-07-23|since}; {gains.equityLong|source}), and fund charges. To allow for them, enter a lower return.',
        'The ups and downs of returns from year to year.',
        'Moving to safer investments as the date comes closer, which usually lowers the return in the last years.',
      ],
    },
  ],
  howTo: {
    name: 'How to plan for a goal',
    steps: [
      { name: 'Enter the cost today', text: 'Use today’s price. Do not add inflation yourself.' },
      { name: 'Set the years and the inflation', text: 'Enter whole years and the yearly price rise you expect.' },
      { name: 'Enter what you have', text: 'Include only savings meant for this goal.' },
      {
        name: 'Set the return and the step-up',
        text: 'Enter the return you assume. Step-up and fees over several years are under More options.',
      },
      { name: 'Read the plan', text: 'The SIP, the lump sum and the cost of waiting change as you type.' },
    ],
  },
  faq: [
    {
      question: 'Which inflation rate should I use?',
      answer:
        'It depends on the goal. 5% to 6% is a common start. Fees of schools and colleges have often risen faster, so the planner assumes 10% a year if you choose Education. Medical costs have often risen faster too.',
    },
    {
      question: 'What return should I assume?',
      answer:
        'Nobody knows the future return. The longer the time, the more people tend to keep in shares, and the wider the range of outcomes. Try a low, a middle and a high return. If the plan works only at the high one, it depends on luck.',
    },
    {
      question: 'What does a step-up do?',
      answer:
        'It raises your SIP once a year, for example with your salary. You start with a smaller SIP and end with a larger one. For ₹1 crore in 12 years at 6% inflation and 12% return, a SIP with a 5% step-up starts at {example.1.requiredSip} a month.',
    },
    {
      question: 'Why does a one-year delay cost so much?',
      answer:
        'You lose twelve instalments, and they are the first ones, which would have grown the longest. The shorter the time, the larger the effect.',
    },
    {
      question: 'Should I plan all goals together or one by one?',
      answer:
        'One by one is easier. Each goal has its own date, inflation and risk. Add up the SIPs at the end, and do not use the same savings twice.',
    },
    {
      question: 'What if I cannot afford the SIP it shows?',
      answer:
        'You can choose a later date, a smaller goal, a SIP that starts lower and rises each year, or more money at the start. You cannot control the return. A higher figure makes the plan look better, not safer.',
    },
  ],
} satisfies Content;
