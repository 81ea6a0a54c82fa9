import { roundHalfUp, roundSignificant } from '#maths/rounding.ts';
import type {
  BasisDocs,
  HistoryDocs,
  InputsDocs,
  InsightDocs,
  KeepDocs,
  MovementDocs,
  OutputsDocs,
  PartsDocs,
  SumDocs,
  SwapDocs,
  UsesDocs,
} from '#schemas/types.ts';
import { words as messages } from '#words/engine.ts';
import { checkValue, isDay, isMonth } from './check-values.ts';
import type {
  ChartOf,
  CheckedAnswer,
  CheckedInputs,
  CheckedNotes,
  CheckedRefusals,
  CheckedResults,
  CheckedSteps,
  CheckedTables,
  ComputedOf,
  ExampleOf,
  FieldOf,
  Fit,
  NumericKeys,
  RuleOf,
  ValuesOf,
} from './definition-types.ts';
import { fill } from './fill.ts';
import { isNumberResult } from './kinds.ts';
import { LARGEST } from './limits.ts';
import { figuresOf, formatFigure, inputText } from './notes.ts';
import type {
  Basis,
  Chart,
  Column,
  Content,
  Example,
  Failure,
  Input,
  Inputs,
  Keep,
  Live,
  LiveFigures,
  Movement,
  Note,
  NoteFigure,
  Notes,
  Outcome,
  Output,
  Outputs,
  Refusal,
  Refusals,
  Refused,
  Success,
  Sum,
  Table,
  TableRow,
  Tables,
  Tool,
  Value,
  Values,
  WorkingStep,
} from './types.ts';
import { holds } from './visibility.ts';

type Compute = (values: Values, live: LiveFigures | null) => Readonly<Record<string, unknown>> | Refused;

/** Parts of a definition that name its inputs and results. */
interface WithUses<I, O, T> extends UsesDocs {
  readonly charts?: readonly ChartOf<I, O, T>[];
  readonly basis: readonly (string | BasisOf<I, O>)[];
  readonly examples: readonly ExampleOf<I, O>[];
  readonly content?: Content;
  readonly insight?: InsightOf<I>;
  readonly live?: Live;
  readonly keep?: KeepOf<O>;
  readonly swaps?: readonly SwapOf<I>[];
  readonly mayRefuse?: readonly (keyof I & string)[];
  readonly headline?: readonly [keyof O & string] | readonly [keyof O & string, keyof O & string];
  readonly figure?: NumericKeys<O>;
  readonly noWorking?: string;
  readonly related?: readonly string[];
  readonly rises?: readonly MovementOf<I, O>[];
  readonly falls?: readonly MovementOf<I, O>[];
  readonly sums?: readonly SumOf<I, O>[];
}

interface WithInputs<I, N> extends InputsDocs {
  readonly inputs: Fit<I, CheckedInputs<NoInfer<I>, NoInfer<N>>>;
}
interface WithOutputs<I, O> extends OutputsDocs {
  readonly outputs: Fit<O, CheckedResults<NoInfer<O>, Output, NoInfer<I & O>>>;
}
interface WithParts<I, O, T, N, X, W> extends PartsDocs {
  readonly working?: Fit<W, CheckedSteps<NoInfer<W>, NoInfer<I & O>>>;
  readonly tables?: Fit<T, CheckedTables<NoInfer<T>, NoInfer<I & O>>>;
  readonly notes?: Fit<N, CheckedNotes<NoInfer<N>, NoInfer<O>>>;
  readonly refusals?: Fit<X, CheckedRefusals<NoInfer<X>>>;
}
interface WithCompute<I, O, T, N, X, R> {
  /** Pure. Returns unrounded numbers and tables as functions that return rows, or a refusal made with `fail`. */
  compute(
    values: ValuesOf<NoInfer<I>>,
    live: LiveFigures | null,
  ): Fit<
    R,
    CheckedAnswer<
      NoInfer<R>,
      ComputedOf<NoInfer<O>, NoInfer<T>, NoInfer<N>>,
      Refused<FieldOf<NoInfer<I>> | null, keyof NoInfer<X> & string>
    >
  >;
}

/**
 * A definition. It is an intersection of types, since the compiler infers nothing from an object that lacks a property and
 * has an unknown one.
 */
export type Definition<I, O, T, N, X, W, R> = WithInputs<I, N> &
  WithOutputs<I, O> &
  WithParts<I, O, T, N, X, W> &
  WithUses<NoInfer<I>, NoInfer<O>, NoInfer<T>> &
  WithCompute<I, O, T, N, X, R>;

interface BasisOf<I, O> extends BasisDocs {
  readonly text: string;
  readonly showWhen: RuleOf<I & O>;
}

