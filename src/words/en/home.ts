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
    /** @param confirmed how many of `all` are confirmed up to the day that is said beside it; null for every one */
    rules: (confirmed: string | null, all: string) => (confirmed === null ? `All ${all}` : `${confirmed} of ${all}`),
    confirmed: (day: string) => `rules checked, with no change known up to ${day}`,
    more: 'How we check',
  },
};
