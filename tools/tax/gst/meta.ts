import type { Meta } from '#engine';

export default {
  id: 'gst',
  path: '/tax/gst-calculator',
  title: 'GST Calculator',
  icon: 'receipt-text',
  description: 'Add GST to a price, or remove it.',
  metaDescription:
    'Free GST calculator for India: add GST to a price or remove it from a bill at 5%, 18%, 40% and every other rate, split into CGST and SGST or IGST.',
  keywords: 'goods and services tax, CGST, SGST, IGST, invoice, bill, जीएसटी, gst bill',
  asked:
    'gst, gst calculator, gst 18, reverse gst, remove gst from bill, gst inclusive, cgst sgst, igst, gst kaise nikale',
  vague: 'bill',
} satisfies Meta;
