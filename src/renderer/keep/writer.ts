import { ownNames, readOwn, removeOwn, writeOwn } from '#src/browser/hub-storage.ts';
import type { Tool } from '#src/engine/types.ts';
import { words as keepWords } from '#words/keep.ts';
import type { FormValues } from '../state/calculator.ts';
import { keepName } from './start.ts';
import { type Kept, type Reading, readKept, type Written, writeKept } from './stored.ts';

/** A stored text that could not be read in full. */
export interface Found {
  readonly text: string;
  readonly reading: Reading;
  /** The number under which it is set aside; null where there is no space for that. */
  readonly place: string | null;
  /** The visitor has decided what to do with it. */
  readonly decided: boolean;
}

export type Saved =
  | { readonly kind: 'saved'; readonly refused: readonly string[] }
  /** Another tab has changed the stored text, so nothing was written. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly message: string };

/** Stores a tool's values in this browser. A stored text that it cannot read in full is set aside, never overwritten. */
export interface Keeper {
  /** Whether the stored text differs from the one that this page last read or wrote. */
  changedElsewhere(): boolean;
  /** What would be stored, as a text for a file. */
  write(kept: Kept): Written;
  /** @param force overwrites what another tab has written */
  save(kept: Kept, force?: boolean): Saved;
  /** Reads the stored text, so that another tab's change is no conflict any more. Null where nothing is stored. */
  read(): Reading | null;
  /** The texts that cannot be read in full, from this visit and earlier ones. */
  found(): readonly Found[];
  /** The visitor has downloaded this text, so it may be overwritten now. */
  downloaded(text: string): void;
  /** Marks a text that is set aside as decided by the visitor. */
  decide(place: string): void;
  /** Removes a text that is set aside. */
  discard(place: string): void;
  /** Removes all that is stored for the tool. @returns false where the browser blocks it */
  clear(): boolean;
}

export function createKeeper(id: string, tool: Tool): Keeper {
  const main = keepName(id);
  const aside = `aside:${id}:`;
  const decided = `decided:${id}:`;
  // what this page last read or wrote: anything else in the storage is another tab's
  let known: string | null = null;
  // the last text that could be read in full
  let whole: string | null = null;
  let values: FormValues = {};
  // the text that the visitor downloaded last
  let downloadedText: string | null = null;

  function read(): Reading | null {
    known = readOwn(main);
    if (known === null) return null;
    const reading = readKept(id, tool, known);
    if (reading.faults.length === 0) {
      whole = known;
      values = reading.kept?.values ?? {};
    }
    return reading;
  }

  const asides = () =>
    ownNames(aside).flatMap((place) => {
      const text = readOwn(aside + place);
      return text === null ? [] : [{ place, text }];
    });

  function putAside(text: string): boolean {
    const there = asides();
    if (there.some((each) => each.text === text)) return true;
    return writeOwn(`${aside}${Number(there.at(-1)?.place ?? 0) + 1}`, text);
  }

  /** Whether a text may be overwritten without loss. Sets it aside if that is needed. */
  const mayOverwrite = (text: string | null) =>
    text === null ||
    text === whole ||
    text === downloadedText ||
    readKept(id, tool, text).faults.length === 0 ||
    putAside(text);

  read();

  return {
    read,
    write: (kept) => writeKept(id, tool, kept, values),
    changedElsewhere: () => readOwn(main) !== known,
    save(kept, force = false) {
      const there = readOwn(main);
      if (!force && there !== known) return { kind: 'conflict' };
      const written = writeKept(id, tool, kept, values);
      if (!written.ok) return { kind: 'failed', message: written.message };
      if (written.text !== there) {
        if (!mayOverwrite(there)) return { kind: 'failed', message: keepWords.noRoom };
        if (!writeOwn(main, written.text)) return { kind: 'failed', message: keepWords.cannot };
      }
      known = written.text;
      whole = written.text;
      values = written.kept.values;
      return { kind: 'saved', refused: written.refused };
    },
    found() {
      const there = readOwn(main);
      const isWhole = there === null || readKept(id, tool, there).faults.length === 0;
      if (!isWhole) putAside(there);
      const list: Found[] = [];
      for (const { place, text } of asides()) {
        if (text === there && isWhole) {
          // this version can read the stored text, so its copy is not needed
          removeOwn(aside + place);
          removeOwn(decided + place);
        } else
          list.push({
            text,
            place,
            reading: readKept(id, tool, text),
            decided: readOwn(decided + place) !== null,
          });
      }
      if (!isWhole && !list.some(({ text }) => text === there))
        list.push({ text: there, place: null, reading: readKept(id, tool, there), decided: false });
      return list;
    },
    downloaded(text) {
      downloadedText = text;
    },
    decide(place) {
      writeOwn(decided + place, 'yes');
    },
    discard(place) {
      removeOwn(aside + place);
      removeOwn(decided + place);
    },
    clear() {
      for (const { place } of asides()) {
        removeOwn(aside + place);
        removeOwn(decided + place);
      }
      const gone = removeOwn(main);
      if (gone) {
        known = null;
        whole = null;
        values = {};
      }
      return gone;
    },
  };
}
