import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Outcome } from '#src/engine/types.ts';

/** Milliseconds without a change before charts and tables follow, and the longest that they wait while figures change. */
const PAUSE = 150;
const LONGEST = 600;
/** How much longer parts off the screen wait. They follow too, for screen readers and searches in the page. */
const UNSEEN = 1000;

/** Parts this near to the screen count as on it. */
const NEAR = { rootMargin: '10%' };

/**
 * The outcome for parts that take longer to draw than a frame on a small phone: it changes once the figures have stopped
 * changing, so that no key press waits for a drawing that the next key makes out of date.
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
    /** To be called when the figures have changed. */
    change(outcome: Outcome) {
      const now = performance.now();
      if (latest === shown) since = now;
      latest = outcome;
      clearTimeout(timer);
      timer = setTimeout(publish, Math.max(0, Math.min(PAUSE, since + LONGEST - now)));
    },
    outcome: () => shown,
    /** Whether the figures are still changing, so that this outcome is about to be replaced. */
    changing: () => latest !== shown,
    /** `listener` is called when the outcome has changed, with whether to follow at once, for printing. */
    subscribe(listener: (atOnce: boolean) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** All parts follow at once, for printing. */
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

/** The settled outcome for a part. A part off the screen follows later, or when it comes near. */
export function useSettled(settled: Settled, near: boolean): Outcome {
  const [outcome, setOutcome] = useState(settled.outcome);
  const seen = useRef(near);
  useEffect(() => {
    seen.current = near;
    if (near) startTransition(() => setOutcome(settled.outcome()));
  }, [settled, near]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => startTransition(() => setOutcome(settled.outcome()));
    const leave = settled.subscribe((atOnce) => {
      clearTimeout(timer);
      if (atOnce) setOutcome(settled.outcome());
      else if (seen.current) follow();
      // while figures change, the next outcome starts this wait again
      else timer = setTimeout(() => settled.changing() || follow(), UNSEEN);
    });
    // it may have changed between rendering and subscribing
    setOutcome(settled.outcome());
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [settled]);
  return outcome;
}
