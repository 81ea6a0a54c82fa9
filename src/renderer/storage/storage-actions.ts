// What the buttons of the storage panel do, while the visitor's own inputs are on the page.
import { downloadJson } from '#src/browser/download.ts';
import { storeNow } from '#src/device/later.ts';
import { MOST_SNAPSHOTS, readStoredInputs, withHistory, writeInputs } from '#src/device/tool-inputs-format.ts';
import { formatNumber } from '#src/engine/format.ts';
import { today } from '#src/rules/today.ts';
import { words } from '#words/storage.ts';
import type { StoredInputsOfPage } from './stored-inputs.ts';

/** Files larger than this are not read. */
const MOST_BYTES = 2_000_000;

/** Stores the results of today, in place of those that were stored earlier today. */
export function takeSnapshot({ tool, store, say, save, history }: StoredInputsOfPage) {
  say({ done: '' });
  const outcome = store.outcome();
  if (!outcome.ok) return say({ failed: outcome.message });
  const figures = (tool.keep?.history?.outputs ?? []).map((name) => [name, Number(outcome.outputs[name])]);
  const snapshot = { day: today(), outputs: Object.fromEntries(figures) };
  if (withHistory(history(), [snapshot]).length > MOST_SNAPSHOTS)
    return say({ failed: words.fullHistory(formatNumber(MOST_SNAPSHOTS)) });
  if (save((stored) => withHistory(stored, [snapshot]))) say({ done: words.snapshotSaved });
}

/** Downloads a file of the inputs and the snapshots. */
export function exportFile({ id, tool, own, stored, say, history }: StoredInputsOfPage) {
  const written = writeInputs(id, tool, { values: own(), history: history() }, stored()?.values);
  if (!written.ok) return say({ failed: written.message, done: '' });
  downloadJson(JSON.stringify(written.body), `${id}-${today()}.json`);
  say({ done: words.exported, failed: '', refused: written.refused });
}

/** Shows and stores the values of a file, which an undo takes back, and adds its snapshots to those that are here. */
export async function importFile(inputs: StoredInputsOfPage, file: File) {
  const { id, tool, own, say, history } = inputs;
  // a file that cannot be read is as good as a damaged one
  const text = file.size > MOST_BYTES ? null : await file.text().catch(() => '');
  const reading = text === null ? { inputs: null, faults: [words.tooLong] } : readStoredInputs(id, tool, text, own());
  say({ done: '', failed: '' });
  inputs.setUnread(reading, reading.inputs ? words.partImported : words.notImported, true);
  if (reading.inputs === null) return;
  storeNow();
  const snapshots = history();
  const newDays = reading.inputs.history.filter(({ day }) => snapshots.every((snapshot) => snapshot.day !== day));
  // the latest that there is room for
  const added = newDays.slice(Math.max(0, newDays.length - (MOST_SNAPSHOTS - snapshots.length)));
  inputs.adopt(reading.inputs.values, { snapshots, added, unreadable: [] });
  // snapshots that are here stay where both have a day
  if (!inputs.save((stored) => withHistory(added, stored))) return;
  const left = newDays.length - added.length;
  say({ done: left > 0 ? words.importedSome(formatNumber(left)) : words.imported });
}

/** Removes all that is stored for the tool, which an undo brings back. */
export function clear(inputs: StoredInputsOfPage) {
  const [snapshots, unreadable] = [inputs.history(), inputs.unreadable()];
  const isGone = inputs.remove();
  inputs.adopt({}, { snapshots, added: [], unreadable });
  inputs.say({ failed: isGone ? '' : words.cannot, refused: [], unread: null, done: isGone ? words.cleared : '' });
}

/** Downloads a file of each value that could not be read. */
export function downloadUnreadable({ id, say, unreadable }: StoredInputsOfPage) {
  for (const [index, value] of unreadable().entries())
    downloadJson(JSON.stringify(value), `${id}-${words.asideFile}-${index + 1}.json`);
  say({ done: words.exported, failed: '' });
}

/** Deletes for good what could not be read. */
export function deleteUnreadable(inputs: StoredInputsOfPage) {
  inputs.deleteUnreadable();
  inputs.say({ done: words.asideDeleted, failed: '', unread: null });
}
