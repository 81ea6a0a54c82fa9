import { describe, expect, it } from 'vitest';
import { entryOf, menuOf } from '#src/engine/catalogue.ts';
import type { Catalogue, Meta } from '#src/engine/types.ts';

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

  it('is refused where a tool has no folder, naming those that have one', () => {
    const wrong: Catalogue = { ...catalogue, groups: [{ id: 'first', title: 'First', tools: ['onne'] }] };
    expect(() => menuOf(wrong, metas)).toThrow(/"onne" has no folder \(have: one, two, unlisted\)/);
  });
});
