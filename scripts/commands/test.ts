// npm test [-- --hosting]: all checks, part by part, with the time of each. Stops at the first part that fails. With --hosting
// the tests of hosting run beside those of the browser: they use the same build, and often wait.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { passes } from '../build/test-part.ts';

/** One build serves the check of sizes and the browser tests. */
const hub = mkdtempSync(join(tmpdir(), 'hisaab-'));
process.on('exit', () => rmSync(hub, { recursive: true, force: true }));

/** The parts of a list run one after another, the two lists in parallel, a core for each. */
const LISTS = [
  {
    // with several threads tsc does more work in all, and the build runs on the other core
    types: 'tsc -p . --singleThreaded',
  },
  {
    build: `vite build --outDir ${hub} --emptyOutDir --logLevel warn`,
    'lint and format': 'biome check .',
    size: `tsx scripts/commands/size.ts ${hub}`,
  },
];
const hosting = process.argv.includes('--hosting') ? '--project hosting' : '';
/** Parts that use all cores. */
const PARTS = {
  // in one run, so that no core waits for the last file of one kind; one worker more than cores, since some wait for commands
  'unit and DOM tests, definitions': `vitest run --project unit --project dom --project tools --maxWorkers=${availableParallelism() + 1}`,
  'browser tests': `vitest run --project browser ${hosting} --maxWorkers=3`,
};

const took: string[] = [];
/** @returns whether all passed; the first that fails ends the list */
async function runAll(parts: Record<string, string>, beside: boolean): Promise<boolean> {
  for (const [name, command] of Object.entries(parts)) {
    const start = Date.now();
    const passed = await passes(name, command, { hub, beside });
    took.push(`${String(Math.round((Date.now() - start) / 1000)).padStart(5)} s  ${name}`);
    if (!passed) {
      console.error(`\nFailed: ${name}`);
      return false;
    }
  }
  return true;
}

// if one list fails the other still finishes, so that no build writes into a deleted folder
const first = await Promise.all(LISTS.map((parts) => runAll(parts, true)));
if (!first.every(Boolean) || !(await runAll(PARTS, false))) process.exit(1);
console.log(`\nAll passed\n${took.join('\n')}`);
