import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SIDEBAR_FITS } from '#src/browser/media.ts';
import { useCalculator } from '../state/calculator.ts';
import { COMPARE, type Power } from './list.ts';

interface Opened {
  readonly power: Power;
  /** Whether the visitor has pressed its button, and no link or scenario has opened it. */
  readonly byPress: boolean;
}

/**
 * Scrolls to a panel of the page once its code is there, which makes it as tall as it will be.
 *
 * @param block `start` for its first line; `nearest` only to bring it out from under the bar with the result, which small
 * screens have, so that nothing moves on wide ones
 */
function reveal(power: Power, panel: RefObject<HTMLElement | null>, block: 'start' | 'nearest') {
  if (block === 'nearest' && matchMedia(SIDEBAR_FITS).matches) return;
  power.load().then(
    () => requestAnimationFrame(() => panel.current?.scrollIntoView({ block })),
    () => {}, // the panel says what failed
  );
}

/**
 * Which power's panel is open: one at a time, by a press on its button, or *Compare* since there are scenarios.
 *
 * @param onOpen called with whether a panel is open
 * @returns the open power, and `panel`, a ref for its panel where that is part of the page
 */
export function useOpenPower(onOpen: (isOpen: boolean) => void) {
  const { store } = useCalculator();
  const [opened, setOpened] = useState<Opened | null>(null);
  const panel = useRef<HTMLElement>(null);
  function show(next: Opened | null) {
    setOpened(next);
    onOpen(next !== null);
  }
  useEffect(() => {
    // only after a press, because somebody who opens a link would lose their place
    if (!opened?.byPress || !panel.current) return;
    // a screen reader then reads the panel, and the next Tab goes into it
    panel.current.focus({ preventScroll: true });
    reveal(opened.power, panel, 'nearest');
  }, [opened]);
  // a layout effect, because it must listen before that of `useAddress`, around this, reads the link
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is another function each time, but only sets state
  useLayoutEffect(
    () =>
      store.subscribe((cause) => {
        if ((cause !== 'pinned' && cause !== 'link') || store.pins().length === 0) return;
        show({ power: COMPARE, byPress: false });
        // a link with scenarios was made to show them side by side, so they come first
        reveal(COMPARE, panel, cause === 'link' ? 'start' : 'nearest');
      }),
    [store],
  );
  const open = opened?.power ?? null;
  return {
    open,
    panel,
    toggle: (power: Power) => show(power === open ? null : { power, byPress: true }),
    close: () => show(null),
  };
}
