import type { Meta } from '#engine';

export default {
  id: 'leave_encashment',
  path: '/tax/leave-encashment-calculator',
  title: 'Leave Encashment Calculator',
  short: 'Leave encashment',
  icon: 'tree-palm',
  description: 'What you get for unused leave when you quit or retire, and how much of it is tax-free.',
  metaDescription:
    'Free leave encashment calculator for India: the pay for unused earned leave, the tax-free part up to ₹25 lakh, and the four limits of the law, one by one.',
  keywords:
    'earned leave, EL, PL, privilege leave, leave salary, 10(10AA), section 19, fnf, unused leave, chhutti ka paisa, chutti, छुट्टी का पैसा, लीव एनकैशमेंट, अवकाश नकदीकरण, छुट्टी नकदीकरण, छुट्टियों का पैसा',
  asked:
    'leave encashment, leave encashment calculator, leave encashment tax exemption, earned leave encashment, leave salary, 25 lakh leave encashment, el encashment, chhutti ka paisa',
} satisfies Meta;
