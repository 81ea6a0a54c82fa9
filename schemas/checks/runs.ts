import type { Column, Output, Success, TableRow, Tool } from '#src/engine/types.ts';
import { type Mistake, type Mistakes, notA, type Subject, shown } from './mistake.ts';

/** What compute gives for the defaults and for every example. */
export function* checkRuns({ tool }: Subject): Mistakes {
  const told = new Set<string>();
  const cases = [
    { path: 'defaults', inputs: {}, outputs: {} },
    ...tool.examples.map(({ inputs, outputs }, index) => ({ path: `examples[${index}]`, inputs, outputs })),
  ];
  for (const { path, inputs, outputs } of cases)
    for (const { path: at, message } of checkRun(tool, path, inputs, outputs)) {
      // what is wrong with one run is often wrong with all
      if (!told.has(`${at} ${message}`))
        yield { path: at === '' ? path : at.startsWith('.') ? `${path}${at}` : `${path}: ${at}`, message };
      told.add(`${at} ${message}`);
    }
}

type Raw = Readonly<Record<string, unknown>>;

/** What is wrong with one run; an empty path stands for the run as a whole. */
function* checkRun(tool: Tool, path: string, given: Raw, wanted: Raw): Mistakes {
  const outcome = tool.run(given);
  if (!outcome.ok) {
    // a tool with live figures refuses without them
    if (tool.live && path === 'defaults' && outcome.broken === undefined) return;
    const field = outcome.field === null ? '' : ` (${outcome.field})`;
    yield { path: '', message: (outcome.reason ?? outcome.message) + field };
    return;
  }
  const again = tool.run(given);
  if (JSON.stringify(again) !== JSON.stringify(outcome)) {
    yield { path: '', message: 'gives different results in two runs' };
    return;
  }
  for (const [name, value] of Object.entries(wanted)) yield* checkFigure(tool, outcome, name, value);
  for (const [name, spec] of Object.entries(tool.outputs))
    yield* checkWord(`outputs.${name}`, spec, outcome.outputs[name]);
  const notes = Object.keys(tool.notes);
  for (const note of outcome.notes)
    if (!notes.includes(note)) yield { path: 'notes', message: notA(note, 'a note', notes) };
  const before: Mistake[] = [];
  for (const name of Object.keys(tool.tables)) {
    const rows = rowsOf(outcome, name);
    if (typeof rows === 'string') before.push({ path: `tables.${name}`, message: rows });
    else if (JSON.stringify(rows) !== JSON.stringify(again.ok && rowsOf(again, name)))
      yield { path: `tables.${name}`, message: 'gives different rows in two runs' };
    else yield* checkCells(tool, name, rows);
  }
  yield* before;
  if (before.length > 0) return;
  for (const name of outcome.undeclared()) {
    const [table = '', cell] = name.split('.');
    const have =
      cell === undefined
        ? [...Object.keys(tool.outputs), ...Object.keys(tool.tables)]
        : Object.keys(tool.tables[table]?.columns ?? {});
    yield { path: '', message: `computes "${name}", which is not declared (have: ${have.join(', ')})` };
  }
}

/** A figure of an example. */
function* checkFigure({ outputs }: Tool, outcome: Success, name: string, value: unknown): Mistakes {
  const path = `.outputs.${name}`;
  if (!Object.hasOwn(outputs, name)) yield { path, message: notA(name, 'an output', Object.keys(outputs)) };
  else if (outcome.outputs[name] !== value)
    yield { path, message: `is ${shown(value)} here but computes to ${shown(outcome.outputs[name])}` };
}

/** A text that is to be one of several. */
function* checkWord(path: string, spec: Output | Column, value: unknown): Mistakes {
  const values = spec.kind === 'text' ? spec.values : undefined;
  if (values && !Object.hasOwn(values, String(value)))
    yield { path, message: notA(String(value), 'a value', Object.keys(values)) };
}

/** The first wrong cell of each column. */
function* checkCells({ tables }: Tool, name: string, rows: readonly TableRow[]): Mistakes {
  for (const [column, spec] of Object.entries(tables[name]?.columns ?? {})) {
    const values = spec.kind === 'text' ? spec.values : undefined;
    const wrong = rows.findIndex(({ [column]: cell }) =>
      values ? !Object.hasOwn(values, String(cell)) : spec.kind !== 'text' && typeof cell === 'string',
    );
    const path = `tables.${name}[${wrong}].${column}`;
    const cell = rows[wrong]?.[column];
    if (cell === undefined) continue;
    if (spec.kind === 'text') yield* checkWord(path, spec, cell);
    else
      yield { path, message: cell === '' ? 'is no number: it is declared but not computed' : `is no number (${cell})` };
  }
}

/** A table's rows, or why there are none. */
function rowsOf(outcome: Success, table: string): readonly TableRow[] | string {
  try {
    return outcome.table(table);
  } catch (error) {
    return `throws: ${error instanceof Error ? error.message : String(error)}`;
  }
}
