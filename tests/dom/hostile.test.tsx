// Hostile texts in storage, addresses and boxes: none becomes markup, runs, or changes what every object inherits.
import { cleanup } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

// rates that another file has loaded would still be in memory
vi.resetModules();
const { box, output, renderTool, screen, type, waitFor } = await import('./page.tsx');
const { heading, renderHub } = await import('./hub.tsx');
const { budgetTool, ownInputs } = await import('./stored.ts');

const CALCULATIONS = 'hisaab / calculations';
const RATES = 'hisaab / live:Exchange rates';

const markup = '<img class=hostile src=x onerror="hacked=1"><script class=hostile>hacked=1</script>';
const deep = '['.repeat(100_000);
const keys = ['theme', 'hisaab / ai-key', CALCULATIONS, 'hisaab / figures', RATES, 'hisaab / reloaded-for'];
const rates = (body: string) => `{"at":1,"value":{"service":"rates","body":${body}}}`;
const budget = (settings: string) =>
  JSON.stringify({
    at: 1,
    value: { list: [{ ...ownInputs('budget_planner', settings), __proto__: { hostile: true } }] },
  });
const everywhere = (text: string) => Object.fromEntries(keys.map((key) => [key, text]));
const stores: Record<string, Record<string, string>> = {
  markup: everywhere(markup),
  'the key of all objects': everywhere('{"__proto__":{"hostile":true}}'),
  nesting: everywhere(deep),
  'odd characters': everywhere('\u0000\ud800\u202e'),
  'wrong types': everywhere('{"service":"__proto__","body":{},"tool":"__proto__","version":"1","values":[]}'),
  'the key of all objects, within': {
    [RATES]: rates('{"__proto__":{"hostile":true}}'),
    [CALCULATIONS]: budget('__proto__.0.hostile=1&constructor=1&expenses.0.__proto__=1'),
  },
  'markup, within': {
    [RATES]: rates(`[{"date":${JSON.stringify(markup)},"base":"INR","quote":"USD","rate":0.01}]`),
    [CALCULATIONS]: budget(`expenses=1&expenses.0.kind=${encodeURIComponent(markup)}`),
  },
  'nesting, within': {
    [RATES]: rates(deep + ']'.repeat(deep.length)),
    [CALCULATIONS]: `{"at":1,"value":{"list":${deep}${']'.repeat(deep.length)}}}`,
  },
  'a million characters each': everywhere(`["${'x'.repeat(1_010_000)}"]`),
};

const shared = () =>
  [Object, Array, String, Number, Function]
    .map(({ prototype }) => Reflect.ownKeys(prototype).map(String).join())
    .join();

function isHarmless() {
  expect(document.querySelector('.hostile, [onerror], main script, iframe, object')).toBe(null);
  expect([Reflect.get({}, 'hostile'), Reflect.get(window, 'hacked')]).toEqual([undefined, undefined]);
}

it.each(Object.entries(stores))('%s in the storage does no harm', async (what, values) => {
  const before = shared();
  for (const [id, tool, name, text] of [
    ['budget_planner', budgetTool, 'surplus', '₹6,000'],
    ['currency_converter', 'currency_converter', 'converted', '96,085.34'],
  ] as const) {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    await renderTool(tool, id);
    // both tools show a message at once
    await waitFor(() => expect(document.querySelector('main [role="alert"], main [role="status"]')).not.toBe(null));
    // of a budget some values may be in order
    if (!what.endsWith('within')) expect(output(name)).toBe(text);
    isHarmless();
    expect(shared()).toBe(before);
    cleanup();
  }
});

const hashes = [
  markup,
  encodeURIComponent(markup),
  `emi_calculator?loanAmount=${encodeURIComponent(markup)}&rate=${encodeURIComponent(markup)}`,
  'emi_calculator?__proto__[hostile]=1&constructor.prototype.hostile=1&constructor[prototype][hostile]=1',
  `emi_calculator?${encodeURIComponent('{"__proto__":{"hostile":true}}')}`,
  'emi_calculator?rate=NaN&rate=1e999&tenure=-1&loanAmount[]=1&loanAmount=%00',
  `emi_calculator?loans=${deep}`,
  `emi_calculator?rate=${'9'.repeat(1_000_000)}`,
  'javascript:hacked=1',
  'hasOwnProperty',
  '%00',
  '%ff%fe',
  '\u202e\u0000\ud800',
  '../../favicon.svg',
];
it.each(hashes.map((hash) => [hash.slice(0, 60), hash]))(
  'a hostile hash opens a tool that works: %s',
  async (_, hash) => {
    const before = shared();
    await renderHub(hash);
    const isEmi = hash.startsWith('emi_calculator?');
    expect(heading()).toBe(isEmi ? 'EMI Calculator' : 'SIP & Lumpsum Calculator');
    expect(output(isEmi ? 'emi' : 'totalValue')).toMatch(/^₹[\d,]+$/);
    isHarmless();
    expect(shared()).toBe(before);
  },
);

it('a name that a visitor types is shown as the text it is, in results and tables', async () => {
  const name = '{ppf.rate} <b class=hostile>$&</b>';
  const visitor = await renderTool('loan_comparison');
  for (const index of [0, 1, 2]) await type(visitor, box(`loans.${index}.name`), `${name}${index}`);
  await waitFor(() => expect(output('cheapestLoan')).toBe(`${name}1`));
  const last = screen.queryAllByRole('tab').at(-1);
  if (last) await visitor.click(last);
  const names = () => [...document.querySelectorAll('main tbody th')].map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual([`${name}0`, `${name}1 Costs least`, `${name}2`]));
  isHarmless();
});
