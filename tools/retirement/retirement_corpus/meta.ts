import type { Meta } from '#engine';

export default {
  id: 'retirement_corpus',
  path: '/retirement/retirement-corpus-estimator',
  title: 'Retirement Corpus Estimator',
  short: 'Retirement',
  icon: 'armchair',
  description: 'How much money you need to retire.',
  metaDescription:
    'Free retirement calculator for India: the corpus your expenses would need after inflation, the monthly SIP to build it, and the balance at every age.',
  keywords:
    'retire, retirement planning, pension, retirement fund, रिटायरमेंट, retirement ke liye, retirement corpus, pension corpus, corpus for pension, pension ke liye corpus, budhapa, बुढ़ापा, बुढ़ापे, सेवानिवृत्ति, रिटायर',
  asked: 'retire, retirement, retirement planning, how much to retire, retirement sip',
} satisfies Meta;
