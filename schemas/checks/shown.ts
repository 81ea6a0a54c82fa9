import { sum } from '#maths/basics.ts';
import { isPartShown } from '#src/engine/places.ts';
import type { Chart, Output, Success, Tool } from '#src/engine/types.ts';
import { isNumberResult } from '#src/engine/utilities.ts';
import { alternativesOf } from '#src/engine/visibility.ts';
import { type Raw, showing, situations, usualCases } from './cases.ts';
import { firstAtEach, type Mistakes, numeric, numericOutputs, type Subject } from './mistake.ts';
import { bare } from './sense.ts';

type Rings = readonly (readonly [path: string, chart: Extract<Chart, { kind: 'donut' }>])[];
/** Columns that a table adds up under the label of a result. */
type Sums = readonly { readonly table: string; readonly column: string; readonly result: string }[];

/** What usual runs show that cannot be meant: slices below 0 or in each other, sums that are not the result, empty columns, paise. */
export function* checkShown({ tool }: Subject, code: string | null): Mistakes {
  const rings = tool.charts.flatMap((chart, index) =>
    chart.kind === 'donut' ? [[`charts[${index}]`, chart] as const] : [],
  );
  const sums = sumsOf(tool);
  const runs = usualCases(tool).flatMap(({ given }) => {
    const outcome = tool.run(given);
    return outcome.ok ? [{ given, outcome }] : [];
  });
  yield* firstAtEach(
    runs.flatMap(({ given, outcome }) => [
      ...wrongSlices(tool, rings, given, outcome),
      ...wrongSums(tool, sums, given, outcome),
    ]),
  );
  const outcomes = runs.map(({ outcome }) => outcome);
  yield* checkTwice(tool, rings, outcomes);
  if (code !== null) yield* checkFilled(tool, code);
  yield* checkPaise(tool);
}

const figureOf = (outcome: Success, name: string): number => Number(outcome.outputs[name] ?? outcome.values[name]);

function* wrongSlices(tool: Tool, rings: Rings, given: Raw, outcome: Success): Mistakes {
  for (const [path, chart] of rings)
    if (isPartShown(tool, chart, outcome.values, outcome))
      for (const [place, { value }] of chart.slices.entries())
        if (figureOf(outcome, value) < 0)
          yield {
            path: `${path}.slices[${place}].value`,
            message: `is ${figureOf(outcome, value)} with ${JSON.stringify(given)}, but no slice can be below 0; hide the chart then, with showWhen`,
          };
}

/** How often parts of a slice must be seen as such, so that they are none by chance. */
const SEEN = 20;

/** A slice that all others add up to, or of which another one is a part: the ring would show that part twice. */
function* checkTwice(tool: Tool, rings: Rings, runs: readonly Success[]): Mistakes {
  for (const [path, { slices }] of rings)
    for (const [place, { value }] of slices.entries()) {
      const names = slices.map((slice) => slice.value);
      const others = names.filter((name) => name !== value);
      const isWhole = (parts: readonly string[]) => {
        // of one part alone any slice would be the total
        const telling = runs.filter((outcome) => parts.filter((part) => figureOf(outcome, part) > 2).length > 1);
        const comesTo = (outcome: Success) => sum(parts.map((part) => figureOf(outcome, part)));
        const isSum = (outcome: Success) => Math.abs(comesTo(outcome) - figureOf(outcome, value)) <= parts.length;
        return telling.length >= SEEN && telling.every(isSum);
      };
      const rest = numeric(tool).filter((name) => !names.includes(name));
      const [part] = others.flatMap((each) => rest.map((name) => [each, name])).filter(isWhole);
      const message =
        others.length > 1 && isWhole(others)
          ? `"${value}" is the sum of the other slices, so it would be drawn twice`
          : part &&
            `"${value}" has "${part[0]}" in it, so that would be drawn twice; draw "${part[1]}", the other part`;
      if (message === undefined) continue;
      yield { path: `${path}.slices[${place}].value`, message };
      return; // the other slices would most often repeat it
    }
}

/** Whether code writes only 0 or '' at a name, so that no figure happens to be 0. */
const isLeftEmpty = (code: string, name: string): boolean =>
  new RegExp(`\\b${name}: (0|'')(?=[,\\s}])`).test(code) &&
  !new RegExp(`\\b${name}(: (?!0[,\\s}]|''|\\{)|[,)]| \\})`).test(code);

