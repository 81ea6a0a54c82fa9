import { chakra } from '@chakra-ui/react/styled-system';

/**
 * An element whose style stands where it is used, for what a page has once: a style in properties is worked out at each render, so
 * that what stands in rows or is drawn at each key press has a part of its own.
 */
export const Box = chakra('div');

/** Things side by side, as many as fit in a line. */
export const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } });

/** One column that never grows wider than its container. Not a grid: after a key press browsers walk through all of a grid. */
export const columnLook = { display: 'flex', flexDirection: 'column' } as const;
export const Column = chakra('div', { base: columnLook });

export const Sections = chakra('div', { base: { ...columnLook, gap: { base: 6, md: 12 } } });

/** For parts below the first screen: laid out when near the screen. `height` is the estimate until then. */
export const laterLook = (height: string) =>
  ({ contentVisibility: { base: 'auto', _print: 'visible' }, containIntrinsicHeight: `auto ${height}` }) as const;

/** The page's side padding on phones: in pixels, since large text needs the room. */
export const edge = '16px';

/** As wide as a page may be, with its padding at the sides. */
export const pageLook = { maxWidth: 'page', mx: 'auto', px: { base: edge, md: 8, lg: 6, xl: 8 } } as const;

/** As large as a finger needs what it presses. */
export const targetSize = '2.75rem';

/** The height of what is pressed: as given, and on a touch screen no less than a finger needs. */
export const touchable = (height: string) => `max(${height}, var(--touch))`;

/** The ground and the frame of a card. */
export const cardLook = { bg: 'panel', borderWidth: '1px', borderRadius: 'lg' } as const;

export const Panel = chakra('section', {
  base: {
    ...cardLook,
    p: { base: edge, md: 6, lg: 5, xl: 6 },
    // the panels that a key press leaves as they are need not be painted again
    isolation: 'isolate',
  },
});

/** A message in a box of its own: how it is meant is its colour, and its icon's (`KindIcon`). */
export const Callout = chakra('div', {
  base: { p: 3, borderRadius: 'md', overflowWrap: 'anywhere' },
  variants: {
    kind: {
      plain: { bg: 'sunken', '& > svg': { color: 'muted' } },
      good: { bg: 'good-subtle', '& > svg': { color: 'good' } },
      careful: {
        bg: 'careful-subtle',
        borderInlineStartWidth: '3px',
        borderColor: 'careful',
        '& > svg': { color: 'careful' },
      },
      wrong: { bg: 'danger-subtle', color: 'danger', border: '1px solid', borderColor: 'danger' },
    },
    // beside an icon
    line: {
      true: { display: 'flex', gap: 2, '& > svg': { mt: '0.15em' }, '& > span': { minWidth: 0, textWrap: 'pretty' } },
    },
  },
  defaultVariants: { kind: 'plain' },
});

/** A chevron that points down. */
export const chevronLook = {
  content: '""',
  flexShrink: 0,
  boxSize: '0.5rem',
  me: 1,
  borderColor: 'muted',
  borderInlineStartWidth: '2px',
  borderTopWidth: '2px',
  transform: 'translateY(-25%) rotate(225deg)',
  _print: { display: 'none' },
} as const;
/** The chevron of what is open points up. */
export const openedChevronLook = { transform: 'translateY(25%) rotate(45deg)' } as const;

/** The line that opens a `details`, with a chevron at its end. */
export const summaryLook = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  minHeight: targetSize,
  py: 2.5,
  '&::after': chevronLook,
  '&:is(details[open] > summary)::after': openedChevronLook,
} as const;

/** What is behind a line that opens it. */
export const Fold = chakra('details', { base: { '& > summary': summaryLook } });
