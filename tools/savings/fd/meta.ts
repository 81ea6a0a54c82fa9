import type { Meta } from '#engine';

export default {
  id: 'fd',
  path: '/savings/fd-calculator',
  title: 'Fixed Deposit Calculator',
  short: 'FD',
  icon: 'vault',
  description: 'What your fixed deposit earns.',
  metaDescription:
    'Free fixed deposit (FD) calculator for India: maturity value and interest with yearly, half-yearly, quarterly or monthly compounding, year by year.',
  keywords:
    'tax saving fd, tax saver fd, fd tax saver, பிக்சட் டெபாசிட், நிரந்தர வைப்பு, FD, fixed deposit, term deposit, bank deposit, senior citizen, एफडी, फिक्स्ड डिपॉजिट, फिक्स डिपॉजिट, सावधि जमा, fix deposit, fixd deposit, fixed diposit, fd byaj, mudat thev, muddat thev, मुदत ठेव, फिक्स्ड डिपाजिट, எஃப்டி, ఎఫ్‌డి, ఎఫ్డి, ಎಫ್‌ಡಿ, এফডি, એફડી, ఫిక్స్డ్ డిపాజిట్, ഫിക്സഡ് ഡെപ്പോസിറ്റ്, ফিক্সড ডিপোজিট',
  asked:
    'fd, fixed deposit, fd interest, bank fd, term deposit, 5 year fd, sbi fd, fd monthly interest, tds on fd interest, senior citizen fd, fd for senior citizens',
  vague: 'bank me, bank mein, बैंक में, deposit, jama, जमा',
} satisfies Meta;
