import loaders from 'virtual:catalogue/tools';
import { type ComponentType, createContext, useContext } from 'react';
import type { MenuEntry } from '#src/catalogue/catalogue.ts';
import type { Meta, Tool } from '#src/engine/types.ts';

/** The id of the page for unknown addresses; no tool's id begins with a digit. */
export const NOT_FOUND = '404';

/** The page that says how figures are checked: its hash and its path; no tool's id has a hyphen. */
export const ABOUT_CHECKS = 'how-we-check';
export const aboutChecks = `/${ABOUT_CHECKS}`;

export interface Screen extends LoadedTool {
  readonly id: string;
  /** The button that stars the tool, and all that is under the page's heading. */
  readonly Star: ComponentType<ScreenProps>;
  readonly Body: ComponentType<ScreenProps>;
  /** Its steps and questions for search engines. */
  readonly data: readonly object[];
}

export interface ScreenProps {
  readonly entry: MenuEntry;
  readonly screen: Screen;
}

/** The document that the hub runs in. */
export interface Page {
  /** The page that this document is: a tool's id, null for the landing page, `ABOUT_CHECKS` or `NOT_FOUND`. */
  readonly own: string | null;
  /** The page's tool, loaded before hydration, so that the first render equals the prerendered page; null where there is none. */
  readonly screen: Screen | null;
}

export const PageContext = createContext<Page>({ own: null, screen: null });

export const usePage = () => useContext(PageContext);

interface LoadedTool {
  readonly meta: Meta;
  readonly tool: Tool;
}

/** Loads the definition, content and metadata of a tool. Rejects where that fails. */
export async function loadTool(id: string): Promise<LoadedTool> {
  // not what every object has, such as `constructor`
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (!load) throw new Error(`no folder for ${id}`);
  return load();
}
