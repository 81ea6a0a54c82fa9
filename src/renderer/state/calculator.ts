import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createFormControl, type UseFormReturn } from 'react-hook-form';
import type { Failure, LiveFigures, Outcome, Rule, Tool, Value } from '#src/engine/types.ts';
import { holds } from '#src/engine/visibility.ts';
import { storedOverSave, storeOverSave } from './development.ts';
import { createSettled, type Settled } from './settled.ts';

export type FormValues = Record<string, Value>;

/** What the fields share. Its state (touched, dirty, errors) is not used: a tool's outcome says what is wrong. */
export type Form = Omit<UseFormReturn<FormValues>, 'formState'>;

/** The outcome of the present inputs, computed once for each change and shared by all parts of the page. */
export interface Store {
  subscribe(listener: () => void): () => void;
  outcome(): Outcome;
  /** The present value of an input or a result, by its name: no input and result share one. */
  value(name: string): Value | undefined;
  setLive(figures: LiveFigures | null): void;
  /** The live figures; null until they arrive. */
  live(): LiveFigures | null;
  /** Whether live figures are being loaded. */
  waiting(): boolean;
  /** The refusal of a tool that needs live figures and has none, while they load too; otherwise null. */
  lacking(): Failure | null;
  /** The outcome for what takes long to draw. */
  readonly settled: Settled;
}

export interface Calculator {
  readonly tool: Tool;
  readonly form: Form;
  readonly store: Store;
  readonly defaults: FormValues;
}

function defaultsOf(tool: Tool): FormValues {
  return Object.fromEntries(Object.entries(tool.inputs).map(([name, spec]) => [name, spec.default as Value]));
}

/** A form without `useForm`, which would render its component a second time in the task that hydrates the page. */
function createForm(values: FormValues): Form {
  const form = createFormControl<FormValues>({ defaultValues: values });
  // before a reset getValues returns the defaults, not what was typed
  form.reset(values);
  return form;
}

function createStore(tool: Tool, form: Form): Store {
  const values: () => Readonly<Record<string, Value>> = form.getValues;
  const listeners = new Set<() => void>();
  let live: LiveFigures | null = null;
  let waiting = tool.live !== null;
  const work = () => {
    const made = tool.run(values(), live);
    // visitors read what to do; on the development server the author reads what is wrong
    if (import.meta.env.DEV && !made.ok && made.broken) console.error(made.reason);
    return made;
  };
  let outcome = work();
  const withoutLive = tool.live !== null && !outcome.ok ? outcome : null;
  const settled = createSettled(outcome);
  const update = () => {
    outcome = work();
    settled.change(outcome);
    for (const listener of listeners) listener();
  };
  // from the start, not in an effect: what is typed before effects run counts too
  form.subscribe({ formState: { values: true }, callback: update });
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    outcome: () => outcome,
    value: (name: string) => values()[name] ?? (outcome.ok ? outcome.outputs[name] : undefined),
    setLive(figures: LiveFigures | null) {
      live = figures;
      waiting = false;
      update();
    },
    live: () => live,
    waiting: () => waiting,
    lacking: () =>
      !outcome.ok && outcome.field === withoutLive?.field && outcome.message === withoutLive.message ? outcome : null,
    settled,
  };
}

/**
 * The form of a tool and the store that follows it. The form holds numbers, never the text that was typed.
 *
 * @param start values that differ from the defaults, already checked
 */
export function useCalculator(tool: Tool, start?: FormValues): Calculator {
  const defaults = useMemo(() => defaultsOf(tool), [tool]);
  const [{ form, store }] = useState(() => {
    const made = createForm({ ...defaults, ...start, ...(import.meta.hot && storedOverSave(tool)) });
    let held: Store | undefined;
    // computed when the first part reads it: together with the form it would be too long a task for a small phone
    return { form: made, store: () => (held ??= createStore(tool, made)) };
  });
  useEffect(() => (import.meta.hot ? storeOverSave(form.getValues) : undefined), [form]);
  useEffect(() => {
    const { catchUp } = store().settled;
    window.addEventListener('beforeprint', catchUp);
    return () => window.removeEventListener('beforeprint', catchUp);
  }, [store]);
  return useMemo(
    () => ({
      tool,
      form,
      defaults,
      get store() {
        return store();
      },
    }),
    [tool, form, store, defaults],
  );
}

/** A part of the outcome; the caller renders again only when that part changes. */
export function useOutcome<T>(store: Store, select: (outcome: Outcome) => T): T {
  const now = () => select(store.outcome());
  return useSyncExternalStore(store.subscribe, now, now);
}

/** Whether live figures are missing: loading or not available. Only the line about them says so. */
export const isMissing = (store: Store): boolean => store.waiting() || store.lacking() !== null;

/** Whether a rule of visibility holds for what is typed now. */
export function useShown({ tool, store }: Calculator, showWhen: Tool['basis'][number]['showWhen']): boolean {
  const now = () => holds(showWhen, tool.inputs, store.value);
  return useSyncExternalStore(store.subscribe, now, now);
}

/** The parts of a list that are shown now, by name. */
export function useShowing(
  { tool, store }: Calculator,
  list: readonly (readonly [name: string, rule: Rule | undefined])[],
): ReadonlySet<string> {
  const names = useOutcome(store, () =>
    list.flatMap(([name, rule]) => (holds(rule, tool.inputs, store.value) ? [name] : [])).join(),
  );
  return useMemo(() => new Set(names.split(',')), [names]);
}
