import type { Meta } from '#engine';

export default {
  id: 'simple_interest',
  path: '/other/simple-interest-calculator',
  title: 'Simple Interest Calculator',
  short: 'Simple interest',
  icon: 'percent',
  description: 'Find the interest without compounding.',
  metaDescription:
    'Free simple interest calculator for India: interest and total amount for any principal, yearly rate and time, with a table that shows every year.',
  keywords:
    'SI, interest, साधारण ब्याज, sood, byaj, saikda, ब्याज, सूद, सैकड़ा, udhaar, udhar, उधार, sahukar, साहूकार, mahajan, महाजन, girvi, गिरवी, byaaj, biyaj, vyaj, karz, कर्ज, qarz, sadharan byaj, sada byaj, simple byaj, saral byaj, सरल ब्याज, साधे व्याज, साधे interest, sadu interest, sadu vyaj',
  asked: 'simple interest, si, percentage',
  vague: 'interest, byaj, sood, percentage, ब्याज, सूद, udhaar, udhar, उधार, girvi, गिरवी',
} satisfies Meta;
