// The work of check:tools: reads the code of definitions as text, then loads and runs each in a worker that may fail.
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { checkCatalogue } from '../../schemas/checks/catalogue.ts';
import { checkFacts, checkListed } from '../../schemas/checks/facts.ts';
import { checkOneLabel } from '../../schemas/checks/inputs.ts';
import { checkServices } from '../../schemas/checks/live.ts';
import { nearest } from '../../schemas/checks/mistake.ts';
import { checkCopies } from '../../schemas/checks/texts.ts';
import { facts } from '../../src/rules/index.ts';
import { importChecked, readSources } from '../build/checked.ts';
import { hasIcon, iconNames } from '../build/icons.ts';
import { root, toolFolders } from '../build/project.ts';

/** Metadata and declarations as far as they load: unchecked, as plain data. */
// biome-ignore lint/suspicious/noExplicitAny: whatever a definition gives
type Loaded = { meta: any; inputs: any; live: any };
type Result = Loaded & { mistakes: string[] };
/** A definition for a worker to load and to run; `code` is the text of its files. */
export type Task = { folder: string; code: string };
/** A worker's messages on a definition. */
export type Message = { loaded?: Partial<Loaded>; running?: string; mistake?: string; done?: true };
type Limits = { seconds: number; megabytes: number; on?: string };

/**
 * The limits of loading a definition and of each of its runs: far more than any needs, far less than a page may use. The seconds
 * are of processor time, so that a busy machine changes nothing. `on` is the day whose facts apply, where it is not today.
 */
export const LIMITS = { seconds: 10, megabytes: 256 };

/**
 * Checks definitions with their metadata, each separately, so that one that exits, hangs or fills the memory is reported like
 * any other mistake.
 *
 * @param wanted folders that are checked
 * @param others folders whose metadata, names of inputs and services these are compared with
 * @returns by folder what is wrong, in plain words, and the metadata, as far as it loads
 */
export async function checkTools(wanted: string[], others: string[] = [], limits: Limits = LIMITS) {
  const contents = new Map(
    toolFolders().flatMap(({ folder }) => {
      const file = `${folder}/content.ts`;
      return existsSync(join(root, file)) && !wanted.includes(folder)
        ? [[file, readFileSync(join(root, file), 'utf8')] as const]
        : [];
    }),
  );
  const found = wanted.map((folder) => ({ folder, ...readSource(folder, contents) }));
  const tasks = found.filter(({ blocked }) => !blocked).map(({ folder, code }) => ({ folder, code }));
  const ran = new Map([...(await Promise.all(others.map(loadUnchecked))), ...(await runAll(tasks, limits))]);
  const acrossTools = [
    ...checkServices([...ran].map(([folder, { live }]) => ({ folder, live: live?.source ? live : null }))),
    ...checkOneLabel([...ran].map(([folder, { inputs }]) => ({ folder, inputs }))),
  ];
  const mistakes = new Map<string, string[]>();
  for (const { folder, mistakes: inSource } of found) {
    const { meta, mistakes: inRuns = [] } = ran.get(folder) ?? {};
    mistakes.set(folder, [
      ...inSource,
      ...[...inRuns, ...noIcon(meta?.icon)].map((text) => `${folder}/${text}`),
      ...acrossTools.filter(({ path }) => path === folder).map(({ message }) => `${folder}: ${message}`),
    ]);
  }
  const metas = new Map([...ran].flatMap(([folder, { meta }]) => (meta ? [[folder, meta]] : [])));
  return { mistakes, metas };
}

/** What others are compared with, of a definition that is not checked: as far as it loads. */
async function loadUnchecked(folder: string): Promise<[string, Result]> {
  const [meta, tool] = await Promise.all(
    ['meta', 'definition'].map((name) => importChecked<Partial<Loaded>>(`${folder}/${name}.ts`).catch(() => null)),
  );
  return [folder, { meta, inputs: tool?.inputs ?? null, live: tool?.live ?? null, mistakes: [] }];
}

/** What is wrong with the catalogue and with the dated facts, in plain words, beside the metadata of all tools by folder. */
export async function checkHub(metas: ReadonlyMap<string, Loaded['meta']>): Promise<string[]> {
  // the catalogue is checked with tools that do not load, too
  const folders = toolFolders().map(({ folder, id }) => ({
    folder,
    meta: metas.get(folder) ?? { id, path: folder, title: folder },
  }));
  const rules = ['all.ts', ...readdirSync(join(root, 'src/rules/facts')).map((name) => `facts/${name}`)];
  const files = new Map(
    rules.map((name) => [`src/rules/${name}`, readFileSync(join(root, 'src/rules', name), 'utf8')]),
  );
  const inFacts = [
    ...[...checkListed(files)].map(({ path, message }) => `${path} ${message}`),
    ...checkFacts(facts).map(({ path, message }) => `src/rules: ${path} ${message}`),
  ];
  try {
    const inCatalogue = checkCatalogue(await importChecked('tools/catalogue.ts'), folders).map(
      ({ path, message }) => `${path.startsWith('catalogue') ? 'tools/catalogue.ts: ' : ''}${path}: ${message}`,
    );
    return [...inCatalogue, ...inFacts];
  } catch (error) {
    return [`tools/catalogue.ts: cannot be loaded: ${error instanceof Error ? error.message : error}`, ...inFacts];
  }
}

