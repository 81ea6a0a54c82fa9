import type { Meta } from '#engine';

export default {
  id: 'nps',
  path: '/retirement/nps-calculator',
  title: 'NPS Calculator',
  short: 'NPS',
  icon: 'chart-pie',
  description: 'Your NPS corpus, lump sum and pension.',
  metaDescription:
    'Free NPS calculator for India: the corpus at retirement, the lump sum you can take and the monthly pension from the annuity, with a table for every year.',
  keywords:
    'NPS, National Pension System, national pension scheme, annuity, 80CCD, pension, एनपीएस, नेशनल पेंशन, राष्ट्रीय पेंशन, पेंशन',
  asked: 'nps, national pension, pension, annuity, 80ccd, nps lump sum, nps government employee',
  vague: 'pension, annuity, पेंशन',
} satisfies Meta;
