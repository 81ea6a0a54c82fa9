import { expect, it } from 'vitest';
import type { Content } from '#src/engine/types.ts';
import { structuredData } from '#src/renderer/reading/structured-data.ts';
import { embedHead, headOf, landingHead, loadScreen } from '#src/shell/pages/load-page.ts';
import { withTestFacts } from '../made-up.ts';
import { tools } from '../tools.ts';
import { issuesOf } from './issues.ts';

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
  const entry = { id: 'a_tool', path: '/a/tool', title: 'A Tool', icon: 'house', ready: true };
  expect(embedHead(entry).data).toEqual([]);
  expect(typesOf(headOf(entry, null).data)).toEqual(['BreadcrumbList']);
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
const site = { ...schema, '@type': 'WebSite', name: 'x', url: 'https://hisaab.example/' };
const faqWith = (mainEntity: unknown) => ({ ...schema, '@type': 'FAQPage', mainEntity });
it.each<[string, object, RegExp]>([
  ['another vocabulary', { '@context': 'https://example.org', '@type': 'WebSite' }, /not of schema.org/],
  ['no type', { ...schema, name: 'x' }, /has no type/],
  ['no question', faqWith([]), /has no question/],
  ['no answer', faqWith({ '@type': 'Question', name: 'x' }), /no one accepted/],
  ['no step', { ...schema, '@type': 'HowTo', name: 'x', step: [] }, /has no step/],
  ['a thing of another type', { ...site, publisher: { '@type': 'ListItem', name: 'x' } }, /publisher: is none of/],
  ['a text that is no address', { ...schema, '@type': 'WebSite', name: 'x', url: 'x' }, /url: is none of URL/],
  ['a site without an address', { ...schema, '@type': 'WebSite', name: 'x', url: '/' }, /has no address/],
])('structured data would be refused with %s', async (_, item, complaint) => {
  expect(await issuesOf([item])).toContainEqual(expect.stringMatching(complaint));
});
