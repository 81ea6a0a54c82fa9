// What a visitor has entered and saved on this device as one file, so that a new phone is no loss.
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

/** What a visitor has entered and saved on this device, as the text of a file; not the theme, an AI key or live figures. */
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

/** What the file holds; null where it is no JSON, or nested too deep to be stored. */
function parseFile(text: string): unknown {
  try {
    const file: unknown = JSON.parse(text);
    JSON.stringify(file);
    return file;
  } catch {
    return null;
  }
}

type Entries = Readonly<Record<string, unknown>>;

function valueIn(entries: Entries, name: string): unknown {
  const entry = Object.hasOwn(entries, name) ? entries[name] : null;
  return isRecord(entry) ? entry.value : null;
}

/** Adds calculations, figures and recent tools. @returns what became of them, and the names of what is here with another value */
function addShared(entries: Entries) {
  const calculations = savedCalculations.readFrom(valueIn(entries, 'saved'));
  const { figures } = sharedInputs.readFrom(valueIn(entries, 'figures'));
  const renamed = calculations.filter(({ key, name }) =>
    savedCalculations.read().some((own) => own.key === key && own.name !== name),
  );
  const changed = Object.entries(figures).filter(([quantity, { value }]) => {
    const own = sharedInputs.read().figures;
    return Object.hasOwn(own, quantity) && own[quantity]?.value !== value;
  });
  const results = [
    addCalculations(calculations),
    addSharedInputs(figures),
    addRecentTools(recentTools.readFrom(valueIn(entries, 'recent'))),
  ];
  return { results, labels: [...changed.map(([, { label }]) => label), ...renamed.map(({ name }) => name)] };
}

/** Adds the inputs of tools that store nothing here. @returns what became of them, and the tools that store something else */
function addToolInputs(entries: Entries, isTool: (id: string) => boolean) {
  const results: { added: number; noRoom: number }[] = [];
  const tools: string[] = [];
  for (const name of Object.keys(entries)) {
    const id = OF_TOOL.exec(name)?.[1];
    const value = valueIn(entries, name);
    if (id === undefined || value == null || !isTool(id)) continue;
    // what was put aside stays beside the value
    const own = readEntry(name)?.value ?? null;
    if (own !== null && !isSame(own, value)) tools.push(id);
    if (own !== null) continue;
    const isStored = writeEntry(name, value, { onlyIfStored: true });
    results.push({ added: isStored ? 1 : 0, noRoom: isStored ? 0 : 1 });
  }
  return { results, tools };
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
  storeNow();
  const shared = addShared(file.entries);
  const ofTools = addToolInputs(file.entries, isTool);
  const results = [...shared.results, ...ofTools.results];
  return {
    added: results.reduce((sum, { added }) => sum + added, 0),
    noRoom: results.reduce((sum, { noRoom }) => sum + noRoom, 0),
    labels: shared.labels,
    tools: ofTools.tools,
  };
}
