import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineTool } from '#engine';
import { createPins } from '#src/renderer/powers/pins.ts';

const tool = defineTool({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 100 },
    rate: { kind: 'percent', label: 'Rate', default: 8 },
  },
  outputs: { total: { kind: 'currency', label: 'Total' } },
  basis: ['A sum.'],
  examples: [],
  compute: ({ amount, rate }) => ({ total: amount * rate }),
});

afterEach(() => vi.unstubAllGlobals());

describe('a link to figures', () => {
  // the hub's path is computed when the modules load; other files share this worker's modules
  afterAll(() => vi.resetModules());
  const values = { amount: 250, rate: 8 };
  /** A document that opens at an address, and its `linkTo`. */
  async function open(href: string, root?: string) {
    vi.stubGlobal('window', { location: { href } });
    vi.stubGlobal('document', { documentElement: { dataset: root === undefined ? {} : { root } } });
    vi.resetModules();
    return import('#src/renderer/powers/link-to.ts');
  }
  const start = 'https://x.in/a/#made_up?amount=250&rate=8';
  it.each([
    ['https://x.in/a/#ppf', undefined],
    ['https://x.in/a/index.html', undefined],
    ['https://x.in/a/loan/emi/index.html?x=1', '../../'],
  ])('leads to the first page of the hub from %s, and has all inputs, changed or not', async (href, root) => {
    const { linkTo } = await open(href, root);
    expect(linkTo('made_up', tool, values)).toBe(start);
    const pinned = linkTo('made_up', tool, values, [{ name: 'Mine', values: { amount: 900, rate: 8 } }]);
    expect(pinned.startsWith(start)).toBe(true);
    expect(pinned).toContain('900');
  });
  it('is the same after another tool was opened, which changes the path', async () => {
    const { linkTo } = await open('https://x.in/a/loan/emi/', '../../');
    vi.stubGlobal('window', { location: { href: 'https://x.in/a/#made_up' } });
    expect(linkTo('made_up', tool, values)).toBe(start);
  });
});

describe('pins', () => {
  const pin = { name: 'Mine', values: { amount: 900, rate: 8 } };
  it('tell of a change until nobody listens, and of none where nothing has changed', () => {
    const pins = createPins();
    const heard: number[] = [];
    const stop = pins.subscribe(() => heard.push(pins.get().length));
    expect(pins.get()).toEqual([]);
    pins.set([]);
    expect(heard).toEqual([]);
    const one = [pin];
    pins.set(one);
    pins.set(one);
    expect([pins.get(), heard]).toEqual([[pin], [1]]);
    pins.set([pin, pin]);
    pins.set([]);
    expect(heard).toEqual([1, 2, 0]);
    stop();
    pins.set(one);
    expect(heard).toEqual([1, 2, 0]);
  });
});

describe('the code for links', () => {
  beforeEach(() => vi.resetModules());
  // other files share this worker's modules
  afterAll(() => vi.resetModules());
  it('is there once it is loaded, and on its way before', async () => {
    const { linkNow, linkSoon, loadLink } = await import('#src/renderer/powers/link-code.ts');
    expect([linkNow(), linkSoon()]).toEqual([null, null]);
    const coming = loadLink();
    expect([linkNow(), linkSoon()]).toEqual([null, coming]);
    const code = await coming;
    expect(code.writeScenario).toBeTypeOf('function');
    expect(linkNow()).toBe(code);
  });
});
