import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { afterAll, describe, expect, it } from 'vitest';
import { checkDefinition } from '#schemas/check-definition.ts';
import { checkSource } from '#schemas/checks/source.ts';
import { load, root } from '../../scripts/build/load.mjs';
import meta from '../../tools/_template/meta.ts';
import { mistakes } from './mistakes.ts';

const template = readFileSync(join(root, 'tools/_template/definition.ts'), 'utf8');
const content = readFileSync(join(root, 'tools/_template/content.ts'), 'utf8');

/** In the project, so that its aliases hold, and where neither git nor lint looks. */
mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache/mistakes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const names = Object.keys(mistakes);
const fileOf = (name: string) => `m${names.indexOf(name)}.ts`;

/** What the compiler says of all of them, in one run: the lines of each, by its file. */
function compiled(): Record<string, string[]> {
  writeFileSync(join(folder, 'content.ts'), content);
  for (const [name, { change }] of Object.entries(mistakes)) {
    const [from, to] = change;
    if (!template.includes(from)) throw new Error(`the template has no ${from}`);
    const code = template.replace('{ defineTool }', to.includes('fail(') ? '{ defineTool, fail }' : '{ defineTool }');
    writeFileSync(join(folder, fileOf(name)), code.replace(from, to));
  }
  const options = { noUnusedLocals: false, types: [], checkJs: false, allowJs: false };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions: options, include: ['*.ts'], exclude: [] }),
  );
  const tsc = join(root, 'node_modules/typescript/lib/tsc.js');
  const { stdout, stderr, error } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(String(error) + stderr);
  const said: Record<string, string[]> = {};
  let file = '';
  for (const line of stdout.trim().split('\n')) {
    file = /^(\S+\.ts)\(\d+,\d+\): /.exec(line)?.[1] ?? file;
    said[file] = [...(said[file] ?? []), line];
  }
  return said;
}

const files = {
  exportsOf: (file: string) => (file.endsWith('content.ts') ? ['default'] : ['defineTool', 'fail']),
  filesIn: () => [],
};

/** What the checks say of one: of its text, or of the tool that comes of it. */
async function checked(name: string): Promise<string> {
  const file = `tools/other/my_tool/${fileOf(name)}`;
  const text = readFileSync(join(folder, fileOf(name)), 'utf8');
  const ofText = checkSource(file, text, parseSync(file, text), files);
  const found =
    ofText.length > 0
      ? ofText
      : checkDefinition(
          'tools/other/my_tool',
          meta,
          await load(relative(root, join(folder, fileOf(name)))).then((made) => made.default),
        );
  return found.map(({ path, message }) => `${path}: ${message}`).join('\n');
}

const said = compiled();

describe('a newcomer’s mistake', () => {
  it.each(Object.entries(mistakes).filter(([, { checker }]) => checker !== null))(
    'of %s is named by the check',
    async (name, { checker }) => {
      expect(await checked(name)).toContain(checker);
    },
  );

  it.each(Object.entries(mistakes).filter(([, { compiler }]) => compiler !== null))(
    'of %s is named by the last line of the compiler',
    (name, { compiler }) => {
      expect(said[fileOf(name)]?.at(-1)).toContain(compiler);
    },
  );
});
