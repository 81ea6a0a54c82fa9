// The tools that were opened, with the last figures that were entered in them, and stars. They never leave the device.
import * as z from 'zod/mini';
import { isRecord } from './entry.ts';
import { kept } from './kept.ts';
import type { Added } from './saved-calculations.ts';
import { moment, shortText, toolId, toolPath, withOthers } from './schemas.ts';

const MOST_RECENT = 6;
/** Tools that are remembered for what was entered in them, though others were opened since. */
const MOST_ENTERED = 30;
/** Figures of earlier visits that one tool remembers. */
const MOST_LEFT = 3;
/** Far more than there are tools. */
const MOST_STARRED = 200;
/** Of a longer scenario only the tool is remembered. */
const LONGEST_SCENARIO = 2000;
/** The longest short form of figures; a longer one is cut off. */
const LONGEST_FIGURES = 60;

/** All that a link to a tool needs, even if its group is not loaded. */
const link = {
  id: toolId,
  path: toolPath,
  title: shortText,
  short: shortText,
  icon: shortText.check(z.regex(/^[a-z0-9-]+$/)),
};
const toolLink = withOthers(link);
export type ToolLink = Readonly<z.infer<typeof toolLink>>;

/** Figures that were entered in a tool before it was left. */
const entered = withOthers({
  /** What followed its `#id?`. */
  scenario: z.string().check(z.minLength(1), z.maxLength(LONGEST_SCENARIO)),
  /** The same in short, such as `₹50 lakh, 8.5%`; null where no input is a number. */
  figures: z.nullable(
    z.pipe(
      z.string(),
      z.transform((text) => text.slice(0, LONGEST_FIGURES)),
    ),
  ),
  /** When; 0 where an earlier release did not note it. */
  at: z._default(moment, 0),
});
export type Entered = Readonly<z.infer<typeof entered>>;

const recentTool = withOthers({
  ...link,
  /** The figures with which it was left, the latest first; empty where nothing was entered. Devices have stored it by this name. */
  left: z.pipe(
    z.array(entered),
    z.transform((all) => all.slice(0, MOST_LEFT)),
  ),
});
export type RecentTool = ToolLink & { readonly left: readonly Entered[] };

/** The latest tools, and further ones in which something was entered. */
const worthKeeping = (recent: readonly RecentTool[]): readonly RecentTool[] =>
  recent.filter(({ left }, index) => index < MOST_RECENT || left.length > 0).slice(0, MOST_ENTERED);

const schema = withOthers({
  /** Whether opened tools are remembered. */
  on: z._default(z.boolean(), true),
  /** The latest first. */
  recent: z._default(
    z.pipe(
      z.array(recentTool),
      z.transform((recent: z.infer<typeof recentTool>[]) => worthKeeping(recent)),
    ),
    [],
  ),
  starred: z._default(z.array(toolLink), []),
});
interface RecentTools {
  readonly on: boolean;
  readonly recent: readonly RecentTool[];
  readonly starred: readonly ToolLink[];
}

const nothing: RecentTools = { on: true, recent: [], starred: [] };

/** An earlier release stored one scenario for each tool, with its first amount, beside the tool's name. */
function upgrade(stored: unknown): unknown {
  if (!isRecord(stored) || !Array.isArray(stored.recent)) return stored;
  const recent = stored.recent.map((tool: unknown) => {
    if (!isRecord(tool) || 'left' in tool) return tool;
    const { scenario, amount = null, ...others } = tool;
    return { ...others, left: scenario ? [{ scenario, figures: amount, at: 0 }] : [] };
  });
  return { ...stored, recent };
}

export const recentTools = kept<RecentTools>(
  'recent',
  schema as unknown as z.ZodMiniType<RecentTools>,
  nothing,
  ({ on, recent, starred }) => on && recent.length === 0 && starred.length === 0,
  upgrade,
);

const linkOf = ({ id, path, title, short, icon }: ToolLink): ToolLink => ({ id, path, title, short, icon });

/** With a tool that was opened in front; what was entered in it before stays. */
function withOpened(tools: RecentTools, tool: ToolLink): RecentTools {
  const before = tools.recent.find(({ id }) => id === tool.id);
  const others = tools.recent.filter(({ id }) => id !== tool.id);
  return { ...tools, recent: worthKeeping([{ ...before, ...linkOf(tool), left: before?.left ?? [] }, ...others]) };
}

