import type { MenuEntry } from '#src/catalogue/catalogue.ts';
import { site } from '#src/site.ts';
import { words as format } from '#words/format.ts';
import { words } from '#words/shell.ts';

/** The address of a tool's static page. */
export const canonicalOf = (entry: MenuEntry) => `${site.url}${entry.path}/`;

/** The breadcrumbs from the landing page to a tool. */
export function breadcrumbs(entry: MenuEntry): object {
  const steps = [
    { name: site.name, item: `${site.url}/` },
    // without the group, which has no page: only the last step may lack an address
    { name: entry.title, item: canonicalOf(entry) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, item }, index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  };
}

/** The site's name as search engines show it above a result. */
export const website: object = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.name,
  description: words.landing.description,
  url: `${site.url}/`,
  inLanguage: format.tag,
};
