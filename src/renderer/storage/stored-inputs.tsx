import { useSyncExternalStore } from 'react';
import { Actions, Button } from '#src/design/buttons.tsx';
import { Panel } from '#src/design/layout.ts';
import {
  addCalculations,
  type Calculation,
  calculations,
  isOwn,
  isSnapshot,
  keepCalculation,
  keepSnapshot,
  removeCalculations,
} from '#src/device/calculations.ts';
import { storeNow, storeSoon } from '#src/device/later.ts';
import { complete } from '#src/engine/places.ts';
import { headlineOf } from '#src/engine/powers/headline.ts';
import { readScenario } from '#src/engine/powers/read-scenario.ts';
import { writeScenario } from '#src/engine/powers/scenario.ts';
import { isSame } from '#src/engine/visibility.ts';
import { today } from '#src/rules/now.ts';
import { words as deviceWords } from '#words/device.ts';
import { words as page } from '#words/page.ts';
import { words } from '#words/storage.ts';
import { LinkNotice } from '../powers/link.tsx';
import { type Calculator, type Cause, type FormValues, useCalculator, useUndoable } from '../state/calculator.ts';

interface Status {
  /** Whose figures are on the page. While they are a link's or an example's, nothing is stored until the visitor says so. */
  readonly shown: 'own' | 'link' | 'example';
  /** A sentence on what was done last; empty where there is nothing to say. */
  readonly done: string;
  /** A sentence on what did not work; empty where all did. */
  readonly failed: string;
  readonly unread: readonly string[];
}

export type StoredInputs = ReturnType<typeof createStoredInputs>;

/**
 * Stores a tool's inputs on this device as they are typed, as one calculation without a name, and shows what another tab stores of
 * them. Of two tabs the later one wins.
 */
