// Finds in the definitions which tool shows which kind of field, chart, table and outcome, for the gallery.
import { load } from './load.mjs';

/**
 * What the gallery shows: a kind of thing, and a tool that has it.
 *
 * @typedef {import('../../src/engine/types.ts').Tool} Tool
 * @typedef {import('../../src/engine/types.ts').Input} Input
 * @typedef {import('../../src/engine/types.ts').Table} Table
 * @typedef {import('../../src/engine/types.ts').Value} Value
 * @typedef {Record<string, Value>} Values
 *
 * @typedef {{ id: string, tool: Tool }} Entry
 * @typedef {{ id: string, tool: Tool, values?: Values }} At a tool, with the values that show the thing
 * @typedef {At & { name: string, cell?: true }} FieldAt
 * @typedef {At & { index: number }} ChartAt
 * @typedef {At & { name: string, finer?: string }} TableAt
 */

/**
 * @template {At} A
 * @typedef {{ title: string, at: A | null }} Kind at: null where no tool shows it
 */

/** @type {[typeof import('../../src/engine/kinds.ts'), typeof import('../../schemas/checks/cases.ts')]} */
const [{ isNumberInput }, { showing }] = await Promise.all([
  load('src/engine/kinds.ts'),
  load('schemas/checks/cases.ts'),
]);

/**
 * The kinds of a schema's union.
 *
 * @param {{ options: readonly { shape: { kind: { values?: Iterable<string>, options: Iterable<string> } } }[] }} union
 * @returns {string[]}
 */
const kindsIn = (union) =>
  union.options.flatMap((option) => {
    const { kind } = option.shape;
    return [...(kind.values ?? kind.options)];
  });

/** The kinds of fields and charts, read from the schemas. */
export async function schemaKinds() {
  const { input, chart } = await load('schemas/definition.ts');
  return { inputs: kindsIn(input), charts: kindsIn(chart) };
}

/**
 * The first thing of a tool for which `holds` is true, in the order of the tools.
 *
 * @template N, S
 * @param {Entry[]} entries
 * @param {(tool: Tool) => Iterable<[N, S]>} list
 * @param {(spec: S, tool: Tool, name: N) => boolean} holds
 */
function firstOf(entries, list, holds) {
  for (const { id, tool } of entries)
    for (const [name, spec] of list(tool)) if (holds(spec, tool, name)) return { id, tool, name, spec };
  return null;
}

/** @typedef {{ showWhen?: Input['showWhen'], offerWhen?: Input['offerWhen'], more?: boolean | undefined }} Shown what decides whether a thing is shown */
const isOpen = (/** @type {Shown} */ { showWhen, offerWhen, more }) => !showWhen && !offerWhen && !more;

/**
 * The first thing of a tool for which `holds` is true, with the values that show it; one that is shown when the page opens comes
 * before one that is not.
 *
 * @template N
 * @template {Shown} S
 * @param {Entry[]} entries
 * @param {(tool: Tool) => Iterable<[N, S]>} list
 * @param {(spec: S) => boolean} holds
 */
function firstInSight(entries, list, holds) {
  const found = firstOf(entries, list, (spec) => isOpen(spec) && holds(spec)) ?? firstOf(entries, list, holds);
  return found && { ...found, values: valuesThatShow(found) };
}

const inputsOf = (/** @type {Tool} */ tool) => Object.entries(tool.inputs);
/** @returns {spec is import('../../src/engine/types.ts').RowsInput} a list with rows when the page opens */
const hasRows = (/** @type {Input} */ spec) => spec.kind === 'rows' && spec.default.length > 0;

/**
 * Every kind of field, each with the variants that look different.
 *
 * @param {Entry[]} entries
 * @param {string[]} kinds those of the schema
 * @returns {Kind<FieldAt>[]}
 */
export function fieldKinds(entries, kinds) {
  /** @type {Record<string, [string, (spec: Input) => boolean][]>} */
  const variants = {
    choice: [
      ['as radio buttons', (spec) => spec.kind === 'choice' && spec.options.length <= 4],
      ['as a select', (spec) => spec.kind === 'choice' && spec.options.length > 4],
    ],
    rows: [['', hasRows]],
  };
  for (const kind of kinds.filter((each) => isNumberInput(/** @type {Input} */ ({ kind: each }))))
    variants[kind] = [
      ['with a slider', (spec) => isNumberInput(spec) && spec.min !== undefined && spec.max !== undefined],
      ['without a slider', (spec) => isNumberInput(spec) && spec.min === undefined],
    ];
  /** @returns {FieldAt | null} */
  const find = (/** @type {(spec: Input) => boolean} */ holds) => {
    const found = firstInSight(entries, inputsOf, holds);
    return found && { id: found.id, tool: found.tool, name: found.name, values: found.values };
  };
  const cells = kinds.filter((kind) => kind !== 'rows');
  /** @returns {FieldAt | null} */
  const inRow = (/** @type {string} */ kind) => {
    const at = find((spec) => hasRows(spec) && Object.values(spec.columns).some((cell) => cell.kind === kind));
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

/**
 * Values to enter so that a thing is shown; nothing where the default fits.
 *
 * @param {{ tool: Tool, spec: Shown }} found
 * @returns {Values}
 */
function valuesThatShow({ tool: { inputs }, spec }) {
  const values = { ...showing(spec.showWhen, inputs), ...showing(spec.offerWhen, inputs) };
  return /** @type {Values} */ (
    Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== inputs[name]?.default))
  );
}

/**
 * Every kind of chart, with stacked bars and areas as kinds of their own.
 *
 * @param {Entry[]} entries
 * @param {string[]} kinds those of the schema
 * @returns {Kind<ChartAt>[]}
 */
