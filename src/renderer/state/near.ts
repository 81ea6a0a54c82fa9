import { type RefObject, useEffect, useState } from 'react';

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
