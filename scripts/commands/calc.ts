// npm run --silent calc -- <tool id> '<json of inputs>'   one calculation
// npm run --silent calc -- <tool id> '<json>' --solve <input> --output <output> --target <number>
//                                                         the value of an input that gives a wanted result
// npm run --silent calc -- --ask '<line>'                 the tool that a line is about, with its inputs
// npm run --silent calc -- -                              a line of JSON in, a line of JSON out
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Meta, Tool } from '../../src/engine/types.ts';
import { folderOf, importDefaults, toolFolders } from '../build/project.ts';

const loaded = new Map<string, Tool>();

/** Loads the tool of an id; throws where there is none. `loaded` has those that are loaded already. */
async function loadTool(id: string): Promise<Tool> {
  const folder = folderOf(id);
  if (folder === null) {
    const known = toolFolders().map((tool) => tool.id);
    throw new Error(`${id}: there is no such tool (have: ${known.join(', ')})`);
  }
  const [tool] = (await importDefaults<Tool>([`${folder}/definition.ts`])) as [Tool];
  loaded.set(id, tool);
  return tool;
}

const refused = (id: string, { field, message }: { field: string | null; message: string }) =>
  new Error([id, field, message].filter((part) => part !== null).join(': '));

/** Outputs and tables of one calculation; throws where the tool refuses the inputs. */
function answer(id: string, tool: Tool, inputs: Record<string, unknown>) {
  const outcome = tool.run(inputs);
  if (!outcome.ok) throw refused(id, outcome);
  const tables = Object.keys(tool.tables).map((name) => [name, outcome.table(name)]);
  return { ...outcome.outputs, ...Object.fromEntries(tables) };
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

/** The search of the page, made once. */
let search: Promise<(line: string) => Promise<object>> | undefined;

async function makeSearch() {
  const [metas, { default: catalogue }, { readLine }, { askTools }, { createFind, createNaming }, { findablesOf, menuOf }] =
    await Promise.all([
      importDefaults<Meta>(toolFolders().map(({ folder }) => `${folder}/meta.ts`)),
      import('../../tools/catalogue.ts'),
      import('../../src/engine/ask/numbers.ts'),
      import('../../src/catalogue/ask.ts'),
      import('../../src/catalogue/find.ts'),
      import('../../src/catalogue/catalogue.ts'),
    ]);
  const byId = new Map(metas.map((meta) => [meta.id, meta]));
  const all = findablesOf(menuOf(catalogue, byId), byId).filter(({ ready }) => ready);
  const [find, naming] = [createFind(all), createNaming(all)];
  return async (text: string) => {
    const { tool, answer } = await askTools(readLine(text), { find, naming, load: async (id) => loaded.get(id) ?? (await loadTool(id)) });
    if (answer === null) return { tool: tool?.id ?? null, inputs: {}, solved: null, assumed: [], unread: [], unplaced: readLine(text).unreadable, headline: null };
    const { inputs, solved, assumed, missing, unread, unplaced, headline } = answer;
    return { tool: tool?.id ?? null, inputs, solved, assumed, missing, unread, unplaced, headline };
  };
}

/** The tool that a line's words find, with its inputs and figure from the line. */
async function asked(line: string) {
  search ??= makeSearch();
  return (await search)(line);
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

/** Answers a line. */
async function answerLine(line: string) {
  try {
    const { tool: id, inputs = {}, solve, ask } = parse(line, 'line') ?? {};
    if (typeof ask === 'string') return await asked(ask);
    if (typeof id !== 'string') throw new Error('line: must be {"tool": "<tool id>", "inputs": {…}} or {"ask": "<line>"}');
    const tool = loaded.get(id) ?? (await loadTool(id));
    return solve === undefined ? answer(id, tool, inputs) : await solution(id, tool, inputs, solve);
  } catch (error) {
    return { error: oneLine(error) };
  }
}

// the reader has closed the pipe (`| head -1`), which is no error
process.stdout.on('error', (error) => {
  if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  process.exit();
});

const USAGE =
  "usage: npm run --silent calc -- <tool id> '<json of inputs>' [--solve <input> --output <output> --target <number>], or -- --ask '<line>', or -- -";

/** The words of the command, and its options with their values. */
function readArguments() {
  const string = { type: 'string' } as const;
  const options = { solve: string, output: string, target: string, ask: string };
  // not strict, because a target may be negative
  const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false });
  const texts = Object.entries(values).map(([name, value]) => {
    if (!Object.hasOwn(options, name) || typeof value !== 'string') throw new Error(USAGE);
    return [name, value] as const;
  });
  return { words: positionals, options: new Map(texts) };
}

const print = (result: unknown) => process.stdout.write(`${JSON.stringify(result)}\n`);

try {
  const {
    words: [id, text = '{}', ...rest],
    options,
  } = readArguments();
  const line = options.get('ask');
  if (line !== undefined) {
    if (id !== undefined || options.size > 1) throw new Error(USAGE);
    print(await asked(line));
  } else if (id === undefined || rest.length > 0) throw new Error(USAGE);
  else if (id === '-') {
    if (options.size > 0) throw new Error(USAGE);
    for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
      const text = line.replace(BYTE_ORDER_MARK, '');
      // waits where the reader is slower
      if (text.trim() !== '' && !print(await answerLine(text))) await once(process.stdout, 'drain');
    }
  } else {
    const tool = await loadTool(id);
    const inputs = parse(text, id);
    if (options.size === 0) print(answer(id, tool, inputs));
    else {
      const [input, output, target] = ['solve', 'output', 'target'].map((name) => options.get(name));
      if (input === undefined || output === undefined || target === undefined || target.trim() === '')
        throw new Error(USAGE);
      if (!Number.isFinite(Number(target))) throw new Error(`${id}: target: ${target} is no number`);
      print(await solution(id, tool, inputs, { input, output, target: Number(target) }));
    }
  }
} catch (error) {
  process.stderr.write(`${oneLine(error)}\n`);
  process.exitCode = 2;
}
