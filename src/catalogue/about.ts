import { words } from '#words/ask.ts';
import type { words as answers } from '#words/search.ts';
import { tokens } from './naming.ts';

/** Something that people ask of the hub itself. */
export type Topic = keyof typeof answers.about;

const IDLE = new Set(words.aboutIdle.split(' '));
const TOPICS = Object.entries(words.aboutWords).map(([topic, list]) => ({
  topic: topic as Topic,
  known: list.split(' '),
}));
/** From this many letters on the beginning of a word is enough, so that the answer does not come and go while it is typed. */
const LEAST_BEGUN = 4;

/**
 * What a line asks of the hub itself; null for nothing. Of several topics the first in `aboutWords` counts.
 *
 * @param isFound whether the line finds calculators: then each of its words must be about the topic, else half of them
 */
export function aboutHub(line: string, isFound: boolean): Topic | null {
  const asked = tokens(line).filter((token) => !IDLE.has(token));
  for (const { topic, known } of TOPICS) {
    const isOfTopic = (token: string) =>
      known.some((word) => word === token || (token.length >= LEAST_BEGUN && word.startsWith(token)));
    const about = asked.filter(isOfTopic).length;
    if (about > 0 && (isFound ? about === asked.length : about * 2 >= asked.length)) return topic;
  }
  return null;
}
