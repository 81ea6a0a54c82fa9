import { isDay, isMonth } from '#maths/calendar.ts';
import { checkValue } from '#src/engine/input-schema.ts';
import { figuresOfNote } from '#src/engine/notes.ts';
import type {
  Column,
  Failure,
  LiveFigures,
  Outcome,
  Output,
  Success,
  TableRow,
  Tool,
  Values,
} from '#src/engine/types.ts';
import { holds } from '#src/engine/visibility.ts';
import { type Case, casesOf, checkGiven, inWorld, type Raw, situations, valueIn, type World } from './cases.ts';
import { haveOf, inPlainWords, type Mistakes, nearest, notA, type Subject, shown } from './mistake.ts';

/** More rows than anyone reads, and than a phone draws without a pause. */
const MOST_ROWS = 5000;
/** The most mistakes that are reported for values other than defaults and examples. */
const MOST_REPORTED = 5;

/** Of this many cases one is run twice, on two days. */
const TWICE = 4;

const TODAY: World = { now: Date.UTC(2026, 3, 1), seed: 1 };
const OTHER: World = { now: Date.UTC(2031, 10, 20, 13, 45), seed: 2 };

/** Checks what compute returns: for the defaults, for every example, and for what visitors may enter. */
export function* checkRuns({ tool }: Subject, onRun: (what: string) => void): Mistakes {
  const { run: _run, ...data } = tool;
  frozen(data);
  const seen = new Set<string>();
  let count = 0;
  const runs = function* (each: Case, wanted: Raw | null, live: LiveFigures | null, isTwice = true): Mistakes {
    onRun(each.path);
    for (const { path, message } of checkRun(tool, each, wanted, live, isTwice)) {
      // the same mistake often appears in all runs
      const known = `${path} ${message}`.replace(/-?\d[\d.]*(e[+-]?\d+)?/g, '#');
      if (seen.has(known)) continue;
      seen.add(known);
      count++;
      yield {
        path: path === '' ? each.path : path.startsWith('.') ? `${each.path}${path}` : `${each.path}: ${path}`,
        message,
      };
    }
  };
  yield* runs({ path: 'defaults', given: {}, reach: 'usual' }, {}, null);
  for (const [index, example] of tool.examples.entries()) {
    const path = `examples[${index}]`;
    // wrong inputs are already reported
    if ([...checkGiven(path, example, tool)].length > 0) continue;
    yield* runs({ path, given: frozen(example.inputs), reach: 'usual' }, example.outputs, null);
  }
  const first = observe(tool, {}, null, TODAY).text;
  if (count > 0) return;
  const live = tool.live && frozen(madeUp(tool));
  for (const [index, each] of [...casesOf(tool)].entries()) {
    if (count >= MOST_REPORTED) return;
    yield* runs({ ...each, given: frozen(each.given) }, null, live, index % TWICE === 0);
  }
  if (count === 0 && observe(tool, {}, null, TODAY).text !== first)
    yield { path: 'defaults', message: `gives different results after other runs; ${STATE}` };
}

/** Live figures for every option, since a definition does not list their names. */
export function madeUp({ inputs }: Tool): LiveFigures {
  const options = Object.values(inputs).flatMap((spec) => (spec.kind === 'choice' ? spec.options : []));
  return Object.fromEntries(options.map(({ value }, index) => [String(value), 1 + index / 8]));
}

/** A run with its tables. */
interface Seen {
  readonly outcome: Outcome;
  readonly tables: readonly (readonly [name: string, rows: readonly TableRow[] | string])[];
  /** Everything as text, for comparison. */
  readonly text: string;
}

function observe(tool: Tool, given: Raw, live: LiveFigures | null, world: World): Seen {
  return inWorld(world, () => {
    const outcome = tool.run(given, live);
    if (!outcome.ok) return { outcome, tables: [], text: shown(outcome) };
    const tables = Object.keys(tool.tables).map((name) => [name, rowsOf(outcome, name)] as const);
    return { outcome, tables, text: shown([outcome.outputs, outcome.notes, tables]) };
  });
}

/**
 * What is wrong with one run; an empty path means the run as a whole.
 *
 * @param isTwice whether it is run again on another day, with other random numbers
 */
