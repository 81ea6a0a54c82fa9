import type { Meta } from '#engine';

export default {
  id: 'po_mis',
  path: '/savings/po-mis-calculator',
  title: 'Post Office MIS Calculator',
  short: 'Post Office MIS',
  icon: 'mailbox',
  description: 'Your monthly income from a post office MIS.',
  metaDescription:
    'Free Post Office Monthly Income Scheme (POMIS) calculator: monthly income for single and joint accounts, limits, and what it costs to close early.',
  keywords:
    'MIS, POMIS, PO MIS, monthly income scheme, monthly income, india post, डाकघर, एमआईएस, मासिक आय योजना, डाकघर मासिक आय योजना, डाकघर एमआईएस, dakghar mis, dakghar, post office me mahina',
  asked:
    'mis, pomis, po mis, post office mis, post office monthly income, post office monthly, post office monthly scheme, monthly income scheme, post office monthly income scheme 9 lakh, post office scheme monthly interest, post office har mahine byaj',
  vague: 'monthly income, post office, डाकघर, india post',
} satisfies Meta;
