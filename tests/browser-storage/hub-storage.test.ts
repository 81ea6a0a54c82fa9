import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, removeStored, storedKeys, writeStored } from '#src/browser/storage.ts';
import { Area } from './area.ts';

let local = new Area();
let session = new Area();

/** The module as a page of a hub loads it. */
async function hubAt(address: string, root?: string) {
  vi.resetModules();
  vi.stubGlobal('window', { location: { href: address } });
  vi.stubGlobal('document', { documentElement: { dataset: root === undefined ? {} : { root } } });
  return import('#src/browser/hub-storage.ts');
}

beforeEach(() => {
  local = new Area();
  session = new Area();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
});
afterEach(() => vi.unstubAllGlobals());
// other files share this worker's modules, and the hub's path is computed when its module loads
afterAll(() => vi.resetModules());

describe('the browser’s storage', () => {
  it('says of each write and removal whether it was done', () => {
    expect(writeStored('a', '1')).toBe(true);
    expect(readStored('a')).toBe('1');
    expect(removeStored('a')).toBe(true);
    expect(readStored('a')).toBeNull();
  });

  it('never reports a write that failed as one that was done', () => {
    local.room = 3;
    expect(writeStored('a', 'too long')).toBe(false);
    expect(readStored('a')).toBeNull();
    session.room = 0;
    expect(writeStored('a', '1', 'sessionStorage')).toBe(false);
  });

  it.each([
    [
      'throws',
      {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      },
    ],
    ['is null', { value: null }],
  ])('says that nothing was done where it %s', (_what, property) => {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...property });
    expect(writeStored('a', '1')).toBe(false);
    expect(removeStored('a')).toBe(false);
    expect(readStored('a')).toBeNull();
    expect(storedKeys()).toEqual([]);
  });
});

it('nothing is stored or read in a page that another site embeds', () => {
  local.setItem('a', '1');
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  expect(readStored('a')).toBe('1');
  vi.stubGlobal('document', { documentElement: { dataset: { embed: '' } } });
  expect([readStored('a'), writeStored('a', '2'), local.getItem('a')]).toEqual([null, false, '1']);
});

describe('the path of a hub', () => {
  it('is that of an origin of its own while pages are prerendered, without a document', async () => {
    vi.resetModules();
    expect((await import('#src/browser/hub-storage.ts')).hubPath).toBe('/');
  });

  it.each([
    ['https://x.in/', undefined, '/'],
    ['https://x.in/a/index.html', undefined, '/a/'],
    ['https://x.in/index.html', './', '/'],
    ['https://x.in/a/', './', '/a/'],
    ['https://x.in/a/?rate=9#ppf', './', '/a/'],
    ['https://x.in/a/loan/emi-calculator/', '../../', '/a/'],
    ['https://x.in/a/loan/emi-calculator/index.html', '../../', '/a/'],
    ['https://x.in/a/no/such/page', '/a/', '/a/'],
    ['https://x.in/my hub/', './', '/my%20hub/'],
  ])('is found from any of its pages: %s', async (address, root, path) => {
    expect((await hubAt(address, root)).hubPath).toBe(path);
  });
});

describe('two hubs on one origin', () => {
  it('never share a value, nor what they list', async () => {
    const a = await hubAt('https://x.in/a/');
    expect(a.writeOwn('tool:x', 'of a')).toBe(true);
    const b = await hubAt('https://x.in/b/');
    expect(b.readOwn('tool:x')).toBeNull();
    b.writeOwn('tool:x', 'of b');
    const whole = await hubAt('https://x.in/');
    expect(whole.readOwn('tool:x')).toBeNull();
    expect(whole.ownNames('')).toEqual([]);
    expect(b.ownNames('tool:')).toEqual(['x']);
    b.removeOwn('tool:x');
    expect(a.readOwn('tool:x')).toBe('of a');
    expect(a.isOwnKey(local.key(0), 'tool:x')).toBe(true);
    expect(b.isOwnKey(local.key(0), 'tool:x')).toBe(false);
    expect(a.cacheName).not.toBe(b.cacheName);
  });

  it('list names in the order of their numbers', async () => {
    const a = await hubAt('https://x.in/a/');
    for (const number of [10, 2, 1]) a.writeOwn(`aside:x:${number}`, 'text');
    expect(a.ownNames('aside:x:')).toEqual(['1', '2', '10']);
  });
});

