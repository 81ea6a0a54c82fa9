// The inputs of a tool whose definition declares `keep`, with the snapshots that the visitor has taken.
import type { Tool } from '#src/engine/types.ts';
import { words } from '#words/storage.ts';
import { readEntry } from './entry.ts';
import { type Kept, keptAs } from './kept.ts';
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

/** The stored inputs of a tool; `inputs` are null where nothing can be read. */
export interface ToolInputs
  extends Pick<Kept<InputsReading>, 'read' | 'unreadable' | 'deleteUnreadable' | 'subscribe'> {
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
  return {
    ...entry,
    storedAt: () => readEntry(`tool:${id}`)?.at ?? 0,
    write,
    remove: () => entry.write(() => null, { unread: [] }),
  };
}
