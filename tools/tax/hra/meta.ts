import type { Meta } from '#engine';

export default {
  id: 'hra',
  path: '/tax/hra-calculator',
  title: 'HRA Calculator',
  short: 'HRA',
  icon: 'key-round',
  description: 'How much of your HRA is tax-free.',
  metaDescription:
    'Free HRA calculator for India: find the house rent allowance that is exempt under the old tax regime, with all three limits and the list of metro cities.',
  keywords:
    'HRA, house rent allowance, rent, 10(13A), metro, एचआरए, मकान किराया भत्ता, house rent, makan kiraya bhatta, hra exempt, hra tax free, hra kitna, kitna hra, basic hra, hra basic',
  asked: 'hra, hra exemption, house rent allowance, rent, rent receipt, 80gg, landlord pan',
} satisfies Meta;
