import language from 'virtual:language';

/** The path of the hub's first page in this language, with a slash at both ends, from `VITE_SITE_URL`. */
export const hubPath = import.meta.env.BASE_URL;

/** The path of the hub's first page in English. It tells hubs on one origin apart; the languages of a hub store under the same names. */
export const { englishPath } = language;

/** Where the document of a page is that has this path in the catalogue; the landing page has an empty one. */
export const documentPath = (path: string): string => (path === '' ? hubPath : `${hubPath}${path.slice(1)}/`);

/** The address of a page's own document, with inputs behind its `#`. */
export function ownAddress(path: string, settings: string): URL {
  const address = new URL(documentPath(path), window.location.href);
  if (settings !== '') address.hash = `?${settings}`;
  return address;
}
