import { site } from '#src/site.ts';

/** Sentences under every page. */
export const words = {
  what: `${site.name} is for education. This is not financial, tax or legal advice, and results are estimates.`,
  privacy: 'What you enter stays in your browser, unless you ask for an AI insight.',
  /** @param behind the few of `all` that are confirmed for a shorter time than the others */
  rules: (all: string, day: string, behind: { others: string; count: string; day: string } | null) =>
    behind === null
      ? `We have checked that all our ${all} rules and rates are valid until ${day}.`
      : `We have checked that ${behind.others} of our ${all} rules and rates are valid until ${day}. The other ${behind.count} can change every quarter. We have checked them until ${behind.day}.`,
  checks: 'How we check our figures',
  report: 'Report a mistake',
};
