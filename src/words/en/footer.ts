import { site } from '#src/site.ts';

/** Sentences under every page. */
export const words = {
  what: `${site.name} is for education. This is not financial, tax or legal advice, and results are estimates.`,
  privacy: 'What you enter stays in your browser, unless you ask for an AI insight.',
  /** @param behind the few that are confirmed for a shorter time than all others */
  rules: (day: string, behind: { count: string; day: string } | null) =>
    behind === null
      ? `Every rule and rate is confirmed up to ${day} or later. Each page shows its own dates.`
      : `Every rule and rate but ${behind.count} is confirmed up to ${day} or later, and those ${behind.count} up to ${behind.day}. Each page shows its own dates.`,
  checks: 'How we check our figures',
  report: 'Report a mistake',
};