/** Remembers that a tool was opened. */
export const rememberTool = (tool: ToolLink) =>
  recentTools.write((tools) => (tools.on ? withOpened(tools, tool) : tools));

/** With what was entered in a recent tool, in front of what it has from earlier. */
function withEntered(tools: RecentTools, id: string, entry: Entered, before: string | null): RecentTools {
  const recent = tools.recent.map((tool) => {
    if (tool.id !== id || tool.left[0]?.scenario === entry.scenario) return tool;
    const others = tool.left.filter(({ scenario }) => scenario !== entry.scenario && scenario !== before);
    return { ...tool, left: [entry, ...others].slice(0, MOST_LEFT) };
  });
  return { ...tools, recent };
}

/**
 * Remembers what was entered in an opened tool.
 *
 * @param before the scenario that it has changed, and whose place it takes; null leaves all earlier ones as they are
 */
export const rememberEntered = (tool: ToolLink, scenario: string, figures: string | null, before: string | null) =>
  recentTools.write((tools) => {
    if (!tools.on) return tools;
    const known = tools.recent.some(({ id }) => id === tool.id) ? tools : withOpened(tools, tool);
    if (scenario === '' || scenario.length > LONGEST_SCENARIO) return known;
    return withEntered(known, tool.id, { scenario, figures, at: Date.now() }, before);
  });

/** Stars a tool, or removes its star. */
export const toggleStar = (tool: ToolLink) =>
  recentTools.write((tools) => {
    const others = tools.starred.filter(({ id }) => id !== tool.id);
    const isStarred = others.length < tools.starred.length;
    return { ...tools, starred: isStarred ? others : [linkOf(tool), ...others].slice(0, MOST_STARRED) };
  });

/** Forgets the tools that were opened; stars stay. */
export const clearRecentTools = () => recentTools.write((tools) => ({ ...tools, recent: [] }));

/** Switches remembering on or off. Both forget the tools opened before. */
export const setRemembering = (on: boolean) => recentTools.write((tools) => ({ ...tools, on, recent: [] }));

/** What is here, and then what only another device has. */
const withUnknown = <T>(here: readonly T[], theirs: readonly T[], keyOf: (item: T) => string): T[] => [
  ...here,
  ...theirs.filter((item) => here.every((known) => keyOf(known) !== keyOf(item))),
];

/** The tools, figures and stars of two devices. */
function mergeTools(here: RecentTools, theirs: RecentTools): RecentTools {
  const recent = here.recent.map((tool) => {
    const same = theirs.recent.find(({ id }) => id === tool.id);
    return { ...tool, left: withUnknown(tool.left, same?.left ?? [], ({ scenario }) => scenario) };
  });
  return {
    ...here,
    recent: withUnknown(recent, theirs.recent, ({ id }) => id),
    starred: withUnknown(here.starred, theirs.starred, ({ id }) => id),
  };
}

/** As many of the merged tools, figures and stars as there is room for; all stars that are here stay. */
const cutToRoom = ({ recent, starred }: RecentTools, here: RecentTools): RecentTools => ({
  ...here,
  recent: here.on
    ? worthKeeping(recent.map((tool) => ({ ...tool, left: tool.left.slice(0, MOST_LEFT) })))
    : here.recent,
  starred: starred.slice(0, Math.max(MOST_STARRED, here.starred.length)),
});

/** What was entered and starred; that a tool was opened is no loss. */
const countOf = ({ recent, starred }: RecentTools): number =>
  recent.reduce((sum, { left }) => sum + left.length, starred.length);

/** Adds tools, figures and stars of another device as far as there is room, after those that are here. */
export function addRecentTools(theirs: RecentTools): Added {
  const here = recentTools.read();
  const merged = mergeTools(here, theirs);
  const withTheirs = (stored: RecentTools) => cutToRoom(mergeTools(stored, theirs), stored);
  const isStored = recentTools.write(withTheirs, { onlyIfStored: true });
  const offered = countOf(merged) - countOf(here);
  const added = isStored ? countOf(cutToRoom(merged, here)) - countOf(here) : 0;
  return { added, noRoom: offered - added };
}
