import { defineTool, fail } from '#engine';
import { goalPlan } from '#maths/goal.ts';
import { periodicRate } from '#maths/growth.ts';
import { bought, purposes } from '../../asked.ts';
import { aboveIllustration, assumedReturn, returnNotes } from '../../assumed-return.ts';
import { conventionInput } from '../../inputs.ts';
import content from './content.ts';
import { working } from './working.ts';

const overYears = { yearsOfFees: { above: 1 } } as const;
/** A goal that costs as much then as today. */
const samePrice = { priceRise: 0 } as const;
const atOnce = { yearsOfFees: { below: 2 } } as const;

/** A fee, and the return by which one that comes so many years later is divided. */
const fee = (time: string) => `{targetToday} ÷ {yearsOfFees} × (1 + {priceRise} ÷ 100)^(${time})`;
const returned = (time: string) => `(1 + {returnRate} ÷ 100)^(${time})`;

/** What the present savings have grown to after some years. */
const savedAfter = (years: string) => `{currentSavings} × (1 + {returnRate} ÷ 100)^${years}`;

/** The same SIP in the calculator for SIPs. */
const asSip = (inflation: string, goal: 'other' | 'education') => ({
  tool: 'sip_lumpsum',
  text: 'See the SIP of {requiredSip} year by year, and after tax',
  with: {
    ...{ monthlyAmount: '{requiredSip}', years: '{years}', returnRate: '{returnRate}', stepUp: '{stepUp}' },
    ...{ convention: '{convention}', inflation, taxed: '1' },
  },
  // what is saved already grows at another rate there
  showWhen: { goal, currentSavings: 0, requiredSip: { above: 0 } },
});

