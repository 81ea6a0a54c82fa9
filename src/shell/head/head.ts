import { languages } from '#src/languages.ts';
import { site } from '#src/site.ts';

/** A page's metadata for search engines. */
export interface Head {
  readonly title: string;
  /** Null until it is loaded, and for pages without one; the document then has none, not the last page's. */
  readonly description: string | null;
  /** Null for a page without an address of its own, which search engines are told not to index. */
  readonly canonical: string | null;
  readonly data: readonly object[];
}

function append(tag: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  document.head.append(made);
  return made;
}

/**
 * The addresses of a page in all languages, each with its `hreflang`. Other languages are offered the English one.
 *
 * @param canonical its address in this language
 */
export function alternatesOf(canonical: string): readonly (readonly [hreflang: string, href: string])[] {
  const rest = canonical.slice(site.url.length + 1);
  const addresses = languages.map(({ tag, folder }) => [tag, `${site.hub}/${folder}${rest}`] as const);
  return [...addresses, ['x-default', `${site.hub}/${rest}`]];
}

/** What a page before this one has put into the head, prerendered or not. */
const OF_PAGE =
  'meta[name="description"], meta[name="robots"], link[rel="canonical"], link[hreflang], script[type="application/ld+json"]';

/** Replaces title, description, canonical address and structured data of the last page. */
export function applyHead({ title, description, canonical, data }: Head) {
  document.title = title;
  for (const old of document.head.querySelectorAll(OF_PAGE)) old.remove();
  if (description !== null) append('meta', { name: 'description', content: description });
  if (canonical === null) append('meta', { name: 'robots', content: 'noindex' });
  else {
    append('link', { rel: 'canonical', href: canonical });
    for (const [hreflang, href] of alternatesOf(canonical)) append('link', { rel: 'alternate', hreflang, href });
  }
  for (const item of data) append('script', { type: 'application/ld+json' }).textContent = JSON.stringify(item);
}
