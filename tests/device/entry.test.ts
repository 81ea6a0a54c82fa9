import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readEntry, removeEntry, watchEntry, writeEntry } from '#src/device/entry.ts';
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

it.each<[string, string, unknown]>([
  ['JSON of an earlier release', '{"tool":"x","version":1}', { tool: 'x', version: 1 }],
  ['JSON with a time that is none', '{"at":"1","value":2}', { at: '1', value: 2 }],
  ['a time without a value', '{"at":1}', { at: 1 }],
  ['damaged JSON', '{"at":1,', '{"at":1,'],
  ['null', 'null', null],
])('a stored text that is no entry is the value of one, as old as can be: %s', (_what, text, value) => {
  local.setItem(KEY, text);
  expect(readEntry('tool:x')).toEqual({ at: 0, value });
});

it('an entry that an earlier release stored without the path of the hub is read, and goes with the other', () => {
  local.setItem('tool:x', '{"amount":5}');
  expect(readEntry('tool:x')).toEqual({ at: 0, value: { amount: 5 } });
  writeEntry('tool:x', { amount: 6 });
  expect(readEntry('tool:x')?.value).toEqual({ amount: 6 });
  removeEntry('tool:x');
  expect([readEntry('tool:x'), local.all()]).toEqual([null, {}]);
});

it('values that nobody could read stay beside an entry until they are deleted', () => {
  writeEntry('tool:x', 1, { unread: ['damaged'] });
  writeEntry('tool:x', 2);
  expect(readEntry('tool:x')).toEqual({ at: 1001, value: 2, unread: ['damaged'] });
  writeEntry('tool:x', 2, { unread: [] });
  expect(readEntry('tool:x')).toEqual({ at: 1002, value: 2 });
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
