import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineTool } from '#engine';
import { linkTo } from '#src/renderer/powers/link-to.ts';
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
  const at = (href: string, root?: string) => {
    vi.stubGlobal('window', { location: { href } });
    vi.stubGlobal('document', { documentElement: { dataset: root === undefined ? {} : { root } } });
    return linkTo('made_up', tool, { amount: 250, rate: 8 }, [{ name: 'Mine', values: { amount: 900, rate: 8 } }]);
  };
  it('leads to the first page of the hub, from any page of it, and has all inputs, changed or not', () => {
    const start = 'https://x.in/a/#made_up?amount=250&rate=8';
    expect(at('https://x.in/a/#ppf').startsWith(start)).toBe(true);
    expect(at('https://x.in/a/loan/emi/index.html?x=1', '../../').startsWith(start)).toBe(true);
    expect(at('https://x.in/a/index.html').startsWith(start)).toBe(true);
    expect(at('https://x.in/a/')).toContain('900');
    expect(linkTo('made_up', tool, { amount: 250, rate: 8 })).toBe(start);
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
