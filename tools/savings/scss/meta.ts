import type { Meta } from '#engine';

export default {
  id: 'scss',
  path: '/savings/scss-calculator',
  title: 'Senior Citizen Saving Scheme',
  short: 'SCSS',
  icon: 'hand-coins',
  description: 'Your quarterly income from the scheme.',
  metaDescription:
    'Free Senior Citizen Saving Scheme (SCSS) calculator: quarterly interest, total interest over the term and the principal you get back.',
  keywords:
    'scss monthly income, scss quarterly income, SCSS, senior citizens savings scheme, senior citizen, 80C, quarterly income, एससीएसएस, वरिष्ठ नागरिक बचत योजना, बुजुर्ग बचत',
  asked:
    'scss, varishth nagrik yojana, varishth nagrik bachat yojana, वरिष्ठ नागरिक योजना, senior citizen savings scheme, senior citizen scheme, quarterly income, scss premature closure, scss tds',
} satisfies Meta;
