/** Sentences for a part that does not load. */
export const words = {
  partFailed: 'This part of the page could not be loaded.',
  tryAgain: 'Try again',
};
