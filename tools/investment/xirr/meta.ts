import type { Meta } from '#engine';

export default {
  id: 'xirr',
  path: '/investment/xirr-calculator',
  title: 'XIRR Calculator',
  icon: 'calendar-range',
  description: 'Find the yearly return on payments made on different dates.',
  metaDescription:
    'Free XIRR calculator for India: the yearly return of SIPs, policies and other investments with payments on different dates, just as in Excel.',
  keywords: 'XIRR, IRR, internal rate of return, annualised return, SIP return, mutual fund, money back, एक्सआईआरआर',
  asked:
    'xirr, irr, internal rate of return, sip ka return kitna mila, annualised return, return on my investment, lic policy return, chit fund return',
} satisfies Meta;
