import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { kept, listOf, readEntry, removeEntry, watchEntry, writeEntry } from '#src/device/entry.ts';
import { localArea } from './area.ts';

const KEY = 'hisaab / tool:x';
const local = localArea();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
});
afterEach(() => {
  local.room = Number.POSITIVE_INFINITY;
  // what is held for the visit
  removeEntry('tool:x');
  vi.useRealTimers();
});

it('an entry is kept with its value and its time', () => {
  expect(readEntry('tool:x')).toBeNull();
  expect(writeEntry('tool:x', { amount: 5 })).toBe(true);
  expect(JSON.parse(local.getItem(KEY) ?? '')).toEqual({ at: 1000, value: { amount: 5 } });
  expect(readEntry('tool:x')).toEqual({ at: 1000, value: { amount: 5 } });
  expect(removeEntry('tool:x')).toBe(true);
  expect([readEntry('tool:x'), local.all()]).toEqual([null, {}]);
});

it('an entry that is written is newer than the one that was there, even where the clock was set back', () => {
  writeEntry('tool:x', 1);
  writeEntry('tool:x', 2);
  expect(readEntry('tool:x')).toEqual({ at: 1001, value: 2 });
  vi.setSystemTime(500);
  writeEntry('tool:x', 3);
  expect(readEntry('tool:x')).toEqual({ at: 1002, value: 3 });
});

it('an entry that is written over one with the last time of all can still be read', () => {
  local.setItem(KEY, `{"at":${Number.MAX_SAFE_INTEGER},"value":1}`);
  writeEntry('tool:x', 2);
  expect(readEntry('tool:x')).toMatchObject({ value: 2 });
  writeEntry('tool:x', 3);
  expect(readEntry('tool:x')).toMatchObject({ value: 3 });
});

it.each([
  ['JSON without a time', '{"tool":"x","version":1}'],
  ['JSON with a time that is none', '{"at":"1","value":2}'],
  ['a time without a value', '{"at":1}'],
  ['damaged JSON', '{"at":1,'],
  ['nesting', `{"at":1,"value":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['null', 'null'],
])('a stored text that is no entry is as good as none: %s', (_what, text) => {
  local.setItem(KEY, text);
  expect(readEntry('tool:x')).toBe(null);
  writeEntry('tool:x', 1);
  expect(readEntry('tool:x')?.value).toBe(1);
});

it('what is kept is read as its schema says, without items that do not fit, as the same object until it changes', () => {
  const things = kept<{ readonly list: readonly string[] }>('x', () => z.object({ list: listOf(z.string()) }), {
    list: [],
  });
  expect(things.read()).toEqual({ list: [] });
  local.setItem('hisaab / x', '{"at":1,"value":{"list":["a",5,"b"]}}');
  const read = things.read();
  expect(read).toEqual({ list: ['a', 'b'] });
  expect(things.read()).toBe(read);
  // another tab stores something between reading and writing
  local.setItem('hisaab / x', '{"at":2,"value":{"list":["a","b","c"]}}');
  things.write(({ list }) => ({ list: [...list, 'd'] }));
  expect(JSON.parse(local.getItem('hisaab / x') ?? '').value).toEqual({ list: ['a', 'b', 'c', 'd'] });
  // what is only to be stored leaves what is there where nothing can be
  local.room = 0;
  expect(things.write(() => ({ list: ['e'] }), { onlyIfStored: true })).toBe(false);
  expect(things.read()).toEqual({ list: ['a', 'b', 'c', 'd'] });
  local.room = Number.POSITIVE_INFINITY;
  // what says no more than nothing is not stored
  things.write(() => ({ list: [] }));
  expect(local.all()).toEqual({});
  for (const wrong of [null, 5, 'x', [], { list: 5 }]) expect(things.readFrom(wrong)).toEqual({ list: [] });
});

it('an entry that is written again with the same value keeps its time', () => {
  writeEntry('tool:x', { amount: 5 });
  vi.setSystemTime(2000);
  expect(writeEntry('tool:x', { amount: 5 })).toBe(true);
  expect(readEntry('tool:x')?.at).toBe(1000);
});

it('an entry lasts as long as the visit where nothing can be stored, and is stored once it can be', () => {
  writeEntry('tool:x', 1);
  local.room = 0;
  expect(writeEntry('tool:x', 2)).toBe(false);
  expect([readEntry('tool:x')?.value, local.getItem(KEY)]).toEqual([2, '{"at":1000,"value":1}']);
  local.room = 100;
  expect(writeEntry('tool:x', 2)).toBe(true);
  expect(JSON.parse(local.getItem(KEY) ?? '')).toMatchObject({ value: 2 });
});

it('who watches an entry is told of its changes on this page, in other tabs, and while the page was not shown', async () => {
  vi.stubGlobal('window', new EventTarget());
  const told = vi.fn();
  const stop = watchEntry('tool:x', told);
  const times = async (count: number) => {
    await Promise.resolve();
    expect(told).toHaveBeenCalledTimes(count);
  };
  writeEntry('tool:x', 1);
  await times(1);
  writeEntry('tool:y', 1);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'hisaab / tool:y' }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  await times(1);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await times(4);
  removeEntry('tool:x');
  await times(5);
  stop();
  writeEntry('tool:x', 2);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
  await times(5);
});
