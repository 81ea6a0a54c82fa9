// What an assistant can ask of the calculators, on the same engine as the page and `calc`; and their search, for `calc` too.
import { type Asked, askTools } from '../../src/catalogue/ask.ts';
import { type Findable, findablesOf, menuOf } from '../../src/catalogue/catalogue.ts';
import { createFind } from '../../src/catalogue/find.ts';
import { createNaming } from '../../src/catalogue/naming.ts';
import { readLine } from '../../src/engine/ask/line.ts';
import { filledValue } from '../../src/engine/fill.ts';
import { complete, formatInput, isShown, placesOf, withValue } from '../../src/engine/places.ts';
import { answerOf, answerUnitOf } from '../../src/engine/powers/assistant-answer.ts';
import { compare } from '../../src/engine/powers/compare.ts';
import { jsonSchemaOf } from '../../src/engine/powers/json-schema.ts';
import { lastingSettings } from '../../src/engine/powers/scenario.ts';
import { type Reached, solve } from '../../src/engine/powers/solve.ts';
import { verdictOf } from '../../src/engine/powers/verdict.ts';
import type { Catalogue, CellInput, Failure, Meta, Output, Success, Tool, Values } from '../../src/engine/types.ts';
import { today } from '../../src/rules/now.ts';
import { settingOf } from '../../src/settings.ts';
import { words } from '../../src/words/en/panels.ts';
import { importChecked, loadTool } from '../build/checked.ts';
import { toolFolders } from '../build/project.ts';

/** The metadata of all calculators, by id. */
export const metas: ReadonlyMap<string, Meta> = new Map(
  await Promise.all(
    toolFolders().map(async ({ id, folder }) => [id, await importChecked<Meta>(`${folder}/meta.ts`)] as const),
  ),
);

const all = findablesOf(menuOf(await importChecked<Catalogue>('tools/catalogue.ts'), metas), metas).filter(
  ({ ready }) => ready,
);
const naming = createNaming(all);
const search = { find: createFind(all, naming), naming, load: loadTool };

/** The calculators that a line is about, and the answer of the first, as the search of the page gives them. */
export const askLine = (line: string): Promise<Asked<Findable>> => askTools(readLine(line), search);

/** Calculators that one search gives. */
const MOST_FOUND = 5;

// the engine, too, reads the day only once
const day = today();
const siteUrl = settingOf('VITE_SITE_URL', process.env.VITE_SITE_URL).replace(/\/+$/, '');

/** A question that has no answer: the field that it is about, if it is about one, and a sentence that says why. */
export class Refusal extends Error {
  readonly field: string | null;
  constructor({ field, message }: Pick<Failure, 'field' | 'message'>) {
    super(message);
    this.field = field;
  }
}

type Inputs = Readonly<Record<string, unknown>>;

async function toolOf(id: string): Promise<{ meta: Meta; tool: Tool }> {
  const meta = metas.get(id);
  if (!meta)
    throw new Refusal({
      field: 'id',
      message: `There is no calculator "${id}". Choose from: ${[...metas.keys()].join(', ')}.`,
    });
  return { meta, tool: await loadTool(id) };
}

const named = ({ id, title }: Meta) => ({ id, title });

/** The calculator's own page with these inputs. */
function linkTo({ path }: Meta, tool: Tool, values: Values): string {
  const address = new URL(`${siteUrl}${path}/`);
  address.hash = `?${lastingSettings(tool, values, [])}`;
  return address.href;
}

function successOf(tool: Tool, inputs: Inputs, at = ''): Success {
  const outcome = tool.run(inputs);
  if (!outcome.ok) throw new Refusal({ ...outcome, field: outcome.field === null ? null : `${at}${outcome.field}` });
  return outcome;
}

/** The JSON Schema of a calculator's inputs. */
export async function schemaFor(id: string) {
  const { meta, tool } = await toolOf(id);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: meta.title,
    description: meta.description,
    ...jsonSchemaOf(tool),
  };
}

