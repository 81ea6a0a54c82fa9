import { example, inputs, loans, meta, type Row, saying, tables } from './sample.ts';
import written from './table.json' with { type: 'json' };

const rows = Object.values(written).flat() as unknown as (readonly [string, unknown, string, string?, string?])[];

const below = {
  first: ['year', 'who'],
  columns: { ...tables.byYear.columns, who: { ...tables.byYear.columns.who, under: 'year' } },
};
const link = { tool: 'other_sample', text: 'And then {total}?', with: { amount: '{total}' } };
const half = { id: 'half', label: 'Half', formula: '{amount} ÷ 2' };
const noRupee = [{ text: 'It is {half}.', figures: { half: { kind: 'currency', of: 'total', times: -1 } } }];
const hidden = ['\u200b', '\u200d', '\u202e', '\u2067', '\u2060', '\u00ad'];

const circle = {
  ...inputs,
  mode: { ...inputs.mode, showWhen: { fee: 0.5 } },
  fee: { ...inputs.fee, showWhen: { opened: '2026-04-01' } },
  opened: { ...inputs.opened, showWhen: { mode: 'simple' } },
};
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

/**
 * Faults that are one wrong value each: where it stands, the value, the message and, where it differs, the path that is
 * reported. `table.json` has those that JSON can say.
 */
export const table: readonly Row[] = [
  ...rows.map(([where, value, message, path, code]): Row => [where, value, saying(message), path, code]),
  ['meta.keywords', undefined, /^is missing; write other words that people search for/, '', ''],
  ['inputs.loans', { ...loans, max: 1, default: [{ rate: 9 }, { rate: 10 }] }, /0 to 1 rows/, '.default'],
  ['inputs', circle, /circle: mode → fee → opened → mode$/, '.mode.showWhen'],
  [
    'tables.byYear',
    { ...tables.byYear, ...below },
    /^"who" is shown under "year", so it has no column of its own; leave it out$/,
    '.first',
  ],
  ['levers', [{ text: 'It is so.', moves: { total: 'up' } }], /^is missing; without it nothing moves/, 'levers[0].set'],
  [
    'levers',
    [{ text: 'So.', set: { loans: [{ raet: 1 }] }, moves: { total: 'up' } }],
    /^"raet" is not a column\. Did you mean rate/,
    '[0].set.loans[0]',
  ],
  ['next', [link, link, link], /^has 3 links that always show under the results; keep at most 2$/],
  [
    'working',
    [
      { ...half, showWhen: { mode: 'full' } },
      { ...half, id: 'part', formula: '{half} × 3', showWhen: { mode: 'full' } },
      { id: 'total', label: 'Total', formula: '{part} ÷ 3 × 4', showWhen: { mode: 'full' } },
      { ...half, id: 'part', formula: '{amount} × 1.5', showWhen: { mode: 'simple' } },
      { ...half, formula: '{part} ÷ 3', showWhen: { mode: 'simple' } },
      { id: 'total', label: 'Total', formula: '{half} × 4', showWhen: { mode: 'simple' } },
    ],
    /^goes in a circle: half → part → half; steps of one id share a cell of the workbook$/,
    'working, step half',
  ],
  ['sums.0.parts.1', 'spent', /^does not hold: total is \d+, but its parts come to \d+ with/, 'sums[0]'],
  ['basis', undefined, /^is missing or empty; say in a line or more which rules .* rest on: basis: \['…'\]$/],
  ['inputs.amount.default', Number.NaN, /^is NaN, but must be a number$/],
  ['inputs.amount.usual.1', undefined, /^is missing; /, 'inputs.amount.usual[1]'],
  ['charts.0.slices', [{ label: 'Amount', value: 'amount' }], /^has 1|one entry|at least 2/],
  ['charts.0.title', undefined, /^is missing; it must be /],
  ['story', noRupee, /^has "[-−]₹" with/],
  ['story', [{ text: `It is {total}, ${'and so on, '.repeat(14)}as ever.` }], /^has \d+ characters; at most 140/],
  ...hidden.map(
    (character): Row => ['content.title', `A${character}B`, /^has an invisible character, U.*, after "A"; /],
  ),
  ['content.title', '\u200fAbout', /U\+200F, at its beginning/],
  ['content.title', '\ufeffAbout', /U\+FEFF, at its beginning/],
  ['swaps.0.label', '\u3164', /^has an invisible character, U\+3164, /],
  [
    'examples',
    ['One', 'Two', 'Three', 'Four'].map((title) => ({ ...example, title })),
    /^has 4 entries; it must be at most 3/,
  ],
  ['meta.description', undefined, /^is missing; it must be /],
  ['inputs.amount.kind', undefined, /^is missing; choose one of: currency, percent, years, .*, date, rows$/],
  ['charts.0.kind', undefined, /^is missing; choose one of: donut, shares, /],
  ['inputs.amount.label', 'Home 👩\u200d👧', /^has an emoji made of several; use a simple one, or words$/],
  ['meta.description', meta.description.repeat(20), /at most 200$/],
  ['tables', [tables.byYear], /^is a list, but must be an object in curly braces, .*: \{ name: \{ … \} \}$/],
  // swaps, live figures and the insight
  [
    'swaps',
    swap('mode', 'amount'),
    /^mode \(choice of full, simple\) cannot take the values of amount \(currency\)/,
    '[0].inputs',
  ],
  ['swaps', swap('loans', 'amount'), /^loans \(rows\) cannot take the values of amount/, '[0].inputs'],
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
