// Firefox and WebKitGTK as they are installed, each behind one small interface.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { launch } from 'puppeteer-core';
import { Builder, By, Capabilities, error } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';

/** A browser with one tab, driven through whatever protocol it speaks. */
export interface Visitor {
  /** Loads the document of an address, also where it differs from the open one by its hash alone. */
  open(address: string): Promise<void>;
  /** Runs a function within the page; what goes in and comes out is JSON. */
  run<A extends unknown[], R>(code: (...given: A) => R | Promise<R>, ...given: A): Promise<R>;
  /** Presses the first element that a selector finds. */
  press(selector: string): Promise<void>;
  /** Types in place of what stands in a box. */
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

export interface OtherBrowser {
  readonly name: string;
  /** A sentence on what must be installed before it can start; null where nothing is missing. */
  missing(): string | null;
  start(): Promise<Visitor>;
}

/** Brings an element into view. */
function show(selector: string) {
  document.querySelector(selector)?.scrollIntoView({ block: 'center' });
}

/** Brings an element into view and gives it the focus with its text selected, as a visitor who is about to type. */
function aim(selector: string) {
  const part = document.querySelector<HTMLInputElement>(selector);
  if (!part) throw new Error(`nothing on the page is ${selector}`);
  part.scrollIntoView({ block: 'center' });
  part.focus();
  part.select();
}

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
      close: () => browser.close(),
    };
  },
};

/** Commands, and the Debian packages that have them. */
const NEEDS = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };
const placeOf = (command: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((file) => existsSync(file));

/** A virtual screen (Xvfb) with a free number. */
async function startScreen(): Promise<{ name: string; stop: () => void }> {
  const size = ['-screen', '0', '1600x1200x24'];
  const server = spawn('Xvfb', ['-displayfd', '3', ...size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((done, failed) => {
    server.on('error', failed);
    server.on('exit', (code) => failed(new Error(`Xvfb ended with ${code}.`)));
    (server.stdio[3] as Readable).once('data', (line) => done(String(line).trim()));
  });
  return { name: `:${number}`, stop: () => server.kill() };
}

/** WebKitGTK in its own small browser, by WebDriver. */
export const webkitgtk: OtherBrowser = {
  name: 'WebKitGTK',
  missing() {
    const packages = Object.entries(NEEDS).flatMap(([command, name]) => (placeOf(command) ? [] : [`"${name}"`]));
    return packages.length === 0 ? null : `Install Debian’s ${packages.join(' and ')}.`;
  },
  async start() {
    const screen = await startScreen();
    const service = new DriverService.Builder(placeOf('WebKitWebDriver') ?? '')
      .setLoopback(true)
      .setEnvironment({ ...process.env, DISPLAY: screen.name, GDK_BACKEND: 'x11' } as Record<string, string>)
      .build();
    const stop = async () => {
      await service.kill();
      screen.stop();
    };
    try {
      // the address of a running driver, so that selenium neither searches for nor downloads one
      const driver = await new Builder()
        .usingServer(await service.start())
        .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
        .build();
      return {
        async open(address) {
          await driver.get('about:blank');
          await driver.get(address);
        },
        run: (code, ...given) => driver.executeScript(code, ...given),
        async press(selector) {
          // its driver does not bring into view what stands below the window, and rows that are laid out only once they are
          // near push down what was in view a moment ago
          await driver.wait(async () => {
            await driver.executeScript(show, selector);
            try {
              await driver.findElement(By.css(selector)).click();
              return true;
            } catch (problem) {
              if (problem instanceof error.ElementNotInteractableError) return false;
              throw problem;
            }
          }, 20_000);
        },
        async type(selector, text) {
          await driver.executeScript(aim, selector);
          await driver.actions().sendKeys(text).perform();
        },
        async close() {
          await driver.quit();
          await stop();
        },
      };
    } catch (error) {
      await stop();
      throw error;
    }
  },
};
