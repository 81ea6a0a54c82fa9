// All that is stored on this device as one file, so that a new phone is no loss.
import { isSame } from '#src/engine/visibility.ts';
import { entryNames, isRecord, readEntry, writeEntry } from './entry.ts';
import { storeNow } from './later.ts';
import { addRecentTools, recentTools } from './recent-tools.ts';
import { addCalculations, savedCalculations } from './saved-calculations.ts';
import { addSharedInputs, sharedInputs } from './shared-inputs.ts';

/** The version of the file. */
const VERSION = 1;
/** What tools store; whoever reads it checks it. */
const OF_TOOL = /^tool:([a-z]\w*)$/;

const isForFile = (name: string) => ['figures', 'saved', 'recent'].includes(name) || OF_TOOL.test(name);

/** All that the hub stores on this device, as the text of a file; the theme apart. */
export function exportAll(): string {
  storeNow();
  const names = entryNames().filter(isForFile);
  return JSON.stringify({ kept: VERSION, entries: Object.fromEntries(names.map((name) => [name, readEntry(name)])) });
}

interface Imported {
  /** How many things are new here. */
  readonly added: number;
  /** How many were left out, because there is no room for more, sharing or remembering is off, or the browser stores nothing. */
  readonly noRoom: number;
  /** What is here and stays, though the file has another one: labels of inputs and names of calculations, ids of tools. */
  readonly labels: readonly string[];
  readonly tools: readonly string[];
}

/** The file as an object; null where it is none, or nested too deep to be stored. */
function parseFile(text: string): unknown {
  try {
    const file: unknown = JSON.parse(text);
    JSON.stringify(file);
    return file;
  } catch {
    return null;
  }
}

/**
 * Adds what a file holds to what is stored here. It replaces and deletes nothing; what finds no room is left out.
 *
 * @param text of the file, untrusted
 * @param isTool whether the hub has a tool with this id
 * @returns null where it is no such file
 */
export function importAll(text: string, isTool: (id: string) => boolean): Imported | null {
  const file = parseFile(text);
  if (!isRecord(file) || file.kept !== VERSION || !isRecord(file.entries)) return null;
  const { entries } = file;
  storeNow();
  const valueIn = (name: string): unknown => {
    const entry = Object.hasOwn(entries, name) ? entries[name] : null;
    return isRecord(entry) ? entry.value : null;
  };
  const calculations = savedCalculations.readFrom(valueIn('saved'));
  const renamed = calculations.filter(({ key, name }) =>
    savedCalculations.read().some((own) => own.key === key && own.name !== name),
  );
  const { figures } = sharedInputs.readFrom(valueIn('figures'));
  const changed = Object.entries(figures).filter(([quantity, { value }]) => {
    const own = sharedInputs.read().figures;
    return Object.hasOwn(own, quantity) && own[quantity]?.value !== value;
  });
  const results = [
    addCalculations(calculations),
    addSharedInputs(figures),
    addRecentTools(recentTools.readFrom(valueIn('recent'))),
  ];
  const tools: string[] = [];
  for (const name of Object.keys(entries)) {
    const id = OF_TOOL.exec(name)?.[1];
    const value = valueIn(name);
    if (id === undefined || value === null || !isTool(id)) continue;
    const own = readEntry(name);
    if (own !== null && !isSame(own.value, value)) tools.push(id);
    if (own !== null) continue;
    const isStored = writeEntry(name, value, { onlyIfStored: true });
    results.push({ added: isStored ? 1 : 0, noRoom: isStored ? 0 : 1 });
  }
  return {
    added: results.reduce((sum, { added }) => sum + added, 0),
    noRoom: results.reduce((sum, { noRoom }) => sum + noRoom, 0),
    labels: [...changed.map(([, { label }]) => label), ...renamed.map(({ name }) => name)],
    tools,
  };
}
