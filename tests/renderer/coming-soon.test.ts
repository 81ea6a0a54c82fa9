import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { menuOf } from '#src/catalogue/catalogue.ts';
import { system } from '#src/design/system.ts';
import { Menu } from '#src/shell/menu/menu.tsx';
import { SoonScreen } from '#src/shell/pages/tool-page.tsx';
import { pageOf } from '#src/shell/routing/router.ts';

/** A catalogue of the test's own: one tool with a folder, two without. */
const catalogue = menuOf(
  {
    fallback: 'ready_one',
    groups: [
      { id: 'first', title: 'First group', tools: ['ready_one'] },
      {
        id: 'second',
        title: 'Second group',
        tools: [
          { id: 'still_to_come', path: '/second/still-to-come', title: 'Still to Come', icon: 'clock' },
          { id: 'also_to_come', path: '/second/also-to-come', title: 'Also to Come', icon: 'clock' },
        ],
      },
    ],
  },
  new Map([
    [
      'ready_one',
      {
        id: 'ready_one',
        path: '/first/ready-one',
        title: 'Ready One',
        icon: 'check',
        description: 'It is ready.',
        metaDescription: 'A tool of a test that has a folder of its own and so a screen.',
      },
    ],
  ]),
);
const still = catalogue.groups[1]?.tools[0];

function html(element: ReactElement): string {
  const props = { value: system, children: element };
  return renderToString(createElement(ChakraProvider, props));
}
const textOf = (markup: string) => markup.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]+>/g, ' ');

it('an entry of the catalogue without a screen opens the Coming Soon page by its hash, whatever settings follow', () => {
  expect([pageOf('#still_to_come', catalogue), still?.ready]).toEqual(['still_to_come', false]);
  expect(pageOf('#also_to_come?rate=9', catalogue)).toBe('also_to_come');
});

it('an entry of the catalogue without a screen says that it is under construction, under its own heading', () => {
  if (!still) throw new Error('the catalogue lost its entry');
  const markup = html(createElement(SoonScreen, { entry: still }));
  expect(markup.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]).toBe('Still to Come');
  expect(markup.match(/<h2[^>]*>(.*?)<\/h2>/)?.[1]).toBe('Coming Soon');
  expect(textOf(markup)).toContain('This tool is under construction.');
  expect(markup).not.toMatch(/<form|<output/);
});

it('an entry of the catalogue without a screen is a link in the menu that is never disabled', () => {
  const menu = createElement(Menu, { catalogue, active: 'still_to_come', place: 'sidebar' });
  const markup = html(menu);
  const link = markup.match(/<a [^>]*href="[^"]*still-to-come\/"[^>]*>/)?.[0] ?? '';
  expect(link).toContain('aria-current="page"');
  expect(link).not.toMatch(/disabled/);
  expect(markup).toMatch(/<a [^>]*href="[^"]*also-to-come\/"/);
});

it('an entry of the catalogue without a screen may even be what an unknown hash opens', () => {
  expect(pageOf('#unknown', { ...catalogue, fallback: 'also_to_come' })).toBe('also_to_come');
});
