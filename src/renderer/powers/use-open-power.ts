import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Store } from '../state/calculator.ts';
import { COMPARE, type Power } from './list.ts';

interface Opened {
  readonly power: Power;
  /** What was pressed to open it, and gets the focus back; null where a link or a scenario has opened it. */
  readonly button: HTMLElement | null;
  /** Where it is scrolled to: `start` for its first line; `nearest` only if part of it is out of sight. */
  readonly block: 'start' | 'nearest';
}

/** Which power's panel is open: one at a time, by a press on a button, or *Compare* since there are scenarios. */
export function useOpenPower(store: Store) {
  const [opened, setOpened] = useState<Opened | null>(null);
  /** The panel, where it is part of the page. */
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    if (!opened || !panel.current) return;
    // a screen reader then reads the panel, and the next Tab goes into it; somebody who opens a link would lose their place
    if (opened.button) panel.current.focus({ preventScroll: true });
    panel.current.scrollIntoView({ block: opened.block });
  }, [opened]);
  // a layout effect, because it must listen before a link is read
  useLayoutEffect(() => {
    let pins = store.pins();
    return store.subscribe((cause) => {
      const before = pins;
      pins = store.pins();
      const isLinked = cause === 'set' && pins !== before && pins.length > 0;
      // a new name for a scenario moves nothing
      if (!isLinked && (cause !== 'beside' || pins.length <= before.length)) return;
      // a link with scenarios was made to show them side by side, so they come first
      setOpened({ power: COMPARE, button: null, block: isLinked ? 'start' : 'nearest' });
    });
  }, [store]);
  const open = opened?.power ?? null;
  const show = (power: Power, button: HTMLElement) => setOpened({ power, button, block: 'nearest' });
  return {
    open,
    panel,
    /** Of the panel, which its button names. */
    id,
    show,
    toggle: (power: Power, button: HTMLElement) => (power === open ? setOpened(null) : show(power, button)),
    close() {
      // its button is still there, because React renders only after this
      const button = opened?.button ?? document.querySelector<HTMLElement>(`[aria-controls="${id}"]`);
      button?.focus();
      setOpened(null);
    },
  };
}

export type OpenPower = ReturnType<typeof useOpenPower>;
