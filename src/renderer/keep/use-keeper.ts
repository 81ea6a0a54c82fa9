import { useCallback, useEffect, useRef, useState } from 'react';
import { download } from '#src/browser/download.ts';
import { isOwnKey } from '#src/browser/hub-storage.ts';
import { formatNumber } from '#src/engine/format.ts';
import { today } from '#src/rules/today.ts';
import { words as keepWords } from '#words/keep.ts';
import type { Calculator, Cause, FormValues } from '../state/calculator.ts';
import { keepName } from './start.ts';
import {
  type Kept,
  MOST_SNAPSHOTS,
  type Reading,
  readKept,
  type Snapshot,
  withHistory,
  withSnapshot,
} from './stored.ts';
import { createKeeper, type Found } from './writer.ts';

/** Milliseconds after the last key before values are saved. */
const PAUSE = 400;

/** Changes that are none of the values. */
const BESIDE: readonly Cause[] = ['pinned', 'live'];
/** Values that are shown, and stored only once the visitor changes them or says so. */
const SHOWN: readonly Cause[] = ['link', 'example'];

/** Saves a tool's values as they are typed; what the panel shows of that, and what its buttons do. */
export function useKeeper(id: string, calculator: Calculator, start: Kept | null) {
  const { tool, store } = calculator;
  const [keeper] = useState(() => createKeeper(id, tool));
  const [history, showHistory] = useState<readonly Snapshot[]>(start?.history ?? []);
  // a delayed save always writes the newest
  const newest = useRef(history);
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState('');
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState(false);
  const [found, setFound] = useState<readonly Found[]>([]);
  // a file that could not be imported in full
  const [unfit, setUnfit] = useState<Reading | null>(null);

  /** @returns whether it is stored */
  const save = useCallback(
    (kept: Kept, force = false): boolean => {
      const saved = keeper.save(kept, force);
      setConflict(saved.kind === 'conflict');
      setFault(saved.kind === 'failed' ? saved.message : '');
      if (saved.kind === 'saved') setRefused(saved.refused);
      return saved.kind === 'saved';
    },
    [keeper],
  );

  const { values } = store;

  function setHistory(next: readonly Snapshot[]) {
    newest.current = next;
    showHistory(next);
  }

  // unreadable stored values are set aside before anything is written
  useEffect(() => setFound(keeper.found()), [keeper]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: FormValues | null = null;
    const now = () => {
      clearTimeout(timer);
      if (waiting === null) return;
      const next = waiting;
      waiting = null;
      setSaid((last) => (last === keepWords.cleared ? '' : last));
      save({ values: next, history: newest.current });
    };
    const change = (cause: Cause) => {
      if (BESIDE.includes(cause)) return;
      // what was typed before is stored, and not what is shown in its place
      if (SHOWN.includes(cause)) return now();
      clearTimeout(timer);
      waiting = cause === 'stored' ? null : values();
      timer = setTimeout(now, PAUSE);
    };
    const stop = store.subscribe(change);
    // something may have been typed before this panel loaded
    const last = store.last();
    if (last !== null) change(last);
    const elsewhere = (event: StorageEvent) => {
      if (isOwnKey(event.key, keepName(id)) && keeper.changedElsewhere()) setConflict(true);
    };
    window.addEventListener('pagehide', now);
    window.addEventListener('storage', elsewhere);
    return () => {
      now();
      stop();
      window.removeEventListener('pagehide', now);
      window.removeEventListener('storage', elsewhere);
    };
  }, [id, store, save, keeper, values]);

  function adopt({ values: next, history: nextHistory }: Kept) {
    setHistory(nextHistory);
    store.set(next, 'stored');
  }

  function takeTheirs() {
    const read = keeper.read();
    setConflict(false);
    if (read === null) adopt({ values: {}, history: [] });
    else if (read.faults.length === 0 && read.kept) {
      // snapshots of both tabs stay
      const both = { ...read.kept, history: withHistory(history, read.kept.history) };
      adopt(both);
      save(both, true);
    }
    setFound(keeper.found());
  }

  function keepMine() {
    const both = withHistory(keeper.read()?.kept?.history ?? [], history);
    setHistory(both);
    save({ values: values(), history: both }, true);
    setFound(keeper.found());
  }

  function exportFile() {
    const written = keeper.write({ values: values(), history });
    if (!written.ok) return setFault(written.message);
    download(new Blob([written.text], { type: 'application/json' }), `${id}-${today()}.json`);
    setSaid(keepWords.exported);
  }

  /** Puts values on the page and stores them, whatever is stored now. */
  function take(kept: Kept, message: string) {
    adopt(kept);
    setSaid(save(kept, true) ? message : '');
    setFound(keeper.found());
  }

  async function importFile(chosen: File) {
    setSaid('');
    setFault('');
    setUnfit(null);
    // huge files are not read
    const text = chosen.size > 2_000_000 ? null : await chosen.text().catch(() => null);
    const read = text === null ? { kept: null, faults: [keepWords.tooLong] } : readKept(id, tool, text);
    if (read.kept && read.faults.length === 0) take(read.kept, keepWords.imported);
    else setUnfit(read);
  }

  function takeUnfit({ kept }: Reading) {
    setUnfit(null);
    if (kept) take(kept, keepWords.usedReadable);
  }

  function downloadFound({ text, place }: Found) {
    download(new Blob([text], { type: 'application/json' }), `${id}-${keepWords.foundFile}-${place ?? 0}.json`);
    keeper.downloaded(text);
    setSaid(keepWords.exported);
    if (place === null) setFault('');
  }

  function decide({ place, reading }: Found, use: boolean) {
    const { kept } = reading;
    const next = use && kept ? { ...kept, history: withHistory(kept.history, history) } : { values: values(), history };
    if (use && kept) adopt(next);
    if (save(next, true)) {
      if (place !== null) keeper.decide(place);
      setSaid(use ? keepWords.usedReadable : keepWords.startedAgain);
    }
    setFound(keeper.found());
  }

  function discard(place: string) {
    keeper.discard(place);
    setFound(keeper.found());
    setSaid(keepWords.discarded);
  }

  function clear() {
    setHistory([]);
    store.set({}, 'stored');
    const gone = keeper.clear();
    setFault(gone ? '' : keepWords.cannot);
    setConflict(false);
    setRefused([]);
    setUnfit(null);
    setFound(keeper.found());
    setSaid(gone ? keepWords.cleared : '');
  }

  function keepSnapshot() {
    setSaid('');
    const outcome = store.outcome();
    if (!outcome.ok) return setFault(outcome.message);
    const figures = (tool.keep?.history?.outputs ?? []).map((name) => [name, Number(outcome.outputs[name])]);
    const next = withSnapshot(history, { day: today(), outputs: Object.fromEntries(figures) });
    if (next.length > MOST_SNAPSHOTS) return setFault(keepWords.fullHistory(formatNumber(MOST_SNAPSHOTS)));
    setHistory(next);
    if (save({ values: values(), history: next })) setSaid(keepWords.snapshotKept);
  }

  return {
    history,
    said,
    fault,
    refused,
    conflict,
    found,
    unfit,
    takeTheirs,
    keepMine,
    exportFile,
    importFile,
    takeUnfit,
    downloadFound,
    decide,
    discard,
    clear,
    keepSnapshot,
  };
}
