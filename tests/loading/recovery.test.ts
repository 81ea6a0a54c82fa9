import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryable } from '#src/loading/recovery.ts';

const host = 'https://hub.example';
const page = '/savings/ppf-calculator/';
const file = `${host}/assets/definition-1.js`;
const other = `${host}/assets/rules-1.js`;

/** Each browser's error for a module that does not load, and WebKit's where a page comes in its place. */
const says = {
  Chromium: `Failed to fetch dynamically imported module: ${file}`,
  Firefox: `error loading dynamically imported module: ${file}`,
  WebKit: 'Importing a module script failed.',
  'WebKit of a page in its place': "'text/html' is not a valid JavaScript MIME type.",
};
const texts = Object.entries(says);
const silent = texts.filter(([name]) => name.startsWith('WebKit'));

const reload = vi.fn();
/** Addresses that fail on the host; null where no host answers at all. */
let missing: Set<string> | null;
let asked: string[];

beforeEach(() => {
  reload.mockReset();
  missing = new Set();
  asked = [];
  vi.stubGlobal('window', { location: { pathname: page, reload } });
  vi.stubGlobal('caches', { keys: async () => [] });
  vi.stubGlobal('document', { querySelector: () => null, querySelectorAll: () => [{ href: other }, { href: file }] });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (missing === null) throw new TypeError('Load failed');
    return { ok: !missing.has(address) };
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** Loads twice what fails each time. @returns whether the document was then reloaded */
async function afterTwoTries(error: Error): Promise<boolean> {
  const load = retryable(() => Promise.reject(error));
  await expect(load()).rejects.toBe(error);
  expect(reload).not.toHaveBeenCalled();
  // a document that is being reloaded answers no more
  const reloaded = new Promise<boolean>((done) => void reload.mockImplementation(() => done(true)));
  return Promise.race([reloaded, load().then(Boolean, () => false)]);
}

const hosts: readonly [what: string, lost: Set<string> | null, reloads: boolean, errors: typeof texts][] = [
  ['a reload where its file can be fetched', new Set(), true, texts],
  ['no reload while its file is missing', new Set([file]), false, texts],
  ['no reload while no host answers', null, false, texts],
  ['no reload while the host does not have the page', new Set([page]), false, silent],
];
it.each(
  hosts.flatMap(([what, lost, reloads, errors]) =>
    errors.map(([name, text]) => [what, name, text, lost, reloads] as const),
  ),
)('code that fails a second time causes %s: error of %s', async (_, __, text, lost, reloads) => {
  missing = lost;
  expect(await afterTwoTries(new TypeError(text))).toBe(reloads);
});

it('code that fails a second time requests only the file that the error names', async () => {
  await afterTwoTries(new TypeError(says.Firefox));
  expect(asked).toEqual([file]);
});

describe('code that fails while the page is open', () => {
  const old = 'index-old.js';
  /** Loads what fails, while the host has a document with this script. */
  async function afterFailing(script: string, reloads: boolean) {
    const restart = vi.fn(() => reloads);
    vi.stubGlobal('window', { location: { pathname: page, reload }, boot: { reload: restart } });
    vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => `./assets/${old}` }) });
    vi.stubGlobal('fetch', async () => new Response(`<script src="./assets/${script}"></script>`));
    const failed = await Promise.race([
      retryable(() => Promise.reject(new TypeError(says.Chromium)))().then(Boolean, () => true),
      new Promise<boolean>((done) => void setTimeout(() => done(false))),
    ]);
    return { asksForReload: restart.mock.calls.length, failed };
  }

  it('code that fails while the page is open reloads the document where a newer release is there, and reports nothing', async () => {
    expect(await afterFailing('index-newer.js', true)).toEqual({ asksForReload: 1, failed: false });
  });

  it('code that fails while the page is open is reported where the release is still the same, or was reloaded for before', async () => {
    expect(await afterFailing(old, true)).toEqual({ asksForReload: 0, failed: true });
    expect(await afterFailing('index-newer.js', false)).toEqual({ asksForReload: 1, failed: true });
  });
});

describe('code that WebKit remembers as failed', () => {
  /** A loader that fails until all preloaded files have been fetched. */
  const load = (text: string) =>
    retryable(async () => {
      if (missing === null || missing.size > 0 || !asked.includes(file)) throw new TypeError(text);
      return 'code';
    });

  it.each(silent)(
    'code that WebKit remembers as failed loads at once where its file can be fetched: error of %s',
    async (_, text) => {
      expect(await load(text)()).toBe('code');
      expect(asked).toEqual([other, file]);
    },
  );

  it.each(silent)(
    'code that WebKit remembers as failed loads with the first try after its file is back: error of %s',
    async (_, text) => {
      const again = load(text);
      missing = new Set([file]);
      await expect(again()).rejects.toThrow(text);
      missing = new Set();
      expect(await again()).toBe('code');
      expect(reload).not.toHaveBeenCalled();
    },
  );
});
