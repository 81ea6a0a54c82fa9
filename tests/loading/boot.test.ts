import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { root } from '../../scripts/build/project.ts';

const text = readFileSync(join(root, 'src/loading/boot.js'), 'utf8');

/** The script of a document that runs a release, hidden so that it loads at once. */
function start(entry: string, sessionStorage: object, dataset: object = {}) {
  const window: { boot?: { reload(): boolean } } = {};
  const reload = vi.fn();
  const document = {
    currentScript: { dataset: { entry, files: '' } },
    documentElement: { dataset, classList: { contains: () => true } },
    querySelectorAll: () => [],
    createElement: () => ({}),
    head: { append() {} },
  };
  const location = { href: 'https://hub.example/loan/', reload };
  runInNewContext(text, { window, document, location, sessionStorage, URL, addEventListener() {} });
  return { again: () => window.boot?.reload(), reload };
}

const store = () => {
  const held = new Map<string, string>();
  return { getItem: (key: string) => held.get(key), setItem: (key: string, value: string) => held.set(key, value) };
};

it('a document is reloaded once for each release', () => {
  const session = store();
  expect(start('./assets/index-one.js', session).again()).toBe(true);
  const second = start('./assets/index-one.js', session);
  expect(second.again()).toBe(false);
  expect(second.reload).not.toHaveBeenCalled();
  expect(start('./assets/index-two.js', session).again()).toBe(true);
});

it('a document is never reloaded where the browser cannot store that it was, or it is embedded', () => {
  const blocked = {
    getItem() {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  for (const { again, reload } of [
    start('./assets/index-one.js', blocked),
    start('./assets/index-one.js', store(), { embed: '' }),
  ]) {
    expect(again()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  }
});
