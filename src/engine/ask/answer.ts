// How a line is answered by a tool: its likeliest readings, and what it leaves open where none is certain.

import { filledNote } from '../filled-text.ts';
import { checkValue } from '../input-schema.ts';
import { forbiddingNote } from '../notes.ts';
import { complete, isShown } from '../places.ts';
import { solve } from '../powers/solve.ts';
import type { NumberInput, Tool } from '../types.ts';
import { isNumberInput } from '../utilities.ts';
import { isSame } from '../visibility.ts';
import { type Assignment, assignmentsOf, type Placed } from './assignment.ts';
import { COSTS, MARGIN, PLAIN_MARGIN } from './costs.ts';
import { type Asking, figureOf, type Reading, readAsOf, type Solver } from './figure.ts';
import { agesAsYears, type Line, type Quantity } from './line.ts';
import { isOwn } from './match.ts';
import { openIn, otherOutputOf, outputOf, questionsLeft } from './outputs.ts';
import { KIND_OF, type LineInputs, monthsOf, takesAge, takesWithoutWord } from './slots.ts';
import type { Target } from './targets.ts';
import { canMean, isComparedWord, isOfRows, type Phrase, type Segment, segmentsOf, settingsOf } from './vocabulary.ts';

/** How a tool answers a line. */
export interface LineAnswer {
  /** One where the figure is certain, the two likeliest where the line can be read twice; none where it is not understood whole. */
  readonly readings: readonly Reading[];
  /** What the line certainly says, where there is not exactly one figure. */
  readonly inputs: LineInputs;
  readonly readAs: Reading['readAs'];
  /** Inputs without which there is no figure. */
  readonly missing: readonly string[];
  /** Words that were not understood; beside a figure those that mean nothing to the hub. */
  readonly unread: readonly string[];
  /** Numbers that have no place. */
  readonly unplaced: readonly string[];
  /** Inputs that could take a number that was not used, outside their usual range. */
  readonly spare: readonly { readonly input: string; readonly value: number }[];
  /** Words that were not understood and that change figures: flat, after tax. */
  readonly changing: readonly string[];
  /** The tool's objection to a value of the line, where that is why there is no figure: a girl of ten for Sukanya Samriddhi. */
  readonly refusal: string | null;
}

/** What a line is answered with beside the tool. */
export interface Context {
  /** The places, among the line's words, of those that name the tool. */
  readonly names: ReadonlySet<number>;
  /** Whether a word means nothing to any tool that the line may be for; by default none is. */
  readonly isUnknown?: (word: string) => boolean;
  /** Whether no figure is certain, however the line is read: its words name other tools as well. */
  readonly isWithoutFigure?: boolean;
  /** Solves a reversed question; a page does it in slices. */
  readonly solver?: Solver;
}

const solveAtOnce: Solver = async (...question) => solve(...question);

/** How many of the likeliest assignments are examined. */
const MOST_ASSIGNMENTS = 6;
/** A number this many times beyond the slider is not offered: 60 lakh is not what anyone saves each month. */
const MOST_SPARE = 5;

/** The first free input that could take a number, somewhat beyond its usual range too. */
function spareFor(tool: Tool, inputs: LineInputs, { kind, value, per }: Quantity): LineAnswer['spare'][number] | null {
  const values = complete(tool, inputs);
  const fits = Object.entries(tool.inputs).find(
    ([name, spec]) =>
      isNumberInput(spec) &&
      KIND_OF[spec.kind] === kind &&
      (per === undefined || per === monthsOf(spec.per)) &&
      value <= (spec.usual?.[1] ?? Number.POSITIVE_INFINITY) * MOST_SPARE &&
      !spec.more &&
      !Object.hasOwn(inputs, name) &&
      isShown(tool, values, name) &&
      checkValue(spec, value, name).ok,
  );
  return fits ? { input: fits[0], value } : null;
}

