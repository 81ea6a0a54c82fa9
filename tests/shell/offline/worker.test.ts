import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cachedFiles, writeWorker } from '../../../scripts/build/files.ts';

/** A built hub of two pages, distinguished from its other releases by the name of the script that its pages load. */
const build = (entry: string): Record<string, string> => ({
  'index.html': `<script data-entry="/a/assets/${entry}.js"></script>Home`,
  'loan/emi/index.html': `<script data-entry="/a/assets/${entry}.js"></script>EMI`,
  'loan/emi/picture.png': 'for other sites',
  '404.html': 'for hosts',
  '.vite/manifest.json': '{}',
  [`assets/${entry}.js`]: `run('${entry}')`,
  'favicon.svg': '<svg/>',
});

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'worker-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

/** What the build writes as the service worker of a hub with these files. */
function workerOf(files: Record<string, string>): string {
  rmSync(dist, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
  writeWorker(dist);
  return readFileSync(join(dist, 'sw.js'), 'utf8');
}

/** The caches of an origin, in memory. */
function cachesOfOrigin() {
  const all = new Map<string, Map<string, Response>>();
  const urlOf = (request: string | Request) => (typeof request === 'string' ? request : request.url);
  return {
    all,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const kept = all.get(name) ?? new Map<string, Response>();
      all.set(name, kept);
      return {
        keys: async () => [...kept.keys()].map((url) => new Request(url)),
        match: async (request: string | Request) => kept.get(urlOf(request))?.clone(),
        delete: async (request: string | Request) => kept.delete(urlOf(request)),
        put: async (request: string | Request, response: Response) => void kept.set(urlOf(request), response.clone()),
      };
    },
  };
}

/** A host that serves files under a path; null is a host that is down. */
interface Web {
  files: Record<string, string> | null;
  readonly asked: string[];
}

/** A service worker that runs for a hub under `scope`. */
function start(text: string, scope: string, origin: ReturnType<typeof cachesOfOrigin>, web: Web) {
  const listeners = new Map<string, (event: unknown) => void>();
  const fetch = async (input: string | Request, init: RequestInit = {}) => {
    const url = new URL(typeof input === 'string' ? input : input.url);
    const path = url.pathname.slice(new URL(scope).pathname.length);
    web.asked.push(path);
    if (web.files === null) throw new TypeError('Failed to fetch');
    const body = web.files[path === '' || path.endsWith('/') ? `${path}index.html` : path];
    const hash = `sha384-${createHash('sha384')
      .update(body ?? '')
      .digest('base64')}`;
    if (init.integrity && init.integrity !== hash) throw new TypeError('Failed to fetch: integrity');
    return new Response(body ?? 'Not found', { status: body === undefined ? 404 : 200 });
  };
  const self = {
    registration: { scope },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    addEventListener: (kind: string, listener: (event: unknown) => void) => listeners.set(kind, listener),
  };
  runInNewContext(text, { self, caches: origin, fetch, URL, Response, Request, Map, Set });
  /** Dispatches an event to the worker, and waits for its work. */
  async function tell(kind: string, event: object = {}): Promise<Response | undefined> {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | Response | undefined;
    listeners.get(kind)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (answer: Promise<Response> | Response) => {
        response = answer;
      },
    });
    const answered = await response;
    await Promise.all(work);
    return answered;
  }
  return {
    install: () => tell('install'),
    activate: () => tell('activate'),
    fill: () => tell('message', { data: { type: 'FILL' } }),
    visit: (rest: string, mode = 'navigate') =>
      tell('fetch', { request: { method: 'GET', mode, url: new URL(rest, scope).href } }),
  };
}

const SCOPE = 'https://x.in/a/';
/** The worker of a hub, with the caches of its origin and a host that has these files. */
function visited(files: Web['files'] = build('one')) {
  const [origin, web]: [ReturnType<typeof cachesOfOrigin>, Web] = [cachesOfOrigin(), { files, asked: [] }];
  return { origin, web, worker: start(workerOf(build('one')), SCOPE, origin, web) };
}
const names = (origin: ReturnType<typeof cachesOfOrigin>, cache = 'hisaab /a/') =>
  [...(origin.all.get(cache)?.keys() ?? [])].map((url) => url.slice(SCOPE.length).replace(/=.*/, '')).sort();
const whole = ['assets/one.js', 'favicon.svg?revision', 'index.html?revision', 'loan/emi/index.html?revision'];

