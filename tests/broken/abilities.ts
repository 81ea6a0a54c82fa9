import { fail } from '#engine';
import { bad, computed, type Faults, type Given } from './sample.ts';

const swap = (...inputs: string[]) => [{ label: 'Swap', inputs }];
const explode = () => {
  throw new Error('Boom.');
};
const source = {
  service: 'rates',
  name: 'Rates',
  address: 'https://rates.example/v1',
  query: '?base=INR',
  read: () => null,
};
const live = (...sources: unknown[]) => ({ label: 'Rates', sources });

/** Faults of swaps, stored values, live figures and the insight. */
export const faults: Faults = {
  'a swap of a choice and an amount': bad(
    'swaps',
    swap('mode', 'amount'),
    /^mode \(choice of full, simple\) cannot hold/,
    'swaps[0].inputs',
  ),
  'a swap of lists': bad('swaps', swap('loans', 'amount'), /^lists of rows cannot/, 'swaps[0].inputs'),
  'live figures of a service that is no name': bad(
    'live',
    live({ ...source, service: 'exchange-rates' }),
    /^a name starts with a small letter/,
    'live.sources[0].service',
  ),
  'live figures of a service that would share a setting': bad(
    'live',
    live({ ...source, service: 'site' }),
    /^"site" would share the setting VITE_SITE_URL of the site$/,
    'live.sources[0].service',
  ),
  'live figures without an address': bad(
    'live',
    live({ ...source, address: undefined }),
    /^is missing; it must be /,
    'live.sources[0].address',
  ),
  'live figures from an open address': bad(
    'live',
    live({ ...source, address: 'http://rates.example/' }),
    /^must be an https:\/\/ address;/,
    'live.sources[0].address',
  ),
  'live figures from this machine': bad(
    'live',
    live({ ...source, address: 'http://localhost:4102/' }),
    /^must be an https:\/\/ address; one on this machine is a setting$/,
    'live.sources[0].address',
  ),
  'live figures from an address that would end the policy': bad(
    'live',
    live({ ...source, address: "https://rates.example;script-src 'x'" }),
    /^may not hold a space, a semicolon/,
    'live.sources[0].address',
  ),
  'live figures from an address with a query': bad(
    'live',
    live({ ...source, address: 'https://rates.example/?base=INR' }),
    /^may not hold "\?" or "#"; what is asked stands in query$/,
    'live.sources[0].address',
  ),
  'live figures with a query that begins without its sign': bad(
    'live',
    live({ ...source, query: '/latest' }),
    /^"\/latest" must be empty or begin with "\?", without "#"$/,
    'live.sources[0].query',
  ),
  'one service asked twice': bad('live', live(source, source), /^"rates" is asked already$/, 'live.sources[1].service'),
  'live figures built in without a day': bad(
    'live',
    { ...live(source), reference: { source: 'A bank', date: '2026-13-01', figures: { USD: 1 } } },
    /^a day written as YYYY-MM-DD is needed$/,
    'live.reference.date',
  ),
  'live figures built in that compute cannot use': {
    change: {
      live: { ...live(source), reference: { source: 'A bank', date: '2026-09-01', figures: { USD: 1 } } },
      refusals: { none: 'There is no rate.' },
      compute: (given: Given, live: unknown) => (live ? fail('amount', 'none') : computed(given)),
    },
    path: 'live.reference.figures',
    message: /^leave compute without a figure: "There is no rate\."$/,
  },
  'live figures that nothing reads': bad(
    'live',
    live({ ...source, read: undefined }),
    /^is missing; it takes the answer/,
    'live.sources[0].read',
  ),
  'live figures whose reader throws': bad(
    'live',
    live({ ...source, read: (body: { rates: [] }) => body.rates }),
    /^throws \(.*\) for the answer null; it must give null$/,
    'live.sources[0].read',
  ),
  'live figures whose reader takes anything': bad(
    'live',
    live({ ...source, read: () => ({ date: '', figures: {} }) }),
    /^gives .* for the answer null; it must give null$/,
    'live.sources[0].read',
  ),
  'live figures without a label': bad('live', { sources: [source] }, /^is missing; it must be /, 'live.label'),
  'an insight whose question throws': bad('insight.prompt', explode, /^throws: Boom\.$/, 'defaults: insight.prompt'),
  'an insight of an empty question': bad(
    'insight.prompt',
    () => ' ',
    /^gives " ", but must give a text$/,
    'defaults: insight.prompt',
  ),
  'an insight of no question': bad(
    'insight.prompt',
    () => undefined,
    /^gives undefined, but must give a text$/,
    'defaults: insight.prompt',
  ),
  'an insight about nothing known': bad(
    'insight.prompt',
    ({ amuont }: { amuont?: number }) => `Of ${amuont}?`,
    /with "undefined" in it$/,
    'defaults: insight.prompt',
  ),
};
