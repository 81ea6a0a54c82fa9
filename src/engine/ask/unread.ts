// The phrases of a line that forbid a figure: those that nothing has used, and unknown words that may change the meaning.
import { words as language } from '#words/ask.ts';
import type { Tool } from '../types.ts';
import { setOf } from './amounts.ts';
import type { Placed, SearchSpace, State } from './assignment.ts';
import { LEAST_AMOUNT } from './numbers.ts';
import { inputOf } from './slots.ts';
import type { Target } from './targets.ts';
import {
  canMean,
  cuesOf,
  isName,
  isNumberSegment,
  isOneOf,
  outputsOf,
  type Phrase,
  type PhraseAt,
  type Segment,
} from './vocabulary.ts';

const PERIOD_PREFIXES = setOf(language.periodPrefixes);

/** The periods of these inputs, of these results and of the tool's headline results: a word such as "monthly" is about one of them. */
function periodsOf(tool: Tool, inputs: readonly string[], outputs: readonly string[]): ReadonlySet<string> {
  const results = [...tool.headline, ...outputs].map((name) => tool.outputs[name]);
  const specs = [...inputs.map((name) => inputOf(tool, name)), ...results];
  // a rate is per year where its definition says nothing else
  const perOf = (spec: (typeof specs)[number]) => {
    if (spec && 'per' in spec && spec.per) return spec.per;
    return spec?.kind === 'percent' ? 'year' : [];
  };
  return new Set(specs.flatMap(perOf));
}

/** Whether a phrase names the tool. "Flat" alone does not: it may be a home, or a kind of rate. */
const isToolsName = (segments: readonly Segment[], { phrase, at }: PhraseAt): boolean =>
  phrase.isName && (!canMean(phrase, 'changing') || isName(segments[at - 1]) || isName(segments[at + 1]));

/** Whether an unknown word may change what the line means. */
function mayMatter(segments: readonly Segment[], { at }: PhraseAt): boolean {
  const [before, after] = [segments[at - 1], segments[at + 1]];
  // "5000 per zorgle": it may be a period
  if (isOneOf(before, PERIOD_PREFIXES)) return true;
  // "100 pieces": it may say what is counted
  if (isNumberSegment(before) && before.number.kind === 'plain' && before.number.value < LEAST_AMOUNT) return true;
  // "20 years 3 months zorgle": it may say what the months are
  if (isNumberSegment(before) && before.number.kind === 'time' && /\d\D+\d/.test(before.number.text)) return true;
  // "saare saat lakh": it may be a part of the number
  return isNumberSegment(after) && /^\p{L}/u.test(after.number.text);
}

/** Whether a phrase says that the number after it is a name: "token no 57". */
function isOfCode(segments: readonly Segment[], { at }: PhraseAt): boolean {
  const after = segments[at + 1];
  return isNumberSegment(after) && after.number.kind === 'code';
}

/** Whether a phrase belongs to a number that has a place: its cue, its period, its lender. */
const isOfNumber = (phrase: Phrase, placed: readonly Placed[], periods: () => ReadonlySet<string>): boolean =>
  cuesOf(phrase).some((name) => placed.some(({ input }) => input === name)) ||
  (canMean(phrase, 'bank') && placed.some(({ number }) => number.kind === 'percent')) ||
  (canMean(phrase, 'perMonth') && periods().has('month')) ||
  (canMean(phrase, 'perYear') && periods().has('year'));

/** Whether a phrase belongs to the reversed question: what is asked for, or the wish. */
const isOfTurned = (phrase: Phrase, turned: Target | null): boolean =>
  turned !== null &&
  (cuesOf(phrase).includes(turned.turn.input) ||
    canMean(phrase, 'wanted', 'wantedAfter', 'timeAsked', 'rateAsked', 'amountAsked'));

/** Whether a phrase needs no number: it chooses, asks, names a result, or only fills. */
const needsNoNumber = (phrase: Phrase): boolean =>
  canMean(phrase, 'filler', 'option', 'output', 'question', 'sure', 'maybeWanted');

/** Whether "in total" or "lump sum" contradicts an amount beside it that is taken for each month or year and does not say that itself. */
function contradictsPeriod({ tool, segments }: SearchSpace, placed: readonly Placed[], { at }: PhraseAt): boolean {
  const amountOn = (step: 1 | -1): Placed | undefined => {
    let place = at + step;
    while (canMean(segments[place], 'filler', 'genitive', 'cue', 'output') && !isNumberSegment(segments[place]))
      place += step;
    const segment = segments[place];
    return isNumberSegment(segment) ? placed.find(({ number }) => number === segment.number) : undefined;
  };
  const isTakenPerPeriod = (each: Placed | undefined) => {
    const spec = each && inputOf(tool, each.input);
    return each?.number.per === undefined && spec?.kind === 'currency' && spec.per !== undefined;
  };
  return isTakenPerPeriod(amountOn(-1)) || isTakenPerPeriod(amountOn(1));
}

/** The phrases that no number, question or option of an assignment uses, and unknown words that may change the meaning. */
export function unreadOf(space: SearchSpace, { placed, turned, used }: State): readonly Phrase[] {
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
  const isUnread = (each: PhraseAt) => {
    if (canMean(each.phrase, 'once') && !canMean(each.phrase, 'option')) return contradictsPeriod(space, placed, each);
    return canMean(each.phrase, 'unknown') ? mayMatter(segments, each) : !isRead(each);
  };
  return phrases.filter(isUnread).map(({ phrase }) => phrase);
}
