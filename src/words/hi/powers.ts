import type { Words } from '../words.ts';

/** Words of the row of powers; each panel's words load with the panel. */
export const words: Words['powers'] = {
  actions: 'इन आंकड़ों से आप क्या-क्या कर सकते हैं',
  share: 'शेयर करें',
  save: 'सेव करें',
  solve: 'उल्टा हिसाब',
  solveAny: 'मनचाहे नतीजे के लिए क्या डालना होगा?',
  compare: 'तुलना करें',
  moves: 'किसका असर',
  working: 'हिसाब कैसे बना',
  download: 'डाउनलोड करें',
  print: 'प्रिंट करें',
  embedThis: 'यह कैलकुलेटर अपने पेज पर लगाएं',
  more: 'और',
  less: 'कम',
  unread: 'इस लिंक का कुछ हिस्सा पढ़ा नहीं जा सका। बाकी भर दिया गया है।',
  close: 'बंद करें',
};
