import { site } from '#src/site.ts';

/** Sentences under every page. */
export const words = {
  what: `${site.name} is for education. This is not financial, tax or legal advice, and results are estimates.`,
  privacy: 'What you enter stays in your browser, unless you ask for an AI insight.',
  /** @param behind the few that are confirmed for a shorter time than all others */
  rules: (day: string, behind: { count: string; day: string } | null) =>
    behind === null
      ? `Our rules and rates are confirmed up to ${day}.`
      : `Our rules and rates are confirmed up to ${day} (${behind.count} of them up to ${behind.day}).`,
  checks: 'How we check our figures',
  report: 'Report a mistake',
};
