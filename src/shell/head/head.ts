/** A page's metadata for search engines. */
export interface Head {
  readonly title: string;
  /** Null until it is loaded, and for pages without one; the document then has none, not the last page's. */
  readonly description: string | null;
  /** Null for a page without an address of its own, which search engines are told not to index. */
  readonly canonical: string | null;
  readonly data: readonly object[];
}

/** The element of the head that a selector finds; appended if there is none yet. */
function findOrAppend(selector: string, make: () => HTMLElement): HTMLElement {
  const found = document.head.querySelector<HTMLElement>(selector);
  if (found) return found;
  const made = make();
  document.head.append(made);
  return made;
}

function element(tag: string, attributes: Record<string, string>): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/** Replaces title, description, canonical address and structured data of the last page. */
export function applyHead({ title, description, canonical, data }: Head) {
  document.title = title;
  if (description === null) document.head.querySelector('meta[name="description"]')?.remove();
  else
    findOrAppend('meta[name="description"]', () => element('meta', { name: 'description' })).setAttribute(
      'content',
      description,
    );
  if (canonical === null) {
    document.head.querySelector('link[rel="canonical"]')?.remove();
    findOrAppend('meta[name="robots"]', () => element('meta', { name: 'robots', content: 'noindex' }));
  } else {
    document.head.querySelector('meta[name="robots"]')?.remove();
    findOrAppend('link[rel="canonical"]', () => element('link', { rel: 'canonical' })).setAttribute('href', canonical);
  }
  for (const script of document.head.querySelectorAll('script[type="application/ld+json"]')) script.remove();
  for (const item of data) {
    const script = element('script', { type: 'application/ld+json' });
    script.textContent = JSON.stringify(item);
    document.head.append(script);
  }
}
