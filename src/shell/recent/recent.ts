import { useSyncExternalStore } from 'react';
import { readEntry, removeEntry, watchEntry, writeEntry } from '#src/browser/device.ts';

/** A tool in the list of recent ones: all that a link to it needs, even if its group is not loaded. */
export interface Remembered {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly short: string;
  readonly icon: string;
}

export interface RecentTool extends Remembered {
  /** What followed its `#id?` when it was left; empty where nothing did. */
  readonly scenario: string;
  /** The scenario's first amount in words, such as `₹50 lakh`; null without a scenario. */
  readonly amount: string | null;
}

/** What this browser remembers of opened tools. None of it leaves the device. */
export interface Recents {
  /** Whether opened tools are remembered. */
  readonly on: boolean;
  /** The latest first. */
  readonly recent: readonly RecentTool[];
  readonly starred: readonly Remembered[];
}

// `before-paint.js` reads it, too, to reserve the strip's height
const NAME = 'recent';
const MOST_RECENT = 6;
const MOST_STARRED = 12;
/** A longer scenario is remembered without its figures. */
const MOST_CHARACTERS = 2000;
const nothing: Recents = { on: true, recent: [], starred: [] };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function rememberedIn(value: unknown): Remembered[] {
  if (!isRecord(value)) return [];
  const { id, path, title, short, icon } = value;
  const texts = [id, path, title, short, icon];
  if (!texts.every((text) => typeof text === 'string' && text !== '' && text.length <= 200)) return [];
  // this page never writes other addresses or names
  if (!/^[a-z]\w*$/.test(String(id)) || !/^(\/[\w-]+)+$/.test(String(path)) || !/^[a-z0-9-]+$/.test(String(icon)))
    return [];
  return [{ id, path, title, short, icon } as unknown as Remembered];
}

function recentIn(value: unknown): RecentTool[] {
  return rememberedIn(value).map((tool) => {
    const { scenario, amount } = value as Record<string, unknown>;
    const isScenario = typeof scenario === 'string' && scenario.length <= MOST_CHARACTERS;
    return {
      ...tool,
      scenario: isScenario ? scenario : '',
      amount: isScenario && typeof amount === 'string' ? amount.slice(0, 40) : null,
    };
  });
}

/** What is stored; what cannot be read in it is left out. */
export function readRecents(value: unknown): Recents {
  if (!isRecord(value)) return nothing;
  return {
    on: value.on !== false,
    recent: list(value.recent).flatMap(recentIn).slice(0, MOST_RECENT),
    starred: list(value.starred).flatMap(rememberedIn).slice(0, MOST_STARRED),
  };
}

// the same object until the entry changes, as useSyncExternalStore requires
let seen: { at: number | null; recents: Recents } = { at: null, recents: nothing };

export function recentsNow(): Recents {
  const entry = readEntry(NAME);
  const at = entry?.at ?? null;
  if (at !== seen.at) seen = { at, recents: readRecents(entry?.value) };
  return seen.recents;
}

function change(next: Recents) {
  const isEmpty = next.on && next.recent.length === 0 && next.starred.length === 0;
  if (isEmpty) removeEntry(NAME);
  else writeEntry(NAME, next);
  // as in `before-paint.js`, for the strip on the landing page
  document.documentElement.classList.toggle('returning', next.recent.length + next.starred.length > 0);
}

const subscribe = (listener: () => void) => watchEntry(NAME, listener);

/** What is remembered; nothing during hydration. */
export const useRecents = () => useSyncExternalStore(subscribe, recentsNow, () => nothing);

const plain = ({ id, path, title, short, icon }: Remembered): Remembered => ({ id, path, title, short, icon });

/** Remembers that a tool was opened, with the scenario of an earlier visit. */
export function rememberVisit(tool: Remembered) {
  const now = recentsNow();
  if (!now.on) return;
  const before = now.recent.find(({ id }) => id === tool.id);
  const first = { ...plain(tool), scenario: before?.scenario ?? '', amount: before?.amount ?? null };
  const others = now.recent.filter(({ id }) => id !== tool.id);
  change({ ...now, recent: [first, ...others].slice(0, MOST_RECENT) });
}

/** Remembers what was entered in an opened tool. */
export function rememberScenario(tool: Remembered, scenario: string, amount: string | null) {
  if (!recentsNow().recent.some(({ id }) => id === tool.id)) rememberVisit(tool);
  const now = recentsNow();
  if (!now.on || scenario.length > MOST_CHARACTERS) return;
  const found = now.recent.find(({ id }) => id === tool.id);
  const shown = scenario === '' ? null : amount;
  if (!found || (found.scenario === scenario && found.amount === shown)) return;
  change({ ...now, recent: now.recent.map((each) => (each === found ? { ...each, scenario, amount: shown } : each)) });
}

/** Stars a tool, or removes its star. */
export function toggleStar(tool: Remembered) {
  const now = recentsNow();
  const others = now.starred.filter(({ id }) => id !== tool.id);
  const starred = others.length < now.starred.length ? others : [plain(tool), ...others].slice(0, MOST_STARRED);
  change({ ...now, starred });
}

/** Forgets the tools that were opened; stars stay. */
export const clearRecent = () => change({ ...recentsNow(), recent: [] });

/** Switches remembering on or off. Both forget the tools opened before. */
export const setRemembering = (on: boolean) => change({ ...recentsNow(), on, recent: [] });
