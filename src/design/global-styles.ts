import type { GlobalStyleObject } from '@chakra-ui/react/styled-system';
import { targetSize } from './layout.ts';
import { colourVariables } from './palette.ts';

export const globalStyles: GlobalStyleObject = {
  html: {
    // clear of the header, and of the bar at a phone's foot
    scrollPaddingTop: '5rem',
    scrollPaddingBottom: { base: '8rem', lg: '5rem' },
    textSizeAdjust: '100%',
    colorScheme: 'light',
    // the least height of touch targets
    '--touch': '0px',
    '@media (pointer: coarse)': { '--touch': targetSize },
    ...colourVariables(0),
    // of every border that has no other
    '--global-color-border': 'var(--colour-line)',
  },
  // paper is light
  '.dark': { '@media screen': { colorScheme: 'dark', ...colourVariables(1) } },
  'html:has(dialog[open])': { overflow: 'hidden' },
  body: {
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    // the typeface's own spaces are narrow
    wordSpacing: '0.06em',
    overflowWrap: 'break-word',
    fontVariantNumeric: 'tabular-nums',
  },
  // Devanagari has signs above and below its letters, and is read as easily as Latin only where it is larger
  'html:lang(hi)': { fontSize: '105%' },
  'html:lang(hi) :is(body, p, li, dd)': { lineHeight: 1.7 },
  'html:lang(hi) :is(h1, h2, h3, h4, a, button, summary, label, legend, th)': { lineHeight: 1.45 },
  // a box clips what is lower than its line
  'html:lang(hi) :is(input, select, textarea)': { lineHeight: 1.7 },
  // letters are joined by the line above them
  'html:lang(hi) *': { letterSpacing: '0 !important' },
  '*::selection': { bg: 'accent-subtle' },
  '*::placeholder': { color: 'muted' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  'svg[data-icon]': {
    width: '1.25em',
    height: '1.25em',
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  'button, summary, input[type=checkbox]': { cursor: 'pointer' },
  // a summary has a chevron or an icon of its own
  'summary::-webkit-details-marker': { display: 'none' },
  // the browser's own unticked box is a cold grey in the dark theme, and looks disabled
  'input[type=checkbox]': {
    appearance: 'none',
    display: 'inline-grid',
    placeContent: 'center',
    boxSize: '1.25rem',
    flexShrink: 0,
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'sm',
    bg: 'bg',
    '&::before': {
      content: '""',
      boxSize: '0.75rem',
      clipPath: 'polygon(14% 44%, 0 65%, 42% 100%, 100% 20%, 82% 4%, 39% 62%)',
    },
    '&:checked': { bg: 'accent', borderColor: 'accent', '&::before': { bg: 'accent-on' } },
    '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none' } },
  },
  // headings get the focus when a page opens, without a ring
  ':is(h1, main):focus': { outline: 'none' },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  // no controls on paper, and no room for a chart that was not drawn; but a button at the head of a row is the row's name
  'header, nav, aside, button:not(tbody th > button), input[type=range], figure:not(:has(svg)), [data-noprint]': {
    _print: { display: 'none !important' },
  },
  ':is(html, body)': { _print: { bg: 'transparent' } },
  'details::details-content': { _print: { contentVisibility: 'visible', height: 'auto' } },
  'tr, dl': { _print: { breakInside: 'avoid' } },
  'h2, h3': { _print: { breakAfter: 'avoid' } },
};
