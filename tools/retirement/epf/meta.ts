import type { Meta } from '#engine';

export default {
  id: 'epf',
  path: '/retirement/epf-calculator',
  title: 'EPF Calculator',
  short: 'EPF',
  icon: 'id-card',
  description: 'Your PF and EPS pension at retirement.',
  metaDescription:
    'Free EPF calculator for India: PF balance at retirement with your share, your employer’s share, VPF and interest, and the monthly EPS pension.',
  keywords:
    'EPF, PF, provident fund, EPFO, VPF, EPS, EPS-95, pension, UAN, passbook, पीएफ, ईपीएफ, भविष्य निधि, pf balance',
  asked:
    'epf, pf, provident fund, pf calculator, epf interest, eps pension, vpf, pf kitna milega, pf balance at retirement, provident fund pension, epf wage ceiling 25000, early pension eps, tax on pf interest above 2.5 lakh',
} satisfies Meta;
