import type { WorkingStep } from '#engine';

/** How the expected return, its spread and the middle outcome come about. The outer outcomes and the chance of a loss need the normal distribution. */
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
    label: 'Equity: share of the volatility',
    formula: '{equityShare} ÷ {total} × {equityVolatility}',
    kind: 'percent',
  },
  {
    id: 'debtRisk',
    label: 'Debt: share of the volatility',
    formula: '{debtShare} ÷ {total} × {debtVolatility}',
    kind: 'percent',
  },
  {
    id: 'goldRisk',
    label: 'Gold: share of the volatility',
    formula: '{goldShare} ÷ {total} × {goldVolatility}',
    kind: 'percent',
  },
  {
    id: 'cashRisk',
    label: 'Cash: share of the volatility',
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
    id: 'spread',
    label: 'Spread of the growth (p.a.)',
    formula: 'ln(1 + ({volatility} ÷ (100 + {expectedReturn}))^2)',
  },
  {
    id: 'median',
    label: 'Middle outcome (median)',
    formula: '{amount} × exp({years} × (ln(1 + {expectedReturn} ÷ 100) − {spread} ÷ 2))',
  },
] satisfies readonly WorkingStep[];
