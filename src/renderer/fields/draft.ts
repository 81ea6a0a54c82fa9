import { useEffect, useState } from 'react';
import { groupDigits } from '#src/engine/format.ts';
import { isSet, type Store } from '../state/calculator.ts';
import type { Measure } from './measure.ts';

/** The text being typed into a box, which stays there until it is a number. */
interface Draft {
  readonly text: string;
  /**
   * Whether its commas must be in place. Those of a figure that was complete need not: they stay where they are while digits are
   * taken away or put in (`10,00,00`).
   */
  readonly commas: boolean;
  /** The value of the text; null where it is none. */
  readonly value: number | null;
}

const commasIn = (text: string) => text.split(',').length - 1;

/** A number being typed, with or without a minus, decimals and commas. */
const DIGITS = /^(-?[1-9][\d,]*)(\.\d*)?$/;

/** A text with the commas of a number in place, where it is one. */
const grouped = (text: string) =>
  text.replace(DIGITS, (_, whole: string, decimals = '') => groupDigits(whole.replaceAll(',', '')) + decimals);

/** A draft's text, without commas that need not be in place. */
const readable = ({ text, commas }: Pick<Draft, 'text' | 'commas'>) => (commas ? text : text.replaceAll(',', ''));

/** A draft with its value, which is read once. */
const draftOf = (measure: Measure, parts: Omit<Draft, 'value'>): Draft => ({
  ...parts,
  value: measure.read(readable(parts)),
});

/** A text that was not typed: a value as the box writes it. */
const written = (measure: Measure, text: string) => draftOf(measure, { text, commas: false });

/** The draft of a box while it has the focus, and after that where what was typed is no number. */
export function useDraft(store: Store, measure: Measure, text: string) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const open = draft !== null;
  useEffect(() => (open ? store.subscribe((cause) => isSet(cause) && setDraft(null)) : undefined), [store, open]);
  return {
    open,
    text: draft?.text ?? text,
    /** The text where it is no value. */
    unread: draft !== null && draft.value === null ? draft.text : null,
    begin: () => setDraft((typing) => typing ?? written(measure, text)),
    /**
     * @param atEnd whether the caret is after the text: its commas follow the digits, unless the visitor types commas
     * @returns the value that was typed; null for none
     */
    type(typed: string, atEnd: boolean): number | null {
      const before = draft ?? written(measure, text);
      const commas = commasIn(typed) > commasIn(before.text) || (before.commas && before.value === null);
      const next = draftOf(measure, { text: atEnd && !commas ? grouped(typed) : typed, commas });
      setDraft(next);
      return next.value;
    },
    /** Shows another value that was set while the box has the focus. */
    write: (value: number) => setDraft((typing) => typing && written(measure, measure.write(value))),
    /** Text that is no number stays, and so does an empty box: the line under it says which value the result still uses. */
    end: () => setDraft((typing) => (typing?.value === null ? typing : null)),
    drop: () => setDraft(null),
  };
}
