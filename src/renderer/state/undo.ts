import { useEffect, useEffectEvent, useState } from 'react';
import type { Form } from './calculator.ts';

/**
 * Lets a button undo one change of the form, until the values change again.
 *
 * @param read the values that the change concerns
 * @returns the values before it, null where there is nothing to undo; and a function that makes a change which can be undone
 */
export function useUndo<T>(form: Form, read: () => T): readonly [before: T | null, change: (make: () => void) => void] {
  const [done, setDone] = useState<{ readonly before: T; readonly set: string } | null>(null);
  const changed = useEffectEvent(() => {
    if (JSON.stringify(read()) !== done?.set) setDone(null);
  });
  const offered = done !== null;
  useEffect(
    () => (offered ? form.subscribe({ formState: { values: true }, callback: () => changed() }) : undefined),
    [form, offered],
  );
  function change(make: () => void) {
    // a copy, because rows are changed in place
    const before = structuredClone(read());
    make();
    const set = JSON.stringify(read());
    setDone(set === JSON.stringify(before) ? null : { before, set });
  }
  return [done?.before ?? null, change];
}