interface InsightOf<I> extends InsightDocs {
  readonly title: string;
  readonly about: string;
  /** What the service is asked, from the values of the inputs. */
  prompt(values: ValuesOf<I>): string;
}

interface KeepOf<O> extends KeepDocs, Pick<Keep, 'migrate'> {
  readonly version: number;
  readonly history?: HistoryOf<O>;
}

interface HistoryOf<O> extends HistoryDocs {
  readonly title: string;
  readonly outputs: readonly NumericKeys<O>[];
}

interface SwapOf<I> extends SwapDocs {
  readonly label: string;
  readonly inputs: readonly [keyof I & string, keyof I & string];
}

interface MovementOf<I, O> extends MovementDocs {
  readonly output: NumericKeys<O>;
  readonly with: NumericKeys<I>;
}

interface SumOf<I, O> extends SumDocs {
  readonly total: NumericKeys<O>;
  readonly parts: readonly (NumericKeys<O> | NumericKeys<I>)[];
}

/** Parts by name, loose enough that the compiler first infers them as they are written. */
type Parts<P> = Readonly<Record<string, P | object | string | number | boolean>>;

/**
 * Makes a calculator from its definition. The definition's own types check it as it is written; the tool that comes out
 * has no type parameters, so that pages, the command and the checks treat all tools alike.
 */
export function defineTool<
  const I extends Parts<Input>,
  const O extends Parts<Output>,
  const T extends Parts<Table> = Record<never, never>,
  const N extends Parts<Note> = Record<never, never>,
  const X extends Parts<Refusal> = Record<never, never>,
  const W extends readonly (WorkingStep | object)[] = readonly [],
  R = unknown,
>(definition: Definition<I, O, T, N, X, W, R>): Tool {
  const inputs = definition.inputs as Inputs;
  const outputs = definition.outputs as Outputs;
  const tables = (definition.tables ?? {}) as Tables;
  const notes = (definition.notes ?? {}) as Notes;
  const refusals = (definition.refusals ?? {}) as Refusals;
  const headline = definition.headline ?? Object.keys(outputs).slice(0, 1);
  // this cast is safe: values are checked against `inputs` before compute gets them
  const compute = definition.compute as unknown as Compute;

  return {
    inputs,
    outputs,
    tables,
    notes,
    charts: (definition.charts ?? []) as readonly Chart[],
    // missing only in a definition that has not been checked
    basis: (definition.basis ?? []).map((basis) =>
      typeof basis === 'string' ? { text: basis } : basis,
    ) as readonly Basis[],
    examples: definition.examples as readonly Example[],
    content: definition.content ?? null,
    insight: (definition.insight as Tool['insight']) ?? null,
    live: definition.live ?? null,
    keep: definition.keep ?? null,
    swaps: definition.swaps ?? [],
    mayRefuse: definition.mayRefuse ?? [],
    headline,
    figure: (definition.figure as string | undefined) ?? figureOf(headline, outputs),
    refusals,
    working: (definition.working ?? []) as readonly WorkingStep[],
    noWorking: definition.noWorking ?? null,
    related: definition.related ?? [],
    rises: (definition.rises ?? []) as readonly Movement[],
    falls: (definition.falls ?? []) as readonly Movement[],
    sums: (definition.sums ?? []) as readonly Sum[],
    // `this`, because a tool in another language is a copy with other texts
    run(raw, live = null) {
      return run(this, compute, raw, live);
    },
  };
}

/** The headline that is a number, or else the first output that is one. */
function figureOf(headline: readonly string[], outputs: Outputs): string | null {
  return [...headline, ...Object.keys(outputs)].find((id) => isNumberResult(outputs[id])) ?? null;
}

interface Declared {
  readonly inputs: Inputs;
  readonly outputs: Outputs;
  readonly tables: Tables;
  readonly notes: Notes;
  readonly refusals: Refusals;
}

