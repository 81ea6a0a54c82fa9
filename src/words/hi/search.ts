import { words as english } from '../en/search.ts';
import type { Words } from '../words.ts';

/** What a search says of its answer. The words that it ignores are those of all languages: a line may be in any of them. */
export const words: Words['search'] = {
  ...english,
  figure: (label, inputs, value) => (inputs === '' ? `${label}: ${value}` : `${inputs}: ${label} ${value}`),
  usual: (inputs) => `मानकर चले हैं: ${inputs}।`,
  which: 'आपका मतलब इनमें से क्या है?',
  add: 'हिसाब के लिए यह भी जोड़ें:',
  unused: (texts) => `ये शब्द नहीं लिए गए: ${texts}।`,
  changing: (texts) => `इससे नतीजा बदलेगा, पर यहां इसका हिसाब नहीं हो सकता: ${texts}।`,
  use: (label, value) => `“${label}” में ${value} लें`,
};
