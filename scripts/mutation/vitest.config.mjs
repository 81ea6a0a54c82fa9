// The unit tests that a room's mutants must not survive, as vite.config.ts has them, fewer of them.
import { defineConfig } from 'vitest/config';
import base from '../../vite.config.ts';
import { ROOMS } from './rooms.mjs';

/** @type {import('vite').Plugin} */
const ownProcess = {
  name: 'own-process',
  // Stryker wants threads, and a thread cannot have a time zone of its own
  configureVitest({ project }) {
    project.config.pool = 'forks';
  },
};

export default defineConfig({
  ...base,
  plugins: [...(base.plugins ?? []), ownProcess],
  test: { include: ROOMS[process.env.MUTATION_ROOM ?? '']?.tests ?? [], testTimeout: 60_000 },
});
