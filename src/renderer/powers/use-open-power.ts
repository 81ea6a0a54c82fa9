import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Store } from '../state/calculator.ts';
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

/** Which power's panel is open: one at a time, by a press on a button, or *Compare* since there are scenarios. */
export function useOpenPower(store: Store) {
  const [opened, setOpened] = useState<Opened | null>(null);
  /** The panel, where it is part of the page. */
  const panel = useRef<HTMLElement>(null);
  /** What has opened it and gets the focus back; null where a link or a scenario has. */
  const pressed = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    // only after a press, because somebody who opens a link would lose their place
    if (!opened?.byPress || !panel.current) return;
    // a screen reader then reads the panel, and the next Tab goes into it
    panel.current.focus({ preventScroll: true });
    reveal(opened.power, panel, 'nearest');
  }, [opened]);
  // a layout effect, because it must listen before a link is read
  useLayoutEffect(
    () =>
      store.subscribe((cause) => {
        if ((cause !== 'pinned' && cause !== 'link') || store.pins().length === 0) return;
        pressed.current = null;
        setOpened({ power: COMPARE, byPress: false });
        // a link with scenarios was made to show them side by side, so they come first
        reveal(COMPARE, panel, cause === 'link' ? 'start' : 'nearest');
      }),
    [store],
  );
  const open = opened?.power ?? null;
  function show(power: Power, button: HTMLElement) {
    pressed.current = button;
    setOpened({ power, byPress: true });
  }
  return {
    open,
    panel,
    /** Of the panel, which its button names. */
    id,
    show,
    toggle: (power: Power, button: HTMLElement) => (power === open ? setOpened(null) : show(power, button)),
    close() {
      // its button is still there, because React renders only after this
      const button = pressed.current ?? document.querySelector<HTMLElement>(`[aria-controls="${id}"]`);
      button?.focus();
      setOpened(null);
    },
  };
}

export type OpenPower = ReturnType<typeof useOpenPower>;
