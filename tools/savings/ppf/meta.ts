import type { Meta } from '#engine';

export default {
  id: 'ppf',
  path: '/savings/ppf-calculator',
  title: 'PPF Calculator',
  short: 'PPF',
  icon: 'piggy-bank',
  description: 'What your PPF grows to, year by year.',
  metaDescription:
    'Free PPF calculator for India: maturity value, total deposits and tax-free interest of a Public Provident Fund account, with a table year by year.',
  keywords:
    'Public Provident Fund, provident fund, 80C, tax saving, पीपीएफ, लोक भविष्य निधि, पब्लिक प्रोविडेंट फंड, பிபிஎஃப், పిపిఎఫ్, ಪಿಪಿಎಫ್, પીપીએફ, পিপিএফ, পিপিএফে',
  asked:
    'ppf, public provident fund, ppf interest, ppf maturity, ppf 15 years, tax free savings, ppf monthly deposit, ppf extension without contribution',
  vague: '80C, tax saving',
} satisfies Meta;
