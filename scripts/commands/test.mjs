// npm test: everything that is checked, part by part, with the time each took. Stops at the first part that fails.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '../build/load.mjs';
import { settings } from '../build/test-hub.mjs';

/** One build serves the check of sizes and the browser tests. */
const hub = mkdtempSync(join(tmpdir(), 'hisaab-'));
process.on('exit', () => rmSync(hub, { recursive: true, force: true }));

const PARTS = {
  types: 'tsc -p .',
  'lint and format': 'biome check .',
  definitions: 'node scripts/commands/check-tools.mjs',
  build: `vite build --outDir ${hub} --emptyOutDir --logLevel warn`,
  size: `node scripts/commands/size.mjs ${hub}`,
  // in one run, so that no core waits for the last file of one kind
  'unit, golden, contract and DOM tests': 'vitest run --project unit --project dom --maxWorkers=100%',
  'browser tests': 'vitest run --project browser --maxWorkers=4',
};

const took = [];
for (const [name, command] of Object.entries(PARTS)) {
  console.log(`\n── ${name}`);
  const start = Date.now();
  const { status } = spawnSync(command, {
    cwd: root,
    shell: true,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(name === 'build' && settings),
      HUB_FOLDER: hub,
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    },
  });
  took.push(`${String(Math.round((Date.now() - start) / 1000)).padStart(5)} s  ${name}`);
  if (status !== 0) {
    console.error(`\nFailed: ${name}`);
    process.exit(1);
  }
}
console.log(`\nAll passed\n${took.join('\n')}`);
