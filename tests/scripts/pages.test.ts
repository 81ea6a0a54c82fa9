import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { alternatesOf, elementsOf, type Head } from '#src/shell/pages/head.ts';
import { checkedOf } from '../../scripts/build/contents.ts';
import { headHtml, sitePath } from '../../scripts/build/pages.ts';
import { replaced } from '../../scripts/build/project.ts';
import { hub } from '../../scripts/build/vite-hub.ts';

const sly = '</script><script>alert(1)</script><!-- <script> & " \' > \u2028';
const head = { title: 'Title', description: 'Text', canonical: 'https://hisaab.example/', data: [] };
const headOf = (page: Head) => headHtml(page.title, [...elementsOf(page)]);

describe('the head that a page is written with', () => {
  it('has structured data that no text in it can end', () => {
    const data = [
      { '@type': 'FAQPage', name: sly },
      { '@type': 'HowTo', step: [{ text: sly }] },
    ];
    const html = headOf({ ...head, data });
    const found = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, text]) => text);
    expect(found.map((text) => JSON.parse(text ?? ''))).toEqual(data);
    // two elements, and nothing else that a parser would take for one
    expect(html.split('<script').length - 1).toBe(2);
    expect(html.split('</script').length - 1).toBe(2);
    expect(html).not.toContain('<!--');
  });

  it('has a title, a description and an address that no text in them can end', () => {
    const canonical = `https://hisaab.example/${sly}`;
    const html = headOf({ ...head, title: sly, description: sly, canonical });
    const alternates = alternatesOf(canonical);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('</script');
    expect(html.match(/<[a-z]+/g)).toEqual(['<title', '<meta', '<link', ...alternates.map(() => '<link')]);
    expect(html.match(/"/g)).toHaveLength(8 + 6 * alternates.length);
  });

  it('has no description where there is none', () => {
    expect(headOf({ ...head, description: null })).not.toContain('<meta');
  });

  it('asks search engines to leave out a page without an address of its own', () => {
    const html = headOf({ title: 'Page not found', description: null, canonical: null, data: [] });
    expect(html).toBe('<title>Page not found</title><meta name="robots" content="noindex">');
  });
});

it.each([
  ['https://hisaab.example', '/'],
  ['https://hisaab.example/', '/'],
  ['https://hisaab.example/hub', '/hub/'],
  ['https://hisaab.example:8443/some/sub/path/', '/some/sub/path/'],
  ['https://hisaab.example/हिसाब', '/%E0%A4%B9%E0%A4%BF%E0%A4%B8%E0%A4%BE%E0%A4%AC/'],
])('the path of the hub on its host is of %s "%s"', (url, path) => {
  expect(sitePath({ url })).toBe(path);
});

describe('a text that is replaced', () => {
  it('is replaced everywhere, and nothing in the new text has a meaning of its own', () => {
    expect(replaced('a-b-a', 'a', '$&')).toBe('$&-b-$&');
    expect(replaced('a1 a2', /a\d/g, 'b')).toBe('b b');
  });

  it('is an error where it does not occur', () => {
    expect(() => replaced('abc', 'd', 'e')).toThrow(/nothing to replace: d/);
    expect(() => replaced('abc', /d/g, 'e')).toThrow(/nothing to replace/);
  });
});

describe('the document', () => {
  const source = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

  it('is an error where the theme script has no place', async () => {
    const { transformIndexHtml } = hub();
    if (typeof transformIndexHtml !== 'object') throw new Error('the plugin changes no document');
    const transform = transformIndexHtml.handler as (html: string) => Promise<string>;
    const html = await transform(source);
    expect(html).toContain('<script data-name="before-paint">');
    expect(html).toContain('need JavaScript');
    await expect(transform(source.replace('<!-- before-paint -->', ''))).rejects.toThrow(/nothing to replace/);
  });
});

it('counts the figures that the golden cases expect, and nothing else of them', () => {
  const cases = [
    { tool: 'ppf', inputs: { years: 5 }, expected: { sum: 1, regime: 'old', none: null } },
    { tool: 'hra', expected: { a: 0, b: -2 } },
    { tool: 'none_yet', expected: { a: 5 } },
  ];
  expect(checkedOf([{ cases }, { cases: [] }]).figures).toBe(3);
});
