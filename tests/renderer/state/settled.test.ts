import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '#src/engine/types.ts';
import { createSettled } from '#src/renderer/state/settled.ts';

/** Outcomes differ by their messages. */
const outcome = (message: string): Outcome => ({ ok: false, field: null, message });
const messageOf = (shown: Outcome) => (shown.ok ? '' : shown.message);

/** A calculator with one chart, and what the chart got to draw since the last check. */
function page() {
  const settled = createSettled(outcome('first'));
  const drawn: string[] = [];
  settled.subscribe(() => drawn.push(messageOf(settled.outcome())));
  let changes = 0;
  return {
    settled,
    drawn: () => drawn.splice(0),
    /** Presses a key so many times, so many milliseconds apart. */
    press(times: number, apart: number) {
      for (let time = 0; time < times; time++) {
        settled.change(outcome(String(++changes)));
        vi.advanceTimersByTime(apart);
      }
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the outcome for charts and tables', () => {
  it('waits until the figures stand still, and is then the last', () => {
    const { press, drawn } = page();
    press(4, 80);
    expect(drawn()).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(drawn()).toEqual(['4']);
    vi.advanceTimersByTime(5000);
    expect(drawn()).toEqual([]);
  });

  it('changes now and then while a slider moves without a rest', () => {
    const { press, drawn } = page();
    press(100, 20);
    const times = drawn().length;
    expect(times).toBeGreaterThanOrEqual(2);
    expect(times).toBeLessThanOrEqual(4);
  });

  it('comes at once for a page that is printed, and not again after it', () => {
    const { settled, press, drawn } = page();
    press(1, 10);
    settled.catchUp();
    expect(drawn()).toEqual(['1']);
    vi.advanceTimersByTime(5000);
    expect(drawn()).toEqual([]);
  });

  it('is drawn at once, and not when there is time, for printing alone', () => {
    const { settled, press } = page();
    const listener = vi.fn();
    settled.subscribe(listener);
    press(1, 1000);
    press(1, 10);
    settled.catchUp();
    expect(listener.mock.calls).toEqual([[false], [true]]);
  });

  it('is the first until something changes', () => {
    const { settled, drawn } = page();
    vi.advanceTimersByTime(5000);
    expect(drawn()).toEqual([]);
    expect(messageOf(settled.outcome())).toBe('first');
  });

  it('is not sent to a part that has left', () => {
    const { settled, press } = page();
    const listener = vi.fn();
    settled.subscribe(listener)();
    press(1, 300);
    expect(listener).not.toHaveBeenCalled();
  });
});
