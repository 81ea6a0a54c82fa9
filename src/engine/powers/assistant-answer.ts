import { datedNow, type Fact, type FactId, facts, valueOn } from '#rules';
import { fill } from '../fill.ts';
import { textOfNote } from '../notes.ts';
import { complete, formatInput, isPartShown, placesOf } from '../places.ts';
import type { CellValue, Output } from '../types.ts';
import { type Calculation, remarksOf, shownResultsOf } from './calculation.ts';

/** What a value counts. */
type AnswerUnit = 'rupees' | Exclude<Output['kind'], 'currency'>;

export const answerUnitOf = (kind: Output['kind']): AnswerUnit => (kind === 'currency' ? 'rupees' : kind);

/** A figure with its name in the definition and its text on the page. */
interface AnswerFigure {
  readonly name: string;
  readonly label: string;
  readonly value: number | string;
  readonly unit: AnswerUnit;
  readonly text: string;
}

/** A dated fact that a calculation rests on. */
interface AnswerRule {
  readonly label: string;
  readonly value: string;
  /** The day from which it holds, YYYY-MM-DD. */
  readonly since: string;
  readonly source: string;
  /** When or for which period it was confirmed. */
  readonly confirmed: string;
}

/** A calculation as data, for programs that read it. */
export interface Answer {
  /** The inputs that count, defaults included. */
  readonly inputs: readonly {
    readonly name: string;
    readonly label: string;
    readonly value: CellValue;
    readonly text: string;
  }[];
  readonly figures: readonly AnswerFigure[];
  readonly notes: readonly string[];
  readonly assumptions: readonly string[];
  readonly rules: readonly AnswerRule[];
}

/** A calculation with the figures that are shown, what it assumes, and the dated rules that its texts and working name. */
export function answerOf(calculation: Calculation): Answer {
  const { tool, outcome } = calculation;
  const all = complete(tool, calculation.values);
  const { notes, basis } = remarksOf(calculation);
  return {
    inputs: placesOf(tool, all).map((place) => ({
      name: place.path,
      label: place.label,
      value: place.value,
      text: formatInput(place.spec, place.value),
    })),
    figures: shownResultsOf(calculation).map(({ name, label, spec, value, text }) => ({
      name,
      label,
      value,
      unit: answerUnitOf(spec.kind),
      text,
    })),
    notes,
    assumptions: basis,
    rules: rulesBehind([
      ...tool.basis.filter((line) => isPartShown(tool, line, all, outcome)).map(({ text }) => text),
      ...outcome.notes.map((id) => textOfNote(tool.notes[id] ?? '')),
      ...tool.working.filter((step) => isPartShown(tool, step, all, outcome)).map(({ formula }) => formula),
    ]),
  };
}

/** A fact in a text, as `fill` reads it, or a band of one in a formula. */
const NAMED = /\{([a-z]\w*\.[\w.]*?)(?:\.[1-9]\d*\.(?:rate|upTo))?(?:@(\d{4}-\d{2}-\d{2}))?(?:\|[a-z]+)?\}/g;

/** The dated facts that texts and formulas of a definition name, each value once. */
function rulesBehind(texts: readonly string[]): AnswerRule[] {
  const found = new Map<string, AnswerRule>();
  for (const [, name = '', day] of texts.flatMap((text) => [...text.matchAll(NAMED)])) {
    if (!Object.hasOwn(facts, name)) continue;
    const fact: Fact = facts[name as FactId];
    const known = day === undefined ? { ok: true as const, dated: datedNow(fact) } : valueOn(fact, day);
    if (!known.ok) continue;
    const at = `${name}@${known.dated.from}`;
    const part = (which: string) => fill(`{${name}${day === undefined ? '' : `@${day}`}${which}}`);
    found.set(at, {
      label: fact.label,
      value: part(''),
      since: known.dated.from,
      source: part('|source'),
      confirmed: fact.confirmed.words,
    });
  }
  return [...found.values()];
}
