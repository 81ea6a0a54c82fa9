import type { MenuEntry } from '#src/catalogue/catalogue.ts';
import type { LineAnswer } from '#src/engine/ask/answer.ts';
import type { Reading } from '#src/engine/ask/figure.ts';
import { formatValue, withoutBrackets } from '#src/engine/format.ts';
import { complete, formatInput, type Given } from '#src/engine/places.ts';
import { writeScenario } from '#src/engine/powers/scenario.ts';
import type { CellInput, CellValue, Output, Tool } from '#src/engine/types.ts';
import { labelOf, lookupIn } from '#src/engine/visibility.ts';
import { words as messages } from '#words/scenario.ts';
import { words } from '#words/search.ts';

/** What one press offers: a tool with its inputs filled in. */
interface Suggestion {
  readonly entry: MenuEntry;
  readonly text: string;
  /** The inputs as in links after `?`; empty where all have their defaults. */
  readonly settings: string;
}

/** What a tool answers to a line. */
export interface ToolAnswer {
  /** `Monthly EMI for ₹50 lakh, 8.5%, 20 years: ₹43,391`; null where there is no one figure. */
  readonly headline: string | null;
  /** What was read, or which usual values the figure rests on. */
  readonly detail: string;
  /** The two ways in which the line can be read, each with its figure. */
  readonly choices: readonly Suggestion[];
  /** What a figure needs, each with the line that has it too. */
  readonly needed: readonly { readonly text: string; readonly label: string; readonly line: string }[];
  /** The tool with a number that the line left over, one for each input that may have been meant. */
  readonly suggestions: readonly Suggestion[];
  /** The words and numbers that were not used, as a sentence; null for none. */
  readonly unused: string | null;
  readonly settings: string;
}

const nothing: ToolAnswer = {
  headline: null,
  detail: '',
  choices: [],
  needed: [],
  suggestions: [],
  unused: null,
  settings: '',
};

/** The answer of a line that has one figure. */
export function withFigure(entry: MenuEntry, tool: Tool, reading: Reading, unread: LineAnswer['unread']): ToolAnswer {
  const { text, settings } = suggestionOf(entry, tool, reading, false);
  return { ...nothing, headline: text, detail: usualOf(tool, reading), unused: unusedWords(unread), settings };
}

/** The answer of a line that can be read in two ways: of two tools each figure has the name of its own. */
export const withTwoFigures = (
  choices: readonly Suggestion[],
  isOneTool: boolean,
  unread: LineAnswer['unread'],
): ToolAnswer => ({
  ...nothing,
  detail: words.which,
  choices: isOneTool ? choices : choices.map((each) => ({ ...each, text: `${each.entry.title}: ${each.text}` })),
  unused: unusedWords(unread),
  settings: choices[0]?.settings ?? '',
});

/** One way to read a line. @param withLabels whether all inputs are said with their labels: what tells two ways of one tool apart */
export const suggestionOf = (entry: MenuEntry, tool: Tool, reading: Reading, withLabels: boolean): Suggestion => ({
  entry,
  text: figureText(tool, reading, withLabels),
  settings: writeScenario(tool, inputsOf(reading)),
});

const inputsOf = ({ inputs, solved }: Reading): Given =>
  solved ? { ...inputs, [solved.input]: solved.value } : inputs;

function inputText(tool: Tool, inputs: Given, name: string, withLabel: boolean): string {
  const spec = tool.inputs[name];
  if (!spec || spec.kind === 'rows') return '';
  const values = complete(tool, inputs);
  const value = formatInput(spec, values[name] as CellValue);
  return withLabel ? messages.said(labelOf(spec, tool.inputs, lookupIn(tool, values)), value) : value;
}

/** The inputs that a line gives: `₹50 lakh`, and with its label where that is wanted or another one has the same kind. */
function givenTexts(tool: Tool, reading: Reading, withLabels: boolean): string[] {
  const kinds = reading.readAs.map(({ input }) => tool.inputs[input]?.kind);
  return reading.readAs.map(({ input }, index) => {
    const kind = kinds[index];
    const isOnlyOne = kind !== 'toggle' && kinds.filter((each) => each === kind).length === 1;
    return inputText(tool, inputsOf(reading), input, withLabels || !isOnlyOne);
  });
}

