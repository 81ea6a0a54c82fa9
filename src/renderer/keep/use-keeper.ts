import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { watchEntry } from '#src/browser/device.ts';
import { download } from '#src/browser/download.ts';
import { formatNumber } from '#src/engine/format.ts';
import { today } from '#src/rules/today.ts';
import { words as keepWords } from '#words/keep.ts';
import type { Calculator, Cause, FormValues } from '../state/calculator.ts';
import { createKeeper } from './keeper.ts';
import { keepName } from './start.ts';
import {
  type Kept,
  MOST_SNAPSHOTS,
  type Reading,
  readKept,
  type Snapshot,
  withHistory,
  withSnapshot,
  writeKept,
} from './stored.ts';

/** Milliseconds after the last key before values are saved. */
const PAUSE = 400;

/** Changes that are none of the values. */
const BESIDE: readonly Cause[] = ['pinned', 'live'];
/** Values that are shown, and stored only once the visitor changes them or says so. */
const SHOWN: readonly Cause[] = ['link', 'example'];
/** Values that are stored already. */
const STORED: readonly Cause[] = ['stored', 'adopted'];

/** What could not be read of a text, with a sentence that says what is done; null where all was read. */
const unreadIn = (reading: Reading | null, said: string) =>
  reading && reading.faults.length > 0 ? { said, faults: reading.faults } : null;

/** Saves a tool's values as they are typed; what the panel shows of that, and what its buttons do. */
export function useKeeper(id: string, calculator: Calculator, start: Kept | null) {
  const { tool, store } = calculator;
  const [keeper] = useState(() => createKeeper(id, tool));
  const [history, setHistory] = useState<readonly Snapshot[]>(start?.history ?? []);
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState('');
  const [refused, setRefused] = useState<readonly string[]>([]);
  // what could not be read of what is stored, or of a file
  const [unread, setUnread] = useState(() => unreadIn(keeper.read(), keepWords.notRead));
  const [aside, setAside] = useState(keeper.aside);
  // the snapshots before those of another tab came, for an undo
  const before = useRef<readonly Snapshot[] | null>(null);

  /** @returns whether it is stored */
  const save = useEffectEvent((kept: Kept): boolean => {
    const saved = keeper.save(kept);
    setFault(saved.ok ? '' : saved.message);
    if (saved.ok) setRefused(saved.refused);
    setHistory(saved.ok ? saved.history : kept.history);
    setAside(keeper.aside());
    return saved.ok;
  });
  const saveTyped = useEffectEvent((values: FormValues) => {
    setSaid((last) => (last === keepWords.cleared ? '' : last));
    save({ values, history });
  });

  /** Puts other values and snapshots on the page, which an undo takes back. */
  function adopt(kept: Kept | null) {
    before.current = history;
    setHistory(kept?.history ?? []);
    store.set(kept?.values ?? {}, 'adopted');
  }
  const follow = useEffectEvent(() => {
    if (!keeper.isChanged()) return;
    const reading = keeper.read();
    setUnread(unreadIn(reading, keepWords.notRead));
    adopt(reading?.kept ?? null);
    setSaid(keepWords.elsewhere);
  });
  const undo = useEffectEvent(() => {
    if (before.current) setHistory(before.current);
    before.current = null;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: FormValues | null = null;
    const now = () => {
      clearTimeout(timer);
      if (waiting) saveTyped(waiting);
      waiting = null;
    };
    const change = (cause: Cause) => {
      if (BESIDE.includes(cause)) return;
      // what was typed before is stored, and not what is shown in its place
      if (SHOWN.includes(cause)) return now();
      if (cause === 'undo') undo();
      clearTimeout(timer);
      waiting = STORED.includes(cause) ? null : store.values();
      timer = setTimeout(now, PAUSE);
    };
    const stop = store.subscribe(change);
    // something may have been typed before this panel loaded
    const last = store.last();
    if (last !== null) change(last);
    const unwatch = watchEntry(keepName(id), follow);
    window.addEventListener('pagehide', now);
    return () => {
      now();
      stop();
      unwatch();
      window.removeEventListener('pagehide', now);
    };
  }, [id, store]);

  function give(name: string, value: unknown) {
    download(new Blob([JSON.stringify(value)], { type: 'application/json' }), `${id}-${name}.json`);
    setSaid(keepWords.exported);
  }

  function exportFile() {
    const written = writeKept(id, tool, { values: store.values(), history });
    if (written.ok) give(today(), written.body);
    else setFault(written.message);
  }

  async function importFile(chosen: File) {
    // huge files are not read
    const text = chosen.size > 2_000_000 ? null : await chosen.text().catch(() => null);
    const reading = text === null ? { kept: null, faults: [keepWords.tooLong] } : readKept(id, tool, text);
    const { kept } = reading;
    setUnread(unreadIn(reading, kept ? keepWords.partImported : keepWords.notImported));
    setSaid('');
    setFault('');
    if (kept === null) return;
    const both = { ...kept, history: withHistory(history, kept.history) };
    adopt(both);
    if (save(both)) setSaid(keepWords.imported);
  }

  function discardAside() {
    keeper.discardAside();
    setAside(keeper.aside());
    setSaid(keepWords.discarded);
  }

  function clear() {
    adopt(null);
    const gone = keeper.clear();
    setFault(gone ? '' : keepWords.cannot);
    setRefused([]);
    setUnread(null);
    setAside([]);
    setSaid(gone ? keepWords.cleared : '');
  }

  function keepSnapshot() {
    setSaid('');
    const outcome = store.outcome();
    if (!outcome.ok) return setFault(outcome.message);
    const figures = (tool.keep?.history?.outputs ?? []).map((name) => [name, Number(outcome.outputs[name])]);
    const next = withSnapshot(history, { day: today(), outputs: Object.fromEntries(figures) });
    if (next.length > MOST_SNAPSHOTS) return setFault(keepWords.fullHistory(formatNumber(MOST_SNAPSHOTS)));
    if (save({ values: store.values(), history: next })) setSaid(keepWords.snapshotKept);
  }

  return {
    history,
    said,
    fault,
    refused,
    unread,
    aside,
    exportFile,
    importFile,
    downloadAside: () => aside.forEach((value, at) => void give(`${keepWords.asideFile}-${at + 1}`, value)),
    discardAside,
    clear,
    keepSnapshot,
  };
}
