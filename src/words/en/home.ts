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
    asked: 'accounts, adverts and trackers',
    more: 'How we check',
  },
};