/** A figure with what it is for: `Monthly EMI for ₹50 lakh, 8.5%, 20 years: ₹43,391`. */
function figureText(tool: Tool, reading: Reading, withLabels: boolean): string {
  const { solved, headline, beside } = reading;
  const inputs = inputsOf(reading);
  const lookup = lookupIn(tool, complete(tool, inputs));
  const labelled = (name: string, value: number) => {
    const spec = tool.outputs[name] as Output;
    return { label: labelOf(spec, tool.inputs, lookup), text: formatValue(spec, value) };
  };
  const given = givenTexts(tool, reading, withLabels);
  if (solved) {
    const target = labelled(solved.output, solved.target);
    given.unshift(messages.said(target.label, target.text));
  }
  if ('input' in headline) {
    const spec = tool.inputs[headline.input] as CellInput;
    return words.figure(labelOf(spec, tool.inputs, lookup), given.join(', '), formatInput(spec, headline.value));
  }
  const main = labelled(headline.output, headline.value);
  const figure = words.figure(main.label, given.join(', '), main.text);
  if (!beside) return figure;
  const more = labelled(beside.output, beside.value);
  return `${figure} · ${messages.said(more.label, more.text)}`;
}

/** The usual values that a figure rests on, as a sentence; empty for none. */
const usualOf = (tool: Tool, { inputs, assumed }: Reading) =>
  assumed.length === 0 ? '' : words.usual(assumed.map((name) => inputText(tool, inputs, name, true)).join(', '));

const quoted = (texts: readonly string[]) => texts.map((text) => words.quoted(text.replace(' %', '%'))).join(', ');

/** The words and numbers that a figure does not rest on, as a sentence; shorter words say too little to be named. */
function unusedWords(unread: LineAnswer['unread']): string | null {
  const named = unread.filter((text) => text.length > 2 || /\d/.test(text));
  return named.length === 0 ? null : words.unused(quoted(named));
}

/** What a line says of a tool without giving a figure; null for nothing. */
export function withoutFigure(line: string, entry: MenuEntry, tool: Tool, answer: LineAnswer): ToolAnswer | null {
  const { inputs, readAs, missing, unread, unplaced, spare, changing } = answer;
  const left = [...unread, ...unplaced];
  const unused =
    changing.length > 0 ? words.changing(quoted(changing)) : left.length > 0 ? words.unused(quoted(left)) : null;
  if (readAs.length === 0 && unused === null && missing.length === 0) return null;
  return {
    ...nothing,
    detail: readAs.map(({ label, value }) => messages.said(label, value)).join(' · '),
    needed: left.length > 0 ? [] : missing.flatMap((name) => neededOf(line, tool, inputs, name) ?? []),
    suggestions: spare.map(({ input, value }) => ({
      entry,
      text: words.use(tool.inputs[input]?.label ?? input, formatInput(tool.inputs[input] as CellInput, value)),
      settings: writeScenario(tool, { ...inputs, [input]: value }),
    })),
    unused,
    settings: writeScenario(tool, inputs),
  };
}

/** The usual value of an input that a line lacks, and the line with it; null for an input that no line can give. */
function neededOf(line: string, tool: Tool, inputs: Given, name: string): ToolAnswer['needed'][number] | null {
  const spec = tool.inputs[name];
  if (!spec || spec.kind === 'rows' || spec.kind === 'date' || spec.kind === 'text') return null;
  const { kind, label } = spec;
  const value = inputText(tool, inputs, name, false);
  // years and percentages say what they are; the rest needs its word
  if (kind === 'years' || kind === 'percent' || kind === 'choice')
    return { text: value, label, line: `${line.trim()} ${value}` };
  return { text: messages.said(label, value), label, line: `${line.trim()} ${withoutBrackets(label)} ${value}` };
}
