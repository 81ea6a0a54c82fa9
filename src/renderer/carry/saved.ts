// Calculations that the visitor has saved under a name. None of it leaves the device.
import { isRecord, readEntry, removeEntry, writeEntry } from '#src/browser/device.ts';
import type { Headline } from './headline.ts';
import { isText, keptUnder } from './kept-under.ts';
import { SAVED } from './name.ts';

/** A saved calculation. */
export interface Saved {
  /** Made when it is saved; a file that is imported keeps it. */
  readonly key: string;
  readonly tool: string;
  /** The path of the tool's own page, as in the catalogue. */
  readonly path: string;
  /** The tool's title. */
  readonly title: string;
  /** As the visitor named it. */
  readonly name: string;
  /** What follows its `#id?`, with its scenarios. */
  readonly scenario: string;
  /** What it came to when it was saved. */
  readonly headline: readonly Headline[];
  /** When it was saved or renamed, in milliseconds since 1970. */
  readonly at: number;
}

export const MOST_SAVED = 200;
/** Characters of a name. */
export const MOST_SAVED_NAME = 80;
/** Characters of a scenario: far above the longest list of rows. */
const MOST_SCENARIO = 20_000;

function savedIn(value: unknown): Saved[] {
  if (!isRecord(value)) return [];
  const { key, tool, path, title, name, scenario, headline, at } = value;
  if (![key, tool, title, name].every(isText) || typeof at !== 'number') return [];
  // this page never writes other ids or addresses
  if (!/^[a-z]\w*$/.test(String(tool)) || !/^(\/[\w-]+)+$/.test(String(path))) return [];
  if (typeof scenario !== 'string' || scenario.length > MOST_SCENARIO) return [];
  const lines = (Array.isArray(headline) ? headline : []).filter(
    (line: unknown): line is Headline => isRecord(line) && isText(line.label) && isText(line.figure),
  );
  return [{ ...({ key, tool, path, title, name, scenario, at } as Saved), headline: lines.slice(0, 2) }];
}

/** What is stored, the latest first; what cannot be read in it is left out. */
export function readSaved(value: unknown): readonly Saved[] {
  const found = (Array.isArray(value) ? value : []).flatMap(savedIn);
  const byKey = new Map(found.sort((one, other) => one.at - other.at).map((saved) => [saved.key, saved]));
  return [...byKey.values()].reverse().slice(0, MOST_SAVED);
}

/** What is saved, the latest first. */
export const { now: savedNow, use: useSaved } = keptUnder(SAVED, readSaved);

/** @returns false where the browser stores nothing; it then lasts as long as the visit */
export function setSaved(next: readonly Saved[]): boolean {
  // as in `before-paint.js`, for the strip on the landing page
  document.documentElement.classList.toggle('returning', next.length > 0 || readEntry('recent') !== null);
  return next.length === 0 ? removeEntry(SAVED) : writeEntry(SAVED, next);
}

/** Saves a calculation. @returns as `setSaved`; null where no more can be saved */
export function save(calculation: Omit<Saved, 'key' | 'at'>): boolean | null {
  const now = savedNow();
  if (now.length >= MOST_SAVED || calculation.scenario.length > MOST_SCENARIO) return null;
  const at = Date.now();
  return setSaved([{ ...calculation, key: `${at.toString(36)}${Math.random().toString(36).slice(2, 8)}`, at }, ...now]);
}

export const renameSaved = (key: string, name: string) =>
  setSaved(savedNow().map((saved) => (saved.key === key ? { ...saved, name, at: Date.now() } : saved)));

export const removeSaved = (key: string) => setSaved(savedNow().filter((saved) => saved.key !== key));
