import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { menuOf } from '#src/catalogue/catalogue.ts';
import { system } from '#src/design/system.ts';
import type { Tool } from '#src/engine/types.ts';
import { HydratedPage } from '#src/loading/hydrated.tsx';
import { embedText } from '#src/renderer/powers/embed/html.ts';
import ToolBody from '#src/renderer/tool-body.tsx';
import { ToolLinks } from '#src/shell/menu/links.tsx';
import { SoonScreen } from '#src/shell/pages/tool-page.tsx';
import { pageOf } from '#src/shell/routing/router.ts';
import { madeUp, withTestFacts } from '../made-up.ts';
import { tools } from '../tools.ts';

withTestFacts();

const html = (part: ReactElement) => {
  const children = createElement(HydratedPage, { isPrerendered: true }, part);
  return renderToString(createElement(ChakraProvider, { value: system, children }));
};

/** A tool's page as it is prerendered, without its styles. */
const draw = (tool: Tool) =>
  html(createElement(ToolBody, { id: 'made_up', title: 'Made up', tool, path: '/made/up' })).replaceAll(
    /<!-- -->|<style.*?<\/style>/gs,
    '',
  );

it('a prerendered page names no day that may have passed when it is read', () => {
  const made = madeUp({
    inputs: { rate: { kind: 'percent', label: 'Rate', default: 12 } },
    outputs: { total: { kind: 'percent', label: 'Total' } },
    basis: ['{rate} is {rate|effective}. Official: {test.rate|official}.'],
    compute: ({ rate }) => ({ total: rate }),
  });
  // (1 + 0.12 ÷ 12)^12 - 1 is 12.6825%, as banks publish it
  expect(draw(made)).toContain(
    '12% is 12.68%. Official: 7.1% (July–September 2026; later quarters not yet confirmed).',
  );
  for (const id of ['ppf', 'fd']) {
    const tool = tools.find((each) => each.id === id)?.tool as Tool;
    expect(draw(tool)).not.toMatch(/this quarter’s|this whole quarter/);
  }
});

it('every note that says that no account or subscriber can have a figure names its input', () => {
  const silent = tools.flatMap(({ id, tool }) =>
    Object.entries(tool.notes).flatMap(([note, spec]) =>
      typeof spec === 'object' && /^No .* can (have|take)/.test(spec.text) && spec.about === undefined
        ? [`${id}.${note}`]
        : [],
    ),
  );
  expect(silent).toEqual([]);
});

const frameText = (more: Partial<Parameters<typeof embedText>[0]> = {}) =>
  embedText({
    title: 'EMI',
    address: 'https://x.in/embed/emi/',
    theme: 'system',
    compact: false,
    fits: false,
    ...more,
  });
const attribute = (name: string, text: string) => text.match(new RegExp(`${name}="([^"]*)"`))?.[1];

it('the HTML that embeds a calculator is a frame of its page, with a title, and wide as its column', () => {
  const text = frameText();
  expect(text).toMatch(/^<iframe [^<]*><\/iframe>$/);
  expect(attribute('src', text)).toBe('https://x.in/embed/emi/');
  expect(attribute('title', text)).toBe('EMI');
  expect(attribute('style', text)).toBe('width: 100%; height: 900px; border: 0');
});

it('the HTML that embeds a calculator has the theme and the inputs in its address', () => {
  expect(attribute('src', frameText({ theme: 'dark' }))).toBe('https://x.in/embed/emi/?theme=dark');
  const both = frameText({ address: 'https://x.in/e/?a=1#?rate=9&years=2', theme: 'dark' });
  expect(attribute('src', both)).toBe('https://x.in/e/?a=1&amp;theme=dark#?rate=9&amp;years=2');
});

it('the HTML that embeds a calculator cannot be left by what is in its title', () => {
  expect(attribute('title', frameText({ title: '"><b>R&D</b>' }))).toBe('&quot;&gt;&lt;b&gt;R&amp;D&lt;/b&gt;');
});

/** Runs the script in a page with two frames, sends it a message from the first, and gives the heights of both. */
const heightsAfter = (message: object) => {
  const script = frameText({ fits: true }).match(/<script>\n([\s\S]*)\n<\/script>$/)?.[1] ?? '';
  const frames = [{}, {}].map((contentWindow) => ({ contentWindow, style: { height: '900px' } }));
  let hear: (event: object) => void = () => {};
  const listen = (type: string, listener: typeof hear) => {
    if (type === 'message') hear = listener;
  };
  const document = { querySelectorAll: (tag: string) => (tag === 'iframe' ? frames : []) };
  new Function('addEventListener', 'document', script)(listen, document);
  hear({ origin: 'https://x.in', source: frames[0]?.contentWindow, ...message });
  return frames.map(({ style }) => style.height);
};

it('the script that fits a frame sets the height that the frame asks for, and no other frame’s', () => {
  expect(heightsAfter({ data: { calculatorHeight: 640 } })).toEqual(['640px', '900px']);
});

it.each([
  ['from elsewhere', { origin: 'https://evil.in', data: { calculatorHeight: 640 } }],
  ['with text for a height', { data: { calculatorHeight: '1px; position: fixed' } }],
  ['without data', { data: null }],
])('the script that fits a frame ignores a message %s', (_what, message) => {
  expect(heightsAfter(message)).toEqual(['900px', '900px']);
});

it('the HTML that embeds the short form asks for it in its address, and is lower', () => {
  const text = frameText({ compact: true });
  expect(attribute('src', text)).toBe('https://x.in/embed/emi/?compact=1');
  expect(attribute('style', text)).toBe('width: 100%; height: 720px; border: 0');
});

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

it('an entry of the catalogue without a screen is a link that is never disabled', () => {
  const markup = html(createElement(ToolLinks, { tools: catalogue.groups.flatMap(({ tools }) => tools) }));
  const link = markup.match(/<a [^>]*href="[^"]*still-to-come\/"[^>]*>/)?.[0] ?? '';
  expect(link).not.toBe('');
  expect(link).not.toMatch(/disabled/);
  expect(markup).toMatch(/<a [^>]*href="[^"]*also-to-come\/"/);
});

it('an entry of the catalogue without a screen may even be what an unknown hash opens', () => {
  expect(pageOf('#unknown', { ...catalogue, fallback: 'also_to_come' })).toBe('also_to_come');
});
