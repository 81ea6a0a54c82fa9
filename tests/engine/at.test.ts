import { expect, expectTypeOf, it } from 'vitest';
import { at } from '#engine';

const regimes = { old: { cess: 4 }, new: { cess: 5 } };
const named: Readonly<Record<string, number>> = { one: 1 };
const list = [10, 20] as const;

it('what a list or a table holds under a key is given, with its type', () => {
  const id = 'new' as 'old' | 'new';
  expect(at(regimes, id)).toEqual({ cess: 5 });
  expect(at(named, 'one')).toBe(1);
  expect(at(list, 3 - 2)).toBe(20);
  expectTypeOf(at(regimes, id)).toEqualTypeOf<{ cess: number }>();
  expectTypeOf(at(named, 'one')).toEqualTypeOf<number | undefined>();
  expectTypeOf(at([1], 0)).toEqualTypeOf<number | undefined>();
});

it('nothing is given where there is no such entry, as in brackets', () => {
  expect(at(list, -1)).toBeUndefined();
  expect(at(list, 2)).toBeUndefined();
  expect(at(named, 'two')).toBeUndefined();
});

// what code can be made of, or what all objects share, is behind these
it.each<[object, PropertyKey]>([
  [[].concat, 'constructor'],
  [[], 'constructor'],
  [named, '__proto__'],
  [named, 'toString'],
  [Array, 'prototype'],
  [class {}, 'prototype'],
  [{ run: () => 5 }, 'run'],
  [JSON.parse('{"constructor":5}').constructor, 'prototype'],
])('of %o nothing is given under %s', (table, key) => {
  expect(at(table, key as never)).toBeUndefined();
});

it('a key that becomes another name at each look reaches nothing', () => {
  let looks = 0;
  const key = { toString: () => (looks++ % 2 === 0 ? 'length' : '__proto__') };
  expect(at([7], key as never)).toBe(1);
});

it.each<[object, PropertyKey]>([
  [['constructor'], 'concat'],
  [{ a: 1 }, { toString: () => 'constructor' } as never],
  [{ a: 1 }, ['constructor'] as never],
])('of %o nothing is given under %o, which becomes a name', (table, key) => {
  expect(at(table, key as never)).toBeUndefined();
});
