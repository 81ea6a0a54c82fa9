import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react/styled-system';
import { colours } from './palette.ts';

/** A step of the spacing scale is a quarter of a rem. */
const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24];
const scale = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]));

/** The properties whose values are tokens, by the category of the tokens. */
const TAKES_TOKENS = {
  colors: ['background', 'borderColor', 'color', 'fill', 'stroke', 'outlineColor'],
  spacing: [
    ...['margin', 'marginTop', 'marginBottom', 'marginInlineStart', 'marginInlineEnd', 'marginInline', 'marginBlock'],
    ...['padding', 'paddingTop', 'paddingBottom', 'paddingLeft', 'paddingInlineStart', 'paddingInlineEnd'],
    ...['paddingInline', 'paddingBlock', 'gap', 'rowGap', 'columnGap', 'inset', 'insetInline', 'insetBlock'],
    ...['insetInlineStart', 'insetInlineEnd', 'top', 'bottom', 'left', 'right', 'borderSpacing'],
    ...['scrollMarginTop', 'scrollPaddingTop', 'scrollPaddingBottom'],
  ],
  sizes: ['width', 'height', 'minWidth', 'minHeight', 'maxWidth', 'maxHeight', 'flexBasis'],
  radii: ['borderRadius'],
  fonts: ['fontFamily'],
  fontSizes: ['fontSize'],
  zIndex: ['zIndex'],
  shadows: ['boxShadow'],
} as const;

/** The short names that parts use. */
const SHORTHANDS: Readonly<Record<string, string>> = {
  background: 'bg',
  ...{ margin: 'm', marginTop: 'mt', marginBottom: 'mb', marginInlineStart: 'ms', marginInlineEnd: 'me' },
  ...{ marginInline: 'mx', marginBlock: 'my', padding: 'p', paddingTop: 'pt', paddingBottom: 'pb', paddingLeft: 'pl' },
  ...{ paddingInlineStart: 'ps', paddingInlineEnd: 'pe', paddingInline: 'px', paddingBlock: 'py' },
};

/** The hub's tokens, with the conditions and utilities that parts use. */
export const config = defineConfig({
  cssVarsPrefix: 'h',
  cssVarsRoot: ':where(html)',
  // in place of Chakra's own base, whose hundred conditions it would look through for every style, and whose utilities nothing uses
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    focus: '&:is(:focus, [data-focus])',
    focusVisible: '&:is(:focus-visible, [data-focus-visible])',
    disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
    empty: '&:is(:empty, [data-empty])',
    first: '&:first-of-type',
    before: '&::before',
    print: '@media print',
  },
  utilities: {
    ...Object.fromEntries(
      Object.entries(TAKES_TOKENS).flatMap(([values, properties]) =>
        properties.map((property) => {
          const shorthand = SHORTHANDS[property];
          return [property, { values, ...(shorthand && { shorthand }) }];
        }),
      ),
    ),
    boxSize: { values: 'sizes', transform: (size) => ({ width: size, height: size }) },
    borderTopRadius: {
      values: 'radii',
      transform: (radius) => ({ borderTopLeftRadius: radius, borderTopRightRadius: radius }),
    },
    lineClamp: {
      transform: (lines) => ({
        overflow: 'hidden',
        display: '-webkit-box',
        WebkitLineClamp: lines,
        WebkitBoxOrient: 'vertical',
        textWrap: 'wrap',
      }),
    },
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
          // its files and its fallback are in index.html
          value:
            'Anek, "Anek Fallback", system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Devanagari", sans-serif',
        },
      },
      fontSizes: {
        xs: { value: '0.8125rem' },
        sm: { value: '0.875rem' },
        md: { value: '1rem' },
        lg: { value: '1.125rem' },
        xl: { value: '1.375rem' },
        '2xl': { value: '1.75rem' },
        '3xl': { value: '2.375rem' },
        '4xl': { value: '3.25rem' },
        // the largest figure of a page, on one line of a phone even where text is twice as large
        figure: { value: 'min(2.5rem, 40px)' },
      },
      zIndex: { header: { value: 10 }, over: { value: 9 }, banner: { value: 8 }, popover: { value: 20 } },
      shadows: { panel: { value: '0 1px 2px rgb(28 25 23 / 0.05), 0 8px 24px -12px rgb(28 25 23 / 0.12)' } },
    },
  },
});

type Recipe = ReturnType<SystemContext['cva']>;

/**
 * Recipes that are made once for each component. At each render Chakra makes a component's recipe again (`cva`), merges
 * it with that of `Other` for `chakra(Other, …)`, and resolves its styles (`css`): that was a fifth of the work of hydrating a page,
 * and of a key press.
 */
function remembered(make: SystemContext['cva']) {
  /** The recipe of each component, by its definition. */
  const recipes = new WeakMap<object, Recipe>();
  /** The styles that recipes gave: no token or shorthand is left in them. */
  const resolved = new WeakSet<object>();
  function recipeOf(definition: object): Recipe {
    const known = recipes.get(definition);
    if (known) return known;
    const recipe = make(definition);
    const stylesOf = (props?: Parameters<Recipe>[0]) => {
      const styles = recipe(props);
      resolved.add(styles);
      return styles;
    };
    const merged = new WeakMap<object, Recipe>();
    /** The recipe of a component that is made from another one. */
    const merge = (other: Recipe) => {
      const both = merged.get(other) ?? recipeOf(recipe.merge(other).config);
      merged.set(other, both);
      return both;
    };
    const kept = Object.assign(stylesOf, recipe, { merge }) as Recipe;
    recipes.set(definition, kept);
    return kept;
  }
  return { recipeOf, resolved };
}

/**
 * Makes the design system of pages, which takes long on a phone. Their document has the global styles already
 * (`document-system.ts`): making them again would be a third of that time.
 */
export function makeSystem(): SystemContext {
  const system = createSystem(config);
  const { recipeOf, resolved } = remembered(system.cva);
  return {
    ...system,
    cva: recipeOf as SystemContext['cva'],
    css(first, ...others) {
      const isAlone = others.every((each) => Object.keys(each ?? {}).length === 0);
      return first && isAlone && resolved.has(first) ? first : system.css(first, ...others);
    },
    // the document has the order of the layers already, as it has the global styles
    _config: { ...system._config, disableLayers: true },
    _global: [],
  };
}
