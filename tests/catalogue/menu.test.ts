import { describe, expect, it } from 'vitest';
import { entryOf, featuredOf, findablesOf, groupOf, headsOf, isWhole, menuOf, withGroup } from '#src/catalogue/menu.ts';
import type { Catalogue, Meta } from '#src/engine/types.ts';
import { routeOf } from '#src/shell/routing/router.ts';

const meta = (id: string): Meta => ({
  id,
  path: `/first/${id}`,
  title: `Title of ${id}`,
  icon: 'wallet',
  description: `What ${id} does.`,
  metaDescription: `A long line about ${id} that a search engine shows under its title.`,
});
const soon = { id: 'soon', path: '/second/soon', title: 'Still to come', icon: 'hourglass' };
const catalogue: Catalogue = {
  fallback: 'one',
  groups: [
    { id: 'second', title: 'Second', tools: ['two', soon] },
    { id: 'first', title: 'First', tools: ['one'] },
  ],
};
const metas = new Map(['one', 'two', 'unlisted'].map((id) => [id, meta(id)]));

describe('the menu', () => {
  const menu = menuOf(catalogue, metas);

  it('has the groups and their tools in the order of the catalogue', () => {
    expect(menu.fallback).toBe('one');
    expect(menu.groups.map(({ id, title }) => [id, title])).toEqual([
      ['second', 'Second'],
      ['first', 'First'],
    ]);
    expect(menu.groups.map(({ tools }) => tools.map(({ id }) => id))).toEqual([['two', 'soon'], ['one']]);
  });

  it('has of each tool only what a list shows', () => {
    expect(entryOf(menu, 'two')).toEqual({
      id: 'two',
      path: '/first/two',
      title: 'Title of two',
      icon: 'wallet',
      ready: true,
    });
  });

  it('has a tool that is still to come, as not ready', () => {
    expect(entryOf(menu, 'soon')).toEqual({ ...soon, ready: false });
  });

  it('knows no tool that the catalogue does not list, nor names of every object', () => {
    for (const id of ['unlisted', 'none', '', 'constructor', '__proto__', 'toString'])
      expect(entryOf(menu, id)).toBeUndefined();
  });

  it('picks what the landing page shows, with the line on each', () => {
    const landing = { start: ['two'], live: 'one', cards: ['one'] };
    const { start, cards, live, lines } = featuredOf({ ...catalogue, landing }, menu, headsOf(menu, 1), metas);
    expect(start).toEqual([{ ...entryOf(menu, 'two'), short: 'Title of two' }]);
    expect(cards).toEqual([{ ...entryOf(menu, 'one'), description: 'What one does.' }]);
    expect(live).toEqual(entryOf(menu, 'one'));
    expect(lines).toEqual({ two: 'What two does.', one: 'What one does.' });
    expect(featuredOf(catalogue, menu, menu, metas)).toMatchObject({ start: [], cards: [], live: null });
    expect(() => featuredOf({ ...catalogue, landing: { ...landing, live: 'on' } }, menu, menu, metas)).toThrow(/"on"/);
  });

  it('is refused where a tool has no folder, naming those that have one', () => {
    const wrong: Catalogue = { ...catalogue, groups: [{ id: 'first', title: 'First', tools: ['onne'] }] };
    expect(() => menuOf(wrong, metas)).toThrow(/"onne" has no folder \(have: one, two, unlisted\)/);
  });
});

describe('a catalogue of which only a part is known', () => {
  const menu = menuOf(catalogue, metas);
  const heads = headsOf(menu, 1);

  it('has the first tools of each group and the number of all', () => {
    expect(heads.groups.map(({ tools, size }) => [tools.map(({ id }) => id), size])).toEqual([
      [['two'], 2],
      [['one'], 1],
    ]);
    expect([isWhole(menu), isWhole(heads)]).toEqual([true, false]);
    expect(entryOf(heads, 'soon')).toBeUndefined();
  });

  it('is whole again when the rest of its groups is known', () => {
    const rest = menu.groups[0]?.tools ?? [];
    expect(withGroup(heads, 'second', rest)).toEqual(menu);
    expect(groupOf(withGroup(heads, 'second', rest), 'soon')?.id).toBe('second');
  });

  it.each([
    'no_such_tool',
    'no_such_tool?rate=9',
    'ONE',
    '__proto__',
    'constructor',
    '%E0%A4%A',
    '/',
    '#two',
    '<img src=x>',
  ])('opens the fallback for the hash #%s, which names no tool', (hash) => {
    const known = { catalogue: menuOf(catalogue, metas), missing: new Set<string>() };
    expect(routeOf(`#${hash}`, known)).toMatchObject({ kind: 'tool', entry: { id: 'one' } });
  });

  it('leaves open what a hash opens until it is known, and then falls back', () => {
    const known = { catalogue: heads, missing: new Set<string>() };
    expect(routeOf('#soon', known)).toEqual({ kind: 'unknown', id: 'soon' });
    expect(routeOf('#none', known)).toEqual({ kind: 'unknown', id: 'none' });
    expect(routeOf('#two', known)).toMatchObject({ kind: 'tool', entry: { id: 'two' } });
    expect(routeOf('#none', { ...known, missing: new Set(['none']) })).toMatchObject({ entry: { id: 'one' } });
    const deep = { catalogue: { ...heads, fallback: 'soon' }, missing: new Set(['none']) };
    expect(routeOf('#none', deep)).toEqual({ kind: 'unknown', id: 'soon' });
  });
});

it('tells the search of each tool its group and the other words for it', () => {
  const found = findablesOf(
    menuOf(catalogue, metas),
    new Map([['one', { ...meta('one'), keywords: ['first of all'] }]]),
  );
  expect(found.map(({ id, group, keywords }) => [id, group, keywords])).toEqual([
    ['two', 'Second', []],
    ['soon', 'Second', []],
    ['one', 'First', ['first of all']],
  ]);
});
