import type { Meta } from '#engine';

export default {
  id: 'rd',
  path: '/savings/rd-calculator',
  title: 'Recurring Deposit',
  short: 'RD',
  icon: 'calendar-plus',
  description: 'What your monthly deposits become at maturity.',
  metaDescription:
    'Free recurring deposit (RD) calculator for India: maturity value, deposits and interest of monthly savings with quarterly compounding, year by year.',
  keywords:
    'RD, recurring deposit, post office RD, monthly deposit, आरडी, bachat, रेकरिंग डिपॉजिट, आवर्ती जमा, बचत, recuring deposit, gullak, har mahine jama, ஆர்டி, ఆర్డి, ಆರ್‌ಡಿ, આરડી, আরডি, ଆରଡି',
  asked: 'rd, recurring deposit, post office rd, chit, chit fund, monthly savings, rd interest',
  vague: 'bank me, bank mein, बैंक में, deposit, jama, जमा',
} satisfies Meta;
