import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepOffline } from '#src/shell/offline/offline.ts';

// files share a worker's modules, so modules that are mocked here are loaded again for this file
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

/** What the page gets of a version that waits. */
let waits: (event: { sw: object }) => void;
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = (_: string, listener: typeof waits) => {
      waits = listener;
    };
    register = async () => {};
  },
}));

const offer = vi.fn();
let worker: { controller: object | null };
beforeEach(() => {
  offer.mockReset();
  worker = { controller: null };
  vi.stubGlobal('navigator', { serviceWorker: worker });
  vi.stubGlobal('document', { addEventListener: () => {} });
  keepOffline('https://hub.example/sw.js', offer);
});
afterEach(() => void vi.unstubAllGlobals());

it('the page offers a version that waits where an older one serves the page', () => {
  worker.controller = {};
  waits({ sw: {} });
  expect(offer).toHaveBeenCalledOnce();
});

it('the page offers nothing while the first version waits to begin', () => {
  waits({ sw: {} });
  expect(offer).not.toHaveBeenCalled();
});

it('the page offers nothing where the version that waited serves the page by now', () => {
  const sw = {};
  worker.controller = sw;
  waits({ sw });
  expect(offer).not.toHaveBeenCalled();
});
