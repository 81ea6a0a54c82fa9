import { createContext, useContext } from 'react';
import type { Screen } from './screen.ts';

/** The document that the hub runs in. */
export interface Page {
  /** The tool whose static page this document is; null for the landing page. */
  readonly own: string | null;
  /** The path under which it was opened: an address without a hash shows the document's own page only there. */
  readonly path: string;
  /** The own tool, loaded before the first drawing, so that the static page is taken over as it stands. */
  readonly screen: Screen | null;
}

export const PageContext = createContext<Page>({ own: null, path: '/', screen: null });

export const usePage = () => useContext(PageContext);
