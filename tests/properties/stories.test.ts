import { describe, expect, it } from 'vitest';
import { isNumberInput } from '#src/engine/kinds.ts';
import { isPartShown } from '#src/engine/places.ts';
import { storyOf } from '#src/engine/story.ts';
import type { Input, NumberInput, Story, Success, Tool } from '#src/engine/types.ts';
import { alwaysIn } from '../always.ts';
import { tools } from '../tools.ts';
import { inputsOf, live, mostlyUsual, type Raw, usual } from './arbitrary.ts';

/** A result in a sentence, with the part of the definition that says it. */
interface Told {
  readonly outcome: Success;
  readonly story: Story;
  readonly text: string;
}

function told(tool: Tool, raw: Raw): Told | null {
  const outcome = tool.run(raw, live);
  const text = storyOf(tool, outcome);
  if (!outcome.ok || text === null) return null;
  const story = tool.story.find((each) => isPartShown(tool, each, outcome.values, outcome));
  return story ? { outcome, story, text } : null;
}

/** The inputs and results that a sentence gives, or makes a figure of. */
const namesIn = ({ text, figures }: Story): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => {
    const figure = figures?.[name];
    return figure ? [figure.of, figure.less, figure.by].filter((each) => typeof each === 'string') : [name];
  });

/** The amounts of money that are entered, rows left out. */
const moneyOf = (tool: Tool): readonly (readonly [string, NumberInput])[] =>
  Object.entries(tool.inputs).flatMap(([name, spec]) =>
    isNumberInput(spec) && spec.kind === 'currency' ? [[name, spec] as const] : [],
  );

/** Whether a control holds an amount so small that what comes of it may be ₹0. */
function isSpeck(spec: Input, value: unknown): boolean {
  if (spec.kind === 'currency') return Number(value) !== 0 && Math.abs(Number(value)) < 100;
  if (spec.kind !== 'rows' || !Array.isArray(value)) return false;
  return value.some((row) => Object.entries(spec.columns).some(([column, cell]) => isSpeck(cell, row[column])));
}

/** No figure is below zero in a sentence (it says "a loss of"), and no amount is nothing. */
function* wrongFigures(tool: Tool, { outcome, text }: Told): Generator<string> {
  if (/[-−][₹\d]/.test(text)) yield 'has a figure below zero';
  const hasSpeck = Object.entries(tool.inputs).some(([name, spec]) => isSpeck(spec, outcome.values[name]));
  if (/₹0(?![.,\d])/.test(text) && !hasSpeck) yield 'has an amount of nothing';
}

/** Nothing grew where the headline is below zero, and nothing was lost where it is above. */
function* wrongDirection(tool: Tool, { outcome, text }: Told): Generator<string> {
  const headline = outcome.outputs[tool.headline[0] ?? ''];
  if (Number(headline) < 0 && /\b(grew|grown?|grows|growth|gain(s|ed)?)\b/.test(text)) yield `grows by ${headline}`;
  if (Number(headline) > 0 && /\b(loss|lost|shrank)\b/.test(text)) yield `is lost, at ${headline}`;
}

/** There is nothing only where one of the amounts or times that a visitor is asked for is nothing. */
function* wrongNothing(tool: Tool, { outcome, text }: Told): Generator<string> {
  const asked = Object.entries(tool.inputs).flatMap(([name, spec]) =>
    isNumberInput(spec) &&
    /^(currency|years)$/.test(spec.kind) &&
    spec.default > 0 &&
    isPartShown(tool, spec, outcome.values, outcome)
      ? [Number(outcome.values[name])]
      : [],
  );
  if (/[Tt]here is nothing/.test(text) && asked.length > 0 && asked.every((amount) => amount >= 1))
    yield 'says nothing, though all that was asked for is there';
}

/**
 * A sentence with an amount names each other amount that makes the same figure of it larger, by what the definition declares:
 * what is there already, beside what is paid in.
 */
function* leftOut(tool: Tool, { outcome, story, text }: Told): Generator<string> {
  const named = namesIn(story);
  const raisedBy = (input: string) =>
    tool.rises.flatMap(({ output, with: by }) => (by === input && named.includes(output) ? [output] : []));
  const raised = new Set(named.filter((name) => tool.inputs[name]?.kind === 'currency').flatMap(raisedBy));
  for (const [name, spec] of moneyOf(tool)) {
    const counts = raisedBy(name).some((output) => raised.has(output));
    if (!counts || spec.default !== 0 || named.includes(name) || !(Number(outcome.values[name]) > 0)) continue;
    const without = told(tool, { ...outcome.values, [name]: 0 });
    if (without?.story === story && without.text !== text)
      yield `leaves out ${name}, without which it says: ${without.text}`;
  }
}

function complaints(tool: Tool, raw: Raw): string[] {
  const said = told(tool, raw);
  if (!said) return [];
  const all = [
    ...wrongFigures(tool, said),
    ...wrongDirection(tool, said),
    ...wrongNothing(tool, said),
    ...leftOut(tool, said),
  ];
  return all.map((each) => `“${said.text}” ${each}`);
}

/** Each number at 0, each amount that is usually 0 at 5 lakh, and both with each option of each choice. */
function oneByOne({ inputs }: Tool): Raw[] {
  const entries = Object.entries(inputs);
  const options = entries.flatMap<Raw>(([name, spec]) => {
    if (spec.kind === 'choice') return spec.options.map(({ value }) => ({ [name]: value }));
    return spec.kind === 'toggle' ? [{ [name]: !spec.default }] : [];
  });
  const numbers = entries.flatMap<Raw>(([name, spec]) => {
    if (!isNumberInput(spec)) return [];
    return spec.kind === 'currency' && spec.default === 0 ? [{ [name]: 500_000 }] : [{ [name]: 0 }];
  });
  return [{}, ...options].flatMap((option) => [option, ...numbers.map((number) => ({ ...option, ...number }))]);
}

describe.each(tools)('the sentence of $id says what is so', ({ tool }) => {
  it('with one input at 0 or above it', () => {
    const wrong = oneByOne(tool).flatMap((raw) =>
      complaints(tool, raw).map((each) => `${each} with ${JSON.stringify(raw)}`),
    );
    expect(wrong).toEqual([]);
  });

  it('with what people usually enter', () => {
    alwaysIn(300, [inputsOf(tool, usual)], (raw) => expect(complaints(tool, raw)).toEqual([]));
  });

  it('with odd inputs', () => {
    alwaysIn(300, [mostlyUsual(tool)], (raw) => expect(complaints(tool, raw)).toEqual([]));
  });
});