function run(
  { inputs, outputs, tables, notes, refusals }: Declared,
  compute: Compute,
  given: Readonly<Record<string, unknown>>,
  live: LiveFigures | null,
): Outcome {
  const checked = readInputs(inputs, given);
  if (!checked.ok) return checked;
  const { values } = checked;
  const declared = belowZero(inputs, values);
  let computed: ReturnType<typeof compute>;
  try {
    computed = declared === null ? compute(values, live) : noResults(declared, outputs, tables);
  } catch (error) {
    return broken(`compute throws: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof computed !== 'object' || computed === null)
    return broken(`compute gives ${textOf(computed)} for its results`);
  if (computed.ok === false) return failure(computed as Refused, refusals, inputs, values);
  const result = computed as Readonly<Record<string, unknown>>;

  const rounded: Record<string, number | string> = {};
  const raw: Record<string, number> = {};
  for (const id in outputs) {
    const value = roundResult(id, outputs[id] as Output, result[id]);
    if (typeof value === 'object') return Object.hasOwn(result, id) ? value : { ...value, gave: Object.keys(result) };
    rounded[id] = value;
    if (typeof value === 'number') raw[id] = result[id] as number;
  }
  const remarks = readNotes(notes, result.notes ?? []);
  if (!remarks.ok) return remarks;
  const cachedRows = new Map<string, readonly TableRow[]>();
  return {
    ok: true,
    values,
    outputs: rounded,
    raw,
    notes: remarks.ids,
    noteFigures: remarks.figures,
    undeclared: () => [...undeclaredIn(result, outputs, tables), ...remarks.undeclared],
    table(id) {
      let rows = cachedRows.get(id);
      if (!rows) {
        rows = roundRows(tables[id]?.columns ?? {}, result[id]);
        cachedRows.set(id, rows);
      }
      return rows;
    },
  };
}

/** The note of the first value below 0 whose input has `belowZero`: all results are then 0. Null where there is none. */
function belowZero(inputs: Inputs, values: Values): string | null {
  for (const name in inputs) {
    const spec = inputs[name] as Inputs[string];
    if ('belowZero' in spec && spec.belowZero !== undefined && (values[name] as number) < 0) return spec.belowZero;
  }
  return null;
}

/** Results that are all 0, with empty tables and the note that says why. */
const noResults = (note: string, outputs: Outputs, tables: Tables): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(Object.entries(outputs).map(([id, spec]) => [id, isNumberResult(spec) ? 0 : ''])),
  ...Object.fromEntries(Object.keys(tables).map((id) => [id, () => []])),
  notes: [note],
});

/** A refusal by compute as the visitor reads it: the definition's sentence with its figures. */
function failure(refused: Refused, refusals: Refusals, inputs: Inputs, values: Values): Failure {
  const { field, refusal } = refused;
  const declared = Object.hasOwn(refusals, refusal) ? refusals[refusal] : undefined;
  if (declared === undefined)
    return { ...broken(`compute refuses with ${textOf(refusal)}, which is not declared in refusals`), refusal };
  const { text, figures: wanted = {} } = typeof declared === 'string' ? { text: declared } : declared;
  const figures: Record<string, number | string> = {};
  for (const [name, spec] of Object.entries(wanted)) {
    const value = roundFigure(`{${name}} of the refusal ${refusal}`, spec, refused.figures?.[name]);
    if (typeof value === 'object') return value;
    figures[name] = value;
  }
  const stray = Object.keys(refused.figures ?? {}).find((name) => !Object.hasOwn(wanted, name));
  if (stray !== undefined) return broken(`compute gives {${stray}} to the refusal ${refusal}, which declares none`);
  const message = fill(text, (name, part) => {
    const own = wanted[name];
    return own ? formatFigure(own, figures[name] as number | string) : inputText(inputs[name], values[name], part);
  });
  return { ok: false, field, message, refusal };
}

/** Anything as text; a few objects cannot be converted. */
function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

function broken(reason: string): Failure {
  return { ok: false, field: null, message: messages.broken, broken: true, reason };
}

function readInputs(inputs: Inputs, raw: Readonly<Record<string, unknown>>): { ok: true; values: Values } | Failure {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return { ok: false, field: null, message: messages.notAnObject };
  for (const name of Object.keys(raw)) {
    if (!Object.hasOwn(inputs, name))
      return { ok: false, field: name, message: messages.unknownInput(name, Object.keys(inputs).join(', ')) };
  }
  const given: Record<string, Value> = {};
  const refused: Record<string, Failure> = {};
  for (const name in inputs) {
    const spec = inputs[name] as Inputs[string];
    const value = Object.hasOwn(raw, name) && raw[name] !== undefined ? raw[name] : spec.default;
    const checked = checkValue(spec, value, name);
    given[name] = checked.ok ? checked.value : spec.default;
    // a value of another type is always a mistake; one out of bounds only matters where the input is shown
    if (!checked.ok && typeof value !== typeof spec.default) return checked;
    if (!checked.ok) refused[name] = checked;
  }
  const values: Record<string, Value> = {};
  for (const name in inputs) {
    const spec = inputs[name] as Inputs[string];
    const shown = holds(spec.showWhen, inputs, (other) => given[other]);
    if (shown && refused[name]) return refused[name];
    values[name] = shown ? (given[name] as Value) : spec.default;
  }
  return { ok: true, values };
}

/** Names that compute returns and the definition does not declare, cells of table rows included. */
function undeclaredIn(result: Readonly<Record<string, unknown>>, outputs: Outputs, tables: Tables): string[] {
  const stray = Object.keys(result).filter(
    (key) => key !== 'notes' && !Object.hasOwn(outputs, key) && !Object.hasOwn(tables, key),
  );
  for (const id in tables) {
    const rows = result[id];
    if (typeof rows !== 'function') continue;
    const columns = tables[id]?.columns ?? {};
    const unknown = new Set<string>();
    for (const row of (rows as () => readonly TableRow[])())
      for (const cell of Object.keys(row)) if (!Object.hasOwn(columns, cell)) unknown.add(cell);
    stray.push(...[...unknown].map((cell) => `${id}.${cell}`));
  }
  return stray;
}

interface Remarks {
  readonly ok: true;
  readonly ids: readonly string[];
  readonly figures: Success['noteFigures'];
  readonly undeclared: readonly string[];
}

/** Reads the notes that compute returns, and rounds the figures that they declare. */
function readNotes(notes: Notes, made: unknown): Remarks | Failure {
  const ids: string[] = [];
  const figures: Record<string, Record<string, number | string>> = {};
  const undeclared: string[] = [];
  if (!Array.isArray(made)) return broken(`compute gives ${textOf(made)} as its notes, which are to be a list`);
  for (const each of made as readonly unknown[]) {
    if (each === false) continue;
    const { id, figures: given } = typeof each === 'object' && each !== null ? (each as GivenNote) : { id: each };
    if (typeof id !== 'string') return broken(`compute gives ${textOf(id)} as a note, which is to be the id of one`);
    const wanted = figuresOf(Object.hasOwn(notes, id) ? notes[id] : undefined);
    const rounded: Record<string, number | string> = {};
    for (const [name, spec] of Object.entries(wanted)) {
      const value = roundFigure(`{${name}} of the note ${id}`, spec, given?.[name]);
      if (typeof value === 'object') return value;
      rounded[name] = value;
    }
    ids.push(id);
    figures[id] = rounded;
    for (const name of Object.keys(given ?? {}))
      if (!Object.hasOwn(wanted, name)) undeclared.push(`notes.${id}.${name}`);
  }
  return { ok: true, ids, figures, undeclared };
}

interface GivenNote {
  readonly id?: unknown;
  readonly figures?: Readonly<Record<string, unknown>>;
}

function roundFigure(id: string, spec: NoteFigure, value: unknown): number | string | Failure {
  if (spec.kind === 'date' && value === '')
    return broken(`compute gives no day as ${id}, which is to be ${messages.day}`);
  return roundResult(id, { label: id, ...spec }, value);
}

/** Rounds one result, or says why there is none. */
function roundResult(id: string, spec: Output, value: unknown): number | string | Failure {
  const gives = (wanted: string) => `compute gives ${textOf(value)} as ${id}, which is to be ${wanted}`;
  if (spec.kind === 'text') return typeof value === 'string' ? value : broken(gives('a text'));
  if (spec.kind === 'date') return value === '' || isDay(value) ? value : broken(gives(messages.day));
  if (spec.kind === 'month') return value === '' || isMonth(value) ? value : broken(gives(messages.month));
  if (typeof value !== 'number') return broken(gives('a number'));
  // extreme inputs can cause this too, so the message tells the visitor what to do
  if (!Number.isFinite(value))
    return { ok: false, field: null, message: messages.tooLarge, reason: gives('a finite number') };
  if (Math.abs(value) > LARGEST) return { ok: false, field: null, message: messages.tooLarge };
  if ('significant' in spec && spec.significant !== undefined) return roundSignificant(value, spec.significant);
  return roundHalfUp(
    value,
    ('decimals' in spec ? spec.decimals : undefined) ?? (spec.kind === 'currency' || spec.kind === 'months' ? 0 : 2),
  );
}

/**
 * Rows for display and export: numbers rounded to the decimals of their column, by default months to whole ones and the rest to
 * two. Throws where compute gives no list of rows.
 */
function roundRows(columns: Readonly<Record<string, Column>>, rows: unknown): readonly TableRow[] {
  if (rows === undefined) throw new Error('compute gives no such table');
  if (typeof rows !== 'function') throw new Error('compute gives no function that gives its rows');
  const made = (rows as () => readonly TableRow[])();
  if (!Array.isArray(made)) throw new Error('compute gives no list of rows');
  return made.map((row) => {
    const rounded: Record<string, number | string> = {};
    for (const id in columns) {
      const column = columns[id] as Column;
      const value = row[id];
      rounded[id] =
        typeof value === 'number' && Number.isFinite(value)
          ? roundHalfUp(
              value,
              ('decimals' in column ? column.decimals : undefined) ?? (column.kind === 'months' ? 0 : 2),
            )
          : String(value ?? '');
    }
    return rounded;
  });
}
