import type { Meta } from '#engine';

export default {
  id: 'budget_planner',
  path: '/other/budget-planner',
  title: 'Monthly Budget Planner',
  short: 'Budget',
  icon: 'wallet',
  description: 'See where your monthly income goes.',
  metaDescription:
    'Free monthly budget planner for India: list your expenses, see what is left and compare needs, wants and savings with the 50/30/20 split or your own.',
  keywords:
    'budget salary, salary budget, 50 30 20 rule, budget, expenses, 50/30/20, spending, savings rate, monthly expenses, mahine ka kharcha',
  asked:
    'budget, monthly budget, expenses, 50 30 20, rule se, rule divide, rule me divide, rule me baante, rule split, rule on salary, rule for salary, rule me salary, salary kaise baante, salary divide, divide salary, salary split, household expenses, expense tracker, घर का बजट, बजट',
} satisfies Meta;
