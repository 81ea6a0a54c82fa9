/** One column that never grows wider than its container. Not a grid: after a key press browsers walk through all of a grid. */
export const columnLook = { display: 'flex', flexDirection: 'column' } as const;

/** For parts below the first screen: laid out when near the screen. `height` is the estimate until then. */
export const laterLook = (height: string) =>
  ({ contentVisibility: { base: 'auto', _print: 'visible' }, containIntrinsicHeight: `auto ${height}` }) as const;

/** The page's side padding on phones: in pixels, since large text needs the room. */
export const edge = '16px';

/** As wide as a page may be, with its padding at the sides. */
export const pageLook = { maxWidth: 'page', mx: 'auto', px: { base: edge, md: 8, lg: 6, xl: 8 } } as const;

/** The height of a touch target: as given, and on a touch screen no less than a finger needs. */
export const touchable = (height: string) => `max(${height}, var(--touch))`;
