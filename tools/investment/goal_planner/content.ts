import type { Content } from '#engine';

export default {
  title: 'How a goal is turned into a monthly amount',
  sections: [
    {
      heading: 'What this planner shows',
      paragraphs: [
        'You say what a goal would cost today and in how many years you want to pay for it: a degree, a wedding, a house, a car. The planner adds inflation to find its price by then, takes off what your savings could grow to, and works out the monthly SIP or the single amount that would close the gap.',
        'It also shows what waiting costs. If you start a year later and keep the same date, each instalment has to be larger, because there are fewer of them and each has less time to grow.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'i is the yearly return divided by 12 and n the number of months. A SIP that rises every year is worked out in the same way, year by year, with each year’s instalments larger than the last.',
      ],
      formula: 'SIP = gap ÷ (((1 + i)ⁿ − 1) ÷ i × (1 + i))',
      list: [
        'Cost by then = cost today × (1 + inflation) raised to the years.',
        'Gap = cost by then − present savings × (1 + return) raised to the years, and never below 0.',
        'Lump sum today = gap ÷ (1 + return) raised to the years.',
        'For example, ₹20 lakh today is {example.0.futureGoal} in 10 years at 6% inflation. At a return of 12% that takes {example.0.requiredSip} a month, and {example.0.delayCost} per month more if you start a year later.',
        'A course is paid over several years. Under More options the same ₹20 lakh can be four yearly fees: ₹39,17,135 in all, for which ₹33,04,022 is needed when they begin, because the rest goes on growing. That takes ₹14,221 a month.',
        'Most calculators let a SIP earn one twelfth of the yearly return each month, and so does this one at first. Under More options you can let it earn exactly the yearly return in 12 months instead: the SIP for the same ₹20 lakh is then ₹15,987 and the lump sum stays ₹11,53,210.',
      ],
    },
    {
      heading: 'Where the assumptions come from',
      paragraphs: [
        'Inflation and return start from round figures that planners in India commonly use. They are assumptions and not a forecast, and you can change both. Consumer prices in India rose by {prices.consumerMean} a year on average in the financial years 2015-16 to 2024-25 ({prices.consumerMean|source}). School fees and hospital bills can rise faster.',
        'Returns do not arrive evenly. Shares in particular can fall in the very year you need the money. The risk-return analyzer shows how wide the range of outcomes can be.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Tax on gains when you sell (for equity funds {gains.equityLong} of long-term gains above {gains.equityFree|words} a year, since {gains.equityLong@2024-07-23|since}; {gains.equityLong|source}), and the charges of funds. To allow for them, enter a lower return.',
        'The way returns rise and fall from year to year.',
        'Moving to calmer investments as the date comes nearer, which usually lowers the return of the last years.',
      ],
    },
  ],
  howTo: {
    name: 'How to plan for a goal',
    steps: [
      { name: 'Enter the cost today', text: 'Use today’s price. Do not add inflation yourself.' },
      { name: 'Set the years and the inflation', text: 'Give whole years and the rise in price you expect.' },
      { name: 'Enter what you have', text: 'Count only savings that are meant for this goal.' },
      {
        name: 'Set the return and the yearly rise',
        text: 'Enter the return you want to assume. How fast the SIP grows, and fees over several years, are under More options.',
      },
      { name: 'Read the plan', text: 'The SIP, the lump sum and the cost of waiting change as you type.' },
    ],
  },
  faq: [
    {
      question: 'Which inflation rate should I use?',
      answer:
        'It depends on what you are saving for. A general rate of 5% to 6% is a common start. Fees for higher education and medical costs have often risen faster, so try a higher rate as well and compare.',
    },
    {
      question: 'What return should I assume?',
      answer:
        'Nobody knows the future one. The longer the time, the more people tend to hold in shares, and the wider the range of outcomes. Try a low, a middle and a high return. If the plan works only with the high one, it depends on luck.',
    },
    {
      question: 'What does a step-up do?',
      answer:
        'It raises the instalment once a year, for example with your salary. The first instalments are then smaller than with a level SIP and the last ones larger. For ₹1 crore in 12 years at 6% inflation and 12% return, a SIP that rises 5% a year starts at {example.1.requiredSip} a month.',
    },
    {
      question: 'Why does a delay of one year cost so much?',
      answer:
        'Two things happen at once. There are twelve fewer instalments, and those that drop out are the first ones, which would have grown the longest. The shorter the time, the larger the effect.',
    },
    {
      question: 'Should I plan all goals together or one by one?',
      answer:
        'One by one is easier to follow: each has its own date, its own inflation and its own amount of risk you can bear. Add up the SIPs at the end, and take care not to count the same savings twice.',
    },
    {
      question: 'What if I cannot afford the SIP it shows?',
      answer:
        'There are only a few things to change: a later date, a smaller goal, a SIP that starts lower and rises each year, or more money at the start. A higher return is not in your hands, so raising that figure makes the plan look better and not safer.',
    },
  ],
} satisfies Content;