describe('what an earlier release left under a bare name', () => {
  it('is copied to the hub’s own name and stays where it is', async () => {
    local.setItem('tool:x', 'earlier');
    const a = await hubAt('https://x.in/a/');
    expect(a.readOwn('tool:x')).toBe('earlier');
    expect(local.all()).toMatchObject({ 'tool:x': 'earlier', 'hisaab /a/ tool:x': 'earlier' });
  });

  it('is read once: what the hub has of its own comes first, and nothing that was removed comes back', async () => {
    local.setItem('tool:x', 'earlier');
    const a = await hubAt('https://x.in/a/');
    a.readOwn('tool:x');
    a.writeOwn('tool:x', 'newer');
    local.setItem('tool:x', 'of another hub');
    expect(a.readOwn('tool:x')).toBe('newer');
    expect(a.removeOwn('tool:x')).toBe(true);
    expect(a.readOwn('tool:x')).toBeNull();
    expect((await hubAt('https://x.in/a/')).readOwn('tool:x')).toBeNull();
    expect(local.getItem('tool:x')).toBe('of another hub');
  });

  it('is read even where there is no room for a copy', async () => {
    local.setItem('tool:x', 'earlier');
    local.room = 20;
    const a = await hubAt('https://x.in/a/');
    expect(a.readOwn('tool:x')).toBe('earlier');
    expect(local.all()).toEqual({ 'tool:x': 'earlier' });
  });

  it('is copied within the tab, too', async () => {
    session.setItem('reloaded-for', 'main.js');
    const a = await hubAt('https://x.in/a/');
    expect(a.readOwn('reloaded-for', 'sessionStorage')).toBe('main.js');
    expect(session.all()).toMatchObject({ 'reloaded-for': 'main.js', 'hisaab /a/ reloaded-for': 'main.js' });
    expect(local.all()).toEqual({});
  });

  it('goes with what the visitor clears, however that has changed, where it is what this hub has copied', async () => {
    local.setItem('ai-key', 'earlier secret');
    const a = await hubAt('https://x.in/a/');
    expect(a.readOwn('ai-key')).toBe('earlier secret');
    a.writeOwn('ai-key', 'secret');
    expect(a.removeOwn('ai-key')).toBe(true);
    expect(local.all()).toEqual({});
  });

  it('goes, each by itself, where several names were copied', async () => {
    local.setItem('ai-key', 'secret');
    local.setItem('tool:x', 'values');
    const a = await hubAt('https://x.in/a/');
    expect([a.readOwn('ai-key'), a.readOwn('tool:x')]).toEqual(['secret', 'values']);
    expect(a.removeOwn('ai-key')).toBe(true);
    expect(local.getItem('ai-key')).toBeNull();
    expect(a.removeOwn('tool:x')).toBe(true);
    expect(local.all()).toEqual({});
  });

  it('is nothing where it is missing or empty, and then nothing is copied', async () => {
    const a = await hubAt('https://x.in/a/');
    local.setItem('tool:x', '');
    expect([a.readOwn('tool:x'), a.readOwn('tool:y')]).toEqual([null, null]);
    expect(local.all()).toEqual({ 'tool:x': '' });
  });

  it('stays where another hub has written it since, or this one has never read it', async () => {
    local.setItem('ai-key', 'earlier');
    const a = await hubAt('https://x.in/a/');
    a.readOwn('ai-key');
    for (const text of ['earlies', 'farlier', 'earlier ', '']) {
      local.setItem('ai-key', text);
      a.removeOwn('ai-key');
      expect(local.getItem('ai-key')).toBe(text);
    }
    const b = await hubAt('https://x.in/b/');
    local.setItem('ai-key', 'of somebody else');
    b.writeOwn('ai-key', 'secret');
    b.removeOwn('ai-key');
    expect(local.getItem('ai-key')).toBe('of somebody else');
    expect(b.readOwn('ai-key')).toBeNull();
  });
});
