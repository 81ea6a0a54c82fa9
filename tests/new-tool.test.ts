import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTool, copyProject } from '../scripts/build/copy-project.ts';
import { scaffold } from '../scripts/commands/new-tool.ts';
import { thorough } from './thorough.ts';

/** A copy of the project in which somebody has just made a tool. `npm run test:strangers` runs far more tests in its own copy. */
const project = mkdtempSync(join(tmpdir(), 'hisaab-new-tool-'));
beforeAll(() => {
  copyProject(project);
  addTool(project, 'savings', 'gold_bond', scaffold('savings', 'gold_bond'));
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