export function createStoredInputs(id: string, { tool, store }: Calculator) {
  const listeners = new Set<() => void>();
  let status: Status = { shown: 'own', done: '', failed: '', unread: [] };
  /** Whose figures an undo brings back. */
  let shownBefore: Status['shown'] = 'own';
  /** The visitor's own inputs: not those of a link or an example. */
  let own = store.values();
  /** The settings that this page has read or stored last; others are another tab's. */
  let known: string | null = null;
  /** What an undo of the last change puts back besides the figures. */
  let removed: readonly Calculation[] = [];
  /** Whether the inputs are being set from here. */
  let isSetting = false;

  function tell() {
    for (const listener of listeners) listener();
  }
  function say(change: Partial<Status>) {
    const next = { ...status, ...change };
    if (isSame(next, status)) return;
    status = next;
    tell();
  }
  const stored = () => calculations.read().list.find((item) => item.tool === id && isOwn(item)) ?? null;
  function values() {
    known = stored()?.scenario ?? null;
    const { values: read, unread } = readScenario(tool, known ?? '');
    say({ unread });
    return read as FormValues;
  }
  /** Puts inputs of the visitor's own on the page. */
  function put(next: FormValues, how: Parameters<typeof store.set>[1]) {
    isSetting = true;
    store.set(next, how);
    isSetting = false;
    own = store.values();
    removed = [];
    shownBefore = status.shown;
    say({ shown: 'own', done: '' });
  }
  const showOwn = () => put(values(), { pins: [] });

  function save() {
    // usual figures that nobody has typed are not stored
    if (stored() === null && isSame(own, complete(tool, {}))) return;
    const scenario = writeScenario(tool, own, { all: true });
    const isStored = keepCalculation({ key: id, tool: id, scenario, name: null, headline: [] });
    known = stored()?.scenario ?? null;
    say({ failed: isStored ? '' : isStored === null ? words.tooMuch : deviceWords.save.refused, unread: [] });
  }

  /** Shows what another tab has stored, unless something was changed here since, which then takes its place. */
  function follow() {
    if (status.shown !== 'own') return;
    storeNow();
    if ((stored()?.scenario ?? null) === known) return;
    put(values(), { undo: 'adopted' });
    say({ done: words.elsewhere });
  }

  function onChange(cause: Cause, begins: boolean, undo: string) {
    if (cause === 'beside' || isSetting) return;
    const before = status.shown;
    // no button takes back what a link says
    const isOfAddress = begins && undo === '';
    let shown = undo === 'example' ? 'example' : before;
    if (isOfAddress) shown = isSame(store.values(), values()) ? 'own' : 'link';
    if (cause === 'undone') shown = shownBefore;
    if (cause === 'set') shownBefore = before;
    // what was typed may still wait: it is stored while `own` is that of before
    if (shown !== 'own' && before === 'own') storeNow();
    say({ shown, done: '' });
    if (cause === 'undone') addCalculations(removed);
    removed = [];
    if (shown !== 'own') return;
    own = store.values();
    if (isOfAddress) return;
    // what another tab has stored while an example was shown
    if (cause === 'undone' && before !== 'own') return void queueMicrotask(follow);
    storeSoon(id, save);
  }

  return {
    stored,
    /** What is stored, as the tool reads it, with what was typed a moment before. */
    usual() {
      storeNow();
      return values();
    },
    forgetUnread: () => say({ unread: [] }),
    status: () => status,
    /** Stores the figures of today, in place of those that were stored earlier today. */
    takeSnapshot() {
      const outcome = store.outcome();
      if (!outcome.ok) return say({ failed: outcome.message, done: '' });
      const scenario = writeScenario(tool, store.values(), { all: true });
      const isStored = keepSnapshot(today(), { tool: id, scenario, headline: headlineOf(tool, outcome) });
      if (isStored) say({ done: words.snapshotSaved, failed: '' });
      else say({ done: '', failed: isStored === null ? deviceWords.save.full : deviceWords.save.refused });
    },
    /** Begins to store and to follow. @returns a function that ends it */
    start() {
      const stop = store.subscribe(onChange);
      const unwatch = calculations.subscribe(() => {
        follow();
        tell();
      });
      if (stored()) showOwn();
      return () => {
        storeNow();
        stop();
        unwatch();
      };
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    showOwn,
    /**
     * Stores what is shown in place of the visitor's own inputs, which an undo brings back.
     *
     * @param isWarned whether the visitor was told that something is stored; without it, nothing that is stored is replaced
     */
    storeShown(isWarned: boolean) {
      // what is stored has changed meanwhile, so the notice asks again
      if (!isWarned && stored() !== null) return tell();
      const shown = store.values();
      // so that the undo brings back the visitor's own, not what was shown before the link
      showOwn();
      put(shown, { undo: isWarned ? 'replaced' : 'adopted' });
      save();
    },
    /** Removes all that is stored for the tool, which an undo brings back. */
    clear() {
      storeNow();
      const all = calculations.read().list.filter((item) => item.tool === id && (isOwn(item) || isSnapshot(item)));
      const isGone = removeCalculations(all);
      known = null;
      put({}, { undo: 'adopted' });
      removed = all;
      say(isGone ? { done: words.cleared, failed: '' } : { failed: deviceWords.save.refused });
    },
  };
}

export const useStatus = (inputs: StoredInputs): Status =>
  useSyncExternalStore(inputs.subscribe, inputs.status, inputs.status);

/**
 * Says that a link's or an example's figures are shown, of which nothing is stored until the visitor says so; or what could not be
 * read of the visitor's own.
 */
export function StoredInputsNotice({ inputs, onClose }: { inputs: StoredInputs; onClose: () => void }) {
  const { store } = useCalculator();
  const { shown, unread } = useStatus(inputs);
  const isStored = useSyncExternalStore(inputs.subscribe, inputs.stored, () => null) !== null;
  const replaced = useUndoable('replaced');
  function closeAfter(act: () => void) {
    act();
    onClose();
  }
  if (shown === 'own' && unread.length > 0)
    return <LinkNotice lead={words.notRead} unread={unread} onClose={inputs.forgetUnread} />;
  if (shown === 'own')
    return (
      replaced && (
        <Panel role="status">
          <p>{page.savedReplaced}</p>
          <Actions mt={3}>
            <Button onClick={store.undo}>{page.undo.other}</Button>
          </Actions>
        </Panel>
      )
    );
  return (
    <Panel role="status">
      <p>{isStored ? page.shownBeside[shown] : page.shownUnsaved[shown]}</p>
      <Actions mt={3}>
        <Button look="solid" onClick={() => closeAfter(() => inputs.storeShown(isStored))}>
          {isStored ? page.replaceSaved : page.saveShown}
        </Button>
        {isStored && <Button onClick={() => closeAfter(inputs.showOwn)}>{page.backToSaved}</Button>}
      </Actions>
    </Panel>
  );
}
