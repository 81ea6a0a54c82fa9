// The work of check:tools: reads the code of definitions, then loads and runs each in a worker that may fail.
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { Worker } from 'node:worker_threads';
import { parseSync } from 'rolldown/utils';
import { hasIcon, iconNames, iconsFor } from './drawing.mjs';
import { load, root, toolFolders, writeModules } from './load.mjs';

/**
 * A definition for a worker to load and run, and the result.
 *
 * @typedef {{ folder: string, meta: string, definition: string | null, code: string }} Task
 * @typedef {{ meta: any, live: any, related: any, mistakes: string[] }} Result metadata and declarations as far as they load: unchecked
 * @typedef {{ seconds: number, megabytes: number }} Limits
 *
 * A worker's messages on a definition.
 *
 * @typedef {{ meta?: unknown, live?: unknown, related?: unknown, running?: string, mistake?: import('../../schemas/check-definition.ts').Mistake & { file: string }, fault?: string, done?: true, ready?: true }} Message
 *
 * @typedef {typeof import('../../schemas/check.ts')} Check
 * @typedef {{ text: string, parsed: import('rolldown/utils').ParseResult }} Source
 */

/** The limits of loading a definition and of each of its runs: far more than any needs, far less than a page may use. */
const LIMITS = { seconds: 10, megabytes: 256 };

/**
 * Checks definitions with their metadata, each separately, so that one that exits, hangs or fills the memory is reported like
 * any other mistake.
 *
 * @param {string[]} wanted folders that are checked
 * @param {string[]} others folders of which only the metadata is loaded
 * @param {Limits} [limits]
 * @returns {Promise<{ mistakes: string[], metas: Map<string, any>, check: Check }>} what is wrong, in plain words; the
 *   metadata by folder, as far as it loads; and the other checks
 */
