// What the phrases of a line can mean for a tool. A segment is a number, or a phrase with its roles. A cue names an input, an output a
// result, and a noun is either; a name is that of the tool.
import { words as language } from '#words/ask.ts';
import { plainText } from '../parse.ts';
import type { Tool } from '../types.ts';
import { phrasesOf } from '../utilities.ts';
import { PERIODS, type Period, setOf } from './amounts.ts';
import type { Line, Quantity } from './line.ts';
import { inputOf, type LineInputs } from './slots.ts';
import { bySpelling, wordBySpelling } from './tokens.ts';

/** What a phrase can mean for a tool. */
export type Role =
  | { readonly kind: 'cue'; readonly input: string }
  | { readonly kind: 'option'; readonly inputs: Readonly<Record<string, string | number | boolean>> }
  | { readonly kind: 'output'; readonly output: string }
  /** without one of these words the input is not certain: "aaj", "today" */
  | { readonly kind: 'sure'; readonly input: string }
  | {
      readonly kind:
        | 'perMonth'
        | 'perYear'
        | 'unsure' // forbids a figure in this tool
        | 'negation' // "no", "without"
        | 'negationAfter' // "nahi"
        | 'changing' // "flat", "after tax": never skipped
        | 'genitive' // "ka", "ki"
        | 'filler' // "please", "batao"
        | 'question' // "kitna", "how much"
        | 'resultAsked' // "what is": asks for what comes out
        | 'wanted' // "to get", before what is wanted
        | 'wantedAfter' // "chahiye", after it
        | 'maybeWanted' // "for"
        | 'timeAsked' // "kab tak", "how long"
        | 'rateAsked' // "which rate"
        | 'amountAsked' // "kitne ki karu": what is put in
        | 'bank' // "sbi": its rate is asked for
        | 'once' // "in total", "lump sum": an amount beside it is for no period
        | 'unknown'; // in no name and in no definition
    };

/** A phrase of a line with its meanings, or a number. */
export type Segment =
  | { readonly kind: 'phrase'; readonly words: string; readonly roles: readonly Role[]; readonly isName: boolean }
  | { readonly kind: 'number'; readonly number: Quantity };

export type Phrase = Extract<Segment, { readonly kind: 'phrase' }>;
type Numbered = Extract<Segment, { readonly kind: 'number' }>;

/** A number of a line with its place. */
export interface NumberAt {
  readonly number: Quantity;
  readonly at: number;
}

/** A phrase of a line with its place. */
export interface PhraseAt {
  readonly phrase: Phrase;
  readonly at: number;
}

export const isNumberSegment = (segment: Segment | undefined): segment is Numbered => segment?.kind === 'number';
/** Whether a phrase is one of some words. */
export const isOneOf = (segment: Segment | undefined, words: ReadonlySet<string>): boolean =>
  segment?.kind === 'phrase' && words.has(segment.words);
/** Whether a phrase names the tool. */
export const isName = (segment: Segment | undefined): boolean => segment?.kind === 'phrase' && segment.isName;

/** All that a phrase can mean. */
export const rolesOf = (segment: Segment | undefined): readonly Role[] =>
  segment?.kind === 'phrase' ? segment.roles : [];
/** Whether a phrase can mean something of one of these kinds. */
export const canMean = (segment: Segment | undefined, ...kinds: readonly Role['kind'][]): boolean =>
  rolesOf(segment).some(({ kind }) => kinds.includes(kind));
/** The inputs that a phrase names. */
export const cuesOf = (segment: Segment | undefined): readonly string[] =>
  rolesOf(segment).flatMap((role) => (role.kind === 'cue' ? role.input : []));
/** The results that a phrase names. */
export const outputsOf = (segment: Segment | undefined): readonly string[] =>
  rolesOf(segment).flatMap((role) => (role.kind === 'output' ? role.output : []));
/** What each option that a phrase may name sets. */
export const settingsOf = (segment: Segment): readonly LineInputs[] =>
  rolesOf(segment).flatMap((role) => (role.kind === 'option' ? [role.inputs] : []));
