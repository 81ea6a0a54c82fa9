import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '#src/engine/types.ts';
import { createFollowing, followerOf } from '#src/renderer/following.ts';

/** Outcomes are told apart by their messages. */
const outcome = (message: string): Outcome => ({ ok: false, field: null, message });
const messageOf = (shown: Outcome) => (shown.ok ? '' : shown.message);

/** A page at which figures change, with parts that each take so many milliseconds to draw. */
function pageOf(took: Readonly<Record<string, number>>) {
  const start = outcome('at first');
  const following = createFollowing(start);
  const log: string[] = [];
  const parts = Object.entries(took).map(([name, time]) => {
    const one = followerOf((shown) => {
      log.push(`${name}: ${messageOf(shown)}`);
      setTimeout(() => following.drawn(one), time);
    }, start);
    return { one, leave: following.join(one) };
  });
  let changes = 0;
  return {
    following,
    parts,
    /** What has been asked for since the last look. */
    asked: () => log.splice(0),
    change: () => following.change(outcome(String(++changes))),
  };
}

/** Presses a key so many times, so many milliseconds apart. */
function press({ change }: ReturnType<typeof pageOf>, times: number, apart: number) {
  for (let time = 0; time < times; time++) {
    change();
    vi.advanceTimersByTime(apart);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what follows the figures', () => {
  it('waits until they stand still, and then shows the last', () => {
    const page = pageOf({ chart: 1 });
    press(page, 4, 50);
    expect(page.asked()).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(page.asked()).toEqual(['chart: 4']);
    vi.advanceTimersByTime(5000);
    expect(page.asked()).toEqual([]);
  });

  it('follows a slider that never rests', () => {
    const page = pageOf({ chart: 1 });
    press(page, 200, 16);
    // five times a second and more where a drawing takes no longer than a frame
    expect(page.asked().length).toBeGreaterThan(15);
  });

  it('is drawn one after the other', () => {
    const page = pageOf({ chart: 200, table: 200 });
    page.change();
    vi.advanceTimersByTime(300);
    expect(page.asked()).toEqual(['chart: 1']);
    vi.advanceTimersByTime(300);
    expect(page.asked()).toEqual(['table: 1']);
  });

  it('lets a press in between: the next is drawn when the figures stand still again, and shows the last', () => {
    const page = pageOf({ chart: 100, table: 100 });
    page.change();
    vi.advanceTimersByTime(250);
    page.change();
    vi.advanceTimersByTime(100);
    expect(page.asked()).toEqual(['chart: 1']);
    vi.advanceTimersByTime(3000);
    expect(page.asked().sort()).toEqual(['chart: 2', 'table: 2']);
  });

  it('falls between no two keys where its drawing takes long', () => {
    const page = pageOf({ chart: 100 });
    page.change();
    vi.advanceTimersByTime(2000);
    page.asked();
    press(page, 10, 300);
    expect(page.asked()).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(page.asked()).toEqual(['chart: 11']);
  });

  it('waits longer off the screen, whatever is typed, and is drawn when it comes in sight', () => {
    const page = pageOf({ chart: 1 });
    const [chart] = page.parts;
    if (!chart) throw new Error('a part');
    page.following.see(chart.one, false);
    press(page, 20, 500);
    expect(page.asked()).toEqual([]);
    page.following.see(chart.one, true);
    vi.advanceTimersByTime(1);
    expect(page.asked()).toEqual(['chart: 20']);
    page.following.see(chart.one, false);
    page.change();
    vi.advanceTimersByTime(2000);
    expect(page.asked()).toEqual(['chart: 21']);
  });

  it('holds nobody up when it leaves while it is drawn', () => {
    const page = pageOf({ chart: 200, table: 1 });
    page.change();
    vi.advanceTimersByTime(160);
    page.parts[0]?.leave();
    vi.advanceTimersByTime(500);
    expect(page.asked()).toEqual(['chart: 1', 'table: 1']);
    page.change();
    vi.advanceTimersByTime(500);
    expect(page.asked()).toEqual(['table: 2']);
  });

  it('catches up at once for paper', () => {
    const page = pageOf({ chart: 1, table: 1 });
    page.change();
    page.following.catchUp();
    expect(page.asked()).toEqual(['chart: 1', 'table: 1']);
    vi.advanceTimersByTime(5000);
    expect(page.asked()).toEqual([]);
  });
});
