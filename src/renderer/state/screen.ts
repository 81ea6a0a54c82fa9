import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchMedia } from '#src/browser/media.ts';

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

/** Whether the page is being printed. What is rendered only then is there before the browser reads the page. */
export function useOnPaper(): boolean {
  const [onPaper, setOnPaper] = useState(false);
  useEffect(() => {
    const show = (value: boolean) => flushSync(() => setOnPaper(value));
    let begun = false;
    function follow({ type }: Event) {
      begun = type === 'beforeprint';
      show(begun);
    }
    // a preview, or a program that makes a file, may show the page as on paper without saying so before;
    // Chromium says after `beforeprint` once more that the page is on the screen
    const stopWatching = watchMedia('print', (matches) => show(matches || begun));
    window.addEventListener('beforeprint', follow);
    window.addEventListener('afterprint', follow);
    return () => {
      stopWatching();
      window.removeEventListener('beforeprint', follow);
      window.removeEventListener('afterprint', follow);
    };
  }, []);
  return onPaper;
}

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
