// npm run test:mutation [-- <room> | <path> … [--tests <path>]]: breaks the code in small ways (mutants) and lists those that no
// test notices. Without an argument it tries all rooms, one after another; with a path (src/maths/loan.ts, or lines of it:
// src/maths/loan.ts:10-20) only that. --tests tests/maths/loan.test.ts runs only those tests, which is quicker, and stores
// nothing. Exits with 1 below 85%. See docs/mutation.md.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../build/project.ts';
import { ROOMS, roomOf } from '../mutation/rooms.ts';

/** the paths to mutate in each room; an empty list means the whole room */
const asked: Map<string, string[]> = new Map();
const { values, positionals } = parseArgs({ options: { tests: { type: 'string' } }, allowPositionals: true });
for (const argument of positionals) {
  const room = Object.hasOwn(ROOMS, argument) ? argument : roomOf(argument.replace(/:.*$/, ''));
  if (room === undefined) {
    console.error(`${argument} is neither a room (${Object.keys(ROOMS).join(', ')}) nor a path within one.`);
    process.exit(1);
  }
  const folder = statSync(join(root, argument), { throwIfNoEntry: false })?.isDirectory();
  asked.set(room, [
    ...(asked.get(room) ?? []),
    ...(argument === room ? [] : [folder ? `${argument}/**/*.ts` : argument]),
  ]);
}
if (asked.size === 0) for (const room of Object.keys(ROOMS)) asked.set(room, []);

let low = false;
for (const [room, paths] of asked) {
  console.log(`\n── ${room}`);
  const filter = paths.length > 0 ? ['--mutate', paths.join()] : [];
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const { status } = spawnSync(process.execPath, [stryker, 'run', 'scripts/mutation/stryker.config.ts', ...filter], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_ROOM: room, MUTATION_TESTS: values.tests ?? '' },
  });
  low ||= status !== 0;
}
process.exit(low ? 1 : 0);
