import { words as english } from '../en/search.ts';
import type { Words } from '../words.ts';

/** What a search says of its answer. The words that it ignores are those of all languages: a line may be in any of them. */
export const words: Words['search'] = {
  ...english,
  figure: (label, inputs, value) => (inputs === '' ? `${label}: ${value}` : `${inputs} पर ${label}: ${value}`),
  usual: (inputs) => `बाकी आम आंकड़े: ${inputs}।`,
  which: 'आपका मतलब कौन सा है?',
  add: 'आंकड़े के लिए जोड़ें:',
  unused: (texts) => `यह काम नहीं आया: ${texts}।`,
  quoted: (text) => `“${text}”`,
  changing: (texts) => `${texts} से आंकड़ा बदलता है, और इसे शामिल नहीं किया जा सका।`,
  use: (label, value) => `${value} को “${label}” मानें`,
};
