import { storeNow, storeSoon } from '#src/device/later.ts';
import { sharedInputs, shareInputs } from '#src/device/shared-inputs.ts';
import { saidBy } from '#src/engine/powers/meanings.ts';
import type { Calculator } from '../state/calculator.ts';

/**
 * Shares what the visitor types with other calculators that ask for the same, which name this one as the source.
 *
 * @returns a function that stops it, once what was typed last is shared
 */
export function watchSharedInputs(id: string, shortName: string, { tool, store }: Calculator): () => void {
  const isShared = (spec: object) => 'about' in spec;
  if (![...Object.values(tool.inputs), ...Object.values(tool.outputs)].some(isShared)) return () => {};
  /** The names of the inputs that the visitor has typed or chosen. */
  let typed: ReadonlySet<string> = new Set();
  /** The same before the last change, for an undo, which takes back only that one. */
  let typedBefore = typed;
  let latest = store.values();
  function share() {
    const { on, household } = sharedInputs.read();
    // a household's entries are shared only after the visitor has said so
    const isAllowed = on && (tool.keep === null || household === true);
    if (typed.size === 0 || !isAllowed) return;
    const at = Date.now();
    shareInputs(
      saidBy(tool, latest, typed).flatMap(({ value, ...input }) =>
        // no meaning is a yes or no
        typeof value === 'boolean' ? [] : [{ ...input, value, at, tool: id, from: shortName }],
      ),
    );
  }
  const stop = store.subscribe((cause, begins) => {
    if (cause === 'beside') return;
    // what was typed may still wait: it is shared now, while `latest` and `typed` are those of before
    if (begins) storeNow();
    const now = store.values();
    const changed = Object.keys(now).filter((name) => now[name] !== latest[name]);
    const before = typed;
    // somebody else may have made what begins, and an example is about nobody; an undo takes back what the last change has said
    if (begins) typed = new Set();
    else if (cause === 'undone') typed = typedBefore;
    else typed = new Set([...typed, ...changed]);
    typedBefore = before;
    latest = now;
    if (!begins) storeSoon(`shared ${id}`, share);
  });
  return () => {
    storeNow();
    stop();
  };
}
