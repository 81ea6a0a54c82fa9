import type { MenuEntry } from '#src/catalogue/catalogue.ts';
import { builtLanguages, site } from '#src/site.ts';
import { words as format } from '#words/format.ts';
import { words } from '#words/shell.ts';
import { ABOUT_CHECKS, aboutChecks, NOT_FOUND, type Page, type Screen } from '../routing/page.ts';

export interface Head {
  readonly title: string;
  /** Null until it is loaded, and for pages without one; the document then has none, not the last page's. */
  readonly description: string | null;
  /** Null for a page without an address of its own, which search engines are told not to index. */
  readonly canonical: string | null;
  readonly data: readonly object[];
}

export type HeadElement = readonly [tag: string, attributes: Readonly<Record<string, string>>, text?: string];

/** The addresses of a page in all languages, each with its `hreflang`. Other languages are offered the English one. */
export function alternatesOf(canonical: string): readonly (readonly [hreflang: string, href: string])[] {
  const rest = canonical.slice(site.url.length + 1);
  const addresses = builtLanguages.map(({ tag, folder }) => [tag, `${site.hub}/${folder}${rest}`] as const);
  return [...addresses, ['x-default', `${site.hub}/${rest}`]];
}

/** What a page before this one has put into the head, prerendered or not. */
const OF_PAGE =
  'meta[name="description"], meta[name="robots"], link[rel="canonical"], link[hreflang], script[type="application/ld+json"]';

/** The elements that a page puts into the head, besides its title. */
export function* elementsOf({ description, canonical, data }: Head): Generator<HeadElement> {
  if (description !== null) yield ['meta', { name: 'description', content: description }];
  if (canonical === null) yield ['meta', { name: 'robots', content: 'noindex' }];
  else {
    yield ['link', { rel: 'canonical', href: canonical }];
    for (const [hreflang, href] of alternatesOf(canonical)) yield ['link', { rel: 'alternate', hreflang, href }];
  }
  for (const item of data) yield ['script', { type: 'application/ld+json' }, JSON.stringify(item)];
}

const attributeOf = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? null;

/** Whether the document has this head already, as a prerendered page has its own. Structured data comes with the description. */
const isApplied = ({ title, description, canonical }: Head): boolean =>
  canonical !== null &&
  document.title === title &&
  attributeOf('link[rel="canonical"]', 'href') === canonical &&
  attributeOf('meta[name="description"]', 'content') === description;

/** Replaces title, description, canonical address and structured data of the last page. */
export function applyHead(head: Head) {
  if (isApplied(head)) return;
  document.title = head.title;
  for (const old of document.head.querySelectorAll(OF_PAGE)) old.remove();
  for (const [tag, attributes, text = ''] of elementsOf(head)) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.textContent = text;
    document.head.append(made);
  }
}

const canonicalOf = (entry: MenuEntry) => `${site.url}${entry.path}/`;

function breadcrumbs(entry: MenuEntry): object {
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
const website: object = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.name,
  description: words.landing.description,
  url: `${site.url}/`,
  inLanguage: format.tag,
};

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

/** The head of a prerendered page that is not a tool's. */
export function headOfOther(id: Page['own']): Head {
  if (id === NOT_FOUND) return notFoundHead;
  return id === ABOUT_CHECKS ? checksHead : landingHead;
}
