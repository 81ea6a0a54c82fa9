import { sum } from '#maths/sum.ts';
import { facts } from '#rules';
import { isNumberInput, isNumberResult } from '#src/engine/kinds.ts';
import { isPartShown } from '#src/engine/places.ts';
import type { Chart, Output, Success, Tool } from '#src/engine/types.ts';
import { everyCase, type Raw } from './cases.ts';
import { firstAtEach, type Mistakes, type Subject, shown, textsOf } from './mistake.ts';

/** Longer labels break into several lines on a phone. */
const LONGEST_LABEL = 60;
/** Below this a percentage is more likely a share of 1: 0.15 for 15%. */
const SHARE_OF_ONE = 1;
const MONEY = /\b(amount|price|cost|salary|income|rent|emi|deposit|premium|fees?|tax|rupees|corpus)\b|₹/i;
const COUNTED = /\b(number|months?|years?|days?|times?|how many|units?|score|rate|ratio|multiple|index)\b|%/i;
const BALANCE = /\b(balance|opening|closing|outstanding|owed|left|corpus|so far)\b/i;

/** What a definition may say, but cannot mean. */
export function* checkSense({ tool, meta }: Subject): Mistakes {
  yield* checkLabelled(tool);
  yield* checkOnce(tool);
  yield* checkReached(tool);
  if (meta.description.trim() === meta.metaDescription.trim())
    yield {
      path: 'meta.metaDescription',
      message: 'repeats the description of the page; write another sentence for search engines',
    };
}

/** What no page of a tool is whole without. */
export function* checkMissing({ tool: { content, story } }: Subject): Mistakes {
  if (content === null) yield { path: 'content', message: 'is missing; write content.ts, and pass it to defineTool' };
  if (story.length === 0)
    yield { path: 'story', message: 'is missing; say in a sentence what the results mean: story: [{ text: … }]' };
}

