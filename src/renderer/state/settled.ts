import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Outcome } from '#src/engine/types.ts';

/** How long the figures stand still before charts and tables follow, and the longest that these wait while they move: ms. */
const PAUSE = 150;
const LONGEST = 600;
/** How much longer what is off the screen waits, unless it comes near: it is read by screen readers and found by searches. */
const UNSEEN = 1000;

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

/** The settled outcome for a part that is drawn from it. One that is off the screen follows later, or when it comes near. */
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
      else timer = setTimeout(follow, UNSEEN);
    });
    // it may have changed since this part was rendered, before anybody listened
    setOutcome(settled.outcome());
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [settled]);
  return outcome;
}
