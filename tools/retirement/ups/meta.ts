import type { Meta } from '#engine';

export default {
  id: 'ups',
  path: '/retirement/ups-calculator',
  title: 'Unified Pension Scheme Calculator',
  short: 'UPS',
  icon: 'landmark',
  description: 'Your UPS pension, compared with NPS.',
  metaDescription:
    'Free Unified Pension Scheme (UPS) calculator: guaranteed payout, family payout and lump sum of central government employees, compared with the NPS pension.',
  keywords: 'UPS, Unified Pension Scheme, assured pension, central government, यूपीएस, ups pension',
  asked:
    'ups, unified pension scheme, ups calculator, ups vs nps, ups or nps, central government pension, assured pension, ups lump sum',
} satisfies Meta;
