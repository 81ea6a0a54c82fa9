import type { InputsReading } from '#src/device/tool-inputs-format.ts';

/** What the page says about storing. */
export interface Status {
  /** Whose figures are on the page: of a link's or an example's, nothing is stored until the visitor says so. */
  readonly shown: 'own' | 'link' | 'example';
  /** What was done last. */
  readonly done: string;
  readonly failed: string;
  /** A sentence for each value that the tool refuses, and that is therefore not stored. */
  readonly refused: readonly string[];
  /** What could not be read, of what is stored or of a file. */
  readonly unread: { readonly lead: string; readonly faults: readonly string[]; readonly isOfFile: boolean } | null;
}

/** What the page says about storing, and who is told when that changes. */
export function createStatus() {
  const listeners = new Set<() => void>();
  let status: Status = { shown: 'own', done: '', failed: '', refused: [], unread: null };
  function say(change: Partial<Status>) {
    status = { ...status, ...change };
    for (const listener of listeners) listener();
  }
  return {
    now: () => status,
    say,
    /** Says what could not be read, after a sentence of what was read (`lead`). */
    sayUnread: ({ faults }: InputsReading, lead: string, isOfFile = false) =>
      say({ unread: faults.length > 0 ? { lead, faults, isOfFile } : null }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
