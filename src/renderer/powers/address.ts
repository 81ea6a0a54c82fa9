import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { splitHash, type Unread } from '#src/engine/powers/scenario.ts';
import type { Calculator, FormValues } from '../state/calculator.ts';
import { loadLink } from './link-code.ts';
import type { Pins } from './pins.ts';

/** The address is written once nothing has changed for this many milliseconds: it takes longer than the figures. */
const PAUSE = 500;

/** The settings for a tool in the address on show; null where there are none. */
function settingsFor(id: string): string | null {
  const { id: named, text } = splitHash(window.location.hash);
  return text !== '' && (named === '' || named === id) ? text : null;
}

/** The hash that this page wrote last, which is nothing to be read. */
let written: string | null = null;

/** The hash that this page read or wrote last. */
let known = '';

/** What a link has brought. */
export interface Linked {
  /** What of it could not be read. */
  readonly unread: readonly Unread[];
}

/** Hides figures while they are not those of the link. The document's own script does so before the first paint. */
const hideFigures = (hidden: boolean) => document.documentElement.classList.toggle('linked', hidden);

/**
 * Fills the form from the address, as the page opens and whenever another address is pasted.
 *
 * @param otherwise what an address without settings opens; null where it changes nothing
 * @returns what the link has brought; null where there was none
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
      // at once: from now on nothing of the form is stored
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

/** Keeps the address of the page that of the present inputs, so that a reload and a bookmark have the figures on show. */
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
      // the address on show may be that of another page by now
      if (named !== '' && named !== id) return;
      // another address has just been pasted: it is read first, and not written over
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
        // without its code the address stays as it is
      }
    }
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(later, PAUSE);
    };
    const stops = [store.subscribe(soon), pins.subscribe(soon)];
    // a press may lead to another page, whose address is not to be written over
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
