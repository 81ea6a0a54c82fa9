import { formatNumber } from '#src/engine/format.ts';
import { isPartShown } from '#src/engine/places.ts';
import type { Compared } from '#src/engine/powers/compare.ts';
import type { Chart, Rule, Tool } from '#src/engine/types.ts';
import { labelOf, namedIn } from '#src/engine/visibility.ts';
import { words as panelWords } from '#words/panels.ts';
import { type ChartProps, unitOf } from '../../charts/data.ts';
import { coloursOf } from '../../charts/look.ts';

const words = panelWords.compare;

/** A chart whose x axis has numbers, days or months, and the column in which scenarios differ. */
interface Line {
  readonly table: string;
  readonly x: string;
  readonly key: string;
}

/** The first such chart that is shown in every scenario, with a column that is shown in every scenario too. */
function lineOf(tool: Tool, columns: readonly Compared[]): Line | null {
  const isShown = (part: { readonly showWhen?: Rule | undefined }) =>
    columns.every(({ values, outcome }) => isPartShown(tool, part, values, outcome));
  const found = tool.charts.find(
    (chart): chart is Extract<Chart, { kind: 'line' | 'area' | 'bars' | 'fan' }> =>
      ['line', 'area', 'bars', 'fan'].includes(chart.kind) &&
      'x' in chart &&
      tool.tables[chart.table]?.columns[chart.x]?.kind !== 'text' &&
      isShown(chart),
  );
  if (!found) return null;
  const specs = tool.tables[found.table]?.columns ?? {};
  // columns of amounts paid in are mostly the same in all scenarios; the results differ
  const isPutIn = (key: string) => {
    const spec = specs[key];
    return spec !== undefined && 'role' in spec && spec.role === 'principal';
  };
  const all = found.kind === 'fan' ? [found.middle] : found.series;
  const shown = all.filter((each) => isShown(specs[each] ?? {}));
  const key = shown.find((each) => !isPutIn(each)) ?? shown[0];
  return key === undefined ? null : { table: found.table, x: found.x, key };
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** A line for each scenario, or a bar if the tool has no such chart; null where there is nothing to compare. */
export function comparedChart(tool: Tool, all: readonly Compared[]): ChartProps | null {
  const columns = all.flatMap((column, index) => {
    if (!column.outcome.ok) return [];
    // scenarios with the same name get a number
    const twice = all.some(({ name }, other) => other !== index && name === column.name);
    const name = twice ? words.numbered(column.name, formatNumber(index + 1)) : column.name;
    return [{ ...column, name, outcome: column.outcome }];
  });
  if (columns.length < 2) return null;
  const line = lineOf(tool, columns);
  const colours = coloursOf(columns.map(() => undefined));
  if (line) {
    const specs = tool.tables[line.table]?.columns ?? {};
    const places = new Map<number | string, Record<string, number | string>>();
    for (const [index, { outcome }] of columns.entries())
      for (const row of outcome.table(line.table)) {
        const at = row[line.x] ?? '';
        const place = places.get(at) ?? { at };
        places.set(at, place);
        const value = row[line.key];
        if (value !== undefined) place[`of ${index}`] = value;
      }
    const rows = [...places.values()].sort(({ at: a = '' }, { at: b = '' }) =>
      isNumber(a) && isNumber(b) ? a - b : String(a).localeCompare(String(b)),
    );
    const label = specs[line.key]?.label ?? '';
    return {
      chart: { kind: 'line', title: words.chart(label), table: line.table, x: line.x, series: [] },
      data: {
        rows,
        x: { key: 'at', label: specs[line.x]?.label ?? '', unit: unitOf(specs[line.x]), colour: '' },
        series: columns.map(({ name }, index) => ({
          key: `of ${index}`,
          label: name,
          unit: unitOf(specs[line.key]),
          colour: colours[index] ?? '',
        })),
        marks: [],
      },
    };
  }
  const { figure } = tool;
  const spec = figure === null ? undefined : tool.outputs[figure];
  if (figure === null || !spec) return null;
  const last = columns.at(-1);
  const label = last ? labelOf(spec, tool.inputs, namedIn(tool, last.values, last.outcome)) : spec.label;
  return {
    chart: { kind: 'bars', title: words.chart(label), table: '', x: '', series: [] },
    data: {
      rows: columns.map(({ name, outcome }) => ({ at: name, figure: outcome.outputs[figure] ?? 0 })),
      x: { key: 'at', label: '', unit: { kind: 'text' }, colour: '' },
      series: [{ key: 'figure', label, unit: unitOf(spec), colour: colours[0] ?? '' }],
      marks: [],
    },
  };
}
