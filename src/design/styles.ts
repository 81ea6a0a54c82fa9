// Turns the styles of parts into CSS, as Chakra would: its own code took a third of the time in which a page starts
// (docs/decisions/0002-smaller-choices.md).
import { css as serialize } from '@emotion/react';
import { isCssProperty } from '@pandacss/is-valid-prop';
import { CONDITIONS, SHORTHANDS, TAKES_TOKENS, tokens } from './design-tokens.ts';

/** Styles as parts write them, and as CSS has them: by property, selector or at-rule. */
type Styles = Record<string, unknown>;

/** A recipe of Chakra: what a part looks like, and its variants by the values of a property. */
interface Recipe {
  readonly base?: object;
  readonly variants?: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly defaultVariants?: Readonly<Record<string, unknown>>;
}

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const variable = (category: string, name: string) => `var(--h-${dashed(category)}-${name.replace('.', '\\.')})`;

/** The values that are tokens, by property: `color` has `muted`, `marginTop` has 2 and −2. */
const tokenValues = new Map<string, ReadonlyMap<string, string>>();
for (const [category, properties] of Object.entries(TAKES_TOKENS)) {
  const names = Object.keys(tokens[category as keyof typeof tokens]);
  const known = new Map(names.map((name) => [name, variable(category, name)]));
  if (category === 'spacing')
    for (const name of names) if (name !== '0') known.set(`-${name}`, `calc(${variable(category, name)} * -1)`);
  for (const property of properties) tokenValues.set(property, known);
}

const EXPANDED: Readonly<Record<string, (value: unknown) => Styles>> = {
  boxSize: (size) => ({ width: size, height: size }),
  borderTopRadius: (radius) => ({ borderTopLeftRadius: radius, borderTopRightRadius: radius }),
  lineClamp: (lines) => ({
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    textWrap: 'wrap',
  }),
};

const IMPORTANT = / !important$/;

function addValue(into: Styles, property: string, value: unknown) {
  const isImportant = typeof value === 'string' && IMPORTANT.test(value);
  const plain = isImportant ? value.replace(IMPORTANT, '') : value;
  const known = tokenValues.get(property)?.get(String(plain)) ?? plain;
  const result = isImportant ? `${known} !important` : known;
  const expand = EXPANDED[property];
  if (expand) Object.assign(into, expand(result));
  else into[property] = result;
}

const isSelector = (name: string) => name.startsWith('@') || name.includes('&');

/** Puts styles over others, under their full names: a value replaces what was there, whatever its conditions. */
function merge(into: Styles, styles: object): Styles {
  for (const [name, value] of Object.entries(styles)) {
    if (value === undefined || value === null) continue;
    const property = SHORTHANDS[name] ?? name;
    const there = into[property];
    if (typeof value !== 'object') into[property] = value;
    else into[property] = merge(typeof there === 'object' ? (there as Styles) : {}, value);
  }
  return into;
}

/**
 * Adds styles to resolved ones.
 *
 * @param property of which these are the values under several conditions; without it they are of properties and selectors
 */
function resolveInto(into: Styles, styles: object, property?: string) {
  for (const [name, value] of Object.entries(styles)) {
    const path = CONDITIONS[name] ?? (isSelector(name) ? [name] : null);
    let place = into;
    for (const step of path ?? []) {
      place[step] ??= {};
      place = place[step] as Styles;
    }
    const own = path === null ? name : property;
    if (typeof value === 'object') resolveInto(place, value as object, own);
    else if (own !== undefined) addValue(place, own, value);
  }
}

/** Far apart, so that no width in rem reaches the next one. */
const RANKS = { widest: 1500, anyWindow: 2000, paper: 3000, container: 4000 } as const;

/**
 * Where an at-rule stands among others, so that of two that hold the more special one counts: from the narrowest window up, to the
 * widest down, any window, paper, containers.
 */
