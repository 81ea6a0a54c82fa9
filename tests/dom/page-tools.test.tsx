import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fail } from '#engine';
import { madeUp } from '../made-up.ts';
import { box, renderTool, shows, type, waitFor } from './page.tsx';

const tool = madeUp({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 1000 },
    times: { kind: 'number', label: 'Times', default: 3, accepts: { whole: true } },
  },
  outputs: { total: { kind: 'currency', label: 'Total' } },
  noWorking: 'A product.',
  basis: ['As given.'],
  refusals: { tooMany: 'At most 9 times.' },
  compute: ({ amount, times }) => (times > 9 ? fail('times', 'tooMany') : { total: amount * times }),
});

interface Offer {
  readonly name: string;
  readonly execute: (input: object) => Promise<object>;
}
/** A stand-in of the browser's interface. */
const offers = new Map<string, Offer>();
const registerTool = vi.fn((offer: Offer, { signal }: { signal: AbortSignal }) => {
  offers.set(offer.name, offer);
  signal.addEventListener('abort', () => offers.delete(offer.name));
  return Promise.resolve();
});
beforeEach(() => Object.assign(document, { modelContext: { registerTool } }));
afterEach(() => {
  Reflect.deleteProperty(document, 'modelContext');
  vi.clearAllMocks();
});

const ask = (name: string, input: object) => offers.get(name)?.execute(input);

it('an assistant fills in the form; what it leaves out stays as the visitor typed it', async () => {
  const visitor = await renderTool(tool);
  await waitFor(() => expect([...offers.keys()]).toEqual(['calculate', 'read_result']));
  await type(visitor, box('amount'), '2000');
  expect(await ask('calculate', { times: 4 })).toMatchObject({ figures: [{ name: 'total', value: 8000 }] });
  await shows('total', '₹8,000');
  expect(box('times').value).toBe('4');
  expect(await ask('read_result', {})).toMatchObject({ assumptions: ['As given.'], figures: [{ text: '₹8,000' }] });
});

it('a refusal gives the field and the sentence, and leaves the form as it is', async () => {
  await renderTool(tool);
  await waitFor(() => expect(offers.size).toBe(2));
  const refused = [{ times: 10 }, { times: 1.5 }, { times: '4' }, { no: 1 }, { amount: null }];
  for (const input of refused) {
    const [field] = Object.keys(input);
    expect(await ask('calculate', input)).toEqual({ refusal: { field, message: expect.stringMatching(/\w/) } });
  }
  await shows('total', '₹3,000');
  expect(box('times').value).toBe('3');
});

it('the offer ends with the page', async () => {
  await renderTool(tool);
  await waitFor(() => expect(offers.size).toBe(2));
  cleanup();
  expect(offers.size).toBe(0);
});
