import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { colours, colourVariables } from './palette.ts';

/** A step of the spacing scale is a quarter of a rem. */
const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24];
const scale = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]));

/**
 * What our styles name of Chakra's conditions and style properties. It goes through all that it knows, several hundred by default,
 * before the first render. A test finds styles that name one that is missing here.
 */
const CONDITIONS = ['disabled', 'empty', 'focus', 'focusVisible', 'focusWithin', 'hover', 'print'];
const UTILITIES = `
  accentColor animationDuration background backgroundImage backgroundPosition backgroundRepeat backgroundSize border
  borderBottomWidth borderColor borderInlineEndWidth borderInlineStartWidth borderRadius borderSpacing borderTopWidth borderWidth
  bottom boxShadow boxSize color columnGap cursor fill filter flexBasis flexDirection fontFamily fontSize fontWeight gap height
  inset insetBlock insetInline insetInlineEnd insetInlineStart left letterSpacing lineHeight margin marginBlock marginBottom marginInline
  marginInlineEnd marginInlineStart marginTop maxHeight maxWidth minHeight minWidth opacity outlineColor overscrollBehavior padding
  paddingBlock paddingBottom paddingInline paddingInlineEnd paddingInlineStart paddingLeft paddingTop position right rotate rowGap
  scrollMarginTop scrollPaddingBottom scrollPaddingTop scrollbarWidth stroke textDecoration top transform transition
  transitionDuration translate width zIndex
`
  .trim()
  .split(/\s+/);

const only = <V>(names: readonly string[], all: Record<string, V> = {}) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
const base = {
  ...defaultBaseConfig,
  conditions: only(CONDITIONS, defaultBaseConfig.conditions),
  utilities: only(UTILITIES, defaultBaseConfig.utilities),
};

const config = defineConfig({
  // without it a malformed layer rule makes the browser drop globalCss
  preflight: true,
  cssVarsPrefix: 'h',
  cssVarsRoot: ':where(html)',
  globalCss: {
    html: {
      scrollPaddingTop: '5rem',
      scrollPaddingBottom: '5rem',
      lineHeight: 1.5,
      textSizeAdjust: '100%',
      // the least height of touch targets
      '--touch': '0px',
      '@media (pointer: coarse)': { '--touch': '2.75rem' },
      ...colourVariables(0),
    },
    '.dark': colourVariables(1),
    body: { bg: 'bg', color: 'fg', fontFamily: 'body', minHeight: '100dvh', overflowWrap: 'break-word' },
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
    // headings get the focus when a page opens, without a ring
    ':is(h1, main):focus': { outline: 'none' },
    '*, *::before, *::after': {
      '@media (prefers-reduced-motion: reduce)': {
        animationDuration: '0.01ms !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
    // no controls on paper, and no charts, which are drawn for the screen's width: figures and tables say the same
    'header, nav, aside, button, input[type=range], figure:not(:has(svg)), [data-noprint]': {
      '@media print': { display: 'none !important' },
    },
    // room for the bar at the foot of a small screen, so that it never covers the end of the page
    'body:has([data-result-bar])': {
      pb: { base: 'calc(4rem + env(safe-area-inset-bottom))', lg: 0 },
      '@media print': { pb: 0 },
    },
    ':is(html, body)': { '@media print': { bg: 'transparent' } },
    'details::details-content': { '@media print': { contentVisibility: 'visible', height: 'auto' } },
    'tr, dl': { '@media print': { breakInside: 'avoid' } },
    'h2, h3': { '@media print': { breakAfter: 'avoid' } },
  },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    tokens: {
      colors: Object.fromEntries(Object.keys(colours).map((name) => [name, { value: `var(--colour-${name})` }])),
      spacing: scale,
      sizes: {
        full: { value: '100%' },
        sidebar: { value: '17.5rem' },
        page: { value: '72rem' },
        prose: { value: '42rem' },
      },
      radii: { sm: { value: '0.375rem' }, md: { value: '0.625rem' }, lg: { value: '1rem' }, full: { value: '999px' } },
      fonts: {
        body: {
          value: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Devanagari", sans-serif',
        },
      },
      fontSizes: {
        xs: { value: '0.8125rem' },
        sm: { value: '0.875rem' },
        md: { value: '1rem' },
        lg: { value: '1.125rem' },
        xl: { value: '1.375rem' },
        '2xl': { value: '1.75rem' },
        // where text is enlarged on a phone, no word of a heading is wider than the screen
        '3xl': { value: 'min(clamp(1.75rem, 1.2rem + 2.4vw, 2.5rem), 9vw)' },
        '4xl': { value: 'min(clamp(2.125rem, 1.4rem + 3.4vw, 3.5rem), 11vw)' },
      },
      zIndex: { header: { value: 10 }, banner: { value: 9 }, popover: { value: 20 } },
      shadows: { panel: { value: '0 1px 2px rgb(28 25 23 / 0.05), 0 8px 24px -12px rgb(28 25 23 / 0.12)' } },
    },
  },
});

/**
 * The design system: Chakra's base with our own tokens.
 *
 * @param prerendered whether the document already has the global styles
 */
export function createDesign(prerendered = false) {
  if (!prerendered) return createSystem(base, config);
  const { globalCss: _, ...rest } = config;
  return { ...createSystem(base, { ...rest, preflight: false }), _global: [] };
}
