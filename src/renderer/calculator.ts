import { type RefObject, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { LiveFigures, Outcome, Tool, Value } from '#src/engine/types.ts';
import { holds } from '#src/engine/visibility.ts';
import { createFollowing, type Following, followerOf } from './following.ts';

export type FormValues = Record<string, Value>;

/** What a page reads: the outcome of the present inputs, worked out once a change and shared by all its parts. */
export interface Store {
  subscribe(listener: () => void): () => void;
  outcome(): Outcome;
  value(name: string): Value | undefined;
  setLive(figures: LiveFigures | null): void;
  /** Whether live figures have been asked for and have not arrived. */
  waiting(): boolean;
  /** Those who take long to draw, and wait until the figures stand still. */
  readonly following: Following;
}

export interface Calculator {
  readonly tool: Tool;
  readonly form: UseFormReturn<FormValues>;
  readonly store: Store;
  readonly defaults: FormValues;
}

function defaultsOf(tool: Tool): FormValues {
  return Object.fromEntries(Object.entries(tool.inputs).map(([name, spec]) => [name, spec.default as Value]));
}

function createStore(
  tool: Tool,
  start: FormValues,
): Store & { setValues(next: Readonly<Record<string, unknown>>): void } {
  const listeners = new Set<() => void>();
  let values: Readonly<Record<string, unknown>> = start;
  let live: LiveFigures | null = null;
  let waiting = tool.live !== null;
  const work = () => {
    const made = tool.run(values, live);
    // a visitor is told what to do about it, the definition's author on the development server what is wrong with it
    if (import.meta.env.DEV && !made.ok && made.reason !== undefined) console.error(made.reason);
    return made;
  };
  let outcome = work();
  const following = createFollowing(outcome);
  const update = () => {
    outcome = work();
    following.change(outcome);
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    outcome: () => outcome,
    value: (name: string) => values[name] as Value | undefined,
    setLive(figures: LiveFigures | null) {
      live = figures;
      waiting = false;
      update();
    },
    waiting: () => waiting,
    following,
    setValues(next: Readonly<Record<string, unknown>>) {
      values = next;
      update();
    },
  };
}

/**
 * The form of a tool and the store that follows it. The form holds numbers, never what was typed.
 *
 * @param start values that differ from the defaults, already checked
 */
export function useCalculator(tool: Tool, start?: FormValues): Calculator {
  const defaults = useMemo(() => defaultsOf(tool), [tool]);
  const [first] = useState(() => ({ ...defaults, ...start }));
  const form = useForm<FormValues>({ defaultValues: first });
  const [store] = useState(() => createStore(tool, first));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => store.setValues({ ...values }),
      }),
    [form, store],
  );
  useEffect(() => {
    window.addEventListener('beforeprint', store.following.catchUp);
    return () => window.removeEventListener('beforeprint', store.following.catchUp);
  }, [store]);
  return useMemo(() => ({ tool, form, store, defaults }), [tool, form, store, defaults]);
}

/** What is this near to the screen is taken to be on it. */
export const NEAR = { rootMargin: '10%' };

/** A part of the outcome; the caller renders again only when that part changes. */
export function useOutcome<T>(store: Store, select: (outcome: Outcome) => T): T {
  const now = () => select(store.outcome());
  return useSyncExternalStore(store.subscribe, now, now);
}

/**
 * The outcome as it was when it last stood still. What is drawn from it (charts, tables) takes longer than a frame on a
 * small phone, and so never comes between a key press and its figure.
 *
 * @param place where it is drawn: what is off the screen can wait longer
 */
export function useSettledOutcome({ outcome: now, following }: Store, place: RefObject<Element | null>): Outcome {
  const [outcome, setOutcome] = useState(now);
  const [own] = useState(() => followerOf(setOutcome, outcome));
  useEffect(() => {
    const leave = following.join(own);
    const observer = new IntersectionObserver(
      (entries) => following.see(own, entries.at(-1)?.isIntersecting === true),
      NEAR,
    );
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      leave();
    };
  }, [following, own, place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each outcome that was drawn
  useEffect(() => following.drawn(own), [following, own, outcome]);
  return outcome;
}

/** Whether a rule of visibility holds for what is typed now. */
export function useShown({ tool, store }: Calculator, showWhen: Tool['basis'][number]['showWhen']): boolean {
  const now = () => holds(showWhen, tool.inputs, store.value);
  return useSyncExternalStore(store.subscribe, now, now);
}
