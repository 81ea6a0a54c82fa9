import type { MenuEntry } from '#src/catalogue/catalogue.ts';
import type { LineAnswer } from '#src/engine/ask/answer.ts';
import type { Reading } from '#src/engine/ask/figure.ts';
import { isAgeInput } from '#src/engine/ask/slots.ts';
import { formatValue, withoutBrackets } from '#src/engine/format.ts';
import { complete, formatInput, type Given } from '#src/engine/places.ts';
import { writeScenario } from '#src/engine/powers/scenario.ts';
import type { CellInput, CellValue, Input, Output, Tool } from '#src/engine/types.ts';
import { labelOf, lookupIn } from '#src/engine/visibility.ts';
import { words as messages } from '#words/scenario.ts';
import { words } from '#words/search.ts';

/** What one press offers: a tool with its inputs filled in. */
interface Suggestion {
  readonly entry: MenuEntry;
  /** Of a way to read the line: what it comes to. */
  readonly figure?: string;
  readonly text: string;
  /** The inputs as in links after `?`; empty where all have their defaults. */
  readonly settings: string;
  /** A sentence for the tool's page, where the line could be read in another way too. */
  readonly note?: string;
}

export interface ToolAnswer {
  /** `₹43,391`, and `Monthly EMI (₹50 lakh, 8.5%, 20 years)`; null where there is no one figure. */
  readonly headline: { readonly figure: string; readonly of: string } | null;
  /** What was read, with what the tool says against it; or which usual values the figure rests on. */
  readonly detail: string;
  /** The two ways in which the line can be read, each with its figure. */
  readonly choices: readonly Suggestion[];
  /** What a figure needs, each with the line that has it too. */
  readonly needed: readonly { readonly text: string; readonly name: string; readonly line: string }[];
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

export interface Way {
  readonly entry: MenuEntry;
  readonly tool: Tool;
  readonly reading: Reading;
}

export const withFigure = ({ tool, reading }: Way, unread: LineAnswer['unread']): ToolAnswer => ({
  ...nothing,
  headline: figureAndWhatOf(tool, reading),
  detail: usualOf(tool, reading),
  unused: unusedWords(unread),
  settings: settingsOf(tool, reading),
});

/** The answer of a line that can be read in two ways: each choice says what only it has, and its figure. */
export function withTwoFigures(ways: readonly [Way, Way], unread: LineAnswer['unread']): ToolAnswer {
  const [one, other] = ways.map(saidBy) as [Said, Said];
  const isOneTool = ways[0].entry.id === ways[1].entry.id;
  const isOneResult = one.label === other.label;
  const choice = ({ entry, tool, reading }: Way, said: Said, beside: Said): Suggestion => {
    const own = said.given.filter(({ value }) => !beside.given.some((each) => each.value === value));
    const texts = [
      ...(isOneTool ? [] : [entry.title]),
      ...(isOneResult ? [] : [said.label]),
      ...(isOneTool ? own.map(({ text }) => text) : []),
    ];
    const meaning = texts.join(', ') || said.label;
    return {
      entry,
      figure: said.figure,
      text: meaning,
      settings: settingsOf(tool, reading),
      note: words.readAs(meaning),
    };
  };
  return {
    ...nothing,
    detail: isOneResult ? words.whichOf(one.label) : words.which,
    choices: [choice(ways[0], one, other), choice(ways[1], other, one)],
    unused: unusedWords(unread),
    settings: settingsOf(ways[0].tool, ways[0].reading),
  };
}

/** What a way to read a line says: its result, the inputs that the line gives, and the figure. */
interface Said {
  readonly label: string;
  readonly figure: string;
  readonly given: readonly { readonly value: string; readonly text: string }[];
}

function saidBy({ tool, reading }: Way): Said {
  const inputs = inputsOf(reading);
  const given = reading.readAs.map(({ input }) => {
    const value = inputText(tool, inputs, input, false);
    // an option says enough of its own
    return { value, text: inputText(tool, inputs, input, tool.inputs[input]?.kind !== 'choice') };
  });
  return { ...headlineOf(tool, reading), given };
}

const settingsOf = (tool: Tool, reading: Reading): string => writeScenario(tool, inputsOf(reading));

const inputsOf = ({ inputs, solved }: Reading): Given =>
  solved ? { ...inputs, [solved.input]: solved.value } : inputs;

/** An input with its value; before an option or a no with a colon. The label of a yes says it alone. */
function labelledValue(spec: Input | undefined, label: string, value: string): string {
  if (spec?.kind === 'toggle' && value === formatInput(spec, true)) return label;
  return messages[spec?.kind === 'choice' || spec?.kind === 'toggle' ? 'chosen' : 'said'](label, value);
}

function inputText(tool: Tool, inputs: Given, name: string, withLabel: boolean): string {
  const spec = tool.inputs[name];
  if (!spec || spec.kind === 'rows') return '';
  const value = formatInput(spec, complete(tool, inputs)[name] as CellValue);
  return withLabel ? labelledValue(spec, labelIn(tool, inputs, spec), value) : value;
}

/**
 * Whether the value of an input says of its own what it is: an amount, a rate, a time, an option; not an age, a count or a yes, nor an
 * amount of another period than the line may have given.
 */
const speaksForItself = (spec: Tool['inputs'][string] | undefined): boolean =>
  spec !== undefined &&
  spec.kind !== 'toggle' &&
  spec.kind !== 'number' &&
  !isAgeInput(spec) &&
  !(spec.kind === 'currency' && spec.asked?.times);

/** Whether what is entered in one input could stand in the other: numbers of one kind, choices with an option in common. */
const isAlike = (one: Input, other: Input): boolean =>
  one.kind === 'choice' && other.kind === 'choice'
    ? one.options.some(({ label }) => other.options.some((option) => option.label === label))
    : one.kind === other.kind;

/** The inputs that a line gives: `₹50 lakh`, and with its label where that says too little, or another one is like it. */
function givenTexts(tool: Tool, reading: Reading): string[] {
  const specs = reading.readAs.map(({ input }) => tool.inputs[input]);
  return reading.readAs.map(({ input }, index) => {
    const spec = specs[index];
    const isOnlyOne = specs.filter((each) => each && spec && isAlike(each, spec)).length === 1;
    return inputText(tool, inputsOf(reading), input, !(isOnlyOne && speaksForItself(spec)));
  });
}

/** The label of an input or a result beside these inputs. */
const labelIn = (tool: Tool, inputs: Given, spec: Input | Output): string =>
  labelOf(spec, tool.inputs, lookupIn(tool, complete(tool, inputs)));

function resultOf(tool: Tool, inputs: Given, name: string, value: number) {
  const spec = tool.outputs[name] as Output;
  return { label: labelIn(tool, inputs, spec), figure: formatValue(spec, value) };
}

/** The result of a reading, or the input that is solved for, with its figure. */
function headlineOf(tool: Tool, reading: Reading) {
  const { headline } = reading;
  const inputs = inputsOf(reading);
  if ('output' in headline) return resultOf(tool, inputs, headline.output, headline.value);
  const spec = tool.inputs[headline.input] as CellInput;
  return { label: labelIn(tool, inputs, spec), figure: formatInput(spec, headline.value) };
}

/** A figure, and what it is of, with a second result where the line asks for two. */
function figureAndWhatOf(tool: Tool, reading: Reading): NonNullable<ToolAnswer['headline']> {
  const { solved, beside } = reading;
  const inputs = inputsOf(reading);
  const given = givenTexts(tool, reading);
  if (solved) {
    const target = resultOf(tool, inputs, solved.output, solved.target);
    given.unshift(messages.said(target.label, target.figure));
  }
  const { label, figure } = headlineOf(tool, reading);
  const of = words.figureOf(label, given.join(', '));
  if (!beside) return { figure, of };
  const more = resultOf(tool, inputs, beside.output, beside.value);
  return { figure, of: `${of} · ${messages.said(more.label, more.figure)}` };
}

/** The usual values that a figure rests on, as a sentence; empty for none. */
const usualOf = (tool: Tool, { inputs, assumed }: Reading) =>
  assumed.length === 0 ? '' : words.usual(assumed.map((name) => inputText(tool, inputs, name, true)).join(', '));

const quoted = (texts: readonly string[]) => texts.map((text) => words.quoted(text.replace(' %', '%'))).join(', ');

/** The words and numbers that a figure does not rest on, as a sentence; shorter words say too little to be named. */
function unusedWords(unread: LineAnswer['unread']): string | null {
  const named = [...new Set(unread)].filter((text) => text.length > 2 || /\d/.test(text));
  return named.length === 0 ? null : words.unused(quoted(named));
}

/** What a line says of a tool without giving a figure; null for nothing. */
export function withoutFigure(line: string, entry: MenuEntry, tool: Tool, answer: LineAnswer): ToolAnswer | null {
  const { inputs, readAs, missing, unread, unplaced, spare, changing, refusal } = answer;
  const left = [...unread, ...unplaced];
  const unused = changing.length > 0 ? words.changing(quoted(changing)) : unusedWords(left);
  if (readAs.length === 0 && unused === null && missing.length === 0) return null;
  return {
    ...nothing,
    detail: [
      ...readAs.map(({ input, label, value }) => labelledValue(tool.inputs[input], label, value)),
      ...(refusal === null ? [] : [refusal]),
    ].join(' · '),
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
    return { text: value, name: labelledValue(spec, label, value), line: `${line.trim()} ${value}` };
  const text = labelledValue(spec, label, value);
  return { text, name: text, line: `${line.trim()} ${withoutBrackets(label)} ${value}` };
}
