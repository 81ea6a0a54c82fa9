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
    figures: 'figures computed twice and reproduced to the rupee',
    facts: 'rules and rates, each with its date and its source',
    reviewed: 'or later: the last review of each rule',
    more: 'How we check',
  },
};
