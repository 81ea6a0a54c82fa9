import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Outcome } from '#src/engine/types.ts';
import { useHydrating } from '#src/loading/static.tsx';
import { type Calculator, type Cause, isSet, type Store } from './calculator.ts';

/** How long a part waits, in milliseconds: after the last change, and at most while figures change. */
export const PACES = {
  /** Charts and tables on the screen. */
  near: { pause: 150, most: 600 },
  /** What is beside the figures, once nobody is typing. */
  rest: { pause: 400, most: Number.POSITIVE_INFINITY },
  /** What is off the screen follows too, for screen readers and searches in the page. */
  unseen: { pause: 1150, most: Number.POSITIVE_INFINITY },
};
type Pace = keyof typeof PACES;

/** Parts this near to the screen count as on it. */
const NEAR = { rootMargin: '10%' };
/** What a visitor sees of the page: what is between the header and a phone's bar with the result. */
export const SEEN = { rootMargin: '-64px 0px -72px' };

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

/** The pace of a chart or a table: near where it is on the screen, or nearly. */
export const paceOf = (near: boolean): Pace => (near ? 'near' : 'unseen');

/**
 * The outcome for a part that takes longer to draw than a frame on a small phone: it follows once the figures have stopped
 * changing, so that no key press waits for a drawing that the next key makes out of date.
 */
export function useSettled(store: Store, pace: Pace): Outcome {
  const hydrating = useHydrating();
  // a part may be hydrated after something was typed: it begins as it was prerendered
  const [outcome, setOutcome] = useState(hydrating ? store.first : store.outcome);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let since = 0;
    const { pause, most } = PACES[pace];
    const follow = () => {
      timer = undefined;
      startTransition(() => setOutcome(store.outcome()));
    };
    const change = (cause: Cause) => {
      // it may have the focus of the press that set all inputs, and is drawn quickly
      if (pace === 'rest' && isSet(cause)) {
        clearTimeout(timer);
        timer = undefined;
        setOutcome(store.outcome());
        return;
      }
      const now = performance.now();
      if (timer === undefined) since = now;
      clearTimeout(timer);
      timer = setTimeout(follow, Math.max(0, Math.min(pause, since + most - now)));
    };
    // it may have changed since this was rendered, or while the part was off the screen
    follow();
    const leave = store.subscribe(change);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [store, pace]);
  // apart from the pace: a listener that is replaced while another one flushes effects would not be called
  useEffect(() => {
    const onPaper = () => flushSync(() => setOutcome(store.outcome()));
    window.addEventListener('beforeprint', onPaper);
    return () => window.removeEventListener('beforeprint', onPaper);
  }, [store]);
  return outcome;
}

/**
 * A value that follows after the next paint, for what the paint after a key press need not show: `useDeferredValue` renders
 * before it where the browser is free.
 */
export function useAfterPaint<T>(value: T): T {
  const [later, setLater] = useState(value);
  useEffect(() => {
    if (later === value) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setLater(() => value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [later, value]);
  return later;
}

/** A store that tells its listeners of a change at once while they are seen; otherwise of what is typed once nobody is typing. */
function createFollower(store: Store) {
  const listeners = new Set<(cause: Cause) => void>();
  let seen = true;
  let missed: Cause | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const catchUp = () => {
    clearTimeout(timer);
    const cause = missed;
    missed = null;
    if (cause !== null) for (const listener of listeners) listener(cause);
  };
  // once, however many listeners there are
  let leave = () => {};
  const follow = () =>
    store.subscribe((cause) => {
      missed = cause;
      clearTimeout(timer);
      // a page that opens or is set is whole at once: what catches up later would move what is just being pressed
      if (seen || isSet(cause)) catchUp();
      else timer = setTimeout(catchUp, PACES.rest.pause);
    });
  return {
    catchUp,
    see(now: boolean) {
      seen = now;
      if (seen) catchUp();
    },
    store: {
      ...store,
      subscribe(listener: (cause: Cause) => void) {
        if (listeners.size === 0) leave = follow();
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
          if (listeners.size === 0) leave();
        };
      },
    },
  };
}

/**
 * The calculator for the parts of an element that need not follow every key press while it is out of sight: a press then lays
 * out and paints only what is seen.
 */
export function useFollower(calculator: Calculator, element: RefObject<Element | null>): Calculator {
  const [{ follower, following }] = useState(() => {
    const follower = createFollower(calculator.store);
    return { follower, following: { ...calculator, store: follower.store } };
  });
  useEffect(() => {
    const { see, catchUp } = follower;
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => see(entries.at(-1)?.isIntersecting === true), SEEN);
    observer.observe(element.current);
    window.addEventListener('beforeprint', catchUp);
    return () => {
      observer.disconnect();
      see(true);
      window.removeEventListener('beforeprint', catchUp);
    };
  }, [follower, element]);
  return following;
}
