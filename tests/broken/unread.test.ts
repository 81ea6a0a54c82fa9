import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, createServer, type InlineConfig, type Plugin, runnerImport } from 'vite';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { importChecked, onlyChecked, readSources } from '../../scripts/build/checked.ts';
import config from '../../vite.config.ts';

/*
 * A project with one definition, which imports a file that sets a mark as soon as it runs. Whoever loads the definition has to
 * have read that file as code, however the import is written.
 */
const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

const marks = globalThis as { marked?: boolean };
afterEach(() => {
  delete marks.marked;
});

const MARK = 'globalThis.marked = true;\nexport const a = 1;\n';
const REFUSED = /tools\/test\/evil\/evil\.ts, line 1: a definition cannot use globalThis/;
const DEFINITION = 'tools/test/evil/definition.ts';

/** Writes files into a project of their own, by their paths. */
function project(files: Readonly<Record<string, string>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hisaab-unread-')));
  made.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}
const evil = (first: string) =>
  project({ [DEFINITION]: `${first}\nexport default 5;\n`, 'tools/test/evil/evil.ts': MARK });
const inVite = (folder: string): InlineConfig => ({
  ...{ root: folder, configFile: false, logLevel: 'silent', envFile: false },
  plugins: [onlyChecked(folder)],
});

const spellings = [
  "import './evil.ts';",
  "import { a } from\n'./evil.ts'; export const b = a;",
  "import { a } from /* here */ './evil.ts'; export const b = a;",
  'export * as all from "./evil.ts";',
  "import{a}from'./evil.ts'; export const b = a;",
  "import '.\\u002fevil.ts';",
  "// from './content.ts'\nimport type {} from './other.ts'; import './evil.ts';",
];

describe.each(spellings)('a file that is imported by %j', (first) => {
  it('is read, and not run by a command', async () => {
    const folder = evil(first);
    const found = [...readSources([DEFINITION], folder).values()].flatMap((source) => source.found);
    expect(found.map(({ file, message }) => `${file}, ${message}`).join('\n')).toMatch(REFUSED);
    await expect(importChecked(DEFINITION, folder)).rejects.toThrow(REFUSED);
    expect(marks.marked).toBeUndefined();
  });

  it('is not run by Vite, and so by no test', async () => {
    const folder = evil(first);
    await expect(runnerImport(join(folder, DEFINITION), inVite(folder))).rejects.toThrow(REFUSED);
    expect(marks.marked).toBeUndefined();
  });
});

it('what is refused is in no build', async () => {
  const folder = evil("import './evil.ts';");
  const lib = { entry: join(folder, DEFINITION), formats: ['es' as const] };
  await expect(build({ ...inVite(folder), build: { lib, write: false } })).rejects.toThrow(REFUSED);
});

it('what is refused is not served in development', async () => {
  const folder = evil("import './evil.ts';");
  const server = await createServer({ ...inVite(folder), server: { middlewareMode: true, ws: false } });
  try {
    await expect(server.transformRequest('/tools/test/evil/evil.ts')).rejects.toThrow(REFUSED);
  } finally {
    await server.close();
  }
});

it.each(['tools/test/evil/data.json', 'tools/test/evil/evil.js', 'tools/test/evil/more/evil.ts', 'tools/evil.mts'])(
  'a file that is no definition’s, %s, does not run, whoever imports it',
  async (file) => {
    const folder = project({ 'start.ts': `import './${file}';`, [file]: file.endsWith('json') ? '5' : MARK });
    await expect(runnerImport(join(folder, 'start.ts'), inVite(folder))).rejects.toThrow(/is no file of a definition/);
    expect(marks.marked).toBeUndefined();
  },
);

it('a text of a definition that is asked for with a query does not run', async () => {
  const folder = project({ 'start.ts': `import './${DEFINITION}?again';`, [DEFINITION]: 'export default 5;' });
  await expect(runnerImport(join(folder, 'start.ts'), inVite(folder))).rejects.toThrow(/is no file of a definition/);
});

it.runIf(process.platform !== 'win32')('a link to a file elsewhere does not run', async () => {
  const folder = project({ [DEFINITION]: "import './evil.ts'; export default 5;", 'elsewhere.ts': MARK });
  symlinkSync('../../../elsewhere.ts', join(folder, 'tools/test/evil/evil.ts'));
  const message = /tools\/test\/evil\/evil\.ts, is a link to another file/;
  await expect(importChecked(DEFINITION, folder)).rejects.toThrow(message);
  await expect(runnerImport(join(folder, DEFINITION), inVite(folder))).rejects.toThrow(message);
  expect(marks.marked).toBeUndefined();
});

it('every definition of the hub passes it, in the build, in development and in tests, behind the translations', () => {
  const names = (config.plugins as (Plugin | null)[]).flatMap((plugin) => plugin?.name ?? []);
  expect(names[0]).toBe('only-checked');
});
