import type { Words } from '../words.ts';

/** What is said about a value that was typed or given: refused, unread or unusual. */
export const words: Words['validation'] = {
  unknownInput: (name, have) => `“${name}” नाम का कोई इनपुट नहीं है। इनमें से चुनें: ${have}।`,
  notAnObject: 'इनपुट नामों और उनके मानों का एक ही ऑब्जेक्ट होना चाहिए।',
  mustBe: (label, allowed) => `“${label}” में यह होना चाहिए: ${allowed}।`,
  cannotBeNegative: (label) => `“${label}” में 0 या उससे ज्यादा डालें।`,
  mustBeMoreThan: (label, least) => `“${label}” में ${least} से ज्यादा डालें।`,
  mustBeAtLeast: (label, least) => `“${label}” में कम से कम ${least} डालें।`,
  mustBeWhole: (label) => `“${label}” में पूरी संख्या डालें, बिना दशमलव के।`,
  canBeAtMostYears: (label, most) => `“${label}” में ज्यादा से ज्यादा ${most} साल डालें।`,
  canBeAtMost: (label, most) => `“${label}” में ज्यादा से ज्यादा ${most} डालें।`,
  usualRange: (min, max) => `आम तौर पर ${min} से ${max}`,
  farFromUsual: (min, max) => `आम तौर पर ${min} से ${max}। क्या यह सही है?`,
  wrongCommas: (kept) =>
    `दशमलव के लिए बिंदु लिखें (8.5)। कॉमा से हजार और लाख अलग होते हैं: 8,500 या 10,00,000। नतीजा अब भी ${kept} के हिसाब से है।`,
  notANumber: (kept) => `कोई संख्या डालें। नतीजा अब भी ${kept} के हिसाब से है।`,
  notADuration: (kept) => `अवधि डालें, जैसे “18 माह” या “1 साल 6 माह”। नतीजा अब भी ${kept} के हिसाब से है।`,
  notDays: (kept) => `अवधि डालें, जैसे “18 माह” या “444 दिन”। नतीजा अब भी ${kept} के हिसाब से है।`,
  tooLarge: 'ये संख्याएं इतनी बड़ी हैं कि एक-एक रुपये तक सही आंकड़ा नहीं निकल सकता। छोटी संख्याएं डालें।',
  broken: 'इस कैलकुलेटर में गड़बड़ी है और यह आंकड़ा नहीं दे सकता। बाकी कैलकुलेटर चल रहे हैं।',
  allowed: {
    aNumber: 'एक संख्या',
    aNumberBetween: (min, max) => `एक संख्या, आम तौर पर ${min} से ${max}`,
    oneOf: (options) => `इनमें से एक: ${options}`,
    trueOrFalse: 'सही या गलत (true या false)',
    text: (most) => `ज्यादा से ज्यादा ${most} अक्षर`,
    date: 'एक तारीख',
    day: 'YYYY-MM-DD की तरह लिखा दिन',
    month: 'YYYY-MM की तरह लिखा महीना',
    rows: (min, max) => `${min} से ${max} पंक्तियों की सूची`,
    row: (have) => `एक ऑब्जेक्ट, जिसमें ${have}`,
  },
};
