import { describe, expect, it } from 'vitest';
import { leastOf } from '#src/engine/input-schema.ts';
import {
  complete,
  formatInput,
  isPartShown,
  isShown,
  numberPlaces,
  placesOf,
  unitsPerOne,
  withValue,
} from '#src/engine/places.ts';
import type { CellInput, NumberInput } from '#src/engine/types.ts';
import { clean } from '#src/engine/utilities.ts';
import { list, madeUp } from '../made-up.ts';

const label = 'Label';
const tool = madeUp({
  inputs: {
    mode: { kind: 'toggle', label: 'Mode', default: false },
    rate: { kind: 'percent', label: 'Rate', default: 8 },
    fee: { kind: 'currency', label: 'Fee', default: 5, showWhen: { mode: true } },
    rounds: { kind: 'number', label: 'Rounds', default: 1, offerWhen: { mode: true } },
    loans: list(
      'Loan',
      {
        name: { kind: 'text', label: 'Name', default: 'x' },
        amount: { kind: 'currency', label: 'Amount', default: 7 },
      },
      { default: [{ name: 'A', amount: 0 }] },
    ),
  },
  outputs: { total: { kind: 'currency', label: 'Total' } },
  compute: ({ rate }) => ({ total: rate }),
});

it('the values of a tool are what is given, and defaults where nothing is', () => {
  const rows = [{ name: 'A', amount: 0 }];
  expect(complete(tool, {})).toEqual({ mode: false, rate: 8, fee: 5, rounds: 1, loans: rows });
  expect(complete(tool, { rate: 0, fee: undefined, no: 1 })).toMatchObject({ rate: 0, fee: 5 });
  expect(complete(tool, { rate: 0 })).not.toHaveProperty('no');
  expect(complete(tool, Object.create({ rate: 9 }))).toMatchObject({ rate: 8 });
});

describe('the places of a tool', () => {
  const paths = (given: object) => placesOf(tool, complete(tool, given as never)).map(({ path }) => path);

  it('are the inputs that are shown and the cells of each row', () => {
    expect(paths({})).toEqual(['mode', 'rate', 'loans.0.name', 'loans.0.amount']);
    expect(paths({ mode: true, loans: [] })).toEqual(['mode', 'rate', 'fee', 'rounds']);
    expect(paths({ rounds: 2, loans: [] })).toEqual(['mode', 'rate', 'rounds']);
    expect(isShown(tool, complete(tool, {}), 'fee')).toBe(false);
    expect(isShown(tool, complete(tool, { mode: true }), 'fee')).toBe(true);
  });

  it('have labels and values; a cell that is left out has that of its column', () => {
    const places = placesOf(tool, complete(tool, { loans: [{ amount: 0 }, {}] }));
    expect(places.slice(2).map((place) => [place.label, place.value])).toEqual([
      ['Loan 1: Name', 'x'],
      ['Loan 1: Amount', 0],
      ['Loan 2: Name', 'x'],
      ['Loan 2: Amount', 7],
    ]);
    expect(places[1]).toEqual({ path: 'rate', label: 'Rate', spec: tool.inputs.rate, value: 8 });
  });

  it('of a row that has a name of its own are called by it, where no other row has the same', () => {
    const labels = (...names: string[]) =>
      placesOf(tool, complete(tool, { loans: names.map((name) => ({ name, amount: 1 })) }))
        .slice(2)
        .map(({ label: said }) => said);
    expect(labels('House', ' ')).toEqual(['House: Name', 'House', 'Loan 2: Name', 'Loan 2: Amount']);
    expect(labels('Car', 'Car').slice(0, 2)).toEqual(['Loan 1: Name', 'Loan 1: Amount']);
  });

  it('are none for rows that are no list', () => {
    expect(paths({ loans: 'none' })).toEqual(['mode', 'rate']);
  });

  it('with a number leave out the rest', () => {
    const numbers = (given: object) => numberPlaces(tool, complete(tool, given as never)).map(({ path }) => path);
    expect(numbers({})).toEqual(['rate', 'loans.0.amount']);
    expect(numbers({ rate: 'x' })).toEqual(['loans.0.amount']);
  });

  it('are replaced one at a time', () => {
    const loans = [
      { name: 'A', amount: 1 },
      { name: 'B', amount: 2 },
    ];
    expect(withValue({ rate: 8, loans }, 'rate', 9)).toEqual({ rate: 9, loans });
    expect(withValue({ rate: 8, loans }, 'loans.1.amount', 5)).toEqual({
      rate: 8,
      loans: [
        { name: 'A', amount: 1 },
        { name: 'B', amount: 5 },
      ],
    });
    expect(loans[1]).toEqual({ name: 'B', amount: 2 });
  });
});

