import { createContext, useContext, useSyncExternalStore } from 'react';
import { createFormControl, type UseFormReturn } from 'react-hook-form';
import { complete } from '#src/engine/places.ts';
import type { Pin } from '#src/engine/powers/scenario.ts';
import type { LiveFigures, Outcome, Tool, Value } from '#src/engine/types.ts';
import { mapValues } from '#src/engine/utilities.ts';
import { isSame } from '#src/engine/visibility.ts';

export type FormValues = Readonly<Record<string, Value>>;

/** What the fields share. Its state (touched, dirty, errors) is not used: a tool's outcome says what is wrong. */
type Form = Omit<UseFormReturn<Record<string, Value>>, 'formState'>;

export type Cause =
  /** Somebody has typed or pressed in a field. */
  | 'typed'
  /** All inputs were set at once: by the address, by what the device stores, or by a button. */
  | 'set'
  /** The last of these was taken back. */
  | 'undone'
  /** What stands beside the inputs has changed: pins, or live figures. */
  | 'beside';

/** Whether all inputs were set at once, or a setting was taken back. */
export const isSet = (cause: Cause): boolean => cause === 'set' || cause === 'undone';

interface Setting {
  /** The name of the button that takes it back, such as `reset`; without it none does. */
  readonly undo?: string;
  /** The visitor goes on with their own figures, of which a press has changed a few; without it other figures begin. */
  readonly goesOn?: true;
  readonly pins?: readonly Pin[];
}

/**
 * Is told after the tool has run.
 *
 * @param begins whether other figures begin: those of an address, an example, a reset
 * @param undo the name of the button that takes the setting back; empty where none does
 */
type Listener = (cause: Cause, begins: boolean, undo: string) => void;

/** A change that can be undone: all inputs as they were before it, and the name of the button that does it. */
interface Undoable {
  readonly undo: string;
  readonly before: FormValues;
}

export interface Calculator {
  readonly tool: Tool;
  readonly form: Form;
  readonly store: Store;
}

/** The values of a form that stay as they are: it changes the rows of a list in place. */
const copied = (values: FormValues): FormValues =>
  mapValues(values, (value) => (Array.isArray(value) ? value.map((row: object) => ({ ...row })) : value));

/**
 * The inputs of a calculator and all that follows from them. The form (react-hook-form) holds what is typed; every change of
 * it is told here once, with its cause, after the tool has run.
 */
function createStore(tool: Tool, form: Form) {
  const listeners = new Set<Listener>();
  let values = copied(form.getValues());
  let pins: readonly Pin[] = [];
  const builtIn = tool.live?.reference?.figures ?? null;
  let live: LiveFigures | null = builtIn;
  let waiting = tool.live !== null;
  let undoable: Undoable | null = null;
  let setting = false;
  const run = () => {
    const made = tool.run(values, live);
    // visitors read what to do; on the development server the author reads what is wrong
    if (import.meta.env.DEV && !made.ok && made.broken) console.error(made.reason);
    return made;
  };
  let outcome = run();
  const first = outcome;
  const withoutLive = tool.live !== null && !outcome.ok ? outcome : null;
  const tell = (cause: Cause, begins = false, undo = '') => {
    for (const listener of listeners) listener(cause, begins, undo);
  };
  function update(next: FormValues, cause: Cause, begins = false, undo = '') {
    values = next;
    outcome = run();
    tell(cause, begins, undo);
  }
  function setAll(next: FormValues, cause: Cause, begins = false, undo = '') {
    setting = true;
    form.reset(next);
    setting = false;
    update(copied(form.getValues()), cause, begins, undo);
  }
  // from the start, not in an effect: what is typed before effects run counts too
  form.subscribe({
    formState: { values: true },
    callback({ type }: { type?: string }) {
      const next = copied(form.getValues());
      // a list of rows tells of its values once more after it was set
      if (setting || (type === undefined && isSame(next, values))) return;
      undoable = null;
      update(next, 'typed');
    },
  });
  return {
    /** @returns a function that ends it */
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    outcome: () => outcome,
    /** The outcome with which the page opened. */
    first: () => first,
    /** The present inputs: the same object until they change. */
    values: () => values,
    /** The present value of an input or a result, by its name: no input and result share one. */
    value: (name: string): Value | undefined => values[name] ?? (outcome.ok ? outcome.outputs[name] : undefined),
    /** Sets all inputs; those left out get their defaults. */
    set(next: FormValues, { undo = '', goesOn, pins: pinned = pins }: Setting = {}) {
      const all = complete(tool, next);
      // where only snapshots are gone, an undo brings them back
      const isNothing = undo !== 'adopted' && isSame(all, values);
      undoable = isNothing ? null : { undo, before: values };
      pins = pinned;
      setAll(all, 'set', !goesOn, undo);
    },
    /** What `undo` takes back; null where inputs have changed since, or the last change was typed. */
    undoable: () => undoable,
    undo() {
      const before = undoable?.before;
      undoable = null;
      if (before) setAll(complete(tool, before), 'undone');
    },
    /** The scenarios pinned for comparison with the present one. */
    pins: () => pins,
    pin(next: readonly Pin[]) {
      pins = next;
      tell('beside');
    },
    setLive(figures: LiveFigures | null) {
      live = figures ?? builtIn;
      waiting = false;
      update(values, 'beside');
    },
    /** The live figures; until they arrive those that are built in, or null. */
    live: () => live,
    waiting: () => waiting,
    /** The refusal of a tool that needs live figures and has none, while they load too; otherwise null. */
    lacking: () =>
      !outcome.ok && outcome.refusal !== undefined && outcome.refusal === withoutLive?.refusal ? outcome : null,
  };
}

export type Store = ReturnType<typeof createStore>;

/** The form of a tool and the store that follows it. The form holds numbers, never the text that was typed. */
export function createCalculator(tool: Tool): Calculator {
  const defaultValues = complete(tool, {});
  // without `useForm`, which would render its component a second time in the task that hydrates the page
  const form = createFormControl<Record<string, Value>>({ defaultValues });
  // before a reset getValues returns the defaults, not what was typed
  form.reset(defaultValues);
  return { tool, form, store: createStore(tool, form) };
}

export const CalculatorContext = createContext<Calculator | null>(null);

export function useCalculator(): Calculator {
  const calculator = useContext(CalculatorContext);
  if (!calculator) throw new Error('no calculator is around this component');
  return calculator;
}

/** A part of the outcome, or of all that the store has; the caller renders again only when that part changes. */
export function useOutcome<T>(select: (outcome: Outcome) => T): T {
  const { store } = useCalculator();
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.outcome()),
    () => select(store.first()),
  );
}

export const useValues = (): FormValues => useOutcome(useCalculator().store.values);

export const usePins = (): readonly Pin[] => useOutcome(useCalculator().store.pins);

/** The live figures; until they arrive those that are built in, or null. */
export const useLive = (): LiveFigures | null => useOutcome(useCalculator().store.live);

/** What a button with one of these names can undo now: the inputs as they were before. */
export function useUndoable(...names: readonly string[]): Undoable | null {
  const { store } = useCalculator();
  return useOutcome(() => {
    const last = store.undoable();
    return last && names.includes(last.undo) ? last : null;
  });
}

/** Whether live figures are missing: loading or not available. Only the line about them says so. */
export const isMissing = (store: Store): boolean => store.waiting() || store.lacking() !== null;
