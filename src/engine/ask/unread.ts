// The phrases of a line that forbid a figure: those that nothing has used, and unknown words that may change the meaning.
import type { Tool } from '../types.ts';
import { inputOf } from './inputs.ts';
import { LEAST_AMOUNT } from './quantity.ts';
import type { Placed, SearchSpace, State } from './search-space.ts';
import { cuesOf, has, isName, isNumberSegment, outputsOf, type PhraseAt, type Words } from './segments.ts';
import type { Target } from './targets.ts';
import type { Segment } from './vocabulary.ts';

/** The periods of these inputs, of these results and of the tool's headline results: a word such as "monthly" is about one of them. */
function periodsOf(tool: Tool, inputs: readonly string[], outputs: readonly string[]): ReadonlySet<string> {
  const results = [...tool.headline, ...outputs].map((name) => tool.outputs[name]);
  const specs = [...inputs.map((name) => inputOf(tool, name)), ...results];
  // a rate is per year where its definition says nothing else
  const perOf = (spec: (typeof specs)[number]) =>
    spec && 'per' in spec && spec.per ? spec.per : spec?.kind === 'percent' ? 'year' : [];
  return new Set(specs.flatMap(perOf));
}

/** Whether a phrase names the tool. "Flat" alone does not: it may be a home, or a kind of rate. */
const isToolsName = (segments: readonly Segment[], { phrase, at }: PhraseAt): boolean =>
  phrase.isName && (!has(phrase, 'changing') || isName(segments[at - 1]) || isName(segments[at + 1]));

/** Whether an unknown word may change what the line means. */
function mayMatter(segments: readonly Segment[], { at }: PhraseAt): boolean {
  const [before, after] = [segments[at - 1], segments[at + 1]];
  // "100 pieces": it may say what is counted
  if (isNumberSegment(before) && before.number.kind === 'plain' && before.number.value < LEAST_AMOUNT) return true;
  // "saare saat lakh": it may be a part of the number
  if (isNumberSegment(after) && /^\p{L}/u.test(after.number.text)) return true;
  // "kitne ke barabar": it is what the question asks for
  return [1, -1].some((step) => {
    let place = at + step;
    while (has(segments[place], 'genitive') || (has(segments[place], 'filler') && !has(segments[place], 'question')))
      place += step;
    return has(segments[place], 'question');
  });
}

/** Whether a phrase says that the number after it is a name: "token no 57". */
function isOfCode(segments: readonly Segment[], { at }: PhraseAt): boolean {
  const after = segments[at + 1];
  return isNumberSegment(after) && after.number.kind === 'code';
}

/** Whether a phrase belongs to a number that has a place: its cue, its period, its lender. */
const isOfNumber = (phrase: Words, placed: readonly Placed[], periods: () => ReadonlySet<string>): boolean =>
  cuesOf(phrase).some((name) => placed.some(({ input }) => input === name)) ||
  (has(phrase, 'bank') && placed.some(({ number }) => number.kind === 'percent')) ||
  (has(phrase, 'perMonth') && periods().has('month')) ||
  (has(phrase, 'perYear') && periods().has('year'));

/** Whether a phrase belongs to the question that is turned round: what is asked for, or the wish. */
const isOfTurned = (phrase: Words, turned: Target | null): boolean =>
  turned !== null &&
  (cuesOf(phrase).includes(turned.turn.input) ||
    has(phrase, 'wanted', 'wantedAfter', 'timeAsked', 'rateAsked', 'amountAsked'));

/** Whether a phrase needs no number: it chooses, asks, names a result, or only fills. */
const needsNoNumber = (phrase: Words): boolean =>
  has(phrase, 'filler', 'option', 'output', 'question', 'sure', 'maybeWanted');

/** The phrases that no number, question or option of an assignment uses, and unknown words that may change the meaning. */
export function unreadOf(space: SearchSpace, { placed, turned, used }: State): readonly Words[] {
  const { tool, segments, phrases, wishes } = space;
  // only a line with a word for a period needs them
  const periods = () => {
    const inputs = [...placed.map(({ input }) => input), ...(turned ? [turned.turn.input] : [])];
    const answers = (tool.ask?.answers ?? []).map(({ output }) => output);
    return periodsOf(tool, inputs, [...phrases.flatMap(({ phrase }) => outputsOf(phrase)), ...answers]);
  };
  const isRead = (each: PhraseAt) =>
    used.has(each.phrase) ||
    wishes.settled.has(each.phrase) ||
    isToolsName(segments, each) ||
    needsNoNumber(each.phrase) ||
    isOfCode(segments, each) ||
    isOfNumber(each.phrase, placed, periods) ||
    isOfTurned(each.phrase, turned);
  const isUnread = (each: PhraseAt) => (has(each.phrase, 'unknown') ? mayMatter(segments, each) : !isRead(each));
  return phrases.filter(isUnread).map(({ phrase }) => phrase);
}
