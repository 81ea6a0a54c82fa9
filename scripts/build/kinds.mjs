// Finds in the definitions themselves which tool shows which kind of field, chart, table and outcome, for the gallery.
import { load } from './load.mjs';

/**
 * One kind of thing, and where it is to be seen.
 *
 * @typedef {{ id: string, meta: any, tool: any }} Entry
 * @typedef {{ title: string, at: null | { id: string, tool: any, name?: string, index?: number, values?: Record<string, any>, finer?: string, cell?: true } }} Kind
 */

/** @returns {string[]} what the options of a schema's union say of their kind */
const kindsIn = (union) =>
  union.options.flatMap((option) => {
    const { kind } = option.shape;
    return [...(kind.values ?? kind.options)];
  });

/** The kinds that a definition may say, read from the schemas. */
export async function schemaKinds() {
  const { input, chart } = await load('schemas/definition.ts');
  return { inputs: kindsIn(input), charts: kindsIn(chart) };
}

/** The first thing of a tool for which `holds` is true, in the order of the tools. */
function firstOf(entries, list, holds) {
  for (const { id, tool } of entries)
    for (const [name, spec] of list(tool)) if (holds(spec, tool, name)) return { id, tool, name, spec };
  return null;
}

const inputsOf = (tool) => Object.entries(tool.inputs);
const isOpen = (spec) => spec.showWhen === undefined && spec.offerWhen === undefined;

/**
 * Every kind of field, each with the variants that look different.
 *
 * @param {Entry[]} entries
 * @param {string[]} kinds those of the schema
 * @returns {Kind[]}
 */
export function fieldKinds(entries, kinds) {
  /** @type {Record<string, [string, (spec: any) => boolean][]>} */
  const variants = {
    choice: [
      ['as radio buttons', ({ options }) => options.length <= 4],
      ['as a select', ({ options }) => options.length > 4],
    ],
  };
  for (const kind of ['currency', 'percent', 'years', 'number'])
    variants[kind] = [
      ['with a slider', ({ min, max }) => min !== undefined && max !== undefined],
      ['without a slider', ({ min }) => min === undefined],
    ];
  const find = (holds) => {
    // better one that is seen as the page opens
    const found =
      firstOf(entries, inputsOf, (spec) => isOpen(spec) && holds(spec)) ?? firstOf(entries, inputsOf, holds);
    return found && { id: found.id, tool: found.tool, name: found.name, values: valuesThatShow(found) };
  };
  const cells = kinds.filter((kind) => kind !== 'rows');
  const inRow = (kind) => {
    const at = find((spec) => spec.kind === 'rows' && Object.values(spec.columns).some((cell) => cell.kind === kind));
    return at && { ...at, cell: true };
  };
  return [
    ...kinds.flatMap((kind) =>
      (variants[kind] ?? [['', () => true]]).map(([variant, holds]) => ({
        title: `${kind} ${variant}`.trim(),
        at: find((spec) => spec.kind === kind && holds(spec)),
      })),
    ),
    ...cells.map((kind) => ({
      title: `${kind} in a row of a list`,
      at: inRow(kind),
    })),
    { title: 'with a line of help', at: find(({ help }) => help !== undefined) },
    { title: 'shown for some values only', at: find(({ showWhen }) => showWhen !== undefined) },
    { title: 'offered for some values only', at: find(({ offerWhen }) => offerWhen !== undefined) },
  ];
}

/** Values for which an input is in sight: those that its rule wants, and the rules of the inputs that it names. */
function valuesThatShow({ tool, spec }) {
  const values = {};
  for (const rule of [spec.showWhen, spec.offerWhen])
    for (const [name, wanted] of Object.entries(rule ?? {})) {
      Object.assign(values, valuesThatShow({ tool, spec: tool.inputs[name] }));
      values[name] = Array.isArray(wanted) ? wanted[0] : wanted;
    }
  return values;
}

/**
 * @param {Entry[]} entries
 * @param {string[]} kinds those of the schema
 * @returns {Kind[]}
 */
export function chartKinds(entries, kinds) {
  const find = (title, holds) => {
    const found = firstOf(entries, ({ charts }) => charts.entries(), holds);
    return { title, at: found && { id: found.id, tool: found.tool, index: found.name } };
  };
  return kinds.flatMap((kind) => [
    find(kind, (chart) => chart.kind === kind && !chart.stacked),
    ...(['bars', 'area'].includes(kind)
      ? [find(`${kind}, stacked`, (chart) => chart.kind === kind && chart.stacked === true)]
      : []),
  ]);
}

const columnsOf = (table) => Object.values(table.columns);

/**
 * @param {Entry[]} entries
 * @returns {Kind[]}
 */
