import type { Catalogue } from '#engine';

/** The groups of the menu and their tools, in order. A tool without a folder is listed with its metadata. */
export default {
  fallback: 'sip_lumpsum',
  landing: {
    start: ['emi_calculator', 'sip_lumpsum', 'tax_calculator', 'home_loan', 'ppf', 'fd'],
    live: [
      { title: 'Loan', tool: 'emi_calculator' },
      { title: 'SIP', tool: 'sip_lumpsum' },
      { title: 'Tax', tool: 'tax_calculator' },
    ],
    wants: [
      { title: 'Buy a home', tool: 'home_loan' },
      { title: 'Save tax', tool: 'tax_calculator' },
      {
        title: 'Retire',
        tool: 'retirement_corpus',
        question: { text: 'Already retired?', no: 'Not yet', yes: { title: 'Yes', tool: 'will_it_last' } },
      },
      {
        title: 'Clear debt',
        tool: 'credit_card',
        question: {
          text: 'More than one debt?',
          no: 'One card',
          yes: { title: 'Several debts', tool: 'debt_plan' },
        },
      },
      { title: 'Grow money', tool: 'sip_lumpsum' },
      { title: 'Plan my pay', tool: 'salary' },
    ],
  },
  groups: [
    {
      id: 'loan',
      title: 'Loan Calculators',
      tools: [
        'emi_calculator',
        'home_loan',
        'car_loan',
        'personal_loan',
        'loan_comparison',
        'loan_cost',
        'flat_rate',
        'loan_eligibility',
        'balance_transfer',
        'education_loan',
        'credit_card',
        'debt_plan',
        'no_cost_emi',
        'prepay_or_invest',
      ],
    },
    {
      id: 'investment',
      title: 'Investment Tools',
      tools: ['sip_lumpsum', 'cagr', 'goal_planner', 'where_to_save', 'risk_analyzer', 'swp', 'xirr'],
    },
    {
      id: 'savings',
      title: 'Savings & Government Schemes',
      tools: ['ppf', 'ssy', 'nsc', 'scss', 'rd', 'fd', 'po_mis'],
    },
    {
      id: 'retirement',
      title: 'Retirement Planning',
      tools: ['retirement_corpus', 'fire', 'will_it_last', 'monthly_income', 'nps', 'ups', 'epf', 'apy'],
    },
    {
      id: 'tax',
      title: 'Income & Tax',
      tools: [
        'tax_calculator',
        'hra',
        'gratuity',
        'leave_encashment',
        'section_80d',
        'salary',
        'gst',
        'capital_gains',
        'advance_tax',
      ],
    },
    {
      id: 'other',
      title: 'Others',
      tools: [
        'currency_converter',
        'inflation',
        'compound_interest',
        'simple_interest',
        'budget_planner',
        'life_cover',
        'net_worth',
        'financial_health',
        'rent_or_buy',
      ],
    },
  ],
} satisfies Catalogue;
