// The inputs of a tool whose definition declares `keep`, with the snapshots that the visitor has taken.
import type { Tool } from '#src/engine/types.ts';
import { words } from '#words/storage.ts';
import { readEntry } from './entry.ts';
import { keptAs } from './kept.ts';
import {
  type InputsBody,
  type InputsReading,
  type InputValues,
  readInputs,
  type StoredInputs,
  writeInputs,
} from './tool-inputs-format.ts';

export type StoreResult =
  | {
      readonly ok: true;
      /** What is stored now. */
      readonly stored: StoredInputs;
      /** A sentence for each value that the tool refuses; an earlier one is stored in its place. */
      readonly refused: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

/** The stored inputs of a tool. They are read at the moment they are needed: another tab may have stored them. */
export interface ToolInputs {
  /** What is stored now: the same object until that changes. Its `inputs` are null where nothing can be read. */
  readonly read: () => InputsReading;
  /** When it was stored, in milliseconds since 1970; 0 where nothing is. */
  readonly storedAt: () => number;
  /**
   * Stores what `change` makes of what is stored at this moment; null where nothing is.
   *
   * @param unread what is to be put aside; without it, what could not be read
   */
  readonly write: (change: (stored: StoredInputs | null) => StoredInputs, unread?: readonly unknown[]) => StoreResult;
  /** Removes all that is stored for the tool, with what was put aside. @returns false where the browser removes nothing */
  readonly remove: () => boolean;
  /** What could not be read in full, as it was stored, until the visitor deletes it. */
  readonly unreadable: () => readonly unknown[];
  readonly deleteUnreadable: () => void;
  /** Calls the listener when what is stored may have changed. @returns a function that ends it */
  readonly subscribe: (listener: () => void) => () => void;
}

export function toolInputs(id: string, tool: Tool): ToolInputs {
  const bodyOf = (inputs: StoredInputs, accepted?: InputValues) => writeInputs(id, tool, inputs, accepted);
  const entry = keptAs<InputsReading, InputsBody>(
    `tool:${id}`,
    (stored) => {
      if (stored === undefined) return { value: { inputs: null, faults: [] }, unreadable: [] };
      const reading = readInputs(id, tool, stored);
      return { value: reading, unreadable: reading.faults.length > 0 ? [stored] : [] };
    },
    ({ inputs }) => {
      const written = inputs && bodyOf(inputs);
      return written?.ok ? written.body : null;
    },
  );
  const write: ToolInputs['write'] = (change, unread) => {
    const { inputs } = entry.read();
    const written = bodyOf(change(inputs), inputs?.values);
    if (!written.ok) return written;
    if (!entry.write(() => written.body, { unread })) return { ok: false, message: words.cannot };
    const { values, history } = written.body;
    return { ok: true, stored: { values, history }, refused: written.refused };
  };
  const remove = () => entry.write(() => null, { unread: [] });
  return {
    read: entry.read,
    storedAt: () => readEntry(`tool:${id}`)?.at ?? 0,
    write,
    remove,
    unreadable: entry.unreadable,
    deleteUnreadable: entry.deleteUnreadable,
    subscribe: entry.subscribe,
  };
}
