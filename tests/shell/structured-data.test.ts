import { expect, it } from 'vitest';
import { headOf, landingHead, loadScreen } from '#src/shell/pages/load-page.ts';
import { tools } from '../tools.ts';
import { issuesOf } from './issues.ts';

it('structured data of the landing page is valid', async () => {
  expect(landingHead.data).toHaveLength(1);
  expect(await issuesOf(landingHead.data)).toEqual([]);
});

it.each(tools)('structured data of $id is valid, and never of one type twice', async ({ id, meta }) => {
  const { data } = headOf({ ...meta, ready: true }, await loadScreen(id));
  const types = data.map((item) => ('@type' in item ? item['@type'] : null));
  expect(types).toContain('BreadcrumbList');
  expect(new Set(types).size).toBe(types.length);
  expect(await issuesOf(data)).toEqual([]);
});

const schema = { '@context': 'https://schema.org' };
const site = { ...schema, '@type': 'WebSite', name: 'x', url: 'https://hisaab.example/' };
it.each<[string, object, RegExp]>([
  ['another vocabulary', { '@context': 'https://example.org', '@type': 'WebSite' }, /not of schema.org/],
  ['no type', { ...schema, name: 'x' }, /has no type/],
  ['a thing of another type', { ...site, publisher: { '@type': 'ListItem', name: 'x' } }, /publisher: is none of/],
  ['a text that is no address', { ...schema, '@type': 'WebSite', name: 'x', url: 'x' }, /url: is none of URL/],
  ['a site without an address', { ...schema, '@type': 'WebSite', name: 'x', url: '/' }, /has no address/],
])('structured data would be refused with %s', async (_, item, complaint) => {
  expect(await issuesOf([item])).toContainEqual(expect.stringMatching(complaint));
});
