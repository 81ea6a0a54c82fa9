import type { z } from 'zod';
import { roundHalfUp } from '#maths/rounding.ts';
import { type Fact, type FactId, facts, valueOn } from '#rules';
import { checkValue } from '#src/engine/check-values.ts';
import { figuresOf, textOfNote } from '#src/engine/notes.ts';
import type {
  CellInput,
  Chart,
  Column,
  Input,
  Meta,
  NumberInput,
  Output,
  Success,
  TableRow,
  Tool,
} from '#src/engine/types.ts';
import * as schemas from './definition.ts';
import { nearest } from './nearest.ts';
import { plainWords } from './plain-words.ts';

/** A mistake in a definition: where, and what is wrong with what would be allowed, in plain words. */
export interface Mistake {
  readonly path: string;
  readonly message: string;
}

/** What may stand after the bar of a fact's name: `{ppf.rate|since}`. */
const PARTS = ['since', 'source', 'confirmed', 'words', 'official'];

/** What may stand after the bar of an input's name: what the yearly rate comes to by twelfths. */
const RATE_PARTS = ['effective'];

/** Where the page puts facts into a text; anywhere else a visitor would read the braces. */
const FILLED = /^(content|notes|basis)\b|\.help$|^tables\.\w+\.columns\.\w+\.values\./;

/**
 * Everything that is wrong with a tool's definition; empty where nothing is.
 *
 * @param folder the tool's folder, whose name is to be its id
 */
