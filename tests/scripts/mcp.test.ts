import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDay } from '#maths/calendar.ts';
import { checkValue } from '#src/engine/input-schema.ts';
import { readScenario } from '#src/engine/powers/read-scenario.ts';
import { root } from '../../scripts/build/project.ts';
import { argumentsOf } from '../project.ts';
import { toolById, tools } from '../tools.ts';

const ARGUMENTS = argumentsOf('commands/mcp');
const OPENING = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
const EMI = { loanAmount: 1_000_000, rate: 8.5, tenure: 20 };

const client = new Client({ name: 'test', version: '1' });

beforeAll(async () => {
  await client.connect(new StdioClientTransport({ command: process.execPath, args: ARGUMENTS, cwd: root }));
  // the client checks answers against the schemas that it has listed
  await client.listTools();
});
afterAll(() => client.close());

/** The answer to a question; its text must say the same as its data. */
async function ask(name: string, question: object) {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: { ...question } });
  const [block] = content;
  if (isError) return { error: block?.type === 'text' ? block.text : '' };
  expect(JSON.parse(block?.type === 'text' ? block.text : '')).toEqual(structuredContent);
  // biome-ignore lint/suspicious/noExplicitAny: the client has checked it against the schema that the server gives
  return structuredContent as any;
}

describe('the server for assistants', () => {
  it('says what it is, and lists four tools that only read', async () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'hisaab', title: 'Hisaab' });
    expect(client.getInstructions()).toContain('rupees');
    const { tools: listed } = await client.listTools();
    expect(listed.map(({ name }) => name)).toEqual(['find_calculator', 'calculate', 'solve_for', 'compare']);
    for (const { annotations, inputSchema, outputSchema } of listed) {
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
      expect(inputSchema.type).toBe('object');
      expect(outputSchema?.type).toBe('object');
    }
  });

  it('finds a calculator by words, says how it read them, and tells inputs and results', async () => {
    const { result } = await ask('find_calculator', { words: 'emi 50 lakh 8.5% 20 years' });
    expect(result.understood).toEqual({
      inputs: { loanAmount: 5_000_000, rate: 8.5, tenure: 20 },
      ...{ assumed: [], missing: [], unused: [] },
      readings: [
        {
          tool: 'emi_calculator',
          inputs: { loanAmount: 5_000_000, rate: 8.5, tenure: 20 },
          ...{ assumed: [], solved: null, headline: { output: 'emi', value: 43_391 } },
        },
      ],
    });
    const { result: other } = await ask('find_calculator', { words: 'home loan of 50 lakh daughter' });
    expect(other.understood).toMatchObject({ missing: ['tenure'], unused: ['daughter'], readings: [] });
    // ₹12,500 a month or a year
    const { result: twice } = await ask('find_calculator', { words: 'ppf 12500 15 years' });
    const values = twice.understood.readings.map(({ headline }: { headline: { value: number } }) => headline.value);
    expect(values.sort()).toEqual([339_017, 3_944_599]);
    expect(result.calculators[0]).toMatchObject({ id: 'emi_calculator', title: 'EMI Calculator' });
    expect(Object.keys(result.inputs.properties)).toEqual(Object.keys(toolById('emi_calculator').inputs));
    expect(result.results).toContainEqual({ name: 'emi', label: 'Monthly EMI', unit: 'rupees' });
    expect(await ask('find_calculator', { words: 'qqqq zzzz' })).toMatchObject({
      result: null,
      refusal: { field: 'words', message: expect.stringContaining('PPF Calculator') },
    });
  });

  it('calculates, with units, assumptions, dated rules and a link that opens the same figures', async () => {
    // ₹1,00,000 at 7% for 5 years is ₹35,000 of simple interest
    const { result } = await ask('calculate', {
      id: 'simple_interest',
      inputs: { principal: 100_000, rate: 7, years: 5 },
    });
    expect(result.figures).toEqual([
      { name: 'totalAmount', label: expect.any(String), value: 135_000, unit: 'rupees', text: '₹1,35,000' },
      { name: 'interest', label: expect.any(String), value: 35_000, unit: 'rupees', text: '₹35,000' },
      { name: 'monthlyInterest', label: expect.any(String), value: 583, unit: 'rupees', text: '₹583' },
    ]);
    const ppf = (await ask('calculate', { id: 'ppf', inputs: { rate: 8 } })).result;
    expect(ppf.rules).toContainEqual(
      expect.objectContaining({
        value: '7.1%',
        since: '2020-04-01',
        source: expect.stringMatching(/Ministry of Finance/),
      }),
    );
    expect(ppf.assumptions.join()).toContain('Interest is added once a year');
    const { origin, pathname, hash } = new URL(ppf.link);
    expect(origin + pathname).toBe('https://hisaab.example/savings/ppf-calculator/');
    expect(readScenario(toolById('ppf'), hash.slice(2)).values).toMatchObject({ rate: 8, yearlyDeposit: 100_000 });
  });

  it('says which inputs do not count beside the others', async () => {
    const { result } = await ask('calculate', {
      id: 'sip_lumpsum',
      inputs: { investmentType: 'SIP', lumpSumAmount: 5, returnRate: 10 },
    });
    expect(result.ignored).toEqual(['lumpSumAmount']);
  });

  it('works backwards, and says why there is no answer', async () => {
    const wanted = { id: 'emi_calculator', inputs: EMI, output: 'emi' };
    const { result } = await ask('solve_for', { ...wanted, input: 'loanAmount', target: 30_000 });
    expect(result).toMatchObject({
      outcome: 'one',
      answers: [{ value: 3_456_925, text: '₹34,56,925', result: 30_000, resultText: '₹30,000' }],
      why: '',
    });
    expect(result.answers[0].link).toContain('loanAmount=3456925');
    const none = await ask('solve_for', { ...wanted, input: 'rate', target: -1 });
    expect(none.result).toMatchObject({ outcome: 'none', answers: [], nearest: [{ value: 0.01 }] });
    expect(none.result.why).toBe('No value of Interest rate (p.a.) gets you there.');
  });

  it('compares scenarios, the first with each of the others', async () => {
    const { result } = await ask('compare', {
      id: 'simple_interest',
      scenarios: [{ rate: 7 }, { rate: 8 }, { rate: 7, principal: 50_000 }],
    });
    expect(result.scenarios).toHaveLength(3);
    expect(result.inputs.map(({ name }: { name: string }) => name)).toEqual(['principal', 'rate']);
    expect(result.verdict).toBe('Total amount: ₹67,500 less with ₹50,000 than with ₹1 lakh · 7%.');
    // 5 years of ₹1,00,000 at 7% and 8%, and of ₹50,000 at 7%
    const interest = result.figures.find(({ name }: { name: string }) => name === 'interest');
    expect(interest).toMatchObject({ values: [35_000, 40_000, 17_500], differences: [null, 5_000, -17_500] });
  });

  it.each([
    ['calculate', { id: 'no_such' }, 'id', /no calculator "no_such"\. Choose from: .*emi_calculator/],
    ['calculate', { id: '../loan/emi_calculator' }, 'id', /no calculator/],
    ['calculate', { id: 'emi_calculator', inputs: { no: 1 } }, 'no', /Choose from: loanAmount, rate/],
    ['calculate', { id: 'emi_calculator', inputs: { rate: '9' } }, 'rate', /must be a number/],
    ['calculate', { id: 'emi_calculator', inputs: { prepayments: [[[]]] } }, 'prepayments.0', /./],
    ['calculate', { id: 'currency_converter' }, 'manualRate', /Enter your own/],
    ['solve_for', { id: 'ppf', input: 'no', output: 'maturityValue', target: 1 }, 'no', /Choose from: yearlyDeposit/],
    ['solve_for', { id: 'ppf', input: 'rate', output: 'no', target: 1 }, 'no', /Choose from: maturityValue/],
    ['solve_for', { id: 'ppf', inputs: { rate: 'x' }, input: 'rate', output: 'maturityValue', target: 1 }, 'rate', /./],
    ['compare', { id: 'ppf', scenarios: [{}, { rate: 'x' }] }, 'scenarios.1.rate', /must be a number/],
  ])('refuses %s %j with the field and a sentence, as an answer', async (name, question, field, message) => {
    expect(await ask(name, question)).toEqual({
      result: null,
      refusal: { field, message: expect.stringMatching(message) },
    });
  });

  it('reports a question of the wrong shape as an error of the call, and an unknown tool or resource as one of the protocol', async () => {
    expect(await ask('calculate', { id: 5 })).toEqual({ error: expect.stringContaining('id: ') });
    expect(await ask('calculate', { id: 'ppf', inputs: [] })).toEqual({ error: expect.stringContaining('inputs: ') });
    expect(await ask('find_calculator', { words: 'x'.repeat(100_000) })).toEqual({ error: expect.any(String) });
    expect(await ask('compare', { id: 'ppf', scenarios: [{}] })).toEqual({ error: expect.any(String) });
    await expect(client.callTool({ name: 'no_such' })).rejects.toThrow(/no_such/);
    await expect(client.readResource({ uri: 'calculator://no_such/inputs' })).rejects.toThrow(/no_such/);
    expect((await ask('calculate', { id: 'ppf' })).refusal).toBeNull();
  });

  it('gives the inputs of every calculator as a JSON Schema that agrees with what is refused', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ name }) => name).sort()).toEqual(tools.map(({ id }) => id).sort());
    const ajv = new Ajv2020({ formats: { date: isDay } });
    for (const { id, tool } of tools) {
      const { contents } = await client.readResource({ uri: `calculator://${id}/inputs` });
      const [resource] = contents;
      expect(resource?.mimeType).toBe('application/schema+json');
      const accepts = ajv.compile(JSON.parse(resource && 'text' in resource ? resource.text : ''));
      const defaults = Object.fromEntries(Object.entries(tool.inputs).map(([name, spec]) => [name, spec.default]));
      expect(accepts(defaults), id).toBe(true);
      expect(accepts({}), id).toBe(true);
      expect(accepts({ no: 1 }), id).toBe(false);
      for (const [name, spec] of Object.entries(tool.inputs))
        for (const value of [-1, 0.5, 1e15, '', 'x', 'x'.repeat(61), '2026-02-30', true, null, [], [{ no: 1 }]])
          expect(accepts({ [name]: value }), `${id} ${name} ${value}`).toBe(checkValue(spec, value, name).ok);
    }
  });

  it('answers for every calculator as its schema says', async () => {
    for (const { id, tool } of tools) {
      const { result } = await ask('calculate', { id });
      const outcome = tool.run({});
      expect(result !== null, id).toBe(outcome.ok);
      for (const { name, value } of result?.figures ?? [])
        expect(value, `${id} ${name}`).toBe(outcome.ok && outcome.outputs[name]);
    }
  });
});

