import { at } from '#src/engine/at.ts';
import type { Chart, Table, Tool } from '#src/engine/types.ts';
import { isNumberResult } from '#src/engine/utilities.ts';
import { type Mistakes, numeric, type Subject, unknown } from './mistake.ts';

/** A figure that a chart draws: where it is named, its name, and its kind if it exists. */
type Drawn = readonly [path: string, name: string, kind: string | undefined];

/** The figures of charts must exist, be numbers, be in the chart once and be all of one kind. */
export function* checkCharts({ tool }: Subject): Mistakes {
  for (const [index, chart] of tool.charts.entries()) yield* checkChart(`charts[${index}]`, chart, tool);
}

function* checkChart(path: string, chart: Chart, tool: Tool): Mistakes {
  if (chart.kind === 'donut') {
    const specs = { ...tool.inputs, ...tool.outputs };
    const slices = chart.slices.map(
      ({ value }, index): Drawn => [`${path}.slices[${index}].value`, value, at(specs, value)?.kind],
    );
    yield* checkDrawn(slices, 'a numeric output or input', numeric(tool));
    return;
  }
  const specs = at(tool.tables, chart.table)?.columns;
  if (!specs) return;
  const columns = Object.keys(specs);
  const numbers = columns.filter((name) => isNumberResult(specs[name]));
  if (chart.kind === 'shares') yield* unknown(`${path}.label`, chart.label, 'a column', columns);
  else yield* checkAxis(`${path}.x`, chart, specs);
  const drawn = drawnBy(chart).map(([key, name]): Drawn => [`${path}.${key}`, name, at(specs, name)?.kind]);
  yield* checkDrawn(drawn, 'a numeric column', numbers);
  yield* checkStart(`${path}.start`, chart);
  yield* checkMarks(path, chart, tool, numbers);
}

/** The x axis: a column that is not drawn as well; a line needs one along which values can rise. */
function* checkAxis(path: string, chart: Extract<Chart, { x: string }>, specs: Table['columns']): Mistakes {
  const { kind, x } = chart;
  yield* unknown(path, x, 'a column', Object.keys(specs));
  if (drawnBy(chart).some(([, name]) => name === x))
    yield { path, message: `"${x}" is also drawn as a series; choose another column for the x axis, such as the year` };
  else if (/^(line|area|fan)$/.test(kind) && at(specs, x)?.kind === 'text')
    yield {
      path,
      message: `"${x}" is text, but a ${kind} chart needs a number, a day or a month along its x axis; only kind: 'bars' can have words`,
    };
}

/** The point before the first row must have a value for the x axis and for each series, and no other. */
function* checkStart(path: string, chart: Exclude<Chart, { kind: 'donut' }>): Mistakes {
  if (!('start' in chart && chart.start)) return;
  const { start } = chart;
  const wanted = [chart.x, ...drawnBy(chart).map(([, name]) => name)];
  for (const name of wanted)
    if (!Object.hasOwn(start, name))
      yield { path, message: `has no value for "${name}", which the chart draws; add one` };
  for (const name of Object.keys(start))
    yield* unknown(`${path}.${name}`, name, 'a column that the chart draws', wanted);
}

/** The figures of a chart's reference lines must exist. */
function* checkMarks(path: string, chart: Chart, tool: Tool, columns: readonly string[]): Mistakes {
  if (!('marks' in chart)) return;
  const figures = numeric(tool);
  for (const [index, { label: _, ...mark }] of (chart.marks ?? []).entries())
    for (const [key, name] of Object.entries(mark)) {
      if (typeof name !== 'string') continue;
      const at = `${path}.marks[${index}].${key}`;
      if (key === 'once') yield* unknown(at, name, 'a numeric column', columns);
      else if (key === 'above' || key === 'below')
        yield* unknown(at, name, 'a numeric column, output or input', [...columns, ...figures]);
    }
}

/** The columns that a chart of a table draws, with the properties that name them. */
function drawnBy(chart: Exclude<Chart, { kind: 'donut' }>): [key: string, name: string][] {
  if (chart.kind === 'shares') return [['value', chart.value]];
  return chart.series.map((name, index) => [`series[${index}]`, name]);
}

function* checkDrawn(drawn: readonly Drawn[], what: string, have: readonly string[]): Mistakes {
  const [first] = drawn;
  for (const [index, [path, name, kind]] of drawn.entries()) {
    if (drawn.slice(0, index).some(([, other]) => other === name)) {
      yield { path, message: `"${name}" is drawn twice; delete one` };
      continue;
    }
    yield* unknown(path, name, what, have);
    if (!have.includes(name) || !first || !have.includes(first[1]) || kind === first[2]) continue;
    yield { path, message: `is ${kind}, but ${first[1]} is ${first[2]}; one axis can have only one unit` };
  }
}
