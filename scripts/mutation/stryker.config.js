// npm run test:mutation [-- --mutate <path>]: breaks the code in small ways (mutants) and lists those that no test notices. Exits
// with 1 below 85%. MUTATION_ROOM=maths tries one folder of src. See docs/tests.md.
const { MUTATION_ROOM: room } = process.env;

export default {
  mutate: [
    `src/${room ?? '{maths,rules,engine,renderer,device,browser}'}/**/*.ts`,
    // figures of law are for the rules review, and types have no logic
    '!src/rules/facts/**',
    '!src/engine/{author,limits,types}.ts',
    // code that needs React or a page has DOM tests, which are too slow to run for each mutant
    '!src/renderer/{more,storage/stored-inputs,powers/link/address,powers/steps,state/calculator,state/development}.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // code that runs only while a module loads belongs to no test: each such mutant would run all tests
  ignoreStatic: true,
  // mutants whose source and tests have not changed are not tried again; a run with fewer tests stores nothing
  incremental: process.env.MUTATION_TESTS === undefined,
  incrementalFile: `.cache/mutation/${room ?? 'all'}.json`,
  tempDirName: '.cache/stryker',
  cleanTempDir: 'always',
  ignorePatterns: ['dist', 'shots', '.cache'],
  // types are not checked, and TypeScript 7 lacks the API with which Stryker would change tsconfig
  disableTypeChecks: false,
  tsconfigFile: 'none',
  concurrency: 1,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  // ends mutants that loop for ever; long, because a timeout counts as noticed, even if only the machine was busy
  timeoutMS: 30_000,
  thresholds: { high: 95, low: 85, break: 85 },
};
