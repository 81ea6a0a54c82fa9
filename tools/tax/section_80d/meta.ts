import type { Meta } from '#engine';

export default {
  id: 'section_80d',
  path: '/tax/section-80d-estimator',
  title: 'Section 80D Estimator',
  short: 'Section 80D',
  icon: 'heart-pulse',
  description: 'Your tax deduction for health insurance.',
  metaDescription:
    'Free Section 80D calculator for India: the deduction for health insurance, check-ups and seniors’ medical bills, the tax you save and the unused limit.',
  keywords:
    '80D, health insurance, mediclaim, medical insurance, preventive health check-up, 80डी, health insurance premium, swasthya bima, स्वास्थ्य बीमा, mediclaim apna, mata pita mediclaim, parents mediclaim',
  asked: '80d, section 80d, health insurance, mediclaim, parents health insurance, medical insurance deduction',
} satisfies Meta;
