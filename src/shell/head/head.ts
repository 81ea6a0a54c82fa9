/** What a page says of itself to search engines. */
export interface Head {
  readonly title: string;
  /** Null until it is known; then there is none rather than the last page's. */
  readonly description: string | null;
  /** Null for a page that stands at no address of its own, which search engines are asked to leave out. */
  readonly canonical: string | null;
  readonly data: readonly object[];
}

function only(selector: string, make: () => HTMLElement): HTMLElement {
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

/** Replaces title, description, canonical address and structured data; nothing of the page before stays. */
export function applyHead({ title, description, canonical, data }: Head) {
  document.title = title;
  if (description === null) document.head.querySelector('meta[name="description"]')?.remove();
  else
    only('meta[name="description"]', () => element('meta', { name: 'description' })).setAttribute(
      'content',
      description,
    );
  if (canonical === null) {
    document.head.querySelector('link[rel="canonical"]')?.remove();
    only('meta[name="robots"]', () => element('meta', { name: 'robots', content: 'noindex' }));
  } else {
    document.head.querySelector('meta[name="robots"]')?.remove();
    only('link[rel="canonical"]', () => element('link', { rel: 'canonical' })).setAttribute('href', canonical);
  }
  for (const script of document.head.querySelectorAll('script[type="application/ld+json"]')) script.remove();
  for (const item of data) {
    const script = element('script', { type: 'application/ld+json' });
    script.textContent = JSON.stringify(item);
    document.head.append(script);
  }
}
