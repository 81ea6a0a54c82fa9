import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTool, copyProject } from '../scripts/build/copy-project.mjs';
import { scaffold } from '../scripts/commands/new-tool.mjs';

/** A copy of the project in which somebody has just made a tool. Others are tried by `npm run test:strangers`. */
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
  run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter', 'dot', ...args);

describe('a folder and its line in the catalogue are all that a new tool takes', () => {
  it('for the checks', () => {
    expect(run('scripts/commands/check-tools.mjs', 'gold_bond')).toBe('right');
  });

  it('for the tests that look at the catalogue as a whole', () => {
    const files = [
      'tests/catalogue',
      'tests/architecture',
      'tests/settings',
      'tests/scripts/checked',
      'tests/scripts/pages',
    ];
    expect(vitest(...files)).toBe('right');
  });

  it('for the tests that try each tool', () => {
    const files = ['tests/properties', 'tests/engine', 'tests/shell/structured-data', 'tests/tools'];
    expect(vitest('-t', 'gold_bond', ...files)).toBe('right');
  });
});
