import { afterAll, beforeAll } from 'vitest';
import { type Fact, facts } from '#rules';

const confirmed = { until: '2026-09-30', words: 'July–September 2026' } as const;
const source = 'Ministry of Tests, interest rates';

/** Facts of the tests: law and rates change, and a change of them must not break a test about something else. */
const made = {
  'test.rate': {
    label: 'Test rate',
    unit: 'percent',
    values: [
      { from: '2015-05-11', value: 40, source: 'Test Act 1961', section: 'section 80' },
      { from: '2020-04-01', value: 7.1, source },
    ],
    confirmed,
  },
  'test.coming': {
    label: 'Coming rate',
    unit: 'percent',
    values: [
      { from: '2020-04-01', value: 7, source },
      { from: '2099-04-01', value: 8, source },
    ],
    confirmed,
  },
  'test.limit': {
    label: 'Test limit',
    unit: 'rupees',
    values: [{ from: '2020-04-01', value: 150_000, source }],
    confirmed,
  },
  'test.least': { label: 'Least', unit: 'rupees', values: [{ from: '2020-04-01', value: 500, source }], confirmed },
  'test.term': { label: 'Test term', unit: 'years', values: [{ from: '2020-04-01', value: 15, source }], confirmed },
  'test.day': {
    label: 'Test day',
    unit: 'day',
    values: [{ from: '2020-04-01', value: '2018-01-31', source }],
    confirmed,
  },
  'test.amounts': {
    label: 'Amounts',
    unit: 'rupees',
    values: [{ from: '2020-04-01', value: [42, 46, 291], source }],
    confirmed,
  },
  'test.cities': {
    label: 'Cities',
    unit: 'cities',
    values: [
      { from: '2015-04-01', value: ['Mumbai', 'Delhi'], source },
      { from: '2020-04-01', value: ['Mumbai', 'Delhi', 'Pune'], source },
    ],
    confirmed,
  },
  'test.caps': {
    label: 'Test caps',
    unit: 'caps',
    values: [
      {
        from: '2020-04-01',
        value: [
          { upTo: 3_000_000, rate: 90 },
          { upTo: 7_500_000, rate: 80 },
          { upTo: Number.POSITIVE_INFINITY, rate: 75 },
        ],
        source,
      },
    ],
    confirmed,
  },
} satisfies Record<string, Fact>;

/** Adds the facts of the tests to those of the hub, while the tests of this file run. */
export function withTestFacts() {
  beforeAll(() => void Object.assign(facts, made));
  afterAll(() => {
    for (const id of Object.keys(made)) Reflect.deleteProperty(facts, id);
  });
}
