import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaced } from '../scripts/build/project.ts';
import { scaffold } from '../scripts/commands/new-tool.ts';
import { copyProject } from './copy-project.ts';
import { thorough } from './thorough.ts';

/** A copy of the project in which somebody has just made a tool, as an author does: a folder, and its id in the catalogue. */
const project = mkdtempSync(join(tmpdir(), 'hisaab-new-tool-'));
beforeAll(() => {
  copyProject(project, ['tests', 'docs']);
  const folder = join(project, 'tools/savings/gold_bond');
  mkdirSync(folder);
  for (const [name, text] of Object.entries(scaffold('savings', 'gold_bond'))) writeFileSync(join(folder, name), text);
  const catalogue = join(project, 'tools/catalogue.ts');
  const listed = replaced(readFileSync(catalogue, 'utf8'), "tools: ['ppf',", "tools: ['gold_bond', 'ppf',");
  writeFileSync(catalogue, listed);
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

function run(...args: string[]): string {
  const env = { ...process.env, VITEST: undefined, VITEST_MODE: undefined, VITEST_WORKER_ID: undefined };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8', env });
  return status === 0 ? 'right' : stdout + stderr;
}
const vitest = (...args: string[]) =>
  run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--maxWorkers=1', '--no-isolate', ...args);

describe('a folder and its line in the catalogue are all that a new tool takes', { timeout: 300_000 }, () => {
  it('for the checks', () => {
    expect(run('--import', 'tsx', 'scripts/commands/check-tools.ts', 'gold_bond')).toBe('right');
  });

  it.runIf(thorough)('for tests of the catalogue and of each tool', () => {
    const files = [
      'catalogue',
      'scripts/checked',
      'shell/structured-data',
      'properties/scenario',
      'properties/stored-values',
    ];
    expect(vitest(...files.map((file) => `tests/${file}`))).toBe('right');
  });
});
