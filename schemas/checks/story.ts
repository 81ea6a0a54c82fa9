import { isNumberInput } from '#src/engine/kinds.ts';
import { storyOf } from '#src/engine/story.ts';
import type { Input, Tool } from '#src/engine/types.ts';
import type { Raw } from './cases.ts';
import type { Mistakes, Subject } from './mistake.ts';

/** The most characters of a story with its figures. */
const MOST = 140;
/** What no sentence may say: an amount below zero, an amount of nothing, a name without a figure. */
const NONSENSE = /[-−]₹|₹0(?!\d|[.,]\d)|[{}]|NaN|…/;

/** The story must have a sentence in every situation. */
export function* checkStory({ tool }: Subject): Mistakes {
  const { story } = tool;
  if (story.length > 0 && story.at(-1)?.showWhen !== undefined)
    yield {
      path: `story[${story.length - 1}].showWhen`,
      message: 'leaves situations without a sentence; the last one has no rule',
    };
}

/** What the story says for usual and odd inputs; needs a tool whose definition has no mistake. */
export const checkToldStory = ({ tool }: Subject): Mistakes =>
  checkSaid('story', tool, MOST, (inputs) => storyOf(tool, tool.run(inputs)) ?? '');

/** The first sentence that is too long or nonsense, of those that a part of a definition gives for usual and odd inputs. */
export function* checkSaid(path: string, tool: Tool, most: number, said: (inputs: Raw) => string): Mistakes {
  for (const inputs of tried(tool)) {
    const text = said(inputs);
    const [wrong] = NONSENSE.exec(text) ?? [];
    if (wrong === undefined && text.length <= most) continue;
    const fault = wrong === undefined ? `has ${text.length} characters; at most ${most}` : `has "${wrong}"`;
    yield { path, message: `${fault} with ${JSON.stringify(inputs)}: "${text}"` };
    return;
  }
}

/** Inputs that are tried: usual, those of the examples, and each input at odd values. */
const tried = ({ examples, inputs }: Tool): readonly Raw[] => [
  {},
  ...examples.map((example) => example.inputs),
  ...Object.entries(inputs).flatMap(([name, spec]) => oddValues(spec).map((value) => ({ [name]: value }))),
  ...[all(inputs, 'currency', LITTLE), all(inputs, 'percent', 0)].filter((each) => Object.keys(each).length > 1),
];

/** A paisa: what comes of it is shown as ₹0. */
const LITTLE = 0.01;

/** All inputs of a kind at one value. */
const all = (inputs: Tool['inputs'], kind: Input['kind'], value: number): Raw =>
  Object.fromEntries(Object.entries(inputs).flatMap(([name, spec]) => (spec.kind === kind ? [[name, value]] : [])));

function oddValues(spec: Input): readonly unknown[] {
  if (spec.kind === 'choice') return spec.options.map(({ value }) => value);
  if (spec.kind === 'toggle') return [!spec.default];
  if (spec.kind === 'rows') return [[]];
  const little = spec.kind === 'currency' ? [LITTLE, 1] : [];
  return isNumberInput(spec) ? [0, ...little, spec.min ?? 1, spec.max ?? spec.default * 10] : [];
}
