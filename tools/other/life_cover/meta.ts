import type { Meta } from '#engine';

export default {
  id: 'life_cover',
  path: '/other/life-cover-calculator',
  title: 'Life Cover Calculator',
  short: 'Life cover',
  icon: 'umbrella',
  description: 'See how much life cover your family needs, worked out in four ways.',
  metaDescription:
    'Free life cover calculator for India: the term insurance your family needs, by needs, by income until you retire, and by 10 and 15 times your income.',
  keywords:
    'term insurance, term plan, life insurance, sum assured, human life value, HLV, cover, lic kitna, beema kitna, bima, kitna insurance, टर्म इंश्योरेंस, जीवन बीमा, बीमा कितना',
  asked:
    'life cover, term cover, term plan, term insurance, term insurance calculator, how much life cover, how much term insurance, life insurance needed, human life value, hlv calculator, sum assured calculator, beema kitna lena chahiye',
} satisfies Meta;
