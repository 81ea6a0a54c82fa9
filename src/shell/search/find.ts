import tools from 'virtual:catalogue/search';
import { askTools, findFor } from '#src/catalogue/ask.ts';
import type { MenuEntry } from '#src/catalogue/catalogue.ts';
import { createFind, createNaming } from '#src/catalogue/find.ts';
import type { Reading as Line, LineAnswer, Solver } from '#src/engine/ask/answer.ts';
import { readLine } from '#src/engine/ask/numbers.ts';
import { formatValue } from '#src/engine/format.ts';
import { complete, formatInput, type Given } from '#src/engine/places.ts';
import { writeScenario } from '#src/engine/powers/scenario.ts';
import { solveSteps } from '#src/engine/powers/solve.ts';
import type { CellInput, Output, Tool } from '#src/engine/types.ts';
import { labelOf, lookupIn } from '#src/engine/visibility.ts';
import { words as messages } from '#words/scenario.ts';
import { words } from '#words/search.ts';
import { loadTool } from '../routing/load-tool.ts';

/** A tool with figures of a line. */
export interface Choice {
  readonly entry: MenuEntry;
  readonly text: string;
  /** The inputs as in links after `?`; empty where all have their defaults. */
  readonly settings: string;
}

/** What a tool answers to a line. */
export interface Reading {
  /** `Monthly EMI for ₹50 lakh, 8.5%, 20 years: ₹43,391`; null where there is no one figure. */
  readonly headline: string | null;
  /** What was read, or which usual values the figure rests on. */
  readonly said: string;
  /** The two ways in which the line can be read, each with its figure. */
  readonly either: readonly Choice[];
  /** What a figure needs, each with the line that has it too. */
  readonly needed: readonly { readonly text: string; readonly label: string; readonly line: string }[];
  /** The tool with a number that was not used. */
  readonly spare: readonly Choice[];
  /** The words and numbers that were not used, as a sentence; null for none. */
  readonly unused: string | null;
  readonly settings: string;
}

/** A search result. */
export interface Answer extends MenuEntry {
  readonly reading: Reading | null;
}

/** Milliseconds of work in one slice; between slices the page takes what is typed. */
const SLICE = 8;

const findTools = createFind(tools);
const naming = createNaming(tools);
const load = async (id: string) => (await loadTool(id)).tool;
const plain = (found: readonly MenuEntry[]): Answer[] => found.map((tool) => ({ ...tool, reading: null }));

/** The tools that a line's words match, the best first. */
export const find = (text: string): readonly Answer[] => plain(findFor(readLine(text), findTools));

/**
 * The tools that a line is about, the first with its answer.
 *
 * @param isWanted whether the answer is still waited for; the work stops where it is not
 */
export async function read(text: string, isWanted: () => boolean = () => true): Promise<readonly Answer[]> {
  const solver: Solver = async (...question) => {
    const steps = solveSteps(...question);
    for (let until = 0; ; ) {
      const step = steps.next();
      if (step.done) return step.value;
      if (performance.now() < until) continue;
      await new Promise((resolve) => setTimeout(resolve));
      if (!isWanted()) throw new Error('a newer line is asked');
      until = performance.now() + SLICE;
    }
  };
  try {
    const asked = await askTools(readLine(text), { find: findTools, naming, load, solver });
    const [first, ...others] = plain(asked.found);
    if (!first || !asked.tool || !asked.answer) return plain(asked.found);
    const tools = await Promise.all(asked.readings.map(({ tool }) => load(tool.id)));
    const [tool = await load(asked.tool.id)] = tools;
    const [one, other] = asked.readings;
    if (!one) return [{ ...first, reading: withoutFigure(text, first, tool, asked.answer) }, ...others];
    const either = asked.readings.map(({ tool: entry, reading }, at) => ({
      entry: entry as MenuEntry,
      text: figureOf(tools[at] ?? tool, reading, other !== undefined),
      settings: settingsOf(tools[at] ?? tool, reading),
    }));
    const { settings, text: headline } = either[0] as Choice;
    const reading: Reading = {
      ...{ needed: [], spare: [], unused: null, settings },
      headline: other ? null : headline,
      said: other ? words.which : usualOf(tool, one.reading),
      either: other ? either : [],
    };
    return [{ ...first, reading }, ...others];
  } catch {
    // the code of a tool may not load
    return find(text);
  }
}

