import type { Meta } from '#engine';

export default {
  id: 'goal_planner',
  path: '/investment/goal-planner',
  title: 'Goal-Based Investment Planner',
  short: 'Goal planner',
  icon: 'target',
  description: 'Find the monthly SIP for your goal.',
  metaDescription:
    'Free goal planner for India: what a goal will cost after inflation, the SIP or lump sum you need, and what waiting a year adds to the SIP.',
  keywords:
    'daughter education, son education, kids education, daughter marriage, son marriage, beti ki engineering, bete ki college, beta ki padhai, beta ki engineering, goal, child education, marriage, target amount, SIP for a goal, 1 crore, one crore, college, shaadi, bachche ki padhai, beti ki padhai, bete ki padhai, बेटी की शादी, बेटी की पढ़ाई, बच्चों की पढ़ाई, बच्चे की पढ़ाई, college fees, college ki fees, college 4 years, engineering fees, mbbs fees, fees, wedding, shadi, शादी, लक्ष्य, bachche ki shaadi, बेटे की पढ़ाई, इंजीनियरिंग, कॉलेज, पढ़ाई, beti ka college, bete ki engineering, बेटे की इंजीनियरिंग',
  asked:
    'goal planner, child education, marriage, how to save 1 crore, 1 crore sip, sip for a goal, house down payment, goal, daughter college, child college, college fund, beti ki shaadi, beti ki shadi, daughters studies, sons studies, child studies',
  vague:
    'education, fees, wedding, shadi, शादी, save for car, car in save, car me save, car ke liye save, foreign trip',
} satisfies Meta;