/** Whether a phrase names an input or a result; one that is a filler too does not. */
export const isNoun = (segment: Segment | undefined): boolean =>
  !canMean(segment, 'filler') && canMean(segment, 'cue', 'output');

/** Whether a word's number is one of rows, which a line does not fill in: "prepay 2 lakh". */
export const isOfRows = (tool: Tool, segment: Segment): boolean =>
  cuesOf(segment).some((name) => inputOf(tool, name).kind === 'rows');

// ---- what phrases mean for every tool, and for one ----

/** The words of a text, as they stand in an index. */
export const wordsIn = (text: string): readonly string[] =>
  plainText(text).match(/(?:19|20)\d\d-\d\d|[\p{L}\p{M}\p{Nd}]+/gu) ?? [];

type Vocabulary = Map<string, readonly Role[]>;

function addRole(all: Vocabulary, phrase: string, role: Role): void {
  const key = wordsIn(phrase).join(' ');
  all.set(key, [...(all.get(key) ?? []), role]);
}

/** Light verbs say nothing of their own: batao, kar dunga, nikalna. */
const verbForms = language.verbs
  .split(' ')
  .flatMap((stem) => language.endings.split(' ').map((ending) => stem + ending))
  .join('|');

const closedWord = wordBySpelling(`${language.fillers}|${verbForms}|${language.questions}`.split('|'));

/** Whether a word says nothing of its own: no calculator is found by it. */
export const isClosedWord = (word: string): boolean => closedWord(word) !== undefined;

const COMPARED = setOf(language.compared);
/** Whether a word compares, which one figure does not answer. */
export const isComparedWord = (word: string): boolean => COMPARED.has(word);

/** All phrases of the periods of so many months. */
const phrasesOfPeriod = (...wanted: readonly Period[]): string =>
  PERIODS.flatMap(([months, phrases]) => (wanted.includes(months) ? phrases.map((words) => words.join(' ')) : [])).join(
    '|',
  );

/** The phrases that mean the same for every tool. */
function generalVocabulary(): Vocabulary {
  const all: Vocabulary = new Map();
  const lists = [
    ['filler', language.fillers],
    ['filler', verbForms],
    ['question', language.questions],
    ['resultAsked', language.resultQuestions],
    ['wanted', language.wanted],
    ['wantedAfter', language.wantedAfter],
    ['maybeWanted', language.maybeWanted],
    ['timeAsked', language.timeAsked],
    ['rateAsked', language.rateAsked],
    ['amountAsked', language.amountAsked],
    ['negation', language.negations],
    ['negationAfter', language.negationsAfter],
    ['changing', `${language.changing}|${phrasesOfPeriod(0, 2, 3, 6)}`],
    ['genitive', language.genitives],
    ['once', language.once],
    ['bank', language.banks],
    ['perMonth', `${phrasesOfPeriod(1)}|${language.months}`],
    ['perYear', `${phrasesOfPeriod(12)}|${language.years}`],
  ] as const;
  for (const [kind, phrases] of lists) for (const phrase of phrases.split('|')) addRole(all, phrase, { kind });
  return all;
}

const GENERAL = generalVocabulary();

/** A label as people say it, without what stands in brackets, even where no space is before them: `Section 80CCD(1B)`. */
const saidLabel = (label: string): string => label.replace(/\(.*?\)/g, '');

