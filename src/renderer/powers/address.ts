import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Unread } from '#src/engine/powers/scenario.ts';
import { retryable } from '#src/loading/recovery.ts';
import type { Calculator, FormValues } from '../state/calculator.ts';
import type { Pins } from './pins.ts';

/** The address is written at most once in this many milliseconds. */
const PAUSE = 500;

const loadLink = retryable(() => import('./link.ts'));

/** The parts of a hash: the tool that it names, empty on a page of its own, and its settings, null where it has none. */
function partsOf(hash: string): { readonly named: string; readonly settings: string | null } {
  const plain = hash.replace(/^#/, '');
  const at = plain.indexOf('?');
  return at < 0 ? { named: plain, settings: null } : { named: plain.slice(0, at), settings: plain.slice(at + 1) };
}

/** The settings for a tool in the address on show; null where there are none. */
function settingsFor(id: string): string | null {
  const { named, settings } = partsOf(window.location.hash);
  return settings !== '' && (named === '' || named === id) ? settings : null;
}

/** The hash that this page wrote last, which is nothing to be read. */
let written: string | null = null;

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
      if (window.location.hash === written) return;
      written = null;
      const { named, settings } = partsOf(window.location.hash);
      if (settings === null && named === id && otherwise) {
        form.reset(otherwise);
        pins.set([]);
        setLinked(null);
      } else flushSync(() => void read().catch(() => {}));
    }
    written = null;
    void read().catch(() => {});
    window.addEventListener('hashchange', follow);
    return () => {
      here = false;
      window.removeEventListener('hashchange', follow);
    };
  }, [id, tool, form, pins, otherwise]);
  return [linked, setLinked];
}

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
      const { named } = partsOf(window.location.hash);
      // the address on show may be that of another page by now
      if (named !== '' && named !== id) return;
      const settings = link.writeScenario(tool, form.getValues(), { pins: pins.get() });
      const hash = settings === '' ? named : `${named}?${settings}`;
      const { pathname, search } = window.location;
      history.replaceState(history.state, '', `${pathname}${search}${hash && `#${hash}`}`);
      written = window.location.hash;
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
      timer ??= setTimeout(later, PAUSE);
    };
    const stops = [store.subscribe(soon), pins.subscribe(soon)];
    // a press may lead to another page, whose address is not to be written over
    const before = ['pagehide', 'click', 'keydown'] as const;
    for (const type of before) window.addEventListener(type, now, true);
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      for (const type of before) window.removeEventListener(type, now, true);
    };
  }, [id, tool, form, store, pins, writes]);
}
