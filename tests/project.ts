// The project as its commands, its builds and copies of it see it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../scripts/build/project.ts';

/**
 * The day whose facts the tests take: the last one for which all facts were confirmed when the figures of the tests were worked
 * out. A value that is entered later begins later, so it changes no figure of theirs.
 */
export const testDay = '2026-09-30';

/** The texts of files in some folders, by their paths from the root. Importing them with `?raw` would take Vitest seconds. */
export const textsOf = (folders: readonly string[], wanted: RegExp): Readonly<Record<string, string>> =>
  Object.fromEntries(
    folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => wanted.test(name))
        .map((name) => [`${folder}/${name.replaceAll(sep, '/')}`, readFileSync(join(root, folder, name), 'utf8')]),
    ),
  );

/** A module that sets the clock of a process to a day. */
const clock = (day: string) =>
  `data:text/javascript,${encodeURIComponent(`globalThis.Date = class extends Date { constructor(...given) { super(...(given.length > 0 ? given : ['${day}T12:00'])); } }`)}`;

/** The arguments with which Node runs a file of `scripts`, on a day whose facts apply. */
export const argumentsOf = (file: string, day = testDay) => [
  ...['--import', clock(day)],
  ...['--import', 'tsx'],
  `scripts/${file}.ts`,
];

/** One run of a command as a person or a script makes it. */
export function command(file: string, args: readonly string[] = [], input = '', day = testDay) {
  const options = { cwd: root, encoding: 'utf8', input, maxBuffer: 1 << 28 } as const;
  return spawnSync(process.execPath, [...argumentsOf(file, day), ...args], options);
}

/** One run of `calc`, with its answers, a line each. */
export function calc(args: readonly string[], input = '', day = testDay) {
  const { status, stdout, stderr } = command('commands/calc', args, input, day);
  const lines = stdout.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  return { status, stdout, stderr, lines };
}

/** Generated folders, and those that a copy makes itself; not copied. */
const LEFT = new Set(['node_modules', 'dist', 'shots', 'docs', 'tests', '.git', '.cache']);

/**
 * Copies the project, with a link to each of the checkout's packages, so that what a build writes into node_modules stays in the
 * copy.
 *
 * @param also folders of the root that are copied too: docs, tests
 */
export function copyProject(folder: string, also: readonly string[] = []) {
  for (const name of readdirSync(root))
    if (!LEFT.has(name) || also.includes(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => !/^\.(cache|vite)/.test(each)))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
}

/**
 * The services of the hub that tests run on: on this machine, the only one for which a build accepts an address without https.
 * Each test worker routes these to its own servers.
 */
export const services = {
  ai: 'http://localhost:4101',
  rates: 'http://localhost:4102',
};

/** The settings of the tests' hub: for the build, and for the headers that the server sends. */
export const settings = {
  VITE_AI_URL: services.ai,
  VITE_RATES_URL: `${services.rates}/v2/rates`,
};

/** Builds the hub into a folder, with these settings; rejects where it cannot be built. */
export async function buildHub(folder: string, env: Record<string, string> = {}): Promise<void> {
  const args = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  const build = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error(`The hub cannot be built: vite ended with ${code}.`);
}

/** Builds the hub into a folder, with the services of tests and other settings. */
export const buildTestHub = (folder: string, others: Record<string, string> = {}) =>
  buildHub(folder, { ...settings, ...others });
