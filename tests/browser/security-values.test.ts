import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { box, loaded, open, openTool, output } from './hub.ts';

/** Remembers what every object inherits before the hub's own code runs. */
const watchObjects = (page: Page) =>
  page.addInitScript(() => {
    const all = () =>
      [Object, Array, String, Number, Function].map(({ prototype }) => Reflect.ownKeys(prototype).map(String).join());
    const before = all().join();
    Object.assign(window, { sameObjects: () => all().join() === before });
  });

/** Nothing of a hostile text became markup, ran, or changed what every object inherits. */
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
      // but for the notice, which quotes as text what it could not read
      const rest = () =>
        page.evaluate(() => {
          const copy = document.body.cloneNode(true) as HTMLElement;
          for (const notice of copy.querySelectorAll('main section[role="status"]')) notice.remove();
          return copy.textContent;
        });
      await expect.poll(rest, { message: what }).not.toMatch(/hacked|__proto__/);
    }
  });
});

describe('hostile values in the browser’s storage', () => {
  const rates = (body: string) => `{"service":"rates","body":${body}}`;
  const budget = (values: string) => `{"tool":"budget_planner","version":1,"values":${values},"history":[]}`;
  // each kind of hostile value under each key: tests/dom/hostile
  const values: Record<string, string> = {
    theme: markup,
    'ai-key': markup,
    'tool:budget_planner': budget(`{"expenses":[{"name":"x","kind":${JSON.stringify(markup)},"amount":1}]}`),
    'tool:net_worth': 'x'.repeat(4_000_000),
    'live:Exchange rates': rates('{"__proto__":{"hostile":true}}'),
    'reloaded-for': '{"__proto__":{"hostile":true}}',
  };
  const hubWithoutRates = () =>
    open('', {
      colorScheme: 'light',
      expected: [/Failed to load resource/],
      before: async (page) => {
        await watchObjects(page);
        await page.route(/\/v2\/rates|\/inr\.json/, (route) => route.fulfill({ status: 404, body: '' }));
      },
    });

  it('are as if nothing were stored, whichever key they stand under', async () => {
    const page = await hubWithoutRates();
    await page.evaluate((all) => {
      for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
    }, values);
    await page.reload();
    await page.locator('main h1').waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.className)).not.toContain('dark');
    await expect
      .poll(() => page.locator('aside').locator('input[type="radio"][value="system"]').isChecked())
      .toBe(true);
    for (const [id, name, text] of [
      ['sip_lumpsum', 'totalValue', '₹11,61,695'],
      ['budget_planner', 'surplus', '₹6,000'],
      ['net_worth', 'netWorth', '₹52,20,000'],
    ] as const) {
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, id);
      await expect.poll(() => output(page, name).textContent()).toBe(text);
      await loaded(page);
      await isHarmless(page, 'what is stored');
    }
    await page.evaluate(() => {
      window.location.hash = 'currency_converter';
    });
    await page.locator('main [role="alert"]').first().waitFor();
    await expect.poll(() => output(page, 'converted').textContent()).toBe('—');
    await isHarmless(page, 'what is stored');
  });
});

describe('what a visitor types', () => {
  it('is shown as the text it is, in results, tables and charts', async () => {
    const name = '{ppf.rate} <b class=hostile>$&</b>';
    const page = await openTool('loan_comparison', { before: watchObjects });
    for (const index of [0, 1, 2]) await box(page, `loans.${index}.name`).fill(`${name}${index}`);
    await expect.poll(() => output(page, 'cheapestLoan').textContent()).toContain(name);
    await page.getByRole('tab').last().click();
    await page.locator('main table').first().waitFor();
    await expect
      .poll(() => page.locator('main tbody th').allTextContents())
      .toEqual([`${name}0`, `${name}1`, `${name}2`]);
    await page.getByRole('tab').first().click();
    const figure = page.locator('main figure').first();
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('svg').first().waitFor();
    await isHarmless(page, name);
  });
});
