// Everything that a visitor has: calculations as links, and stars. They never leave the device. What a key and a name mean, and
// what two tabs, a full storage or an import do, is in docs/architecture.md.
import * as z from 'zod/mini';
import { kept, listOf, moment, shortText, toolId } from './entry.ts';
import { storeSoon } from './later.ts';

/** The page *My figures*, which lists what is stored on this device, has no document: only this hash. */
export const MY_FIGURES_HASH = 'my-figures';
/** Saved calculations and snapshots that there is room for. */
const MOST_NAMED = 1000;
/** What was typed without a name: in all, and in one tool. */
const MOST_TYPED = 30;
const MOST_TYPED_IN_TOOL = 3;
/** Tools that are remembered because they were opened. */
const MOST_OPENED = 6;
/** Characters of the name under which a visitor saves a calculation. */
export const MOST_SAVED_NAME = 80;
/** Characters of a scenario: far above the longest list of rows. */
const LONGEST_SCENARIO = 100_000;
const LONGEST_FIGURE = 200;

const calculation = () =>
  z.object({
    key: shortText(),
    tool: toolId(),
    /** What follows the tool's `#id?`, with its pins; empty where a tool was only opened. */
    scenario: z.string().check(z.maxLength(LONGEST_SCENARIO)),
    /** The visitor's name for it, the day of a snapshot, or null for what was typed. */
    name: z.nullable(shortText()),
    /** What it came to; of what has no name, in place of it, the amount, rate and time by which people recognise it. */
    headline: z.readonly(
      z.array(
        z.object({
          label: z.string().check(z.maxLength(LONGEST_FIGURE)),
          figure: z.string().check(z.maxLength(LONGEST_FIGURE)),
        }),
      ),
    ),
    at: moment(),
  });
export type Calculation = Readonly<z.infer<ReturnType<typeof calculation>>>;

interface Calculations {
  /** Whether opened tools, and what is typed in them, are remembered. */
  readonly on: boolean;
  /** The ids of starred tools, the latest first. */
  readonly starred: readonly string[];
  readonly list: readonly Calculation[];
}
const nothing: Calculations = { on: true, starred: [], list: [] };
const schema = () =>
  z.object({
    on: z.catch(z.boolean(), true),
    starred: z.catch(listOf(toolId()), []),
    list: z.catch(
      z.pipe(
        listOf(calculation()),
        // of two with one key the first
        z.transform((list) => [...new Map(list.toReversed().map((item) => [item.key, item])).values()].reverse()),
      ),
      [],
    ),
  });
export const calculations = kept<Calculations>('calculations', schema as () => z.ZodMiniType<Calculations>, nothing);

export const newKey = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/** Whether it is the visitor's own inputs of a tool that declares `keep`. */
export const isOwn = ({ key, tool }: Calculation): boolean => key === tool;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
export const isSnapshot = ({ key, tool, name }: Calculation): boolean =>
  DAY.test(name ?? '') && key.startsWith(`${tool} `);

/** Whether one takes the place of another: the same key, or the same settings typed in one tool. */
const isOneItem = (item: Omit<Calculation, 'at'>, other: Calculation): boolean =>
  item.key === other.key ||
  (item.name === null && other.name === null && item.tool === other.tool && item.scenario === other.scenario);

/** As many as there is room for: those that come first. What is stored under a name makes no room. */
function withinRoom(list: readonly Calculation[], mostNamed = Number.POSITIVE_INFINITY): readonly Calculation[] {
  const counts = new Map<string, number>();
  const isAmong = (most: number, counted: string) => {
    const count = (counts.get(counted) ?? 0) + 1;
    if (count <= most) counts.set(counted, count);
    return count <= most;
  };
  return list.filter((item) => {
    if (isOwn(item)) return true;
    if (item.name !== null) return isAmong(mostNamed, 'named');
    if (item.scenario === '') return isAmong(1, `${item.tool} opened`) && isAmong(MOST_OPENED, 'opened');
    return isAmong(MOST_TYPED_IN_TOOL, item.tool) && isAmong(MOST_TYPED, 'typed');
  });
}

/**
 * Stores a calculation in place of the one with its key, in front of the others.
 *
 * @returns false where the browser stores nothing, so that it lasts as long as the visit; null where there is no room for it
 */
export function keepCalculation(item: Omit<Calculation, 'at'>): boolean | null {
  const { on, list } = calculations.read();
  const before = list.find(({ key }) => key === item.key);
  const isForgotten = !on && item.name === null && item.key !== item.tool;
  // what says nothing takes nothing's place
  if (isForgotten || (item.scenario === '' && before)) return true;
  if (item.scenario.length > LONGEST_SCENARIO) return null;
  if (item.name !== null && !before && list.filter(({ name }) => name !== null).length >= MOST_NAMED) return null;
  if (before?.name === item.name && before.scenario === item.scenario) return calculations.write((stored) => stored);
  return calculations.write((stored) => ({
    ...stored,
    list: withinRoom([{ ...item, at: Date.now() }, ...stored.list.filter((other) => !isOneItem(item, other))]),
  }));
}

