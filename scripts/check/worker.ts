// A worker of check:tools: loads one definition after the other and reports each mistake as it finds it.
import { parentPort } from 'node:worker_threads';
import { checkForm, mistakesIn } from '../../schemas/check-definition.ts';
import { fileOf, inPlainWords, type Subject } from '../../schemas/checks/mistake.ts';
import { checkNamedTools } from '../../schemas/checks/names.ts';
import { checkNextInputs } from '../../schemas/checks/story.ts';
import type { Tool } from '../../src/engine/types.ts';
import { importChecked } from '../build/checked.ts';
import { folderOf, toolFolders } from '../build/project.ts';
import type { Message, Task } from './check-tools.ts';

const port = parentPort;
if (port === null) throw new Error('check/worker.ts runs as a worker of check:tools.');
const say = (message: Message) => port.postMessage(message);
const ids = toolFolders().map(({ id }) => id);

let last = { running: '', at: 0 };
/** Says which run begins. Thousands of runs in a row that have one name are said now and then. */
function onRun(running: string) {
  const at = Date.now();
  if (running === last.running && at - last.at < 100) return;
  last = { running, at };
  say({ running });
}

/** As plain data, whatever is in it. */
function plain(given: unknown) {
  try {
    return JSON.parse(JSON.stringify(given ?? null));
  } catch {
    return null;
  }
}

/** What is wrong with what a tool's links give to others. A link to a tool that is not there, or does not load, is told elsewhere. */
async function* mistakesInLinks(tool: Tool) {
  for (const [index, next] of tool.next.entries()) {
    const folder = folderOf(next.tool);
    const other = folder === null ? null : await importChecked<Tool>(`${folder}/definition.ts`).catch(() => null);
    if (other) yield* checkNextInputs(tool, next, `next[${index}]`, other);
  }
}

/** What is wrong with a tool, with the names of others first, in case a run never ends. */
async function* allMistakes(subject: Subject, code: string) {
  const { folder, meta, tool } = subject;
  const isSound = checkForm(subject).next().done;
  if (isSound) yield* checkNamedTools(tool, ids);
  yield* mistakesIn(folder, meta, tool, code, onRun);
  if (isSound) yield* mistakesInLinks(tool);
}

port.on('message', async ({ folder, code }: Task) => {
  try {
    // so that the worker ends where a top-level await of the definition never settles
    port.unref();
    const meta = await importChecked<Subject['meta']>(`${folder}/meta.ts`);
    say({ loaded: { meta: plain(meta) } });
    const tool = await importChecked<Tool>(`${folder}/definition.ts`);
    port.ref();
    say({ loaded: { inputs: plain(tool?.inputs), live: plain(tool?.live) } });
    for await (const { path, message } of allMistakes({ folder, meta, tool }, code))
      say({ mistake: `${fileOf(path)}: ${path} ${message}` });
  } catch (error) {
    port.ref();
    const text = inPlainWords(error instanceof Error ? error.message : String(error));
    say({ mistake: `definition.ts: throws while it is loaded or checked: ${text}` });
  }
  say({ done: true });
});
say({});