it('the service worker stores every page, script and icon, and nothing else', async () => {
  const { origin, worker } = visited();
  await worker.install();
  expect(names(origin)).toEqual(whole);
  expect(cachedFiles(dist)).toEqual(['index.html', 'loan/emi/index.html', 'assets/one.js', 'favicon.svg']);
});

it.each([
  ['loan/emi/', 'EMI'],
  ['loan/emi/index.html', 'EMI'],
  ['loan/emi/?rate=9', 'EMI'],
  ['', 'Home'],
  ['?utm=x#ppf', 'Home'],
  ['index.html', 'Home'],
])('the service worker opens "%s" without a network', async (rest, text) => {
  const { web, worker } = visited();
  await worker.install();
  web.files = null;
  expect(await (await worker.visit(rest))?.text()).toContain(text);
});

it.each([
  ['loan/emi', 'https://x.in/a/loan/emi/'],
  ['loan/emi?rate=9', 'https://x.in/a/loan/emi/?rate=9'],
  ['loan/emi#ppf', 'https://x.in/a/loan/emi/#ppf'],
])('the service worker leads "%s", which lacks its slash, to the page', async (rest, address) => {
  const response = await visited(null).worker.visit(rest);
  expect(response?.status).toBe(302);
  expect(response?.headers.get('location')).toBe(address);
});

it.each([
  ['loan'],
  ['loan/'],
  ['loan/emi/picture.png'],
  ['other'],
  ['https://x.in/'],
  ['https://api.example/loan/emi/'],
])('the service worker leaves "%s", which is not one of its own, to the browser', async (rest) => {
  expect(await visited(null).worker.visit(rest)).toBeUndefined();
});

it('the service worker deletes no cache of others, wherever on the origin it stands', async () => {
  const foreign = ['hisaab /a/', 'hisaab /a/b/', 'hisaab /c/', 'photos'];
  const origin = cachesOfOrigin();
  for (const name of foreign) await (await origin.open(name)).put('https://x.in/kept', new Response('kept'));
  const worker = start(workerOf(build('one')), 'https://x.in/', origin, { files: build('one'), asked: [] });
  await worker.install();
  await worker.activate();
  expect([...origin.all.keys()].sort()).toEqual([...foreign, 'hisaab /'].sort());
  for (const name of foreign) expect(origin.all.get(name)?.has('https://x.in/kept'), name).toBe(true);
});

it('the service worker asks only for what is new in a later release, and lets go of the rest when that starts', async () => {
  const { origin, web, worker } = visited();
  await worker.install();
  web.files = build('two');
  web.asked.length = 0;
  const later = start(workerOf(build('two')), SCOPE, origin, web);
  await later.install();
  expect(web.asked).toEqual(['', 'loan/emi/', 'assets/two.js']);
  expect(names(origin)).toEqual(
    [...whole, 'assets/two.js', 'index.html?revision', 'loan/emi/index.html?revision'].sort(),
  );
  await later.activate();
  expect(names(origin)).toEqual(whole.map((file) => file.replace('one', 'two')));
});

it('the service worker fills an emptied cache again, pages too', async () => {
  const { origin, web, worker } = visited();
  await worker.install();
  origin.all.clear();
  expect(await (await worker.visit('loan/emi/'))?.text()).toContain('EMI');
  expect(await (await worker.visit('assets/one.js', 'cors'))?.text()).toBe("run('one')");
  await worker.fill();
  expect(names(origin)).toEqual(whole);
  web.asked.length = 0;
  await worker.fill();
  expect(web.asked).toEqual([]);
});

it('the service worker never fills it with pages of another release, or with a script that is not its own', async () => {
  const { origin, web, worker } = visited(build('two'));
  await worker.fill();
  expect(names(origin)).toEqual([]);
  await expect(worker.install()).rejects.toThrow('another release');
  web.files = { ...build('one'), 'assets/one.js': 'please log in' };
  await expect(worker.install()).rejects.toThrow('integrity');
  expect(await (await worker.visit('assets/one.js', 'cors'))?.text()).toBe('please log in');
  expect(names(origin)).not.toContain('assets/one.js');
});

it('the service worker is not installed before all of it is there, and goes on where it was cut off', async () => {
  const { 'favicon.svg': _, ...most } = build('one');
  const { web, worker } = visited(most);
  await expect(worker.install()).rejects.toThrow('404');
  web.files = build('one');
  web.asked.length = 0;
  await worker.install();
  expect(web.asked).toEqual(['favicon.svg']);
});
