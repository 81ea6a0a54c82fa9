import type { Meta } from '#engine';

export default {
  id: 'swp',
  path: '/investment/swp-calculator',
  title: 'SWP Calculator',
  icon: 'banknote-arrow-down',
  description: 'See how long your withdrawals can last.',
  metaDescription:
    'Free SWP calculator for India: how long a mutual fund lasts with a monthly withdrawal, what is left after some years, and the withdrawal you can afford.',
  keywords:
    'SWP, systematic withdrawal plan, monthly income from mutual fund, withdraw, regular income, 4% rule, drawdown, एसडब्ल्यूपी, सिस्टमैटिक विदड्रॉल, take out, taking out, nikal sakta, nikal sakte, nikalu, निकालूं, निकाल सकता, withdraw every month, pull out, withdrawing, withdrawals, kitne saal chalega, कितने साल चलेगा, how long will it last, how long will, kitne din chalega, kitne mahine chalega, कितने दिन चलेगा, nikalne, nikalna, nikalne hai, निकालने, निकालना',
  asked:
    'swp, systematic withdrawal plan, swp mutual fund, monthly income from mutual fund, withdrawal plan, paisa kitne din chalega',
} satisfies Meta;
