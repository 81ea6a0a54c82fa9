import { chakra } from '@chakra-ui/react/styled-system';

/** One column that never grows wider than its container. Not a grid: after a key press browsers walk through all of a grid. */
export const column = { display: 'flex', flexDirection: 'column' } as const;

/** For parts below the first screen: laid out when near the screen. `height` is the estimate until then. */
export const laterLook = (height: string) =>
  ({ contentVisibility: { base: 'auto', _print: 'visible' }, containIntrinsicHeight: `auto ${height}` }) as const;

/** The chevron of what is open points up. */
export const openedChevron = { transform: 'translateY(25%) rotate(45deg)' } as const;

/** The line that opens a `details`, with a chevron at its end. */
export const summaryLook = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  minHeight: '2.75rem',
  py: 2.5,
  '&::after': {
    content: '""',
    flexShrink: 0,
    boxSize: '0.5rem',
    me: 1,
    borderColor: 'muted',
    borderInlineStartWidth: '2px',
    borderTopWidth: '2px',
    transform: 'translateY(-25%) rotate(225deg)',
    _print: { display: 'none' },
  },
  '&:is(details[open] > summary)::after': openedChevron,
} as const;

/** The page's side padding on phones: in pixels, since large text needs the room. */
export const edge = '16px';

/** As wide as a page may be, with its padding at the sides. */
export const pageLook = { maxWidth: 'page', mx: 'auto', px: { base: edge, md: 8, lg: 6, xl: 8 } } as const;

/** The height of a touch target: as given, and on a touch screen no less than a finger needs. */
export const touchable = (height: string) => `max(${height}, var(--touch))`;

/** A small round button at a field: a usual value, or a figure that is offered. */
export const chipLook = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  fontSize: 'xs',
  px: 3,
  minHeight: touchable('2rem'),
  borderRadius: 'full',
  borderWidth: '1px',
  bg: 'bg',
  color: 'muted',
} as const;

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

/** Buttons submit no form, unless their type says so. */
const plain = { defaultProps: { type: 'button' } } as const;

const button = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minHeight: '2.75rem',
    px: 4,
    py: 1.5,
    lineHeight: 1.3,
    borderRadius: 'md',
    fontWeight: 600,
    fontSize: 'md',
    transition: 'background-color 0.15s, border-color 0.15s',
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
  },
  variants: {
    look: {
      solid: { bg: 'accent', color: 'accent-on', _hover: { filter: 'brightness(1.08)' } },
      outline: { borderWidth: '1px', borderColor: 'control', color: 'fg', _hover: { bg: 'sunken' } },
      quiet: { color: 'accent', px: 3, _hover: { bg: 'sunken' } },
    },
  },
  defaultVariants: { look: 'outline' },
} as const;

export const Button = chakra('button', button, plain);
export const ButtonLink = chakra('a', button);

/** A square button with only an icon; it needs an accessible name. */
export const IconButton = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: '2.75rem',
      borderRadius: 'md',
      color: 'fg',
      _hover: { bg: 'sunken' },
      _disabled: { opacity: 0.4, cursor: 'not-allowed' },
    },
  },
  plain,
);

export const TextLink = chakra('a', {
  base: { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

/** A link on a line of its own, with an icon. */
export const lineLinkLook = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: '2.75rem',
  color: 'accent',
  fontWeight: 600,
  _hover: { textDecoration: 'underline' },
} as const;

/** A link in a frame: a way to another page. */
export const cardLinkLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: '2.75rem',
  px: 3,
  py: 2,
  borderWidth: '1px',
  borderRadius: 'md',
  fontWeight: 500,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  _hover: { borderColor: 'accent' },
} as const;

/** A link in a round frame. */
export const pillLook = {
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: 'full',
  borderWidth: '1px',
  bg: 'panel',
  fontWeight: 500,
  _hover: { borderColor: 'accent' },
} as const;

/** The heading of a part of a page. */
export const PartTitle = chakra('h2', {
  base: { fontSize: 'xl', fontWeight: 700, letterSpacing: '-0.01em', mb: 3, textWrap: 'balance' },
});

/** An icon in two tones: its lines as the text, its areas tinted. */
export const twoTones = { '&[data-icon]': { fill: 'tint', strokeWidth: 1.75 } } as const;

/** Read by screen readers only. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
export const Hidden = chakra('span', { base: unseen });

/** Buttons side by side, as many as fit in a line. A word breaks only where it is wider than the line. */
export const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: 2, '& > *': { maxWidth: 'full', overflowWrap: 'anywhere' } },
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

export const Quiet = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** The box of every field: of numbers, texts, days and choices. */
export const boxLook = {
  width: 'full',
  minHeight: '2.75rem',
  borderRadius: 'md',
  borderWidth: '1px',
  borderColor: 'control',
  bg: 'bg',
  // paper has a list of values
  _print: { border: 'none', bg: 'transparent', backgroundImage: 'none', minHeight: 0, px: 0, py: 0 },
} as const;
/** The box of a text of several lines. */
export const textLook = { ...boxLook, p: 3, color: 'fg' } as const;
const boxed = { ...boxLook, px: 2.5, color: 'fg' } as const;

export const TextBox = chakra('input', {
  // a phone's WebKit centres a day, and gives an empty one no height
  base: { ...boxed, appearance: 'none', '&::-webkit-date-and-time-value': { textAlign: 'start', minHeight: '1.5em' } },
});
export const Select = chakra('select', {
  base: {
    ...boxed,
    // WebKit paints a grey of its own over the box; `appearance: none` removes it and the arrow, so two triangles are the arrow
    appearance: 'none',
    pe: 8,
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, currentcolor 50%), linear-gradient(135deg, currentcolor 50%, transparent 50%)',
    backgroundPosition: 'right 1rem center, right 0.75rem center',
    backgroundSize: '0.25rem 0.25rem',
    backgroundRepeat: 'no-repeat',
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
});

/** In forced-colours mode the chosen option has the system's colours. */
export const chosenInForcedColours = {
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
} as const;

/** The label around a radio button that covers it (`SegmentRadio`). */
export const radioLabel = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  textAlign: 'center',
  textWrap: 'balance',
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px', borderRadius: 'sm' },
} as const;

/** A few options side by side of which one is chosen; each is a label around a radio button that covers it. */
export const Segments = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1,
    p: 1,
    borderRadius: 'md',
    bg: 'sunken',
    _print: { p: 0, bg: 'transparent' },
  },
});
export const Segment = chakra('label', {
  base: {
    ...radioLabel,
    // side by side as long as their words fit: none is alone on a line
    flex: '1 1 0',
    minHeight: '2.5rem',
    px: 2,
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: 'transparent',
    color: 'muted',
    _print: {
      '&:not(:has(:checked))': { display: 'none' },
      minHeight: 0,
      p: '0 !important',
      border: 'none !important',
      color: 'fg !important',
    },
    '&:has(:checked)': {
      bg: 'panel',
      color: 'accent',
      fontWeight: 600,
      borderColor: 'accent',
      ...chosenInForcedColours,
    },
  },
});
export const SegmentRadio = chakra('input', {
  base: { position: 'absolute', inset: 0, width: 'full', height: 'full', opacity: 0, cursor: 'pointer' },
});
