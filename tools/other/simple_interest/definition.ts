import { at, defineTool } from '#engine';
import { wholeYears } from '#maths/basics.ts';
import { interestParts } from '../interest.ts';
import content from './content.ts';

export default defineTool({
  inputs: {
    principal: {
      ...interestParts.principal,
      asked: {
        words: 'principal, amount, mool, mooldhan, मूलधन, udhaar, udhar, karz, loan, उधार, कर्ज, लोन',
      },
    },
    rate: {
      kind: 'percent',
      label: 'Interest rate',
      asked: {
        words: 'rate, interest, byaj, interest rate, rate of interest, ब्याज दर, दर, ब्याज, byaaj, sood, सूद',
        left: 'needed',
        times: { month: { by: 1, set: { ratePer: 'month' }, most: 4 } },
        period: 'open',
      },
      default: 7,
      usual: [1, 25],
      step: 0.1,
    },
    ratePer: {
      kind: 'choice',
      label: 'The rate is',
      help: 'Saikda is per month: 2 rupees saikda is 2% a month.',
      asked: { left: 'quiet' },
      options: [
        { value: 'year', label: 'Per year' },
        { value: 'month', label: 'Per month', asked: 'saikda' },
      ],
      default: 'year',
    },
    years: interestParts.years,
  },
  outputs: {
    totalAmount: {
      kind: 'currency',
      label: 'Total amount',
      asked: 'total amount, total, kul kitna, kitna lautana, kitna wapas, wapas, lautana, कुल राशि',
    },
    interest: {
      kind: 'currency',
      label: 'Interest',
      asked:
        'simple byaj, simple, byaj, byaaj, sood, ब्याज, सूद, interest, साधारण ब्याज, sadharan byaj, sada byaj, total interest, kul byaj, kitna byaj, byaj kitna, kitna sood, sood kitna, interest kitna, कुल ब्याज, कितना ब्याज, ब्याज कितना, कितना सूद',
    },
    monthlyInterest: {
      kind: 'currency',
      label: 'Monthly interest',
      asked:
        'mahine ka byaj, monthly interest, har mahine byaj, mahine ka sood, interest per month, महीने का ब्याज, हर महीने ब्याज, per month interest, ek mahine ka byaj',
    },
  },
  tables: {
    byYear: {
      title: 'Interest year by year',
      tab: 'Yearly',
      first: ['year', 'earned', 'total', 'amount'],
      columns: {
        ...interestParts.columns,
        amount: { kind: 'currency', label: 'Principal and interest' },
      },
    },
  },
  charts: [
    interestParts.donut,
    {
      kind: 'area',
      title: 'Growth over time',
      table: 'byYear',
      x: 'year',
      series: ['invested', 'total'],
      start: { year: 0, invested: 'principal', total: 0 },
      stacked: true,
      marks: [{ once: 'total', above: 'invested', label: 'More interest than principal: year {x}' }],
    },
  ],
  story: [
    {
      text: '{principal} earns {interest} in {years}, or {monthlyInterest} a month.',
      showWhen: { interest: { above: 0.5 }, monthlyInterest: { above: 0.5 } },
    },
    { text: '{principal} earns {interest} in {years}.', showWhen: { interest: { above: 0.5 } } },
    {
      text: 'Enter an amount and a time period to see what it earns.',
      showWhen: [{ totalAmount: { below: 1 } }, { years: 0 }],
    },
    { text: 'Without a rate there is no interest.' },
  ],
  levers: [
    {
      text: 'Leave it for one more year, and it earns {by.interest} more.',
      set: { years: '{years} + 1' },
      moves: { interest: 'up' },
    },
  ],
  basis: [
    'You earn interest only on the principal, and it is the same every year.',
    'The rate stays the same, and you do not touch the principal. Tax on the interest is not deducted.',
  ],
  examples: [
    {
      title: 'A moneylender’s 2 rupees saikda: ₹50,000 for 10 months',
      inputs: { principal: 50_000, rate: 2, ratePer: 'month', years: 10 / 12 },
      outputs: { monthlyInterest: 1000, interest: 10_000, totalAmount: 60_000 },
      source: '₹2 a month for each ₹100: ₹1,000 a month',
    },
    { title: '₹1 lakh lent at 7% for 5 years', inputs: {}, outputs: { totalAmount: 135_000, interest: 35_000 } },
    {
      title: 'A senior citizen’s deposit: ₹15 lakh at 8.2%, paid out',
      inputs: { principal: 1_500_000, rate: 8.2 },
      outputs: { totalAmount: 2_115_000, interest: 615_000 },
      source: 'a Senior Citizen Saving Scheme deposit of that size, which pays ₹30,750 in each of 20 quarters',
    },
  ],
  content,
  ask: {
    answers: [
      { output: 'monthlyInterest', to: 'interest', unsaid: 'years', given: { ratePer: 'month' } },
      { output: 'totalAmount' },
    ],
  },
  asks: [
    { text: 'How much must I lend to earn {target}?', input: 'principal', output: 'interest' },
    { text: 'In how many years does it become {target}?', input: 'years', output: 'totalAmount' },
    { text: 'Which rate earns {target}?', input: 'rate', output: 'interest' },
  ],
  working: [
    {
      id: 'interest',
      label: 'Interest',
      formula: '{principal} × {rate} × {years} ÷ 100',
      showWhen: { ratePer: 'year' },
    },
    {
      id: 'interest',
      label: 'Interest',
      formula: '{principal} × {rate} × 12 × {years} ÷ 100',
      showWhen: { ratePer: 'month' },
    },
    {
      id: 'monthlyInterest',
      label: 'Monthly interest',
      formula: '{principal} × {rate} ÷ 100 ÷ 12',
      showWhen: { ratePer: 'year' },
    },
    {
      id: 'monthlyInterest',
      label: 'Monthly interest',
      formula: '{principal} × {rate} ÷ 100',
      showWhen: { ratePer: 'month' },
    },
    { id: 'totalAmount', label: 'Total amount', formula: '{principal} + {interest}' },
  ],
  related: ['compound_interest', 'fd', 'flat_rate', 'po_mis', 'emi_calculator'],
  compute: ({ principal, rate, ratePer, years }) => {
    const yearlyRate = ratePer === 'month' ? rate * 12 : rate;
    const interestAfter = (time: number) => (principal * yearlyRate * time) / 100;
    const interest = interestAfter(years);
    return {
      totalAmount: principal + interest,
      interest,
      monthlyInterest: interestAfter(1) / 12,
      byYear: () =>
        wholeYears(years).map((year, index, ends) => {
          const total = interestAfter(year);
          const earned = interestAfter(year - (at(ends, index - 1) ?? 0));
          return { year, invested: principal, earned, total, amount: principal + total };
        }),
    };
  },
});
