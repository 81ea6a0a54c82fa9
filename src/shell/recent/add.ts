import { change, MOST_LEFT, MOST_STARRED, type Recents, type RecentTool, recentsNow, worthKeeping } from './recent.ts';

/** Adds tools and figures of another device to those of this one. @returns how many are new */
export function addRecents(theirs: Recents): number {
  const now = recentsNow();
  if (!now.on) return 0;
  const latest = ({ left }: RecentTool) => left[0]?.at ?? 0;
  const count = (list: readonly RecentTool[]) => list.reduce((sum, { left }) => sum + 1 + left.length, 0);
  const both = (tool: RecentTool): RecentTool => {
    const other = theirs.recent.find(({ id }) => id === tool.id);
    const unknown = (other?.left ?? []).filter(({ scenario }) => tool.left.every((left) => left.scenario !== scenario));
    const left = [...tool.left, ...unknown].sort((one, next) => next.at - one.at).slice(0, MOST_LEFT);
    return { ...tool, left };
  };
  const unknown = theirs.recent.filter(({ id }) => now.recent.every((tool) => tool.id !== id));
  const recent = worthKeeping([...now.recent.map(both), ...unknown].sort((one, next) => latest(next) - latest(one)));
  const stars = theirs.starred.filter(({ id }) => now.starred.every((tool) => tool.id !== id));
  change({ ...now, recent, starred: [...now.starred, ...stars].slice(0, MOST_STARRED) });
  return count(recent) - count(now.recent) + stars.length;
}
