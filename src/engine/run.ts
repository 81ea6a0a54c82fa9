import { words as messages } from '#words/validation.ts';
import { asText, broken, refuse } from './failure.ts';
import { fill } from './fill.ts';
import { formatFigure, inputAsText } from './filled-text.ts';
import { checkValue, noteBelow } from './input-schema.ts';
import { figuresOfNote } from './notes.ts';
import { roundFigures, roundResult, roundRows } from './round.ts';
import type {
  Failure,
  Input,
  Inputs,
  LiveFigures,
  Notes,
  Outcome,
  Output,
  Outputs,
  Refusals,
  Refused,
  TableRow,
  Tables,
  Tool,
  Value,
  Values,
} from './types.ts';
import { isNumberInput, isNumberResult } from './utilities.ts';
import { holds } from './visibility.ts';

/** The definition's compute, for values that have been checked against its inputs. */
export type Compute = (values: Values, live: LiveFigures | null) => Readonly<Record<string, unknown>> | Refused;

/** What a definition declares of what goes in and comes out. */
type Declared = Pick<Tool, 'inputs' | 'outputs' | 'tables' | 'notes' | 'refusals'>;

/**
 * One calculation: checks the inputs, computes, and rounds the results once.
 *
 * @param given by name; an input that is missing has its default
 */
export function run(
  { inputs, outputs, tables, notes, refusals }: Declared,
  compute: Compute,
  given: Readonly<Record<string, unknown>>,
  live: LiveFigures | null,
): Outcome {
  const checked = readInputs(inputs, given);
  if (!checked.ok) return checked;
  const { values } = checked;
  const note = firstNoteBelow(inputs, values);
  let computed: ReturnType<typeof compute>;
  try {
    computed = note === null ? compute(values, live) : noResults(note, outputs, tables);
  } catch (error) {
    return broken(`compute throws: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof computed !== 'object' || computed === null)
    return broken(`compute gives ${asText(computed)} for its results`);
  if (computed.ok === false) return failure(computed as Refused, refusals, inputs, values);
  const result = computed as Readonly<Record<string, unknown>>;

  const rounded: Record<string, number | string> = {};
  const raw: Record<string, number> = {};
  for (const id in outputs) {
    const value = roundResult(id, outputs[id] as Output, result[id]);
    if (isFailure(value)) return Object.hasOwn(result, id) ? value : { ...value, gave: Object.keys(result) };
    rounded[id] = value;
    if (typeof value === 'number') raw[id] = result[id] as number;
  }
  const remarks = readNotes(notes, result.notes ?? []);
  if (!remarks.ok) return remarks;
  const rowsOf = (toPaise: boolean) => memoized((id) => roundRows(tables[id]?.columns ?? {}, result[id], toPaise));
  return {
    ok: true,
    values,
    outputs: rounded,
    raw,
    notes: remarks.ids,
    noteFigures: remarks.figures,
    undeclared: () => [...undeclaredIn(result, outputs, tables), ...remarks.undeclared],
    table: rowsOf(true),
    shownTable: rowsOf(false),
    rawTable: (id) => (result[id] as () => readonly TableRow[])(),
  };
}

const isFailure = (rounded: number | string | Failure): rounded is Failure => typeof rounded === 'object';

/** Rows by the id of their table, made when they are first asked for. */
function memoized(make: (id: string) => readonly TableRow[]): (id: string) => readonly TableRow[] {
  const made = new Map<string, readonly TableRow[]>();
  return (id) => {
    const rows = made.get(id) ?? make(id);
    made.set(id, rows);
    return rows;
  };
}

/** The note of the first value that has one because it is below what is allowed; else null. */
function firstNoteBelow(inputs: Inputs, values: Values): string | null {
  for (const [name, spec] of Object.entries(inputs)) {
    const note = isNumberInput(spec) ? noteBelow(spec, values[name] as number) : null;
    if (note !== null) return note;
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
    return { ...broken(`compute refuses with ${asText(refusal)}, which is not declared in refusals`), refusal };
  const { text, figures: wanted = {} } = typeof declared === 'string' ? { text: declared } : declared;
  const rounded = roundFigures('refusal', refusal, wanted, refused.figures);
  if (!rounded.ok) return rounded;
  const { figures } = rounded;
  const stray = Object.keys(refused.figures ?? {}).find((name) => !Object.hasOwn(wanted, name));
  if (stray !== undefined) return broken(`compute gives {${stray}} to the refusal ${refusal}, which declares none`);
  const message = fill(text, (name, part) => {
    const own = wanted[name];
    return own ? formatFigure(own, figures[name] as number | string) : inputAsText(inputs[name], values[name], part);
  });
  return { ok: false, field, message, refusal };
}

/** Whether a value needs no check: it is the default, which the check of definitions has tried. Rows may leave cells out. */
const isWholeDefault = (spec: Input, value: unknown): boolean =>
  value === spec.default && (spec.kind !== 'rows' || spec.default.length === 0);

function readInputs(inputs: Inputs, raw: Readonly<Record<string, unknown>>): { ok: true; values: Values } | Failure {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refuse(null, messages.notAnObject);
  for (const name of Object.keys(raw)) {
    if (!Object.hasOwn(inputs, name)) return refuse(name, messages.unknownInput(name, Object.keys(inputs).join(', ')));
  }
  const given: Record<string, Value> = {};
  const refused: Record<string, Failure> = {};
  for (const name in inputs) {
    const spec = inputs[name] as Inputs[string];
    const value = Object.hasOwn(raw, name) && raw[name] !== undefined ? raw[name] : spec.default;
    const checked = isWholeDefault(spec, value)
      ? { ok: true as const, value: spec.default }
      : checkValue(spec, value, name);
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

/** Reads the notes that compute returns, and rounds the figures that they declare. */
function readNotes(notes: Notes, made: unknown) {
  const ids: string[] = [];
  const figures: Record<string, Record<string, number | string>> = {};
  const undeclared: string[] = [];
  if (!Array.isArray(made)) return broken(`compute gives ${asText(made)} as its notes, which must be a list`);
  for (const each of made as readonly unknown[]) {
    if (each === false) continue;
    const note: { readonly id?: unknown; readonly figures?: Readonly<Record<string, unknown>> } =
      typeof each === 'object' && each !== null ? each : { id: each };
    const { id, figures: given } = note;
    if (typeof id !== 'string') return broken(`compute gives ${asText(id)} as a note, which must be the id of one`);
    const wanted = figuresOfNote(Object.hasOwn(notes, id) ? notes[id] : undefined);
    const rounded = roundFigures('note', id, wanted, given);
    if (!rounded.ok) return rounded;
    ids.push(id);
    figures[id] = rounded.figures;
    for (const name of Object.keys(given ?? {}))
      if (!Object.hasOwn(wanted, name)) undeclared.push(`notes.${id}.${name}`);
  }
  return { ok: true as const, ids, figures, undeclared };
}
