// The work of check:tools: reads the code of definitions, then loads and runs each in a worker that may fail.
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type ParseResult, parseSync } from 'rolldown/utils';
import * as check from '../../schemas/check.ts';
import { hasIcon, iconNames, iconsFor } from './drawing.ts';
import { root, toolFolders } from './project.ts';

/** Metadata and declarations as far as they load: unchecked, as plain data. */
// biome-ignore lint/suspicious/noExplicitAny: whatever a definition gives
type Loaded = { meta: any; live: any; related: any; next: any };
type Result = Loaded & { mistakes: string[] };
/** A definition for a worker to load, and to run where it is `whole`; `code` is the text of its files. */
export type Task = { folder: string; whole: boolean; code: string };
/** A worker's messages on a definition. */
export type Message = { loaded?: Loaded; running?: string; mistake?: string; done?: true };
type Limits = { seconds: number; megabytes: number };

/** The limits of loading a definition and of each of its runs: far more than any needs, far less than a page may use. */
const LIMITS = { seconds: 10, megabytes: 256 };

/**
 * Checks definitions with their metadata, each separately, so that one that exits, hangs or fills the memory is reported like
 * any other mistake.
 *
 * @param wanted folders that are checked
 * @param others folders of which only the metadata is loaded
 * @returns what is wrong, in plain words, and the metadata by folder, as far as it loads
 */
export async function checkTools(wanted: string[], others: string[] = [], limits: Limits = LIMITS) {
  const read = sourceReader();
  const found = [...others, ...wanted].map((folder) => ({ folder, ...read(folder, wanted.includes(folder)) }));
  const sound = found.filter(({ blocked }) => !blocked);
  const ran = await runAll(
    sound.map(({ folder, code }) => ({ folder, whole: wanted.includes(folder), code })),
    limits,
  );
  const mistakes = found.flatMap(({ folder, mistakes: inSource }) => {
    const { meta, mistakes: inRuns = [] } = ran.get(folder) ?? {};
    const icon = wanted.includes(folder) && typeof meta?.icon === 'string' && !hasIcon(meta.icon) ? meta.icon : null;
    const noIcon =
      icon === null
        ? []
        : [
            `meta.ts: meta.icon "${icon}" is no icon of Lucide (see lucide.dev/icons); did you mean ${check.nearest(icon, iconNames()) ?? iconsFor(icon)[0]}?`,
          ];
    return [...inSource, ...[...inRuns, ...noIcon].map((text) => `${folder}/${text}`)];
  });
  const lives = [...ran].map(([folder, { live }]) => ({ folder, live: Array.isArray(live?.sources) ? live : null }));
  for (const { path, message } of check.checkServices(lives)) mistakes.push(`${path}: ${message}`);
  const ids = toolFolders().map(({ id }) => id);
  const listed = (value: unknown) => (Array.isArray(value) ? value : []);
  for (const [folder, { related, next }] of ran)
    for (const { path, message } of check.checkNamedTools({ related: listed(related), next: listed(next) }, ids))
      mistakes.push(`${folder}/definition.ts: ${path} ${message}`);
  const metas = new Map([...ran].flatMap(([folder, { meta }]) => (meta ? [[folder, meta]] : [])));
  return { mistakes: [...new Set(mistakes)], metas };
}

/** A function that gives the value that it gave before for the same file. */
function remembered<T>(make: (file: string) => T): (file: string) => T {
  const known = new Map<string, T>();
  return (file) => {
    if (!known.has(file)) known.set(file, make(file));
    return known.get(file) as T;
  };
}

