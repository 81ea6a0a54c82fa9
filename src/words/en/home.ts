/** Sentences of the landing page that are prerendered; they load only if it opens from another page. */
export const words = {
  start: 'Start here',
  want: 'I want to…',
  live: {
    tabs: 'Try one here',
    open: (tool: string) => `Open ${tool}`,
  },
  proof: {
    label: 'How we check our figures',
    figures: 'figures checked against a second calculation',
    facts: 'rules and rates, each with its date and source',
    /** @param behind how many are confirmed for a shorter time than all others; null for none */
    rules: (behind: string | null) => (behind === null ? 'Every rule' : `Every rule but ${behind}`),
    confirmed: (day: string, behind: string | null) =>
      behind === null
        ? `is confirmed up to ${day} or later`
        : `is confirmed up to ${day} or later; those few up to ${behind}`,
    more: 'How we check',
  },
};
