import type { Content } from '#engine';

export default {
  title: 'How we calculate the risk and return of a mix',
  sections: [
    {
      heading: 'What this tool shows',
      paragraphs: [
        'You split an amount between equity, debt, gold and cash. This tool shows the return you can expect in an average year, how far single years stray from it (the volatility), and a range of final amounts.',
        'One outcome in ten is below the pessimistic figure, and one in ten is above the optimistic one. The middle figure is the median: half of all outcomes are above it and half below. This is not a forecast. It is only as good as the assumptions you enter.',
      ],
    },
    {
      heading: 'Where the assumptions come from',
      paragraphs: [
        'We chose round figures in the range that planners in India use, and you can change each one. Equity: 12% a year with a volatility of 20%. Debt: 7% and 3%. Gold: 9% and 15%. Cash: 6% and 1%. The returns of equity, debt and gold are lower than what they earned recently, because good past years may not repeat.',
        'For comparison, this is the past as reported when we looked in November 2026. We have not checked these figures with the index providers.',
      ],
      list: [
        'Yearly growth over the 20 years from late 2005 to late 2025: the Nifty 50 with dividends 13.5%, gold in rupees 15%, debt 7.6%.',
        'Yearly growth over the 20 years from 2003 to 2023: equity 17.5%, gold 12.3%, debt 7.2%. The years you choose change the picture.',
        'Volatility of yearly returns, over past years that our source does not name exactly: equity 27.4%, debt 2.6%, gold 14.8%. Equity has moved more than the 20% we start with, so try a higher figure too.',
        'Correlation shows whether two asset classes move together. We use −0.1 for debt with gold and 0 for every other pair. In a crisis they have fallen together, so the real risk can be larger than this page shows.',
      ],
    },
    {
      heading: 'The formulas',
      paragraphs: [
        'w is the share, r the expected return and σ the volatility of a class; ρ is the correlation of two classes. E is the expected return of the mix and T the number of years.',
      ],
      formula: 'Volatility of the mix σ = √(ΣΣ wᵢ × wⱼ × σᵢ × σⱼ × ρᵢⱼ)',
      list: [
        'Expected return of the mix: E = Σ w × r. Sharpe ratio = (E − risk-free rate) ÷ σ.',
        'Wealth is lognormal: s² = ln(1 + σ² ÷ (1 + E)²) and m = ln(1 + E) − s² ÷ 2.',
        'Outcome = amount × exp(m × T + z × s × √T), where z is −1.2816 for the pessimistic figure, 0 for the middle one and 1.2816 for the optimistic one.',
        'Chance of loss = Φ(−m × √T ÷ s), where Φ is the normal distribution.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Extreme years. Real markets crash more often than a lognormal curve suggests.',
        'Taxes, fund charges and the cost of rebalancing each year.',
        'Inflation. Even if you get back at least what you invested, it can buy less.',
        'Money you add or take out on the way.',
      ],
    },
  ],
  howTo: {
    name: 'How to analyse a mix',
    steps: [
      { name: 'Enter the amount and the years', text: 'One amount that stays invested for the whole time.' },
      { name: 'Set the shares', text: 'Enter a share for each class. If they do not add up to 100%, we scale them.' },
      {
        name: 'Look at the assumptions',
        text: 'Under More options, change the returns and volatilities you disagree with.',
      },
      { name: 'Read the range', text: 'Look at the pessimistic outcome first. Could you live with it?' },
      { name: 'Try another mix', text: 'Move some equity to debt and see what happens to both ends of the range.' },
    ],
  },
  faq: [
    {
      question: 'What does volatility mean?',
      answer:
        'It is the standard deviation of yearly returns. If the expected return is 10% and the volatility 12%, about two years in three fall between −2% and 22%. The remaining years are outside that range, on both sides.',
    },
    {
      question: 'What is a good Sharpe ratio?',
      answer:
        'It shows how much return above the risk-free rate you get for each unit of risk. If you measure two mixes with the same assumptions, the higher ratio is better. On its own it says little, and it changes with the risk-free rate you enter.',
    },
    {
      question: 'Why is the middle outcome lower than the expected return suggests?',
      answer:
        'Ups and downs do not cancel out: after a fall of 20% you need a rise of 25% to recover. The average of all outcomes grows at the expected return. But a few very good outcomes pull up the average, so more than half are below it.',
    },
    {
      question: 'Does the chance of loss really shrink with time?',
      answer:
        'In this model it does, if the expected return is high enough for the risk. But the size of a possible loss does not shrink in the same way, and the model ignores decades when a market went nowhere. A small percentage means unlikely, not safe.',
    },
    {
      question: 'Why add gold or debt if they are expected to earn less?',
      answer:
        'Classes that do not move together partly balance each other. So the volatility of the mix is lower than the average of its parts. The default mix has a volatility of 12.12%, while the weighted average of its parts is 14.4%.',
    },
    {
      question: 'What happens if my shares do not add up to 100%?',
      answer:
        'We scale them in proportion. Shares of 6, 3 and 1 have the same result as 60%, 30% and 10%. The page tells you when this happens, and the table of the mix shows the shares we used.',
    },
    {
      question: 'Is this a prediction of what I will earn?',
      answer:
        'No. It is arithmetic based on assumptions. Nobody knows future returns, and the real outcome can be outside the whole range.',
    },
  ],
} satisfies Content;
