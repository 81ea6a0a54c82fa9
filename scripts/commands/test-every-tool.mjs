// npm run test:every-tool [-- <id> …]: the browser visits that npm test makes to a few tools, for every tool or those named.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, toolFolders } from '../build/load.mjs';

const wanted = process.argv.slice(2);
const ids = toolFolders().map(({ id }) => id);
const unknown = wanted.filter((id) => !ids.includes(id));
if (unknown.length > 0) {
  console.error(`No tool ${unknown.join(', ')}`);
  process.exit(2);
}
// the tools are split between two files; a single tool is in the first
const files = [wanted.length === 1 ? 'every-tool-1' : 'every-tool', 'layout-shift'];
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    ...['run', '--project', 'browser', '--maxWorkers=100%'],
    ...files.map((file) => `tests/browser/${file}`),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, EVERY_TOOL: wanted.length === 0 ? 'all' : wanted.join(' ') },
  },
);
process.exitCode = status ?? 1;
