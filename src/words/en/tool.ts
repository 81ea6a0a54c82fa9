/** Sentences of a tool's page around its calculator, which load with that. */
export const words = {
  related: 'Related calculators',
  star: 'Star this calculator',
  /** The figures of an earlier visit, on the tool's page. */
  continueWith: (figures: string | null, when: string) =>
    `Continue ${figures === null ? 'where you left off' : `with ${figures}`} (${when})`,
  learnMore: {
    title: 'Learn More About This Tool',
    text: 'Enter your own figures above and the result changes as you type. Every figure is worked out in your browser.',
  },
  broken: {
    title: 'This calculator has a fault',
    text: 'It is our mistake, not yours. The other calculators work.',
    retry: 'Try again',
  },
};
