import { storeNow, storeSoon } from '#src/device/later.ts';
import { sharedInputs, shareInputs } from '#src/device/shared-inputs.ts';
import { saidBy } from '#src/engine/powers/meanings.ts';
import type { Calculator, Cause } from '../state/calculator.ts';

/**
 * What a change means for the inputs that count as typed:
 * - `chosen`: those that it changes are the visitor's own figures from now on;
 * - `replaced`: none of the inputs is the visitor's own any more;
 * - `undone`: those count that counted before the change that is undone;
 * - `beside`: the inputs stay as they are.
 */
type Effect = 'chosen' | 'replaced' | 'undone' | 'beside';

const EFFECTS: Readonly<Record<Cause, Effect>> = {
  typed: 'chosen',
  // these set a figure or two that the visitor has pressed to get, and leave the others as they are
  swap: 'chosen',
  solved: 'chosen',
  lever: 'chosen',
  moved: 'chosen',
  shared: 'chosen',
  // somebody else may have made the link, and an example is about nobody
  link: 'replaced',
  example: 'replaced',
  // a scenario that was kept for comparing may be one of a link or an example
  compared: 'replaced',
  // the usual values, which the visitor has not looked at yet
  opened: 'replaced',
  reset: 'replaced',
  // shared when it was typed, here or in another tab; a file may be somebody else's
  stored: 'replaced',
  adopted: 'replaced',
  import: 'replaced',
  undo: 'undone',
  pinned: 'beside',
  live: 'beside',
};

/**
 * Shares what the visitor types with other calculators that ask for the same.
 *
 * @param id the id of the tool
 * @param from the tool's short name
 * @returns a function that stops it, once what was typed last is shared
 */
export function watchSharedInputs(id: string, from: string, { tool, store }: Calculator): () => void {
  const isShared = (spec: object) => 'about' in spec || 'gives' in spec;
  if (![...Object.values(tool.inputs), ...Object.values(tool.outputs)].some(isShared)) return () => {};
  /** The names of the inputs that the visitor has typed or chosen. */
  let typed: ReadonlySet<string> = new Set();
  /** The same before the last change, for an undo, which takes back only that one. */
  let typedBefore = typed;
  let latest = store.values();
  function share() {
    const { on, household } = sharedInputs.read();
    // a household's entries are shared only after the visitor has said so
    if (typed.size === 0 || !on || (tool.keep !== null && household !== true)) return;
    const at = Date.now();
    shareInputs(
      saidBy(tool, latest, typed).flatMap(({ value, ...input }) =>
        // no meaning is a yes or no
        typeof value === 'boolean' ? [] : [{ ...input, value, at, tool: id, from }],
      ),
    );
  }
  const stop = store.subscribe((cause) => {
    const effect = EFFECTS[cause];
    if (effect === 'beside') return;
    // what was typed may still wait: it is shared now, while `latest` and `typed` are those of before
    if (effect === 'replaced') storeNow();
    const now = store.values();
    const changed = Object.keys(now).filter((name) => now[name] !== latest[name]);
    const before = typed;
    if (effect === 'replaced') typed = new Set();
    else if (effect === 'undone') typed = typedBefore;
    else typed = new Set([...typed, ...changed]);
    typedBefore = before;
    latest = now;
    if (effect !== 'replaced') storeSoon(`shared ${id}`, share);
  });
  return () => {
    storeNow();
    stop();
  };
}
