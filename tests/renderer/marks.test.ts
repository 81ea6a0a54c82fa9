import { describe, expect, it } from 'vitest';
import type { Best, Column } from '#src/engine/types.ts';
import { bestRow, lengthOf, placeTexts } from '#src/renderer/charts/marks.ts';

const columns: Record<string, Column> = {
  cost: { kind: 'currency', label: 'Cost' },
  rate: { kind: 'percent', label: 'Rate' },
  kind: { kind: 'text', label: 'Kind' },
};
const best: Best = { column: 'cost', is: 'least', label: 'Costs least' };
const rows = [
  { name: 'A', cost: 300, rate: 8, kind: 'fixed' },
  { name: 'B', cost: 100, rate: 9.05, kind: 'floating' },
  { name: 'C', cost: 200, rate: 9.04, kind: 'fixed' },
];
const found = (change: Partial<Best> = {}, of: readonly (typeof rows)[number][] = rows) =>
  bestRow({ columns, best: { ...best, ...change } }, of)?.name ?? null;

it('the best row has the least or the most', () => {
  expect([found(), found({ is: 'most' }), found({ column: 'rate', is: 'most' })]).toEqual(['B', 'A', 'B']);
  expect(bestRow({ columns }, rows)).toBeNull();
});

it('of rows that are practically equal, or where one competes alone, none is best', () => {
  const [first, second, third] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]];
  expect(found({}, [first, second, { ...third, cost: 100.4 }])).toBeNull();
  expect(found({}, [first, second, { ...third, cost: 100.6 }])).toBe('B');
  const [dear, cheap] = [100_000, 99_900].map((cost) => ({ ...first, cost })) as [typeof first, typeof first];
  expect(found({}, [dear, { ...cheap, name: 'D' }])).toBe('D');
  expect(found({}, [dear, { ...cheap, cost: 99_911 }])).toBeNull();
  expect([found({}, [first]), found({}, [])]).toEqual([null, null]);
});

it('rows compete among those with a value', () => {
  expect(found({ among: { kind: 'fixed' } })).toBe('C');
  expect(found({ among: { kind: 'floating' } })).toBeNull();
});

it('a text is as long as what stands in a row: signs above and below letters of Devanagari add nothing', () => {
  expect(lengthOf('मेल')).toBe(lengthOf('ab'));
  expect(lengthOf('संबंध')).toBe(lengthOf('abc'));
  expect(lengthOf('साल')).toBe(lengthOf('abc'));
});

describe('texts above a plot', () => {
  /** Of each text its row, from the plot upwards, and where it begins and ends. */
  const place = (lines: readonly (readonly [x: number, length: number])[], width: number) =>
    placeTexts(
      lines.map(([x, length]) => ({ x, length })),
      width,
    ).map(({ row, start, length }) => [row, start, start + length]);

  it('stand alone over their line, within the chart', () => {
    expect(place([[150, 100]], 300)).toEqual([[0, 100, 200]]);
    expect(place([[10, 100]], 300)).toEqual([[0, 0, 100]]);
    expect(place([[290, 100]], 300)).toEqual([[0, 200, 300]]);
  });

  it.each([
    [
      'begin at their lines but for the one on top',
      [110, 130, 150],
      [
        [0, 154, 214],
        [1, 134, 194],
        [2, 80, 140],
      ],
    ],
    [
      'end at them where they have no room there',
      [300, 370, 390],
      [
        [0, 236, 296],
        [1, 306, 366],
        [2, 340, 400],
      ],
    ],
    [
      'have rows of their own on one line',
      [110, 110],
      [
        [0, 114, 174],
        [1, 80, 140],
      ],
    ],
  ])('%s, and no line goes through another text', (_, lines, wanted) => {
    const placed = lines.map((x) => [x, 60] as const);
    expect(place(placed, 400)).toEqual(wanted);
  });

  it('stay within the chart where they are too long for both', () => {
    expect(
      place(
        [
          [100, 250],
          [200, 300],
        ],
        300,
      ),
    ).toEqual([
      [0, 0, 250],
      [1, 0, 300],
    ]);
  });
});
