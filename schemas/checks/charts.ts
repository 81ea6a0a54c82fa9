import type { Chart, Tool } from '#src/engine/types.ts';
import { isNumeric, type Mistakes, numericOutputs, type Subject, unknown } from './mistake.ts';

/** What charts name: figures, tables and columns that exist and are numbers. */
export function* checkCharts({ tool }: Subject): Mistakes {
  for (const [index, chart] of tool.charts.entries()) yield* checkChart(`charts[${index}]`, chart, tool);
}

function* checkChart(path: string, chart: Chart, tool: Tool): Mistakes {
  if (chart.kind === 'donut') {
    const inputs = Object.entries(tool.inputs).flatMap(([name, spec]) => (isNumeric(spec) ? [name] : []));
    for (const [index, { value }] of chart.slices.entries())
      yield* unknown(`${path}.slices[${index}].value`, value, 'a numeric output or input', [
        ...numericOutputs(tool),
        ...inputs,
      ]);
    return;
  }
  const wrong = [...unknown(`${path}.table`, chart.table, 'a table', Object.keys(tool.tables))];
  yield* wrong;
  if (wrong.length > 0) return;
  const specs = tool.tables[chart.table]?.columns ?? {};
  const columns = Object.keys(specs);
  const numeric = columns.filter((name) => specs[name]?.kind !== 'text');
  if (chart.kind === 'shares') yield* unknown(`${path}.label`, chart.label, 'a column', columns);
  else yield* unknown(`${path}.x`, chart.x, 'a column', columns);
  for (const [key, name] of drawnBy(chart)) yield* unknown(`${path}.${key}`, name, 'a numeric column', numeric);
}

/** The columns that a chart of a table draws, with where they are named. */
function drawnBy(chart: Exclude<Chart, { kind: 'donut' }>): [key: string, name: string][] {
  if (chart.kind === 'shares') return [['value', chart.value]];
  if (chart.kind === 'fan') return (['low', 'middle', 'high'] as const).map((key) => [key, chart[key]]);
  return chart.series.map((name, index) => [`series[${index}]`, name]);
}
