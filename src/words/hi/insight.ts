import type { Words } from '../words.ts';

/** Every sentence of the AI insight; loaded with it. */
export const words: Words['insight'] = {
  run: 'AI विश्लेषण बनाएं',
  running: 'विश्लेषण हो रहा है...',
  error: 'गड़बड़ी:',
  failed: 'AI विश्लेषण नहीं बन सका। अपना कनेक्शन या API कुंजी जांचें।',
  unknown: 'कुछ गड़बड़ हुई, वजह पता नहीं।',
  off: 'अपनी Gemini API कुंजी से इन आंकड़ों का AI विश्लेषण पाएं।',
  haveKey: 'अपनी API कुंजी लगाएं',
  key: 'आपकी Gemini API कुंजी',
  keyHelp: 'सिर्फ इसी डिवाइस पर सेव होती है, और सिर्फ विश्लेषण मांगने पर AI सेवा को भेजी जाती है।',
  forget: 'मेरी API कुंजी हटाएं',
  sent: (host) => `बटन दबाने पर ऊपर डाले आपके आंकड़े ${host} को भेजे जाते हैं।`,
};