export function* checkRun(
  tool: Tool,
  { path, given, reach }: Case,
  wanted: Raw | null,
  live: LiveFigures | null,
  isTwice = true,
): Mistakes {
  const seen = observe(tool, given, live, TODAY);
  const other = isTwice ? observe(tool, given, live, OTHER) : seen;
  if (seen.text !== other.text) {
    yield { path: differing(seen, other), message: `gives different results in two runs; ${STATE}` };
    return;
  }
  const { outcome, tables } = seen;
  if (!outcome.ok) {
    // a tool with live figures refuses without them
    if (tool.live && path === 'defaults' && outcome.broken === undefined) return;
    const isRefused = outcome.broken === undefined && outcome.reason === undefined;
    const told = isRefused
      ? `is refused: ${reasonOf(tool, outcome)}; defaults and examples must get figures`
      : reasonOf(tool, outcome);
    const message = wanted === null ? wrongRefusal(tool, given, outcome, reach) : told;
    if (message !== null) yield { path: '', message };
    return;
  }
  for (const [name, value] of Object.entries(wanted ?? {})) yield* checkFigure(tool, outcome, name, value);
  for (const [name, spec] of Object.entries(tool.outputs)) {
    const message = wrongWord(spec, outcome.outputs[name]);
    if (message !== null) yield { path: `outputs.${name}`, message };
  }
  yield* checkNotes(tool, outcome.notes);
  for (const [name, rows] of tables)
    if (typeof rows === 'string') yield { path: `tables.${name}`, message: rows };
    else {
      yield* checkCells(tool, name, rows);
      if (reach === 'usual' && rows.length > MOST_ROWS)
        yield { path: `tables.${name}`, message: `has ${rows.length} rows; at most ${MOST_ROWS} for usual values` };
    }
  // rows that a visitor enters may have any order
  if (wanted !== null) yield* checkAlong(tool, tables);
  yield* checkUnchanged(tool, given, outcome);
  if (tables.some(([, rows]) => typeof rows === 'string')) return;
  yield* checkDeclared(tool, outcome);
  const fault = faultOfPrompt(tool, outcome.values);
  if (fault !== null) yield { path: 'insight.prompt', message: fault };
}

const STATE = 'compute must remember nothing between runs, and read no clock and no random numbers';

/** The table in which two runs differ, or an empty text where results do. */
function differing(one: Seen, other: Seen): string {
  if (!one.outcome.ok || !other.outcome.ok) return '';
  if (shown([one.outcome.outputs, one.outcome.notes]) !== shown([other.outcome.outputs, other.outcome.notes]))
    return '';
  const table = one.tables.find(([, rows], index) => shown(rows) !== shown(other.tables[index]?.[1]));
  return table ? `tables.${table[0]}` : '';
}

function reasonOf(tool: Tool, failure: Failure): string {
  const { reason, message, field } = failure;
  const text =
    inPlainWords(reason ?? message) +
    (field === null ? '' : ` (${field})`) +
    ofKind(tool, failure) +
    meantBy(tool, failure);
  return /read only|not extensible|Cannot (add|delete|define|redefine) property/.test(text)
    ? `${text}; compute must not change its inputs, so copy them first`
    : text;
}

/** Why a result must be a number, where compute gives a text or the like. */
function ofKind({ outputs }: Tool, { reason = '', gave }: Failure): string {
  const [, name = ''] = /^compute gives .* as (\w+), which must be a number$/s.exec(reason) ?? [];
  const kind = gave === undefined && Object.hasOwn(outputs, name) ? outputs[name]?.kind : undefined;
  return kind === undefined
    ? ''
    : `, since its kind is ${kind}; leave signs and words to the page, or declare kind: 'text'`;
}

/** The name that was probably meant, where compute returns a result or names a refusal that is not declared. */
function meantBy({ outputs, tables, refusals }: Tool, { gave, refusal, broken }: Failure): string {
  if (gave) {
    const strays = gave.filter((name) => !Object.hasOwn(outputs, name) && !Object.hasOwn(tables, name));
    for (const missing of Object.keys(outputs).filter((name) => !gave.includes(name))) {
      const near = nearest(missing, strays);
      if (near !== null) return `; it gives "${near}": did you mean ${missing}?`;
    }
    return ` (gives: ${gave.join(', ') || 'nothing'})`;
  }
  if (!broken || refusal === undefined) return '';
  return haveOf(String(refusal), Object.keys(refusals));
}

