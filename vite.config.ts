import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { codeSplitting } from './scripts/chunks.mjs';
import { slim } from './scripts/slim.mjs';
import { hub } from './scripts/vite-hub.mjs';

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
          exclude: ['tests/browser/**', 'tests/dom/**'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['tests/dom/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: 'tests/dom/setup.ts',
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/setup.ts',
          // a test waits for what it says, however busy the machine is
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
