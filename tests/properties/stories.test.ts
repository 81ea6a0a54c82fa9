import { describe, expect, it } from 'vitest';
import { filledNote } from '#src/engine/filled-text.ts';
import { textOfNote } from '#src/engine/notes.ts';
import { isPartShown } from '#src/engine/places.ts';
import { offerOf } from '#src/engine/powers/lever.ts';
import { storyOf } from '#src/engine/story.ts';
import type { Input, NumberInput, Story, Success, Tool } from '#src/engine/types.ts';
import { isNumberInput } from '#src/engine/utilities.ts';
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
  namesOf(text).flatMap((name) => {
    const figure = figures?.[name];
    return figure ? [figure.of, figure.less, figure.by].filter((each) => typeof each === 'string') : [name];
  });

const namesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

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
  const raisedBy = (input: string) => named.filter((output) => tool.rises[output]?.includes(input));
  const raised = new Set(named.filter((name) => tool.inputs[name]?.kind === 'currency').flatMap(raisedBy));
  for (const [name, spec] of moneyOf(tool)) {
    const counts = raisedBy(name).some((output) => raised.has(output));
    if (!counts || spec.default !== 0 || named.includes(name) || !(Number(outcome.values[name]) > 0)) continue;
    const without = told(tool, { ...outcome.values, [name]: 0 });
    if (without?.story === story && without.text !== text)
      yield `leaves out ${name}, without which it says: ${without.text}`;
  }
}

/** What a text says to be missing, and the names of rates that are then 0, or of results where no such rate is asked for. */
const MISSING: readonly (readonly [said: RegExp, rate: RegExp, result: RegExp])[] = [
  [/(?<!even )\bwithout (interest|a rate)\b/i, /^(?!.*\btax\b).*(rate|interest)/i, /interest/i],
  [/(?<!even )\bwithout growth\b/i, /return|growth/i, /growth|returns/i],
  [/\bwithout charges\b/i, /^$/, /charges/i],
];
/** What a text says to be there, and the name of the amount that is then above 0. */
const PRESENT: readonly (readonly [said: RegExp, amount: RegExp])[] = [[/\byour current EMIs already\b/i, /EMI/]];
/** Below a tenth of a percent, or of a year, what comes of it may round to nothing. */
const THERE = 0.1;

/** What is said to be missing is missing: a sentence for a rate of 0 does not answer an amount or a time of 0. */
function* wrongCause(tool: Tool, { outcome }: Told, text: string): Generator<string> {
  const shown = Object.entries(tool.inputs).flatMap(([name, spec]) =>
    isNumberInput(spec) && isPartShown(tool, spec, outcome.values, outcome)
      ? [{ ...spec, value: Number(outcome.values[name]) }]
      : [],
  );
  for (const [said, amount] of PRESENT)
    if (said.test(text) && !shown.some(({ label, value }) => amount.test(label) && value > 0))
      yield 'names a cause that is not so';
  if (shown.some(({ kind, value }) => kind === 'years' && value > 0 && value < THERE)) return;
  for (const [said, rate, result] of MISSING) {
    if (!said.test(text)) continue;
    const rates = shown.filter(({ kind, label }) => kind === 'percent' && rate.test(label));
    const missing =
      rates.length > 0
        ? rates.some(({ value }) => value < THERE)
        : Object.entries(tool.outputs).some(([name, { label }]) => result.test(label) && outcome.outputs[name] === 0);
    if (!missing) yield 'names a cause that is not so';
  }
}

/** What a text says of money: that it is had, paid or grows. */
const CLAIMS =
  /\b(becomes?|grows?|grown|earns?|costs?|saves?|repay|keeps?|get (\w+ ){0,3}back|stays? the same|runs out|is taxed|makes no difference)\b/;
/** Such words behind these claim nothing. */
const DENIES = /\b(nothing|no|not|none|never)\b/i;

/** The first part of a text that says something of money, other than what is to be entered. */
const claimIn = (text: string): string | undefined =>
  text.split(/(?<=[.!?,:]) /).find((part) => CLAIMS.test(part) && !DENIES.test(part) && !/^Enter /.test(part));

/** Where each amount that is shown is nothing, nothing is had, paid or grows, and no note gives an amount of nothing. */
function* wrongClaim(tool: Tool, { outcome }: Told, text: string): Generator<string> {
  const amounts = Object.entries(tool.outputs).flatMap(([name, spec]) =>
    spec.kind === 'currency' && isPartShown(tool, spec, outcome.values, outcome) ? [outcome.outputs[name]] : [],
  );
  if (amounts.length === 0 || amounts.some((amount) => amount !== 0)) return;
  const claim = claimIn(text);
  if (claim !== undefined) yield `claims what no figure shows: ${claim}`;
}

/** A note gives no amount of nothing, but where it repeats one that was entered. */
function* wrongAmount(tool: Tool, { outcome }: Told): Generator<string> {
  for (const id of outcome.notes) {
    const repeats = namesOf(textOfNote(tool.notes[id] ?? '')).some((name) => outcome.values[name] === 0);
    if (!repeats && /₹0(?![.,\d])/.test(noteOf(tool, id, outcome))) yield `“${noteOf(tool, id, outcome)}” gives ₹0`;
  }
}

const DAY = '2026-09-30';
const noteOf = (tool: Tool, id: string, outcome: Success) =>
  filledNote(tool, id, outcome, { inputValue: (name) => outcome.values[name], today: DAY });

/** What is said beside the sentence: notes, and the tip where it is no “what if”. */
function besides(tool: Tool, { outcome }: Told): string[] {
  const notes = outcome.notes.map((id) => noteOf(tool, id, outcome));
  const tip = offerOf(tool, outcome.values, outcome, live, DAY);
  return tip && !tip.changes ? [...notes, tip.text] : notes;
}

/** What the sentence, and what stands beside it, says against the figures. */
function wrongAtNothing(tool: Tool, raw: Raw): string[] {
  const said = told(tool, raw);
  if (!said) return [];
  const texts = [said.text, ...besides(tool, said)].flatMap((text) =>
    [...wrongCause(tool, said, text), ...wrongClaim(tool, said, text)].map((each) => `“${text}” ${each}`),
  );
  return [...texts, ...wrongAmount(tool, said)].map((each) => `${each} with ${JSON.stringify(raw)}`);
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

/** Each amount, rate and time at 0, alone with each option of each choice, and two of them together. */
function atNothing(tool: Tool): Raw[] {
  const zeros = Object.entries(tool.inputs).flatMap<Raw>(([name, spec]) =>
    isNumberInput(spec) && spec.kind !== 'number' && !spec.age ? [{ [name]: 0 }] : [],
  );
  const twos = zeros.flatMap((one, at) => zeros.slice(at + 1).map((other) => ({ ...one, ...other })));
  return [...oneByOne(tool), ...twos];
}

describe.each(tools)('the sentence of $id says what is so', ({ tool }) => {
  it('with its notes and its tip, where amounts, rates and times are 0', () => {
    expect(atNothing(tool).flatMap((raw) => wrongAtNothing(tool, raw))).toEqual([]);
  });

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
