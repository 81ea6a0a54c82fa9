import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaced } from '../scripts/build/project.ts';
import { scaffold } from '../scripts/commands/new-tool.ts';
import { thorough } from './always.ts';
import { copyProject } from './project.ts';

/** A copy of the project in which somebody has just made two tools, as an author does: folders, and their ids in the catalogue. */
const project = mkdtempSync(join(tmpdir(), 'hisaab-new-tool-'));
const made = ['gold_bond', 'silver_bond'];
beforeAll(() => {
  copyProject(project, ['tests', 'docs']);
  for (const id of made) {
    const folder = join(project, 'tools/savings', id);
    mkdirSync(folder);
    for (const [name, text] of Object.entries(scaffold('savings', id))) writeFileSync(join(folder, name), text);
  }
  const catalogue = join(project, 'tools/catalogue.ts');
  const listed = replaced(
    readFileSync(catalogue, 'utf8'),
    "tools: ['ppf',",
    "tools: ['gold_bond', 'silver_bond', 'ppf',",
  );
  writeFileSync(catalogue, listed);
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

function run(...args: string[]) {
  const env = { ...process.env, VITEST: undefined, VITEST_MODE: undefined, VITEST_WORKER_ID: undefined };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8', env });
  return { status, said: stderr + stdout };
}
const vitest = (...args: string[]) =>
  run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--maxWorkers=1', '--no-isolate', ...args);

describe('a folder and its line in the catalogue are all that a new tool takes', { timeout: 300_000 }, () => {
  it('for the checks, two at once, which first say how many texts have no Hindi, which, and where it goes', () => {
    const { status, said } = run('--import', 'tsx', 'scripts/commands/check-tools.ts', ...made);
    expect(said).toMatch(/2 definitions, 0 mistakes\n$/);
    expect(status).toBe(0);
    for (const id of made)
      expect(said).toMatch(
        new RegExp(
          `^\\d\\d texts have no Hindi yet, and nothing is built without it. Write it into tools/savings/${id}/hi.json, like this:$`,
          'm',
        ),
      );
    expect(said).toContain('\n  "Price": "…",\n');
  });

  it('for the build but for its Hindi, which it names in the same words before it builds anything', () => {
    const { status, said } = run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');
    expect(said).toMatch(/texts have no Hindi yet, .* tools\/savings\/gold_bond\/hi\.json/);
    expect(said).not.toMatch(/^ +at /m);
    expect(status).toBe(1);
    expect(existsSync(join(project, 'dist'))).toBe(false);
  });

  it.runIf(thorough)('for tests of the catalogue and of each tool', () => {
    const files = [
      'catalogue',
      'scripts/checked',
      'shell/structured-data',
      'properties/scenario',
      'properties/stored-values',
    ];
    const { status, said } = vitest(...files.map((file) => `tests/${file}`));
    expect(said).toMatch(status === 0 ? /./ : /^$/);
  });
});
