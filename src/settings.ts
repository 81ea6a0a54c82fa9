/** What the owner of a site may set at build time, with the defaults for settings that are absent or empty. */
export const settingDefaults = {
  VITE_SITE_NAME: 'Hisaab',
  VITE_SITE_TAGLINE: "India's most loved free financial tools hub",
  VITE_SITE_URL: 'https://hisaab.example',
  VITE_CONTACT_URL: 'https://hisaab.example/contact',
  /** Empty means that no link says *Report a mistake*. */
  VITE_REPORT_URL: '',
  VITE_AI_URL: 'https://generativelanguage.googleapis.com',
  VITE_AI_MODEL: 'gemini-flash-latest',
  VITE_AI_KEY: '',
} as const;

export type Setting = keyof typeof settingDefaults;

export function settingOf(name: Setting, given: string | undefined): string {
  return given === undefined || given === '' ? settingDefaults[name] : given;
}

/** The setting that gives a service of live figures another address: `goldPrice` has `VITE_GOLD_PRICE_URL`. */
export const settingOfService = (id: string): string =>
  `VITE_${id.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_URL`;

/** Whether a host is this machine, where http is safe. */
const isHere = (host: string) => host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);

/** What is wrong with an address, or null. The message does not repeat the address, which may be secret. */
export function addressFault(address: string): string | null {
  // it goes into a header, where these are separators
  if (/[\s\p{Cc}\p{Cf};,'"`\\]/u.test(address))
    return 'may not hold a space, a semicolon, a comma, a quote, a backslash or a line break';
  const url = /^https?:\/\/[^/]/i.test(address) && URL.canParse(address) ? new URL(address) : null;
  if (!url || (url.protocol === 'http:' && !isHere(url.hostname)))
    return 'must be an https:// address; http:// is for this machine only (localhost, 127.0.0.1, [::1])';
  if (url.username !== '' || url.password !== '') return 'may not hold a name or a password';
  return null;
}