export function chartKinds(entries, kinds) {
  /** @type {(title: string, holds: (chart: import('../../src/engine/types.ts').Chart) => boolean) => Kind<ChartAt>} */
  const find = (title, holds) => {
    const found = firstInSight(entries, ({ charts }) => charts.entries(), holds);
    return { title, at: found && { id: found.id, tool: found.tool, index: found.name, values: found.values } };
  };
  const isStacked = (/** @type {import('../../src/engine/types.ts').Chart} */ chart) =>
    'stacked' in chart && chart.stacked === true;
  return kinds.flatMap((kind) => [
    find(kind, (chart) => chart.kind === kind && !isStacked(chart)),
    ...(['bars', 'area'].includes(kind)
      ? [find(`${kind}, stacked`, (chart) => chart.kind === kind && isStacked(chart))]
      : []),
  ]);
}

const columnsOf = (/** @type {Table} */ table) => Object.values(table.columns);

/**
 * The kinds of tables that look different.
 *
 * @param {Entry[]} entries
 * @returns {Kind<TableAt>[]}
 */
export function tableKinds(entries) {
  const tablesOf = (/** @type {Tool} */ tool) => Object.entries(tool.tables);
  const most = Math.max(
    ...entries.flatMap(({ tool }) => tablesOf(tool).map(([, table]) => columnsOf(table).length)),
    0,
  );
  /** @type {(title: string, holds: (table: Table, tool: Tool, name: string) => boolean) => Kind<TableAt>} */
  const find = (title, holds) => {
    const found = firstOf(entries, tablesOf, holds);
    if (!found) return { title, at: null };
    const { id, tool, name, spec } = found;
    return { title, at: { id, tool, name: spec.finerOf ?? name, ...(spec.finerOf && { finer: name }) } };
  };
  const hasFiner = (/** @type {Tool} */ tool, /** @type {string} */ name) =>
    tablesOf(tool).some(([, table]) => table.finerOf === name);
  return [
    find('in one piece', (table, tool, name) => !table.sections && !table.finerOf && !hasFiner(tool, name)),
    find('with a finer view', (_table, tool, name) => hasFiner(tool, name)),
    find('the finer view', (table) => table.finerOf !== undefined),
    find('in sections', (table) => table.sections !== undefined),
    find('with columns of text', (table) => columnsOf(table).filter(({ kind }) => kind === 'text').length > 1),
    find(`with the most columns (${most})`, (table) => columnsOf(table).length === most),
  ];
}

/**
 * Values of one input to try: its bounds, more, less, none, and every option.
 *
 * @param {Input} spec
 * @returns {Value[]}
 */
function triesOf(spec) {
  if (spec.offerWhen) return []; // not shown when the page opens
  if (spec.kind === 'choice') return spec.options.map(({ value }) => value);
  if (spec.kind === 'toggle') return [true, false];
  if (!isNumberInput(spec)) return [];
  const { min, max, default: usual } = spec;
  const ends = min === undefined || max === undefined ? [] : [min, max, max * 1.5, max * 4];
  return [...ends, 0, -1, usual * 100];
}

/**
 * Inputs to try: the defaults, one input changed, and one changed together with a choice.
 *
 * @param {Tool} tool
 * @returns {Generator<Values>}
 */
function* attempts(tool) {
  yield {};
  const all = inputsOf(tool).flatMap(([name, spec]) => triesOf(spec).map((value) => ({ name, spec, value })));
  for (const { name, value } of all) yield { [name]: value };
  const chosen = all.filter(({ spec }) => spec.kind === 'choice' || spec.kind === 'toggle');
  for (const first of chosen)
    for (const { name, value } of all) if (name !== first.name) yield { [first.name]: first.value, [name]: value };
}

/**
 * The first tool and values for which `holds` returns something: the name or the index of what is shown.
 *
 * @template {object} Seen
 * @param {Entry[]} entries
 * @param {(tool: Tool, outcome: import('../../src/engine/types.ts').Outcome, values: Values) => Seen | null} holds
 */
function tried(entries, holds) {
  for (const { id, tool } of entries)
    for (const values of attempts(tool)) {
      const seen = holds(tool, tool.run(values), values);
      if (seen !== null) return { id, tool, values, ...seen };
    }
  return null;
}

/**
 * Kinds of outcomes, found by trying values.
 *
 * @param {Entry[]} entries
 */
export async function outcomeKinds(entries) {
  /** @type {[typeof import('../../src/renderer/charts/data.ts'), typeof import('../../src/engine/notes.ts')]} */
  const [{ dataOf }, { outputOfNote }] = await Promise.all([
    load('src/renderer/charts/data.ts'),
    load('src/engine/notes.ts'),
  ]);
  const noteWith = (/** @type {(place: string | null) => boolean} */ holds) =>
    tried(entries, (tool, outcome) => {
      const id = outcome.ok ? outcome.notes.find((note) => holds(outputOfNote(tool.notes[note]))) : undefined;
      return id === undefined ? null : { name: outputOfNote(tool.notes[id]) ?? '' };
    });
  const number = firstOf(entries, inputsOf, (spec) => isOpen(spec) && isNumberInput(spec));
  return {
    refused: tried(entries, (_tool, outcome, values) =>
      !outcome.ok && outcome.field !== null && outcome.field in values ? { name: outcome.field } : null,
    ),
    unread: number && { id: number.id, tool: number.tool, name: number.name },
    outside: tried(entries, (tool, outcome, values) => {
      const [name, ...others] = Object.keys(values);
      const spec = tool.inputs[name ?? ''];
      const isOutside =
        outcome.ok &&
        others.length === 0 &&
        spec &&
        isNumberInput(spec) &&
        Number(values[name ?? '']) > (spec.max ?? Number.POSITIVE_INFINITY);
      return isOutside && name !== undefined ? { name } : null;
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
