import type { Meta } from '#engine';

export default {
  id: 'will_it_last',
  path: '/retirement/will-it-last-calculator',
  title: 'Will My Money Last Calculator',
  short: 'Will it last?',
  icon: 'hourglass',
  description: 'The chance that your savings last.',
  metaDescription:
    'Free retirement calculator for India: the chance that your savings last when markets go up and down, and how much you could safely spend a month.',
  keywords:
    'sequence of returns risk, Monte Carlo, retirement simulation, safe withdrawal rate, probability, run out of money, longevity risk, guardrail, bad markets, FIRE',
  asked:
    'will my money last, how long will my money last, will it last, will my savings last, will my retirement corpus last, safe withdrawal rate, sequence of returns risk, monte carlo retirement, retirement simulation, probability of running out of money, how much can i safely spend in retirement, kya mera paisa chalega, tak chalega, tak chalega kya, तक चलेगा, retire ho gaya, retire ho chuka',
} satisfies Meta;
