// Words that people in India type beside numbers, in English and Hindi, in Unicode normal form NFC; boxes and the search line read
// the same ones. YEARS and the like are patterns for regular expressions: words with | between, of which the last letter may be optional.

/** Multiples by their words and letters, the largest first. */
export const MULTIPLES: ReadonlyMap<string, number> = new Map(
  [
    { size: 1e7, words: 'crore|crores|cr|c|karod|karor|करोड़|करोड' },
    { size: 1e5, words: 'lakh|lakhs|laakh|lac|lacs|l|लाख' },
    { size: 1e3, words: 'thousand|k|hazaar|hajaar|hazar|hajar|हज़ार|हजार' },
    { size: 1e2, words: 'hundred|sau|सौ' },
  ].flatMap(({ size, words }) =>
    words
      .normalize('NFC')
      .split('|')
      .map((word) => [word, size] as const),
  ),
);

export const YEARS = 'years?|yrs?|y|saal|sal|varsh|साल|सालों|वर्ष|वर्षों|बरस'.normalize('NFC');
export const MONTHS = 'months?|mths?|mos?|m|mahine|mahina|महीने|महीना|महिने|महीनों|माह|मास'.normalize('NFC');
/** Without `d`: boxes read `444d` too, but in a line of the search 80D is a section of the tax law. */
export const DAYS = 'days?|din|दिन'.normalize('NFC');
export const PERCENT = '%|percent|per cent|pct|pc|pratishat|प्रतिशत|फीसदी|फीसद|फ़ीसदी|फ़ीसद|परसेंट|पर्सेंट|परसेन्ट'.normalize(
  'NFC',
);
export const RUPEES = String.raw`₹|rs\.?|inr|rupees?|rupaye|रुपये|रुपए|रु\.?`.normalize('NFC');
