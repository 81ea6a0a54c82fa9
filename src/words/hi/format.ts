import type { Words } from '../words.ts';

/** Cut names look odd, and the sign for a cut word keeps pasted months from being read. */
const months = 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ');

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');

/** How amounts, days, durations and facts are written: साल, माह and दिन stay as they are before में, के and तक. */
export const words: Words['format'] = {
  tag: 'hi-IN',
  months,
  shortMonths: months,
  day: (date, month, year) => `${date} ${month} ${year}`,
  month: (month, year) => `${month} ${year}`,
  lakh: (figure) => `${figure} लाख`,
  crore: (figure) => `${figure} करोड़`,
  lakhCrore: (figure) => `${figure} लाख करोड़`,
  list: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} और ${items.at(-1)}`),
  axis: {
    thousand: (figure) => `${figure} हजार`,
    lakh: (figure) => `${figure} लाख`,
    crore: (figure) => `${figure} करोड़`,
  },
  shortDuration: (years, months) =>
    joined(years > 0 ? `${years} साल` : '', months > 0 || years === 0 ? `${months} माह` : ''),
  duration: (years, months, grouped) =>
    joined(years > 0 ? `${grouped(years)} साल` : '', months > 0 || years === 0 ? `${months} माह` : ''),
  bandUpTo: (rate, amount) => `${amount} तक ${rate}`,
  bandAbove: (rate) => `उससे ऊपर ${rate}`,
  official: {
    anyDay: (value, quarter) => `${value} (${quarter}; बाद की तिमाहियों की पुष्टि अभी नहीं हुई)`,
    past: (value, quarter) => `${value} (${quarter}; मौजूदा तिमाही के आंकड़े की पुष्टि अभी नहीं हुई है)`,
    current: (value, quarter) => `${value} (${quarter}; इस पूरी तिमाही के लिए पुष्टि हो चुकी है)`,
    next: (value, next, day) => `${value} (${day} से बदलकर ${next})`,
  },
};