/**
 * What is wrong with a refusal; null where it is right.
 *
 * Usual values are never refused: a slider gives figures at every position. A warning is a note beside the figures. Where no
 * figure exists, the bounds must be narrower. A value that other inputs allow may be refused, and so may rows, which hold
 * several values.
 */
function wrongRefusal(tool: Tool, given: Raw, failure: Failure, reach: Case['reach']): string | null {
  const { field, message, broken, reason } = failure;
  if (broken || (reason !== undefined && reach !== 'far')) {
    // outside the usual range the input is at fault more often than the formula
    const refuse = reach !== 'usual' && /\bfinite number$/.test(reason ?? '');
    return reasonOf(tool, failure) + (refuse ? '; refuse it with fail(…), or return a figure and a note' : '');
  }
  if (typeof message !== 'string' || !/^\p{L}.{9,}[.!?]$/su.test(message))
    return `refuses with ${shown(message)}, which is not a whole sentence`;
  const odd = /\b(NaN|Infinity|undefined|null)\b|\[object \w+\]/.exec(message);
  if (odd) return `refuses with a sentence that has "${odd[0]}" in it: ${message}`;
  const [name = ''] = String(field).split('.');
  if (field !== null && !isField(tool, field))
    return `refuses "${field}", ${notA(name, 'an input', Object.keys(tool.inputs)).replace(/^"[^"]*" /, 'which ')}`;
  if (reach !== 'usual' || tool.live || tool.inputs[name]?.kind === 'rows') return null;
  if (field !== null && isAllowedElsewhere(tool, name, given)) return null;
  return `refuses usual values (${field === null ? message : `${field}: ${message}`}); return figures with a note, or narrow the bounds`;
}

/** Whether a tool gives figures for this value of an input with some values of the others. */
function isAllowedElsewhere(tool: Tool, name: string, given: Raw): boolean {
  const value = valueIn(given, tool.inputs)(name);
  for (const each of situations(tool, { [name]: value })) if (tool.run(each).ok) return true;
  return false;
}

/** Whether a refusal names an input, or a row or a cell of one. */
function isField({ inputs }: Tool, field: string): boolean {
  const [name = '', index, column, ...rest] = String(field).split('.');
  const spec = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
  if (!spec || rest.length > 0) return false;
  if (index === undefined) return true;
  return spec.kind === 'rows' && /^\d+$/.test(index) && (column === undefined || Object.hasOwn(spec.columns, column));
}

/** What was probably mixed up where a figure is so many times another; empty where nothing shows. */
export function mixedUp(times: number): string {
  const isNear = (factor: number) => [times, 1 / times].some((each) => Math.abs(each / factor - 1) < 0.001);
  if (isNear(12)) return ', 12 times as much or a twelfth; are months taken for years?';
  return isNear(100) ? ', 100 times as much or a hundredth; a percentage is 15 for 15%' : '';
}

/** A figure of an example. */
function* checkFigure({ outputs }: Tool, outcome: Success, name: string, value: unknown): Mistakes {
  if (Object.hasOwn(outputs, name) && outcome.outputs[name] !== value)
    yield {
      path: `.outputs.${name}`,
      message: `is ${shown(value)} here but computes to ${shown(outcome.outputs[name])}${mixedUp(Number(outcome.outputs[name]) / Number(value))}`,
    };
}

/** A text must be one of the declared values, or free text without traces of a missing value. */
function wrongWord(spec: Output | Column, value: unknown): string | null {
  if (spec.kind !== 'text') return null;
  if (spec.values && !Object.hasOwn(spec.values, String(value)))
    return notA(String(value), 'a value', Object.keys(spec.values));
  const odd = /\b(undefined|NaN)\b|\[object \w+\]/.exec(String(value));
  return odd ? `has "${odd[0]}" in its text` : null;
}

function* checkNotes(tool: Tool, given: readonly string[]): Mistakes {
  const have = Object.keys(tool.notes);
  for (const [index, note] of given.entries())
    if (!have.includes(note)) yield { path: 'notes', message: notA(note, 'a note', have) };
    else if (given.indexOf(note) !== index) yield { path: 'notes', message: `has "${note}" twice` };
}

