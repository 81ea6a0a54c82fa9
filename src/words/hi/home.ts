import type { Words } from '../words.ts';

/** Sentences of the landing page that are prerendered; they load only if it opens from another page. */
export const words: Words['home'] = {
  start: 'यहां से शुरू करें',
  want: 'आप क्या करना चाहते हैं?',
  live: {
    tabs: 'यहीं आजमाएं',
    open: (tool) => `${tool} खोलें`,
  },
  proof: {
    label: 'हम आंकड़े कैसे जांचते हैं',
    figures: 'आंकड़े दूसरी गणना से मिलाए गए',
    facts: 'नियम और दरें, हर एक की तारीख और स्रोत के साथ',
    asked: 'खाते, विज्ञापन और ट्रैकर',
    more: 'हम कैसे जांचते हैं',
  },
};
