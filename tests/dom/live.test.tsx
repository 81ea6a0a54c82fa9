import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Live } from '#src/engine/types.ts';
import { foreign } from '#tools/other/currency_converter/rates.ts';
import { toolById } from '../tools.ts';
import { box, button, output, screen, shows, type, type Visitor, waitFor } from './page.tsx';
import { type Answer, type Call, hangUp, json, network, never } from './services.ts';

/** Made-up rates, one rupee in each currency: a dollar costs 80 rupees. */
const frankfurter = (change: Record<string, unknown> = {}, code = 'USD') =>
  foreign.map((quote) => {
    const item = { date: '2026-11-20', base: 'INR', quote, rate: { USD: 0.0125, JPY: 2 }[quote] ?? 0.02 };
    return quote === code ? { ...item, ...change } : item;
  });

const service = (answer: Answer) => network({ '/v2/rates': answer });
/** Calls that were not cancelled; in development React runs each effect twice and cancels the first. */
const asked = (calls: readonly Call[], source = '/') =>
  calls.filter(({ url, cancelled }) => url.includes(source) && !cancelled).length;

const setDay = (day: string) => vi.setSystemTime(new Date(`${day}T10:00:00`));
/** A new document, without what an earlier one has in memory. */
async function document(): Promise<typeof import('./page.tsx') & typeof import('./hub.tsx')> {
  cleanup();
  vi.resetModules();
  return { ...(await import('./page.tsx')), ...(await import('./hub.tsx')) };
}
const converter = async (): Promise<Visitor> => (await document()).renderTool('currency_converter');
/** A dollar in rupees by the rates that are built in, of 29 September 2026. */
const BUILT_IN = '96,085.34';
/** Waits until a line about the rates has this text. */
const says = (text: string) =>
  waitFor(() => {
    const lines = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(lines.find((line) => line?.includes(text)) ?? lines).toContain(text);
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setDay('2026-11-20');
});
afterEach(() => void vi.useRealTimers());

it('rates from a source that is well give figures, with source, date and age on the page', async () => {
  const calls = service(json(frankfurter()));
  setDay('2026-11-21');
  await converter();
  await shows('converted', '80,000');
  expect(output('rate')).toBe('80');
  expect(output('inverseRate')).toBe('0.0125');
  await says('Exchange rates of 20 November 2026 (1 day old), from Frankfurter.');
  expect(asked(calls)).toBe(1);
  for (const { url, request } of calls) {
    expect(url).toMatch(new RegExp(`/v2/rates\\?base=INR&quotes=${foreign.join(',')}$`));
    expect(request).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  }
});

it('rates from a source that is well are called of today on their own day, and convert between any two currencies', async () => {
  service(json(frankfurter()));
  const visitor = await converter();
  await says('Exchange rates of 20 November 2026 (today’s), from Frankfurter.');
  expect(box('from').querySelectorAll('option').length).toBeGreaterThanOrEqual(9);
  await visitor.selectOptions(box('to'), 'EUR');
  // a dollar is 80 rupees and a euro 50
  expect(output('converted')).toBe('1,600');
  // between the two that it exchanges
  const swap = button('Swap currencies');
  const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
  expect([box('from').compareDocumentPosition(swap), swap.compareDocumentPosition(box('to'))]).toEqual([after, after]);
  await visitor.click(swap);
  expect(output('converted')).toBe('625');
  expect(box('from').value).toBe('EUR');
  expect(screen.getAllByText('In US dollars')).not.toEqual([]);
  await type(visitor, box('markup'), '2');
  expect(output('converted')).toBe('612.5');
});

it('rates from a slow source are waited for with those built in, in words, without an error, and then come', async () => {
  const calls = service(never);
  await converter();
  await says(
    'Getting today’s exchange rates… Until then, these are from 29 September 2026 (52 days old). Source: Currency API.',
  );
  expect(screen.queryByRole('alert')).toBe(null);
  expect(output('converted')).toBe(BUILT_IN);
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  for (const call of calls) json(frankfurter())(call);
  await shows('converted', '80,000');
});

const old = json(frankfurter({ date: '2026-11-09' }));

it('rates that are old are used with their date in sight, until there are newer ones', async () => {
  service(old);
  const visitor = await converter();
  await says('Old figures: ');
  await says('9 November 2026 (11 days old)');
  await shows('converted', '80,000');
  service(json(frankfurter()));
  await visitor.click(button('Try again'));
  await says('20 November 2026 (today’s)');
});

it('rates with no network are the last stored ones, with their date and age', async () => {
  service(json(frankfurter()));
  await converter();
  await shows('converted', '80,000');

  service(hangUp);
  setDay('2026-11-24');
  const visitor = await converter();
  await says(
    'Today’s exchange rates did not load, so these are from 20 November 2026 (4 days old), saved on an earlier visit. Source: Frankfurter.',
  );
  await shows('converted', '80,000');

  service(json(frankfurter({ rate: 0.01 })));
  await visitor.click(button('Try again'));
  await says('Exchange rates of 20 November 2026 (4 days old), from Frankfurter.');
  await shows('converted', '1,00,000');
});

it('rates with no network are those built in, with their day and their source in sight, until a source answers', async () => {
  service(hangUp);
  const visitor = await converter();
  await says(
    'Today’s exchange rates did not load, so these are from 29 September 2026 (52 days old). Source: Currency API.',
  );
  expect(output('converted')).toBe(BUILT_IN);
  expect(screen.queryByRole('alert')).toBe(null);
  service(json(frankfurter()));
  await visitor.click(button('Try again'));
  await shows('converted', '80,000');
  await says('Exchange rates of 20 November 2026 (today’s), from Frankfurter.');
});

it('rates of a tool that has none built in are never made up: a message says so, and a typed rate converts', async () => {
  service(hangUp);
  const { renderTool } = await document();
  const tool = toolById('currency_converter');
  const { label, source } = tool.live as Live;
  const visitor = await renderTool({ ...tool, live: { label, source } });
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('Today’s rate did not load. Enter your own, or try again.'),
  );
  // said once, in the line about the rates: nothing comes between the figures or under a field
  expect(screen.getAllByText(/Today’s rate did not load/)).toHaveLength(1);
  expect(output('converted')).toBe('—');
  await type(visitor, box('manualRate'), '85.5');
  expect(output('converted')).toBe('85,500');
  expect(output('inverseRate')).toBe('0.0116959'); // 1 / 85.5
  expect(screen.queryByRole('alert')).toBe(null);
  await says('Today’s exchange rates did not load. Enter your own, or try again.');
  // the note on the typed rate names both currencies
  expect(screen.queryByText(/[{}]/)).toBe(null);
  await type(visitor, box('manualRate'), '0');
  expect(output('converted')).toBe('—');
});