/** The first wrong cell of each column. */
function* checkCells({ tables }: Tool, name: string, rows: readonly TableRow[]): Mistakes {
  for (const [column, spec] of Object.entries(tables[name]?.columns ?? {}))
    for (const [index, { [column]: cell }] of rows.entries()) {
      const message = wrongCell(spec, cell);
      if (message === null) continue;
      yield { path: `tables.${name}[${index}].${column}`, message };
      break;
    }
}

/** What is wrong with a cell; null where it is right. */
function wrongCell(spec: Column, cell: unknown): string | null {
  if (spec.kind === 'text') return wrongWord(spec, cell);
  if (spec.kind === 'date' || spec.kind === 'month') {
    if (cell === '' || (spec.kind === 'date' ? isDay : isMonth)(cell)) return null;
    return `is ${shown(cell)}, but a ${spec.kind} is written ${spec.kind === 'date' ? 'YYYY-MM-DD' : 'YYYY-MM'}`;
  }
  if (typeof cell !== 'string') return null;
  return cell === '' ? 'is not a number: it is declared but never computed' : `is not a number (${cell})`;
}

/** The x axis of a chart must rise from row to row, unless it has words. */
function* checkAlong(tool: Tool, tables: Seen['tables']): Mistakes {
  for (const [index, chart] of tool.charts.entries()) {
    const kind = 'x' in chart ? tool.tables[chart.table]?.columns[chart.x]?.kind : undefined;
    if (!('x' in chart) || kind === undefined || kind === 'text') continue;
    const rows = tables.find(([name]) => name === chart.table)?.[1];
    const cells = Array.isArray(rows) ? rows.map((row: TableRow) => row[chart.x] ?? '') : [];
    const at = cells.findIndex((cell, row) => row > 0 && !((cells[row - 1] ?? '') < cell));
    if (at > 0)
      yield {
        path: `charts[${index}].x`,
        message: `"${chart.x}" is ${cells[at - 1]} in a row and ${cells[at]} in the next, but must rise from row to row`,
      };
  }
}

/** Reports inputs that compute has changed. */
function* checkUnchanged({ inputs }: Tool, given: Raw, { values }: Success): Mistakes {
  const value = valueIn(given, inputs);
  for (const [name, spec] of Object.entries(inputs)) {
    const checked = checkValue(spec, value(name), name);
    const wanted = checked.ok && holds(spec.showWhen, inputs, value) ? checked.value : spec.default;
    if (shown(values[name]) !== shown(wanted))
      yield { path: `inputs.${name}`, message: 'is changed by compute; copy it first, as in [...rows]' };
  }
}

/** Reports names that compute returns and the definition does not declare. */
function* checkDeclared({ outputs, tables, notes }: Tool, outcome: Success): Mistakes {
  for (const name of outcome.undeclared()) {
    const [table = '', cell, figure] = name.split('.');
    const have =
      cell === undefined
        ? [...Object.keys(outputs), ...Object.keys(tables)]
        : Object.keys(figure === undefined ? (tables[table]?.columns ?? {}) : figuresOfNote(notes[cell]));
    yield {
      path: '',
      message: `computes "${name}", which is not declared${haveOf(name.split('.').at(-1) ?? name, have)}`,
    };
  }
}

/** A table's rows, or why there are none. */
function rowsOf(outcome: Success, table: string): readonly TableRow[] | string {
  try {
    return outcome.table(table);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return `throws: ${message}${/no function that gives its rows$/.test(message) ? `; write ${table}: () => […]` : ''}`;
  }
}

/** Freezes a value deeply. */
export function frozen<V>(value: V): V {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

/** What is wrong with the prompt of an insight; null where nothing is. */
function faultOfPrompt({ insight }: Tool, values: Values): string | null {
  if (!insight) return null;
  try {
    const text: unknown = insight.prompt(values);
    if (typeof text !== 'string' || text.trim() === '') return `gives ${shown(text)}, but must give a text`;
    const odd = /\b(undefined|NaN|Infinity)\b|\[object \w+\]/.exec(text);
    return odd ? `gives a text with "${odd[0]}" in it` : null;
  } catch (error) {
    return `throws: ${error instanceof Error ? error.message : String(error)}`;
  }
}
