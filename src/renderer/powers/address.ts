import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { splitHash, type Unread } from '#src/engine/powers/scenario.ts';
import type { Calculator, FormValues } from '../state/calculator.ts';
import { loadLink } from './link-code.ts';
import type { Pins } from './pins.ts';

/** The address is written once nothing has changed for this many milliseconds: it takes longer than the figures. */
const PAUSE = 500;

/** The settings for a tool in the current address; null where there are none. */
function settingsFor(id: string): string | null {
  const { id: named, text } = splitHash(window.location.hash);
  return text !== '' && (named === '' || named === id) ? text : null;
}

/** The hash that this page wrote last, which need not be read. */
let written: string | null = null;

/** The hash that this page read or wrote last. */
let known = '';

/** What a link has set. */
export interface Linked {
  /** What could not be read. */
  readonly unread: readonly Unread[];
}

/** Hides figures until they are those of the link, as the document's script does before the first paint. */
const hideFigures = (hidden: boolean) => document.documentElement.classList.toggle('linked', hidden);

/**
 * Fills the form from the address, when the page opens and when another address is pasted.
 *
 * @param otherwise the values for an address without settings; null where it changes nothing
 * @returns what the link has set; null where there was none
 */
export function useLinked(
  id: string,
  { tool, form }: Calculator,
  pins: Pins,
  otherwise: FormValues | null,
): readonly [Linked | null, (linked: Linked | null) => void] {
  const [linked, setLinked] = useState<Linked | null>(null);
  useLayoutEffect(() => {
    let here = true;
    async function read() {
      const settings = settingsFor(id);
      if (settings === null) return hideFigures(false);
      hideFigures(true);
      // at once, so that nothing of the form is stored from now on
      setLinked({ unread: [] });
      try {
        const { readScenario } = await loadLink();
        if (!here || settingsFor(id) !== settings) return;
        const { values, pins: pinned, unread } = readScenario(tool, settings);
        form.reset({ ...values });
        pins.set(pinned);
        setLinked({ unread });
      } finally {
        hideFigures(false);
      }
    }
    function follow() {
      known = window.location.hash;
      if (window.location.hash === written) return;
      written = null;
      const { id: named, text } = splitHash(window.location.hash);
      if (text === '' && named === id && otherwise) {
        form.reset(otherwise);
        pins.set([]);
        setLinked(null);
      } else flushSync(() => void read().catch(() => {}));
    }
    written = null;
    known = window.location.hash;
    void read().catch(() => {});
    window.addEventListener('hashchange', follow);
    return () => {
      here = false;
      window.removeEventListener('hashchange', follow);
    };
  }, [id, tool, form, pins, otherwise]);
  return [linked, setLinked];
}

/** Whether a key only changes a value: it leads nowhere, and must not wait for the address. */
const isTyped = ({ target, key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  target instanceof HTMLInputElement && key !== 'Enter' && !altKey && !ctrlKey && !metaKey;

/** Writes the present inputs into the address, so that a reload and a bookmark have the same figures. */
export function useWrittenAddress(id: string, { tool, form, store }: Calculator, pins: Pins, writes: boolean) {
  useEffect(() => {
    if (!writes) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let link: typeof import('./link.ts') | null = null;
    function now() {
      if (timer === undefined || !link) return;
      clearTimeout(timer);
      timer = undefined;
      const { id: named } = splitHash(window.location.hash);
      // another page may be open by now
      if (named !== '' && named !== id) return;
      // another address has just been pasted: read it, do not overwrite it
      if (window.location.hash !== known) {
        known = window.location.hash;
        soon();
        return;
      }
      const settings = link.writeScenario(tool, form.getValues(), { pins: pins.get() });
      const hash = settings === '' ? named : `${named}?${settings}`;
      const { pathname, search } = window.location;
      history.replaceState(history.state, '', `${pathname}${search}${hash && `#${hash}`}`);
      written = window.location.hash;
      known = written;
    }
    async function later() {
      try {
        link ??= await loadLink();
        now();
      } catch {
        // if the code cannot be loaded the address stays as it is
      }
    }
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(later, PAUSE);
    };
    const stops = [store.subscribe(soon), pins.subscribe(soon)];
    // captured, so that the address is written first: a press may open another page, whose address must not be overwritten
    const before = ['pagehide', 'click'] as const;
    for (const type of before) window.addEventListener(type, now, true);
    const onKey = (event: KeyboardEvent) => {
      if (!isTyped(event)) now();
    };
    window.addEventListener('keydown', onKey, true);
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      for (const type of before) window.removeEventListener(type, now, true);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [id, tool, form, store, pins, writes]);
}