/** What is wrong with the name of an icon. */
const noIcon = (icon: unknown): string[] =>
  typeof icon !== 'string' || hasIcon(icon)
    ? []
    : [
        `meta.ts: meta.icon "${icon}" is not a Lucide icon (see lucide.dev/icons). Did you mean ${nearest(icon, iconNames()) ?? 'calculator'}?`,
      ];

/** What the text of its files shows of a definition: what is wrong, and whether it may be loaded. */
function readSource(folder: string, contents: Map<string, string>) {
  const needed = [`${folder}/meta.ts`, `${folder}/definition.ts`];
  const sources = readSources(needed);
  const missing = needed.filter((file) => sources.get(file)?.text === null);
  const texts = [...sources].flatMap(([file, { text }]) => (text === null ? [] : [{ file, text }]));
  const found = [...sources.values()].flatMap((source) => source.found);
  const content = sources.get(`${folder}/content.ts`)?.text ?? '';
  const copies = [...checkCopies(content, contents)];
  contents.set(`${folder}/content.ts`, content);
  const hidden = texts.flatMap(({ file, text }) => hiddenSigns(text).map((sign) => `${file}: ${sign}`));
  return {
    code: texts.map(({ text }) => text).join('\n'),
    mistakes: [
      ...missing.map((file) => `${file}: is missing`),
      ...found.map(({ file, message }) => `${file}, ${message}`),
      ...copies.map((message) => `${folder}/content.ts: ${message}`),
      ...hidden,
    ],
    blocked: missing.length > 0 || found.length > 0,
  };
}

/** What some editors put into files. */
function hiddenSigns(text: string): string[] {
  const mark = 'begins with a byte-order mark, which editors do not show; save it as UTF-8 without BOM';
  const ends = 'has Windows line endings; set your editor to LF';
  return [...(text.startsWith('\ufeff') ? [mark] : []), ...(text.includes('\r\n') ? [ends] : [])];
}

/** Runs all tasks in a few workers; one that fails is replaced. */
async function runAll(tasks: Task[], limits: Limits) {
  const results = new Map<string, Result>();
  const waiting = [...tasks];
  const lanes = Math.min(availableParallelism(), tasks.length);
  const lane = async () => {
    let worker: Worker | null = null;
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      worker ??= await startWorker(limits);
      const { result, alive } = await runTask(worker, task, limits, lanes);
      results.set(task.folder, result);
      if (!alive) worker = null;
    }
    await worker?.terminate();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/** Node 20 ignores `--import tsx` in workers, so the worker registers it itself. */
const START = `const { file, on } = require('node:worker_threads').workerData;
if (on) globalThis.Date = class extends Date { constructor(...given) { super(...(given.length > 0 ? given : [on])); } };
import('tsx/esm/api').then(({ register }) => {
  register();
  return import(file);
})`;

async function startWorker({ megabytes, on }: Limits) {
  const worker = new Worker(START, {
    eval: true,
    workerData: { file: pathToFileURL(join(import.meta.dirname, 'worker.ts')).href, on: on && `${on}T12:00` },
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    // a definition may print; its output is not ours
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  await once(worker, 'message');
  return worker;
}

/**
 * Runs one definition in a worker: the result, and whether the worker is still alive.
 *
 * @param lanes how many workers share the processor time of the process
 */
function runTask(worker: Worker, task: Task, { seconds, megabytes }: Limits, lanes: number) {
  return new Promise<{ result: Result; alive: boolean }>((resolve) => {
    const result: Result = { meta: null, inputs: null, live: null, mistakes: [] };
    /** The present run; null while the definition loads. */
    let running: string | null = null;
    /** The processor time of the process when the worker last sent a message. */
    let start = process.cpuUsage();
    const end = (alive: boolean) => {
      clearInterval(timer);
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      resolve({ result, alive });
    };
    const fail = (loading: string, inRun: string) => {
      result.mistakes.push(`definition.ts: ${running === null ? loading : `${running}: ${inRun}`}`);
      end(false);
    };
    const timer = setInterval(() => {
      const { user, system } = process.cpuUsage(start);
      if ((user + system) / 1e6 < seconds * lanes) return;
      const slow = `takes longer than ${seconds} seconds`;
      fail(`${slow} to load; a loop at its top level never ends`, `${slow}; ${BOUND}`);
      worker.terminate();
    }, 200);
    worker.on('message', (message: Message) => {
      start = process.cpuUsage();
      Object.assign(result, message.loaded);
      running = message.running ?? running;
      if (message.mistake !== undefined) result.mistakes.push(message.mistake);
      if (message.done) end(true);
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const full = `needs more than ${megabytes} MB of memory`;
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') fail(`${full} to load`, `${full}; ${BOUND}`);
      else fail(`throws while it is loaded: ${error.message}`, `throws: ${error.message}`);
    });
    worker.on('exit', () =>
      fail(
        'ends while it is loaded, by process.exit or by a top-level await that never settles',
        'ends the process; compute must return figures or fail(…)',
      ),
    );
    worker.postMessage(task);
  });
}

const BOUND = 'limit what is counted, for instance with allowed on the input';