export function checkDefinition(folder: string, meta: Meta, tool: Tool): Mistake[] {
  const mistakes: Mistake[] = [...shape('meta', schemas.meta, meta)];
  const say = (path: string, message: string): void => {
    mistakes.push({ path, message });
  };
  const named = (path: string, name: string, what: string, have: readonly string[]) => {
    if (!have.includes(name)) say(path, notA(name, what, have));
  };

  const id = folder.split('/').at(-1);
  if (meta.id !== id) say('meta.id', `"${meta.id}" is not the name of its folder "${id}"`);
  mistakes.push(...shape('', schemas.definition, dataOf(tool)));
  if (mistakes.length > 0) return mistakes; // what follows relies on the shape

  const inputs = Object.keys(tool.inputs);
  const outputs = Object.keys(tool.outputs);
  const tables = Object.keys(tool.tables);
  const numericOutputs = outputs.filter((name) => tool.outputs[name]?.kind !== 'text');
  for (const name of outputs) {
    if (tables.includes(name) || name === 'notes')
      say(`outputs.${name}`, 'has the name of another result; names are used once');
    if (inputs.includes(name)) say(`outputs.${name}`, 'has the name of an input');
  }
  if (tables.includes('notes')) say('tables.notes', 'has the name of another result; names are used once');

  for (const [name, spec] of Object.entries(tool.inputs)) checkInput(`inputs.${name}`, spec);
  for (const [index, basis] of tool.basis.entries()) checkRule(`basis[${index}].showWhen`, basis.showWhen);
  const circling = new Set<string>();
  for (const name of inputs) {
    const circle = circling.has(name) ? null : circleFrom(name, tool);
    if (!circle) continue;
    const rule = Object.hasOwn(tool.inputs[name]?.showWhen ?? {}, circle[1] ?? '') ? 'showWhen' : 'offerWhen';
    say(`inputs.${name}.${rule}`, `goes round in a circle: ${circle.join(' → ')}`);
    for (const each of circle) circling.add(each);
  }

  function checkInput(path: string, spec: Input) {
    checkRule(`${path}.showWhen`, spec.showWhen);
    checkRule(`${path}.offerWhen`, spec.offerWhen);
    if (spec.kind === 'rows') {
      for (const [name, cell] of Object.entries(spec.columns)) {
        for (const rule of ['showWhen', 'offerWhen'] as const)
          if (cell[rule]) say(`${path}.columns.${name}.${rule}`, 'a column is always shown');
        checkInput(`${path}.columns.${name}`, cell);
      }
      if (spec.min > spec.max) return say(`${path}.min`, `${spec.min} is above max ${spec.max}`);
    } else if (!checkRange(path, spec)) return;
    if (spec.kind === 'choice') {
      const values = spec.options.map((option) => option.value);
      for (const [index, value] of values.entries())
        if (values.indexOf(value) !== index) say(`${path}.options[${index}].value`, `"${value}" stands twice`);
    }
    const checked = checkValue(spec, spec.default, path);
    if (!checked.ok) return say(`${path}.default`, checked.message);
    if (spec.kind !== 'rows') return checkInRange(`${path}.default`, spec, spec.default);
    for (const [index, row] of spec.default.entries())
      for (const [name, cell] of Object.entries(spec.columns))
        if (Object.hasOwn(row, name)) checkInRange(`${path}.default[${index}].${name}`, cell, row[name]);
  }

  /** Looks at bounds and step; false where no default can be measured against them. */
  function checkRange(path: string, spec: CellInput): boolean {
    if (!isNumeric(spec) && spec.kind !== 'date') return true;
    const before = mistakes.length;
    const { min, max } = spec;
    if (min !== undefined && max !== undefined && min > max) say(`${path}.min`, `${min} is above max ${max}`);
    else if (isNumeric(spec)) checkStep(path, spec);
    return mistakes.length === before;
  }

  function checkStep(path: string, { min, max, step }: NumberInput): void {
    if ((min === undefined) !== (max === undefined)) say(path, 'has only one of min and max; give both or neither');
    if (min === undefined || max === undefined) return;
    if (step === undefined) say(`${path}.step`, 'is missing; a slider between min and max needs one');
    else if (!divides(max - min, step)) say(`${path}.step`, `${step} does not divide the range ${min} to ${max}`);
  }

  function checkInRange(path: string, spec: CellInput, value: unknown): void {
    if (spec.kind === 'date') {
      const { min = '', max = '9999-12-31' } = spec;
      if (String(value) < min || String(value) > max) say(path, `${value} is outside ${min} to ${max}`);
    }
    if (!isNumeric(spec) || typeof value !== 'number') return;
    const { min, max, step } = spec;
    if (min === undefined || max === undefined || step === undefined) return;
    if (value < min || value > max) say(path, `${value} is outside ${min} to ${max}`);
    else if (!divides(value - min, step)) say(path, `${value} is off the step ${step} from ${min}`);
  }

  function checkRule(path: string, rule: Input['showWhen']): void {
    for (const [name, wanted] of Object.entries(rule ?? {})) {
      const spec = tool.inputs[name];
      if (!spec || !inputs.includes(name)) {
        say(path, notA(name, 'an input', inputs));
        continue;
      }
      for (const value of Array.isArray(wanted) ? wanted : [wanted]) {
        const checked = checkValue(spec, value, path);
        if (!checked.ok) say(`${path}.${name}`, `${JSON.stringify(value)} cannot be: ${checked.message}`);
      }
    }
  }

  for (const [name, table] of Object.entries(tool.tables)) {
    const columns = Object.keys(table.columns);
    if (table.finerOf !== undefined) named(`tables.${name}.finerOf`, table.finerOf, 'a table', tables);
    if (table.sections) named(`tables.${name}.sections.by`, table.sections.by, 'a column', columns);
  }
  for (const [id, note] of Object.entries(tool.notes))
    if (typeof note !== 'string' && note.at !== undefined) named(`notes.${id}.at`, note.at, 'an output', outputs);
  for (const [index, swap] of tool.swaps.entries())
    for (const [place, name] of swap.inputs.entries())
      named(`swaps[${index}].inputs[${place}]`, name, 'an input', inputs);
  for (const [index, name] of tool.keep?.history?.outputs.entries() ?? [])
    named(`keep.history.outputs[${index}]`, name, 'a numeric output', numericOutputs);
  for (const [index, chart] of tool.charts.entries()) checkChart(`charts[${index}]`, chart);

  function checkChart(path: string, chart: Chart) {
    if (chart.kind === 'donut') {
      const numeric = [
        ...numericOutputs,
        ...Object.entries(tool.inputs).flatMap(([name, spec]) => (isNumeric(spec) ? [name] : [])),
      ];
      for (const [index, slice] of chart.slices.entries())
        named(`${path}.slices[${index}].value`, slice.value, 'a numeric output or input', numeric);
      return;
    }
    const table = tool.tables[chart.table];
    if (!table || !tables.includes(chart.table)) return say(`${path}.table`, notA(chart.table, 'a table', tables));
    const columns = Object.keys(table.columns);
    const numeric = columns.filter((name) => table.columns[name]?.kind !== 'text');
    const number = (key: string, name: string) => named(`${path}.${key}`, name, 'a numeric column', numeric);
    if (chart.kind === 'shares') {
      named(`${path}.label`, chart.label, 'a column', columns);
      number('value', chart.value);
      return;
    }
    named(`${path}.x`, chart.x, 'a column', columns);
    if (chart.kind === 'fan') {
      number('low', chart.low);
      number('middle', chart.middle);
      number('high', chart.high);
    } else for (const [index, name] of chart.series.entries()) number(`series[${index}]`, name);
  }

  for (const [id, note] of Object.entries(tool.notes)) {
    for (const name of Object.keys(figuresOf(note))) {
      const path = `notes.${id}.figures.${name}`;
      if ([...inputs, ...outputs].includes(name)) say(path, 'has the name of an input or output');
      else if (!textOfNote(note).includes(`{${name}}`)) say(path, `is not named in the text; write {${name}} in it`);
    }
  }
  /** Names of the figures that a note declares, by the path of its text. */
  function ownFigures(path: string): readonly string[] {
    const [, id = ''] = /^notes\.(\w+)\.text$/.exec(path) ?? [];
    return Object.keys(figuresOf(tool.notes[id]));
  }
  for (const [path, text] of textsOf('meta', meta)) checkText(path, text);
  for (const [key, part] of Object.entries(tool)) for (const [path, text] of textsOf(key, part)) checkText(path, text);

  function checkText(path: string, text: string): void {
    const rest = text.replace(/\{([^{}]*)\}/g, (whole: string, inside: string) => {
      const [, name = '', , day, , part] = /^([a-zA-Z][\w.]*)(@([^|]*))?(\|(.*))?$/.exec(inside) ?? [];
      if (name.includes('.')) checkFactNamed(path, name, day, part);
      else if (/^(notes|basis)/.test(path)) {
        const own = ownFigures(path);
        const what = own.length > 0 ? 'an input, an output or a figure of this note' : 'an input or output';
        named(path, name || inside, what, [...inputs, ...outputs, ...own]);
        if (part !== undefined) named(path, part, 'a part of an input', RATE_PARTS);
        if (part !== undefined && tool.inputs[name]?.kind !== 'percent') say(path, `${whole} is no input in percent`);
      } else if (!(inside === 'number' && path.endsWith('.item')) && !(inside === 'value' && path.endsWith('.caption')))
        say(path, `${whole} names nothing; a fact is named like {ppf.rate}`);
      return '';
    });
    if (/[{}]/.test(rest)) say(path, 'has a brace without its other half');
    if (/<[a-z!/]|&(#\d+|[a-z]+);|(java|vb)script:|data:text/i.test(text))
      say(path, 'has markup or a script address; write plain text');
    if (/\b(?!https:)[a-z][a-z0-9+.-]*:\/\//i.test(text)) say(path, 'has a link that is not https');
  }

  function checkFactNamed(path: string, name: string, day: string | undefined, part: string | undefined) {
    if (!FILLED.test(path))
      return say(
        path,
        `names {${name}}, but facts are put in only in content, help, notes, basis and words of a table`,
      );
    if (!Object.hasOwn(facts, name)) return say(path, notA(name, 'a fact', Object.keys(facts)));
    if (part !== undefined) named(path, part, 'a part of a fact', PARTS);
    if (day === undefined) return;
    const found = valueOn(facts[name as FactId] as Fact, day);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) say(path, `"${day}" is not a day written as YYYY-MM-DD`);
    else if (!found.ok) say(path, `{${name}@${day}} has no value. ${found.message}`);
  }

  // every run would only tell again what is wrong with an input or a name
  if (mistakes.some(({ path }) => /^(inputs|outputs)/.test(path))) return mistakes;
  const told = new Set<string>();
  checkRun('defaults', {}, {});
  for (const [index, example] of tool.examples.entries())
    checkRun(`examples[${index}]`, example.inputs, example.outputs);

  function checkRun(path: string, given: Readonly<Record<string, unknown>>, wanted: Readonly<Record<string, unknown>>) {
    // what is wrong with one run is often wrong with all
    const tell = (at: string, message: string): void => {
      if (!told.has(`${at} ${message}`)) say(at === '' ? path : `${path}: ${at}`, message);
      told.add(`${at} ${message}`);
    };
    const outcome = tool.run(given);
    if (!outcome.ok) {
      // a tool with live figures refuses without them
      if (tool.live && path === 'defaults' && outcome.broken === undefined) return;
      return tell('', (outcome.reason ?? outcome.message) + (outcome.field === null ? '' : ` (${outcome.field})`));
    }
    const again = tool.run(given);
    if (JSON.stringify(again) !== JSON.stringify(outcome)) return tell('', 'gives different results in two runs');
    for (const [name, value] of Object.entries(wanted)) {
      if (!outputs.includes(name)) say(`${path}.outputs.${name}`, notA(name, 'an output', outputs));
      else if (outcome.outputs[name] !== value)
        say(
          `${path}.outputs.${name}`,
          `is ${JSON.stringify(value)} here but computes to ${JSON.stringify(outcome.outputs[name])}`,
        );
    }
    for (const [name, spec] of Object.entries(tool.outputs)) tellText(`outputs.${name}`, spec, outcome.outputs[name]);
    for (const note of outcome.notes) {
      const notes = Object.keys(tool.notes);
      if (!notes.includes(note)) tell('notes', notA(note, 'a note', notes));
    }
    for (const name of tables) {
      const rows = rowsOf(outcome, name);
      if (typeof rows === 'string') tell(`tables.${name}`, rows);
      else if (JSON.stringify(rows) !== JSON.stringify(again.ok && rowsOf(again, name)))
        tell(`tables.${name}`, 'gives different rows in two runs');
      else tellCells(name, rows);
    }
    if (tables.some((name) => typeof rowsOf(outcome, name) === 'string')) return;
    for (const name of outcome.undeclared()) {
      const [table = '', cell, figure] = name.split('.');
      const have =
        cell === undefined
          ? [...outputs, ...tables]
          : Object.keys(figure === undefined ? (tool.tables[table]?.columns ?? {}) : figuresOf(tool.notes[cell]));
      tell('', `computes "${name}", which is not declared (have: ${have.join(', ') || 'none'})`);
    }

    function tellText(at: string, spec: Output | Column, value: unknown): void {
      const values = spec.kind === 'text' ? spec.values : undefined;
      if (values && !Object.hasOwn(values, String(value)))
        tell(at, notA(String(value), 'a value', Object.keys(values)));
    }

    /** Tells the first wrong cell of each column. */
    function tellCells(name: string, rows: readonly TableRow[]): void {
      for (const [column, spec] of Object.entries(tool.tables[name]?.columns ?? {})) {
        const values = spec.kind === 'text' ? spec.values : undefined;
        const wrong = rows.findIndex(({ [column]: cell }) =>
          values ? !Object.hasOwn(values, String(cell)) : spec.kind !== 'text' && typeof cell === 'string',
        );
        const at = `tables.${name}[${wrong}].${column}`;
        const cell = rows[wrong]?.[column];
        if (cell === undefined) continue;
        if (spec.kind === 'text') tellText(at, spec, cell);
        else tell(at, cell === '' ? 'is no number: it is declared but not computed' : `is no number (${cell})`);
      }
    }
  }
  return mistakes;
}

/** Everything that is wrong with dated facts: a missing date, source or confirmation, or values out of order. */
export function checkFacts(all: Readonly<Record<string, Fact>>): Mistake[] {
  return Object.entries(all).flatMap(([id, fact]) => {
    const path = `facts.${id}`;
    const mistakes = shape(path, schemas.fact, fact);
    if (mistakes.length > 0) return mistakes;
    for (const [index, { from }] of fact.values.entries()) {
      const before = fact.values[index - 1];
      if (before && before.from >= from)
        mistakes.push({ path: `${path}.values[${index}].from`, message: `${from} does not come after ${before.from}` });
    }
    return mistakes;
  });
}

/** What a value has that its schema does not allow, or lacks. */
function shape(start: string, schema: z.ZodType, value: unknown): Mistake[] {
  const issues = schema.safeParse(value, { error: plainWords }).error?.issues ?? [];
  return issues.flatMap(meant).map((issue) => ({
    path: pathOf(start, issue.path),
    message: (issue.code === 'invalid_key' && issue.issues[0]?.message) || issue.message,
  }));
}

/** Where a value may be one of several shapes: what is wrong with the first whose kind it has. */
function meant(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const fitting = issue.errors.find((found) =>
    found.every(({ code, path }) => code !== 'invalid_type' || path.length > 0),
  );
  return fitting?.flatMap(meant).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

function isNumeric(spec: Input): spec is NumberInput {
  return !['choice', 'toggle', 'text', 'date', 'rows'].includes(spec.kind);
}

/** A table's rows, or why there are none. */
function rowsOf(outcome: Success, table: string): readonly TableRow[] | string {
  try {
    return outcome.table(table);
  } catch (error) {
    return `throws: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Whether a whole number of steps fills a range, compared as decimals. */
function divides(range: number, step: number): boolean {
  return Number.isInteger(roundHalfUp(range / step, 9));
}

function notA(name: string, what: string, have: readonly string[]): string {
  const near = nearest(name, have);
  return `"${name}" is not ${what} (have: ${have.join(', ') || 'none'})${near === null ? '' : `; did you mean ${near}?`}`;
}

function pathOf(start: string, rest: readonly PropertyKey[]): string {
  return rest.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`),
    start,
  );
}

function circleFrom(start: string, tool: Tool): string[] | null {
  const follow = (name: string, trail: readonly string[]): string[] | null => {
    if (name === start && trail.length > 0) return [...trail, name];
    if (trail.includes(name)) return null;
    const { showWhen = {}, offerWhen = {} } = tool.inputs[name] ?? {};
    for (const next of [...Object.keys(showWhen), ...Object.keys(offerWhen)]) {
      const found = follow(next, [...trail, name]);
      if (found) return found;
    }
    return null;
  };
  return follow(start, []);
}

function dataOf(tool: Tool): unknown {
  const { inputs, outputs, tables, notes, charts, basis, examples, content } = tool;
  return { inputs, outputs, tables, notes, charts, basis, examples, content };
}

/** Every text in a part of a definition, with where it stands. */
function* textsOf(path: string, value: unknown): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      yield* textsOf(Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, inner);
}
