import { startTransition, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { LiveFigures, Outcome, Tool, Value } from '#src/engine/types.ts';
import { holds } from '#src/engine/visibility.ts';

export type FormValues = Record<string, Value>;

/** What a page reads: the outcome of the present inputs, worked out once a change and shared by all its parts. */
export interface Store {
  subscribe(listener: () => void): () => void;
  outcome(): Outcome;
  value(name: string): Value | undefined;
  setLive(figures: LiveFigures | null): void;
  /** Whether live figures have been asked for and have not arrived. */
  waiting(): boolean;
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

function createStore(tool: Tool, start: FormValues) {
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
  const update = () => {
    outcome = work();
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
  return useMemo(() => ({ tool, form, store, defaults }), [tool, form, store, defaults]);
}

/** A part of the outcome; the caller renders again only when that part changes. */
export function useOutcome<T>(store: Store, select: (outcome: Outcome) => T): T {
  const now = () => select(store.outcome());
  return useSyncExternalStore(store.subscribe, now, now);
}

/**
 * Milliseconds: how long the figures stand still before charts and tables follow, and the longest that these wait. Both
 * grow with what the last drawing took (so many times as long, up to so much): on a slow phone none falls between two keys.
 */
const PAUSE = { least: 120, times: 5, most: 600 };
const PATIENCE = { least: 400, times: 20, most: 4000 };
/** A drawing goes on after what was asked for is there: recharts works in the frames that follow, 16 ms each at least. */
const FRAMES = 3;
const longer = ({ least, times, most }: typeof PAUSE, took: number) => Math.min(most, Math.max(least, times * took));

/**
 * The outcome as it was when it last stood still. What is drawn from it (charts, tables) takes longer than a frame on a
 * small phone, and so never comes between a key press and its figure.
 */
export function useSettledOutcome(store: Store): Outcome {
  const [outcome, setOutcome] = useState(store.outcome);
  const asked = useRef<number | null>(null);
  const took = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each outcome that was drawn
  useEffect(() => {
    const since = asked.current;
    if (since === null) return;
    let left = FRAMES;
    const count = () => {
      left--;
      if (left === 0) took.current = performance.now() - since - FRAMES * 16;
      else frame = requestAnimationFrame(count);
    };
    let frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [outcome]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waitingSince: number | null = null;
    function follow() {
      timer = undefined;
      waitingSince = null;
      asked.current = performance.now();
      startTransition(() => setOutcome(store.outcome()));
    }
    function wait() {
      const now = performance.now();
      waitingSince ??= now;
      const patience = waitingSince + longer(PATIENCE, took.current) - now;
      clearTimeout(timer);
      timer = setTimeout(follow, Math.min(longer(PAUSE, took.current), Math.max(0, patience)));
    }
    const stop = store.subscribe(wait);
    // what changed before this part of the page stood
    follow();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);
  return outcome;
}

/** Whether a rule of visibility holds for what is typed now. */
export function useShown({ tool, store }: Calculator, showWhen: Tool['basis'][number]['showWhen']): boolean {
  const now = () => holds(showWhen, tool.inputs, store.value);
  return useSyncExternalStore(store.subscribe, now, now);
}
