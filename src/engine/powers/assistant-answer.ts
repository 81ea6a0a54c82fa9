import { datedNow, type Fact, type FactId, facts, valueOn } from '#rules';
import { fill } from '../fill.ts';
import { textOfNote } from '../notes.ts';
import { formatInput, isPartShown, placesOf } from '../places.ts';
import type { Output } from '../types.ts';
import { type Calculation, remarksOf, shownResultsOf } from './calculation.ts';

/** What a value counts. */
export const answerUnitOf = (kind: Output['kind']) => (kind === 'currency' ? 'rupees' : kind);

/**
 * A calculation as data, for programs that read it: the inputs that count, defaults included, the figures that are shown, what it assumes, and
 * the dated rules that its texts and working name.
 */
export function answerOf(calculation: Calculation) {
  const { tool, outcome } = calculation;
  const { values } = outcome;
  const { notes, basis } = remarksOf(calculation);
  return {
    inputs: placesOf(tool, values).map((place) => ({
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
      ...tool.basis.filter((line) => isPartShown(tool, line, values, outcome)).map(({ text }) => text),
      ...outcome.notes.map((id) => textOfNote(tool.notes[id] ?? '')),
      ...tool.working.filter((step) => isPartShown(tool, step, values, outcome)).map(({ formula }) => formula),
    ]),
  };
}

/** A fact in a text, as `fill` reads it, or a band of one in a formula. */
const NAMED = /\{([a-z]\w*\.[\w.]*?)(?:\.[1-9]\d*\.(?:rate|upTo))?(?:@(\d{4}-\d{2}-\d{2}))?(?:\|[a-z]+)?\}/g;

/** The dated facts that texts and formulas of a definition name, each value once. */
function rulesBehind(texts: readonly string[]) {
  const found = texts
    .flatMap((text) => [...text.matchAll(NAMED)])
    .flatMap(([, name = '', day]) => {
      if (!Object.hasOwn(facts, name)) return [];
      const fact: Fact = facts[name as FactId];
      const known = day === undefined ? { ok: true as const, dated: datedNow(fact) } : valueOn(fact, day);
      if (!known.ok) return [];
      const part = (which: string) => fill(`{${name}${day === undefined ? '' : `@${day}`}${which}}`);
      const since = known.dated.from;
      const rule = {
        label: fact.label,
        value: part(''),
        since,
        source: part('|source'),
        confirmed: fact.confirmed.words,
      };
      return [[`${name}@${since}`, rule] as const];
    });
  return [...new Map(found).values()];
}
