import { site } from '#src/site.ts';

/** Sentences under every page. */
export const words = {
  what: `${site.name} is for education. This is not financial, tax or legal advice, and results are estimates.`,
  privacy: 'What you enter stays in your browser, unless you ask for an AI insight.',
  /** @param behind the few of `all` that are confirmed for a shorter time than the others */
  rules: (all: string, day: string, behind: { others: string; count: string; day: string } | null) =>
    behind === null
      ? `All ${all} rules and rates we use are checked up to ${day}.`
      : `${behind.others} of our ${all} rules and rates are checked up to ${day}. The other ${behind.count} may change each quarter and are checked up to ${behind.day}.`,
  checks: 'How we check our figures',
  report: 'Report a mistake',
};
