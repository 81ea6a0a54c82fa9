// What a visitor has on this device as one file, so that a new phone is no loss.
import { addCalculations, addStars, calculations } from './calculations.ts';
import { isRecord, parseJson } from './entry.ts';
import { storeNow } from './later.ts';
import { addSharedInputs, sharedInputs } from './shared-inputs.ts';

/** What a visitor has on this device, as the text of a file; not the theme, an AI key or live figures. */
export function exportAll(): string {
  storeNow();
  return JSON.stringify({ calculations: calculations.read(), figures: sharedInputs.read() });
}

/**
 * Adds what a file holds to what is stored here. It replaces and deletes nothing; what finds no room is left out. What is here and
 * stays, though the file has another one, is named: by names of calculations, labels of inputs and ids of tools.
 *
 * @returns null where it is no such file
 */
export function importAll(text: string) {
  const file = parseJson(text);
  if (!isRecord(file) || !(isRecord(file.calculations) || isRecord(file.figures))) return null;
  storeNow();
  const theirs = calculations.readFrom(file.calculations);
  const { figures } = sharedInputs.readFrom(file.figures);
  const own = sharedInputs.read().figures;
  const changed = Object.entries(figures).filter(
    ([quantity, { value }]) => Object.hasOwn(own, quantity) && own[quantity]?.value !== value,
  );
  const { list } = calculations.read();
  const others = theirs.list.filter((item) =>
    list.some(({ key, name, scenario }) => key === item.key && (name !== item.name || scenario !== item.scenario)),
  );
  const results = [
    addCalculations(theirs.list, { onlyIfStored: true }),
    addStars(theirs.starred),
    addSharedInputs(figures),
  ];
  return {
    added: results.reduce((sum, { added }) => sum + added, 0),
    noRoom: results.reduce((sum, { noRoom }) => sum + noRoom, 0),
    labels: [...others.flatMap(({ name }) => name ?? []), ...changed.map(([, { label }]) => label)],
    tools: others.flatMap(({ name, tool }) => (name === null ? [tool] : [])),
  };
}
