import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { onlyChecked } from './scripts/build/checked.ts';
import { language } from './scripts/build/language.ts';
import { hub } from './scripts/build/vite-hub.ts';
import { checkOnSave } from './scripts/check/on-save.ts';

const inChromium = {
  setupFiles: 'tests/browser/each.ts',
  // generous, for busy machines: no test is about time
  testTimeout: 130_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 30_000 } },
  // machines of CI are shared, and a browser without processor time may miss a press: what fails twice is a fault
  retry: process.env.CI ? 1 : 0,
};

/** What `check:tools` checks, as tests: `npx vitest --project tools -t emi` does so at each save. */
const definitions = 'tests/definitions/check-tools.test.ts';

export default defineConfig({
  plugins: [language(process.env.HUB_LANGUAGE, import.meta.dirname), onlyChecked(), react(), hub(), checkOnSave()],
  build: {
    target: 'es2022',
    // to insert thirty links keeps a phone's processor longer than the requests that they save take
    modulePreload: false,
    manifest: true,
    // a font within a style would be refused by the content security policy
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // fewer files: what every page needs is one, and what else three parts share, which is what calculators need, another;
        // what is in neither has files of its own, so that no page loads calculators for a module that it shares with them
        codeSplitting: {
          groups: [
            {
              name: 'common',
              test: /node_modules.(?!react-hook-form)|src.(browser|catalogue|design|device|engine.powers.hash|loading|shell|words)/,
              minShareCount: 3,
              priority: 1,
            },
            { name: 'calculator', test: /react-hook-form|src.(engine|maths|renderer|rules)/, minShareCount: 3 },
          ],
        },
      },
    },
  },
  test: {
    // one more than there are cores, since some tests wait for a browser or a command
    maxWorkers: availableParallelism() + 1,
    // a definition is imported by a worker of the check, so that Vitest does not know of it
    watchTriggerPatterns: [{ pattern: /\/(tools|schemas)\/.*\.ts$/, testsToRun: () => definitions }],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['browser', 'definitions', 'dom', 'hosting', 'other-browsers', 'sheets'].map(
            (folder) => `tests/${folder}/**`,
          ),
          setupFiles: 'tests/setup.ts',
          // the files of a worker share what they import, most of all the tools
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          include: [definitions],
          // generous, for busy machines: no test is about time
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['tests/dom/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/setup.ts', 'tests/dom/setup.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...inChromium,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/setup.ts',
          // the files of a worker share its browser
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...inChromium,
          name: 'hosting',
          include: ['tests/hosting/**/*.test.ts'],
          globalSetup: 'tests/browser/setup.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'other-browsers', include: ['tests/other-browsers/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'sheets', include: ['tests/sheets/**/*.test.ts'], setupFiles: 'tests/setup.ts' } },
    ],
  },
});
