import { site } from '#src/site.ts';

/** Sentences under every page. */
export const words = {
  what: `${site.name} is for education. This is not financial, tax or legal advice, and results are estimates.`,
  privacy: 'What you enter stays in your browser, unless you ask for an AI insight.',
  rules: (day: string) => `Every rule and rate we use is checked for the time up to ${day} or later.`,
  checks: 'How we check our figures',
  report: 'Report a mistake',
};
