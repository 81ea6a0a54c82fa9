import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { afterAll, describe, expect, it } from 'vitest';
import { checkDefinition } from '#schemas/check-definition.ts';
import { fileOf as fileOfPath } from '#schemas/checks/mistake.ts';
import { checkSource } from '#schemas/checks/source.ts';
import { root } from '../../scripts/build/project.ts';
import meta from '../../tools/_template/meta.ts';
import { mistakes } from './mistakes.ts';

const template = readFileSync(join(root, 'tools/_template/definition.ts'), 'utf8');
const content = readFileSync(join(root, 'tools/_template/content.ts'), 'utf8');

/** In the project, so that its aliases work, and ignored by git and lint. */
mkdirSync(join(root, '.cache'), { recursive: true });
const place = mkdtempSync(join(root, '.cache/mistakes-'));
afterAll(() => rmSync(place, { recursive: true }));

const names = Object.keys(mistakes);
const fileOf = (name: string) => `m${names.indexOf(name)}.ts`;

/** The compiler's messages for all of them, from one run, by file. */
function compiled(): Record<string, string[]> {
  writeFileSync(join(place, 'content.ts'), content);
  for (const [name, { change }] of Object.entries(mistakes)) {
    const [from, to] = change;
    if (!template.includes(from)) throw new Error(`the template has no ${from}`);
    const code = template.replace('{ defineTool }', to.includes('fail(') ? '{ defineTool, fail }' : '{ defineTool }');
    writeFileSync(join(place, fileOf(name)), code.replace(from, to));
  }
  const options = { noUnusedLocals: false, types: [], checkJs: false, allowJs: false };
  writeFileSync(
    join(place, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions: options, include: ['*.ts'], exclude: [] }),
  );
  const tsc = join(root, 'node_modules/typescript/lib/tsc.js');
  const { stdout, stderr, error } = spawnSync(process.execPath, [tsc, '-p', place, '--pretty', 'false'], {
    cwd: place,
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

/** The first line that the check prints for one, from its source or from the tool. */
async function checked(name: string): Promise<string> {
  const folder = 'tools/other/my_tool';
  const text = readFileSync(join(place, fileOf(name)), 'utf8');
  const file = `${folder}/definition.ts`;
  const [inText] = checkSource(file, text, parseSync(file, text), files);
  if (inText) return `${file}, ${inText.path}: ${inText.message}`;
  const { default: tool } = await import(/* @vite-ignore */ join(place, fileOf(name)));
  const [found] = checkDefinition(folder, meta, tool);
  return found ? `${folder}/${fileOfPath(found.path)}: ${found.path} ${found.message}` : '';
}

const said = compiled();

describe('a newcomer’s mistake', () => {
  it.each(Object.entries(mistakes))(
    'of %s is named by the check: file, field, what is allowed and the nearest name',
    async (name, { field, checker, near }) => {
      const line = await checked(name);
      expect(line.split(field)[0]).toMatch(/^tools\/other\/my_tool\/definition\.ts(: |, )$/);
      expect(line).toContain(checker);
      expect(/did you mean (.+)\?/i.exec(line)?.[1]).toBe(near);
    },
  );

  it.each(Object.entries(mistakes).filter(([, { compiler }]) => compiler !== null))(
    'of %s is named by the last line of the compiler',
    (name, { compiler }) => {
      expect(said[fileOf(name)]?.at(-1)).toContain(compiler);
    },
  );

  it('is left to the check only where its reason stands beside it', () => {
    const silent = Object.entries(mistakes).filter(([, { compiler }]) => compiler === null);
    expect(silent.filter(([name, { because }]) => said[fileOf(name)] !== undefined || because === undefined)).toEqual(
      [],
    );
  });
});
