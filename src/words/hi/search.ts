import { words as english } from '../en/search.ts';
import type { Words } from '../words.ts';

/** What a search says of its answer. The words that it ignores are those of all languages: a line may be in any of them. */
export const words: Words['search'] = {
  ...english,
  assumed: (said) => `${said} (माना गया)`,
  missing: (inputs) => `नहीं बताया: ${inputs}।`,
  unused: (text) => `काम नहीं आया: ${text}।`,
};
