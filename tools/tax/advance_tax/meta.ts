import type { Meta } from '#engine';

export default {
  id: 'advance_tax',
  path: '/tax/advance-tax-calculator',
  title: 'Advance Tax Calculator',
  icon: 'calendar-clock',
  description: 'How much advance tax to pay, and when.',
  metaDescription:
    'Free advance tax calculator for India: instalments for 15 June, September, December and March, and interest for late payment (sections 234B, 234C).',
  keywords:
    '234B, 234C, section 424, section 425, instalments, due dates, late payment, self-assessment, capital gains, dividend, एडवांस टैक्स, अग्रिम कर, advance tex, advance income tax',
  asked:
    'advance tax, advance tax due dates, 234b, 234c, 234c interest calculator, interest on late tax payment, advance tax instalment, advance tax kab bharna hai, advance tax on capital gains, 234c capital gains',
} satisfies Meta;