/** The figures of a line: none, one, or two where it can be read twice. */
export const readingsOf = ({ readings }: Pick<Asked<Findable>, 'readings'>) =>
  readings.map(({ tool, reading: { inputs, assumed, solved, headline, beside } }) => ({
    tool: tool.id,
    inputs,
    assumed,
    solved,
    headline,
    ...(beside && { beside }),
  }));

/** The calculators that a line is about, the likeliest first with its inputs and results, and what the line says of them. */
export async function findCalculator(line: string) {
  const asked = await askLine(line);
  const found = asked.found.slice(0, MOST_FOUND);
  const [first] = found;
  if (!first)
    throw new Refusal({
      field: 'words',
      message: `No calculator matches these words. Choose from: ${[...metas.values()].map(({ title }) => title).join(', ')}.`,
    });
  const { tool: best } = await toolOf(first.id);
  const [one] = asked.readings;
  const { missing = [], unread = [], unplaced = asked.unreadable } = asked.answer ?? {};
  return {
    understood: {
      inputs: one?.reading.inputs ?? asked.answer?.inputs ?? {},
      assumed: one?.reading.assumed ?? [],
      missing,
      unused: [...unread, ...unplaced],
      readings: readingsOf(asked),
    },
    calculators: found.map(({ id, title }) => ({ id, title, description: metas.get(id)?.description ?? '' })),
    inputs: jsonSchemaOf(best),
    results: Object.entries(best.outputs).map(([name, { label, kind }]) => ({ name, label, unit: answerUnitOf(kind) })),
  };
}

/** One calculation with all that it rests on. */
export async function calculate(id: string, inputs: Inputs) {
  const { meta, tool } = await toolOf(id);
  const outcome = successOf(tool, inputs);
  const { values } = outcome;
  const answer = answerOf({ tool, outcome, title: meta.title, today: day, link: null, compared: null });
  return {
    calculator: named(meta),
    ...answer,
    ignored: Object.keys(inputs).filter((name) => !isShown(tool, values, name)),
    day,
    link: linkTo(meta, tool, values),
  };
}

/** The values of an input at which a result reaches a target, or why there is none. */
export async function solveFor(
  id: string,
  inputs: Inputs,
  wanted: { readonly input: string; readonly output: string; readonly target: number },
) {
  const { meta, tool } = await toolOf(id);
  const solution = solve(tool, inputs, wanted);
  if (!solution.ok) throw new Refusal(solution);
  const all = complete(tool, inputs);
  const place = placesOf(tool, all).find(({ path }) => path === wanted.input);
  const output = tool.outputs[wanted.output] as Output;
  const { outcome, answers, nearest } = solution;
  const at = ({ value, output: result }: Reached) => ({
    value,
    text: formatInput(place?.spec as CellInput, value),
    result,
    resultText: filledValue(output, result),
    link: linkTo(meta, tool, withValue(all, wanted.input, value)),
  });
  const label = place?.label ?? wanted.input;
  const why = { one: '', several: '', none: words.solve.none(label), flat: words.solve.flat(label, output.label) };
  return {
    calculator: named(meta),
    ...wanted,
    outcome,
    answers: answers.map(at),
    nearest: answers.length > 0 ? [] : nearest.map(at),
    why: why[outcome],
  };
}

/** Scenarios side by side: the first is compared with each of the others. */
export async function compareScenarios(id: string, scenarios: readonly Inputs[]) {
  const { meta, tool } = await toolOf(id);
  const candidates = scenarios.map((inputs, index) => ({
    name: null,
    values: successOf(tool, inputs, `scenarios.${index}.`).values,
  }));
  const comparison = compare(tool, candidates);
  const { columns, inputs, outputs } = comparison;
  return {
    calculator: named(meta),
    scenarios: columns.map(({ name, values }) => ({ name, link: linkTo(meta, tool, values) })),
    verdict: verdictOf(tool, comparison),
    inputs: inputs.map(({ path, ...rest }) => ({ name: path, ...rest })),
    figures: outputs.map(({ spec, ...rest }) => ({ ...rest, unit: answerUnitOf(spec.kind) })),
  };
}
