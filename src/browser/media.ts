/** Screens wide enough for the sidebar: `lg` in the styles. */
export const SIDEBAR_FITS = '(min-width: 64rem)';

/** Calls `changed` whenever a media query starts or stops to match. @returns a function that stops this */
export function watchMedia(query: string, changed: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
