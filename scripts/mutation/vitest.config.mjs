// The unit tests for the mutants of a room: vite.config.ts with fewer tests.
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import base from '../../vite.config.ts';
import { ROOMS } from './rooms.mjs';

/** @type {import('vite').Plugin} */
const ownProcess = {
  name: 'own-process',
  // Stryker uses threads, and a thread cannot have its own time zone
  configureVitest({ project }) {
    project.config.pool = 'forks';
  },
};

const some = process.env.MUTATION_TESTS;

const loadsEveryTool = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) =>
  Number(readFileSync(moduleId, 'utf8').includes("/tools.ts'"));

/** What loads every tool goes last: most mutants are noticed before, and the first test that notices ends a run. */
class QuickestFirst {
  /** @param {import('vitest/node').TestSpecification[]} files */
  sort(files) {
    return [...files].sort((a, b) => loadsEveryTool(a) - loadsEveryTool(b));
  }

  /** @param {import('vitest/node').TestSpecification[]} files */
  shard(files) {
    return files;
  }
}

export default defineConfig({
  ...base,
  plugins: [...(base.plugins ?? []), ownProcess],
  test: {
    include: some ? [some] : (ROOMS[process.env.MUTATION_ROOM ?? '']?.tests ?? []),
    sequence: { sequencer: QuickestFirst },
    // as vite.config.ts has it: one process and one set of modules for a mutant, not one for each file of tests
    isolate: false,
    // no busy machine fails the run before any mutant; what a mutant makes endless Stryker ends
    testTimeout: 600_000,
  },
});