export function tableKinds(entries) {
  const tablesOf = (tool) => Object.entries(tool.tables);
  const most = Math.max(
    ...entries.flatMap(({ tool }) => tablesOf(tool).map(([, table]) => columnsOf(table).length)),
    0,
  );
  const find = (title, holds) => {
    const found = firstOf(entries, tablesOf, holds);
    if (!found) return { title, at: null };
    const { id, tool, name, spec } = found;
    return { title, at: { id, tool, name: spec.finerOf ?? name, ...(spec.finerOf && { finer: name }) } };
  };
  const hasFiner = (tool, name) => tablesOf(tool).some(([, table]) => table.finerOf === name);
  return [
    find('in one piece', (table, tool, name) => !table.sections && !table.finerOf && !hasFiner(tool, name)),
    find('with a switch to a finer view', (_table, tool, name) => hasFiner(tool, name)),
    find('the finer view', (table) => table.finerOf !== undefined),
    find('in sections', (table) => table.sections !== undefined),
    find('with columns of text', (table) => columnsOf(table).filter(({ kind }) => kind === 'text').length > 1),
    find(`with the most columns (${most})`, (table) => columnsOf(table).length === most),
  ];
}

/** Values of one input that visitors try: its ends, more, less, none, and every option. */
function triesOf(spec) {
  if (spec.offerWhen) return []; // not in sight as the page opens
  if (spec.kind === 'choice') return spec.options.map(({ value }) => value);
  if (spec.kind === 'toggle') return [true, false];
  if (!['currency', 'percent', 'years', 'number'].includes(spec.kind)) return [];
  const { min, max, default: usual } = spec;
  const ends = min === undefined || max === undefined ? [] : [min, max, max * 1.5, max * 4];
  return [...ends, 0, -1, usual * 100];
}

/** Inputs to try: the defaults, one changed, and one changed with another chosen. */
function* attempts(tool) {
  yield {};
  const all = inputsOf(tool).flatMap(([name, spec]) => triesOf(spec).map((value) => ({ name, spec, value })));
  for (const { name, value } of all) yield { [name]: value };
  const chosen = all.filter(({ spec }) => spec.kind === 'choice' || spec.kind === 'toggle');
  for (const first of chosen)
    for (const { name, value } of all) if (name !== first.name) yield { [first.name]: first.value, [name]: value };
}

/** The first tool and values for which `holds` gives something: the name or the place of what is to be seen. */
function tried(entries, holds) {
  for (const { id, tool } of entries)
    for (const values of attempts(tool)) {
      const seen = holds(tool, tool.run(values), values);
      if (seen !== null) return { id, tool, values, ...seen };
    }
  return null;
}

/**
 * What definitions answer: found by trying values.
 *
 * @param {Entry[]} entries
 */
export async function outcomeKinds(entries) {
  const [{ dataOf }, { placeOf }] = await Promise.all([
    load('src/renderer/charts/data.ts'),
    load('src/engine/notes.ts'),
  ]);
  const isNumber = ({ kind }) => ['currency', 'percent', 'years', 'number'].includes(kind);
  const noteWith = (holds) =>
    tried(entries, (tool, outcome) => {
      const id = outcome.ok ? outcome.notes.find((note) => holds(placeOf(tool.notes[note]))) : undefined;
      return id === undefined ? null : { name: placeOf(tool.notes[id]) ?? '' };
    });
  const number = firstOf(entries, inputsOf, (spec) => isOpen(spec) && isNumber(spec));
  return {
    refused: tried(entries, (_tool, outcome, values) =>
      !outcome.ok && outcome.field !== null && outcome.field in values ? { name: outcome.field } : null,
    ),
    unread: number && { id: number.id, tool: number.tool, name: number.name },
    outside: tried(entries, (tool, outcome, values) => {
      const [name, ...others] = Object.keys(values);
      const spec = tool.inputs[name ?? ''];
      const isOutside = outcome.ok && others.length === 0 && spec && isNumber(spec) && values[name] > spec.max;
      return isOutside ? { name } : null;
    }),
    note: noteWith((place) => place === null),
    noteAtFigure: noteWith((place) => place !== null),
    emptyChart: tried(entries, (tool, outcome) => {
      const index = outcome.ok ? tool.charts.findIndex((chart) => dataOf(tool, chart, outcome) === null) : -1;
      return index < 0 ? null : { index };
    }),
    emptyTable: tried(entries, (tool, outcome) => {
      const found = Object.entries(tool.tables).find(
        ([name, table]) => outcome.ok && !table.finerOf && outcome.table(name).length === 0,
      );
      return found ? { name: found[0] } : null;
    }),
  };
}
