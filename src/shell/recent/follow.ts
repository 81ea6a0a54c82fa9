import { hubPath } from '#src/browser/hub-storage.ts';
import type { Tool } from '#src/engine/types.ts';
import { linkNow, linkSoon } from '#src/renderer/powers/link-code.ts';
import { onLeave } from '../routing/router.ts';
import { type Remembered, rememberAmount, rememberScenario, rememberVisit } from './recent.ts';

/** The settings in an address: after a tool's `#id?`, or after `#?` on its own page; null for an address of another page. */
export function scenarioIn(address: string, id: string): string | null {
  const { pathname, hash } = new URL(address);
  const [named = '', ...rest] = hash.slice(1).split('?');
  return named === id || (named === '' && pathname !== hubPath) ? rest.join('?') : null;
}

/**
 * Remembers that a tool is open, and the settings in its address when it is left. A visit that changes nothing, such as one from
 * the menu, leaves the settings of an earlier one. A tool that stores its inputs is remembered without settings, since its figures
 * are private on a shared phone.
 *
 * @returns a function that ends it
 */
export function followVisit(entry: Remembered, tool: Tool): () => void {
  // later, so that the strip does not render again in the task that hydrates the page
  let remembering: ReturnType<typeof setTimeout> | null = setTimeout(remember);
  function remember() {
    if (remembering === null) return;
    clearTimeout(remembering);
    remembering = null;
    rememberVisit(entry);
  }
  // a tool that is left at once was opened too
  if (tool.keep) return remember;
  /** Whether the address has had settings: only then are none the visitor's choice, such as a reset. */
  let had = false;
  // on a press, too: what was typed is in the address by then, and Reset has not changed it yet
  const look = () => {
    had ||= (scenarioIn(window.location.href, entry.id) ?? '') !== '';
  };
  look();
  const note = (address: string) => {
    remember();
    const scenario = scenarioIn(address, entry.id);
    if (scenario === null || (scenario === '' && !had)) return;
    const amountWith = ({ amountIn, readScenario }: NonNullable<ReturnType<typeof linkNow>>) =>
      amountIn(tool, readScenario(tool, scenario).values);
    try {
      const link = linkNow();
      rememberScenario(entry.id, scenario, link && amountWith(link));
      // a visitor may leave before the code that reads the settings is loaded
      if (!link)
        linkSoon()
          ?.then((loaded) => rememberAmount(entry.id, scenario, amountWith(loaded)))
          .catch(() => {});
    } catch {
      // a broken definition must not keep a visitor on its page
    }
  };
  const here = () => note(window.location.href);
  const left = (event: HashChangeEvent) => note(event.oldURL);
  const unfollow = onLeave(() => {
    here();
    // the same tool may be opened once more
    had = false;
  });
  window.addEventListener('hashchange', left);
  window.addEventListener('click', look);
  window.addEventListener('pagehide', here);
  document.addEventListener('visibilitychange', here);
  return () => {
    remember();
    unfollow();
    window.removeEventListener('hashchange', left);
    window.removeEventListener('click', look);
    window.removeEventListener('pagehide', here);
    document.removeEventListener('visibilitychange', here);
  };
}
