import { existsSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import net from 'node:net';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { ENTRY, fileOf as fileIn, toolModule } from '../../scripts/build/files.ts';
import { FLAGS, launch } from '../../scripts/chromium.ts';
import { services } from '../project.ts';
import { toolOf } from '../tools.ts';

/** Windows in which pages are checked. */
export const sizes = {
  phone: { width: 360, height: 800 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Debian's Chromium without a user interface. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Turns off V8's optimising compilers: pages of tests close before the optimised code would save time. */
const NO_OPTIMISING = '--js-flags=--no-opt --no-maglev';

/** Starts the headless shell if it is installed: a page in a new profile then needs a third less processor time. */
export function launchShell(flags: string[] = []) {
  const bare = process.env.CHROME_PATH === undefined && existsSync(SHELL);
  const all = [NO_OPTIMISING, ...flags];
  return bare ? chromium.launch({ executablePath: SHELL, args: [...FLAGS, ...all] }) : launch(all);
}

/** Starts a server of a test at a free port. @returns its address */
export async function listen(server: net.Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as net.AddressInfo).port}/`;
}

/** A port that is free now. */
async function freePort(): Promise<number> {
  const probe = net.createServer();
  const { port } = new URL(await listen(probe));
  await new Promise((done) => probe.close(done));
  return Number(port);
}

const [ai, rates] = await Promise.all([freePort(), freePort()]);

// the hub may still be being built
const first = await new Promise<IncomingMessage>((done, failed) => get(inject('hub').url, done).on('error', failed));
first.resume();
if (first.statusCode !== 200) throw new Error('There is no hub: its build failed, as was said before.');

export const hub = {
  ...inject('hub'),
  services,
  /** Where this file's browser finds the services; a test starts its own server there. */
  ports: { ai, rates },
} as const;

export { ENTRY, toolModule };

/** The built file of a module that is loaded on demand, or of the entry. */
export const fileOf = (module: string): string => fileIn(hub.folder, module);

const rules = (['ai', 'rates'] as const).map(
  (name) => `MAP ${new URL(services[name]).host} 127.0.0.1:${hub.ports[name]}`,
);
const flags = [`--host-resolver-rules=${rules.join(', ')}`];
/** The browser of this worker, which all its files share; it ends with it. */
let started: Promise<Browser> | null = null;

async function browserOf(): Promise<Browser> {
  const running = await started;
  if (running?.isConnected()) return running;
  started = launchShell(flags);
  return started;
}

interface Opened {
  readonly page: Page;
  readonly faults: string[];
}
let opened: Opened[] = [];
let shared: Opened | null = null;

/** Errors that a test causes on purpose, which are not counted. */
export type Expected = readonly RegExp[];

/**
 * Opens the hub in a fresh browser profile. Every error that the page throws or logs fails the test in the end.
 *
 * @param hash what follows the `#`; empty for the landing page
 * @param options `path` of a static page; `at` for an address of another host
 */
export async function open(
  hash = '',
  options: BrowserContextOptions & {
    expected?: Expected;
    before?: (page: Page) => Promise<unknown>;
    path?: string;
    at?: string;
  } = {},
): Promise<Page> {
  const { expected = [], before, path = '', at = `${hub.url}${path}`, ...rest } = options;
  const from = await browserOf();
  // a test's routes do not see requests that a service worker answers
  const context = await from.newContext({ viewport: sizes.desktop, serviceWorkers: 'block', ...rest });
  const page = await context.newPage();
  const faults: string[] = [];
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) faults.push(text);
  };
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => {
    // a warning too, but for that of a service worker which is blocked above
    const isFault =
      message.type() === 'error' || (message.type() === 'warning' && !/blocked by Playwright/.test(message.text()));
    if (isFault) note(message.text());
  });
  opened.push({ page, faults });
  await before?.(page);
  // scripts that a test delays would also delay the load event
  await page.goto(hash === '' ? at : `${at}#${hash}`, { waitUntil: 'domcontentloaded' });
  await page.locator('main h1').waitFor();
  return page;
}

/** Opens a tool by its hash and waits for its form. */
export async function openByHash(hash: string, options: Parameters<typeof open>[1] = {}): Promise<Page> {
  const page = await open(hash, options);
  await page.locator('main form').waitFor();
  return page;
}

/** Opens the static page of a tool, as one who comes from a search does, and waits until it answers. */
export async function openTool(id: string, options: Parameters<typeof open>[1] = {}): Promise<Page> {
  const page = await open('', { ...options, path: `${toolOf(id).meta.path.replace(/^\//, '')}/` });
  await hydrated(page);
  return page;
}

/** Loads the document of an address, though it may differ from the open one by its hash alone. */
export async function loadDocument(page: Page, address: string) {
  await page.goto('about:blank');
  await page.goto(address);
}

/** Shows the page that somebody is there: some parts wait for that. */
const isThere = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('scroll')));

/** Waits until all parts of the page are loaded. */
export async function loaded(page: Page) {
  await isThere(page);
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
}