export default defineTool({
  inputs: {
    goal: {
      kind: 'choice',
      label: 'Goal',
      options: [
        { value: 'other', label: 'Any goal' },
        {
          value: 'education',
          label: 'Education',
          asked: 'college, education, padhai, engineering, mbbs, school, course, पढ़ाई, कॉलेज, इंजीनियरिंग, शिक्षा',
        },
      ],
      default: 'other',
    },
    targetToday: {
      kind: 'currency',
      label: 'Goal cost (today’s money)',
      asked: {
        words: 'costs, goal, target, cost, fees, cost today, लक्ष्य, kharcha, खर्च',
        sure: 'today, aaj, abhi, now, current, आज',
      },
      help: 'Enter today’s price. We add the yearly rise for you.',
      default: 2_000_000,
      chips: [500_000, 2_000_000, 5_000_000, 10_000_000],
    },
    years: {
      kind: 'years',
      label: 'Years to the goal',
      default: 10,
      usual: [1, 40],
      step: 1,
      whole: true,
    },
    inflation: {
      kind: 'percent',
      label: 'Inflation (p.a.)',
      asked: { words: 'inflation, mehangai' },
      help: '0 if the cost above is the amount you need then.',
      default: 6,
      usual: [0, 15],
      step: 0.1,
      showWhen: { goal: 'other' },
    },
    feeInflation: {
      kind: 'percent',
      label: 'Yearly rise in fees',
      asked: {
        words: 'education inflation, fee inflation, fees inflation, inflation, mehangai, mehngai, महंगाई',
        left: 'named',
      },
      help: 'Usually above inflation. 0 if the cost above is the amount you need then.',
      default: 10,
      usual: [0, 20],
      step: 0.1,
      showWhen: { goal: 'education' },
    },
    currentSavings: {
      kind: 'currency',
      label: 'Saved for this goal so far',
      asked: { words: 'saved, savings, already saved' },
      default: 0,
    },
    returnRate: {
      kind: 'percent',
      about: 'sipReturn',
      label: 'Expected return (p.a.)',
      asked: { words: 'return, returns' },
      help: 'Your assumption. No fund can promise this.',
      default: 12,
      usual: [1, 30],
      step: 0.1,
    },
    stepUp: {
      kind: 'percent',
      label: 'Yearly step-up',
      help: 'Raises your SIP once every 12 months. 0 means no change.',
      default: 0,
      usual: [0, 25],
      step: 0.1,
      more: true,
    },
    yearsOfFees: {
      kind: 'years',
      label: 'Years of fees',
      help: 'For a course: equal parts, paid at the start of each year.',
      default: 1,
      usual: [1, 6],
      step: 1,
      allowed: [0, 50],
      whole: true,
      more: true,
    },
    convention: conventionInput,
  },
  outputs: {
    requiredSip: {
      kind: 'currency',
      label: 'Monthly SIP needed',
      short: 'Monthly SIP',
      labels: [{ text: 'Monthly SIP to start with', showWhen: { stepUp: { above: 0 } } }],
      better: 'lower',
      asked:
        'what sip do i need, sip do i need, sip, monthly sip, how much sip, kitni sip, monthly investment, per month, har mahine kitna',
    },
    futureGoal: {
      kind: 'currency',
      label: 'Goal cost by then',
      short: 'Cost by then',
      asked:
        'kitna lagega, kitna kharcha, kitna kharcha hoga, kitne lagenge, will cost, cost then, cost by then, कितना लगेगा, कितने लगेंगे, कितना खर्च',
      labels: [{ text: 'All fees, at future prices', showWhen: overYears }],
      better: 'lower',
    },
    neededThen: { kind: 'currency', label: 'Needed when the fees start', better: 'lower', showWhen: overYears },
    savingsGrowth: { kind: 'currency', label: 'Your savings grow to', better: 'higher', emphasis: 'quiet' },
    gap: { kind: 'currency', label: 'Gap to close', better: 'lower', emphasis: 'quiet' },
    priceRise: { kind: 'percent', label: 'Yearly rise in the cost', emphasis: 'quiet' },
    requiredLumpSum: { kind: 'currency', label: 'Lump sum needed today', better: 'lower' },
    delayCost: { kind: 'currency', label: 'Extra SIP if you wait a year', better: 'lower' },
  },
  tables: {
    byYear: {
      first: ['year', 'invested', 'corpus', 'costThen'],
      title: 'The plan year by year',
      tab: 'Yearly',
      columns: {
        year: { kind: 'years', label: 'Year', formula: '{row}' },
        sip: { kind: 'currency', label: 'Monthly SIP', formula: '{requiredSip} × (1 + {stepUp} ÷ 100)^({row} − 1)' },
        invested: {
          kind: 'currency',
          label: 'Invested so far',
          role: 'principal',
          formula: 'if({row} = 1, {currentSavings}, {above.invested}) + 12 × {row.sip}',
        },
        corpus: {
          kind: 'currency',
          label: 'Corpus at year end',
          role: 'growth',
          formula: `${savedAfter('{row}')} + if({row} = 1, 0, {above.corpus} − ${savedAfter('({row} − 1)')}) × if({returnRate} = 0, 1, (1 + {monthlyRate})^12) + {row.sip} × if({returnRate} = 0, 12, {firstYear})`,
        },
        costThen: {
          kind: 'currency',
          label: 'Goal cost by then',
          role: 'neutral',
          showWhen: atOnce,
          formula: '{targetToday} × (1 + {priceRise} ÷ 100)^{row}',
        },
        needed: {
          kind: 'currency',
          label: 'Needed if the fees started then',
          role: 'neutral',
          showWhen: overYears,
          formula: `sum(k, 0, {yearsOfFees} − 1, ${fee('{row} + k')} ÷ ${returned('k')})`,
        },
      },
      rowsWhile: '{row} ≤ {years}',
    },
    payments: {
      title: 'Fees and what is left',
      tab: 'Fees',
      showWhen: overYears,
      columns: {
        year: { kind: 'years', label: 'After', formula: '{years} + {row} − 1' },
        payment: { kind: 'currency', label: 'Fee', role: 'neutral', formula: fee('{row.year}'), total: true },
        left: {
          kind: 'currency',
          label: 'Left after it',
          role: 'growth',
          formula: `sum(k, {row} + 1, {yearsOfFees}, ${fee('{years} + k − 1')} ÷ ${returned('k − {row}')}) + max(0, {savingsGrowth} − {neededThen}) × ${returned('{row} − 1')}`,
        },
      },
      rowsWhile: '{row} ≤ {yearsOfFees}',
      formulasWhen: overYears,
    },
  },
  notes: {
    ...returnNotes,
    covered: {
      text: 'At this return, your savings alone grow to the cost of the goal, so you need no SIP.',
      kind: 'good',
    },
    lastYear: 'The goal is a year away, so there is no later start to compare.',
  },
  charts: [
    {
      kind: 'line',
      title: 'Corpus compared with the cost of the goal',
      table: 'byYear',
      x: 'year',
      series: ['corpus', 'costThen'],
      start: { year: 0, corpus: 'currentSavings', costThen: 'targetToday' },
      marks: [{ once: 'corpus', above: 'targetToday', label: 'Reaches today’s price in year {x}' }],
      showWhen: atOnce,
    },
    {
      kind: 'line',
      title: 'Corpus compared with what the fees need',
      table: 'byYear',
      x: 'year',
      series: ['corpus', 'needed'],
      showWhen: overYears,
    },
  ],
  story: [
    {
      text: '{requiredSip} a month, raised {stepUp} every year, on top of your {currentSavings}, pays for {yearsOfFees} of fees ({futureGoal}, if they rise {priceRise} a year) at a return of {returnRate}.',
      showWhen: { ...overYears, requiredSip: { above: 0 }, stepUp: { above: 0 }, currentSavings: { above: 0 } },
    },
    {
      text: '{requiredSip} a month for {years}, on top of your {currentSavings}, pays for {yearsOfFees} of fees ({futureGoal}, if they rise {priceRise} a year) at a return of {returnRate}.',
      showWhen: { ...overYears, requiredSip: { above: 0 }, currentSavings: { above: 0 } },
    },
    {
      text: '{requiredSip} a month, raised {stepUp} every year, pays for {yearsOfFees} of fees ({futureGoal}, if they rise {priceRise} a year) at a return of {returnRate}.',
      showWhen: { ...overYears, requiredSip: { above: 0 }, stepUp: { above: 0 } },
    },
    {
      text: '{requiredSip} a month for {years} pays for {yearsOfFees} of fees ({futureGoal}, if they rise {priceRise} a year) at a return of {returnRate}.',
      showWhen: { ...overYears, requiredSip: { above: 0 } },
    },
    {
      text: 'Your savings already pay for {yearsOfFees} of fees ({futureGoal}) if they earn {returnRate} a year and the fees rise {priceRise}.',
      showWhen: { ...overYears, futureGoal: { above: 0 } },
    },
    {
      text: '{requiredSip} a month for {years}, raised {stepUp} yearly, on top of your {currentSavings}, pays for your goal at a return of {returnRate}.',
      showWhen: { ...samePrice, requiredSip: { above: 0 }, stepUp: { above: 0 }, currentSavings: { above: 0 } },
    },
    {
      text: '{requiredSip} a month for {years}, on top of your {currentSavings}, pays for your goal at a return of {returnRate}.',
      showWhen: { ...samePrice, requiredSip: { above: 0 }, currentSavings: { above: 0 } },
    },
    {
      text: '{requiredSip} a month for {years}, raised {stepUp} every year, pays for your goal at a return of {returnRate}.',
      showWhen: { ...samePrice, requiredSip: { above: 0 }, stepUp: { above: 0 } },
    },
    {
      text: '{requiredSip} a month for {years} pays for your goal at a return of {returnRate}.',
      showWhen: { ...samePrice, requiredSip: { above: 0 } },
    },
    {
      text: 'Your savings already grow to the {futureGoal} that your goal will cost, if they earn {returnRate} a year.',
      showWhen: { ...samePrice, futureGoal: { above: 0 } },
    },
    {
      text: '{requiredSip} a month, raised {stepUp} every year, on top of your {currentSavings}, pays for your goal at a return of {returnRate}. The cost rises {priceRise} a year, to {futureGoal} in {years}.',
      showWhen: { requiredSip: { above: 0 }, stepUp: { above: 0 }, currentSavings: { above: 0 } },
    },
    {
      text: '{requiredSip} a month, on top of your {currentSavings}, pays for your goal at a return of {returnRate}. The cost rises {priceRise} a year, to {futureGoal} in {years}.',
      showWhen: { requiredSip: { above: 0 }, currentSavings: { above: 0 } },
    },
    {
      text: '{requiredSip} a month, raised {stepUp} every year, pays for your goal at a return of {returnRate}. The cost rises {priceRise} a year, to {futureGoal} in {years}.',
      showWhen: { requiredSip: { above: 0 }, stepUp: { above: 0 } },
    },
    {
      text: '{requiredSip} a month pays for your goal at a return of {returnRate}. The cost rises {priceRise} a year, from {targetToday} today to {futureGoal} in {years}.',
      showWhen: { requiredSip: { above: 0 } },
    },
    {
      text: 'Your savings already grow to the {futureGoal} that your goal will cost, if they earn {returnRate} a year and its price rises {priceRise}.',
      showWhen: { futureGoal: { above: 0 } },
    },
    { text: 'Enter what the goal costs to see how much to save.' },
  ],
  levers: [
    {
      text: 'The SIP earns a twelfth of {returnRate} each month, {returnRate|effective} a year. At exactly {returnRate} a year it is {requiredSip}.',
      set: { convention: 'effective' },
      moves: { requiredSip: 'up' },
      showWhen: { currentSavings: { above: 0 }, convention: 'nominal' },
    },
    {
      text: 'Raise your SIP by {stepUp} every year, and you can start {by.requiredSip} lower, at {requiredSip} a month.',
      set: { stepUp: '10' },
      moves: { requiredSip: 'down' },
      showWhen: { stepUp: { below: 1 } },
    },
    {
      text: 'Move the goal one year later, and you need {requiredSip} a month.',
      set: { years: '{years} + 1' },
      moves: { requiredSip: 'down' },
    },
  ],
  basis: [
    {
      text: 'You pay each SIP instalment at the start of the month, and it earns one twelfth of the yearly return every month. {returnRate} a year then grows to {returnRate|effective} with compounding.',
      showWhen: { convention: 'nominal' },
    },
    {
      text: 'You pay each SIP instalment at the start of the month. The monthly rate compounds to exactly {returnRate} in 12 months. At one twelfth a month, it would be {returnRate|effective} a year.',
      showWhen: { convention: 'effective' },
    },
    'Current savings and a lump sum grow at the return, compounded once a year: exactly {returnRate} a year.',
    {
      text: 'You pay the fees over {yearsOfFees}: each year an equal part of today’s cost, at its future price, the first after {years}. The SIP ends when they begin. Until you need it, the rest earns the return.',
      showWhen: overYears,
    },
    assumedReturn,
    'Inflation is your assumption too. Taxes and fund charges are not deducted.',
  ],
  examples: [
    {
      title: 'A goal of ₹20 lakh at today’s prices, in 10 years',
      inputs: {},
      outputs: {
        requiredSip: 15_416,
        futureGoal: 3_581_695,
        gap: 3_581_695,
        delayCost: 2969,
        requiredLumpSum: 1153210,
      },
    },
    {
      title: 'A child’s degree: ₹1 crore in 12 years, with a 5% yearly step-up',
      inputs: { targetToday: 10_000_000, years: 12, stepUp: 5 },
      outputs: { requiredSip: 50_395 },
    },
  ],
  content,
  headline: ['requiredSip'],
  ask: { idle: [purposes, bought, 'save, saving, fund, corpus'].join(', ') },
  next: [asSip('{inflation}', 'other'), asSip('{feeInflation}', 'education')],
  related: ['sip_lumpsum', 'inflation', 'retirement_corpus', 'risk_analyzer'],
  rises: {
    requiredSip: ['targetToday', 'inflation', 'feeInflation'],
    futureGoal: ['targetToday', 'inflation', 'years', 'yearsOfFees'],
    requiredLumpSum: ['targetToday'],
    savingsGrowth: ['currentSavings'],
    delayCost: ['targetToday'],
  },
  falls: {
    requiredSip: ['returnRate', 'stepUp', 'currentSavings'],
    requiredLumpSum: ['returnRate'],
    gap: ['currentSavings'],
  },
  asks: [
    {
      text: 'How large a goal can I reach with a SIP of {target}?',
      input: 'targetToday',
      output: 'requiredSip',
    },
    { text: 'How many years do I need with a SIP of {target}?', input: 'years', output: 'requiredSip' },
    {
      text: 'How much must I have saved already for a SIP of {target}?',
      input: 'currentSavings',
      output: 'requiredSip',
    },
  ],
  working,
  refusals: {
    noYear: 'The goal must be at least 1 year away.',
    noFees: 'Enter at least one year of fees.',
    tooLarge: 'Over so many years, the figures grow too large. Try a lower return or step-up.',
  },
  compute: (values) => {
    const {
      goal,
      targetToday,
      years,
      inflation,
      feeInflation,
      currentSavings,
      returnRate,
      stepUp,
      convention,
      yearsOfFees,
    } = values;
    if (years === 0) return fail('years', 'noYear');
    if (yearsOfFees === 0) return fail('yearsOfFees', 'noFees');
    const priceRise = goal === 'education' ? feeInflation : inflation;
    const plan = goalPlan({
      targetToday,
      years,
      priceRise: periodicRate(priceRise, 1),
      savings: currentSavings,
      returnRate: periodicRate(returnRate, 1),
      stepUp: periodicRate(stepUp, 1),
      convention,
      payments: yearsOfFees,
    });
    if (plan === null) return fail('years', 'tooLarge');

    const notes: ('covered' | 'lastYear')[] = [];
    if (targetToday > 0 && plan.gap === 0) notes.push('covered');
    else if (years === 1) notes.push('lastYear');
    return { ...plan, priceRise, notes: [...notes, aboveIllustration(returnRate)] };
  },
});
