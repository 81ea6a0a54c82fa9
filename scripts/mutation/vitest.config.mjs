// The unit tests for the mutants of a room: vite.config.ts with fewer tests.
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

export default defineConfig({
  ...base,
  plugins: [...(base.plugins ?? []), ownProcess],
  test: { include: ROOMS[process.env.MUTATION_ROOM ?? '']?.tests ?? [], testTimeout: 60_000 },
});
