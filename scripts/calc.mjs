// npm run --silent calc -- <tool id> '<json of inputs>'   one calculation
// npm run --silent calc -- -                              a line of JSON in, a line of JSON out
import { createInterface } from 'node:readline';
import { load, toolFolders } from './load.mjs';

const folders = toolFolders();
/** @type {Map<string, Promise<any>>} */
const loaded = new Map();

/** The tool of an id, loaded once. */
async function toolOf(id) {
  const found = folders.find((tool) => tool.id === id);
  if (!found) throw new Error(`${id}: there is no such tool (have: ${folders.map((tool) => tool.id).join(', ')})`);
  if (!loaded.has(id))
    loaded.set(
      id,
      load(`${found.folder}/definition.ts`).then((module) => module.default),
    );
  return loaded.get(id);
}

/** Outputs and tables of one calculation, or an Error whose message is one line. */
function answer(id, tool, inputs) {
  const outcome = tool.run(inputs);
  if (!outcome.ok) throw new Error([id, outcome.field, outcome.message].filter((part) => part !== null).join(': '));
  const tables = Object.keys(tool.tables).map((name) => [name, outcome.table(name)]);
  return { ...outcome.outputs, ...Object.fromEntries(tables) };
}

function parse(text, what) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${what}: not valid JSON: ${text.slice(0, 80)}`);
  }
}

const oneLine = (error) => error.message.replace(/\s+/g, ' ');

async function single(id, text) {
  const tool = await toolOf(id);
  return answer(id, tool, parse(text, id));
}

async function lines() {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    let result;
    try {
      const request = parse(line, 'line');
      const { tool: id, inputs = {} } = request ?? {};
      if (typeof id !== 'string') throw new Error('line: must be {"tool": "<tool id>", "inputs": {…}}');
      result = answer(id, await toolOf(id), inputs);
    } catch (error) {
      result = { error: oneLine(error) };
    }
    process.stdout.write(`${JSON.stringify(result)}\n`);
  }
}

const [id, text = '{}', ...rest] = process.argv.slice(2);
try {
  if (id === undefined || rest.length > 0)
    throw new Error("usage: npm run --silent calc -- <tool id> '<json of inputs>'");
  if (id === '-') await lines();
  else process.stdout.write(`${JSON.stringify(await single(id, text))}\n`);
} catch (error) {
  process.stderr.write(`${oneLine(error)}\n`);
  process.exitCode = 2;
}
