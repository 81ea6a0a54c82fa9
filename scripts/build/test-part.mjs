import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './load.mjs';
import { settings } from './test-hub.mjs';

/**
 * Runs a part of the tests under its name, with the commands of the packages at hand.
 *
 * @param {string} name the part "build" makes the hub that the tests visit
 * @param {string} command
 * @param {{ hub: string, cwd?: string, env?: Record<string, string> }} where `hub` is the folder of the built hub
 * @returns {boolean} whether it passed
 */
export function passes(name, command, { hub, cwd = root, env = {} }) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, {
    cwd,
    shell: true,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(name === 'build' && settings),
      HUB_FOLDER: hub,
      ...env,
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    },
  });
  return status === 0;
}