/** A tool that calculates the same inputs once, since the readings of a line share most of them. */
function withMemory(tool: Tool): Tool {
  const known = new Map<string, ReturnType<Tool['run']>>();
  return {
    ...tool,
    run(inputs) {
      const key = JSON.stringify(inputs);
      const outcome = known.get(key) ?? tool.run(inputs);
      known.set(key, outcome);
      return outcome;
    },
  };
}

/** Whether a line compares, which one figure does not answer: "old vs new regime". */
const isComparing = (segments: readonly Segment[]) =>
  segments.some((segment) => segment.kind === 'phrase' && segment.roles.length === 0 && isComparedWord(segment.words));

/** Whether the answer to a reversed question can lie on its input's slider, by runs at the slider's ends. */
function isWithinSlider(tool: Tool, inputs: LineInputs, turned: Target): boolean {
  const { usual } = tool.inputs[turned.turn.input] as NumberInput;
  if (usual === undefined) return true;
  // a result rises or falls all along a slider; where the tool refuses an end this is not a number, and the answer counts as outside
  const ends = usual.map((value) => {
    const outcome = tool.run({ ...inputs, [turned.turn.input]: value });
    return outcome.ok ? (outcome.raw[turned.output] ?? Number.NaN) : Number.NaN;
  });
  return Math.min(...ends) <= turned.wanted && turned.wanted <= Math.max(...ends);
}

/** Whether nothing of a line is left over. */
const isWhole = ({ unread, unplaced }: Assignment) => unread.length === 0 && unplaced.length === 0;

/**
 * Reads a line for a tool. There are figures only where every word and number has a place and what is missing does not change the
 * answer or is named.
 */
export async function answerLine(plainTool: Tool, plainLine: Line, context: Context): Promise<LineAnswer> {
  const tool = withMemory(plainTool);
  const line = takesAge(tool) ? plainLine : agesAsYears(plainLine);
  // the words are kept by tool, so the tool itself is given
  const segments = segmentsOf(plainTool, line, context.names, context.isUnknown ?? (() => false));
  const ranked = line.readable ? rank(tool, assignmentsOf(tool, segments)) : [];
  return (await withFigures(tool, segments, ranked, context)) ?? withoutFigure(tool, line, segments, ranked);
}

/** An assignment with all that it costs. */
interface Ranked extends Assignment {
  /** Whether an input is not said that it needs, nothing makes its target certain, or an amount may be two. */
  readonly hasNoFigure: boolean;
}

/** Those within the margin of the first. */
const nearBest = (assignments: readonly Ranked[]): readonly Ranked[] =>
  assignments.filter(({ cost }) => cost <= (assignments[0]?.cost ?? 0) + MARGIN);

/** Whether an amount such as "50 lakh 30 hazar" may be two, since the tool has room for another. */
function mayBeTwo(tool: Tool, { placed, inputs }: Assignment): boolean {
  const hasRoom = (name: string) =>
    tool.inputs[name]?.kind === 'currency' &&
    !Object.hasOwn(inputs, name) &&
    takesWithoutWord(tool, name) &&
    isShown(tool, complete(tool, inputs), name);
  return placed.some(({ number }) => number.isSum) && Object.keys(tool.inputs).some(hasRoom);
}

/** The likeliest assignments: an answer outside its slider and what is missing make one less likely. */
function rank(tool: Tool, all: readonly Assignment[]): readonly Ranked[] {
  const ranked: Ranked[] = [];
  for (const assignment of all.slice(0, MOST_ASSIGNMENTS)) {
    const { turned, inputs, cost } = assignment;
    // costs only grow here: what is beaten already needs no trial runs, and all that follow cost more still
    if (ranked.some((other) => isWhole(other) && cost > other.cost + PLAIN_MARGIN)) break;
    const isOutside = turned !== null && !isWithinSlider(tool, inputs, turned);
    // then "for" does not mean that the number comes out
    if (isOutside && turned.isWeak) continue;
    const { missing } = openIn(tool, assignment, outputOf(tool, assignment));
    ranked.push({
      ...assignment,
      cost: cost + (isOutside ? COSTS.target.solvedOutside : 0) + missing.length * COSTS.missing,
      hasNoFigure: missing.length > 0 || assignment.isTargetUnsure || mayBeTwo(tool, assignment),
    });
  }
  return ranked.sort((one, other) => one.cost - other.cost);
}

