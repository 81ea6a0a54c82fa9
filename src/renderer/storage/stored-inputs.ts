import { useSyncExternalStore } from 'react';
import { storeNow, storeSoon } from '#src/device/later.ts';
import { toolInputs } from '#src/device/tool-inputs.ts';
import { type InputValues, type Snapshot, type StoredInputs, withHistory } from '#src/device/tool-inputs-format.ts';
import { complete } from '#src/engine/places.ts';
import { isSame } from '#src/engine/visibility.ts';
import { words } from '#words/storage.ts';
import type { Calculator, Cause } from '../state/calculator.ts';
import { createStatus, type Status } from './status.ts';
import { createVersions } from './versions.ts';

/** What an undo of the last change puts back besides the figures. */
interface Undo {
  /** The snapshots before the change. */
  readonly snapshots: readonly Snapshot[];
  /** Snapshots that the change has added, which an undo removes. */
  readonly added: readonly Snapshot[];
  /** What was put aside since it could not be read. */
  readonly unreadable: readonly unknown[];
}

export type StoredInputsOfPage = ReturnType<typeof createStoredInputs>;

/**
 * Stores a tool's inputs on this device as they are typed, and shows what another tab stores. A page writes only the inputs that
 * were changed on it; all else stays as it is stored at that moment.
 */
