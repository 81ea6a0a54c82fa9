import type { Meta } from '#engine';

export default {
  id: 'monthly_income',
  path: '/retirement/monthly-income-calculator',
  title: 'Monthly Income Calculator',
  short: 'Monthly income',
  icon: 'calendar-check',
  description: 'How much a lump sum can pay you every month.',
  metaDescription:
    'Free monthly income calculator for India: what ₹40 lakh pays a month in SCSS, Post Office MIS, RBI bonds, a bank deposit and an SWP, before and after tax.',
  keywords:
    'regular income, income from lump sum, pension from lump sum, RBI bonds, floating rate bonds, monthly income plan, retirement income, नियमित आय, मासिक आय, har mahine aay, आमदनी, महीने की आमदनी, har mahine kitna milega, mahine ka kitna milega, हर महीने कितना मिलेगा',
  asked:
    'monthly income senior citizen, monthly income from lump sum, paise se mahine ki income, mahine ki income, mahine ki kitni income, har mahine kitni income, har mahine income, monthly income from 40 lakh, where to invest for monthly income, rbi floating rate bonds, rbi bonds, best monthly income for senior citizens, retirement money monthly income, retirement ka paisa, har mahine income kahan se',
  vague: 'मासिक आय, monthly income',
} satisfies Meta;
