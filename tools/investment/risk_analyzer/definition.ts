import { at, defineTool, fail } from '#engine';
import { wholeYears } from '#maths/basics.ts';
import { logReturn, lossChance, normalQuantile, wealthFactor } from '#maths/normal.ts';
import { aboveIllustration, assumedReturn, returnNotes } from '../../assumed-return.ts';
import content from './content.ts';

const CLASSES = ['equity', 'debt', 'gold', 'cash'] as const;
type AssetClass = (typeof CLASSES)[number];

/** Correlation of debt with gold; every other pair of classes is assumed to be independent. */
const DEBT_WITH_GOLD = -0.1;
const TENTH_PERCENTILE = normalQuantile(0.1);
const NINETIETH_PERCENTILE = normalQuantile(0.9);
/** A tenth of the mix, whose shares need not add up to 100. */
const tenth = '({equityShare} + {debtShare} + {goldShare} + {cashShare}) ÷ 10';

export default defineTool({
  inputs: {
    amount: { kind: 'currency', label: 'Investment amount', default: 100_000 },
    years: {
      kind: 'years',
      label: 'Time period',
      default: 10,
      usual: [1, 40],
      step: 1,
      allowed: [{ above: 0 }],
      months: true,
    },
    equityShare: {
      kind: 'percent',
      label: 'Share in equity',
      asked: { words: 'equity, shares, share, stocks, equity funds, इक्विटी' },
      help: 'Shares and equity funds.',
      default: 60,
      usual: [0, 100],
      step: 5,
    },
    debtShare: {
      kind: 'percent',
      label: 'Share in debt',
      asked: { words: 'debt, bonds, fd, debt funds, डेट' },
      help: 'Bonds and deposits.',
      default: 30,
      usual: [0, 100],
      step: 5,
    },
    goldShare: {
      kind: 'percent',
      label: 'Share in gold',
      asked: { words: 'gold, sona, सोना', left: 'needed' },
      help: 'Gold funds, gold bonds and coins.',
      default: 10,
      usual: [0, 100],
      step: 5,
    },
    cashShare: {
      kind: 'percent',
      label: 'Share in cash',
      asked: { words: 'cash, नकद' },
      help: 'Savings accounts and liquid funds.',
      default: 0,
      usual: [0, 100],
      step: 5,
    },
    equityReturn: {
      kind: 'percent',
      label: 'Equity return',
      default: 12,
      allowed: [-100],
      more: true,
    },
    equityVolatility: {
      kind: 'percent',
      label: 'Equity volatility',
      help: 'Standard deviation: how far a typical year is from the average.',
      default: 20,
      more: true,
    },
    debtReturn: {
      kind: 'percent',
      label: 'Debt return',
      default: 7,
      allowed: [-100],
      more: true,
    },
    debtVolatility: { kind: 'percent', label: 'Debt volatility', default: 3, more: true },
    goldReturn: {
      kind: 'percent',
      label: 'Gold return',
      default: 9,
      allowed: [-100],
      more: true,
    },
    goldVolatility: { kind: 'percent', label: 'Gold volatility', default: 15, more: true },
    cashReturn: {
      kind: 'percent',
      label: 'Cash return',
      default: 6,
      allowed: [-100],
      more: true,
    },
    cashVolatility: { kind: 'percent', label: 'Cash volatility', default: 1, more: true },
    riskFree: {
      kind: 'percent',
      label: 'Risk-free rate (p.a.)',
      help: 'What you could earn without risk. Used for the Sharpe ratio.',
      default: 6,
      more: true,
    },
  },
  outputs: {
    expectedReturn: { kind: 'percent', label: 'Expected return (p.a.)', short: 'Expected return' },
    volatility: { kind: 'percent', label: 'Volatility (p.a.)', emphasis: 'quiet' },
    sharpe: { kind: 'number', label: 'Sharpe ratio', emphasis: 'quiet' },
    lossChance: { kind: 'percent', label: 'Chance of ending below the investment amount', short: 'Chance of a loss' },
    pessimistic: { kind: 'currency', label: 'Pessimistic outcome (10th percentile)' },
    median: { kind: 'currency', label: 'Middle outcome (median)' },
    optimistic: { kind: 'currency', label: 'Optimistic outcome (90th percentile)' },
  },
  tables: {
    byYear: {
      title: 'Range of outcomes year by year',
      tab: 'Yearly',
      columns: {
        year: { kind: 'years', label: 'Year' },
        pessimistic: { kind: 'currency', label: 'Pessimistic' },
        median: { kind: 'currency', label: 'Middle', role: 'growth' },
        optimistic: { kind: 'currency', label: 'Optimistic' },
      },
    },
    mix: {
      first: ['asset', 'share', 'expectedReturn'],
      title: 'The mix, scaled to 100%',
      tab: 'Mix',
      columns: {
        asset: {
          kind: 'text',
          label: 'Asset class',
          values: { equity: 'Equity', debt: 'Debt', gold: 'Gold', cash: 'Cash' },
        },
        share: { kind: 'percent', label: 'Share' },
        expectedReturn: { kind: 'percent', label: 'Expected return' },
        volatility: { kind: 'percent', label: 'Volatility' },
      },
    },
  },
  notes: {
    ...returnNotes,
    scaled: 'The four shares do not add up to 100%, so we scaled them to 100%.',
    certain: 'Nothing in this mix moves up or down, so every outcome is the same and we show the Sharpe ratio as 0.',
  },
  charts: [
    {
      kind: 'fan',
      title: 'Range of outcomes',
      table: 'byYear',
      x: 'year',
      series: ['pessimistic', 'median', 'optimistic'],
      start: { year: 0, pessimistic: 'amount', median: 'amount', optimistic: 'amount' },
      marks: [
        { y: 'amount', label: 'Invested' },
        { once: 'pessimistic', above: 'amount', label: 'Pessimistic outcome gains from year {x}' },
      ],
    },
    { kind: 'shares', title: 'Your mix', table: 'mix', label: 'asset', value: 'share' },
  ],
  story: [
    {
      text: 'On average this mix loses {loss} a year. The chance of having less than you invested after {years} is {lossChance}.',
      showWhen: { expectedReturn: { below: 0 } },
      figures: { loss: { kind: 'percent', of: 'expectedReturn', times: -1 } },
    },
    {
      text: 'The average return of this mix is {expectedReturn} a year. After {years} you have less than you invested in fewer than 1 of 100 cases ({lossChance}).',
      showWhen: { lossChance: { below: 1 } },
    },
    {
      text: 'The average return of this mix is {expectedReturn} a year. The chance of having less than you invested after {years} is {lossChance}.',
    },
  ],
  levers: [
    {
      text: 'Move 10% from equity to debt, and the chance of a loss falls to {lossChance}.',
      set: { equityShare: `{equityShare} − ${tenth}`, debtShare: `{debtShare} + ${tenth}` },
      moves: { lossChance: 'down' },
      showWhen: { lossChance: { above: 1 } },
    },
  ],
  basis: [
    assumedReturn,
    'Volatilities and correlations are assumptions too. Correlation is −0.1 between debt and gold and 0 between all other classes.',
    'Outcomes follow a lognormal curve, and you rebalance the mix every year. Taxes and charges are not deducted.',
  ],
  examples: [
    {
      title: 'A balanced mix: 60% equity, 30% debt, 10% gold',
      inputs: {},
      outputs: {
        expectedReturn: 10.2,
        volatility: 12.12,
        sharpe: 0.35,
        lossChance: 0.43,
        pessimistic: 159_516,
        median: 248_729,
        optimistic: 387_836,
      },
    },
    {
      title: 'All in cash at a fixed 6%',
      inputs: { equityShare: 0, debtShare: 0, goldShare: 0, cashShare: 100, cashVolatility: 0 },
      outputs: { expectedReturn: 6, volatility: 0, sharpe: 0, lossChance: 0, median: 179_085 },
    },
  ],
  content,
  ask: { answers: [] },
  asks: [
    {
      text: 'How much must I invest for a 50% chance of {target}?',
      input: 'amount',
      output: 'median',
    },
    {
      text: 'After how many years do I have a 50% chance of {target}?',
      input: 'years',
      output: 'median',
    },
  ],
  working: [
    {
      id: 'total',
      label: 'All shares together',
      formula: '{equityShare} + {debtShare} + {goldShare} + {cashShare}',
      kind: 'percent',
    },
    {
      id: 'expectedReturn',
      label: 'Expected return (p.a.)',
      formula:
        '({equityShare} × {equityReturn} + {debtShare} × {debtReturn} + {goldShare} × {goldReturn} + {cashShare} × {cashReturn}) ÷ {total}',
    },
    {
      id: 'equityRisk',
      label: 'Part of the volatility from equity',
      formula: '{equityShare} ÷ {total} × {equityVolatility}',
      kind: 'percent',
    },
    {
      id: 'debtRisk',
      label: 'Part of the volatility from debt',
      formula: '{debtShare} ÷ {total} × {debtVolatility}',
      kind: 'percent',
    },
    {
      id: 'goldRisk',
      label: 'Part of the volatility from gold',
      formula: '{goldShare} ÷ {total} × {goldVolatility}',
      kind: 'percent',
    },
    {
      id: 'cashRisk',
      label: 'Part of the volatility from cash',
      formula: '{cashShare} ÷ {total} × {cashVolatility}',
      kind: 'percent',
    },
    {
      id: 'volatility',
      label: 'Volatility (p.a.)',
      formula: '({equityRisk}^2 + {debtRisk}^2 + {goldRisk}^2 + {cashRisk}^2 − 2 × 0.1 × {debtRisk} × {goldRisk})^0.5',
    },
    {
      id: 'sharpe',
      label: 'Sharpe ratio',
      formula: 'if({volatility} = 0, 0, ({expectedReturn} − {riskFree}) ÷ {volatility})',
    },
    {
      id: 'variance',
      label: 'Variance of the growth (p.a.)',
      formula: 'ln(1 + ({volatility} ÷ (100 + {expectedReturn}))^2)',
    },
    {
      id: 'mean',
      label: 'Mean of the growth over the years',
      formula: '{years} × (ln(1 + {expectedReturn} ÷ 100) − {variance} ÷ 2)',
    },
    { id: 'spread', label: 'Spread of the growth over the years', formula: '({variance} × {years})^0.5' },
    { id: 'median', label: 'Middle outcome (median)', formula: '{amount} × exp({mean})' },
    // a tenth of all outcomes of a normal distribution are below its mean by more than 1.28… deviations
    {
      id: 'pessimistic',
      label: 'Pessimistic outcome (10th percentile)',
      formula: '{amount} × exp({mean} − 1.2815515655446 × {spread})',
    },
    {
      id: 'optimistic',
      label: 'Optimistic outcome (90th percentile)',
      formula: '{amount} × exp({mean} + 1.2815515655446 × {spread})',
    },
    {
      id: 'lossChance',
      label: 'Chance of ending below the investment amount',
      formula: 'if({spread} = 0, if({mean} < 0, 100, 0), 100 × normal((−{mean}) ÷ {spread}))',
    },
  ],
  next: [
    {
      tool: 'sip_lumpsum',
      text: 'See {amount} grow at a steady {expectedReturn} for {years}, after inflation and tax',
      with: {
        investmentType: "'LumpSum'",
        lumpSumAmount: '{amount}',
        returnRate: '{expectedReturn}',
        years: '{years}',
        taxed: '1',
      },
      showWhen: { expectedReturn: { above: 0 }, amount: { above: 0 } },
    },
  ],
  related: ['will_it_last', 'sip_lumpsum', 'goal_planner', 'where_to_save'],
  refusals: {
    noShares: 'Enter shares that add up to more than 0.',
  },
  compute: (values) => {
    const { amount, years, riskFree } = values;
    const total = CLASSES.reduce((sum, asset) => sum + at(values, `${asset}Share` as const), 0);
    if (!(total > 0 && Number.isFinite(total))) return fail('equityShare', 'noShares');
    const weight = (asset: AssetClass) => at(values, `${asset}Share` as const) / total;
    const risk = (asset: AssetClass) => (weight(asset) * at(values, `${asset}Volatility` as const)) / 100;

    const expected = CLASSES.reduce(
      (sum, asset) => sum + (weight(asset) * at(values, `${asset}Return` as const)) / 100,
      0,
    );
    const covariance = 2 * DEBT_WITH_GOLD * risk('debt') * risk('gold');
    const volatility = Math.sqrt(CLASSES.reduce((sum, asset) => sum + risk(asset) ** 2, covariance));
    const yearly = logReturn(expected, volatility);
    const outcomes = (time: number) => ({
      pessimistic: amount * wealthFactor(yearly, time, TENTH_PERCENTILE),
      median: amount * wealthFactor(yearly, time, 0),
      optimistic: amount * wealthFactor(yearly, time, NINETIETH_PERCENTILE),
    });

    const notes: ('scaled' | 'certain')[] = [];
    if (Math.abs(total - 100) > 1e-9) notes.push('scaled');
    if (volatility === 0) notes.push('certain');
    return {
      expectedReturn: expected * 100,
      volatility: volatility * 100,
      sharpe: volatility === 0 ? 0 : (expected - riskFree / 100) / volatility,
      lossChance: lossChance(yearly, years) * 100,
      ...outcomes(years),
      byYear: () => wholeYears(years).map((year) => ({ year, ...outcomes(year) })),
      mix: () =>
        CLASSES.filter((asset) => weight(asset) > 0).map((asset) => ({
          asset,
          share: weight(asset) * 100,
          expectedReturn: at(values, `${asset}Return` as const),
          volatility: at(values, `${asset}Volatility` as const),
        })),
      notes: [...notes, aboveIllustration(...CLASSES.map((asset) => at(values, `${asset}Return` as const)))],
    };
  },
});
