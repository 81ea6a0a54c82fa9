import type { InputsReading } from '#src/device/tool-inputs-format.ts';

/** What the page says about storing. */
export interface Status {
  /** Whose figures are on the page. While they are a link's or an example's, nothing is stored until the visitor says so. */
  readonly shown: 'own' | 'link' | 'example';
  /** A sentence on what was done last; empty where there is nothing to say. */
  readonly done: string;
  /** A sentence on what did not work; empty where all did. */
  readonly failed: string;
  /** A sentence for each value that the tool refuses, and that is therefore not stored. */
  readonly refused: readonly string[];
  /** What could not be read of what is stored, or of a file: a sentence on the whole (`lead`), and one for each fault. */
  readonly unread: { readonly lead: string; readonly faults: readonly string[]; readonly isOfFile: boolean } | null;
}

/** What the page says about storing, and who is told when that changes. */
export function createStatus() {
  const listeners = new Set<() => void>();
  let status: Status = { shown: 'own', done: '', failed: '', refused: [], unread: null };
  /** Tells those who show it to render again. */
  function refresh() {
    for (const listener of listeners) listener();
  }
  function say(change: Partial<Status>) {
    status = { ...status, ...change };
    refresh();
  }
  return {
    now: () => status,
    say,
    refresh,
    /** Sets or clears what could not be read. */
    setUnread: ({ faults }: InputsReading, lead: string, isOfFile = false) =>
      say({ unread: faults.length > 0 ? { lead, faults, isOfFile } : null }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
