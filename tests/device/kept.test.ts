import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readEntry } from '#src/device/entry.ts';
import { kept } from '#src/device/kept.ts';
import { withOthers } from '#src/device/schemas.ts';
import { localArea } from './area.ts';

const KEY = 'hisaab / things';
const thing = withOthers({ name: z.string(), sizes: z._default(z.array(z.number()), []) });
const schema = withOthers({
  on: z._default(z.boolean(), true),
  list: z._default(z.array(thing), []),
  byName: z._default(z.record(z.string(), thing), {}),
});
type Things = z.infer<typeof schema>;
const nothing: Things = { on: true, list: [], byName: {} };
const isNothing = ({ on, list, byName }: Things) => on && list.length === 0 && Object.keys(byName).length === 0;
const things = kept<Things>('things', schema, nothing, isNothing, (stored) =>
  stored === 'Ring' ? { list: [{ name: stored }] } : stored,
);

const local = localArea();
const hold = (value: unknown) => local.setItem(KEY, JSON.stringify({ at: 1, value }));
const stored = () => JSON.parse(local.getItem(KEY) ?? 'null');
afterEach(() => {
  local.room = Number.POSITIVE_INFINITY;
  things.write(() => null, { unread: [] });
});

const ring = { name: 'Ring', sizes: [1] };
const car = { name: 'Car', sizes: [] };

describe('what is kept', () => {
  it('is read as it was written, is the same object until it changes, and is nothing before', () => {
    expect(things.read()).toBe(nothing);
    expect(things.write((now) => ({ ...now, list: [ring] }))).toBe(true);
    const read = things.read();
    expect(read).toEqual({ on: true, list: [ring], byName: {} });
    expect(things.read()).toBe(read);
    things.write(() => null);
    expect([things.read(), local.all()]).toEqual([nothing, {}]);
    // what says no more than nothing is not stored
    things.write(() => ({ ...nothing, list: [ring] }));
    things.write((now) => ({ ...now, list: [] }));
    expect([things.read(), local.all()]).toEqual([nothing, {}]);
  });

  it('is changed as it is stored at that moment, not as it was read', () => {
    things.read();
    hold({ list: [ring] });
    things.write((now) => ({ ...now, list: [...now.list, car] }));
    expect(stored().value.list).toEqual([ring, car]);
  });

  it('keeps properties that a newer release has stored', () => {
    hold({ list: [{ ...ring, colour: 'red' }], later: 5 });
    things.write((now) => ({ ...now, on: false }));
    expect(stored().value).toMatchObject({ on: false, list: [{ ...ring, colour: 'red' }], later: 5 });
  });

  it('is brought up to date from what an earlier release has stored', () => {
    hold('Ring');
    expect(things.read().list).toEqual([{ name: 'Ring', sizes: [] }]);
    expect(things.unreadable()).toEqual([]);
  });
});

describe('what cannot be read', () => {
  it.each<[string, unknown, Partial<Things>, unknown[]]>([
    ['items of a list', { list: [ring, 5, car, { name: 7 }] }, { list: [ring, car] }, [5, { name: 7 }]],
    ['an item of an item', { list: [{ ...ring, sizes: [1, 'x', 2] }] }, { list: [{ ...ring, sizes: [1, 2] }] }, ['x']],
    [
      'an item and one in the next',
      { list: [null, { ...ring, sizes: ['x', 1] }, car] },
      { list: [ring, car] },
      [null, 'x'],
    ],
    ['an item of a record', { byName: { a: ring, b: 1 } }, { byName: { a: ring } }, [1]],
    ['a property', { on: 'no', list: [car] }, { list: [car] }, ['no']],
    ['a whole list', { list: { length: 1e9 } }, {}, [{ length: 1e9 }]],
    ['all of it', 7, {}, [7]],
    ['a list in its place', [ring], {}, [[ring]]],
  ])('is left out, and the rest is read: %s', (_what, value, read, unreadable) => {
    hold(value);
    expect(things.read()).toEqual({ ...nothing, ...read });
    expect(things.unreadable()).toEqual(unreadable);
    things.write((now) => ({ ...now, on: false }));
    expect(stored()).toMatchObject({ value: { on: false }, unread: unreadable });
    expect(things.unreadable()).toEqual(unreadable);
    things.deleteUnreadable();
    expect([things.unreadable(), stored().value.on]).toEqual([[], false]);
  });

  it('is deleted where nothing was stored since, and the rest stays', () => {
    hold({ list: [ring, 5] });
    things.deleteUnreadable();
    expect([things.read().list, things.unreadable(), stored().value.list]).toEqual([[ring], [], [ring]]);
    local.setItem(KEY, '{"at":');
    expect(things.unreadable()).toEqual(['{"at":']);
    things.deleteUnreadable();
    expect(local.all()).toEqual({});
  });

  it('stays beside nothing, where all else is deleted', () => {
    hold({ list: [ring, 5] });
    things.write(() => null);
    expect([things.read(), things.unreadable()]).toEqual([nothing, [5]]);
  });

  it('is put aside as text where it is nested too deep to be written', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    local.setItem(KEY, `{"at":1,"value":${deep}}`);
    expect([things.read(), things.unreadable()]).toEqual([nothing, [`{"at":1,"value":${deep}}`]]);
    expect(things.write((now) => ({ ...now, list: [ring] }))).toBe(true);
  });
});

it('an entry that was not stored gives way to what another tab has stored later', () => {
  things.write((now) => ({ ...now, list: [ring] }));
  local.room = 0;
  expect(things.write((now) => ({ ...now, list: [ring, ring] }))).toBe(false);
  expect(things.read().list).toHaveLength(2);
  local.room = Number.POSITIVE_INFINITY;
  local.setItem(KEY, JSON.stringify({ at: (readEntry('things')?.at ?? 0) + 1, value: { list: [car] } }));
  expect(things.read().list).toEqual([car]);
  things.write((now) => ({ ...now, list: [...now.list, ring] }));
  expect(stored().value.list).toEqual([car, ring]);
});

it('a write that is to be stored or not at all leaves what is there', () => {
  things.write((now) => ({ ...now, list: [ring] }));
  local.room = 0;
  expect(things.write((now) => ({ ...now, list: [car] }), { onlyIfStored: true })).toBe(false);
  expect(things.read().list).toEqual([ring]);
});
