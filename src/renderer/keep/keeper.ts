import { readEntry, removeEntry, writeEntry } from '#src/browser/device.ts';
import type { Tool } from '#src/engine/types.ts';
import { words as keepWords } from '#words/keep.ts';
import type { FormValues } from '../state/calculator.ts';
import { keepName } from './start.ts';
import { type Kept, type Reading, readKept, withHistory, writeKept } from './stored.ts';

export type Saved =
  | { readonly ok: true; readonly refused: readonly string[]; readonly history: Kept['history'] }
  | { readonly ok: false; readonly message: string };

/** Keeps a tool's values on this device. A stored value that it cannot read in full is put aside, never lost. */
export function createKeeper(id: string, tool: Tool) {
  const name = keepName(id);
  // the time of what was last read or written here: any other is another tab's
  let seen: number | null = null;
  // values that the tool accepts, in place of those that it refuses
  let accepted: FormValues = {};
  const timeNow = () => readEntry(name)?.at ?? null;

  function read(): Reading | null {
    const entry = readEntry(name);
    seen = entry?.at ?? null;
    const reading = entry && readKept(id, tool, entry.value);
    accepted = reading?.kept?.values ?? {};
    return reading;
  }
  read();

  return {
    /** What is stored; null where nothing is. */
    read,
    /** Whether something else is stored than what was last read or written here. */
    isChanged: () => timeNow() !== seen,
    save(kept: Kept): Saved {
      const there = readEntry(name);
      const reading = there && readKept(id, tool, there.value);
      // snapshots that another tab has stored in between stay
      const before = there?.at === seen ? undefined : reading?.kept?.history;
      const written = writeKept(id, tool, { ...kept, history: withHistory(before ?? [], kept.history) }, accepted);
      if (!written.ok) return written;
      const { body, refused } = written;
      const aside = [...(there?.unread ?? []), ...(reading && reading.faults.length > 0 ? [there?.value] : [])];
      const isStored = writeEntry(name, body, aside);
      seen = timeNow();
      if (!isStored) return { ok: false, message: keepWords.cannot };
      accepted = body.values;
      return { ok: true, refused, history: body.history };
    },
    /** The stored values that could not be read in full, and were put aside. */
    aside: (): readonly unknown[] => readEntry(name)?.unread ?? [],
    discardAside() {
      const there = readEntry(name);
      if (there) writeEntry(name, there.value, []);
      seen = timeNow();
    },
    /** Removes all that is stored for the tool. @returns false where the browser blocks it */
    clear(): boolean {
      accepted = {};
      const isRemoved = removeEntry(name);
      seen = timeNow();
      return isRemoved;
    },
  };
}
