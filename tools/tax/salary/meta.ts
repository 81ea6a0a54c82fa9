import type { Meta } from '#engine';

export default {
  id: 'salary',
  path: '/tax/salary-calculator',
  title: 'In-Hand Salary Calculator',
  short: 'In-Hand Salary',
  icon: 'banknote',
  description: 'Your CTC as a monthly in-hand salary.',
  metaDescription:
    'Free salary calculator for India: monthly in-hand salary from your CTC, with EPF, gratuity and income tax of tax year 2026-27 in both regimes.',
  keywords:
    'CTC, take-home, in-hand, net pay, salary slip, basic salary, PF deduction, वेतन, सैलरी, सीटीसी, इन हैंड, इनहैंड, हाथ में, पैकेज, take home, takehome, inhand, in hand, lpa, haath me, haath mein, hath me, hath mein, haath me kitna, तनख्वाह, टेक होम, tankhwah, tankha',
  asked:
    'salary, package, ka package, पैकेज, take home salary, in hand salary, ctc to in hand, ctc calculator, salary breakup, monthly salary after tax, net salary, 12 lakh ctc in hand, haath mein kitni salary, wage ceiling 25000 salary, labour code salary, new wage code take home',
} satisfies Meta;
