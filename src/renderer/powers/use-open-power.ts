import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
 * @param block `start` for its first line; `nearest` only if part of it is out of sight
 */
function reveal(power: Power, panel: RefObject<HTMLElement | null>, block: 'start' | 'nearest') {
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
    show: (power: Power) => show({ power, byPress: true }),
    toggle: (power: Power) => show(power === open ? null : { power, byPress: true }),
    close: () => show(null),
  };
}
