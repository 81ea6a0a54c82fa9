import type { Row } from './sample.ts';

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
const live = (source: unknown) => ({ label: 'Rates', source });
/** Live figures from a service with one wrong property. */
const from = (property: keyof typeof source, value: unknown, message: RegExp): Row => [
  'live',
  live({ ...source, [property]: value }),
  message,
  `.source.${property}`,
];
const asked = (prompt: () => unknown, message: RegExp): Row => [
  'insight.prompt',
  prompt,
  message,
  'defaults: insight.prompt',
];
const undated = { source: 'A bank', date: '2026-13-01', figures: { USD: 1 } };

/** Faults of swaps, live figures and the insight. */
export const table: readonly Row[] = [
  [
    'swaps',
    swap('mode', 'amount'),
    /^mode \(choice of full, simple\) cannot take the values of amount \(currency\)/,
    '[0].inputs',
  ],
  ['swaps', swap('loans', 'amount'), /^lists of rows cannot/, '[0].inputs'],
  from('service', 'exchange-rates', /^a name starts with a small letter/),
  from('service', 'site', /^"site" would share the site's setting VITE_SITE_URL; choose another name$/),
  from('address', undefined, /^is missing; it must be /),
  from('address', 'http://rates.example/', /^must be an https:\/\/ address;/),
  from('address', 'http://localhost:4102/', /^must be an https:\/\/ address; for one on this machine use a setting$/),
  from('address', "https://rates.example;script-src 'x'", /^may not hold a space, a semicolon/),
  from('address', 'https://rates.example/?base=INR', /^must not contain "\?" or "#"; write what is asked in query$/),
  from('query', '/latest', /^"\/latest" must be empty or begin with "\?", without "#"$/),
  from('read', (body: { rates: [] }) => body.rates, /^throws \(.*\) for the answer null; it must return null$/),
  from('read', () => ({ date: '', figures: {} }), /^gives .* for the answer null; it must return null$/),
  ['live', { source }, /^is missing; it must be /, '.label'],
  ['live', { ...live(source), reference: undated }, /^write a day as YYYY-MM-DD$/, '.reference.date'],
  asked(explode, /^throws: Boom\.$/),
  asked(() => ' ', /^gives " ", but must give a text$/),
  asked(() => undefined, /^gives undefined, but must give a text$/),
  asked(({ amuont }: { amuont?: number } = {}) => `Of ${amuont}?`, /with "undefined" in it$/),
];
