import { createContext, useContext } from 'react';
import type { Screen } from './screen.ts';

/** What the page for unknown addresses is called in place of a tool; no tool's id begins with a digit. */
export const NOT_FOUND = '404';

/** The document that the hub runs in. */
export interface Page {
  /** The tool whose static page this document is; null for the landing page, `NOT_FOUND` for that of unknown addresses. */
  readonly own: string | null;
  /** The path under which it was opened: an address without a hash shows the document's own page only there. */
  readonly path: string;
  /** The own tool, loaded before the first drawing, so that the static page is taken over as it stands. */
  readonly screen: Screen | null;
}

export const PageContext = createContext<Page>({ own: null, path: '/', screen: null });

export const usePage = () => useContext(PageContext);
