// A number of a line beside an input that may take it: how far the input's word is, and whether the number can be meant for it at all.
import { inputOf, leftOf, takesWithoutWord } from './inputs.ts';
import { type Distance, isOwn, nearestWord } from './neighbours.ts';
import { kindOf } from './quantity.ts';
import type { SearchSpace } from './search-space.ts';
import { cuesOf, type NumberAt } from './segments.ts';
import type { Segment } from './vocabulary.ts';

/** A number, and an input that may take it. */
export interface Match extends NumberAt {
  readonly name: string;
  /** The place of the input's nearest word; undefined where the line has none. */
  readonly wordAt: number | undefined;
  readonly distance: Distance;
  /** Whether the line has a word of the input, or "at" for a rate. */
  readonly hasWord: boolean;
  /** The input's word, if it belongs to this number. After "at" its nearest word counts, however far: "interest for 5 lakh at 8.5". */
  readonly ownWord: Segment | undefined;
  /** Whether "at" says that the number is a rate, which the input takes. */
  readonly isRate: boolean;
}

export function matchOf({ tool, segments, cues, wishes }: SearchSpace, name: string, { number, at }: NumberAt): Match {
  const { place: wordAt, distance: nearest } = nearestWord(segments, at, cues.get(name) ?? [], wishes.settled);
  const isRate =
    number.perhapsRate === true && inputOf(tool, name).kind === 'percent' && takesWithoutWord(tool, name, 'percent');
  // "at 8.5": "at" is as good as a word of the rate
  const distance = isRate && !isOwn(nearest) ? 'across' : nearest;
  const ownWord = wordAt !== undefined && isOwn(distance) ? segments[wordAt] : undefined;
  return { number, at, name, wordAt, distance, hasWord: distance !== 'nowhere', ownWord, isRate };
}

/**
 * Whether no amount stands before this one, and the phrase right before it does not name exactly one input, as in "lumpsum 1 lakh". One
 * that names several, such as "invest", leaves open which is meant.
 */
const isFirstAmount = ({ numbers, segments }: SearchSpace, place: number): boolean =>
  numbers.every(({ number, at }) => at >= place || kindOf(number) !== 'money') &&
  cuesOf(segments[place - 1]).length !== 1;

/** Whether a number cannot be meant for an input, whatever its size. */
export function isExcluded(space: SearchSpace, { name, number, at, distance, hasWord }: Match): boolean {
  const { tool, askedInputs } = space;
  return (
    (!hasWord && !takesWithoutWord(tool, name, number.kind)) ||
    // `open: 'first'`: in "5 lakh sip 10000" the 5 lakh may be saved already; in "sip 10000 5 lakh" it is what the sip should come to
    (!hasWord && inputOf(tool, name).asked?.open === 'first' && !isFirstAmount(space, at)) ||
    // "step up sip 12%" says that the sip rises, not by how much: 12% is the return
    (distance === 'elsewhere' && inputOf(tool, name).kind === 'percent' && leftOf(tool, name) === 'quiet') ||
    // a line does not give the figure that it asks for: "what ctc leaves 1 lakh"
    (askedInputs.has(name) && distance !== 'beside')
  );
}
