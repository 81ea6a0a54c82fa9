// npm run test:every-tool [-- <id> …]: npm test visits a few tools and tries a fifth of the random inputs. This runs the same
// tests for every tool with all random inputs; with ids, only the visits, to the tools that are named.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { wantedTools } from '../build/command.ts';
import { root } from '../build/project.ts';

const given = process.argv.slice(2);
const wanted = wantedTools(given).map(({ id }) => id);
const all = given.length === 0;
// the tools are split between two files of browser tests; a single tool is in the first
const visits = wanted.length === 1 ? 'every-tool-1' : 'every-tool';
const parts = [
  `--project unit --project dom tests/dom/every-tool${all ? ' tests/properties tests/tax tests/new-tool' : ''}`,
  `--project browser tests/browser/${visits} tests/browser/layout-shift`,
];
for (const part of parts) {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--maxWorkers=100%', ...part.split(' ')],
    { cwd: root, stdio: 'inherit', env: { ...process.env, EVERY_TOOL: all ? 'all' : wanted.join(' ') } },
  );
  if (status !== 0) process.exitCode = status ?? 1;
}
