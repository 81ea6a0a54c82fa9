import { words as english } from '../en/search.ts';
import type { Words } from '../words.ts';

/** What a search says of its answer. The words that it ignores are those of all languages: a line may be in any of them. */
export const words: Words['search'] = {
  ...english,
  about: {
    trust: 'एक दूसरा प्रोग्राम हमारे आंकड़े जांचता है, और हर नियम के साथ उसका स्रोत और तारीख है।',
    privacy: 'कोई खाता नहीं बनाना पड़ता। आप जो डालते हैं वह आपके ब्राउजर में ही रहता है, जब तक आप AI विश्लेषण न मांगें।',
    offline: 'यह साइट एक बार खोल लें, फिर हर कैलकुलेटर बिना इंटरनेट के भी चलेगा।',
    print: 'कोई कैलकुलेटर खोलें, फिर “और” और “प्रिंट करें” दबाएं। ब्राउजर उसे PDF में भी सेव कर सकता है।',
    spreadsheet: 'कोई कैलकुलेटर खोलें, फिर “और” और “डाउनलोड करें” दबाएं। फॉर्मूलों वाली एक्सेल फाइल मिलेगी।',
    theme: 'मेन्यू में सबसे नीचे लाइट या डार्क चुनें।',
    save: 'कोई कैलकुलेटर खोलें, फिर “सेव करें” दबाएं। बाद में वह “मेरे आंकड़े” में मिलेगा।',
    share: 'कोई कैलकुलेटर खोलें, फिर “शेयर करें” दबाएं। लिंक, टेक्स्ट और तस्वीर मिलेगी।',
    language: 'पेज के ऊपर हिंदी या अंग्रेजी चुनें।',
  },
  figureOf: (label, inputs) => (inputs === '' ? label : `${label} (${inputs})`),
  usual: (inputs) => `मानकर चले हैं: ${inputs}।`,
  which: 'आपका मतलब इनमें से क्या है?',
  whichOf: (label) => `${label}: आपका मतलब इनमें से क्या है?`,
  readAs: (text) => `आपकी खोज का मतलब यह समझा गया: ${text}।`,
  add: 'हिसाब के लिए यह भी जोड़ें:',
  unused: (texts) => `इस्तेमाल नहीं हुआ: ${texts}।`,
  changing: (texts) => `इससे नतीजा बदलेगा, पर यहां इसका हिसाब नहीं हो सकता: ${texts}।`,
  use: (label, value) => `“${label}” में ${value} लें`,
};
