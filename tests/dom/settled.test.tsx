import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '#src/engine/types.ts';
import { createSettled, useSettled } from '#src/renderer/state/settled.ts';

const outcome = (message: string): Outcome => ({ ok: false, field: null, message });

/** A part of a page that shows the settled outcome. */
function part(near: boolean) {
  const settled = createSettled(outcome('first'));
  const { result } = renderHook(() => useSettled(settled, near));
  return {
    shown: () => (result.current.ok ? '' : result.current.message),
    change: (to: string) => settled.change(outcome(to)),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a part that shows the settled outcome', () => {
  it('follows as soon as the figures stand still, if it is near the screen', () => {
    const { shown, change, wait } = part(true);
    change('second');
    wait(200);
    expect(shown()).toBe('second');
  });

  it('follows later if it is not', () => {
    const { shown, change, wait } = part(false);
    change('second');
    wait(1000);
    expect(shown()).toBe('first');
    wait(500);
    expect(shown()).toBe('second');
  });

  it('does not follow between two changes if it is off the screen, but after the last', () => {
    const { shown, change, wait } = part(false);
    change('second');
    wait(1100);
    change('third');
    wait(100);
    expect(shown()).toBe('first');
    wait(1000);
    expect(shown()).toBe('first');
    wait(500);
    expect(shown()).toBe('third');
  });
});
