import type { Meta } from '#engine';

export default {
  id: 'cagr',
  path: '/investment/cagr-calculator',
  title: 'CAGR Calculator',
  short: 'CAGR',
  icon: 'chart-spline',
  description: 'Find the yearly growth of an investment.',
  metaDescription:
    'Free CAGR calculator for India: the compound annual growth rate of shares, mutual funds, gold or property from two values and the years between them.',
  keywords:
    'compound annual growth rate, annual return, growth rate, returns, सीएजीआर, cagr return, became, ban gaya, ban gaye, ho gaya, grew to, gold, sona, ko banana, ko banane, return chahiye, return needed, return required, now worth, worth now, ho gaye, हो गए, हो गया, badhi, badha, annual growth, yearly growth, yearly return, per year growth, percent badhi, lagaye the, li thi, kharida tha, liya tha, years ago, saal pehle, at what rate, becomes, become, turns into, turn into, turned into, grow to, grows to',
  asked:
    'cagr, annual return, yearly return, what is the return, gold return, share return, property return, growth rate, what return did i get, kitna return mila, now its, now it is',
  vague: 'gold, sona',
} satisfies Meta;
