import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import {
  ChakraProvider,
  createSystem,
  type SystemContext,
  type SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import { type CSSObject, css } from '@emotion/react';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { theme } from '#src/design/design-tokens.ts';
import { system } from '#src/design/system.ts';
import ToolBody from '#src/renderer/tool-body.tsx';
import { App } from '#src/shell/app.tsx';
import { tools } from '../tools.ts';

// its types want the children among the properties
const Provider = ChakraProvider as FunctionComponent<{ value: SystemContext; children?: ReactNode }>;
const chakras = createSystem(defaultBaseConfig, theme);

/** Styles as Emotion writes them, without the variable in which Chakra keeps every ground for parts of its own. */
const text = (styles: object) => css(styles as CSSObject).styles.replaceAll(/--bg-currentcolor:[^;]*;/g, '');

/** Renders pages. @returns how many recipes they use, and each style that Chakra's own system resolves to another one */
function render(...pages: ReturnType<typeof createElement>[]) {
  const recipes = new Set<object>();
  const differing = new Set<string>();
  const compare = (styles: object, its: object) => {
    if (text(styles) !== text(its)) differing.add(`${text(styles)} is to be ${text(its)}`);
  };
  const value = {
    ...system,
    cva(recipe: object) {
      const made = system.cva(recipe);
      const its = chakras.cva(recipe);
      recipes.add(recipe);
      const stylesOf = (props: Parameters<typeof made>[0]) => {
        compare(made(props), its(props));
        return made(props);
      };
      return Object.assign(stylesOf, made);
    },
    css(...styles: object[]) {
      compare(system.css(...styles), chakras.css(...styles));
      return system.css(...styles);
    },
  } as SystemContext;
  for (const page of pages) renderToString(createElement(Provider, { value }, page));
  return { recipes: recipes.size, differing: [...differing] };
}

it('pages have the styles that Chakra makes of what their parts say', () => {
  const pages = tools
    .filter((_, index) => index % 8 === 0)
    .map(({ id, tool }) => createElement(ToolBody, { key: id, id, title: id, tool, path: '/' }));
  const { recipes, differing } = render(createElement(App, { key: 'app' }), ...pages);
  expect(differing).toEqual([]);
  expect(recipes).toBeGreaterThan(70);
});

/** What looks like a style in the files that draw, as its name and the values in the rest of its line. */
const written = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => /^(design|loading|renderer|shell).*\.tsx?$/.test(file) && !/design.(styles|design-tokens)/.test(file),
  )
  .flatMap((file) => [
    ...readFileSync(join('src', file), 'utf8')
      .replaceAll(/^\s*(\/\/|\/?\*).*/gm, '')
      .matchAll(/(?<=[\s{])(\w+)(?:: |=(?=[{"]))(?=(.*))/g),
  ])
  .map(([, name = '', line = '']) => ({
    name,
    values: [...line.matchAll(/'([^']*)'|"([^"]*)"|(-?\d+(?:\.\d+)?)/g)].map(
      ([, single, double, number]) => single ?? double ?? Number(number),
    ),
  }));

it('parts use no condition and no property of Chakra that the hub’s own styles lack', () => {
  const conditions = chakras.conditions.keys().filter((name) => name.startsWith('_'));
  const known = new Set([...chakras.utility.keys(), ...conditions]);
  const styles: Record<string, never>[] = written
    .filter(({ name }) => known.has(name))
    .flatMap(({ name, values }) => {
      const tried: unknown[] = name.startsWith('_') ? [{ color: 'fg' }] : values;
      return tried.map((value) => ({ [name]: value as never }));
    });
  const missing = styles.filter((style) => text(system.css(style)) !== text(chakras.css(style)));
  expect([...new Set(missing.map((style) => JSON.stringify(style)))]).toEqual([]);
  expect(styles.length).toBeGreaterThan(500);
});

it.each<[string, SystemStyleObject, SystemStyleObject]>([
  ['a value replaces one for several widths', { p: { base: 4, md: 8 } }, { p: 0 }],
  ['values for other widths join', { p: { base: 4, md: 8 } }, { p: { lg: 2 } }],
  ['the full name replaces the short one', { mt: 4 }, { marginTop: 1 }],
  ['what is important stays so', { mt: '2 !important' }, { color: 'muted' }],
  [
    'narrow windows come first, then paper, then containers',
    { '@container (min-width: 3rem)': { m: 1 } },
    { _print: { m: 2 }, m: { lg: 3, sm: 4 } },
  ],
])('%s', (_, one, other) => expect(text(system.css(one, other))).toBe(text(chakras.css(one, other))));

it('a part that is made from another one has both looks', () => {
  const one = { base: { mt: 4, color: 'muted' }, variants: { large: { true: { boxSize: 6 } } } };
  const other = {
    base: { mt: 1 },
    variants: { look: { plain: { p: 2 } } },
    defaultVariants: { look: 'plain' },
  } as const;
  const merged = (of: SystemContext) => text(of.css(of.cva(one).merge(of.cva(other))({ large: true })));
  expect(merged(system).split(/[{;}]/).sort()).toEqual(merged(chakras).split(/[{;}]/).sort());
});

it('makes a recipe once, and no styles of none', () => {
  const recipe = { variants: { large: { true: { mt: 2 } } } };
  expect(system.cva(recipe)).toBe(system.cva(recipe));
  expect(text(system.css(system.cva(recipe)({})))).toBe('');
});
