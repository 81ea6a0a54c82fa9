/** A build-time setting; an empty one counts as not given. */
function setting(value: string | undefined, standard: string): string {
  return value === undefined || value === '' ? standard : value;
}

const contactUrl = setting(import.meta.env.VITE_CONTACT_URL, 'https://hisaab.example/contact');

/** What the owner of a site may change without touching code: each is an environment variable at build time. */
export const site = {
  name: setting(import.meta.env.VITE_SITE_NAME, 'Hisaab'),
  tagline: setting(import.meta.env.VITE_SITE_TAGLINE, "India's most loved free financial tools hub"),
  /** Without a slash at its end; canonical addresses begin with it. */
  url: setting(import.meta.env.VITE_SITE_URL, 'https://hisaab.example').replace(/\/+$/, ''),
  contactUrl,
  /** Where a visitor reports a wrong figure. */
  reportUrl: setting(import.meta.env.VITE_REPORT_URL, contactUrl),
  ai: {
    address: setting(import.meta.env.VITE_AI_URL, 'https://generativelanguage.googleapis.com').replace(/\/+$/, ''),
    model: setting(import.meta.env.VITE_AI_MODEL, 'gemini-flash-latest'),
    /** Empty: visitors use keys of their own. A key set here is readable by every visitor. */
    key: setting(import.meta.env.VITE_AI_KEY, ''),
  },
  /** Addresses of live figures, by the name that definitions use. */
  services: {
    exchangeRates: setting(import.meta.env.VITE_RATES_URL, 'https://api.frankfurter.dev/v2/rates'),
    exchangeRatesFallback: setting(
      import.meta.env.VITE_RATES_FALLBACK_URL,
      'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/inr.json',
    ),
  } as Readonly<Record<string, string>>,
} as const;
