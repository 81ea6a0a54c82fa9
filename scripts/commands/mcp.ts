// npm run --silent mcp: the calculators for assistants, by the Model Context Protocol over standard input and output. It needs no
// build and no network, and writes nothing but the protocol on standard output.
import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';
import project from '../../package.json' with { type: 'json' };
import { settingOf } from '../../src/settings.ts';
import { endWithReader } from '../build/project.ts';
import { calculate, compareScenarios, findCalculator, metas, Refusal, schemaFor, solveFor } from './assistant.ts';

const text = z.string();
const number = z.number();
const value = z.union([number, text, z.boolean()]);
const calculator = z.object({ id: text, title: text });
const named = { name: text, label: text };

const id = text.describe('The id of a calculator, as find_calculator gives it');
const inputs = z
  .record(text, z.unknown())
  .describe("Inputs by name, as the calculator's JSON Schema says; those left out have their defaults");
const link = text.describe('The page with these inputs, for the person who asked');

/** The schema of an answer: a result, or a refusal with its field and sentence. */
const answer = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({
    result: z.object(shape).nullable(),
    refusal: z
      .object({ field: text.nullable(), message: text })
      .nullable()
      .describe('Why there is no result: the input that it is about, and a sentence'),
  });

/** The answer to a question, as data and as text. */
async function answered(question: Promise<Record<string, unknown>>) {
  const structuredContent = await question.then(
    (result) => ({ result, refusal: null }),
    (error) => {
      if (!(error instanceof Refusal)) throw error;
      return { result: null, refusal: { field: error.field, message: error.message } };
    },
  );
  return { structuredContent, content: [{ type: 'text' as const, text: JSON.stringify(structuredContent) }] };
}

const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

function makeServer(): McpServer {
  const server = new McpServer(
    { name: project.name, title: settingOf('VITE_SITE_NAME', process.env.VITE_SITE_NAME), version: project.version },
    {
      instructions:
        'Calculators for money in India: loans, investments, savings schemes, retirement and tax. Begin with find_calculator. Amounts are in rupees, rates in percent. Do not estimate a figure that a calculator gives. Tell the person which assumptions and dated rules a figure rests on, and give its link. A refusal says which input is wrong and why.',
    },
  );
  server.registerTool(
    'find_calculator',
    {
      title: 'Find a calculator',
      description:
        'Finds calculators by words, such as "home loan EMI" or "tax on salary". Reads numbers too, as in "emi 50 lakh 8.5% 20 years". Gives the JSON Schema of the inputs of the first, and its results.',
      inputSchema: z.object({ words: text.min(1).max(200) }),
      outputSchema: answer({
        understood: z
          .object({
            inputs,
            assumed: z.array(text),
            missing: z.array(text),
            unused: z.array(text),
            readings: z.array(
              z.object({
                tool: text,
                inputs,
                assumed: z.array(text),
                solved: z.unknown(),
                headline: z.unknown(),
                beside: z.unknown().optional(),
              }),
            ),
          })
          .describe(
            'What the words say: inputs of the first calculator, inputs whose defaults a figure rests on, inputs without which there is none, words and numbers that were not used, and the figures: one, or two where the words can be read twice (then ask which is meant)',
          ),
        calculators: z.array(calculator.extend({ description: text })).describe('The likeliest first'),
        inputs: z.record(text, z.unknown()).describe('The JSON Schema of the inputs of the first calculator'),
        results: z.array(z.object({ ...named, unit: text })).describe('The results of the first calculator'),
      }),
      annotations,
    },
    ({ words }) => answered(findCalculator(words)),
  );
  server.registerTool(
    'calculate',
    {
      title: 'Calculate',
      description:
        'Calculates, and gives the figures with their assumptions, the dates and sources of rules, and a link.',
      inputSchema: z.object({ id, inputs: inputs.default({}) }),
      outputSchema: answer({
        calculator,
        inputs: z.array(z.object({ ...named, value, text })).describe('The inputs that count, defaults included'),
        ignored: z.array(text).describe('Inputs that were given and do not count beside the others'),
        figures: z.array(z.object({ ...named, value: z.union([number, text]), unit: text, text })),
        notes: z.array(text),
        assumptions: z.array(text),
        rules: z.array(z.object({ label: text, value: text, since: text, source: text, confirmed: text })),
        day: text.describe('The day whose rules apply'),
        link,
      }),
      annotations,
    },
    (question) => answered(calculate(question.id, question.inputs)),
  );
  const reached = z.array(z.object({ value: number, text, result: number, resultText: text, link }));
  server.registerTool(
    'solve_for',
    {
      title: 'Work backwards',
      description: 'Finds the value of one input at which a result reaches a target, the other inputs being given.',
      inputSchema: z.object({
        id,
        inputs: inputs.default({}),
        input: text.describe('The input to find: rate, or loans.0.rate for a cell of a row'),
        output: text.describe('The name of a result'),
        target: number.describe('The wanted value of the result'),
      }),
      outputSchema: answer({
        calculator,
        input: text,
        output: text,
        target: number,
        outcome: z.enum(['one', 'several', 'none', 'flat']).describe('flat: the input does not change the result'),
        answers: reached,
        nearest: reached.describe('Where there is no answer: the nearest results below and above the target'),
        why: text.describe('Why there is no answer; empty where there is one'),
      }),
      annotations,
    },
    ({ id, inputs, ...wanted }) => answered(solveFor(id, inputs, wanted)),
  );
  server.registerTool(
    'compare',
    {
      title: 'Compare scenarios',
      description: 'Calculates two to four scenarios of a calculator and compares the first with each of the others.',
      inputSchema: z.object({ id, scenarios: z.array(inputs).min(2).max(4) }),
      outputSchema: answer({
        calculator,
        scenarios: z.array(z.object({ name: text, link })),
        verdict: text.nullable().describe('What the main figure says, in a sentence'),
        inputs: z
          .array(z.object({ ...named, values: z.array(value.nullable()), texts: z.array(text) }))
          .describe('The inputs that differ, each with a value for every scenario'),
        figures: z.array(
          z.object({
            ...named,
            unit: text,
            values: z.array(z.union([number, text]).nullable()),
            texts: z.array(text),
            differences: z.array(number.nullable()).describe('From the first scenario'),
            verdicts: z.array(z.enum(['better', 'worse', 'same']).nullable()),
          }),
        ),
      }),
      annotations,
    },
    (question) => answered(compareScenarios(question.id, question.scenarios)),
  );
  for (const { id, title, description } of metas.values())
    server.registerResource(
      id,
      `calculator://${id}/inputs`,
      { title, description, mimeType: 'application/schema+json' },
      async ({ href }) => ({
        contents: [{ uri: href, mimeType: 'application/schema+json', text: JSON.stringify(await schemaFor(id)) }],
      }),
    );
  return server;
}

endWithReader();

serveStdio(makeServer, { onerror: (error) => process.stderr.write(`${error.message}\n`) });
