// Stryker's configuration for one room, which scripts/commands/mutation.ts names. Scores and survivors: docs/mutation.md.
import { ROOMS } from './rooms.ts';

const name = process.env.MUTATION_ROOM ?? '';
const room = ROOMS[name];
if (!room) throw new Error('Start it by npm run test:mutation.');

export default {
  mutate: [...room.folders.map((folder) => `${folder}/**/*.ts`), ...room.not.map((pattern) => `!${pattern}`)],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // code that runs only while a module loads belongs to no test: each such mutant would run all tests
  ignoreStatic: true,
  // mutants whose source and tests have not changed are not tried again; a run with --tests stores nothing
  incremental: !process.env.MUTATION_TESTS,
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
};
