// npm run --silent calc -- <tool id> '<json of inputs>'   one calculation
// npm run --silent calc -- -                              a line of JSON in, a line of JSON out
import { once } from 'node:events';
import { folderOf, load, toolFolders } from '../build/load.mjs';
import { linesOf } from './lines.mjs';

/** Answers are written together: this many characters, or as many as one piece of the input brings. */
const CHUNK = 1 << 16;

/** @typedef {import('../../src/engine/types.ts').Tool} Tool */

/** @type {Map<string, Tool>} */
const loaded = new Map();
/** @type {string | undefined} */
let known;

/**
 * The tool of an id, loaded once.
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
 * Outputs and tables of one calculation, or an Error whose message is one line.
 *
 * @param {string} id
 * @param {Tool} tool
 * @param {Record<string, unknown>} inputs
 */
function answer(id, tool, inputs) {
  const outcome = tool.run(inputs);
  if (!outcome.ok) throw new Error([id, outcome.field, outcome.message].filter((part) => part !== null).join(': '));
  const tables = Object.keys(tool.tables).map((name) => [name, outcome.table(name)]);
  return { ...outcome.outputs, ...Object.fromEntries(tables) };
}

function parse(/** @type {string} */ text, /** @type {string} */ what) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${what}: not valid JSON: ${text.slice(0, 80)}`);
  }
}

const oneLine = (/** @type {unknown} */ error) =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');

/** Answers lines, in their order. @param {string[]} found */
async function answerLines(found) {
  let text = '';
  for (const line of found) {
    if (line.trim() === '') continue;
    let result;
    try {
      const { tool: id, inputs = {} } = parse(line, 'line') ?? {};
      if (typeof id !== 'string') throw new Error('line: must be {"tool": "<tool id>", "inputs": {…}}');
      result = answer(id, loaded.get(id) ?? (await loadTool(id)), inputs);
    } catch (error) {
      result = { error: oneLine(error) };
    }
    text += `${JSON.stringify(result)}\n`;
    if (text.length < CHUNK) continue;
    await write(text);
    text = '';
  }
  await write(text);
}

/** Writes, and waits where the reader is slower. @param {string} text */
async function write(text) {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
}

// the reader has what it wanted (`| head -1`): nothing is wrong, and nothing is left to do
process.stdout.on('error', (error) => {
  if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') throw error;
  process.exit();
});

const [id, text = '{}', ...rest] = process.argv.slice(2);
try {
  if (id === undefined || rest.length > 0)
    throw new Error("usage: npm run --silent calc -- <tool id> '<json of inputs>'");
  if (id === '-') for await (const lines of linesOf(process.stdin.setEncoding('utf8'))) await answerLines(lines);
  else {
    const tool = await loadTool(id);
    process.stdout.write(`${JSON.stringify(answer(id, tool, parse(text, id)))}\n`);
  }
} catch (error) {
  process.stderr.write(`${oneLine(error)}\n`);
  process.exitCode = 2;
}