const inputsOf = ({ inputs, solved }: Line): Given => (solved ? { ...inputs, [solved.input]: solved.value } : inputs);
const settingsOf = (tool: Tool, reading: Line) => writeScenario(tool, inputsOf(reading));

/** An input's value as text, with its label where another of the line has the same kind. */
function inputText(tool: Tool, inputs: Given, name: string, isNamed: boolean): string {
  const spec = tool.inputs[name];
  if (!spec || spec.kind === 'rows') return '';
  const value = formatInput(spec, complete(tool, inputs)[name] as never);
  return isNamed ? messages.said(labelOf(spec, tool.inputs, lookupIn(tool, complete(tool, inputs))), value) : value;
}

/** A figure with what it is for: `Monthly EMI for ₹50 lakh, 8.5%, 20 years: ₹43,391`. */
function figureOf(tool: Tool, reading: Line, isNamed: boolean): string {
  const { solved, headline, beside, readAs } = reading;
  const inputs = inputsOf(reading);
  const shown = lookupIn(tool, complete(tool, inputs));
  const result = (name: string, value: number) => {
    const spec = tool.outputs[name] as Output;
    return { label: labelOf(spec, tool.inputs, shown), text: formatValue(spec, value) };
  };
  const kinds = readAs.map(({ input }) => tool.inputs[input]?.kind);
  const said = readAs.map(({ input }, at) => {
    const kind = kinds[at];
    const isAlone = kind !== 'toggle' && kinds.filter((other) => other === kind).length === 1;
    return inputText(tool, inputs, input, isNamed || !isAlone);
  });
  const wanted = solved && result(solved.output, solved.target);
  const given = [...(wanted ? [messages.said(wanted.label, wanted.text)] : []), ...said].join(', ');
  const more = beside && result(beside.output, beside.value);
  if ('output' in headline) {
    const { label, text } = result(headline.output, headline.value);
    return words.figure(label, given, text) + (more ? ` · ${messages.said(more.label, more.text)}` : '');
  }
  const spec = tool.inputs[headline.input] as CellInput;
  return words.figure(labelOf(spec, tool.inputs, shown), given, formatInput(spec, headline.value));
}

/** The usual values that a figure rests on, as a sentence; empty for none. */
const usualOf = (tool: Tool, { inputs, assumed }: Line) =>
  assumed.length === 0 ? '' : words.usual(assumed.map((name) => inputText(tool, inputs, name, true)).join(', '));

/** What a line says of a tool without giving a figure. */
function withoutFigure(line: string, entry: MenuEntry, tool: Tool, answer: LineAnswer): Reading | null {
  const { inputs, readAs, missing, unread, unplaced, spare, changing } = answer;
  const quoted = (texts: readonly string[]) => texts.map((text) => words.quoted(text.replace(' %', '%'))).join(', ');
  const left = [...unread, ...unplaced];
  const unused =
    changing.length > 0 ? words.changing(quoted(changing)) : left.length > 0 ? words.unused(quoted(left)) : null;
  if (readAs.length === 0 && unused === null && missing.length === 0) return null;
  const needed =
    left.length > 0
      ? []
      : missing.flatMap((name) => {
          const spec = tool.inputs[name];
          if (!spec || spec.kind === 'rows' || spec.kind === 'date' || spec.kind === 'text') return [];
          const value = inputText(tool, inputs, name, false);
          // years and percentages say what they are; the rest needs its word
          const isPlain = spec.kind === 'years' || spec.kind === 'percent' || spec.kind === 'choice';
          const label = spec.label.replace(/\(.*?\)/g, '').trim();
          return [
            {
              text: isPlain ? value : messages.said(spec.label, value),
              label: spec.label,
              line: `${line.trim()} ${isPlain ? value : `${label} ${value}`}`,
            },
          ];
        });
  return {
    ...{ headline: null, either: [], unused, needed },
    said: readAs.map(({ label, value }) => messages.said(label, value)).join(' · '),
    spare: spare.map(({ input, value }) => ({
      entry,
      text: words.use(tool.inputs[input]?.label ?? input, formatInput(tool.inputs[input] as CellInput, value)),
      settings: writeScenario(tool, { ...inputs, [input]: value }),
    })),
    settings: writeScenario(tool, inputs),
  };
}
