/** A fact with one fault, loosely typed: where it is reported, and in what words. */
export interface FactFault {
  readonly fact: unknown;
  readonly path: string;
  readonly message: RegExp;
}

const act = { source: 'Income-tax Act 2025', section: 'section 123' };
const first = { from: '2020-04-01', value: 100_000, ...act };
const second = { from: '2026-04-01', value: 150_000, ...act };
export const right = {
  label: 'Largest deduction',
  unit: 'rupees',
  values: [first, second],
  confirmed: { until: '2027-03-31', words: 'November 2026' },
};
const values = (...list: readonly unknown[]) => ({ ...right, values: list });

export const faults: Readonly<Record<string, FactFault>> = {
  'a value without a date': {
    fact: values(first, { value: 150_000, ...act }),
    path: 'facts.test.most.values[1].from',
    message: /a day written as YYYY-MM-DD is needed/,
  },
  'a value from a day that no calendar has': {
    fact: values({ ...first, from: '2020-02-30' }, second),
    path: 'facts.test.most.values[0].from',
    message: /a day written as YYYY-MM-DD is needed/,
  },
  'a value without a source': {
    fact: values(first, { from: '2026-04-01', value: 150_000, section: 'section 123' }),
    path: 'facts.test.most.values[1].source',
    message: /the name of the law, notification or body .* is needed/,
  },
  'a value with an empty source': {
    fact: values({ ...first, source: '  ' }, second),
    path: 'facts.test.most.values[0].source',
    message: /the name of the law, notification or body .* is needed/,
  },
  'a value that is no figure': {
    fact: values({ ...first, value: Number.NaN }, second),
    path: 'facts.test.most.values[0].value',
    message: /./,
  },
  'a list with a figure that is none': {
    fact: values({ ...first, value: [42, Number.NaN] }, second),
    path: 'facts.test.most.values[0].value[1]',
    message: /./,
  },
  'values out of order': {
    fact: values(second, first),
    path: 'facts.test.most.values[1].from',
    message: /2020-04-01 does not come after 2026-04-01/,
  },
  'no value': { fact: values(), path: 'facts.test.most.values', message: /^is empty; one entry/ },
  'a unit that is none': {
    fact: { ...right, unit: 'rupee' },
    path: 'facts.test.most.unit',
    message: /percent.*rupees/,
  },
  'no word on how far it was confirmed': {
    fact: { ...right, confirmed: { until: '2027-03-31' } },
    path: 'facts.test.most.confirmed.words',
    message: /^is missing; it must be /,
  },
  'a confirmation until no day': {
    fact: { ...right, confirmed: { until: 'March 2027', words: 'November 2026' } },
    path: 'facts.test.most.confirmed.until',
    message: /a day written as YYYY-MM-DD is needed/,
  },
};
