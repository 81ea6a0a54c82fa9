import { type RefObject, useEffect } from 'react';

const HOW = { duration: 220, easing: 'ease-out' } as const;
/** As a value of CSS, whose strings take no line ends. */
const asStyle = (d: string) => `path("${d.replace(/\s+/g, ' ').trim()}")`;
const commands = (d: string) => d.replace(/[^a-z]/gi, '');

/** A number, after what tells its direction. */
const NUMBER = /([hv,]?) *(-?[\d.]+)/g;

/**
 * Where a shape begins its move: as high as it was, at its new places along the axis, which has moved at once. Otherwise lines would
 * run past an axis that is shorter than before. The slices of a ring, which have arcs, begin as they were.
 */
export function beginning(from: string, to: string): string {
  if (to.includes('A')) return from;
  const before = Array.from(from.matchAll(NUMBER), ([, , figure]) => figure);
  let at = 0;
  return to.replace(NUMBER, (all, direction: string, figure: string) => {
    const old = before[at++] ?? figure;
    return direction === ',' || direction === 'v' ? `${direction}${old}` : all;
  });
}

/**
 * Lets the shapes of a chart move to new figures. They do not when they are drawn first, get another size or have other corners.
 * recharts would draw every step with React, and a key press would wait for it.
 */
export function useMotion(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!frame.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const whole = frame.current;
    let before: readonly string[] = [];
    const observer = new MutationObserver(() => {
      const paths = [...whole.querySelectorAll<SVGPathElement>('.recharts-layer path')];
      const drawing = whole.querySelector('svg.recharts-surface');
      const size = `${drawing?.getAttribute('width')} ${drawing?.getAttribute('height')}`;
      const now = [size, ...paths.map((path) => path.getAttribute('d') ?? '')];
      if (now.length === before.length && size === before[0])
        for (const [index, path] of paths.entries()) {
          const [from = '', to = ''] = [before[index + 1], now[index + 1]];
          if (from !== to && commands(from) === commands(to))
            path.animate({ d: [asStyle(beginning(from, to)), asStyle(to)] }, HOW);
        }
      before = now;
    });
    observer.observe(whole, { subtree: true, childList: true, attributes: true, attributeFilter: ['d'] });
    return () => observer.disconnect();
  }, [frame]);
}
