import { KindIcon } from '#src/design/icon.tsx';
import { unseenLook } from '#src/design/text.tsx';
import { formatResult, inWordsOf, withHyphen } from '#src/engine/format.ts';
import { rowOf } from '#src/engine/places.ts';
import { type Result, resultOf, textOfResult } from '#src/engine/results.ts';
import type { Failure, Outcome, Output, Tool } from '#src/engine/types.ts';
import { holds } from '#src/engine/visibility.ts';
import { words } from '#words/page.ts';
import { type Calculator, isMissing, useCalculator } from '../state/calculator.ts';
import { useToday } from '../state/today.ts';

/** What the page writes as the figure, a dash where the inputs are refused. */
export const figureText = (result: Result): string =>
  result.value === undefined ? words.noFigure : textOfResult(result);

/**
 * How a figure at which notes stand is marked: as the first is meant, or else as impossible (an empty mark); `none` where it is 0,
 * because there is no such figure, which is not an error.
 */
export const deniedMark = ({ denial, value, kind }: Pick<Result, 'denial' | 'value' | 'kind'>) =>
  denial === '' ? undefined : (kind ?? (value === 0 ? 'none' : ''));

/** From here on an amount is shown in its short form first. */
const CRORE = 10_000_000;

/** A large amount as people say it, such as ₹1.16 crore; null for every other figure. */
export function shortFigureText({ spec, value, unsigned }: Pick<Result, 'spec' | 'value' | 'unsigned'>): string | null {
  if (typeof value !== 'number' || Math.abs(value) < CRORE) return null;
  return inWordsOf(spec, unsigned ? Math.abs(value) : value);
}

/** Whether a result is a number; a duration is words, between which a line may break. */
const isNumber = ({ kind }: Output) => kind !== 'text' && kind !== 'months';

/** Why there are no figures; with the row's name if it is about a row, because its cell may be out of sight. */
export function refusalText({ inputs }: Tool, { field, message }: Failure): string {
  const row = rowOf(inputs, field);
  return row === null ? message : words.inRow(row, message);
}

/** The results shown large, with their specs, and all others. */
export function splitResults({ outputs, headline }: Tool): Record<'headlines' | 'rest', (readonly [string, Output])[]> {
  const all = Object.entries(outputs);
  return {
    headlines: headline.flatMap((name) => all.filter(([each]) => each === name)),
    rest: all.filter(([name]) => !headline.includes(name)),
  };
}

export type NamedOutputs = readonly (readonly [name: string, Output])[];

/** Those of some results that are shown now, with their present labels and values. */
export function useResults(outcome: Outcome, results: NamedOutputs): Result[] {
  const { tool, store } = useCalculator();
  const today = useToday();
  return results
    .filter(([, { showWhen }]) => holds(showWhen, tool.inputs, store.value))
    .map((result) => resultOf(tool, result, outcome, store.value, today));
}

/** The present refusal. Missing live figures are none: they may be loading, or else the line about them says so. */
export const refusalOf = ({ store }: Calculator, outcome: Outcome): Failure | null =>
  outcome.ok || isMissing(store) ? null : outcome;

export const deniedLook = {
  '& output[data-unsigned], & output[data-none]': { ...unseenLook, userSelect: 'none' },
  '& output[data-denied]': { color: 'danger' },
  '& strong': { display: 'block', mt: 1, color: 'danger', fontSize: 'sm', fontWeight: 500, maxWidth: 'prose' },
  '& strong > svg': { display: 'inline', verticalAlign: '-0.25em', me: 1.5 },
  // a result of 0 whose note says that there is no such figure, such as no year: not an error
  '& output[data-denied=none] ~ strong': { color: 'fg' },
  // no year and no age: the note says so in place of the 0
  '& output[data-none] ~ strong': { fontSize: 'md', mt: 0 },
  '& output[data-denied=careful], & output[data-denied=careful] ~ strong': { color: 'careful' },
  '& output[data-denied=good], & output[data-denied=good] ~ strong': { color: 'good' },
} as const;
/** The most letters that are shown as large as a figure, however narrow the results are. */
const SHORT = 14;

/** A result, as a page writes it and as screen readers and scripts read it. */
export function Figure({ result, text }: { result: Result; text: string }) {
  const { name, spec, value, label, denial, unsigned, none } = result;
  if (unsigned && value !== undefined)
    // what is seen has no sign; screen readers and scripts get the figure itself, with the label that needs one
    return (
      <output name={name} aria-live="off" aria-label={spec.label} data-unsigned="">
        {withHyphen(formatResult(spec, value))}
      </output>
    );
  return (
    <output
      name={name}
      aria-live="off"
      aria-label={label}
      aria-describedby={denial === '' ? undefined : `${name}-denial`}
      data-denied={deniedMark(result)}
      data-none={none ? '' : undefined}
      aria-hidden={none || undefined}
      data-long={text.length > SHORT ? '' : undefined}
      data-number={isNumber(spec) || text === words.noFigure ? '' : undefined}
    >
      {/* where there is no such figure, its note says so in sight */}
      {withHyphen(none ? formatResult(spec, 0) : text)}
    </output>
  );
}

/** The icon of a mark: a figure that is not allowed is wrong, and one that does not exist says so plainly. */
const MARK_ICONS = { '': 'wrong', none: 'plain', careful: 'careful', good: 'good' } as const;

/** What the notes at a figure say, with the icon of how they are meant. */
export function Denial(result: Result) {
  const mark = deniedMark(result);
  if (mark === undefined) return null;
  return (
    <strong id={`${result.name}-denial`}>
      <KindIcon kind={MARK_ICONS[mark]} />
      {result.denial}
    </strong>
  );
}
