/** Where the built hub looks for its services; each file of tests leads these names to servers of its own. */
export const services = {
  ai: 'http://ai.hisaab.test',
  rates: 'http://rates.hisaab.test',
  ratesFallback: 'http://fallback.hisaab.test',
} as const;
