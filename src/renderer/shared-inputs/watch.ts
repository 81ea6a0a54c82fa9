import { storeNow, storeSoon } from '#src/device/later.ts';
import { type SharedInput, sharedInputs, shareInputs } from '#src/device/shared-inputs.ts';
import { saidBy } from '#src/engine/powers/meanings.ts';
import type { Calculator, Cause } from '../state/calculator.ts';

/** After these the inputs are not what the visitor has typed. */
const OTHERS: readonly Cause[] = ['link', 'opened', 'reset', 'example', 'stored', 'adopted', 'import'];

/**
 * Shares what the visitor types with other calculators that ask for the same.
 *
 * @param from the tool's short name
 * @returns a function that ends it
 */
export function watchSharedInputs(id: string, from: string, { tool, store }: Calculator): () => void {
  const isShared = (spec: object) => 'about' in spec || 'gives' in spec;
  if (![...Object.values(tool.inputs), ...Object.values(tool.outputs)].some(isShared)) return () => {};
  const typed = new Set<string>();
  let before = store.values();
  function share() {
    const { on, household } = sharedInputs.read();
    // a household's entries are shared only after the visitor has said so
    if (typed.size === 0 || !on || (tool.keep !== null && household !== true)) return;
    const at = Date.now();
    shareInputs(saidBy(tool, before, typed).map((input) => ({ ...input, at, tool: id, from }) as SharedInput));
  }
  const stop = store.subscribe((cause) => {
    const now = store.values();
    if (OTHERS.includes(cause)) {
      // what was typed before them is shared
      storeNow();
      typed.clear();
    } else if (now !== before) {
      for (const name of Object.keys(now)) if (now[name] !== before[name]) typed.add(name);
      storeSoon(`shared ${id}`, share);
    }
    before = now;
  });
  return () => {
    storeNow();
    stop();
  };
}
