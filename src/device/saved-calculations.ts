// Calculations that the visitor has saved under a name. They never leave the device.
import * as z from 'zod/mini';
import { kept } from './kept.ts';
import { moment, shortText, toolId, toolPath, withOthers } from './schemas.ts';

/** Calculations that can be saved. */
const MOST_SAVED = 200;
/** Characters of a name. */
export const MOST_SAVED_NAME = 80;
/** Characters of a scenario: far above the longest list of rows. */
const MOST_SCENARIO = 20_000;

const savedCalculation = withOthers({
  /** Made when it is saved; a file that is imported keeps it. */
  key: shortText,
  tool: toolId,
  path: toolPath,
  /** The tool's title. */
  title: shortText,
  /** As the visitor named it. */
  name: shortText,
  /** What follows its `#id?`, with its scenarios. */
  scenario: z.string().check(z.maxLength(MOST_SCENARIO)),
  /** What it came to when it was saved. */
  headline: z._default(z.readonly(z.array(z.object({ label: shortText, figure: shortText }))), []),
  /** When it was saved. */
  at: moment,
});
export type SavedCalculation = Readonly<z.infer<typeof savedCalculation>>;

/** The latest first; of two with one key the later one. */
function latestFirst(saved: readonly SavedCalculation[]): readonly SavedCalculation[] {
  const byKey = new Map([...saved].sort((one, other) => one.at - other.at).map((each) => [each.key, each]));
  return [...byKey.values()].reverse();
}

const schema = z.pipe(
  z.array(savedCalculation),
  z.transform((saved: SavedCalculation[]) => latestFirst(saved)),
);

/** All saved calculations, the latest first. */
export const savedCalculations = kept<readonly SavedCalculation[]>('saved', schema, [], (saved) => saved.length === 0);

/** Saves a calculation. @returns false where the browser stores nothing, so that it lasts as long as the visit; null where no more can be saved */
export function saveCalculation(calculation: Omit<SavedCalculation, 'key' | 'at'>): boolean | null {
  if (savedCalculations.read().length >= MOST_SAVED || calculation.scenario.length > MOST_SCENARIO) return null;
  const at = Date.now();
  const key = `${at.toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  return savedCalculations.write((saved) => [{ ...calculation, key, at }, ...saved]);
}

export const renameCalculation = (key: string, name: string) =>
  savedCalculations.write((saved) => saved.map((each) => (each.key === key ? { ...each, name } : each)));

export const deleteCalculation = (key: string) =>
  savedCalculations.write((saved) => saved.filter((each) => each.key !== key));

/** Takes a deletion back. */
export const restoreCalculation = (deleted: SavedCalculation) =>
  savedCalculations.write((saved) => latestFirst([deleted, ...saved.filter(({ key }) => key !== deleted.key)]));

/** What became of an import: how much is new here, and how much found no room. */
export interface Added {
  readonly added: number;
  readonly noRoom: number;
}

/** Adds calculations of another device as far as there is room, and changes none that are here. */
export function addCalculations(theirs: readonly SavedCalculation[]): Added {
  const here = savedCalculations.read();
  const unknown = theirs.filter(({ key }) => here.every((each) => each.key !== key));
  const fitting = unknown.slice(0, Math.max(0, MOST_SAVED - here.length));
  const isStored =
    fitting.length === 0 ||
    savedCalculations.write((saved) => latestFirst([...saved, ...fitting]), { onlyIfStored: true });
  const added = isStored ? fitting.length : 0;
  return { added, noRoom: unknown.length - added };
}