/** Makes a function that checks the code of a folder: its mistakes, and whether it can be loaded. */
function sourceReader() {
  const read = remembered(parsed);
  const files = {
    exportsOf: (file: string) => {
      const source = read(file);
      // a file that cannot be parsed has its own mistake
      return source && (source.parsed.errors.length > 0 ? ['default', '*'] : check.exportsIn(source.parsed));
    },
    filesIn: entriesOf,
  };
  const mistakesIn = remembered((file) => {
    const source = read(file);
    return source ? check.checkSource(file, source.text, source.parsed, files) : [];
  });
  /** The contents of the folders read so far. */
  const contents = new Map<string, ParseResult>();
  return (folder: string, whole: boolean) => {
    const start = [`${folder}/meta.ts`, ...(whole ? [`${folder}/definition.ts`] : [])];
    const missing = start.filter((file) => !read(file)).map((file) => `${file}: is missing`);
    const mathsIn = (file: string) =>
      [...(read(file)?.text ?? '').matchAll(/#(maths\/[\w-]+\.ts)/g)].map(([, name]) => `src/${name}`);
    const own = check.filesOf(start, (file) => read(file)?.parsed ?? null);
    const found = own.flatMap((file) =>
      mistakesIn(file).map(({ path, message }) => ({ message, text: `${file}, ${path}: ${message}` })),
    );
    const content = read(`${folder}/content.ts`)?.parsed;
    const copies = whole && content ? [...check.checkCopies(content, contents)] : [];
    if (content) contents.set(`${folder}/content.ts`, content);
    return {
      // a formula may give the id of a refusal
      code: [...own, ...own.flatMap(mathsIn)].map((file) => read(file)?.text).join('\n'),
      mistakes: [
        ...missing,
        ...found.map(({ text }) => text),
        ...copies.map(({ message }) => `${folder}/content.ts: ${message}`),
      ],
      blocked: missing.length > 0 || found.some(({ message }) => /^(cannot be read|imports)\b/.test(message)),
    };
  };
}

function entriesOf(folder: string) {
  try {
    return readdirSync(join(root, folder));
  } catch {
    return [];
  }
}

/** @returns null where there is no such file */
function parsed(file: string): { text: string; parsed: ParseResult } | null {
  try {
    const text = readFileSync(join(root, file), 'utf8');
    return { text, parsed: parseSync(file, text) };
  } catch {
    return null;
  }
}

/** Runs all tasks in a few workers; one that fails is replaced. */
async function runAll(tasks: Task[], limits: Limits) {
  const results = new Map<string, Result>();
  const waiting = [...tasks];
  const lane = async () => {
    let worker: Worker | null = null;
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      worker ??= await startWorker(limits);
      const { result, alive } = await runTask(worker, task, limits);
      results.set(task.folder, result);
      if (!alive) worker = null;
    }
    await worker?.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), tasks.length) }, lane));
  return results;
}

/** Node 20 ignores `--import tsx` in workers, so the worker registers it itself. */
const START = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(require('node:worker_threads').workerData);
})`;

async function startWorker({ megabytes }: Limits) {
  const worker = new Worker(START, {
    eval: true,
    workerData: pathToFileURL(join(import.meta.dirname, 'check-worker.ts')).href,
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

/** Runs one definition in a worker: the result, and whether the worker is still alive. */
function runTask(worker: Worker, task: Task, { seconds, megabytes }: Limits) {
  return new Promise<{ result: Result; alive: boolean }>((resolve) => {
    const result: Result = { meta: null, live: null, related: null, next: null, mistakes: [] };
    /** The present run; null while the definition loads. */
    let running: string | null = null;
    let timer: NodeJS.Timeout | undefined;
    const end = (alive: boolean) => {
      clearTimeout(timer);
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      resolve({ result, alive });
    };
    const fail = (loading: string, inRun: string) => {
      result.mistakes.push(`definition.ts: ${running === null ? loading : `${running}: ${inRun}`}`);
      end(false);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const slow = `takes longer than ${seconds} seconds`;
        fail(`${slow} to load; a loop at its top level has no end`, `${slow}; ${BOUND}`);
        worker.terminate();
      }, seconds * 1000);
    };
    worker.on('message', (message: Message) => {
      wait();
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
    wait();
    worker.postMessage(task);
  });
}

const BOUND = 'bound what is counted, for instance by atMost on the input';