export function createStoredInputs(id: string, { tool, store }: Calculator) {
  const device = toolInputs(id, tool);
  const defaults: InputValues = complete(tool, {});
  const status = createStatus();
  const { say, setUnread } = status;

  const versions = createVersions(device, defaults, store.values());
  /** When an input was last changed on this page. */
  let changedAt = 0;
  /** Whose figures an undo brings back. */
  let shownBefore: Status['shown'] = 'own';
  /** Set after the change that it undoes, since `onChange` clears it with every change. */
  let undoable: Undo | null = null;
  /** Whether the change of the page's figures is made here, not by the visitor. */
  let isSetByStorage = false;

  /** The snapshots that are stored now. */
  const history = () => device.read().inputs?.history ?? [];
  /** Puts values on the page; with the cause `adopted` an undo takes them back; the cause `stored` clears the scenarios of a comparison. */
  function setAll(values: InputValues, cause: 'stored' | 'adopted') {
    isSetByStorage = true;
    store.set(values, cause, cause === 'stored' ? [] : undefined);
    isSetByStorage = false;
  }
  /** Puts other values on the page as the visitor's own, which an undo takes back. */
  function adopt(values: InputValues, undo: Undo | null = null) {
    setAll(values, 'adopted');
    undoable = undo;
  }

  /**
   * Stores what was changed on this page.
   *
   * @param historyOf makes the snapshots to store out of those that are stored; without it they stay
   * @param unreadable what to put aside, since it could not be read; without it, what is put aside now
   * @returns false only where storing failed
   */
  function save(
    historyOf?: (stored: readonly Snapshot[]) => readonly Snapshot[],
    unreadable?: readonly unknown[],
  ): boolean {
    const changed = versions.unstored();
    if (!historyOf && Object.keys(changed).length === 0) {
      say({ refused: [] });
      return true;
    }
    const result = device.write((stored) => {
      const before = stored?.history ?? [];
      return { values: { ...defaults, ...stored?.values, ...changed }, history: historyOf?.(before) ?? before };
    }, unreadable);
    if (!result.ok) {
      versions.read();
      say({ failed: result.message });
      return false;
    }
    say({ failed: '', refused: result.refused });
    if (status.now().shown !== 'own') {
      // what another tab has stored is read once the visitor's own inputs are shown again (`follow`)
      const stored = Object.entries(result.body.values).filter(([name]) => Object.hasOwn(changed, name));
      versions.noteStored(Object.fromEntries(stored));
      return true;
    }
    // another tab may have stored others meanwhile
    const merged = versions.merge(true);
    if (merged) {
      adopt(merged);
      say({ done: words.elsewhere });
    }
    return true;
  }
  const saveOwn = () => void (status.now().shown === 'own' && save());

  /** Puts what is stored on the page. What was changed here and is not stored yet stays. */
  function readStored(cause: 'stored' | 'adopted') {
    // what is shown of a link or an example stays
    if (status.now().shown !== 'own') return;
    // those of before, since the next line reads what is stored
    const snapshots = versions.snapshotsRead();
    const reading = versions.read();
    setUnread(reading, words.notRead);
    const merged = versions.merge(changedAt >= device.storedAt(), reading);
    if (!merged) return;
    if (cause === 'stored') return setAll(merged, cause);
    // snapshots that another tab has taken stay
    adopt(merged, { snapshots, added: [], unreadable: [] });
    say({ done: words.elsewhere });
  }
  /** Shows what another tab has stored. */
  function follow() {
    if (versions.isStoredElsewhere()) readStored('adopted');
  }

  /** Stores what an undo has brought back, with the snapshots of before and those that were taken since. */
  function storeUndone(last: Undo) {
    say({ unread: null });
    const isAdded = (snapshot: Snapshot) => last.added.some((each) => isSame(each, snapshot));
    save(
      (stored) =>
        withHistory(
          last.snapshots,
          stored.filter((snapshot) => !isAdded(snapshot)),
        ),
      [...device.unreadable(), ...last.unreadable],
    );
  }

  /**
   * What a change of the page's figures means for those that are stored:
   *
   *   cause          the page then shows         the visitor's own inputs
   *   pinned, live   the same: no input changed  unchanged
   *   link, example  the link's or example's     unchanged; what was typed before is stored now
   *   stored         the visitor's own           what is shown, stored soon
   *   typed          the same owner's            what is shown, stored soon, if the owner is the visitor
   *   undo           those of the owner before   likewise
   *   all else       the same owner's            likewise; the owner is remembered for an undo
   */
  function onChange(cause: Cause) {
    if (cause === 'pinned' || cause === 'live') return;
    const last = undoable;
    undoable = null;
    switch (cause) {
      case 'link':
      case 'example':
        shownBefore = status.now().shown;
        say({ shown: cause });
        if (shownBefore === 'own') save();
        return;
      case 'stored':
        say({ shown: 'own' });
        break;
      case 'undo':
        say({ shown: shownBefore });
        break;
      case 'typed':
        break;
      default:
        shownBefore = status.now().shown;
    }
    if (status.now().shown !== 'own') return;
    versions.setOwn(store.values());
    if (!isSetByStorage) {
      changedAt = Date.now();
      // the last message is out of date
      if (status.now().done !== '') say({ done: '' });
      // what a file lacked stays while it is corrected by typing; once values are set another way it is out of date
      if (status.now().unread?.isOfFile && cause !== 'typed') say({ unread: null });
    }
    if (cause === 'undo') {
      if (last) return storeUndone(last);
      // another tab may have stored something while an example was shown
      queueMicrotask(follow);
    }
    storeSoon(id, saveOwn);
  }

  /** Puts the visitor's own inputs on the page, as they are stored now. */
  const showOwn = () => setAll(versions.takeStored(), 'stored');

  return {
    id,
    tool,
    store,
    /** The visitor's own inputs. */
    own: versions.own,
    history,
    say,
    setUnread,
    save,
    /** Begins to store and to follow. @returns a function that ends it */
    start() {
      const stop = store.subscribe(onChange);
      const unwatch = device.subscribe(follow);
      // not before: a page is rendered first as it was prerendered
      versions.setOwn(store.values());
      // typed before the scripts were ready
      if (versions.hasUnstored()) changedAt = Date.now();
      readStored('stored');
      if (versions.hasUnstored()) storeSoon(id, saveOwn);
      return () => {
        storeNow();
        stop();
        unwatch();
      };
    },
    subscribe(listener: () => void) {
      const stop = status.subscribe(listener);
      const unwatch = device.subscribe(listener);
      return () => {
        stop();
        unwatch();
      };
    },
    status: status.now,
    stored: () => device.read().inputs,
    unreadable: device.unreadable,
    showOwn,
    /**
     * Stores what is shown in place of the visitor's own inputs, which an undo brings back.
     *
     * @param isWarned whether the visitor was told that something is stored; without it, nothing that is stored is replaced
     * @returns whether it was done
     */
    storeShown(isWarned: boolean): boolean {
      if (!isWarned && device.read().inputs !== null) {
        // what is stored has changed meanwhile, so the notice asks again
        status.refresh();
        return false;
      }
      const values = store.values();
      // so that the undo brings back the visitor's own, not what was shown before the link
      showOwn();
      adopt(values);
      storeNow();
      return true;
    },
    adopt,
    /**
     * Removes all that is stored for the tool. What is on the page stays until something is adopted.
     *
     * @returns false where the browser removes nothing
     */
    remove(): boolean {
      const isGone = device.remove();
      versions.noteRemoved();
      return isGone;
    },
    deleteUnreadable() {
      device.deleteUnreadable();
      versions.read();
    },
  };
}

/** What the page says about storing. */
export const useStatus = (stored: StoredInputsOfPage): Status =>
  useSyncExternalStore(stored.subscribe, stored.status, stored.status);

/** What is stored for the tool; null where nothing is. */
export const useStored = (stored: StoredInputsOfPage): StoredInputs | null =>
  useSyncExternalStore(stored.subscribe, stored.stored, () => null);