describe('the protocol', () => {
  const start = () => spawn('npm', ['run', '--silent', 'mcp'], { cwd: root });

  it('has every byte of standard output, whatever comes in, and ends with its input', async () => {
    const server = start();
    const call = { name: 'calculate', arguments: { id: 'ppf' } };
    for (const line of ['garbage', '{"jsonrpc":"1.0"}', '[]', 'null', ''].concat(
      [
        { id: 1, method: 'initialize', params: OPENING },
        { method: 'notifications/initialized' },
        { id: 2, method: 'no/such' },
        { id: 3, method: 'tools/call', params: call },
      ].map((message) => JSON.stringify({ jsonrpc: '2.0', ...message })),
    ))
      server.stdin.write(`${line}\n`);
    let output = '';
    server.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      if (output.includes('"id":3')) server.stdin.end();
    });
    const [code] = await once(server, 'close');
    expect(code).toBe(0);
    const answers = output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    for (const answer of answers) expect(answer).toMatchObject({ jsonrpc: '2.0' });
    expect(answers.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2, 3]));
  });

  it('ends quietly when the client stops reading', async () => {
    const server = spawn(process.execPath, ARGUMENTS, { cwd: root });
    const said = text(server.stderr);
    server.stdout.destroy();
    server.stdin.on('error', () => {});
    for (let id = 1; id <= 5; id++)
      server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method: 'initialize', params: OPENING })}\n`);
    const [code] = await once(server, 'close');
    expect(code).toBe(0);
    expect(await said).toBe('');
  });
});
