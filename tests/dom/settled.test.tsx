import { act, render, renderHook } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Calculator, useCalculator, useOutcome } from '#src/renderer/state/calculator.ts';
import { useFollower, useSettled } from '#src/renderer/state/settled.ts';
import { madeUp } from '../made-up.ts';

const tool = madeUp({
  inputs: { amount: { kind: 'number', label: 'Amount', default: 1 } },
  outputs: { total: { kind: 'number', label: 'Total' } },
  compute: ({ amount }) => ({ total: amount }),
});

/** A part of a page that shows the settled outcome. */
function part(pace: Parameters<typeof useSettled>[1]) {
  let calculator: Calculator | null = null;
  let drawings = 0;
  const { result } = renderHook(() => {
    calculator = useCalculator(tool);
    drawings++;
    return useSettled(calculator.store, pace);
  });
  drawings = 0;
  return {
    shown: () => (result.current.ok ? result.current.outputs.total : null),
    drawings: () => drawings,
    change: (amount: number) => act(() => calculator?.store.set({ amount }, 'example')),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.unstubAllGlobals();
});

describe('a chart or a table', () => {
  it('waits until the figures stand still, and then shows the last', () => {
    const { shown, drawings, change, wait } = part('near');
    for (const amount of [2, 3, 4]) {
      change(amount);
      wait(80);
    }
    expect([shown(), drawings()]).toEqual([1, 0]);
    wait(200);
    expect(shown()).toBe(4);
    const drawn = drawings();
    wait(5000);
    expect(drawings()).toBe(drawn);
  });

  it('follows now and then while a slider moves without a rest', () => {
    const { shown, change, wait } = part('near');
    const seen = new Set<unknown>();
    for (let amount = 2; amount < 102; amount++) {
      change(amount);
      wait(20);
      seen.add(shown());
    }
    expect(seen.size).toBeGreaterThanOrEqual(3);
    expect(seen.size).toBeLessThanOrEqual(5);
  });

  it('follows later if it is off the screen, and not between two changes', () => {
    const { shown, change, wait } = part('unseen');
    change(2);
    wait(1000);
    expect(shown()).toBe(1);
    change(3);
    wait(1000);
    expect(shown()).toBe(1);
    wait(500);
    expect(shown()).toBe(3);
  });

  it('follows at once for a page that is printed', () => {
    const { shown, change } = part('unseen');
    change(2);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(shown()).toBe(2);
  });
});

describe('the results', () => {
  /** A page with the results of the tool, and a way to scroll them out of sight. */
  function page() {
    let see: (seen: boolean) => void = () => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: IntersectionObserverCallback) {
          see = (isIntersecting) => tell([{ isIntersecting } as IntersectionObserverEntry], this as never);
        }
        observe() {}
        disconnect() {}
      },
    );
    let calculator: Calculator | null = null;
    const Total = ({ followed }: { followed: Calculator }) =>
      useOutcome(followed.store, (outcome) => (outcome.ok ? `${outcome.outputs.total}` : ''));
    function Page() {
      const panel = useRef<HTMLDivElement>(null);
      calculator = useCalculator(tool);
      return (
        <div ref={panel}>
          <Total followed={useFollower(calculator, panel)} />
        </div>
      );
    }
    const { container } = render(<Page />);
    return {
      shown: () => container.textContent,
      see: (seen: boolean) => act(() => see(seen)),
      type: (amount: number) => act(() => calculator?.form.setValue('amount', amount)),
      choose: (amount: number) => act(() => calculator?.store.set({ amount }, 'example')),
      wait: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    };
  }

  it('follow every change while they are in sight', () => {
    const { shown, see, type } = page();
    type(2);
    expect(shown()).toBe('2');
    see(true);
    type(3);
    expect(shown()).toBe('3');
  });

  it('follow once nobody is typing while they are out of sight', () => {
    const { shown, see, type, wait } = page();
    see(false);
    type(2);
    wait(300);
    type(3);
    wait(300);
    expect(shown()).toBe('1');
    wait(300);
    expect(shown()).toBe('3');
  });

  it('follow an example, a link or what is stored at once, also out of sight', () => {
    const { shown, see, choose } = page();
    see(false);
    choose(2);
    expect(shown()).toBe('2');
  });

  it('have followed when they are scrolled to or printed', () => {
    const { shown, see, type } = page();
    see(false);
    type(2);
    see(true);
    expect(shown()).toBe('2');
    see(false);
    type(3);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(shown()).toBe('3');
  });
});
