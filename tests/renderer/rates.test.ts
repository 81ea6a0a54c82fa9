import { describe, expect, it } from 'vitest';
import { toolById } from '../tools.ts';

const { live } = toolById('currency_converter');
const codes = ['USD', 'EUR', 'GBP', 'JPY', 'AED', 'SGD', 'AUD', 'CAD'];

/** Round made-up rates: units of a currency for one rupee. */
const rates: Record<string, number> = Object.fromEntries(codes.map((code, index) => [code, (index + 1) / 100]));
const figures = { INR: 1, ...rates };

describe('rates from Frankfurter', () => {
  const read = live?.source.read ?? expect.fail('no source');
  type Item = Record<string, unknown>;
  const well = (): Item[] => codes.map((quote) => ({ date: '2026-11-20', base: 'INR', quote, rate: rates[quote] }));
  /** A good answer of which one currency's item is otherwise. */
  const with_ = (change: unknown, code = 'USD') => well().map((item) => (item.quote === code ? change : item));
  const changed = (change: Item, code = 'USD') =>
    well().map((item) => (item.quote === code ? { ...item, ...change } : item));

  it('rates from Frankfurter are taken from a good answer', () => {
    expect(read(well())).toEqual({ date: '2026-11-20', newest: '2026-11-20', figures });
  });

  it('rates from Frankfurter are as old as the oldest of them, and tell the newest too', () => {
    expect(read(changed({ date: '2026-11-18' }, 'AED'))).toMatchObject({ date: '2026-11-18', newest: '2026-11-20' });
    expect(read(changed({ date: '2999-01-01' }, 'AED'))).toMatchObject({ date: '2026-11-20', newest: '2999-01-01' });
  });

  it('rates from Frankfurter are taken where the answer has more currencies than were asked for', () => {
    expect(read([...well(), { date: '2020-01-01', base: 'INR', quote: 'CHF', rate: 0.01 }])).toEqual({
      date: '2026-11-20',
      newest: '2026-11-20',
      figures,
    });
  });

  it.each<[string, unknown]>([
    ['an object', { rates }],
    ['an error of the service', { message: 'not found' }],
    ['a null among them', with_(null)],
    ['a text among them', with_('USD')],
    ['a list among them', with_([])],
    ['a code missing', well().slice(1)],
    ['the last code missing', well().slice(0, -1)],
    ['a code twice', [...well(), ...well().slice(0, 1)]],
    ['a code in small letters', changed({ quote: 'usd' })],
    ['a code that is a number', changed({ quote: 840 })],
    ['a code that is markup', changed({ quote: '<b>' })],
    ['a code missing in its item', changed({ quote: undefined })],
    ['a negative rate', changed({ rate: -0.01 })],
    ['a rate of 0', changed({ rate: 0 })],
    ['a rate of minus 0', changed({ rate: -0 })],
    ['a rate in text', changed({ rate: '0.01' })],
    ['a rate that is null', changed({ rate: null })],
    ['a rate that is missing', changed({ rate: undefined })],
    ['a rate that is no number', changed({ rate: Number.NaN })],
    ['an endless rate', changed({ rate: Number.POSITIVE_INFINITY })],
    ['a rate in a list', changed({ rate: [0.01] })],
    ['another base', well().map((item) => ({ ...item, base: 'USD' }))],
    ['one item of another base', changed({ base: 'EUR' })],
    ['no base', changed({ base: undefined })],
    ['no date', changed({ date: undefined })],
    ['a date with a time', changed({ date: '2026-11-20T10:00:00Z' })],
    ['a date in words', changed({ date: 'today' })],
    ['a date that no calendar has', changed({ date: '2026-02-30' })],
    ['a date that is a number', changed({ date: 1_795_132_800 })],
    [
      'a bad rate of a currency that was not asked for',
      [...well(), { date: '2026-11-20', base: 'INR', quote: 'CHF', rate: -1 }],
    ],
    [
      'an item that inherits all it has',
      with_(Object.create({ date: '2026-11-20', base: 'INR', quote: 'USD', rate: 1 })),
    ],
  ])('rates from Frankfurter are refused from %s', (_what, body) => {
    expect(read(body)).toBeNull();
  });
});

const tool = toolById('currency_converter');

it('a rate that nobody gave is never made up: without live rates and a typed one there is no figure', () => {
  expect(tool.run({})).toMatchObject({ ok: false, field: 'manualRate' });
  expect(tool.run({}, { INR: 1 })).toMatchObject({ ok: false, field: 'manualRate' });
});

it('a rate that nobody gave gives way to a typed one', () => {
  const outcome = tool.run({ manualRate: 80 }, { INR: 1, USD: 0.01 });
  expect(outcome).toMatchObject({ ok: true, outputs: { converted: 80_000, rate: 80, inverseRate: 0.0125 } });
});

it('a rate that nobody gave between two foreign currencies goes through the rupee, and the markup comes off', () => {
  // one rupee is 0.01 dollars or 0.02 euros, so a dollar is two euros
  const outcome = tool.run({ amount: 100, from: 'USD', to: 'EUR', markup: 2.5 }, figures);
  expect(outcome).toMatchObject({ ok: true, outputs: { converted: 195, rate: 2, inverseRate: 0.5 } });
});

it('a rate that nobody gave is quoted to six significant digits', () => {
  const outcome = tool.run({ amount: 1 }, { INR: 1, USD: 0.0119 });
  // 1 / 0.0119 = 84.03361344…
  expect(outcome).toMatchObject({ ok: true, outputs: { rate: 84.0336, inverseRate: 0.0119, converted: 84.03 } });
});
