// npm run --silent calc -- <tool id> '<json of inputs>'   one calculation
// npm run --silent calc -- <tool id> '<json>' --solve <input> --output <output> --target <number>
//                                                         the value of an input that gives a wanted result
// npm run --silent calc -- --ask '<line>'                 the tool that a line is about, with its inputs
// npm run --silent calc -- -                              a line of JSON in, a line of JSON out
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { folderOf, load, loadDefaults, toolFolders } from '../build/load.mjs';

/** @typedef {import('../../src/engine/types.ts').Tool} Tool */

/** @type {Map<string, Tool>} */
const loaded = new Map();
/** @type {string | undefined} the ids of all tools */
let known;

/**
 * Loads the tool of an id; throws where there is none. `loaded` has those that are loaded already.
 *
 * @param {string} id
 * @returns {Promise<Tool>}
 */
async function loadTool(id) {
  const folder = folderOf(id);
  if (folder === null) {
    known ??= toolFolders()
      .map((tool) => tool.id)
      .join(', ');
    throw new Error(`${id}: there is no such tool (have: ${known})`);
  }
  const tool = (await load(`${folder}/definition.ts`)).default;
  loaded.set(id, tool);
  return tool;
}

/**
 * @param {string} id
 * @param {{ field: string | null, message: string }} failure
 */
const refused = (id, { field, message }) => new Error([id, field, message].filter((part) => part !== null).join(': '));

/**
 * Outputs and tables of one calculation; throws where the tool refuses the inputs.
 *
 * @param {string} id
 * @param {Tool} tool
 * @param {Record<string, unknown>} inputs
 */
function answer(id, tool, inputs) {
  const outcome = tool.run(inputs);
  if (!outcome.ok) throw refused(id, outcome);
  const tables = Object.keys(tool.tables).map((name) => [name, outcome.table(name)]);
  return { ...outcome.outputs, ...Object.fromEntries(tables) };
}

/** @type {Promise<typeof import('../../src/engine/powers/solve.ts')> | undefined} */
let solving;

/**
 * The values of an input for which an output reaches a target; throws where the tool refuses the question.
 *
 * @param {string} id
 * @param {Tool} tool
 * @param {Record<string, unknown>} inputs
 * @param {{ input?: unknown, output?: unknown, target?: unknown } | undefined} wanted
 */
async function solution(id, tool, inputs, wanted) {
  const { input, output, target } = wanted ?? {};
  if (typeof input !== 'string' || typeof output !== 'string' || typeof target !== 'number')
    throw new Error(`${id}: solve must be {"input": "<input>", "output": "<output>", "target": <number>}`);
  solving ??= load('src/engine/powers/solve.ts');
  const found = (await solving).solve(tool, inputs, { input, output, target });
  if (!found.ok) throw refused(id, found);
  const { ok: _, nearest, ...rest } = found;
  return found.answers.length > 0 ? rest : { ...rest, nearest };
}

/**
 * The tool that a line's words find, and its inputs from the line's numbers.
 *
 * @param {string} line
 */
async function asked(line) {
  const folders = toolFolders();
  const files = ['tools/catalogue.ts', ...folders.map(({ folder }) => `${folder}/meta.ts`)];
  /** @type {[any[], typeof import('../../src/engine/powers/ask.ts'), typeof import('../../src/catalogue/find.ts'), typeof import('../../src/catalogue/menu.ts')]} */
  const [[catalogue, ...metas], { readLine, placeLine }, { createFind }, { findablesOf, menuOf }] = await Promise.all([
    loadDefaults(files),
    load('src/engine/powers/ask.ts'),
    load('src/catalogue/find.ts'),
    load('src/catalogue/menu.ts'),
  ]);
  const byId = new Map(metas.map((meta) => [meta.id, meta]));
  const read = readLine(line);
  const all = findablesOf(menuOf(catalogue, byId), byId).filter(({ ready }) => ready);
  const [found] = read.words === '' ? [] : createFind(all)(read.words);
  if (!found) return { tool: null, inputs: {}, unplaced: read.quantities.map(({ text }) => text), headline: null };
  const { inputs, unplaced, headline } = placeLine(await loadTool(found.id), read);
  return { tool: found.id, inputs, unplaced, headline };
}

function parse(/** @type {string} */ text, /** @type {string} */ what) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${what}: not valid JSON: ${text.slice(0, 80)}`);
  }
}

const BYTE_ORDER_MARK = /^\uFEFF/;

const oneLine = (/** @type {unknown} */ error) =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');

/** Answers a line. @param {string} line */
async function answerLine(line) {
  try {
    const { tool: id, inputs = {}, solve } = parse(line, 'line') ?? {};
    if (typeof id !== 'string') throw new Error('line: must be {"tool": "<tool id>", "inputs": {…}}');
    const tool = loaded.get(id) ?? (await loadTool(id));
    return solve === undefined ? answer(id, tool, inputs) : await solution(id, tool, inputs, solve);
  } catch (error) {
    return { error: oneLine(error) };
  }
}

// the reader has closed the pipe (`| head -1`), which is no error
process.stdout.on('error', (error) => {
  if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') throw error;
  process.exit();
});

const USAGE =
  "usage: npm run --silent calc -- <tool id> '<json of inputs>' [--solve <input> --output <output> --target <number>], or -- --ask '<line>', or -- -";

/**
 * The words of the command, and its options with their values.
 *
 * @param {string[]} given
 */
function readArguments(given) {
  /** @type {string[]} */
  const words = [];
  /** @type {Map<string, string>} */
  const options = new Map();
  for (let at = 0; at < given.length; at++) {
    const word = given[at] ?? '';
    if (!word.startsWith('--')) {
      words.push(word);
      continue;
    }
    const [name = '', ...inner] = word.slice(2).split('=');
    const value = inner.length > 0 ? inner.join('=') : given[++at];
    if (!['solve', 'output', 'target', 'ask'].includes(name) || value === undefined || options.has(name))
      throw new Error(USAGE);
    options.set(name, value);
  }
  return { words, options };
}

const print = (/** @type {unknown} */ result) => process.stdout.write(`${JSON.stringify(result)}\n`);

try {
  const {
    words: [id, text = '{}', ...rest],
    options,
  } = readArguments(process.argv.slice(2));
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
