import { saidBy } from '#src/engine/powers/meanings.ts';
import type { Calculator, Cause } from '../state/calculator.ts';
import { figuresNow, rememberFigures } from './figures.ts';

/** Milliseconds after the last change before what was typed is remembered. */
const PAUSE = 1000;
/** After these the inputs are not what the visitor has typed. */
const OTHERS: readonly Cause[] = ['link', 'opened', 'reset', 'example', 'stored', 'adopted', 'import', 'assistant'];

/**
 * Remembers what the visitor types and other calculators can use.
 *
 * @param from the tool's short name
 * @returns a function that ends it
 */
export function watchFigures(id: string, from: string, { tool, store }: Calculator): () => void {
  const isAbout = (spec: object) => 'about' in spec || 'gives' in spec;
  if (![...Object.values(tool.inputs), ...Object.values(tool.outputs)].some(isAbout)) return () => {};
  const typed = new Set<string>();
  let before = store.values();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function remember() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const { on, household } = figuresNow();
    // a household's entries are given only after the visitor has said so
    if (!on || (tool.keep !== null && household !== true)) return;
    const at = Date.now();
    rememberFigures(saidBy(tool, before, typed).map((figure) => ({ ...figure, at, tool: id, from })));
  }
  const stop = store.subscribe((cause) => {
    const now = store.values();
    if (OTHERS.includes(cause)) {
      // what was typed before them counts
      remember();
      typed.clear();
    } else if (now !== before) {
      for (const name of Object.keys(now)) if (now[name] !== before[name]) typed.add(name);
      clearTimeout(timer);
      timer = setTimeout(remember, PAUSE);
    }
    before = now;
  });
  window.addEventListener('pagehide', remember);
  return () => {
    remember();
    stop();
    window.removeEventListener('pagehide', remember);
  };
}
