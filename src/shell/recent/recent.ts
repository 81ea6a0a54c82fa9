import { isRecord, readEntry, removeEntry, writeEntry } from '#src/browser/device.ts';
import { isText, keptUnder } from '#src/renderer/carry/kept-under.ts';
import { SAVED } from '#src/renderer/carry/name.ts';

/** A tool in the list of recent ones: all that a link to it needs, even if its group is not loaded. */
export interface Remembered {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly short: string;
  readonly icon: string;
}

/** Figures with which a tool was left. */
export interface Left {
  /** What followed its `#id?`. */
  readonly scenario: string;
  /** The same in short, such as `₹50 lakh, 8.5%`; null where no input is a number. */
  readonly figures: string | null;
  /** When, in milliseconds since 1970; 0 where an earlier release did not note it. */
  readonly at: number;
}

export interface RecentTool extends Remembered {
  /** The latest first; empty where nothing was entered. */
  readonly left: readonly Left[];
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
/** Tools that are remembered for what was entered in them, though others were opened since. */
const MOST_ENTERED = 30;
/** Figures of earlier visits that one tool remembers. */
export const MOST_LEFT = 3;
export const MOST_STARRED = 12;
/** A longer scenario is remembered without its figures. */
export const MOST_CHARACTERS = 2000;
const nothing: Recents = { on: true, recent: [], starred: [] };

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function rememberedIn(value: unknown): Remembered[] {
  if (!isRecord(value)) return [];
  const { id, path, title, short, icon } = value;
  if (![id, path, title, short, icon].every(isText)) return [];
  // this page never writes other addresses or names
  if (!/^[a-z]\w*$/.test(String(id)) || !/^(\/[\w-]+)+$/.test(String(path)) || !/^[a-z0-9-]+$/.test(String(icon)))
    return [];
  return [{ id, path, title, short, icon } as unknown as Remembered];
}

function leftIn(value: unknown): Left[] {
  if (!isRecord(value)) return [];
  // earlier releases stored one, with its first amount
  const { scenario, figures = value.amount, at = 0 } = value;
  if (typeof scenario !== 'string' || scenario === '' || scenario.length > MOST_CHARACTERS) return [];
  return [
    {
      scenario,
      figures: typeof figures === 'string' ? figures.slice(0, 60) : null,
      at: typeof at === 'number' && Number.isFinite(at) ? at : 0,
    },
  ];
}

function recentIn(value: unknown): RecentTool[] {
  return rememberedIn(value).map((tool) => {
    const { left = [value] } = value as Record<string, unknown>;
    return { ...tool, left: list(left).flatMap(leftIn).slice(0, MOST_LEFT) };
  });
}

/** The latest tools, and further ones in which something was entered. */
export const worthKeeping = (recent: readonly RecentTool[]): readonly RecentTool[] =>
  recent.filter(({ left }, at) => at < MOST_RECENT || left.length > 0).slice(0, MOST_ENTERED);

/** What is stored; what cannot be read in it is left out. */
export function readRecents(value: unknown): Recents {
  if (!isRecord(value)) return nothing;
  return {
    on: value.on !== false,
    recent: worthKeeping(list(value.recent).flatMap(recentIn)),
    starred: list(value.starred).flatMap(rememberedIn).slice(0, MOST_STARRED),
  };
}

/** What is remembered. */
export const { now: recentsNow, use: useRecents } = keptUnder(NAME, readRecents);

/** Whether calculations are saved on this device. */
export const { use: useSomeSaved } = keptUnder(SAVED, (value) => value !== undefined);

/** Stores what is remembered from now on. */
export function change(next: Recents) {
  const isEmpty = next.on && next.recent.length === 0 && next.starred.length === 0;
  if (isEmpty) removeEntry(NAME);
  else writeEntry(NAME, next);
  // as in `before-paint.js`, for the strip on the landing page
  const some = next.recent.length + next.starred.length > 0 || readEntry(SAVED) !== null;
  document.documentElement.classList.toggle('returning', some);
}

/** Forgets the tools that were opened; stars stay. */
export const clearRecent = () => change({ ...recentsNow(), recent: [] });

/** Switches remembering on or off. Both forget the tools opened before. */
export const setRemembering = (on: boolean) => change({ ...recentsNow(), on, recent: [] });
