import type { MenuEntry } from '#src/catalogue/catalogue.ts';
import { site } from '#src/site.ts';
import { words } from '#words/shell.ts';
import { aboutChecks, loadTool, type Screen } from '../routing/page.ts';
import { breadcrumbs, canonicalOf, type Head, website } from './head.ts';

/** Loads a tool and the code that renders it. Rejects where either fails. */
export async function loadScreen(id: string): Promise<Screen> {
  const [loaded, parts] = await Promise.all([loadTool(id), import('./tool-parts.tsx')]);
  return {
    id,
    ...loaded,
    Star: parts.Star,
    Body: parts.default,
    data: parts.structuredData(loaded.tool.content),
  };
}

/** The head of a tool's page; parts of it are missing until the tool is loaded. */
export function headOf(entry: MenuEntry, screen: Screen | null): Head {
  return {
    title: words.title(entry.title),
    description: screen?.meta.metaDescription ?? null,
    canonical: canonicalOf(entry),
    data: [breadcrumbs(entry), ...(screen?.data ?? [])],
  };
}

/** The head of a page that search engines are told not to index. */
const hiddenHead = (title: string): Head => ({ title, description: null, canonical: null, data: [] });

export const embedHead = ({ title }: MenuEntry): Head => hiddenHead(words.title(title));

export const landingHead: Head = {
  title: words.landing.title,
  description: words.landing.description,
  canonical: `${site.url}/`,
  data: [website],
};

export const checksHead: Head = {
  title: words.checks.title,
  description: words.checks.description,
  canonical: `${site.url}${aboutChecks}/`,
  data: [],
};

export const notFoundHead = hiddenHead(words.notFound.title);

export const myFiguresHead = hiddenHead(words.myFigures.pageTitle);
