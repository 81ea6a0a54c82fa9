import { execFileSync } from 'node:child_process';
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

const installed = () => [...PLACES, chromium.executablePath()].find((place) => place && existsSync(place));
const run = (command, ...args) => execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** The path of a Chromium; gets one where there is none, and throws one line where it cannot. */
export function findChromium() {
  const found = installed();
  if (found) return found;
  try {
    if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
      console.log('No Chromium is installed: getting the distribution’s own.');
      run('apt-get', 'update', '-qq');
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core');
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

/** Starts it, with flags of the caller's besides. */
export function launch(flags = []) {
  return chromium.launch({ executablePath: findChromium(), args: [...FLAGS, ...flags] });
}
