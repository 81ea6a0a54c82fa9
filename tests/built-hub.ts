import { execFileSync } from 'node:child_process';
import { root } from '../scripts/build/project.ts';

/**
 * The services of the hub that tests run on: on this machine, the only one for which a build accepts an address without https.
 * Each test worker routes these to its own servers.
 */
export const services = {
  ai: 'http://localhost:4101',
  rates: 'http://localhost:4102',
  ratesFallback: 'http://localhost:4103',
};

/** The settings of the tests' hub: for the build, and for the headers that the server sends. */
export const settings = {
  VITE_AI_URL: services.ai,
  VITE_RATES_URL: `${services.rates}/v2/rates`,
  VITE_RATES_FALLBACK_URL: `${services.ratesFallback}/inr.json`,
};

/** Builds the hub into a folder, with these settings. */
export function buildHub(folder: string, env: Record<string, string> = {}, cwd = root) {
  const args = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...args], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
}

/** Builds the hub into a folder, with the services of tests and other settings. */
export const buildTestHub = (folder: string, others: Record<string, string> = {}) =>
  buildHub(folder, { ...settings, ...others });
