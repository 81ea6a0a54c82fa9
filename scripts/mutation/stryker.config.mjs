// Stryker for one room, which scripts/commands/mutation.mjs names. Scores and survivors: docs/mutation.md.
import { ROOMS } from './rooms.mjs';

const name = process.env.MUTATION_ROOM ?? '';
const room = ROOMS[name];
if (!room) throw new Error('Start it by npm run test:mutation.');

export default {
  mutate: [...room.folders.map((folder) => `${folder}/**/*.ts`), ...room.not.map((pattern) => `!${pattern}`)],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  // what runs only while a module loads has no tests of its own: each such mutant would take all of them
  ignoreStatic: true,
  // what neither a source nor a test of it has changed is not tried again; what some tests leave is not what all leave
  incremental: !process.env.MUTATION_TESTS,
  incrementalFile: `.cache/mutation/${name}.json`,
  tempDirName: '.cache/stryker',
  cleanTempDir: 'always',
  ignorePatterns: ['dist', 'shots', 'gallery', '.cache'],
  // no types are checked, and TypeScript 7 has no API by which Stryker could move its settings
  disableTypeChecks: false,
  tsconfigFile: 'none',
  concurrency: 1,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  // what a mutant makes endless ends; long, since a busy machine must not count as a mutant that was noticed
  timeoutMS: 30_000,
  thresholds: { high: 95, low: 85, break: 85 },
};
