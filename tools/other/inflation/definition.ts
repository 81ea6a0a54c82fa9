import { defineTool } from '#engine';
import { wholeYears } from '#maths/basics.ts';
import { growth, growthFactor, periodicRate } from '#maths/growth.ts';
import { purposes } from '../../asked.ts';
import content from './content.ts';

export default defineTool({
  inputs: {
    amount: {
      kind: 'currency',
      label: 'Amount today',
      asked: {
        words:
          'saman, samaan, सामान, chiz, ghar kharcha, kharcha, monthly kharcha, expense, monthly expense, expenses, monthly expenses, cost, price, costs, cheez, aaj, today, खर्च, खर्चा, कीमत, kharch, fees, rent',
        times: { month: 1, year: 1 },
      },
      help: 'What something costs now, or the cash you have now.',
      default: 100_000,
      usual: [1000, 10_000_000],
      step: 1000,
      chips: [50_000, 100_000, 500_000, 1_000_000],
    },
    rate: {
      kind: 'percent',
      label: 'Inflation (p.a.)',
      asked: {
        words:
          'mehangai, inflation, mehngai, mahangai, महंगाई, price rise, prices rise, prices rising, rise, mehngai se, badhe',
      },
      help: 'Your assumption. School fees and hospital bills have often risen faster.',
      default: 6,
      usual: [1, 20],
      step: 0.1,
    },
    years: { kind: 'years', label: 'Time period', default: 10, usual: [1, 50], step: 1, months: true },
  },
  outputs: {
    futureCost: {
      kind: 'currency',
      label: 'Future cost',
      asked:
        'future cost, cost, kharcha, ghar ka kharcha, kharch, expense, expenses, monthly expense, monthly expenses, price, fees, rent, खर्च, खर्चा, ghar kharcha, monthly kharcha, will cost, kitne ki, kitne ka, cost after, कितने का, कितने की, kitna kharcha, kitna kharch, kitna lagega',
    },
    costIncrease: { kind: 'currency', label: 'Increase in cost' },
    purchasingPower: {
      kind: 'currency',
      label: 'Purchasing power of the same amount',
      asked:
        'worth, barabar, kitne ke barabar, be worth, value, ki value, ki keemat, keemat, purchasing power, real value, कीमत कितनी, की कीमत, kitna reh jayega, kitne ka reh jayega, reh jayega, reh jayegi, रह जाएगा, रह जाएगी',
    },
  },
  tables: {
    byYear: {
      title: 'Prices year by year',
      tab: 'Yearly',
      columns: {
        year: { kind: 'years', label: 'Year' },
        cost: { kind: 'currency', label: 'Cost at year end', role: 'interest' },
        increase: { kind: 'currency', label: 'Increase so far' },
        power: { kind: 'currency', label: 'Purchasing power', role: 'principal' },
      },
    },
  },
  charts: [
    {
      kind: 'line',
      title: 'What it will cost and what the same money buys',
      table: 'byYear',
      x: 'year',
      series: ['cost', 'power'],
      start: { year: 0, cost: 'amount', power: 'amount' },
      marks: [{ once: 'increase', above: 'amount', label: 'Prices double by year {x}' }],
    },
  ],
  story: [
    { text: 'What costs {amount} today will cost {futureCost} in {years}.', showWhen: { costIncrease: { above: 0 } } },
    { text: 'Enter an amount to see what it will cost.', showWhen: { amount: { below: 1 } } },
    { text: 'The price stays the same with these figures.' },
  ],
  levers: [
    {
      text: '{amount} kept as cash will then buy only what {purchasingPower} buys today.',
      showWhen: { purchasingPower: { above: 1 }, costIncrease: { above: 0 } },
    },
  ],
  basis: [
    'Prices rise at one steady rate that compounds once a year. The rate is your assumption, not a forecast.',
    'Purchasing power is what the amount, kept as cash, will buy at the end of the period, in today’s money.',
  ],
  examples: [
    {
      title: 'What costs ₹1 lakh today, in 10 years at 6%',
      inputs: {},
      outputs: { futureCost: 179_085, costIncrease: 79_085, purchasingPower: 55_839 },
    },
    {
      title: 'A degree of ₹29.88 lakh, in 19 years at 7.7%',
      inputs: { amount: 2_988_000, rate: 7.7, years: 19 },
      outputs: { futureCost: 12_231_478, costIncrease: 9_243_478, purchasingPower: 729_932 },
    },
  ],
  content,
  asks: [
    { text: 'In how many years will it cost {target}?', input: 'years', output: 'futureCost' },
    { text: 'What does something cost today if it will cost {target} then?', input: 'amount', output: 'futureCost' },
  ],
  working: [
    { id: 'factor', label: 'How many times today’s price', formula: '(1 + {rate} ÷ 100)^{years}' },
    { id: 'futureCost', label: 'Future cost', formula: '{amount} × {factor}' },
    { id: 'costIncrease', label: 'Increase in cost', formula: '{futureCost} − {amount}' },
    { id: 'purchasingPower', label: 'Purchasing power of the same amount', formula: '{amount} ÷ {factor}' },
  ],
  ask: {
    answers: [{ output: 'futureCost', or: 'purchasingPower' }],
    idle: purposes.concat(
      ', flat, house, flat ka, 2bhk flat, wedding, shaadi, shadi, degree, course, school, college, engineering, mba, mbbs, ghar, ghar ka, rent, kiraya, किराया, घर',
    ),
  },
  related: ['retirement_corpus', 'goal_planner', 'compound_interest', 'cagr', 'sip_lumpsum'],
  compute: ({ amount, rate, years }) => {
    const yearly = periodicRate(rate, 1);
    const after = (time: number) => ({
      cost: amount * growthFactor(yearly, time),
      increase: amount * growth(yearly, time),
      power: amount * growthFactor(yearly, -time),
    });
    const { cost, increase, power } = after(years);
    return {
      futureCost: cost,
      costIncrease: increase,
      purchasingPower: power,
      byYear: () => wholeYears(years).map((year) => ({ year, ...after(year) })),
    };
  },
});
