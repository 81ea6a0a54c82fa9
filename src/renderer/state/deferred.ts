import { type RefObject, useDeferredValue, useEffect, useState } from 'react';
import type { Outcome } from '#src/engine/types.ts';
import { useOutcome } from './calculator.ts';

/** The outcome for what takes long to draw: React draws it after what was typed, and starts again if another key comes first. */
export const useDeferredOutcome = (): Outcome => useDeferredValue(useOutcome((outcome) => outcome));

/** Parts this near to the screen count as on it. */
const NEAR = { rootMargin: '10%' };

/** Whether a part of the page is or was on the screen, or nearly: only then is its code worth loading. */
export function useNear(part: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !part.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    }, NEAR);
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, near]);
  return near;
}
