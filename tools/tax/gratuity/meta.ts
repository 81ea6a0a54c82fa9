import type { Meta } from '#engine';

export default {
  id: 'gratuity',
  path: '/tax/gratuity-calculator',
  title: 'Gratuity Calculator',
  short: 'Gratuity',
  icon: 'award',
  description: 'Your gratuity and its tax-free part.',
  metaDescription:
    'Free gratuity calculator for India: the amount for your last basic salary and years of service, the tax-free part, and both ways of rounding the years.',
  keywords:
    'gratuity act, leaving a job, service years, ग्रेच्युटी, ग्रेच्युइटी, ग्रेचुटी, ग्रेचुइटी, ग्रैच्युटी, गैच्युटी, grachuti, graduity, கிராஜுட்டி, கிராஜுவிட்டி, గ్రాట్యుటీ, ग्रॅच्युइटी, ഗ്രാറ്റുവിറ്റി, ಗ್ರಾಚ್ಯುಟಿ, গ্র্যাচুইটি',
  asked:
    'gratuity, gratuity calculation, gratuity after 5 years, leaving job, full and final, gratuity tax exemption, gratuity on death, gratuity maximum limit, gratuity fixed term employee',
} satisfies Meta;
