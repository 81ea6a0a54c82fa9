/** Screens wide enough for the sidebar: `lg` in the styles. */
export const SIDEBAR_FITS = '(min-width: 64rem)';

/** A tablet: wider than a phone, without the sidebar; from `md` to `lg` in the styles. A sheet of paper is none. */
export const TABLET = 'screen and (min-width: 48rem) and (max-width: 63.99rem)';

/** A phone held upright, where a table has room for four columns: below `sm` in the styles. */
export const NARROW = '(max-width: 29.99rem)';

/** Calls `changed` whenever a media query starts or stops to match. @returns a function that stops this */
export function watchMedia(query: string, changed: (matches: boolean) => void): () => void {
  const media = matchMedia(query);
  const listener = () => changed(media.matches);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
