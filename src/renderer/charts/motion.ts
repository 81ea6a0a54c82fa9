import { type RefObject, useEffect } from 'react';

const HOW = { duration: 220, easing: 'ease-out' } as const;
const commands = (d: string) => d.replace(/[^a-z]/gi, '');

/**
 * Lets the shapes of a chart move to new figures. They do not when they are drawn first, get another width or have other corners.
 * recharts would draw every step with React, and a key press would wait for it.
 */
export function useMotion(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!frame.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const whole = frame.current;
    let before: readonly string[] = [];
    const observer = new MutationObserver(() => {
      const paths = [...whole.querySelectorAll<SVGPathElement>('.recharts-layer path')];
      const width = whole.querySelector('svg.recharts-surface')?.getAttribute('width') ?? '';
      const now = [width, ...paths.map((path) => path.getAttribute('d') ?? '')];
      if (now.length === before.length && width === before[0])
        for (const [index, path] of paths.entries()) {
          const [from = '', to = ''] = [before[index + 1], now[index + 1]];
          if (from !== to && commands(from) === commands(to))
            path.animate({ d: [`path("${from}")`, `path("${to}")`] }, HOW);
        }
      before = now;
    });
    observer.observe(whole, { subtree: true, childList: true, attributes: true, attributeFilter: ['d'] });
    return () => observer.disconnect();
  }, [frame]);
}
