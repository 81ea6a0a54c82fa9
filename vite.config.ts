import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { codeSplitting } from './scripts/build/chunks.mjs';
import { hub } from './scripts/build/vite-hub.mjs';
import { slim } from './scripts/slim.mjs';

export default defineConfig({
  base: './',
  resolve: {
    alias: { 'victory-vendor/d3-scale': fileURLToPath(new URL('src/renderer/charts/d3-scale.ts', import.meta.url)) },
  },
  plugins: [react(), hub(), slim()],
  build: { manifest: true, target: 'es2022', rolldownOptions: { output: { codeSplitting } } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**', 'tests/other-browsers/**'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/setup.ts',
          // generous: a machine that is busy is slow, and no test is about time
          testTimeout: 120_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'other-browsers',
          include: ['tests/other-browsers/**/*.test.ts'],
          globalSetup: 'tests/other-browsers/setup.ts',
        },
      },
    ],
  },
});
