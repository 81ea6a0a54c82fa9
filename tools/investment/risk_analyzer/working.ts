import type { WorkingStep } from '#engine';

/** How the expected return, its spread, the three outcomes and the chance of a loss are worked out. */
export const working = [
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
] satisfies readonly WorkingStep[];
