import { site } from '#src/site.ts';
import type { Words } from '../words.ts';

/** Sentences that stand under every page. */
export const words: Words['footer'] = {
  what: `${site.name} शिक्षा के लिए है। यह वित्तीय, टैक्स या कानूनी सलाह नहीं है और नतीजे अनुमान हैं।`,
  privacy: 'आप जो डालते हैं वह आपके ब्राउजर में ही रहता है, जब तक आप AI विश्लेषण न मांगें।',
  rules: (all, day, behind) =>
    behind === null
      ? `हमने जांचा है कि हमारे सभी ${all} नियम और दरें ${day} तक लागू हैं।`
      : `हमने जांचा है कि हमारे ${all} नियमों और दरों में से ${behind.others} ${day} तक लागू हैं। बाकी ${behind.count} हर तिमाही बदल सकती हैं। उन्हें हमने ${behind.day} तक जांचा है।`,
  checks: 'हम आंकड़े कैसे जांचते हैं',
  report: 'गलती बताएं',
};