it('a part of the page is shown as its rule says', () => {
  const at = (mode: boolean) => isPartShown(tool, { showWhen: { mode: true } }, complete(tool, { mode }));
  expect([at(true), at(false)]).toEqual([true, false]);
  expect(isPartShown(tool, {}, complete(tool, {}))).toBe(true);
  const byResult = { showWhen: { total: { above: 5 } } };
  expect(isPartShown(tool, byResult, complete(tool, {}))).toBe(true);
  expect(isPartShown(tool, byResult, complete(tool, {}), tool.run({ rate: 4 }))).toBe(false);
});

const number = (spec: Partial<NumberInput>) => ({ kind: 'number', label, default: 0, ...spec }) as NumberInput;

it.each<[Partial<NumberInput>, number, boolean]>([
  [{}, 0, false],
  [{ negative: 'note' }, 0, false],
  [{ allowed: [-500, 500] }, -500, false],
  [{ allowed: [{ above: 0 }] }, 0, true],
  [{ allowed: [{ above: 3 }] }, 3, true],
  [{ allowed: [{ above: -3 }] }, -3, true],
])('the least that a number may be of %o is %d', (spec, value, open) => {
  expect(leastOf(number(spec))).toEqual({ value, open });
});

it.each<[Partial<NumberInput>, number]>([
  [{ kind: 'currency' }, 1],
  [{ kind: 'percent' }, 100],
  [{ kind: 'years' }, 12],
  [{ kind: 'number' }, 100],
  [{ kind: 'number', whole: true }, 1],
  [{ kind: 'years', whole: true }, 1],
  [{ kind: 'currency', whole: 1000 }, 0.001],
])('the units of 1 in %o are %d', (spec, units) => {
  expect(unitsPerOne(number(spec))).toBe(units);
});

it('a sum is without binary rounding errors', () => {
  expect([clean(0.1 + 0.2), clean(1 / 3), clean(8.5)]).toEqual([0.3, 0.333333333333, 8.5]);
});

describe('the value of an input as text', () => {
  const choice: CellInput = {
    kind: 'choice',
    label,
    default: 'a',
    options: [
      { value: 'a', label: 'One way' },
      { value: 4, label: 'Quarterly' },
    ],
  };
  const [toggle, date, text] = [
    { kind: 'toggle', label, default: false },
    { kind: 'date', label, default: '' },
    { kind: 'text', label, default: '' },
  ] as const;
  it.each<[CellInput, number | string | boolean, string]>([
    [choice, 4, 'Quarterly'],
    [choice, 'none', 'none'],
    [toggle, true, 'Yes'],
    [toggle, false, 'No'],
    [date, '', 'None'],
    [date, '2026-04-01', '1 April 2026'],
    [text, '₹ 5', '₹ 5'],
    [number({ kind: 'percent' }), 8.51239, '8.5124%'],
    [number({ kind: 'years' }), 1, '1 year'],
    [number({ kind: 'years' }), 14 + 7 / 12, '14 years 7 months'],
    [number({}), 1500.12345, '1,500.1235'],
    [number({}), 'x', 'x'],
  ])('of %o: %j is %s', (spec, value, wanted) => {
    expect(formatInput(spec, value)).toBe(wanted);
  });

  // in words only where no digit is lost: a thousand in a lakh, a lakh in a crore, a thousand crore in a lakh crore
  it.each([
    [500, '₹500'],
    [0.5, '₹0.50'],
    [99_000, '₹99,000'],
    [150_000, '₹1.5 lakh'],
    [151_000, '₹1.51 lakh'],
    [151_500, '₹1,51,500'],
    [-1_000_000, '−₹10 lakh'],
    [-1_000_001, '−₹10,00,001'],
    [12_300_000, '₹1.23 crore'],
    [12_301_000, '₹1,23,01,000'],
    [1_010_000_000_000, '₹1.01 lakh crore'],
    [1_012_000_000_000, '₹10,12,00,00,00,000'],
  ])('of money: %d is %s', (value, wanted) => {
    expect(formatInput(number({ kind: 'currency' }), value)).toBe(wanted);
  });
});
