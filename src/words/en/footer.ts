import { site } from '#src/site.ts';

/** Sentences that stand under every page. */
export const words = {
  what: `${site.name} is for education. This is not financial, tax or legal advice, and results are estimates.`,
  privacy: 'What you enter stays in your browser, unless you ask for an AI insight.',
  rules: (day: string) =>
    `All rules and rates were last reviewed on ${day} or later; each page gives the dates of its own.`,
  checks: 'How we check our figures',
  report: 'Report a mistake',
};
