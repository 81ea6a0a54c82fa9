// The same in all languages: a line may be in any of them.

import { words as english } from '../en/ask.ts';
import type { Words } from '../words.ts';

export const words: Words['ask'] = english;
