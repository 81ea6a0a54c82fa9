import { expect, it } from 'vitest';
import type { Best, Column } from '#src/engine/types.ts';
import { bestRow } from '#src/renderer/charts/marks.ts';

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
const found = (change: Partial<Best> = {}, of: readonly (typeof rows)[number][] = rows, notes: string[] = []) =>
  bestRow({ columns, best: { ...best, ...change } }, of, notes)?.name ?? null;

it('the best row has the least or the most', () => {
  expect([found(), found({ is: 'most' }), found({ column: 'rate', is: 'most' })]).toEqual(['B', 'A', 'B']);
  expect(bestRow({ columns }, rows, [])).toBeNull();
});

it('of rows that are equal as the page shows them, or where one competes alone, none is best', () => {
  const [first, second, third] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]];
  expect(found({}, [first, second, { ...third, cost: 100.4 }])).toBeNull();
  expect(found({}, [first, second, { ...third, cost: 100.6 }])).toBe('B');
  expect([found({}, [first]), found({}, [])]).toEqual([null, null]);
});

it('rows compete among those with a value, unless a note says that they cannot be set against each other', () => {
  expect(found({ among: { kind: 'fixed' } })).toBe('C');
  expect(found({ among: { kind: 'floating' } })).toBeNull();
  expect(found({ unless: 'differ' })).toBe('B');
  expect(found({ unless: 'differ' }, rows, ['differ'])).toBeNull();
});
