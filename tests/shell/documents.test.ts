import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fail } from '#engine';
import { system } from '#src/design/system.ts';
import { readScenario } from '#src/engine/powers/read-scenario.ts';
import type { Content, Tool } from '#src/engine/types.ts';
import { structuredData } from '#src/renderer/reading/structured-data.ts';
import { llmsText } from '#src/shell/llms.ts';
import { cardFigure } from '#src/shell/pages/card.ts';
import { embedHead, headOf, landingHead } from '#src/shell/pages/head.ts';
import { loadScreen } from '#src/shell/pages/load-screen.ts';
import ToolParts, { Star } from '#src/shell/pages/tool-parts.tsx';
import { madeUp, withTestFacts } from '../made-up.ts';
import { toolById, tools } from '../tools.ts';
import { issuesOf } from './issues.ts';

const site = { name: 'Hisaab', tagline: 'Free tools', url: 'https://hisaab.example/hub' };
const lines = (ids: readonly string[]) =>
  llmsText(site, [{ title: 'Loans', tools: tools.filter(({ id }) => ids.includes(id)) }]).split('\n');

it('llms.txt begins as its specification says: the name, a summary, and sections of links', () => {
  const text = lines(['emi_calculator']);
  expect(text[0]).toBe('# Hisaab');
  expect(text[2]).toBe('> Free tools');
  expect(text.filter((line) => line.startsWith('#'))).toEqual(['# Hisaab', '## Loans']);
});

it('llms.txt has a line for each tool with its address and the names of its inputs', () => {
  const text = lines(tools.map(({ id }) => id));
  for (const { id, meta, tool } of tools) {
    const line = text.filter((each) => each.startsWith(`- [${meta.title}](${site.url}${meta.path}/): `));
    expect(line, id).toHaveLength(1);
    for (const name of Object.keys(tool.inputs)) expect(line[0]).toContain(`\`${name}\` `);
  }
});

it('llms.txt names the values of choices and the columns of rows, as a link writes them', () => {
  const text = lines(['emi_calculator']).join('\n');
  expect(text).toContain('`keep` After a prepayment or rate change (emi | tenure)');
  expect(text).toContain('`prepayments` Prepayments (rows of amount, every, from)');
});

