// My figures: what the visitor has typed that other calculators can use. None of it leaves the device.
import { isRecord, removeEntry, writeEntry } from '#src/browser/device.ts';
import { type KnownFigure, type Meaning, meaningOf } from '#src/engine/powers/meanings.ts';
import { isText, keptUnder } from './kept-under.ts';

/** A figure with where it was typed or shown. */
export interface MyFigure extends KnownFigure {
  /** The id of the calculator. */
  readonly tool: string;
  /** Its short name. */
  readonly from: string;
  /** The name of the input or result there. */
  readonly label: string;
  readonly kind: Meaning['kind'];
}

export interface MyFigures {
  /** Whether figures are remembered and offered. */
  readonly on: boolean;
  /** Whether calculators that store a household's entries give theirs; null until the visitor has said so. */
  readonly household: boolean | null;
  /** By their quantity. */
  readonly figures: Readonly<Record<string, MyFigure>>;
}

// `before-paint.js` reads it, too, to reserve the height of what is offered
const NAME = 'figures';
const nothing: MyFigures = { on: true, household: null, figures: {} };

function figureIn(value: unknown): readonly (readonly [string, MyFigure])[] {
  if (!isRecord(value)) return [];
  const { about, tool, from, label, at } = value;
  const meaning = isText(about) ? meaningOf(about) : null;
  const isValue =
    meaning?.kind === 'choice'
      ? typeof value.value === 'string' && meaning.options?.includes(value.value)
      : typeof value.value === 'number' && Number.isFinite(value.value);
  if (!meaning || !isValue || ![tool, from, label].every(isText) || typeof at !== 'number') return [];
  const figure = { about, value: value.value, at, tool, from, label, kind: meaning.kind } as MyFigure;
  return [[meaning.quantity, figure]];
}

/** What is stored; what cannot be read in it is left out. */
export function readFigures(value: unknown): MyFigures {
  if (!isRecord(value)) return nothing;
  const { on, household, figures } = value;
  return {
    on: on !== false,
    household: typeof household === 'boolean' ? household : null,
    figures: Object.fromEntries(isRecord(figures) ? Object.values(figures).flatMap(figureIn) : []),
  };
}

/** What is remembered. */
export const { now: figuresNow, use: useFigures } = keptUnder(NAME, readFigures);

function change(next: MyFigures) {
  const isEmpty = next.on && next.household === null && Object.keys(next.figures).length === 0;
  if (isEmpty) removeEntry(NAME);
  else writeEntry(NAME, next);
}

/** Remembers what a tool says of the visitor. A figure that is remembered already keeps where it comes from. */
export function rememberFigures(said: readonly MyFigure[]) {
  const now = figuresNow();
  if (!now.on) return;
  const figures = { ...now.figures };
  for (const figure of said) {
    const quantity = meaningOf(figure.about)?.quantity;
    if (quantity === undefined) continue;
    const before = figures[quantity];
    const isKnown = before?.about === figure.about && before.value === figure.value;
    if (!isKnown) figures[quantity] = figure;
  }
  change({ ...now, figures });
}

/** Sets the value of a remembered figure. */
export function changeFigure(quantity: string, value: MyFigure['value']) {
  const now = figuresNow();
  const before = now.figures[quantity];
  if (before) change({ ...now, figures: { ...now.figures, [quantity]: { ...before, value, at: Date.now() } } });
}

export function removeFigure(quantity: string) {
  const now = figuresNow();
  change({ ...now, figures: Object.fromEntries(Object.entries(now.figures).filter(([each]) => each !== quantity)) });
}

export const removeAllFigures = () => change({ ...figuresNow(), figures: {} });

/** Switches remembering on or off; off forgets what is remembered. */
export const setFiguresOn = (on: boolean) => change({ ...figuresNow(), on, figures: on ? figuresNow().figures : {} });

/** Whether a calculator that stores a household's entries gives its figures; without it, those that it gave go. */
export function setHousehold(household: boolean, id: string) {
  const now = figuresNow();
  const kept = Object.entries(now.figures).filter(([, { tool }]) => household || tool !== id);
  change({ ...now, household, figures: Object.fromEntries(kept) });
}