/** Columns that have nothing in any row. */
function* checkFilled(tool: Tool, code: string): Mistakes {
  for (const [table, { columns, showWhen }] of Object.entries(tool.tables)) {
    const empty = new Set(Object.keys(columns).filter((name) => isLeftEmpty(code, name)));
    let rows = 0;
    for (const given of situations(tool, showing(showWhen, tool.inputs))) {
      if (empty.size === 0) break;
      const outcome = tool.run(given);
      for (const row of outcome.ok ? outcome.rawTable(table) : []) {
        rows++;
        for (const name of empty) if (row[name] !== 0 && row[name] !== '') empty.delete(name);
      }
    }
    for (const name of rows === 0 ? [] : empty)
      yield {
        path: `tables.${table}.columns.${name}`,
        message: `is ${isNumberResult(columns[name]) ? '0' : 'empty'} in every row of every run; fill it in compute, or delete it`,
      };
  }
}

/** From this amount on paise say nothing, unless all amounts of a tool have them, as on an invoice. */
const WITHOUT_PAISE = 1000;

/** An amount that is shown to the paisa beside others that are not. */
function* checkPaise(tool: Tool): Mistakes {
  const outcome = tool.run({});
  const exact = (name: string) => Number((tool.outputs[name] as { decimals?: number }).decimals ?? 0) > 0;
  const amounts = numericOutputs(tool).filter((name) => tool.outputs[name]?.kind === 'currency');
  const whole = amounts.find((name) => !exact(name));
  for (const name of outcome.ok && whole !== undefined ? amounts.filter(exact) : [])
    if (outcome.ok && Math.abs(figureOf(outcome, name)) >= WITHOUT_PAISE)
      yield {
        path: `outputs.${name}.decimals`,
        message: `shows paise, which ${whole} beside it does not; leave decimals out`,
      };
}

/** Parts whose rule holds for no inputs, and sentences after one whose rule always holds. */
export function* checkEverShown({ tool }: Subject): Mistakes {
  for (const list of ['story', 'levers', 'next', 'charts', 'basis', 'working'] as const)
    for (const [index, part] of tool[list].entries()) {
      const { showWhen } = part;
      const names = [...new Set(alternativesOf(showWhen).flatMap(Object.keys))];
      // a rule on results may hold for inputs that nobody thought of
      if (names.length === 0 || names.some((name) => !Object.hasOwn(tool.inputs, name))) continue;
      const holds = (given: Raw) => {
        const outcome = tool.run(given);
        return outcome.ok && isPartShown(tool, part, outcome.values, outcome);
      };
      const isShown = (given: Raw) => [...situations(tool, given)].some(holds);
      if (!isShown(showing(showWhen, tool.inputs)) && !isShown({}))
        yield {
          path: `${list}[${index}].showWhen`,
          message: `holds in no run; look at what it wants of ${names.join(' and ')}, or delete ${list}[${index}]`,
        };
    }
  yield* checkStands(tool);
}

/** A sentence with a rule that holds in every run: those after it are never read. */
function* checkStands(tool: Tool): Mistakes {
  if (tool.live) return;
  // before the last sentence alone it stands for all but what is odd
  let standing = tool.story.map((_, index) => index).slice(0, -2);
  for (const given of situations(tool, {})) {
    if (standing.length === 0) return;
    const outcome = tool.run(given);
    if (!outcome.ok) continue;
    standing = standing.filter((index) => isPartShown(tool, tool.story[index] ?? {}, outcome.values, outcome));
  }
  for (const index of standing.slice(0, 1))
    yield {
      path: `story[${index}].showWhen`,
      message: `holds in every run, so no sentence after it is ever shown; move story[${index}] down, or narrow its rule`,
    };
}

const sumsOf = ({ tables, outputs }: Tool): Sums =>
  Object.entries(tables).flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(([column, spec]) => {
      const isSame = (output: Output) => isNumberResult(output) && bare(output.label) === bare(spec.label);
      const result = Object.keys(outputs).find((name) => isSame(outputs[name] as Output));
      return 'total' in spec && spec.total && result !== undefined ? [{ table, column, result }] : [];
    }),
  );

/** A column whose sum the table shows under the label of a result must come to that result. */
function* wrongSums(tool: Tool, sums: Sums, given: Raw, outcome: Success): Mistakes {
  for (const { table, column, result } of sums) {
    if (!isPartShown(tool, tool.tables[table] ?? {}, outcome.values, outcome)) continue;
    const total = sum(outcome.rawTable(table).map((row) => Number(row[column] ?? 0)));
    const wanted = Number(outcome.raw[result]);
    if (Math.abs(total - wanted) > Math.max(1, Math.abs(total) * 1e-6))
      yield {
        path: `tables.${table}.columns.${column}`,
        message: `comes to ${Math.round(total)} with ${JSON.stringify(given)}, but ${result}, which has the same label, is ${Math.round(wanted)}`,
      };
  }
}
