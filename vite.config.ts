import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { hub } from './scripts/vite-hub.mjs';

/** What two or more kinds of chart share: recharts with all under it, and our own axes and legend. */
const CHARTS =
  /charts[\\/](axes|look|legend)\.|node_modules[\\/](recharts|d3-|victory-vendor|es-toolkit|@reduxjs|redux|immer|reselect|react-redux|react-is|decimal|eventemitter3|use-sync|clsx|internmap|tiny-inv)/;
/** What tools share beyond the first load. */
const TOOL = /src[\\/](renderer|engine)[\\/]|node_modules[\\/]react-hook-form/;

export default defineConfig({
  base: './',
  plugins: [react(), hub()],
  build: {
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // they only define functions, but as CommonJS they say nothing of side effects: what is not used of them goes
      treeshake: {
        moduleSideEffects: [
          {
            test: /node_modules[\\/](hoist-non-react-statics|react-is|use-sync-external-store)[\\/]/,
            sideEffects: false,
          },
        ],
      },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          // in one file each, which compresses better than a file for every set of kinds that share a module
          groups: [
            { name: 'charts', test: CHARTS, minShareCount: 2 },
            { name: 'tool', test: TOOL, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/**/*.test.ts'], exclude: ['tests/browser/**'], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
