// Every tool in Firefox and WebKitGTK, as they are installed: its page shows the tool's figures and draws its charts.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { launch } from 'puppeteer-core';
import { Builder, Capabilities } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatResult, withHyphen } from '#src/engine/format.ts';
import { complete, isPartShown } from '#src/engine/places.ts';
import type { Tool } from '#src/engine/types.ts';
import { host } from '../hosting/host.ts';
import { buildHub } from '../project.ts';
import { tools } from '../tools.ts';

/** Long enough for the slowest machine: what hangs is reported by the waits within a test. */
const LONG = 180_000;
const patient = { timeout: 20_000 };
/** What ends what was started, the last first. */
const ends: (() => unknown)[] = [];

/** Runs a function within the page; what goes in and comes out is JSON. */
type Run = <A extends unknown[], R>(code: (...given: A) => R | Promise<R>, ...given: A) => Promise<R>;

const placeOf = (command: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((file) => existsSync(file));
const firefox = process.env.FIREFOX_PATH ?? placeOf('firefox-esr') ?? placeOf('firefox');
const webkit = placeOf('WebKitWebDriver');

/** By WebDriver BiDi, which needs no separate driver. */
async function openFirefox(address: string): Promise<Run> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefox as string,
    defaultViewport: { width: 1280, height: 800 },
  });
  ends.push(() => browser.close());
  const page = await browser.newPage();
  await page.goto(address);
  // its types take every argument for a handle of something within the page
  return (code, ...given) => page.evaluate(code as (...all: unknown[]) => never, ...given);
}

/** In its own small browser on a virtual screen, by WebDriver. */
async function openWebKit(address: string): Promise<Run> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  ends.push(() => screen.kill());
  const display = await new Promise((done) => (screen.stdio[3] as Readable).once('data', done));
  const service = new DriverService.Builder(webkit as string)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11' } as never)
    .build();
  ends.push(() => service.kill());
  // the address of a running driver, so that selenium neither searches for nor downloads one
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  ends.push(() => driver.quit());
  await driver.get(address);
  return (code, ...given) => driver.executeScript(code, ...given);
}

/** What each needs: Debian's package, and where it is. */
const browsers = [
  { name: 'Firefox', open: openFirefox, needs: { 'firefox-esr': firefox } },
  { name: 'WebKitGTK', open: openWebKit, needs: { 'webkit2gtk-driver': webkit, xvfb: placeOf('Xvfb') } },
].map(({ name, open, needs }) => ({ name, open, missing: Object.entries(needs).filter(([, place]) => !place) }));

for (const { name, missing } of browsers) {
  if (missing.length === 0) continue;
  const what = `${name} is skipped: install Debian’s ${missing.map(([each]) => each).join(' and ')}.`;
  if (process.env.REQUIRE_BROWSERS) throw new Error(what);
  console.log(what);
}

let base: string;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hisaab-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  // no service answers, because results must not depend on one
  const nowhere = 'https://nowhere.invalid';
  await buildHub(folder, { VITE_AI_URL: nowhere, VITE_RATES_URL: nowhere });
  const served = await host(folder);
  ends.push(served.stop);
  base = served.base;
}, 600_000);
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

/** Every figure of a tool as its page shows it; anything where it has none for its usual inputs. */
function figuresOf(tool: Tool): unknown {
  const outcome = tool.run({});
  if (!outcome.ok) return expect.anything();
  const shown = Object.entries(tool.outputs).filter(([, spec]) => isPartShown(tool, spec, outcome.values, outcome));
  return Object.fromEntries(
    shown.map(([name, spec]) => [name, withHyphen(formatResult(spec, outcome.outputs[name] ?? ''))]),
  );
}

/** What a page shows; each of its charts is looked at in its turn, since charts load when they come into view. */
async function look() {
  let drawn = 0;
  for (const figure of document.querySelectorAll('main figure')) {
    figure.scrollIntoView({ block: 'center' });
    await new Promise((done) => setTimeout(done, 50));
    const shapes = figure.querySelectorAll('svg :is(path, rect, circle):not(defs *, .recharts-legend-wrapper *)');
    const boxes = [...shapes].map((shape) => shape.getBoundingClientRect());
    if (boxes.some(({ width, height }) => width * height > 1000)) drawn++;
  }
  const outputs = [...document.querySelectorAll<HTMLOutputElement>('main output')];
  return {
    heading: document.querySelector('main h1')?.textContent,
    figures: Object.fromEntries(outputs.map(({ name, textContent }) => [name, textContent])),
    drawn,
    alerts: document.querySelectorAll('main [role="alert"]').length,
  };
}

describe.each(browsers)('$name', ({ missing, open }) => {
  describe.skipIf(missing.length > 0)('as it is installed', () => {
    let run: Run;
    beforeAll(async () => {
      run = await open(base);
    }, LONG);

    it.each(tools)(
      '$id shows its figures and draws its charts',
      async ({ id, meta, tool }) => {
        await run((hash) => {
          window.location.hash = hash;
        }, id);
        const charts = tool.charts.filter((chart) => isPartShown(tool, chart, complete(tool, {})));
        const wanted = { heading: meta.title, figures: figuresOf(tool), drawn: charts.length, alerts: 0 };
        await expect.poll(() => run(look), patient).toEqual(wanted);
      },
      LONG,
    );
  });
});
