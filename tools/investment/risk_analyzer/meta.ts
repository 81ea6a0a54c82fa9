import type { Meta } from '#engine';

export default {
  id: 'risk_analyzer',
  path: '/investment/risk-analyzer',
  title: 'Risk-Return Analyzer',
  short: 'Risk and return',
  icon: 'activity',
  description: 'See the return and risk of your mix.',
  metaDescription:
    'Free risk and return analyzer for India: expected return, volatility, Sharpe ratio, chance of loss and the range of outcomes for your own asset mix.',
  keywords: 'risk, volatility, Sharpe ratio, standard deviation, asset allocation, portfolio',
  asked: 'risk, risk profile, portfolio risk, asset allocation, sharpe ratio, volatility, standard deviation',
} satisfies Meta;