/** The snapshots of a tool, the earliest first. */
export const snapshotsOf = (tool: string): readonly Calculation[] =>
  calculations
    .read()
    .list.filter((item) => item.tool === tool && isSnapshot(item))
    .sort((one, other) => (one.name ?? '').localeCompare(other.name ?? ''));

/** Stores a snapshot of a day, in place of that day's. @returns as `keepCalculation` */
export function keepSnapshot(day: string, figures: Pick<Calculation, 'tool' | 'scenario' | 'headline'>) {
  const { tool } = figures;
  const key = `${tool} ${day}`;
  const present = snapshotsOf(tool).find(({ name }) => name === day)?.key;
  // one of that day that was given another name stays
  const isTaken = calculations.read().list.some((item) => item.key === key);
  return keepCalculation({ ...figures, name: day, key: present ?? (isTaken ? `${key} ${newKey()}` : key) });
}

/** Remembers that a tool was opened, and what is typed in it since, as one calculation without a name. */
export function remembering(tool: string) {
  const unnamed = { tool, name: null, headline: [] };
  let key = newKey();
  return {
    opened: () => void keepCalculation({ ...unnamed, key, scenario: '' }),
    /**
     * @param figures the settings in short, as text; null where no input is a number
     * @param fromStart whether other figures have begun: those before stay as they are
     */
    entered({ settings, figures, fromStart }: { settings: string; figures: string | null; fromStart: boolean }) {
      if (fromStart) key = newKey();
      const headline = figures === null ? [] : [{ label: '', figure: figures.slice(0, LONGEST_FIGURE) }];
      keepCalculation({ ...unnamed, key, scenario: settings, headline });
    },
  };
}

export const renameCalculation = (key: string, name: string) =>
  calculations.write((stored) => ({
    ...stored,
    list: stored.list.map((item) => (item.key === key ? { ...item, name } : item)),
  }));
/** Renames a calculation once nothing more is typed, if anything is. */
export const renameSoon = (key: string, typed: string) =>
  storeSoon(`name ${key}`, () => void (typed.trim() && renameCalculation(key, typed.trim())));

/** @returns false where the browser removes nothing */
export const removeCalculations = (removed: readonly Calculation[]) =>
  calculations.write((stored) => ({
    ...stored,
    list: stored.list.filter(({ key }) => removed.every((item) => item.key !== key)),
  }));

/** What became of an import: how much is new here, and how much found no room. */
export interface Added {
  readonly added: number;
  readonly noRoom: number;
}

/** Adds calculations whose keys are not here, such as those of a file or of a deletion that is undone, as far as there is room. */
export function addCalculations(theirs: readonly Calculation[], { onlyIfStored = false } = {}): Added {
  const { on, list } = calculations.read();
  // that a tool was opened is no loss
  const unknown = theirs.filter(
    (item) => (item.name !== null || item.scenario !== '') && !list.some((other) => isOneItem(item, other)),
  );
  const wanted = unknown.filter((item) => on || item.name !== null || isOwn(item));
  // those that are here come first, so that none of them makes room
  const all = new Set(withinRoom([...list, ...wanted], MOST_NAMED));
  const added = wanted.filter((item) => all.has(item));
  const isStored =
    added.length === 0 ||
    calculations.write(
      (stored) => ({ ...stored, list: [...stored.list, ...added].sort((one, other) => other.at - one.at) }),
      { onlyIfStored },
    );
  const count = isStored ? added.length : 0;
  return { added: count, noRoom: unknown.length - count };
}

export const toggleStar = (id: string) =>
  calculations.write((stored) => {
    const others = stored.starred.filter((star) => star !== id);
    return { ...stored, starred: others.length < stored.starred.length ? others : [id, ...others] };
  });

/** Adds stars, after those that are here. */
export function addStars(ids: readonly string[]): Added {
  const unknown = ids.filter((id) => !calculations.read().starred.includes(id));
  const isStored =
    unknown.length === 0 ||
    calculations.write((stored) => ({ ...stored, starred: [...stored.starred, ...unknown] }), { onlyIfStored: true });
  return isStored ? { added: unknown.length, noRoom: 0 } : { added: 0, noRoom: unknown.length };
}

/** Sets whether opened tools are remembered, and either way forgets those that were and what was typed in them; all else stays. */
export const setRemembering = (on: boolean) =>
  calculations.write((stored) => ({
    ...stored,
    on,
    list: stored.list.filter((item) => item.name !== null || isOwn(item)),
  }));
export const clearRecent = () => setRemembering(calculations.read().on);

/** The tools that were opened, the latest first, each with what was typed in it last; null for what a tool shows itself. */
export function recentOf({ list }: Calculations) {
  const unnamed = list.filter(({ name }) => name === null);
  return [...new Set(unnamed.map(({ tool }) => tool))].map((tool) => ({
    tool,
    last: unnamed.find((item) => item.tool === tool && item.scenario !== '' && !isOwn(item)) ?? null,
  }));
}
