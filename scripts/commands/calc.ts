// npm run --silent calc -- <tool id> '<json of inputs>'   one calculation
// npm run --silent calc -- <tool id> '<json>' --solve <input> --output <output> --target <number>
//                                                         the value of an input that gives a wanted result
// npm run --silent calc -- --ask '<line>'                 the tool that a line is about, with its inputs
// npm run --silent calc -- -                              a line of JSON in, a line of JSON out
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { storyOf } from '../../src/engine/story.ts';
import type { Tool } from '../../src/engine/types.ts';
import { loadTool } from '../build/checked.ts';
import { endWithReader, isMain } from '../build/project.ts';

const refused = (id: string, { field, message }: { field: string | null; message: string }) =>
  new Error([id, field, message].filter((part) => part !== null).join(': '));

/** Outputs and tables of one calculation; throws where the tool refuses the inputs. */
function answer(id: string, tool: Tool, inputs: Record<string, unknown>) {
  const outcome = tool.run(inputs);
  if (!outcome.ok) throw refused(id, outcome);
  const tables = Object.keys(tool.tables).map((name) => [name, outcome.table(name)]);
  return { ...outcome.outputs, story: storyOf(tool, outcome), ...Object.fromEntries(tables) };
}

/** The values of an input for which an output reaches a target; throws where the tool refuses the question. */
async function solution(
  id: string,
  tool: Tool,
  inputs: Record<string, unknown>,
  wanted: { input?: unknown; output?: unknown; target?: unknown } | undefined,
) {
  const { input, output, target } = wanted ?? {};
  if (typeof input !== 'string' || typeof output !== 'string' || typeof target !== 'number')
    throw new Error(`${id}: solve must be {"input": "<input>", "output": "<output>", "target": <number>}`);
  const { solve } = await import('../../src/engine/powers/solve.ts');
  const found = solve(tool, inputs, { input, output, target });
  if (!found.ok) throw refused(id, found);
  const { ok: _, nearest, ...rest } = found;
  return found.answers.length > 0 ? rest : { ...rest, nearest };
}

/** The tool that a line is about, its one figure with what it rests on, and all readings where it can be read twice. */
async function asked(line: string) {
  // a calculation needs no search
  const { askLine, readingsOf } = await import('./assistant.ts');
  const found = await askLine(line);
  const readings = readingsOf(found);
  const { inputs = {}, missing = [], unread = [], unplaced = found.unreadable } = found.answer ?? {};
  const none = { inputs, assumed: [], solved: null, headline: null, missing };
  const [only] = readings.length === 1 ? readings : [];
  return { ...none, ...only, tool: found.tool?.id ?? null, unread, unplaced, readings };
}

function parse(text: string, what: string) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${what}: not valid JSON: ${text.slice(0, 80)}`);
  }
}

const BYTE_ORDER_MARK = /^\uFEFF/;

const oneLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');

/** The answer to a line; a mistake in it is an answer too. */
export async function answerLine(line: string) {
  try {
    const { tool: id, inputs = {}, solve, ask } = parse(line, 'line') ?? {};
    if (typeof ask === 'string') return await asked(ask);
    if (typeof id !== 'string')
      throw new Error('line: must be {"tool": "<tool id>", "inputs": {…}} or {"ask": "<line>"}');
    const tool = await loadTool(id);
    return solve === undefined ? answer(id, tool, inputs) : await solution(id, tool, inputs, solve);
  } catch (error) {
    return { error: oneLine(error) };
  }
}

const USAGE =
  "usage: npm run --silent calc -- <tool id> '<json of inputs>' [--solve <input> --output <output> --target <number>], or -- --ask '<line>', or -- -";

/** The words of a command line, and its options with their values. */
function readArguments(args: string[]) {
  const string = { type: 'string' } as const;
  const options = { solve: string, output: string, target: string, ask: string };
  // not strict, because a target may be negative
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: false });
  const texts = Object.entries(values).map(([name, value]) => {
    if (!Object.hasOwn(options, name) || typeof value !== 'string') throw new Error(USAGE);
    return [name, value] as const;
  });
  return { words: positionals, options: new Map(texts) };
}

/** The answer to the arguments of the command; null where they say that it reads lines. Throws where it refuses them. */
export async function answerArguments(args: string[]) {
  const {
    words: [id, text = '{}', ...rest],
    options,
  } = readArguments(args);
  const line = options.get('ask');
  if (line !== undefined) {
    if (id !== undefined || options.size > 1) throw new Error(USAGE);
    return asked(line);
  }
  if (id === undefined || rest.length > 0) throw new Error(USAGE);
  if (id === '-') {
    if (options.size > 0) throw new Error(USAGE);
    return null;
  }
  const tool = await loadTool(id);
  const inputs = parse(text, id);
  if (options.size === 0) return answer(id, tool, inputs);
  const [input, output, target] = ['solve', 'output', 'target'].map((name) => options.get(name));
  if (input === undefined || output === undefined || target === undefined || target.trim() === '')
    throw new Error(USAGE);
  if (!Number.isFinite(Number(target))) throw new Error(`${id}: target: ${target} is not a number`);
  return solution(id, tool, inputs, { input, output, target: Number(target) });
}

const print = (result: unknown) => process.stdout.write(`${JSON.stringify(result)}\n`);

async function main() {
  endWithReader();
  try {
    const result = await answerArguments(process.argv.slice(2));
    if (result !== null) {
      print(result);
      return;
    }
    for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
      const text = line.replace(BYTE_ORDER_MARK, '');
      // waits where the reader is slower
      if (text.trim() !== '' && !print(await answerLine(text))) await once(process.stdout, 'drain');
    }
  } catch (error) {
    process.stderr.write(`${oneLine(error)}\n`);
    process.exitCode = 2;
  }
}

if (isMain(import.meta.url)) await main();
