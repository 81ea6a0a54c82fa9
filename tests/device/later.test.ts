import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeNow, storeSoon } from '#src/device/later.ts';

const page = new EventTarget();
const visible = Object.assign(new EventTarget(), { visibilityState: 'visible' });
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', visible);
});
afterEach(() => {
  storeNow();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what is to be stored is stored once nothing has changed for a moment, the last of a name alone', () => {
  const stored: string[] = [];
  storeSoon('a', () => stored.push('a1'));
  vi.advanceTimersByTime(300);
  storeSoon('a', () => stored.push('a2'));
  storeSoon('b', () => stored.push('b'));
  vi.advanceTimersByTime(300);
  expect(stored).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(stored).toEqual(['a2', 'b']);
  vi.advanceTimersByTime(5000);
  expect(stored).toHaveLength(2);
});

it.each([
  ['left', () => page.dispatchEvent(new Event('pagehide'))],
  [
    'hidden behind another one',
    () => {
      visible.visibilityState = 'hidden';
      visible.dispatchEvent(new Event('visibilitychange'));
      visible.visibilityState = 'visible';
    },
  ],
])('it is stored at once where the page is %s', (_how, leave) => {
  const store = vi.fn();
  storeSoon('a', store);
  visible.dispatchEvent(new Event('visibilitychange'));
  expect(store).not.toHaveBeenCalled();
  leave();
  expect(store).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(store).toHaveBeenCalledTimes(1);
});
