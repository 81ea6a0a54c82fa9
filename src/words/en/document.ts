/** Sentences of a document whose scripts do not run; prerendered. */
export const words = {
  noScript:
    'These calculators work out every figure in your browser, which needs JavaScript. Please switch JavaScript on for this site in your browser’s settings and load the page again.',
  startFailed: {
    text: 'This page could not be loaded completely, so nothing can be calculated on it now. You can still read it.',
    again: 'Load the page again',
    home: 'All calculators',
  },
};
