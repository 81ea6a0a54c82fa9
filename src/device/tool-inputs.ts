// The inputs of a tool whose definition declares `keep`, with the snapshots that the visitor has taken.
import type { Tool } from '#src/engine/types.ts';
import { words } from '#words/storage.ts';
import { readEntry } from './entry.ts';
import { keptAs } from './kept.ts';
import {
  type InputsBody,
  type InputsReading,
  type InputValues,
  readStoredInputs,
  type StoredInputs,
  type WrittenInputs,
  writeInputs,
} from './tool-inputs-format.ts';

/** The stored inputs of a tool; its `inputs` are null where nothing can be read. */
export function toolInputs(id: string, tool: Tool) {
  const bodyOf = (inputs: StoredInputs, accepted?: InputValues) => writeInputs(id, tool, inputs, accepted);
  const entry = keptAs<InputsReading, InputsBody>(
    `tool:${id}`,
    (stored) => {
      if (stored === undefined) return { value: { inputs: null, faults: [] }, unreadable: [] };
      const reading = readStoredInputs(id, tool, stored);
      return { value: reading, unreadable: reading.faults.length > 0 ? [stored] : [] };
    },
    ({ inputs }) => {
      const written = inputs && bodyOf(inputs);
      return written?.ok ? written.body : null;
    },
  );
  return {
    ...entry,
    /** When it was stored, in milliseconds since 1970; 0 where nothing is. */
    storedAt: () => readEntry(`tool:${id}`)?.at ?? 0,
    /**
     * Stores what `change` makes of what is stored at this moment; null where nothing is.
     *
     * @param unread what is to be put aside; without it, what could not be read
     */
    write(change: (stored: StoredInputs | null) => StoredInputs, unread?: readonly unknown[]): WrittenInputs {
      const { inputs } = entry.read();
      const written = bodyOf(change(inputs), inputs?.values);
      if (!written.ok) return written;
      return entry.write(() => written.body, { unread }) ? written : { ok: false, message: words.cannot };
    },
    /** Removes all that is stored for the tool, with what was put aside. @returns false where the browser removes nothing */
    remove: () => entry.write(() => null, { unread: [] }),
  };
}
