import { entryNames, isRecord, readEntry, writeEntry } from '#src/browser/device.ts';
import { isSame } from '#src/engine/visibility.ts';
import { figuresNow, readFigures, rememberFigures } from '#src/renderer/carry/figures.ts';
import { readSaved, savedNow, setSaved } from '#src/renderer/carry/saved.ts';
import { addRecents } from '../recent/add.ts';
import { readRecents } from '../recent/recent.ts';

/** The version of the file. */
const VERSION = 1;
/** What calculators store; who reads it checks it. */
const OF_TOOL = /^tool:([a-z]\w*)$/;

/** All that the hub keeps on this device, as the text of a file; the theme apart. */
export function exportAll(): string {
  const names = entryNames().filter((name) => ['figures', 'saved', 'recent'].includes(name) || OF_TOOL.test(name));
  return JSON.stringify({ kept: VERSION, entries: Object.fromEntries(names.map((name) => [name, readEntry(name)])) });
}

export interface Imported {
  /** How many things are new here. */
  readonly added: number;
  /** What is here and stays, though the file has another one: names of figures and calculations, ids of tools. */
  readonly figures: readonly string[];
  readonly tools: readonly string[];
  /** False where the browser stores nothing. */
  readonly stored: boolean;
}

/**
 * Adds what a file holds to what is kept here, and replaces nothing.
 *
 * @param text of the file, untrusted
 * @returns null where it is no such file
 */
export function importAll(text: string): Imported | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(file) || file.kept !== VERSION || !isRecord(file.entries)) return null;
  const { entries } = file;
  const heldIn = (name: string): unknown => {
    const entry = Object.hasOwn(entries, name) ? entries[name] : null;
    return isRecord(entry) ? entry.value : null;
  };
  let stored = true;
  let added = 0;

  const here = savedNow();
  const theirs = readSaved(heldIn('saved'));
  const unknown = theirs.filter(({ key }) => !here.some((saved) => saved.key === key));
  if (unknown.length > 0) stored = setSaved(readSaved([...here, ...unknown])) && stored;
  added += unknown.length;
  const otherwise = theirs.filter((saved) => here.some((own) => own.key === saved.key && own.name !== saved.name));

  const mine = figuresNow().figures;
  const figures = Object.entries(readFigures(heldIn('figures')).figures);
  const fresh = figures.filter(([quantity]) => !Object.hasOwn(mine, quantity));
  rememberFigures(fresh.map(([, figure]) => figure));
  added += fresh.length;
  const others = figures.filter(
    ([quantity, { value }]) => mine[quantity] !== undefined && mine[quantity].value !== value,
  );

  added += addRecents(readRecents(heldIn('recent')));

  const tools: string[] = [];
  for (const name of Object.keys(entries)) {
    const [, id] = OF_TOOL.exec(name) ?? [];
    const value = heldIn(name);
    if (id === undefined || value === null) continue;
    const own = readEntry(name);
    if (own === null) {
      stored = writeEntry(name, value) && stored;
      added++;
    } else if (!isSame(own.value, value)) tools.push(id);
  }
  return {
    added,
    figures: [...others.map(([, { label }]) => label), ...otherwise.map(({ name }) => name)],
    tools,
    stored,
  };
}