const NOTHING_LEFT = {
  readings: [],
  inputs: {},
  readAs: [],
  missing: [],
  unread: [],
  unplaced: [],
  spare: [],
  changing: [],
  refusal: null,
};

/** The one figure of a line, or the two likeliest; null where there is none. */
async function withFigures(
  tool: Tool,
  segments: readonly Segment[],
  ranked: readonly Ranked[],
  { isWithoutFigure = false, solver = solveAtOnce }: Context,
): Promise<LineAnswer | null> {
  const isUnsure = segments.some((segment) => canMean(segment, 'unsure'));
  if (isWithoutFigure || isUnsure || isComparing(segments)) return null;
  const whole = ranked.filter(isWhole);
  const [best] = whole;
  const plain = best?.turned && whole.find(({ turned, cost }) => !turned && cost <= best.cost + PLAIN_MARGIN);
  const near = [...new Set([...nearBest(whole), ...(plain ? [plain] : [])])];
  // one without a figure that is as likely leaves no figure certain
  if (near.some(({ hasNoFigure }) => hasNoFigure)) return null;
  const ignored = segments.flatMap((each) => (each.kind === 'phrase' && canMean(each, 'unknown') ? each.words : []));
  const found = await figuresOf({ tool, segments, solver, hasUnknownWords: ignored.length > 0 }, near);
  const [first] = found;
  if (!first) return null;
  const readings = found.slice(0, 2).map(({ reading }) => reading);
  return { ...NOTHING_LEFT, readings, unread: [...ignored, ...first.aside.map(({ text }) => text)] };
}

/** The different figures of likely assignments, the likeliest first, each with the numbers that its line has for nothing. */
async function figuresOf(asking: Asking, near: readonly Ranked[]) {
  const found: { readonly reading: Reading; readonly aside: readonly Quantity[] }[] = [];
  for (const assignment of near)
    for (const output of [outputOf(asking.tool, assignment), otherOutputOf(asking.tool, assignment)]) {
      const reading = output === null ? null : await figureOf(asking, assignment, output);
      if (!reading || found.some((other) => isSame(other.reading.headline, reading.headline))) continue;
      // nobody asks for what comes to nothing
      if (found.length === 0 || reading.headline.value !== 0) found.push({ reading, aside: assignment.aside });
    }
  return found;
}

/** Whether a phrase names an option, and none that it may mean is among these inputs: "250 euro", where euro may be either currency. */
function isLeftOut(phrase: Phrase, inputs: LineInputs): boolean {
  const settings = settingsOf(phrase);
  const isSet = (setting: LineInputs) => Object.entries(setting).every(([name, value]) => inputs[name] === value);
  // a name of the tool is used, unless it may mean two options
  return settings.length > (phrase.isName ? 1 : 0) && !settings.some(isSet);
}

/** The tool's objection to values of a line: its own refusal, or the note that forbids one of them. */
function refusalOf(tool: Tool, inputs: LineInputs): string | null {
  const outcome = tool.run(inputs);
  if (!outcome.ok) return Object.hasOwn(inputs, outcome.field ?? '') ? outcome.message : null;
  const note = forbiddingNote(tool, outcome, Object.keys(inputs));
  const values = complete(tool, inputs);
  return note === undefined ? null : filledNote(tool, note, outcome, { inputValue: (name) => values[name] });
}

/** Whether a word that is left over may be about a number; one that the tool does not know is about no rate and no time of it. */
const mayBeAbout = (phrase: Phrase, { kind }: Quantity): boolean =>
  !canMean(phrase, 'changing') && (kind === 'money' || phrase.roles.some((role) => role.kind !== 'unknown'));

