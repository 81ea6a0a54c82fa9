import { formatNumber } from '#src/engine/format.ts';
import { isPartShown } from '#src/engine/places.ts';
import type { Compared } from '#src/engine/powers/compare.ts';
import type { Chart, Column, Rule, Success, TableRow, Tool } from '#src/engine/types.ts';
import { isSame, labelOf, lookupIn } from '#src/engine/visibility.ts';
import { words as panelWords } from '#words/panels.ts';
import { type ChartProps, middleOf, type Rows, seriesOf } from '../../charts/data.ts';
import { coloursOf } from '../../charts/look.tsx';
import { unitAlong } from '../../charts/units.ts';

const words = panelWords.compare;

/** Rows of several tables along one axis, in the order of the axis. */
function alongside({ key, unit }: Rows['x'], tables: readonly (readonly TableRow[])[]): TableRow[] {
  const places = new Map<number | string, TableRow>();
  for (const row of tables.flat()) places.set(row[key] ?? '', { ...places.get(row[key] ?? ''), ...row });
  const rows = [...places.values()];
  if (unit.kind === 'text') return rows;
  return rows.sort(({ [key]: a = '' }, { [key]: b = '' }) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)),
  );
}

/** The column in which scenarios differ: amounts paid in are mostly the same in all of them. */
function mainColumn(columns: Readonly<Record<string, Column>>, keys: readonly string[]): string | undefined {
  const isPutIn = (spec: Column | undefined) => spec !== undefined && 'role' in spec && spec.role === 'principal';
  return keys.find((key) => !isPutIn(columns[key])) ?? keys[0];
}

/** A scenario that has figures. */
type Figured = Compared & { readonly outcome: Success };

/**
 * The first chart along numbers, days or months that is shown in every scenario, with the column in which they differ; null where there
 * is none.
 */
function lineChartOf(tool: Tool, scenarios: readonly Figured[]) {
  const isShown = (part: { readonly showWhen?: Rule | undefined }) =>
    scenarios.every(({ values, outcome }) => isPartShown(tool, part, values, outcome));
  const found = tool.charts.find(
    (chart): chart is Extract<Chart, { x: unknown }> =>
      'x' in chart && tool.tables[chart.table]?.columns[chart.x]?.kind !== 'text' && isShown(chart),
  );
  if (!found) return null;
  const specs = tool.tables[found.table]?.columns ?? {};
  const all = found.kind === 'fan' ? [middleOf(found.series) ?? ''] : found.series;
  const shown = all.filter((each) => isShown(specs[each] ?? {}));
  const [first, ...others] = scenarios.map(({ outcome }) => outcome.shownTable(found.table));
  const figuresOf = (rows: readonly TableRow[] | undefined, key: string) => rows?.map((row) => row[key]);
  const differing = shown.filter((key) => others.some((rows) => !isSame(figuresOf(rows, key), figuresOf(first, key))));
  const key = mainColumn(specs, differing.length > 0 ? differing : shown);
  return key === undefined ? null : { ...found, key };
}

/** A line for each scenario; null if the tool has no chart for it. */
function linesOf(tool: Tool, scenarios: readonly Figured[], colours: readonly string[]): ChartProps | null {
  const line = lineChartOf(tool, scenarios);
  if (!line) return null;
  const { columns = {} } = tool.tables[line.table] ?? {};
  const tables = scenarios.map(({ outcome }) => outcome.shownTable(line.table));
  const x = {
    key: 'at',
    label: columns[line.x]?.label ?? '',
    unit: unitAlong(tool, line.table, line.x, tables.flat()),
  };
  const keyOf = (index: number) => `of ${index}`;
  const ofScenarios = tables.map((rows, index) =>
    rows.map(({ [line.x]: at = '', [line.key]: value }) => ({
      at,
      ...(value !== undefined && { [keyOf(index)]: value }),
    })),
  );
  const main = columns[line.key];
  const series = scenarios.map(({ name }, index) => ({ ...seriesOf(keyOf(index), main, colours[index]), label: name }));
  return {
    chart: {
      kind: 'line',
      title: words.chart(main?.label ?? ''),
      table: line.table,
      x: line.x,
      series: series.map(({ key }) => key),
    },
    data: { rows: alongside(x, ofScenarios), x, series, marks: [] },
  };
}

/** A bar for each scenario, as long as the tool's main figure; null if it has none. */
function barsOf(tool: Tool, scenarios: readonly Figured[], [colour]: readonly string[]): ChartProps | null {
  const { figure } = tool;
  const spec = figure === null ? undefined : tool.outputs[figure];
  const last = scenarios.at(-1);
  if (figure === null || !spec || !last) return null;
  const label = labelOf(spec, tool.inputs, lookupIn(tool, last.values, last.outcome));
  return {
    chart: { kind: 'bars', title: words.chart(label), table: '', x: '', series: ['figure'] },
    data: {
      rows: scenarios.map(({ name, outcome }) => ({ at: name, figure: outcome.outputs[figure] ?? 0 })),
      x: { key: 'at', label: '', unit: { kind: 'text' } },
      series: [{ ...seriesOf('figure', spec, colour), label }],
      marks: [],
    },
  };
}

/** A line for each scenario, or a bar if the tool has no such chart; null where there is nothing to compare. */
export function comparedChart(tool: Tool, all: readonly Compared[]): ChartProps | null {
  const scenarios = all.flatMap((scenario, index) => {
    if (!scenario.outcome.ok) return [];
    // scenarios with the same name get a number
    const isTwice = all.some(({ name }, other) => other !== index && name === scenario.name);
    const name = isTwice ? words.numbered(scenario.name, formatNumber(index + 1)) : scenario.name;
    return [{ ...scenario, name, outcome: scenario.outcome }];
  });
  if (scenarios.length < 2) return null;
  const colours = coloursOf(scenarios.map(() => undefined));
  return linesOf(tool, scenarios, colours) ?? barsOf(tool, scenarios, colours);
}
