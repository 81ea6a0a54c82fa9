import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { FLAGS, launch } from '../scripts/chromium.ts';

/** Debian's Chromium without a user interface. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Turns off V8's optimising compilers: pages of tests close before the optimised code would save time. */
const NO_OPTIMISING = '--js-flags=--no-opt --no-maglev';

/** Starts the headless shell if it is installed: a page in a new profile then needs a third less processor time. */
export function launchShell(flags: string[] = []) {
  const bare = process.env.CHROME_PATH === undefined && existsSync(SHELL);
  return bare ? chromium.launch({ executablePath: SHELL, args: [...FLAGS, NO_OPTIMISING, ...flags] }) : launch(flags);
}
