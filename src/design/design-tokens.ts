import { colours } from './palette.ts';

/** A step of the spacing scale is a quarter of a rem. */
const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24];

/** The widths of windows from which another layout holds, in the order of their size. */
export const breakpoints = { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' } as const;

/** The hub's tokens by category, each with its value in CSS. */
export const tokens = {
  colors: Object.fromEntries(Object.keys(colours).map((name) => [name, `var(--colour-${name})`])),
  spacing: Object.fromEntries(steps.map((step) => [step, `${step / 4}rem`])),
  sizes: { full: '100%', sidebar: '17.5rem', page: '72rem', prose: '42rem' },
  radii: { sm: '0.375rem', md: '0.625rem', lg: '1rem', full: '999px' },
  fonts: {
    // its files and its fallback are in index.html
    body: 'Anek, "Anek Fallback", system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Devanagari", sans-serif',
  },
  fontSizes: {
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    '2xl': '1.75rem',
    '3xl': '2.375rem',
    '4xl': '3.25rem',
    // the largest figure of a page, on one line of a phone even where text is twice as large
    figure: 'min(2.5rem, 40px)',
  },
  zIndex: { header: 10, over: 9, banner: 8, popover: 20 },
  shadows: { panel: '0 1px 2px rgb(28 25 23 / 0.05), 0 8px 24px -12px rgb(28 25 23 / 0.12)' },
} as const satisfies Record<string, Readonly<Record<string, string | number>>>;

/** The tokens as Chakra's `createSystem` takes them. */
export const theme = {
  cssVarsPrefix: 'h',
  cssVarsRoot: ':where(html)',
  theme: {
    breakpoints,
    tokens: Object.fromEntries(
      Object.entries(tokens).map(([category, values]) => [
        category,
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
      ]),
    ),
  },
} as const;

const SPACED = [
  ['margin', 'marginTop', 'marginBottom', 'marginInlineStart', 'marginInlineEnd', 'marginInline', 'marginBlock'],
  ['padding', 'paddingTop', 'paddingBottom', 'paddingInlineStart', 'paddingInlineEnd', 'paddingInline', 'paddingBlock'],
  ['top', 'bottom', 'left', 'right', 'inset', 'insetInline', 'insetBlock', 'insetInlineStart', 'insetInlineEnd'],
  ['gap', 'rowGap', 'columnGap', 'borderSpacing', 'scrollMarginTop', 'scrollPaddingTop', 'scrollPaddingBottom'],
].flat();

/** The properties whose values are tokens, by the category of the tokens. */
export const TAKES_TOKENS = {
  colors: ['background', 'borderColor', 'color', 'fill', 'stroke', 'outlineColor'],
  spacing: SPACED,
  sizes: ['width', 'height', 'minWidth', 'minHeight', 'maxWidth', 'maxHeight', 'flexBasis', 'boxSize'],
  radii: ['borderRadius', 'borderTopRadius'],
  fonts: ['fontFamily'],
  fontSizes: ['fontSize'],
  zIndex: ['zIndex'],
  shadows: ['boxShadow'],
} as const satisfies Record<keyof typeof tokens, readonly string[]>;

/** The short names that parts use, with their properties. */
export const SHORTHANDS: Readonly<Record<string, string>> = {
  bg: 'background',
  m: 'margin',
  mt: 'marginTop',
  mb: 'marginBottom',
  ms: 'marginInlineStart',
  me: 'marginInlineEnd',
  mx: 'marginInline',
  my: 'marginBlock',
  p: 'padding',
  pt: 'paddingTop',
  pb: 'paddingBottom',
  ps: 'paddingInlineStart',
  pe: 'paddingInlineEnd',
  px: 'paddingInline',
  py: 'paddingBlock',
};

/** The conditions under which a style holds, each as the at-rules and selectors around it. */
export const CONDITIONS: Readonly<Record<string, readonly string[]>> = {
  base: [],
  ...Object.fromEntries(
    Object.entries(breakpoints).map(([name, width]) => [name, [`@media screen and (min-width: ${width})`]]),
  ),
  _hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  _focus: ['&:is(:focus, [data-focus])'],
  _focusVisible: ['&:is(:focus-visible, [data-focus-visible])'],
  _disabled: ['&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])'],
  _empty: ['&:is(:empty, [data-empty])'],
  _before: ['&::before'],
  _print: ['@media print'],
};