export async function checkTools(wanted, others = [], limits = LIMITS) {
  const dir = mkdtempSync(join(tmpdir(), 'hisaab-check-'));
  const urlOf = (/** @type {string} */ name) => pathToFileURL(join(dir, `${name}.mjs`)).href;
  try {
    await writeModules({ check: 'schemas/check.ts' }, dir);
    /** @type {Check} */
    const check = await import(urlOf('check'));
    const sources = readSources(check);
    const found = new Map([...others, ...wanted].map((folder) => [folder, sources(folder, wanted.includes(folder))]));
    const sound = [...found].filter(([, { blocked }]) => !blocked).map(([folder]) => folder);
    const names = new Map([...found.keys()].map((folder, index) => [folder, index]));
    const modulesOf = (/** @type {string} */ folder) => ({
      [`meta-${names.get(folder)}`]: `${folder}/meta.ts`,
      ...(wanted.includes(folder) && { [`definition-${names.get(folder)}`]: `${folder}/definition.ts` }),
    });
    const unbuilt = await writeEach(sound, modulesOf, dir);
    const tasks = sound
      .filter((folder) => !unbuilt.has(folder))
      .map((folder) => ({
        folder,
        meta: urlOf(`meta-${names.get(folder)}`),
        definition: wanted.includes(folder) ? urlOf(`definition-${names.get(folder)}`) : null,
        code: found.get(folder)?.code ?? '',
      }));
    const ran = await runAll(tasks, urlOf('check'), limits);
    const metas = new Map();
    const mistakes = [...found].flatMap(([folder, { mistakes: inSource }]) => {
      const { meta = null, mistakes: inRuns = [] } = ran.get(folder) ?? {};
      if (meta) metas.set(folder, meta);
      const built = unbuilt.has(folder) ? [`${folder}/definition.ts: ${unbuilt.get(folder)}`] : [];
      const isUnknown = wanted.includes(folder) && typeof meta?.icon === 'string' && !hasIcon(meta.icon);
      const near = isUnknown ? (check.nearest(meta.icon, iconNames()) ?? iconsFor(meta.icon)[0]) : null;
      const noIcon = isUnknown
        ? [
            `${folder}/meta.ts: meta.icon "${meta.icon}" is no icon of Lucide (see lucide.dev/icons); did you mean ${near}?`,
          ]
        : [];
      return [...inSource, ...built, ...inRuns.map((text) => `${folder}/${text}`), ...noIcon];
    });
    const lives = [...ran].map(([folder, { live }]) => ({ folder, live: Array.isArray(live?.sources) ? live : null }));
    for (const { path, message } of check.checkServices(lives)) mistakes.push(`${path}: ${message}`);
    const ids = toolFolders().map(({ id }) => id);
    for (const [folder, { related }] of ran)
      for (const { path, message } of check.checkRelated(Array.isArray(related) ? related : [], ids))
        mistakes.push(`${folder}/definition.ts: ${path} ${message}`);
    return { mistakes: [...new Set(mistakes)], metas, check };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

const CATALOGUE = 'tools/catalogue.ts';

/**
 * Checks definitions that were saved, and whether the catalogue lists them.
 *
 * @param {string[]} folders
 * @returns {Promise<{ mistakes: string[] }>}
 */
export async function checkSaved(folders) {
  const { mistakes, metas, check } = await checkTools(folders);
  const { default: catalogue } = await load(CATALOGUE);
  const all = folders.map((folder) => ({ folder, meta: metas.get(folder) ?? {} }));
  // what it says of other tools is not about these
  const own = check.checkCatalogue(catalogue, all).filter(({ path }) => folders.includes(path));
  return { mistakes: [...mistakes, ...own.map(({ path, message }) => `${path}: ${message}`)] };
}

/** The folders of tools that the catalogue does not list. @returns {Promise<string[]>} */
export async function unlisted() {
  /** @type {{ default: import('../../src/engine/types.ts').Catalogue }} */
  const { default: catalogue } = await load(CATALOGUE);
  const listed = new Set(catalogue.groups.flatMap(({ tools }) => tools));
  return toolFolders().flatMap(({ id, folder }) => (listed.has(id) ? [] : [folder]));
}

/**
 * Makes a function that checks the code of a folder: its mistakes, and whether it can be loaded.
 *
 * @param {Check} check
 */
function readSources({ checkCopies, checkSource, exportsIn, filesOf }) {
  /** @type {Map<string, Source | null>} */
  const cache = new Map();
  const read = (/** @type {string} */ file) => {
    const known = cache.get(file);
    if (known !== undefined) return known;
    const source = parsed(file);
    cache.set(file, source);
    return source;
  };
  const files = {
    exportsOf: (/** @type {string} */ file) => {
      const source = read(file);
      // a file that cannot be parsed has its own mistake
      return source && (source.parsed.errors.length > 0 ? ['default', '*'] : exportsIn(source.parsed));
    },
    filesIn: entriesOf,
  };
  /** @type {Map<string, ReturnType<Check['checkSource']>>} */
  const reports = new Map();
  const mistakesIn = (/** @type {string} */ file) => {
    const known = reports.get(file);
    if (known) return known;
    const source = read(file);
    const mistakes = source ? checkSource(file, source.text, source.parsed, files) : [];
    reports.set(file, mistakes);
    return mistakes;
  };
  /** @type {Map<string, import('rolldown/utils').ParseResult>} the contents of the folders read so far */
  const contents = new Map();
  return (/** @type {string} */ folder, /** @type {boolean} */ whole) => {
    const start = [`${folder}/meta.ts`, ...(whole ? [`${folder}/definition.ts`] : [])];
    const missing = start.filter((file) => !read(file)).map((file) => `${file}: is missing`);
    const mathsIn = (/** @type {string} */ file) =>
      [...(read(file)?.text ?? '').matchAll(/#(maths\/[\w-]+\.ts)/g)].map(([, name]) => `src/${name}`);
    const own = filesOf(start, (file) => read(file)?.parsed ?? null);
    const found = own.flatMap((file) =>
      mistakesIn(file).map(({ path, message }) => ({ message, text: `${file}, ${path}: ${message}` })),
    );
    const content = read(`${folder}/content.ts`)?.parsed;
    const copies = whole && content ? [...checkCopies(content, contents)] : [];
    if (content) contents.set(`${folder}/content.ts`, content);
    return {
      // a formula may give the id of a refusal
      code: [...own, ...own.flatMap(mathsIn)].map((file) => read(file)?.text).join('\n'),
      mistakes: [
        ...[...missing, ...found.map(({ text }) => text)],
        ...copies.map(({ message }) => `${folder}/content.ts: ${message}`),
      ],
      blocked: missing.length > 0 || found.some(({ message }) => /^(cannot be read|imports)\b/.test(message)),
    };
  };
}

function entriesOf(/** @type {string} */ folder) {
  try {
    return readdirSync(join(root, folder));
  } catch {
    return [];
  }
}

/** @returns {Source | null} null where there is no such file */
function parsed(/** @type {string} */ file) {
  try {
    const text = readFileSync(join(root, file), 'utf8');
    return { text, parsed: parseSync(file, text) };
  } catch {
    return null;
  }
}

/**
 * Writes the modules that the workers load; returns the folders that cannot be built, each with the reason.
 *
 * @param {string[]} folders
 * @param {(folder: string) => Record<string, string>} modulesOf
 * @param {string} dir
 * @returns {Promise<Map<string | undefined, string>>}
 */
async function writeEach(folders, modulesOf, dir) {
  try {
    if (folders.length > 0) await writeModules(Object.assign({}, ...folders.map(modulesOf)), dir, true);
    return new Map();
  } catch (error) {
    if (folders.length === 1) return new Map([[folders[0], `cannot be loaded: ${plainError(error)}`]]);
    // bisect until the folder that cannot be built is alone
    const half = folders.length >> 1;
    const parts = [folders.slice(0, half), folders.slice(half)];
    /** @type {[string | undefined, string][]} */
    const unbuilt = [];
    for (const part of parts) unbuilt.push(...(await writeEach(part, modulesOf, dir)));
    return new Map(unbuilt);
  }
}

/**
 * @typedef {{ message: string, loc?: { file: string, line: number } }} BuildError
 */

/**
 * A bundler's error without the code frame.
 *
 * @param {unknown} error
 */
function plainError(error) {
  const whole = /** @type {BuildError & { errors?: BuildError[] }} */ (error);
  const [first = whole] = whole.errors ?? [];
  const [line = ''] = stripVTControlCharacters(first.message).split('\n');
  const place = first.loc ? ` (${first.loc.file.replace(`${root}/`, '')}, line ${first.loc.line})` : '';
  return line.replace(/^\[\w+\] /, '') + place;
}

/**
 * Runs all tasks in a few workers; one that fails is replaced.
 *
 * @param {Task[]} tasks
 * @param {string} check address of the checks
 * @param {Limits} limits
 */
async function runAll(tasks, check, limits) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  const waiting = [...tasks];
  const lane = async () => {
    /** @type {Worker | null} */
    let worker = null;
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      worker ??= await startWorker(check, limits);
      const { result, alive } = await runTask(worker, task, limits);
      results.set(task.folder, result);
      if (!alive) worker = null;
    }
    await worker?.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), tasks.length) }, lane));
  return results;
}

