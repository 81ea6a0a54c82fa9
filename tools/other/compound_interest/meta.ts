import type { Meta } from '#engine';

export default {
  id: 'compound_interest',
  path: '/other/compound-interest-calculator',
  title: 'Compound Interest Calculator',
  short: 'Compound interest',
  icon: 'chart-column-increasing',
  description: 'See how an amount grows with compounding.',
  metaDescription:
    'Free compound interest calculator for India: maturity amount and interest with yearly, half-yearly, quarterly or monthly compounding, year by year.',
  keywords:
    'saal me banega, saal me banenge, saal me ho jayega, साल में बनेंगे, साल में बनेगा, CI, compound, compounding, interest on interest, चक्रवृद्धि ब्याज, double, dugna, doguna, triple, चक्रवृद्धि, chakravridhi, chakravriddhi byaj, compounded, दोगुना, दुगना, तिगुना, becomes how much, become how much, grows to how much',
  asked: 'compound interest, ci, compounding, interest on interest, power of compounding',
  vague: 'interest, byaj, sood, ब्याज, सूद',
} satisfies Meta;
