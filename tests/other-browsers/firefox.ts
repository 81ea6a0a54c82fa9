import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { aim, type OtherBrowser } from './visitor.ts';

/** Paths of Firefox: the one that the caller names, and those of distributions. */
const PLACES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const place = () => PLACES.find((each) => each && existsSync(each));

/** The installed Firefox, driven by WebDriver BiDi, which needs no separate driver. */
export const firefox: OtherBrowser = {
  name: 'Firefox',
  missing: () =>
    place() === undefined ? 'Install Debian’s package "firefox-esr", or set FIREFOX_PATH to a Firefox.' : null,
  async start() {
    const executablePath = place();
    if (executablePath === undefined) throw new Error('There is no Firefox.');
    const browser = await launch({ browser: 'firefox', executablePath, defaultViewport: { width: 1280, height: 800 } });
    const page = await browser.newPage();
    return {
      async open(address) {
        await page.goto('about:blank');
        await page.goto(address);
      },
      // its types take every argument for a handle of something within the page
      run: (code, ...given) => page.evaluate(code as (...all: unknown[]) => never, ...given),
      press: (selector) => page.click(selector),
      async type(selector, text) {
        await page.evaluate(aim, selector);
        await page.keyboard.type(text);
      },
      picture: () => page.screenshot(),
      close: () => browser.close(),
    };
  },
};
