// npm run test:mutation [-- <room> | <path> … [--tests <path>,…]]: breaks the code in small ways (mutants) and lists those that no
// test notices. Without an argument it tries all rooms, one after another; with a path (src/maths/loan.ts, or lines of it:
// src/maths/loan.ts:10-20) only that. --tests tests/maths/loan.test.ts runs only those tests, which is quicker, and stores
// nothing. Exits with 1 below 85%. See docs/mutation.md.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../build/project.ts';
import { ROOMS, roomOf } from '../mutation/rooms.ts';

/** The paths to mutate in each room; an empty list means the whole room. */
const asked = new Map<string, string[]>();
const { values, positionals } = parseArgs({ options: { tests: { type: 'string' } }, allowPositionals: true });
for (const argument of positionals) {
  const room = Object.hasOwn(ROOMS, argument) ? argument : roomOf(argument.replace(/:.*$/, ''));
  if (room === undefined) {
    console.error(`${argument} is neither a room (${Object.keys(ROOMS).join(', ')}) nor a path within one.`);
    process.exit(1);
  }
  const folder = statSync(join(root, argument), { throwIfNoEntry: false })?.isDirectory();
  const path = folder ? `${argument}/**/*.ts` : argument;
  asked.set(room, [...(asked.get(room) ?? []), ...(argument === room ? [] : [path])]);
}

for (const [name, { folders, not }] of Object.entries(ROOMS)) {
  const paths = asked.get(name);
  if (asked.size > 0 && paths === undefined) continue;
  console.log(`\n── ${name}`);
  // what scripts/mutation/vitest.config.ts reads
  Object.assign(process.env, { MUTATION_ROOM: name, MUTATION_TESTS: values.tests ?? '' });
  // sets the exit code to 1 below the threshold
  await new Stryker({
    mutate: paths?.length ? paths : [...folders.map((folder) => `${folder}/**/*.ts`), ...not.map((each) => `!${each}`)],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // code that runs only while a module loads belongs to no test: each such mutant would run all tests
    ignoreStatic: true,
    // mutants whose source and tests have not changed are not tried again; a run with --tests stores nothing
    incremental: values.tests === undefined,
    incrementalFile: `.cache/mutation/${name}.json`,
    tempDirName: '.cache/stryker',
    cleanTempDir: 'always',
    ignorePatterns: ['dist', 'shots', '.cache'],
    // types are not checked, and TypeScript 7 lacks the API with which Stryker would change tsconfig
    disableTypeChecks: false,
    tsconfigFile: 'none',
    concurrency: 1,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
    // ends mutants that loop forever; long, because a timeout counts as noticed, even if only the machine was busy
    timeoutMS: 30_000,
    thresholds: { high: 95, low: 85, break: 85 },
  }).runMutationTest();
}
