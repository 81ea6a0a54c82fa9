// Which inputs a line asks for: the input of the noun beside a question, or inputs of a kind.
//
//   how much sip, sip kitni          the instalment
//   fd kitne saal, which rate        the time, the rate
//   what is an fd of 5 lakh          no input: the result is asked for
//
// Here the name of the tool counts as a noun too (vocabulary.ts). `asked` is what the line asks for; in a definition (`spec.asked`) it is
// how people call an input.
import { words as language } from '#words/ask.ts';
import type { Tool } from '../types.ts';
import { setOf } from './amounts.ts';
import { inputOf } from './slots.ts';
import { canMean, cuesOf, isName, isNoun, isNumberSegment, isOneOf, outputsOf, type Segment } from './vocabulary.ts';

const BEFORE_NOUN = setOf(language.questionsBefore);

/** "kitne saal", "which rate": the inputs of the kind that is asked for. "Kitne ki karu" is about what is put in, the tool's first amount. */
function inputsOfKindAsked(tool: Tool, segment: Segment): readonly string[] {
  const ofKind = (kind: string) => Object.keys(tool.inputs).filter((name) => inputOf(tool, name).kind === kind);
  if (canMean(segment, 'timeAsked')) return ofKind('years');
  if (canMean(segment, 'rateAsked')) return ofKind('percent');
  return canMean(segment, 'amountAsked') ? ofKind('currency').slice(0, 1) : [];
}

/** The segment on a side of a question, past names of the tool: "कितना होम लोन". */
function segmentPastNames(segments: readonly Segment[], at: number, step: 1 | -1): Segment | undefined {
  let place = at + step;
  while (isName(segments[place]) && !isNoun(segments[place])) place += step;
  return segments[place];
}

/** "how much sip", "sip kitni": the inputs of the noun beside a question. */
function inputsBesideQuestion(segments: readonly Segment[], at: number, hasRate: boolean): readonly string[] {
  // "what is an fd of 5 lakh" asks for the result, and so does a question of two words: "sip kitni banegi"
  if (canMean(segments[at], 'resultAsked') || canMean(segments[at + 1], 'question')) return [];
  const inputsOn = (step: 1 | -1) => {
    const noun = segmentPastNames(segments, at, step);
    // where the line says the rate, "what interest do i get" asks for the result
    return hasRate && outputsOf(noun).length > 0 ? [] : cuesOf(noun);
  };
  // "1.5 lakh in 80c, how much tax" asks for the tax, and "lumpsum 3 lakh how much" for what it comes to
  const isNounBehind = isName(segments[at + 1]) || isNoun(segments[at + 1]) || isOneOf(segments[at], BEFORE_NOUN);
  return isNounBehind ? inputsOn(1) : [...inputsOn(1), ...inputsOn(-1)];
}

/** The inputs for which a line asks. */
export function askedInputsOf(tool: Tool, segments: readonly Segment[]): ReadonlySet<string> {
  const hasRate = segments.some((segment) => isNumberSegment(segment) && segment.number.kind === 'percent');
  return new Set(
    segments.flatMap((segment, at) =>
      canMean(segment, 'question') ? inputsBesideQuestion(segments, at, hasRate) : inputsOfKindAsked(tool, segment),
    ),
  );
}
