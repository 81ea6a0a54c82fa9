// Hostile values in the browser's storage: the pages that read them look as on a first visit.
import { cleanup } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

// rates that another file has loaded would still be in memory
vi.resetModules();
const { output, renderTool, waitFor } = await import('./page.tsx');

const markup = '<img class=hostile src=x onerror="hacked=1"><script class=hostile>hacked=1</script>';
const deep = '['.repeat(100_000);
const keys = ['theme', 'ai-key', 'tool:budget_planner', 'tool:net_worth', 'live:Exchange rates', 'reloaded-for'];
const rates = (body: string) => `{"service":"rates","body":${body}}`;
const budget = (values: string) => `{"tool":"budget_planner","version":1,"values":${values},"history":[]}`;
const everywhere = (text: string) => Object.fromEntries(keys.map((key) => [key, text]));
const stores: Record<string, Record<string, string>> = {
  markup: everywhere(markup),
  'the key of all objects': everywhere('{"__proto__":{"hostile":true}}'),
  nesting: everywhere(deep),
  'odd characters': everywhere('\u0000\ud800\u202e'),
  'wrong types': everywhere('{"service":"__proto__","body":{},"tool":"__proto__","version":"1","values":[]}'),
  'the key of all objects, within': {
    'live:Exchange rates': rates('{"__proto__":{"hostile":true}}'),
    'tool:budget_planner': budget('{"constructor":{"prototype":{"hostile":true}}}'),
  },
  'markup, within': {
    'live:Exchange rates': rates(`[{"date":${JSON.stringify(markup)},"base":"INR","quote":"USD","rate":0.01}]`),
    'tool:budget_planner': budget(`{"expenses":[{"name":"x","kind":${JSON.stringify(markup)},"amount":1}]}`),
  },
  'nesting, within': {
    'live:Exchange rates': rates(deep + ']'.repeat(deep.length)),
    'tool:budget_planner': budget(`{"expenses":${deep}${']'.repeat(deep.length)}}`),
  },
  'a million characters each': everywhere(`["${'x'.repeat(1_010_000)}"]`),
};

const shared = () =>
  [Object, Array, String, Number, Function]
    .map(({ prototype }) => Reflect.ownKeys(prototype).map(String).join())
    .join();

it.each(Object.entries(stores))('%s in the storage is as if nothing were there', async (_what, values) => {
  const before = shared();
  for (const [id, name, text] of [
    ['budget_planner', 'surplus', '₹6,000'],
    ['currency_converter', 'converted', '—'],
  ] as const) {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    await renderTool(id);
    // both tools show a message at once
    await waitFor(() => expect(document.querySelector('main [role="alert"], main [role="status"]')).not.toBe(null));
    expect(output(name)).toBe(text);
    expect(document.querySelector('.hostile, [onerror], main script, iframe, object')).toBe(null);
    expect([Reflect.get({}, 'hostile'), Reflect.get(window, 'hacked')]).toEqual([undefined, undefined]);
    expect(shared()).toBe(before);
    cleanup();
  }
});
