import {
  change,
  MOST_CHARACTERS,
  MOST_LEFT,
  MOST_STARRED,
  type Remembered,
  recentsNow,
  worthKeeping,
} from './recent.ts';

const plain = ({ id, path, title, short, icon }: Remembered): Remembered => ({ id, path, title, short, icon });

/** Remembers that a tool was opened. What was entered in it before stays. */
export function rememberVisit(tool: Remembered) {
  const now = recentsNow();
  if (!now.on) return;
  const before = now.recent.find(({ id }) => id === tool.id);
  const first = { ...plain(tool), left: before?.left ?? [] };
  const others = now.recent.filter(({ id }) => id !== tool.id);
  change({ ...now, recent: worthKeeping([first, ...others]) });
}

/**
 * Remembers what was entered in an opened tool.
 *
 * @param before the scenario that it has changed, and whose place it takes; null leaves all earlier ones as they are
 */
export function rememberScenario(tool: Remembered, scenario: string, figures: string | null, before: string | null) {
  if (!recentsNow().recent.some(({ id }) => id === tool.id)) rememberVisit(tool);
  const now = recentsNow();
  if (!now.on || scenario === '' || scenario.length > MOST_CHARACTERS) return;
  const found = now.recent.find(({ id }) => id === tool.id);
  if (!found || found.left[0]?.scenario === scenario) return;
  const others = found.left.filter((left) => left.scenario !== scenario && left.scenario !== before);
  const left = [{ scenario, figures, at: Date.now() }, ...others].slice(0, MOST_LEFT);
  change({ ...now, recent: now.recent.map((each) => (each === found ? { ...each, left } : each)) });
}

/** Stars a tool, or removes its star. */
export function toggleStar(tool: Remembered) {
  const now = recentsNow();
  const others = now.starred.filter(({ id }) => id !== tool.id);
  const starred = others.length < now.starred.length ? others : [plain(tool), ...others].slice(0, MOST_STARRED);
  change({ ...now, starred });
}
