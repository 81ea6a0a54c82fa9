import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities, error } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { aim, type OtherBrowser, show } from './visitor.ts';

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
        picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
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
