/** What the owner of a site may set at build time, each with what holds where it is not given or given empty. */
export const standards = {
  VITE_SITE_NAME: 'Hisaab',
  VITE_SITE_TAGLINE: "India's most loved free financial tools hub",
  VITE_SITE_URL: 'https://hisaab.example',
  VITE_CONTACT_URL: 'https://hisaab.example/contact',
  /** Empty: the contact page. */
  VITE_REPORT_URL: '',
  VITE_AI_URL: 'https://generativelanguage.googleapis.com',
  VITE_AI_MODEL: 'gemini-flash-latest',
  VITE_AI_KEY: '',
  VITE_RATES_URL: 'https://api.frankfurter.dev/v2/rates',
  VITE_RATES_FALLBACK_URL: 'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/inr.json',
} as const;

export type Setting = keyof typeof standards;

/** The value of a setting. */
export function settingOf(name: Setting, given: string | undefined): string {
  return given === undefined || given === '' ? standards[name] : given;
}

/** Addresses to which more is added, so that they may hold no query and no hash. */
const bases: readonly string[] = ['VITE_SITE_URL', 'VITE_AI_URL'] satisfies Setting[];

/** Whether a host is this machine, which no network comes between. */
const isHere = (host: string) => host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);

/** What is wrong with an address, or null. It says nothing of what stands there, which may be secret. */
function faultOf(name: string, address: string): string | null {
  // it goes into a header, where these begin something else
  if (/[\s\p{Cc}\p{Cf};,'"`\\]/u.test(address))
    return 'may not hold a space, a semicolon, a comma, a quote, a backslash or a line break';
  const url = /^https?:\/\/[^/]/i.test(address) && URL.canParse(address) ? new URL(address) : null;
  if (!url || (url.protocol === 'http:' && !isHere(url.hostname)))
    return 'must be an https:// address; http:// is for this machine only (localhost, 127.0.0.1, [::1])';
  if (url.username !== '' || url.password !== '') return 'may not hold a name or a password';
  if (bases.includes(name) && /[?#]|[^:]\/\//.test(address)) return 'may not hold "?", "#" or "//" after the host';
  return null;
}

/** What is wrong with the settings of a build, a line each that begins with the variable's name. */
export function settingFaults(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(standards).flatMap((name) => {
    const given = env[name];
    if (!name.endsWith('_URL') || given === undefined || given === '') return [];
    const fault = faultOf(name, given);
    return fault === null ? [] : [`${name} ${fault}`];
  });
}
