import type { Meta } from '#engine';

export default {
  id: 'tax_calculator',
  path: '/tax/income-tax-calculator',
  title: 'Income Tax Calculator',
  short: 'Income tax',
  icon: 'receipt-indian-rupee',
  description: 'Your tax in the old and the new regime.',
  metaDescription:
    'Free income tax calculator for India: old vs new regime for tax year 2026-27 and AY 2024-25 to 2026-27, with rebate, surcharge, relief and every line.',
  keywords:
    'income tax, old regime, new regime, slab, 80C, 80D, senior citizen, 87A, ITR, Form 16, TDS, surcharge, cess, capital gains, LTCG with salary, आयकर, टैक्स, इनकम टैक्स, income tex, incometax, kitna tax, tax kitna, tax lagega, kar, कर, नई कर व्यवस्था, पुरानी कर व्यवस्था, पुरानी व्यवस्था, नई व्यवस्था, purani vyavastha, nayi vyavastha, purani ya nayi',
  asked:
    'income tax, tax, old vs new regime, which tax regime, which regime, new tax regime, tax on 12 lakh, itr, tds, tax slab, 80ttb, section 24b, tax refund, 80c, income tax senior citizen, tax for senior citizens, income tax with capital gains, ltcg and rebate 87a',
  vague: 'tds, tax saving, slab, kar, कर',
} satisfies Meta;
