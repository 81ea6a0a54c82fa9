import type { Meta } from '#engine';

export default {
  id: 'debt_plan',
  path: '/loan/debt-payoff-planner',
  title: 'Debt Payoff Planner',
  short: 'Debt planner',
  icon: 'list-checks',
  description: 'See which debt to pay first, and when you are debt-free.',
  metaDescription:
    'Free debt payoff planner for India: several loans and cards, snowball or avalanche, the month you are debt-free and the interest each order costs.',
  keywords:
    'debt snowball, debt avalanche, debt free, pay off debt, multiple loans, several loans, which loan to pay first, several debts, karz, karz mukti, karj, kai loan, kai karz, कर्ज, कर्ज मुक्ति, कर्ज कैसे चुकाएं, कई लोन',
  asked:
    'snowball, avalanche, dono chukane, dono chukane hai, dono chukana hai, dono kaise chukau, both loans, both debts, clear both loans, pay off both, dono loan, dono karz, do loan, two loans, card aur personal loan, card and personal loan, card aur loan, card and loan, debt snowball, debt free, debt payoff planner, which loan to pay first, which debt should I pay first, which loan to close first, which one to close first, three debts, karz kaise chukaye, kai loan, कर्ज कैसे चुकाएं, कई लोन, कौन सा कर्ज पहले चुकाएं, कई कर्ज',
} satisfies Meta;