async function startWorker(/** @type {string} */ check, /** @type {Limits} */ { megabytes }) {
  const worker = new Worker(join(dirname(import.meta.filename), 'check-worker.mjs'), {
    workerData: { check },
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
 * @param {Worker} worker
 * @param {Task} task
 * @param {Limits} limits
 * @returns {Promise<{ result: Result, alive: boolean }>}
 */
function runTask(worker, task, { seconds, megabytes }) {
  return new Promise((resolve) => {
    /** @type {Result} */
    const result = { meta: null, live: null, related: null, mistakes: [] };
    /** @type {string | null} the present run; null while the definition loads */
    let running = null;
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const end = (/** @type {boolean} */ alive) => {
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners)) worker.off(event, listener);
      resolve({ result, alive });
    };
    const fail = (/** @type {string} */ loading, /** @type {string} */ inRun) => {
      result.mistakes.push(`definition.ts: ${running === null ? loading : `${running}: ${inRun}`}`);
      end(false);
    };
    const slow = `takes longer than ${seconds} seconds`;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail(`${slow} to load; a loop at its top level has no end`, `${slow}; ${BOUND}`);
        worker.terminate();
      }, seconds * 1000);
    };
    const listeners = { message: onMessage, error: onError, exit: onExit };
    function onMessage(/** @type {Message} */ message) {
      wait();
      if (message.meta !== undefined)
        Object.assign(result, { meta: message.meta, live: message.live, related: message.related });
      if (message.running !== undefined) running = message.running;
      if (message.mistake) {
        const { file, path, message: text } = message.mistake;
        result.mistakes.push(`${file}: ${path} ${text}`);
      }
      if (message.fault) result.mistakes.push(`definition.ts: ${message.fault}`);
      if (message.done) end(true);
    }
    function onError(/** @type {NodeJS.ErrnoException} */ error) {
      const full = `needs more than ${megabytes} MB of memory`;
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') fail(`${full} to load`, `${full}; ${BOUND}`);
      else fail(`throws while it is loaded: ${error.message}`, `throws: ${error.message}`);
    }
    function onExit() {
      fail('ends while it is loaded, by process.exit or by a top-level await that never settles', EXITS);
    }
    for (const [event, listener] of Object.entries(listeners)) worker.on(event, listener);
    wait();
    worker.postMessage(task);
  });
}

const BOUND = 'bound what is counted, for instance by atMost on the input';
const EXITS = 'ends the process; compute must return figures or fail(…)';
