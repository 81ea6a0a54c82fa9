import { defineTool } from '#engine';
import { roundHalfUp } from '#maths/basics.ts';
import content from './content.ts';

const pillarNames = {
  emergency: 'Emergency fund',
  savings: 'Savings',
  debt: 'Debt',
  protection: 'Protection',
  retirement: 'Retirement',
} as const;

/** Rupees. */
const ENOUGH_HEALTH_COVER = 1_000_000;

/** The share of a need that is met, from 0 to 1; 1 where nothing is needed. */
function met(have: number, need: number): number {
  return need > 0 ? Math.min(1, have / need) : 1;
}

export default defineTool({
  inputs: {
    age: { kind: 'years', age: true, about: 'age', label: 'Current age', default: 30 },
    monthlyIncome: {
      kind: 'currency',
      about: 'householdIncome.month',
      label: 'Monthly income',
      per: 'month',
      help: 'Your family’s, after tax and PF.',
      default: 100_000,
    },
    monthlyExpenses: {
      kind: 'currency',
      label: 'Monthly expenses',
      per: 'month',
      help: 'Without EMIs and savings.',
      default: 60_000,
    },
    monthlySavings: { kind: 'currency', label: 'Monthly savings', per: 'month', default: 20_000, solve: 'first' },
    emergencyFund: {
      kind: 'currency',
      label: 'Emergency fund',
      help: 'Money you can use at once.',
      default: 180_000,
    },
    monthlyEmi: {
      kind: 'currency',
      about: 'emis.month',
      label: 'Monthly EMIs you pay now',
      per: 'month',
      default: 20_000,
    },
    lifeCover: {
      kind: 'currency',
      label: 'Current life cover',
      help: 'Total sum assured of all your policies.',
      default: 5_000_000,
    },
    healthCover: {
      kind: 'currency',
      label: 'Health cover',
      help: 'Sum insured for your whole family.',
      default: 500_000,
    },
    retirementSaved: {
      kind: 'currency',
      about: 'retirementSaved',
      label: 'Saved for retirement so far',
      help: 'EPF, PPF, NPS and other money for retirement.',
      default: 1_000_000,
    },
  },
  outputs: {
    score: {
      gauge: [40, 60, 100],
      kind: 'number',
      label: 'Score out of 100',
      decimals: 0,
      better: 'higher',
    },
    band: {
      kind: 'text',
      label: 'Band',
      values: {
        needsCare: 'Low (below 40)',
        fair: 'Fair (40 to 59)',
        good: 'Good (60 to 79)',
        strong: 'Very good (80 and above)',
      },
    },
    emergencyScore: { kind: 'number', label: 'Emergency fund, out of 25', better: 'higher', emphasis: 'quiet' },
    savingsScore: { kind: 'number', label: 'Savings, out of 25', better: 'higher', emphasis: 'quiet' },
    debtScore: { kind: 'number', label: 'Debt, out of 20', better: 'higher', emphasis: 'quiet' },
    protectionScore: { kind: 'number', label: 'Protection, out of 20', better: 'higher', emphasis: 'quiet' },
    retirementScore: { kind: 'number', label: 'Retirement, out of 10', better: 'higher', emphasis: 'quiet' },
    weakestPillar: { kind: 'text', label: 'Weakest pillar', values: pillarNames },
    weakestGap: {
      kind: 'currency',
      label: 'Extra cover needed',
      labels: [
        { text: 'Extra emergency fund needed', showWhen: { weakestPillar: 'emergency' } },
        { text: 'Extra monthly saving needed', showWhen: { weakestPillar: 'savings' } },
        { text: 'Monthly EMIs to cut', showWhen: { weakestPillar: 'debt' } },
        { text: 'Extra retirement savings needed', showWhen: { weakestPillar: 'retirement' } },
      ],
      better: 'lower',
    },
  },
  tables: {
    pillars: {
      title: 'The five pillars',
      tab: 'Pillars',
      columns: {
        pillar: { kind: 'text', label: 'Pillar', values: pillarNames },
        weight: { kind: 'number', label: 'Maximum points' },
        share: { kind: 'percent', label: 'Filled', decimals: 0, role: 'growth' },
        missing: { kind: 'percent', label: 'Missing', decimals: 0, role: 'neutral' },
      },
    },
  },
  notes: {
    noIncome: {
      text: 'Enter an income. Without one there is nothing to compare with, so the score is 0.',
      kind: 'careful',
    },
    allFull: { text: 'All five pillars are full, so none is really weak.', kind: 'good' },
    emergencyGap: 'Add {weakestGap} to your emergency fund, and it covers six months of expenses and EMIs.',
    savingsGap: 'Save {weakestGap} more a month to reach 20% of income.',
    debtGap: 'Cut your EMIs by {weakestGap} a month to bring them to 20% of income.',
    protectionGap: 'Add {weakestGap} of life and health cover in total to fill this pillar. The premium is far less.',
    retirementGap: 'Save another {weakestGap} for retirement to reach the target for your age.',
  },
  charts: [
    {
      kind: 'bars',
      title: 'Your score on each pillar, in percent',
      table: 'pillars',
      x: 'pillar',
      series: ['share', 'missing'],
      stacked: true,
      horizontal: true,
      marks: [{ y: 100, label: 'Target' }],
    },
  ],
  story: [
    {
      text: 'You score {score} out of 100, so you have everything covered.',
      showWhen: { score: { above: 99.9 }, weakestGap: 0 },
    },
    { text: 'You score {score} out of 100. Work on “{weakestPillar}” first.' },
  ],
  levers: [
    {
      text: 'Keep {emergencyFund} as your emergency fund, and your score rises to {score}.',
      set: { emergencyFund: '{emergencyFund} + {weakestGap}' },
      moves: { score: 'up' },
      showWhen: { weakestPillar: 'emergency' },
    },
    {
      text: 'Save {by.monthlySavings} more a month, and your score rises to {score}.',
      set: { monthlySavings: '{monthlySavings} + {weakestGap}' },
      moves: { score: 'up' },
      showWhen: { weakestPillar: 'savings' },
    },
    {
      text: 'Cut your EMIs by {by.monthlyEmi} a month, and your score rises to {score}.',
      set: { monthlyEmi: '{monthlyEmi} − {weakestGap}' },
      moves: { score: 'up' },
      showWhen: { weakestPillar: 'debt' },
    },
    {
      text: 'Save another {by.retirementSaved} for retirement, and your score rises to {score}.',
      set: { retirementSaved: '{retirementSaved} + {weakestGap}' },
      moves: { score: 'up' },
      showWhen: { weakestPillar: 'retirement' },
    },
  ],
  basis: [
    'Weights: emergency fund 25, savings 25, debt 20, protection 20, retirement 10. We chose the weights and targets from common rules of thumb. No law, regulator or credit bureau uses them.',
    'Bands: below 40 low, 40 to 59 fair, 60 to 79 good, 80 and above very good.',
  ],
  examples: [
    {
      title: 'A sample household: too little for emergencies',
      inputs: {},
      outputs: {
        score: 72,
        band: 'good',
        weakestPillar: 'emergency',
        emergencyScore: 9.38,
        savingsScore: 25,
        debtScore: 20,
        protectionScore: 9.17,
        retirementScore: 8.33,
        weakestGap: 300_000,
      },
    },
    {
      title: 'The same household with half its income going to EMIs',
      inputs: { monthlyEmi: 50_000 },
      // the emergency fund has ₹1,80,000 of the ₹6,60,000 needed
      outputs: {
        score: 54,
        band: 'fair',
        weakestPillar: 'debt',
        emergencyScore: 6.82,
        debtScore: 5,
        weakestGap: 30_000,
      },
    },
    {
      title: 'Every pillar full',
      inputs: { emergencyFund: 480_000, lifeCover: 12_000_000, healthCover: 1_000_000, retirementSaved: 1_200_000 },
      outputs: { score: 100, band: 'strong', weakestGap: 0 },
    },
  ],
  content,
  ask: { answers: [] },
  asks: [
    {
      text: 'What emergency fund brings my score to {target}?',
      input: 'emergencyFund',
      output: 'score',
      target: 80,
    },
    { text: 'How much life cover brings my score to {target}?', input: 'lifeCover', output: 'score', target: 75 },
  ],
  working: [
    {
      id: 'sixMonths',
      label: 'Six months of expenses and EMIs',
      formula: '({monthlyExpenses} + {monthlyEmi}) × 6',
      kind: 'currency',
    },
    {
      id: 'emergencyScore',
      label: 'Emergency fund, out of 25',
      formula: '25 × if({sixMonths} > 0, min(1, {emergencyFund} ÷ {sixMonths}), 1)',
    },
    {
      id: 'savingsScore',
      label: 'Savings, out of 25',
      formula: '25 × min(1, {monthlySavings} ÷ ({monthlyIncome} ÷ 5))',
    },
    {
      id: 'debtScore',
      label: 'Debt, out of 20',
      formula: '20 × min(1, max(0, 1 − ({monthlyEmi} ÷ {monthlyIncome} − 0.2) ÷ 0.4))',
    },
    {
      id: 'protectionScore',
      label: 'Protection, out of 20',
      formula: '20 × (min(1, {lifeCover} ÷ ({monthlyIncome} × 12 × 10)) + min(1, {healthCover} ÷ 1000000)) ÷ 2',
    },
    {
      id: 'forAge',
      label: 'Target for your age',
      formula: '{monthlyIncome} × 12 × max(0, {age} − 25) ÷ 5',
      kind: 'currency',
    },
    {
      id: 'retirementScore',
      label: 'Retirement, out of 10',
      formula: '10 × if({forAge} > 0, min(1, {retirementSaved} ÷ {forAge}), 1)',
    },
    {
      id: 'score',
      label: 'Score out of 100',
      formula: '{emergencyScore} + {savingsScore} + {debtScore} + {protectionScore} + {retirementScore}',
    },
  ],
  headline: ['score', 'band'],
  next: [
    {
      tool: 'life_cover',
      text: 'How much life cover does my family need on my pay alone, before loans and goals?',
      with: {
        ...{ age: '{age}', income: '{monthlyIncome}', householdSpending: '{monthlyExpenses}' },
        ...{ spouseIncome: '0', loans: '0', goals: '0' },
        ...{ savings: '{emergencyFund} + {retirementSaved}', existingCover: '{lifeCover}' },
      },
      showWhen: { monthlyIncome: { above: 0 } },
    },
  ],
  related: ['life_cover', 'budget_planner', 'net_worth', 'section_80d', 'retirement_corpus'],
  rises: { score: ['emergencyFund', 'monthlySavings', 'lifeCover', 'healthCover', 'retirementSaved'] },
  falls: { score: ['monthlyExpenses', 'monthlyEmi', 'age'] },
  sums: [
    {
      total: 'score',
      parts: ['emergencyScore', 'savingsScore', 'debtScore', 'protectionScore', 'retirementScore'],
    },
  ],
  compute: ({ age, ...money }) => {
    const yearlyIncome = money.monthlyIncome * 12;
    const sixMonths = (money.monthlyExpenses + money.monthlyEmi) * 6;
    const enoughSavings = money.monthlyIncome / 5;
    const enoughLifeCover = yearlyIncome * 10;
    const enoughForAge = (yearlyIncome * Math.max(0, age - 25)) / 5;
    const earns = money.monthlyIncome > 0;
    const emiShare = earns ? money.monthlyEmi / money.monthlyIncome : 0;

    // `full` from 0 to 1; `gap` the rupees that would make it 1: a fund, a monthly amount or a cover
    const pillar = (id: keyof typeof pillarNames, weight: number, full: number, gap: number) => ({
      id,
      weight,
      full: earns ? full : 0,
      score: earns ? weight * full : 0,
      gap,
    });
    const short = (have: number, need: number) => Math.max(0, need - have);
    const emergency = pillar(
      'emergency',
      25,
      met(money.emergencyFund, sixMonths),
      short(money.emergencyFund, sixMonths),
    );
    const savings = pillar(
      'savings',
      25,
      met(money.monthlySavings, enoughSavings),
      short(money.monthlySavings, enoughSavings),
    );
    const debt = pillar(
      'debt',
      20,
      Math.min(1, Math.max(0, 1 - (emiShare - 0.2) / 0.4)),
      short(money.monthlyIncome / 5, money.monthlyEmi),
    );
    const protection = pillar(
      'protection',
      20,
      (met(money.lifeCover, enoughLifeCover) + met(money.healthCover, ENOUGH_HEALTH_COVER)) / 2,
      short(money.lifeCover, enoughLifeCover) + short(money.healthCover, ENOUGH_HEALTH_COVER),
    );
    const retirement = pillar(
      'retirement',
      10,
      met(money.retirementSaved, enoughForAge),
      short(money.retirementSaved, enoughForAge),
    );

    const pillars = [emergency, savings, debt, protection, retirement];
    const score = pillars.reduce((sum, each) => sum + each.score, 0);
    // of pillars that are equal within rounding errors, the first
    const weakest = pillars.reduce((low, each) => (each.full < low.full - 1e-9 ? each : low));
    // by the score as shown, so that a score of 40 is never in the band below 40
    const shown = roundHalfUp(score);
    return {
      score,
      band: shown < 40 ? 'needsCare' : shown < 60 ? 'fair' : shown < 80 ? 'good' : 'strong',
      emergencyScore: emergency.score,
      savingsScore: savings.score,
      debtScore: debt.score,
      protectionScore: protection.score,
      retirementScore: retirement.score,
      weakestPillar: weakest.id,
      weakestGap: weakest.gap,
      pillars: () =>
        pillars.map(({ id, weight, full }) => ({
          pillar: id,
          weight,
          share: full * 100,
          // so that both add up to 100 as they are shown
          missing: 100 - roundHalfUp(full * 100),
        })),
      notes: [earns ? (weakest.full > 1 - 1e-9 ? 'allFull' : (`${weakest.id}Gap` as const)) : 'noIncome'],
    };
  },
});
