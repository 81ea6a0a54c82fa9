import type { Meta } from '#engine';

export default {
  id: 'education_loan',
  path: '/loan/education-loan-calculator',
  title: 'Education Loan Calculator',
  icon: 'graduation-cap',
  description: 'Find the EMI once your course is over.',
  metaDescription:
    'Free education loan EMI calculator for India: interest during the course and moratorium, the EMI after it, and what you save by paying the interest early.',
  vague: 'education',
  keywords:
    'student loan, moratorium, study abroad, 80E, college, study loan, शिक्षा ऋण, एजुकेशन लोन, शिक्षा लोन, पढ़ाई के लिए लोन, पढ़ाई का लोन, छात्र लोन, padhai ka loan, padhai ka karz, padhai ke liye karz, विद्यार्थी लोन',
  asked:
    'education loan, education loan emi, student loan, study loan, moratorium interest, loan for study abroad, padhai ke liye loan',
} satisfies Meta;
