import type { Meta } from '#engine';

export default {
  id: 'fire',
  path: '/retirement/fire-calculator',
  title: 'FIRE Calculator',
  short: 'FIRE',
  icon: 'flame',
  description:
    'See how much you need to stop working, at what age you get there, and how much today lets you stop saving.',
  metaDescription:
    'Free FIRE calculator for India: your financial independence number after inflation, the age you reach it, coast, lean and fat FIRE, and your savings rate.',
  keywords:
    'financial independence, retire early, early retirement, coast fire, lean fire, fat fire, savings rate, jaldi retire, kab retire, kaam kab chhode, आर्थिक आज़ादी, जल्दी रिटायर',
  asked:
    'fire, fire calculator, financial independence, financial freedom, early retirement, retire early, coast fire, lean fire, fat fire, when can i retire, retire at 45, jaldi retire kaise ho',
} satisfies Meta;
