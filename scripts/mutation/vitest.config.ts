// The unit tests for the mutants of a room: vite.config.ts with fewer tests.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import base from '../../vite.config.ts';
import { ROOMS } from './rooms.ts';

const ownProcess: Plugin = {
  name: 'own-process',
  // Stryker uses threads, and a thread cannot have its own time zone
  configureVitest({ project }) {
    project.config.pool = 'forks';
  },
};

const onlyTests = process.env.MUTATION_TESTS;

const loadsEveryTool = ({ moduleId }: TestSpecification) =>
  Number(readFileSync(moduleId, 'utf8').includes("/tools.ts'"));

/** Files that load every tool run last: most mutants are noticed before, and the first test that notices one ends its run. */
class QuickestFirst {
  sort(files: TestSpecification[]) {
    return [...files].sort((a, b) => loadsEveryTool(a) - loadsEveryTool(b));
  }

  shard(files: TestSpecification[]) {
    return files;
  }
}

export default defineConfig({
  ...base,
  plugins: [...(base.plugins ?? []), ownProcess],
  test: {
    include: onlyTests ? onlyTests.split(',') : (ROOMS[process.env.MUTATION_ROOM ?? '']?.tests ?? []),
    sequence: { sequencer: QuickestFirst },
    // as in vite.config.ts: one process and one set of modules for all test files of a mutant
    isolate: false,
    // long, so that the first run, without mutants, passes on a busy machine too; Stryker itself ends endless mutants
    testTimeout: 600_000,
  },
});