/** The phrases that have a meaning for a tool: labels, the words that its definition lists, and those of the language. */
function vocabularyOf(tool: Tool): Vocabulary {
  const all: Vocabulary = new Map(GENERAL);
  for (const [input, spec] of Object.entries(tool.inputs)) {
    const { words, sure } = spec.asked ?? {};
    if ((spec.kind === 'rows' && words === undefined) || spec.kind === 'text') continue;
    const role: Role = spec.kind === 'toggle' ? { kind: 'option', inputs: { [input]: true } } : { kind: 'cue', input };
    for (const phrase of [saidLabel(spec.label), ...phrasesOf(words)]) addRole(all, phrase, role);
    for (const phrase of phrasesOf(sure)) addRole(all, phrase, { kind: 'sure', input });
    if (spec.kind !== 'choice') continue;
    for (const { value, label, asked } of spec.options)
      for (const phrase of [saidLabel(label), ...phrasesOf(asked)])
        addRole(all, phrase, { kind: 'option', inputs: { [input]: value } });
  }
  for (const [output, spec] of Object.entries(tool.outputs))
    for (const phrase of [saidLabel(spec.label), ...phrasesOf(spec.asked)])
      addRole(all, phrase, { kind: 'output', output });
  for (const { words, inputs } of tool.ask?.sets ?? [])
    for (const phrase of phrasesOf(words)) addRole(all, phrase, { kind: 'option', inputs });
  for (const phrase of phrasesOf(tool.ask?.idle)) addRole(all, phrase, { kind: 'filler' });
  for (const phrase of phrasesOf(tool.ask?.unsure)) addRole(all, phrase, { kind: 'unsure' });
  return all;
}

/** What a tool makes of phrases, and whether a word is in any of them. */
function newLookup(tool: Tool) {
  const vocabulary = vocabularyOf(tool);
  const knownWord = wordBySpelling([...vocabulary.keys()].flatMap((phrase) => phrase.split(' ')));
  return { meaningsOf: bySpelling(vocabulary), knows: (word: string) => knownWord(word) !== undefined };
}

/** Made once a tool, since a line is read at each key press. */
const lookups = new WeakMap<Tool, ReturnType<typeof newLookup>>();

function lookupOf(tool: Tool) {
  const lookup = lookups.get(tool) ?? newLookup(tool);
  lookups.set(tool, lookup);
  return lookup;
}

/** Whether a word stands in a phrase that means something to the tool. */
export const knowsWord = (tool: Tool, word: string): boolean => lookupOf(tool).knows(word);

/** Whether a phrase means something to the tool. */
export const knowsPhrase = (tool: Tool, phrase: string): boolean => lookupOf(tool).meaningsOf(phrase) !== undefined;

/** Whether a phrase is a word of a result: of a tool's EMI, or of its interest. */
export const namesOutput = (tool: Tool, phrase: string, output: string): boolean =>
  (lookupOf(tool).meaningsOf(phrase) ?? []).some((role) => role.kind === 'output' && role.output === output);

// ---- a line as phrases and numbers ----

const UNKNOWN: readonly Role[] = [{ kind: 'unknown' }];
/** The longest phrase that is looked up. */
const MOST_WORDS = 6;

/**
 * A line as phrases and numbers: at each word the longest phrase that the tool knows.
 *
 * @param names the places, among the line's words, of those that name the tool
 * @param isUnknown whether a word means nothing to any tool that the line may be for
 */
export function segmentsOf(
  tool: Tool,
  { parts }: Line,
  names: ReadonlySet<number>,
  isUnknown: (word: string) => boolean,
): readonly Segment[] {
  const { meaningsOf } = lookupOf(tool);
  const segments: Segment[] = [];
  let wordsBefore = 0;
  for (let at = 0; at < parts.length; ) {
    const part = parts[at];
    if (typeof part === 'object') {
      segments.push({ kind: 'number', number: part });
      at++;
      continue;
    }
    let phrase = parts.slice(at, at + MOST_WORDS);
    while (phrase.length > 1 && !meaningsOf(phrase.join(' '))) phrase = phrase.slice(0, -1);
    const words = phrase.join(' ');
    const isName = phrase.every((_, index) => names.has(wordsBefore + index));
    const roles = meaningsOf(words) ?? (!isName && isUnknown(words) ? UNKNOWN : []);
    segments.push({ kind: 'phrase', words, roles, isName });
    at += phrase.length;
    wordsBefore += phrase.length;
  }
  return segments;
}
