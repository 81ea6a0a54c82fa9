import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a scrolling part has more at its end than is in sight.
 *
 * @param count how many children it has, if that changes
 */
export function useMore(part: RefObject<HTMLElement | null>, count = 1): boolean {
  const [more, setMore] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new children are to be observed
  useEffect(() => {
    const scroller = part.current;
    if (!scroller) return;
    const look = () => setMore(scroller.scrollLeft + scroller.clientWidth < scroller.scrollWidth - 1);
    const observer = new ResizeObserver(look);
    for (const each of [scroller, ...scroller.children]) observer.observe(each);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [part, count]);
  return more;
}