function* checkLabelled({ inputs, outputs, tables, live }: Tool): Mistakes {
  // prices and rates from outside may be in other currencies
  const inRupees =
    live === null && [...Object.values(inputs), ...Object.values(outputs)].some(({ kind }) => kind === 'currency');
  const isMoney = ({ kind, label }: { kind: string; label: string }) =>
    inRupees && kind === 'number' && MONEY.test(label) && !COUNTED.test(label);
  for (const [path, text] of textsOf('', { inputs, outputs, tables }))
    if (/\.label$/.test(path) && text.length > LONGEST_LABEL)
      yield { path, message: `has ${text.length} characters; at most ${LONGEST_LABEL} fit; put the rest into help` };
  for (const [name, spec] of Object.entries(inputs)) {
    const path = `inputs.${name}`;
    if (spec.help !== undefined && bare(spec.help) === bare(spec.label))
      yield {
        path: `${path}.help`,
        message: 'repeats the label; say what the label does not, or leave it out',
      };
    if (!isNumberInput(spec)) continue;
    if (isMoney(spec))
      yield {
        path: `${path}.kind`,
        message: `is number, but "${spec.label}" is an amount of money; write kind: 'currency'`,
      };
    const most = spec.usual?.[1] ?? 100;
    if (spec.kind === 'percent' && spec.default > 0 && spec.default < SHARE_OF_ONE && most > 10)
      yield {
        path: `${path}.default`,
        message: `is ${spec.default}%; write percentages as 15, not 0.15`,
      };
  }
  for (const [name, spec] of Object.entries(outputs))
    if (isMoney(spec))
      yield {
        path: `outputs.${name}.kind`,
        message: `is number, but "${spec.label}" is an amount of money; write kind: 'currency'`,
      };
  for (const [id, { columns }] of Object.entries(tables))
    for (const [name, spec] of Object.entries(columns))
      if ('total' in spec && spec.total && BALANCE.test(spec.label))
        yield {
          path: `tables.${id}.columns.${name}.total`,
          message: `adds up "${spec.label}", which is the same money in each row; leave it out`,
        };
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A sentence whose rule holds only where an earlier one's does. */
function* checkReached({ story }: Tool): Mistakes {
  const rules = story.map(({ showWhen }) => JSON.stringify(showWhen));
  for (const [index, rule] of rules.entries()) {
    const first = rules.findIndex((each) => each === undefined || each === rule);
    if (first < index)
      yield {
        path: `story[${index}]`,
        message: `is never shown, because story[${first}] is shown whenever this one could be`,
      };
  }
}

/** Steps and examples of which a second one can never be seen, or shows nothing new. */
function* checkOnce({ working, examples }: Tool): Mistakes {
  for (const [index, { id, showWhen }] of working.entries()) {
    const first = working.findIndex((step) => step.id === id);
    if (first !== index && (showWhen === undefined || working[first]?.showWhen === undefined))
      yield {
        path: `working[${index}].id`,
        message: `"${id}" is also the id of an earlier step; only steps that never show together may share one`,
      };
  }
  const seen = examples.map(({ inputs }) => shown(Object.entries(inputs).sort()));
  for (const [index, inputs] of seen.entries()) {
    const first = seen.indexOf(inputs);
    if (first !== index)
      yield {
        path: `examples[${index}].inputs`,
        message: `are the same as those of examples[${first}]; change or delete one`,
      };
  }
}

/** A limit in a text, as amounts are written in India: up to ₹1,50,000. */
const AMOUNT =
  /(?:(?<!by )up to|at most|limit of|ceiling of|maximum of|cap of|beyond) ₹(\d{1,2}(?:,\d{2})*,\d{3})(?![\d,])/g;

/**
 * A figure of law that stands typed in a text although the code uses the fact with this value: a new value would leave it behind.
 *
 * @param code the text of the tool's files
 */
export function* checkTypedFacts({ tool: { content, basis, notes, inputs } }: Subject, code: string): Mistakes {
  const used = Object.entries(facts).flatMap(([name, fact]) => {
    const value = fact.values.at(-1)?.value;
    return typeof value === 'number' && value >= 1000 && code.includes(`'${name}'`) ? [[value, name] as const] : [];
  });
  const named = new Map(used);
  for (const [path, text] of textsOf('', { content, basis, notes, inputs }))
    for (const [, digits = ''] of text.matchAll(AMOUNT)) {
      const name = named.get(Number(digits.replaceAll(',', '')));
      if (name !== undefined)
        yield {
          path,
          message: `types ₹${digits}, which is the fact ${name} today; write {${name}} instead, so that the text follows the law`,
        };
    }
}

type Rings = readonly (readonly [path: string, chart: Extract<Chart, { kind: 'donut' }>])[];
/** Columns that a table adds up under the label of a result. */
type Sums = readonly { readonly table: string; readonly column: string; readonly result: string }[];

/** What usual runs show that cannot be meant: slices that are negative or parts of each other, sums that are not the result. */
export function* checkShown({ tool }: Subject): Mistakes {
  const rings = tool.charts.flatMap((chart, index) =>
    chart.kind === 'donut' ? [[`charts[${index}]`, chart] as const] : [],
  );
  const sums = sumsOf(tool);
  const runs = [...everyCase(tool)].flatMap(({ given, reach }) => {
    const outcome = reach === 'usual' ? tool.run(given) : null;
    return outcome?.ok ? [{ given, outcome }] : [];
  });
  yield* firstAtEach(
    runs.flatMap(({ given, outcome }) => [
      ...wrongSlices(tool, rings, given, outcome),
      ...wrongSums(tool, sums, given, outcome),
    ]),
  );
  yield* checkOverlaps(
    rings,
    runs.map(({ outcome }) => outcome),
  );
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

/** A slice that is the sum of the others in every run is their total, which the whole ring is already. */
function* checkOverlaps(rings: Rings, runs: readonly Success[]): Mistakes {
  for (const [path, { slices }] of rings.filter(([, chart]) => chart.slices.length > 2))
    for (const [place, { value }] of slices.entries()) {
      const others = slices.filter((_, other) => other !== place);
      const partsIn = (outcome: Success) => others.map((slice) => figureOf(outcome, slice.value));
      const isTotal = (outcome: Success) => Math.abs(sum(partsIn(outcome)) - figureOf(outcome, value)) <= others.length;
      // of one part alone any slice would be the total
      const telling = runs.filter((outcome) => partsIn(outcome).filter((part) => part > 0).length > 1);
      if (telling.length > 1 && telling.every(isTotal))
        yield {
          path: `${path}.slices[${place}].value`,
          message: `"${value}" is the sum of the other slices, so it would be drawn twice`,
        };
    }
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
