import type { Content } from '#engine';

export default {
  title: 'How risk and return of a mix are worked out',
  sections: [
    {
      heading: 'What this tool shows',
      paragraphs: [
        'You split an amount between equity, debt, gold and cash. The tool works out the return you would expect in an average year, how widely years differ from it (the volatility), and a range of amounts you could end with.',
        'One outcome in ten lies below the pessimistic figure and one in ten above the optimistic one. The middle figure is the median: half of all outcomes lie above it and half below. None of this is a forecast. It follows from the assumptions in the boxes, and so it is only as good as they are.',
      ],
    },
    {
      heading: 'Where the assumptions come from',
      paragraphs: [
        'They are round figures in the range that planners in India use, chosen by us, and every box can be changed: equity 12% a year with a volatility of 20%, debt 7% and 3%, gold 9% and 15%, cash 6% and 1%. The returns of equity, debt and gold are set below what these classes earned lately, since good past years are no reason to expect the same again.',
        'For comparison, here is the past as it was reported when we looked in November 2026. We have not checked these figures against the index providers.',
      ],
      list: [
        'Growth a year over the 20 years from late 2005 to late 2025: the Nifty 50 with dividends 13.5%, gold in rupees 15%, debt 7.6%.',
        'Growth a year over the 20 years from 2003 to 2023: equity 17.5%, gold 12.3%, debt 7.2%. The years you choose change the picture.',
        'Deviation of yearly returns, for past years that our source does not name exactly: equity 27.4%, debt 2.6%, gold 14.8%. Equity has swung more than the 20% its box starts with, so try a higher figure too.',
        'Correlation says whether two classes move together. It is taken as −0.1 for debt with gold and 0 for every other pair. In a crisis classes have fallen together, so the real risk can be larger than shown.',
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
        'Extreme years. Real markets crash more often than a lognormal curve says.',
        'Taxes, fund charges and the cost of bringing the mix back to its shares each year.',
        'Inflation. An amount that is not below what you invested can still buy less.',
        'Money that you add or take out on the way.',
      ],
    },
  ],
  howTo: {
    name: 'How to analyse a mix',
    steps: [
      { name: 'Enter the amount and the years', text: 'A single amount that stays invested for the whole time.' },
      { name: 'Set the shares', text: 'Give each class its part. If they do not add up to 100%, they are scaled.' },
      {
        name: 'Look at the assumptions',
        text: 'Under More options, change the returns and volatilities where you disagree with them.',
      },
      { name: 'Read the range', text: 'Look at the pessimistic outcome first and ask whether you could live with it.' },
      { name: 'Try another mix', text: 'Move some equity to debt and see what happens to both ends of the range.' },
    ],
  },
  faq: [
    {
      question: 'What does volatility mean?',
      answer:
        'It is the standard deviation of yearly returns. With an expected return of 10% and a volatility of 12%, about two years in three fall between −2% and 22%. The other third lies outside, on both sides.',
    },
    {
      question: 'What is a good Sharpe ratio?',
      answer:
        'It shows how much return above the risk-free rate a mix offers for each unit of risk. A higher one is better when two mixes are measured with the same assumptions. As a lone number it says little, and it changes with the risk-free rate you enter.',
    },
    {
      question: 'Why is the middle outcome lower than the expected return suggests?',
      answer:
        'Because ups and downs do not cancel out: after a fall of 20% it takes a rise of 25% to be back. The average of all outcomes grows at the expected return, but a few very good ones pull it up, and more than half of all outcomes lie below that average.',
    },
    {
      question: 'Does the chance of loss really shrink with time?',
      answer:
        'In this model it does, when the expected return is high enough for the risk. The size of a possible loss does not shrink in the same way, and the model does not know decades in which a market went nowhere. Read a small percentage as unlikely, not as safe.',
    },
    {
      question: 'Why add gold or debt if they are expected to earn less?',
      answer:
        'Classes that do not move together partly offset each other, so the volatility of the mix is lower than the average of its parts. The default mix has a volatility of 12.12%, while the weighted average of its parts is 14.4%.',
    },
    {
      question: 'What happens if my shares do not add up to 100%?',
      answer:
        'They are scaled in proportion. Shares of 6, 3 and 1 give the same result as 60%, 30% and 10%. The page says so when it happens, and the table of the mix shows the shares that were used.',
    },
    {
      question: 'Is this a prediction of what I will earn?',
      answer:
        'No. It is arithmetic on assumptions. Nobody knows the returns of the coming years, and the true outcome can lie outside the whole range shown.',
    },
  ],
} satisfies Content;
