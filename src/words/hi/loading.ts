import type { Words } from '../words.ts';

/** Sentences for a part that does not load. */
export const words: Words['loading'] = {
  partFailed: 'पेज का यह हिस्सा लोड नहीं हो सका।',
  tryAgain: 'फिर कोशिश करें',
};
