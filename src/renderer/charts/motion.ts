import { useEffect, useRef } from 'react';

/** How shapes move to new figures. They do not move when they are drawn first, nor where the reader wants no motion. */
export function useMotion() {
  const isDrawn = useRef(false);
  useEffect(() => {
    isDrawn.current = true;
  }, []);
  return {
    isAnimationActive: isDrawn.current ? ('auto' as const) : false,
    animationDuration: 220,
    animationEasing: 'ease-out' as const,
  };
}
