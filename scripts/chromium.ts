import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Where Chromium may be: the path in CHROME_PATH, and those of distributions. */
const PATHS = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * What a page neither needs nor sees. Suggestions under the address bar and a spare process cost more processor time with each new
 * profile than the page. The last list counts, so Playwright's own is here too.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync,AvoidCorsURLLoaderRestartOnRedirect,DestroyProfileOnBrowserClose',
  'HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,PaintHolding,ThirdPartyStoragePartitioning',
  'LensOverlay,MediaRouter,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch',
];

/** Flags with which it runs as root, and makes no network requests of its own. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join()}`,
];

const installed = () => [...PATHS, chromium.executablePath()].find((path) => path && existsSync(path));
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** The path of a Chromium. Installs one if there is none, and throws one line if that fails. */
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
    // reported below
  }
  const got = installed();
  if (!got)
    throw new Error('Browser tests need Chromium: install the package "chromium", or set CHROME_PATH to its path.');
  return got;
}

/** Starts Chromium, with further flags. */
export function launch(flags: string[] = []) {
  return chromium.launch({ executablePath: findChromium(), args: [...FLAGS, ...flags] });
}
