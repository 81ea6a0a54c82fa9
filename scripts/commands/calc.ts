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
async function solution(id: string, tool: Tool, inputs: Record<string, unknown>, wanted: unknown) {
  const { input, output, target } = (wanted ?? {}) as Record<string, unknown>;
  if (typeof input !== 'string' || typeof output !== 'string' || typeof target !== 'number' || Number.isNaN(target))
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

const oneLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');

/** What a line of JSON, or the arguments, ask for; `ask` is a line of the search. */
type Question = { tool?: unknown; inputs?: Record<string, unknown>; solve?: unknown; ask?: unknown };

async function answerTo({ tool: id, inputs = {}, solve, ask }: Question) {
  if (typeof ask === 'string') return asked(ask);
  if (typeof id !== 'string')
    throw new Error('line: must be {"tool": "<tool id>", "inputs": {…}} or {"ask": "<line>"}');
  const tool = await loadTool(id);
  return solve === undefined ? answer(id, tool, inputs) : solution(id, tool, inputs, solve);
}

/** The answer to a line; a mistake in it is an answer too. */
export async function answerLine(line: string) {
  try {
    return await answerTo(parse(line, 'line') ?? {});
  } catch (error) {
    return { error: oneLine(error) };
  }
}

const USAGE =
  "usage: npm run --silent calc -- <tool id> '<json of inputs>' [--solve <input> --output <output> --target=<number>], or -- --ask '<line>', or -- -";

const text = { type: 'string' } as const;
const OPTIONS = { solve: text, output: text, target: text, ask: text };

/** The answer to the arguments of the command; null where they say that it reads lines. Throws where it refuses them. */
export async function answerArguments(args: string[]) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const { ask, ...wanted } = values;
  const [tool, text = '{}', ...rest] = positionals;
  const isBackwards = Object.keys(wanted).length > 0;
  if (args.length === 1 && tool === '-') return null;
  if (ask !== undefined && tool === undefined && !isBackwards) return answerTo({ ask });
  if (ask !== undefined || tool === undefined || rest.length > 0) throw new Error(USAGE);
  const inputs = parse(text, tool);
  if (!isBackwards) return answerTo({ tool, inputs });
  const { solve: input, output, target } = wanted;
  return answerTo({ tool, inputs, solve: { input, output, target: Number(target || Number.NaN) } });
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
      // without the byte-order mark that some editors put first
      const text = line.trim();
      // waits where the reader is slower
      if (text !== '' && !print(await answerLine(text))) await once(process.stdout, 'drain');
    }
  } catch (error) {
    process.stderr.write(`${oneLine(error)}\n`);
    process.exitCode = 2;
  }
}

if (isMain(import.meta.url)) await main();