/**
 * Whether a number surely belongs to its input, in a line that is not understood whole.
 *
 * @param left the words that are left over
 */
function isCertain({ distance, number }: Placed, best: Ranked, segments: readonly Segment[], left: readonly Phrase[]) {
  const { kind, value } = number;
  const at = segments.findIndex((segment) => segment.kind === 'number' && segment.number === number);
  // "advance tax 14 lakh profit"
  if (canMean(segments[at - 1], 'unsure') || canMean(segments[at + 1], 'unsure')) return false;
  if (isOwn(distance) || kind === 'age' || isWhole(best)) return true;
  // its unit says what it is, if no word is left over that may be about it
  if (kind === 'plain' || best.unread.some((phrase) => mayBeAbout(phrase, number))) return false;
  // "15 years … after 3 years": which of them is the term is not known
  if (kind === 'time' && best.unplaced.some((other) => other.kind === 'time' && other.value !== value)) return false;
  // "20 years step up 5%": a word that changes figures is about the number behind it, or a rate before it
  const changing = kind === 'percent' ? [segments[at - 1], segments[at + 1]] : [segments[at - 1]];
  return !left.some((phrase) => changing.includes(phrase));
}

/** What the likeliest reading of a line says for certain, where the line has no figure. */
function certainInputs(
  best: Ranked,
  near: readonly Ranked[],
  segments: readonly Segment[],
  left: readonly Phrase[],
): LineInputs {
  const isSaid = (name: string) =>
    near.every(({ inputs, placed }) => {
      const place = placed.find(({ input }) => input === name);
      // options have no place
      return inputs[name] === best.inputs[name] && (place === undefined || isCertain(place, best, segments, left));
    });
  return Object.fromEntries(Object.entries(best.inputs).filter(([name]) => isSaid(name)));
}

/** What a line says for a tool where it has no figure: what is certain, what is missing, and what is left over. */
function withoutFigure(tool: Tool, line: Line, segments: readonly Segment[], ranked: readonly Ranked[]): LineAnswer {
  const [best] = ranked;
  const phrases = segments.filter((segment) => segment.kind === 'phrase');
  const left = phrases.filter(
    (phrase) => best?.unread.includes(phrase) || isOfRows(tool, phrase) || canMean(phrase, 'unknown'),
  );
  const over = {
    ...NOTHING_LEFT,
    unread: left.map(({ words }) => words),
    changing: left.flatMap((phrase) => (canMean(phrase, 'changing') ? phrase.words : [])),
  };
  const numbers = segments.flatMap((segment) => (segment.kind === 'number' ? segment.number : []));
  const textsOf = (some: readonly Quantity[]) => (line.readable ? some.map(({ text }) => text) : line.unreadable);
  if (!best) return { ...over, unplaced: textsOf(numbers) };
  const inputs = certainInputs(best, nearBest(ranked), segments, left);
  const uncertain = best.placed.filter(({ input }) => !Object.hasOwn(inputs, input)).map(({ number }) => number);
  const unused = new Set([...best.unplaced, ...best.aside, ...uncertain, ...(best.turned ? [best.turned.number] : [])]);
  const options = phrases.filter((phrase) => !left.includes(phrase) && isLeftOut(phrase, inputs));
  const missing = questionsLeft(tool, { ...best, inputs });
  return {
    ...over,
    unread: [...over.unread, ...options.map(({ words }) => words)],
    inputs,
    readAs: readAsOf(tool, inputs),
    missing,
    refusal: isWhole(best) && missing.length === 0 ? refusalOf(tool, inputs) : null,
    spare: left.length > 0 ? [] : best.unplaced.flatMap((number) => spareFor(tool, inputs, number) ?? []),
    unplaced: textsOf(numbers.filter((number) => unused.has(number))),
  };
}
