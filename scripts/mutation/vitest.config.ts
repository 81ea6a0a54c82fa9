// The unit tests for mutants: vite.config.ts with fewer tests, those that compare figures or need no page.
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import base from '../../vite.config.ts';

const ownProcess: Plugin = {
  name: 'own-process',
  // Stryker uses threads, and a thread cannot have its own time zone
  configureVitest({ project }) {
    project.config.pool = 'forks';
  },
};

export default defineConfig({
  ...base,
  plugins: [...(base.plugins ?? []), ownProcess],
  test: {
    include: process.env.MUTATION_TESTS?.split(',') ?? [
      'tests/{maths,rules,engine,ask,tax,golden,renderer,device}/**/*.test.ts',
      'tests/scripts/rules-review.test.ts',
    ],
    // as in vite.config.ts: one process and one set of modules for all test files of a mutant
    isolate: false,
    // long, so that the first run, without mutants, passes on a busy machine too; Stryker itself ends endless mutants
    testTimeout: 600_000,
  },
});
