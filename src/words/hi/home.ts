import type { Words } from '../words.ts';

/** Sentences of the landing page that are prerendered; they load only if it opens from another page. */
export const words: Words['home'] = {
  start: 'यहां से शुरू करें',
  want: 'आप क्या करना चाहते हैं?',
  live: {
    tabs: 'यहीं आजमाएं',
    open: (tool) => `खोलें: ${tool}`,
  },
  proof: {
    label: 'हम आंकड़े कैसे जांचते हैं',
    figures: 'आंकड़े दूसरी गणना से मिलाए गए',
    facts: 'नियम और दरें, हर एक की तारीख और स्रोत के साथ',
    rules: (behind) => (behind === null ? 'हर नियम' : `${behind} को छोड़कर हर नियम`),
    confirmed: (day, behind) =>
      behind === null
        ? `की पुष्टि ${day} या उसके बाद तक की हो चुकी है`
        : `की पुष्टि ${day} या उसके बाद तक की हो चुकी है, और बाकी की ${behind} तक की`,
    more: 'हम कैसे जांचते हैं',
  },
};
