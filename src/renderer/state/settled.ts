import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Outcome } from '#src/engine/types.ts';
import type { Store } from './calculator.ts';

/** Milliseconds without a change before charts and tables follow, and the longest that they wait while figures change. */
const PAUSE = 150;
const MOST_DELAY = 600;
/** How long those off the screen wait. They follow too, for screen readers and searches in the page. */
const UNSEEN = 1150;

/** Parts this near to the screen count as on it. */
const NEAR = { rootMargin: '10%' };

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

/**
 * The outcome for a part that takes longer to draw than a frame on a small phone: it follows once the figures have stopped
 * changing, so that no key press waits for a drawing that the next key makes out of date.
 *
 * @param near whether the part is on the screen, or nearly
 */
export function useSettled(store: Store, near: boolean): Outcome {
  const [outcome, setOutcome] = useState(store.outcome);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let since = 0;
    const follow = () => {
      timer = undefined;
      startTransition(() => setOutcome(store.outcome()));
    };
    const change = () => {
      const now = performance.now();
      if (timer === undefined) since = now;
      clearTimeout(timer);
      timer = setTimeout(follow, near ? Math.max(0, Math.min(PAUSE, since + MOST_DELAY - now)) : UNSEEN);
    };
    const onPaper = () => flushSync(() => setOutcome(store.outcome()));
    // it may have changed since this was rendered, or while the part was off the screen
    follow();
    const leave = store.subscribe(change);
    window.addEventListener('beforeprint', onPaper);
    return () => {
      clearTimeout(timer);
      leave();
      window.removeEventListener('beforeprint', onPaper);
    };
  }, [store, near]);
  return outcome;
}
