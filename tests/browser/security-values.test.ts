import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { box, hub, open, openTool, output } from './hub.ts';

/** Remembers what all objects have before the hub's own code runs. */
const watchObjects = (page: Page) =>
  page.addInitScript(() => {
    const all = () =>
      [Object, Array, String, Number, Function].map(({ prototype }) => Reflect.ownKeys(prototype).map(String).join());
    const before = all().join();
    Object.assign(window, { sameObjects: () => all().join() === before });
  });

/** Nothing of a hostile text became markup, ran, or changed what all objects have. */
async function isHarmless(page: Page, what: string) {
  const found = await page.evaluate(() => ({
    sameObjects: Reflect.get(window, 'sameObjects')(),
    hostile: Reflect.get({}, 'hostile') ?? Reflect.get([], 'hostile') ?? null,
    ran: Reflect.get(window, 'hacked') ?? null,
    markup: document.querySelectorAll(
      '.hostile, [onerror], [onload], iframe, object, body script:not([src]):not([type]):not([data-entry])',
    ).length,
  }));
  expect(found, what).toEqual({ sameObjects: true, hostile: null, ran: null, markup: 0 });
}

const markup = '<img class=hostile src=x onerror="hacked=1"><script class=hostile>hacked=1</script>';
const deep = '['.repeat(100_000);

describe('a hostile hash', () => {
  const hashes = [
    markup,
    encodeURIComponent(markup),
    `emi_calculator?${markup}`,
    `emi_calculator?loanAmount=${encodeURIComponent(markup)}&rate=${encodeURIComponent(markup)}`,
    'emi_calculator?__proto__[hostile]=1&constructor.prototype.hostile=1&constructor[prototype][hostile]=1',
    `emi_calculator?${encodeURIComponent('{"__proto__":{"hostile":true}}')}`,
    'emi_calculator?rate=NaN&rate=1e999&tenure=-1&loanAmount[]=1&loanAmount=%00',
    `emi_calculator?loans=${deep}`,
    `emi_calculator?rate=${'9'.repeat(1_000_000)}`,
    'javascript:hacked=1',
    'data:text/html,<script>hacked=1</script>',
    'hasOwnProperty',
    'prototype',
    '%00',
    '%ff%fe',
    '\u202e\u0000\ud800',
    '../../favicon.svg',
    'x'.repeat(1_000_000),
  ];

  it('opens a tool that works, and is nowhere on the page', async () => {
    const page = await open('', { before: watchObjects });
    for (const hash of hashes) {
      const what = hash.slice(0, 60);
      await page.evaluate((text) => {
        window.location.hash = text;
      }, hash);
      const [id, figure] = hash.startsWith('emi_calculator?')
        ? ['EMI Calculator', 'emi']
        : ['SIP & Lumpsum Calculator', 'totalValue'];
      await expect.poll(() => page.locator('main h1').textContent(), { message: what }).toBe(id);
      await expect.poll(() => output(page, figure).textContent(), { message: what }).toMatch(/^₹[\d,]+$/);
      await isHarmless(page, what);
      await expect.poll(() => page.locator('body').textContent(), { message: what }).not.toMatch(/hacked|__proto__/);
    }
  });
});

describe('hostile values in the browser’s storage', () => {
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
    'five million characters': { 'tool:net_worth': 'x'.repeat(5_000_000) },
    'a million characters each': Object.fromEntries(
      keys.slice(0, 5).map((key) => [key, `["${'x'.repeat(1_010_000)}"]`]),
    ),
  };
  const store = (page: Page, values: Record<string, string>) =>
    page.evaluate((all) => {
      localStorage.clear();
      for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
    }, values);
  const hubWithoutRates = () =>
    open('', {
      colorScheme: 'light',
      expected: [/Failed to load resource/],
      before: async (page) => {
        await watchObjects(page);
        await page.route(/\/v2\/rates|\/inr\.json/, (route) => route.fulfill({ status: 404, body: '' }));
      },
    });

  /** The pages that read what is kept, as they are for somebody who comes for the first time. */
  async function isLikeNew(page: Page, what: string) {
    await page.goto(hub.url);
    await page.reload();
    await page.locator('main h1').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.className), { message: what })
      .not.toContain('dark');
    await expect
      .poll(() => page.locator('aside').getByRole('radio', { name: 'System' }).isChecked(), { message: what })
      .toBe(true);
    for (const [id, name, text] of [
      ['sip_lumpsum', 'totalValue', '₹11,61,695'],
      ['budget_planner', 'surplus', '₹6,000'],
      ['net_worth', 'netWorth', '₹52,20,000'],
    ] as const) {
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, id);
      await expect.poll(() => output(page, name).textContent(), { message: what }).toBe(text);
      await page
        .getByRole('heading', { name: id === 'sip_lumpsum' ? /AI/ : 'Kept in this browser' })
        .first()
        .waitFor();
      await isHarmless(page, what);
    }
    await page.evaluate(() => {
      window.location.hash = 'currency_converter';
    });
    await page.getByText('none are kept from an earlier visit').waitFor();
    await expect.poll(() => output(page, 'converted').count(), { message: what }).toBe(0);
    await isHarmless(page, what);
  }

  it('are as if nothing were kept, whichever key they stand under', async () => {
    const page = await hubWithoutRates();
    for (const [what, values] of Object.entries(stores)) {
      await store(page, values);
      await isLikeNew(page, what);
    }
  }, 120_000);

  it('that stand for a key never leave the page as another header', async () => {
    const asked: string[] = [];
    const page = await openTool('sip_lumpsum', {
      before: async (fresh) => {
        await fresh.addInitScript(() => localStorage.setItem('ai-key', 'key\r\nx-evil: 1'));
        await fresh.route('**/*:generateContent', (route) => {
          asked.push(JSON.stringify(route.request().headers()));
          return route.fulfill({ status: 500 });
        });
      },
      expected: [/Failed to load resource/],
    });
    await page.getByRole('button', { name: 'Generate AI insight' }).click();
    await page.getByText('Failed to generate AI insights.').waitFor();
    expect(asked.join()).not.toContain('x-evil":');
  });
});

describe('what a visitor types', () => {
  it('is shown as the text it is, in results, tables and charts', async () => {
    const name = '{ppf.rate} <b class=hostile>$&</b>';
    const page = await openTool('loan_comparison', { before: watchObjects });
    for (const index of [0, 1, 2]) await box(page, `loans.${index}.name`).fill(`${name}${index}`);
    await expect.poll(() => output(page, 'cheapestLoan').textContent()).toContain(name);
    await page
      .getByRole('button', { name: /^Show:/ })
      .first()
      .click();
    await page.locator('main table').first().waitFor();
    const listed = await page.locator('main tbody th').allTextContents();
    expect(listed).toEqual([`${name}0`, `${name}1`, `${name}2`]);
    const figure = page.locator('main figure').first();
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('svg').first().waitFor();
    await isHarmless(page, name);
  });
});
