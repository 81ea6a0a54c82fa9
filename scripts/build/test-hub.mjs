import { execFileSync } from 'node:child_process';
import { root } from './load.mjs';

/**
 * Where the hub that tests run on looks for its services: on this machine, since only there a build takes an address without
 * https. Each worker of tests leads these to servers of its own.
 */
export const services = {
  ai: 'http://localhost:4101',
  rates: 'http://localhost:4102',
  ratesFallback: 'http://localhost:4103',
};

/** The settings of a site owner: the build, and the headers that the server sends, come from them. */
export const settings = {
  VITE_AI_URL: services.ai,
  VITE_RATES_URL: `${services.rates}/v2/rates`,
  VITE_RATES_FALLBACK_URL: `${services.ratesFallback}/inr.json`,
};

/**
 * Builds the hub into a folder, with the services of tests and other settings besides.
 *
 * @param {string} folder
 * @param {Record<string, string>} [others]
 */
export function buildTestHub(folder, others = {}) {
  const args = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ...settings, ...others },
  });
}