function rank(rule: string): number {
  const rem = Number.parseFloat(/[\d.]+(?=rem)/.exec(rule)?.[0] ?? '0');
  if (rule.startsWith('@container')) return RANKS.container + rem;
  if (rule.includes('print')) return RANKS.paper;
  if (rem === 0) return RANKS.anyWindow;
  return /min-(width|height)/.test(rule) ? rem : RANKS.widest - rem;
}

/** The styles with their media and container queries at the end, in order. */
function inOrder(styles: Styles): Styles {
  const entries = Object.entries(styles);
  const isQuery = ([name]: [string, unknown]) => name.startsWith('@media') || name.startsWith('@container');
  const queries = entries.filter(isQuery).sort(([one], [other]) => rank(one) - rank(other));
  const rest = entries
    .filter((entry) => !isQuery(entry))
    .map(([name, value]) => [name, typeof value === 'object' ? inOrder(value as Styles) : value]);
  return Object.fromEntries([...rest, ...queries]);
}

/**
 * What recipes gave: styles in which nothing is left to resolve. Each stands here as Emotion reads it, so that it does so once and not
 * for every element.
 */
const resolved = new WeakMap<object, object>();

/**
 * The CSS of styles, of which later ones count more:
 *
 *   { mt: 2, px: { base: 1, md: 2 }, _hover: { color: 'muted' } }
 *   { marginTop: 'var(--h-spacing-2)', paddingInline: 'var(--h-spacing-1)', '&:is(:hover, …)': { color: 'var(--h-colors-muted)' },
 *     '@media screen and (min-width: 48rem)': { paddingInline: 'var(--h-spacing-2)' } }
 */
export function css(first: object | undefined, ...others: readonly (object | undefined)[]): object {
  const known = first && resolved.get(first);
  if (known && others.every((each) => Object.keys(each ?? {}).length === 0)) return known;
  const written = [first, ...others].reduce((all: Styles, each) => (each ? merge(all, each) : all), {});
  const styles: Styles = {};
  resolveInto(styles, written);
  return inOrder(styles);
}

/** A function from a part's properties to its CSS, as Chakra's `cva`; of several recipes the later ones count more. */
function recipeOf(recipes: readonly Recipe[]) {
  const variants = recipes.flatMap(({ variants = {} }) => Object.entries(variants));
  const variantKeys = [...new Set(variants.map(([name]) => name))];
  const defaults = Object.assign({}, ...recipes.map(({ defaultVariants }) => defaultVariants));
  const made = new Map<string, Styles>();
  const merged = new WeakMap<object, object>();
  function stylesOf(props: Readonly<Record<string, unknown>> = {}): Styles {
    const chosen = variantKeys.map((name) => String(props[name] ?? defaults[name]));
    const key = chosen.join();
    const known = made.get(key);
    if (known) return known;
    const own = variants.map(([name, styles]) => styles[chosen[variantKeys.indexOf(name)] as string]);
    const styles = css({}, ...recipes.map(({ base }) => base), ...own) as Styles;
    const layered = Object.keys(styles).length === 0 ? styles : { '@layer recipes': styles };
    resolved.set(layered, serialize(layered as Parameters<typeof serialize>[0]));
    made.set(key, layered);
    return layered;
  }
  return Object.assign(stylesOf, {
    __cva__: true,
    variantKeys,
    recipes,
    /** The recipe of a part that is made from another one. */
    merge(other: { readonly recipes: readonly Recipe[] }) {
      const both = merged.get(other) ?? recipeOf([...recipes, ...other.recipes]);
      merged.set(other, both);
      return both;
    },
  });
}

const recipeFunctions = new WeakMap<object, ReturnType<typeof recipeOf>>();

/** `recipeOf` one recipe, made once: Chakra asks for it at each render of a part. */
export function cva(recipe: Recipe) {
  const known = recipeFunctions.get(recipe) ?? recipeOf([recipe]);
  recipeFunctions.set(recipe, known);
  return known;
}

const styleNames = new Set(['css', ...Object.keys(SHORTHANDS), ...Object.keys(EXPANDED), ...Object.keys(CONDITIONS)]);

export const isStyle = (name: string) => styleNames.has(name) || isCssProperty(name);
