import type { Words } from '../words.ts';

/** Sentences of a document whose scripts do not run; prerendered. */
export const words: Words['document'] = {
  noScript: 'इन कैलकुलेटरों के लिए JavaScript चाहिए। ब्राउजर की सेटिंग में इस साइट के लिए JavaScript चालू करें और पेज फिर से लोड करें।',
  startFailed: {
    text: 'यह पेज पूरा लोड नहीं हो सका, इसलिए अभी इस पर हिसाब नहीं हो सकता। आप इसे पढ़ सकते हैं।',
    again: 'पेज फिर से लोड करें',
    home: 'सभी कैलकुलेटर',
  },
};
