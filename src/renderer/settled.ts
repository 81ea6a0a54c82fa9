import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Outcome } from '#src/engine/types.ts';

/** How long the figures stand still before charts and tables follow, and the longest that these wait while they move: ms. */
const PAUSE = 150;
const LONGEST = 600;

/** What is this near to the screen is taken to be on it. */
const NEAR = { rootMargin: '10%' };

/**
 * The outcome for what takes longer to draw than a frame on a small phone: it changes once the figures stand still, so that
 * no key press waits for a drawing that the next key makes out of date.
 */
export function createSettled(first: Outcome) {
  const listeners = new Set<(atOnce: boolean) => void>();
  let latest = first;
  let shown = first;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function publish(atOnce = false) {
    clearTimeout(timer);
    shown = latest;
    for (const listener of listeners) listener(atOnce);
  }

  return {
    /** The figures have changed. */
    change(outcome: Outcome) {
      const now = performance.now();
      if (latest === shown) since = now;
      latest = outcome;
      clearTimeout(timer);
      timer = setTimeout(publish, Math.max(0, Math.min(PAUSE, since + LONGEST - now)));
    },
    outcome: () => shown,
    /** `listener` is told when the outcome has changed, and whether the page is printed and cannot wait. */
    subscribe(listener: (atOnce: boolean) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** All follow at once, for a page that is printed. */
    catchUp: () => flushSync(() => publish(true)),
  };
}

export type Settled = ReturnType<typeof createSettled>;

/** Whether a part of the page is on the screen, or nearly. */
export function useNear(part: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!part.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), NEAR);
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part]);
  return near;
}

/** The settled outcome for a part that is drawn from it. One that is off the screen follows when it comes near. */
export function useSettled(settled: Settled, near: boolean): Outcome {
  const [outcome, setOutcome] = useState(settled.outcome);
  const seen = useRef(near);
  useEffect(() => {
    seen.current = near;
    if (near) startTransition(() => setOutcome(settled.outcome()));
  }, [settled, near]);
  useEffect(() => {
    const leave = settled.subscribe((atOnce) => {
      if (atOnce) setOutcome(settled.outcome());
      else if (seen.current) startTransition(() => setOutcome(settled.outcome()));
    });
    return () => void leave();
  }, [settled]);
  return outcome;
}
