import { roundSignificant } from '#maths/basics.ts';
import { fill } from './fill.ts';
import { inputAsText } from './filled-text.ts';
import { formatNumber, formatRupees, formatValue, rupeesInWords } from './format.ts';
import { inputOfNote, kindOfNote, outputOfNote } from './notes.ts';
import { isPartShown } from './places.ts';
import type { Outcome, Story, StoryFigure, Success, Tool } from './types.ts';

/**
 * What the results mean, in one sentence; amounts from a lakh on in lakh or crore, unless two of them would look alike.
 *
 * @param today the visitor's day, YYYY-MM-DD; null for a text that must hold on any day
 * @returns null where the tool refuses, or a note says that the headline is impossible
 */
export function storyOf(tool: Tool, outcome: Outcome, today: string | null = null): string | null {
  const story = storyNow(tool, outcome);
  return story && outcome.ok ? tell(tool, story, outcome, today) : null;
}

/** The second figure of that sentence in a few words; null where it declares none. */
export function besideHeadline(tool: Tool, outcome: Outcome, today: string | null): string | null {
  const story = storyNow(tool, outcome);
  return story?.bar !== undefined && outcome.ok ? tell(tool, { ...story, text: story.bar }, outcome, today) : null;
}

function storyNow(tool: Tool, outcome: Outcome): Story | null {
  if (!outcome.ok || outcome.notes.some((id) => isMistake(tool, id))) return null;
  return tool.story.find((part) => isPartShown(tool, part, outcome.values, outcome)) ?? null;
}

/** Whether a note says that the headline is impossible. */
function isMistake({ notes, headline }: Tool, id: string): boolean {
  const note = notes[id];
  return inputOfNote(note) !== null && kindOfNote(note) === null && headline.includes(outputOfNote(note) ?? '');
}

/** A sentence with inputs and results in braces, as the story writes them. */
export function tell(tool: Tool, story: Story, outcome: Success, today: string | null): string {
  const { values } = outcome;
  const numberOf = (name: string | number | undefined, otherwise: number): number =>
    typeof name === 'string' ? Number(outcome.outputs[name] ?? values[name]) : (name ?? otherwise);
  const figureOf = ({ of, less, by, times }: StoryFigure) =>
    ((numberOf(of, 0) - numberOf(less, 0)) / numberOf(by, 1)) * (times ?? 1);
  const amountOf = (name: string): number | null => {
    const value = outcome.outputs[name] ?? values[name];
    return (tool.outputs[name] ?? tool.inputs[name])?.kind === 'currency' && typeof value === 'number' ? value : null;
  };
  const areAlike = lookAlike([...story.text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => amountOf(name)));
  return fill(
    story.text,
    (name, part) => {
      const figure = story.figures?.[name];
      if (figure) return tellFigure(figure.kind, figureOf(figure));
      const [output, input] = [tool.outputs[name], tool.inputs[name]];
      const amount = amountOf(name);
      const inWords = amount === null ? null : ((areAlike ? null : rupeesInWords(amount)) ?? inPaise(amount));
      if (inWords !== null) return inWords;
      return output ? formatValue(output, outcome.outputs[name] ?? '') : inputAsText(input, values[name], part);
    },
    today,
  );
}

/** Whether two different amounts of a sentence are the same in lakh or crore: ₹1 crore and what it earns in a month. */
function lookAlike(amounts: readonly (number | null)[]): boolean {
  const different = new Set(amounts.filter((amount) => amount !== null));
  return new Set([...different].map((amount) => rupeesInWords(amount) ?? amount)).size < different.size;
}

/** An amount below a rupee, which is not the ₹0 that it rounds to; null for any other. */
const inPaise = (value: number): string | null => (value !== 0 && Math.abs(value) < 1 ? formatRupees(value, 2) : null);

/** A figure in a sentence: amounts from a lakh on in lakh or crore, and a few rupees for each other one with paise: ₹1.10. */
export function tellFigure(kind: StoryFigure['kind'], value: number): string {
  // below a hundredth it is not the 0 that it rounds to
  const isSpeck = value !== 0 && Math.abs(value) < 0.005;
  if (kind === 'currency' && isSpeck) return formatRupees(roundSignificant(value, 2), 10);
  if (kind === 'currency') return rupeesInWords(value) ?? formatRupees(value, Math.abs(value) < 10 ? 2 : 0);
  return kind === 'number' && isSpeck
    ? formatNumber(roundSignificant(value, 2), 10)
    : formatValue({ label: '', kind }, value);
}
