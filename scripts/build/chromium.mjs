import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Where distributions put it, and what a caller may name. */
const PLACES = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags that let it run as root, and without asking anything of the network by itself. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's Chromium without windows, tabs and all else that a page does not see. */
const SHELL = '/usr/bin/chromium-headless-shell';

const installed = () => [...PLACES, chromium.executablePath()].find((place) => place && existsSync(place));
const run = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** Whether a Chromium is installed. */
export const hasChromium = () => installed() !== undefined;

/** The path of a Chromium; gets one where there is none, and throws one line where it cannot. */
export function findChromium() {
  const found = installed();
  if (found) return found;
  try {
    if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
      console.log('No Chromium is installed: getting the distribution’s own.');
      run('apt-get', 'update', '-qq');
      const install = ['install', '-y', '-qq', '--no-install-recommends'];
      run('apt-get', ...install, 'chromium', 'fonts-noto-core');
      spawnSync('apt-get', [...install, 'chromium-headless-shell']); // not every distribution has it
    } else {
      console.log('No Chromium is installed: getting one with playwright’s installer.');
      run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium');
    }
  } catch {
    // said below
  }
  const got = installed();
  if (!got)
    throw new Error('Browser tests need Chromium: install the package "chromium", or set CHROME_PATH to its path.');
  return got;
}

/** Starts it, with flags of the caller's besides. @param {string[]} flags */
export function launch(flags = []) {
  return chromium.launch({ executablePath: findChromium(), args: [...FLAGS, ...flags] });
}

/**
 * Starts it without its windows where it comes so: a page in a new profile then costs two thirds of the work.
 *
 * @param {string[]} flags
 */
export function launchShell(flags = []) {
  const bare = process.env.CHROME_PATH === undefined && existsSync(SHELL);
  return bare ? chromium.launch({ executablePath: SHELL, args: [...FLAGS, ...flags] }) : launch(flags);
}