/** Waits until the prerendered page is hydrated, so that its forms can be used. */
export async function hydrated(page: Page) {
  await rendered(page);
  await isThere(page);
  await expect.poll(() => page.locator('main [inert]').count()).toBe(0);
}

/** Waits until React renders the page, whether or not it was prerendered. */
export const rendered = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => Object.keys(document.querySelector('main') ?? {}).some((key) => /^__react/.test(key))),
    )
    .toBe(true);

/** Goes to a tool by its hash within the document that is open, and waits for all of that tool's own page. */
export async function turnTo(page: Page, id: string, base: string = hub.url) {
  const before = await page.locator('main h1').elementHandle();
  await page.goto(`${base}#${id}`);
  await before?.waitForElementState('hidden'); // the form of the tool before is gone with its heading
  await page.locator('main form').waitFor();
  await loaded(page);
}

/** The page that the tests of a file share, opened at the landing page if there is none yet. */
async function sharedPage(options: Parameters<typeof open>[1]): Promise<{ page: Page; isNew: boolean }> {
  if (shared) return { page: shared.page, isNew: false };
  const page = await open('', options);
  shared = opened.find((each) => each.page === page) ?? null;
  return { page, isNew: true };
}

/** Loads the landing page in the page that the tests of a file share, with what earlier tests left on the device. */
export async function sharedLanding(options: Parameters<typeof open>[1] = {}): Promise<Page> {
  const { page, isNew } = await sharedPage(options);
  if (!isNew) await loadDocument(page, hub.url);
  await page.setViewportSize(options.viewport ?? sizes.desktop);
  return page;
}

/**
 * Opens a tool, at its defaults, in the page that the tests of a file share; much less work than a new page. For tests that
 * change nothing in the browser, and in the page only what leaving the tool undoes.
 *
 * @param options of the page, the same for all tests of the file
 */
export async function sharedTool(id: string, options: Parameters<typeof open>[1] = {}): Promise<Page> {
  const { page, isNew } = await sharedPage(options);
  if (!isNew && new URL(page.url()).hash.split('?')[0] === `#${id}`) {
    const before = await page.locator('main h1').elementHandle();
    await page.goto(`${hub.url}#`);
    await before?.waitForElementState('hidden');
  }
  await turnTo(page, id);
  return page;
}

/** Closes the pages of a test, and fails it where one of them threw or logged an error. */
export async function afterTest() {
  const faults = [...new Set(shared ? [...opened, shared] : opened)].flatMap((each) => each.faults.splice(0));
  const done = opened.filter((each) => each !== shared);
  opened = [];
  await Promise.all(done.map(({ page }) => page.context().close()));
  expect(faults).toEqual([]);
}

/** Closes the page that the tests of a file share. */
export async function afterFile() {
  await shared?.page.context().close();
  shared = null;
}

/** The text of a result. */
export const output = (page: Page, name: string) => page.locator(`output[name="${name}"]`);

/** Waits until a result has this text. */
export const shows = (page: Page, name: string, text: string) =>
  expect.poll(() => output(page, name).textContent()).toBe(text);

/** Waits until the page on show has this heading. */
export const showsTitle = (page: Page, title: string) =>
  expect.poll(() => page.locator('main h1').textContent()).toBe(title);

/** Waits until the page has been loaded again, as it is by itself, once, after a file that did not arrive. */
export const isLoadedAgain = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('navigation').some((entry) => entry.toJSON().type === 'reload'),
  );

/** The link to a tool in the menu of large screens. */
export const sidebar = (page: Page, title: string) =>
  page.locator('aside').getByRole('link', { name: title, exact: true });

/** The logo in the menu of large screens, which leads to the landing page. */
export const logo = (page: Page) => page.locator('aside').getByRole('link', { name: /home page/ });

/**
 * Holds files back from a page, with `before` of `open`, until `letGo` is called; then they come, or their request fails. `asked`
 * waits until the page asks for the first of them, whether or not it did so already.
 */
export function held(files: string | RegExp, then: 'continue' | 'abort' = 'continue') {
  let letGo = () => {};
  const gone = new Promise<void>((done) => {
    letGo = done;
  });
  let ask = () => {};
  const asked = new Promise<void>((done) => {
    ask = done;
  });
  const before = (page: Page) =>
    page.route(files, async (route) => {
      ask();
      await gone;
      await route[then]();
    });
  return { before, letGo, asked };
}

/** The box of an input. */
export const box = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** A real HTTP server on one of the hub's service ports. It allows every origin, as the services do. */
export async function service(
  port: number,
  answer: (request: IncomingMessage, response: ServerResponse, body: string) => unknown,
): Promise<{ requests: { url: string; headers: IncomingMessage['headers']; body: string }[]; close(): Promise<void> }> {
  const requests: { url: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const server: Server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return response.end();
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      requests.push({ url: request.url ?? '', headers: request.headers, body });
      answer(request, response, body);
    });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    requests,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
