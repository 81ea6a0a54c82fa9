import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readOwn, readStored, removeOwn, writeOwn, writeStored } from '#src/browser/storage.ts';
import { Area } from './area.ts';

let local = new Area();
let session = new Area();

/** The module as a page of a hub loads it. */
async function hubAt(path: string, englishPath = path) {
  vi.resetModules();
  vi.stubEnv('BASE_URL', path);
  vi.doMock('virtual:language', () => ({ default: { id: 'en', englishPath } }));
  return import('#src/browser/storage.ts');
}

beforeEach(() => {
  local = new Area();
  session = new Area();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
// other files share this worker's modules, and the hub's path is computed when its module loads
afterAll(() => {
  vi.doUnmock('virtual:language');
  vi.resetModules();
});

describe('the browser’s storage', () => {
  it('says of each write and removal whether it was done', () => {
    expect(writeOwn('a', '1')).toBe(true);
    expect(readOwn('a')).toBe('1');
    expect(removeOwn('a')).toBe(true);
    expect(readOwn('a')).toBeNull();
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
    expect(removeOwn('a')).toBe(false);
    expect(readStored('a')).toBeNull();
  });
});

it('nothing is stored or read in a page that another site embeds', () => {
  local.setItem('a', '1');
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  expect(readStored('a')).toBe('1');
  vi.stubGlobal('document', { documentElement: { dataset: { embed: '' } } });
  expect([readStored('a'), writeStored('a', '2'), local.getItem('a')]).toEqual([null, false, '1']);
});

it('two hubs on one origin never share a value', async () => {
  const a = await hubAt('/a/');
  expect(a.writeOwn('tool:x', 'of a')).toBe(true);
  const b = await hubAt('/b/');
  expect(b.readOwn('tool:x')).toBeNull();
  b.writeOwn('tool:x', 'of b');
  expect((await hubAt('/')).readOwn('tool:x')).toBeNull();
  b.removeOwn('tool:x');
  expect(a.readOwn('tool:x')).toBe('of a');
  expect(a.cacheName).not.toBe(b.cacheName);
});

it('the languages of a hub share what is stored, and each has a cache of its own', async () => {
  const english = await hubAt('/a/');
  const hindi = await hubAt('/a/hi/', '/a/');
  english.writeOwn('tool:x', 'of both');
  expect(hindi.readOwn('tool:x')).toBe('of both');
  expect(hindi.cacheName).not.toBe(english.cacheName);
});
