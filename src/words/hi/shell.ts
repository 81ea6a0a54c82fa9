import { site } from '#src/site.ts';
import type { Words } from '../words.ts';

const titled = (page: string) => `${page} | ${site.name}`;

/** Every sentence of the shell around the calculators. */
export const words: Words['shell'] = {
  title: titled,
  skip: 'सीधे मुख्य हिस्से पर जाएं',
  menu: 'मेन्यू',
  openMenu: 'मेन्यू खोलें',
  closeMenu: 'मेन्यू बंद करें',
  tools: 'कैलकुलेटर',
  home: `${site.name}, होम पेज`,
  theme: { label: 'थीम', light: 'लाइट', dark: 'डार्क', system: 'सिस्टम' },
  opensNewTab: '(नए टैब में खुलता है)',
  landing: {
    title: `${site.name}: ${site.tagline}`,
    description:
      'भारत के लिए मुफ्त कैलकुलेटर हिंदी में: EMI, SIP, PPF, NPS, इनकम टैक्स, HRA, ग्रेच्युटी और भी बहुत कुछ। न साइन-अप, न विज्ञापन, पूरा हिसाब आपके ब्राउजर में।',
    headline: 'फैसले से पहले हिसाब जान लें',
    lead: 'लोन, निवेश, बचत, रिटायरमेंट और टैक्स का एक-एक रुपये तक सही हिसाब, हर आंकड़े के नियम और उसकी तारीख के साथ।',
    example: 'जैसे EMI 50 लाख 8.5 20 साल',
    explore: 'टूल देखें',
    all: 'सभी कैलकुलेटर',
    count: (tools) => `${tools} मुफ्त कैलकुलेटर`,
    leading: (names, more) => (more === null ? names : `${names} और ${more} अन्य`),
  },
  breadcrumb: { label: 'आप यहां हैं', home: 'होम' },
  share: {
    action: 'यह पेज शेयर करें',
    copied: 'लिंक कॉपी हो गया',
    failed: 'लिंक कॉपी नहीं हो सका। इसे ब्राउजर के एड्रेस बार से कॉपी करें।',
  },
  recent: {
    title: 'हाल में देखे और पसंदीदा',
    none: 'आप जो कैलकुलेटर खोलेंगे या पसंदीदा में जोड़ेंगे, वे यहां दिखेंगे, सिर्फ इसी डिवाइस पर।',
    continue: (tool) => `आगे बढ़ें: ${tool}`,
    continueWith: (tool, figures) => `आगे बढ़ें: ${tool}, ${figures}`,
    with: (tool, figures) => `${tool}, ${figures}`,
    when: (days, day) => (days <= 0 ? 'आज' : days === 1 ? 'बीते कल' : days < 7 ? `${days} दिन पहले` : day),
    clear: 'खाली करें',
    off: 'बंद करें',
    remember: 'मेरे खोले हुए कैलकुलेटर याद रखें, सिर्फ इसी डिवाइस पर',
  },
  myFigures: {
    title: 'मेरे आंकड़े',
    pageTitle: titled('मेरे आंकड़े'),
    lead: 'यह सब इसी डिवाइस पर रहता है। कुछ भी कहीं नहीं भेजा जाता।',
  },
  checks: {
    title: titled('हम आंकड़े कैसे जांचते हैं'),
    description:
      'इन कैलकुलेटरों के आंकड़े कैसे जांचे जाते हैं: दोबारा निकालकर, प्रकाशित आंकड़ों से मिलाकर, और हर नियम के स्रोत और तारीख के साथ।',
    headline: 'हम आंकड़े कैसे जांचते हैं',
    lead: 'कैलकुलेटर तभी काम का है जब उसके आंकड़े सही हों। यहां पढ़ें कि हम अपने आंकड़े कैसे जांचते हैं, और क्या नहीं जांच सकते।',
  },
  notFound: {
    title: titled('पेज नहीं मिला'),
    headline: 'इस पते पर कोई पेज नहीं है',
    lead: 'शायद पता गलत लिखा गया है, या पेज कहीं और चला गया है। कैलकुलेटर खोजें, या नीचे से चुनें।',
    home: 'होम पेज पर जाएं',
  },
  search: {
    label: 'कैलकुलेटर खोजें',
    open: 'खोजने का बॉक्स खोलें',
    hint: 'खोजें: EMI, SIP, 80C…',
    results: 'खोज के नतीजे',
    count: (tools, first) => {
      const found = `मिले कैलकुलेटर: ${tools}`;
      return first === null ? found : `${found}। ${first}`;
    },
    none: 'इसका जवाब यहां नहीं मिला। लोग अक्सर ये खोलते हैं:',
    failed: 'यह लोड नहीं हो सका। शायद कनेक्शन टूट गया है।',
  },
  update: {
    text: `${site.name} का नया वर्जन तैयार है। आपने जो डाला है वह बना रहेगा।`,
    take: 'अपडेट करके फिर लोड करें',
  },
  contact: {
    title: 'अपने बिजनेस के लिए ऐसा ही कुछ चाहिए?',
    text: 'हम कंपनियों के लिए कैलकुलेटर और फाइनेंस टूल बनाते हैं। बताएं कि आपको क्या चाहिए।',
    action: 'संपर्क करें',
    banner: 'अपने बिजनेस के लिए चाहिए?',
    region: 'संपर्क',
  },
  embed: { from: (name) => `${name}: सभी कैलकुलेटर` },
  soon: {
    title: 'जल्द आ रहा है',
    text: 'यह टूल अभी बन रहा है। बाकी कैलकुलेटर आज भी चल रहे हैं।',
  },
  loading: 'कैलकुलेटर लोड हो रहा है…',
  failed: {
    title: 'यह पेज लोड नहीं हो सका',
    text: 'शायद कनेक्शन टूट गया है। बाकी पेज चल रहे हैं।',
    retry: 'फिर कोशिश करें',
  },
  // for developers
  development: (cause) => (import.meta.env.DEV ? `${cause}. The terminal in which the server runs says more.` : cause),
};
