/** Sentences of a document whose scripts do not run; prerendered. */
export const words = {
  noScript:
    'These calculators need JavaScript. Please turn it on for this site in your browser’s settings, then reload the page.',
  startFailed: {
    text: 'This page did not load completely, so it cannot calculate anything now. You can still read it.',
    again: 'Reload the page',
    home: 'All calculators',
  },
};
