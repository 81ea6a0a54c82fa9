import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { hubPath, ownAddress } from '#src/browser/address.ts';
import { Actions, Button } from '#src/design/buttons.tsx';
import { Panel } from '#src/design/layout.ts';
import { Bullets } from '#src/design/text.tsx';
import { hashOf, splitHash } from '#src/engine/powers/hash.ts';
import { readScenario } from '#src/engine/powers/read-scenario.ts';
import { inShort, lastingSettings, type Pin, writeScenario } from '#src/engine/powers/scenario.ts';
import type { Tool, Values } from '#src/engine/types.ts';
import { words } from '#words/powers.ts';
import type { Calculator, FormValues } from '../state/calculator.ts';

/** A link to these figures, or for null to the usual ones, on the calculator's own page. */
export const figuresLink = (path: string, tool: Tool, values: Values | null, pins: readonly Pin[] = []): string =>
  ownAddress(path, values === null ? '' : lastingSettings(tool, values, pins)).href;

/** The address is written once nothing has changed for this many milliseconds: it takes longer than the figures. */
const PAUSE = 500;

/** Shows the figures, which the document's script hides before the first paint until they are those of the link. */
const showFigures = () => document.documentElement.classList.remove('linked');

/** Whether a key only changes a value: it leads nowhere, and must not wait for the address. */
const isTyped = ({ target, key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  target instanceof HTMLInputElement && key !== 'Enter' && !altKey && !ctrlKey && !metaKey;

/** What was entered: as settings of an address, and in short; `fromStart` where it does not go on from what was told before. */
export type OnEntered = (entered: { settings: string; figures: string | null; fromStart: boolean }) => void;

/**
 * Sets the inputs from the address, when the page opens and when its address changes; and writes the inputs into the address,
 * so that a reload and a bookmark have the same figures. A tool that stores its inputs on the device never writes them there.
 *
 * @param usual the inputs for an address without settings
 * @param onEntered called with what was entered once nothing has changed for a while, or before the page is left
 * @returns what could not be read of the link, and what puts the message about it away
 */
export function useAddress(
  id: string,
  { tool, store }: Calculator,
  usual: () => FormValues,
  onEntered: OnEntered | undefined,
): readonly [unread: readonly string[], forget: () => void] {
  const [unread, setUnread] = useState<readonly string[]>([]);
  const usualNow = useEffectEvent(usual);
  const tell = useEffectEvent((settings: string, values: Values, fromStart: boolean) =>
    onEntered?.({ settings, figures: inShort(tool, values), fromStart }),
  );
  useLayoutEffect(() => {
    // a tool that stores its inputs on the device writes none here: nothing begins its timer
    const mayWrite = tool.keep === null;
    /** The hash that this page read or wrote last. Another one was pasted, or belongs to another page. */
    let known = window.location.hash;
    /** Runs while something was entered that is not told and not in the address; undefined otherwise. */
    let timer: ReturnType<typeof setTimeout> | undefined;
    let fromStart = true;
    /** Whether the inputs are being set to what the address says. */
    let isReading = false;
    let pins = store.pins();

    function read(values: FormValues, pinned: readonly Pin[]) {
      isReading = true;
      store.set(values, { pins: pinned });
      isReading = false;
    }

    /** Reads the settings that the hash has for this tool. @returns whether it has any */
    function readHash(): boolean {
      const { id: named, text } = splitHash(known);
      if (text === '' || (named !== '' && named !== id)) return false;
      const { values, pins: linked, unread: faults } = readScenario(tool, text);
      tell(writeScenario(tool, values, { pins: linked }), values, true);
      fromStart = false;
      read(values as FormValues, linked);
      setUnread(faults);
      return true;
    }

    /** Tells what was entered since it was told last. @returns its settings; null where nothing was entered */
    function tellEntered(): string | null {
      if (timer === undefined) return null;
      clearTimeout(timer);
      timer = undefined;
      const values = store.values();
      const settings = writeScenario(tool, values, { pins: store.pins() });
      tell(settings, values, fromStart);
      fromStart = false;
      return settings;
    }

    function put(settings: string) {
      const { id: named } = splitHash(known);
      if (window.location.hash !== known || (named !== '' && named !== id)) return;
      const hash = hashOf(named, settings);
      const { pathname, search } = window.location;
      history.replaceState(history.state, '', `${pathname}${search}${hash && `#${hash}`}`);
      known = window.location.hash;
    }

    function write() {
      const settings = tellEntered();
      if (settings !== null) put(settings);
    }

    function follow() {
      if (window.location.hash === known) return;
      tellEntered();
      known = window.location.hash;
      const { id: named } = splitHash(known);
      if (readHash()) return;
      // the address names this tool alone: by its hash, or by a path other than the hub's, where an empty hash is the landing page
      if (named === id || (named === '' && window.location.pathname !== hubPath)) {
        read(usualNow(), []);
        fromStart = true;
        setUnread([]);
      }
    }

    readHash();
    showFigures();

    const stop = store.subscribe((cause, begins) => {
      // live figures
      if (cause === 'beside' && store.pins() === pins) return;
      pins = store.pins();
      // a reload does not bring back a link's figures in whose place others were set
      if (!mayWrite) return void (begins && !isReading && put(''));
      clearTimeout(timer);
      fromStart ||= begins && !isReading;
      timer = isReading ? undefined : setTimeout(write, PAUSE);
    });
    // before the page that a press or a key may open, and before another page can read the address
    const onKey = (event: KeyboardEvent) => {
      if (!isTyped(event)) write();
    };
    // a page that the browser keeps to come back to has its figures, and would not be kept if its address changed now
    const onHide = ({ persisted }: PageTransitionEvent) => persisted || write();
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pagehide', onHide, { signal });
    window.addEventListener('click', write, { signal, capture: true });
    window.addEventListener('keydown', onKey, { signal, capture: true });
    window.addEventListener('hashchange', follow, { signal });
    // on the way back to another path the browser fires this one alone
    window.addEventListener('popstate', follow, { signal });
    return () => {
      write();
      stop();
      listening.abort();
    };
  }, [id, tool, store]);
  return [unread, () => setUnread([])];
}

interface Props {
  readonly lead?: string;
  readonly unread: readonly string[];
  readonly onClose: () => void;
}

/** Says what could not be read of a link, or of something else. */
export function LinkNotice({ lead = words.unread, unread, onClose }: Props) {
  return (
    <Panel role="status">
      {lead}
      <Bullets mt={2} gap={1}>
        {unread.map((why, index) => (
          <li key={index}>{why}</li>
        ))}
      </Bullets>
      <Actions mt={3}>
        <Button onClick={onClose}>{words.close}</Button>
      </Actions>
    </Panel>
  );
}
