import { type RefObject, useEffect, useState } from 'react';

/** Whether a scrolling part has more at its end than is in sight. */
export function useMore(part: RefObject<HTMLElement | null>): boolean {
  const [more, setMore] = useState(false);
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
  }, [part]);
  return more;
}
