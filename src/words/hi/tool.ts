import type { Words } from '../words.ts';

/** Sentences of a tool's page around its calculator, which load with that. */
export const words: Words['tool'] = {
  related: 'इससे जुड़े कैलकुलेटर',
  star: 'यह कैलकुलेटर पसंदीदा में जोड़ें',
  continueWith: (figures, when) => `${figures === null ? 'जहां छोड़ा था वहीं से आगे बढ़ें' : `आगे बढ़ें: ${figures}`} (${when})`,
  learnMore: {
    title: 'इस टूल के बारे में और जानें',
    text: 'ऊपर अपने आंकड़े डालें, नतीजा साथ-साथ बदलता है। पूरा हिसाब आपके ब्राउजर में होता है।',
  },
  broken: {
    title: 'इस कैलकुलेटर में गड़बड़ी है',
    text: 'यह हमारी गलती है, आपकी नहीं। बाकी कैलकुलेटर चल रहे हैं।',
    retry: 'फिर कोशिश करें',
  },
};
