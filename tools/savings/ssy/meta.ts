import type { Meta } from '#engine';

export default {
  id: 'ssy',
  path: '/savings/ssy-calculator',
  title: 'Sukanya Samriddhi Yojana',
  short: 'Sukanya Samriddhi',
  icon: 'flower-2',
  description: 'What your daughter’s Sukanya account grows to.',
  metaDescription:
    'Free Sukanya Samriddhi Yojana calculator: maturity value, deposits, interest and the girl’s age at maturity, with the account year by year.',
  keywords:
    'selvamagal, SSY, Sukanya, Sukanya Samriddhi, girl child, daughter, 80C, beti, सुकन्या, सुकन्या समृद्धि, सुकन्या योजना, sukanya samridhi, sukanya yojna, samridhi yojna, samriddhi yojna, beti yojana, செல்வமகள், సుకన్య, ಸುಕನ್ಯಾ, সুকন্যা, સુકન્યા',
  asked: 'ssy, sukanya samriddhi, sukanya yojana, girl child scheme, savings for daughter, beti',
} satisfies Meta;