it('the link in llms.txt that shows how links are written can be read', () => {
  const [, address, settings] = /<([^#>]*)#\?([^>]*)>/.exec(lines(['emi_calculator']).join('\n')) ?? [];
  expect(address).toBe('https://hisaab.example/hub/loan/emi-calculator/');
  const { values, unread } = readScenario(toolById('emi_calculator'), settings ?? '');
  expect(unread).toEqual([]);
  expect(values).toMatchObject({ loanAmount: 1_000_000, rate: 8.5, tenure: 20 });
});

const entry = { id: 'a_tool', path: '/other/a-tool', title: 'A Tool', icon: 'house', ready: true };
const toolWith = (content: Content | null): Tool => ({
  ...madeUp({
    inputs: { price: { kind: 'currency', label: 'Price', default: 100 } },
    outputs: { total: { kind: 'currency', label: 'Total' } },
    compute: ({ price }) => ({ total: price }),
  }),
  content,
});

/** The headings of a tool's page below its own. */
function headings(tool: Tool): string[] {
  const meta = { ...entry, description: 'A tool.', metaDescription: 'A tool of a test.' };
  const screen = { id: entry.id, tool, meta, Star, Body: ToolParts, data: [], readStored: null };
  const children = createElement(ToolParts, { entry, screen });
  const page = renderToString(createElement(ChakraProvider, { value: system, children }));
  return [...page.matchAll(/<h[23][^>]*>([^<]*)<\/h[23]>/g)].map(([, text = '']) => text);
}

const LEARN_MORE = 'Learn More About This Tool';

it('a tool without content has the block “Learn More About This Tool” in its place', () => {
  expect(headings(toolWith(null)).filter((text) => text === LEARN_MORE)).toHaveLength(1);
});

it('a tool with content has that instead', () => {
  const content = { title: 'How it works', sections: [{ heading: 'The sum', paragraph: 'One and one.' }] };
  const found = headings(toolWith(content as Content));
  expect(found).toEqual(expect.arrayContaining(['How it works', 'The sum']));
  expect(found).not.toContain(LEARN_MORE);
});

const shop = madeUp({
  inputs: { price: { kind: 'currency', label: 'Price', default: 1_500_000, usual: [0, 10_000_000] } },
  outputs: {
    rent: { kind: 'currency', label: 'Rent' },
    better: { kind: 'text', label: 'Better', values: { buy: 'Buying', rent: 'Renting' } },
    gain: {
      kind: 'currency',
      label: 'You gain',
      labels: [{ text: 'You gain by buying', showWhen: { better: 'buy' } }],
    },
  },
  headline: ['better', 'gain'],
  compute: ({ price }) => ({ rent: 1000, better: 'buy', gain: price * 2 }),
});

it('the figure on the picture for link previews is the large number of the page for the defaults, with its present label', () => {
  expect(cardFigure(shop)).toEqual({ label: 'You gain by buying', text: '₹30,00,000', inWords: '₹30 lakh' });
});

it('the figure on the picture for link previews is the headline where that is a word', () => {
  const tool = madeUp({
    inputs: {},
    outputs: {
      count: { kind: 'number', label: 'Count' },
      best: { kind: 'text', label: 'Best', values: { first: 'The first' } },
    },
    headline: ['best'],
    compute: () => ({ count: 2, best: 'first' }),
  });
  expect(cardFigure(tool)).toEqual({ label: 'Best', text: 'The first', inWords: null });
});

it('the figure on the picture for link previews is missing where the defaults are refused', () => {
  const tool = madeUp({
    inputs: { price: { kind: 'currency', label: 'Price', default: 0 } },
    outputs: { gain: { kind: 'currency', label: 'You gain' } },
    refusals: { free: 'Enter a price.' },
    compute: ({ price }) => (price === 0 ? fail('price', 'free') : { gain: price }),
  });
  expect(cardFigure(tool)).toBe(null);
});

withTestFacts();

const typesOf = (data: readonly object[]) => data.map((item) => ('@type' in item ? item['@type'] : null));

it('structured data of the landing page is valid', async () => {
  expect(landingHead.data).toHaveLength(1);
  expect(await issuesOf(landingHead.data)).toEqual([]);
});

it.each(tools)('structured data of $id is valid, and has its steps and its questions', async ({ id, meta, tool }) => {
  const { data } = headOf({ ...meta, ready: true }, await loadScreen(id));
  expect(typesOf(data)).toEqual([
    'BreadcrumbList',
    ...(tool.content?.howTo ? ['HowTo'] : []),
    ...(tool.content?.faq ? ['FAQPage'] : []),
  ]);
  expect(await issuesOf(data)).toEqual([]);
  // a text that was not filled in
  expect(JSON.stringify(data)).not.toMatch(/\{[a-z]/);
});

it('structured data is not on pages that search engines leave out, nor of a tool that is still loading', () => {
  expect(embedHead(entry).data).toEqual([]);
  const { description, data } = headOf(entry, null);
  expect(description).toBe(null);
  const [landing, own] = ['/', '/other/a-tool/'].map((path) => `${landingHead.canonical}${path.slice(1)}`);
  const steps = [
    { '@type': 'ListItem', position: 1, name: 'Hisaab', item: landing },
    { '@type': 'ListItem', position: 2, name: 'A Tool', item: own },
  ];
  expect(data).toEqual([{ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: steps }]);
});

const howTo: Content['howTo'] = {
  name: 'How to add',
  steps: [
    { name: 'First', text: 'Take one.' },
    { name: 'Then', text: 'At {test.rate}.' },
  ],
};
const faq: Content['faq'] = [
  { question: 'Why?', answer: 'Because.' },
  { question: 'What is {test.rate}?', answer: '"<b>" & more' },
];
// https://schema.org/HowTo and https://schema.org/FAQPage
const steps = {
  '@context': 'https://schema.org',
  '@type': 'HowTo',
  name: 'How to add',
  step: [
    { '@type': 'HowToStep', position: 1, name: 'First', text: 'Take one.' },
    { '@type': 'HowToStep', position: 2, name: 'Then', text: 'At 7.1%.' },
  ],
};
const questions = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: [
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
    { '@type': 'Question', name: 'What is 7.1%?', acceptedAnswer: { '@type': 'Answer', text: '"<b>" & more' } },
  ],
};

it.each([
  ['steps and questions', { howTo, faq }, [steps, questions]],
  ['steps alone', { howTo }, [steps]],
  ['questions alone', { faq }, [questions]],
  ['neither', {}, []],
  ['no content', null, []],
])('structured data has what a tool’s content has: %s', async (_, content, data) => {
  expect(structuredData(content as Content | null)).toEqual(data);
  expect(await issuesOf(data)).toEqual([]);
});

const schema = { '@context': 'https://schema.org' };
const webSite = { ...schema, '@type': 'WebSite', name: 'x', url: 'https://hisaab.example/' };
const faqWith = (mainEntity: unknown) => ({ ...schema, '@type': 'FAQPage', mainEntity });
it.each<[string, object, RegExp]>([
  ['another vocabulary', { '@context': 'https://example.org', '@type': 'WebSite' }, /not of schema.org/],
  ['no type', { ...schema, name: 'x' }, /has no type/],
  ['no answer', faqWith({ '@type': 'Question', name: 'x' }), /no one accepted/],
  ['a thing of another type', { ...webSite, publisher: { '@type': 'ListItem', name: 'x' } }, /publisher: is none of/],
  ['a text that is no address', { ...schema, '@type': 'WebSite', name: 'x', url: 'x' }, /url: is none of URL/],
  ['a site without an address', { ...schema, '@type': 'WebSite', name: 'x', url: '/' }, /has no address/],
])('structured data would be refused with %s', async (_, item, complaint) => {
  expect(await issuesOf([item])).toContainEqual(expect.stringMatching(complaint));
});
