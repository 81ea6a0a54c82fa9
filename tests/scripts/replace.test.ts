import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../../scripts/pages.mjs';
import { replaced } from '../../scripts/replace.mjs';
import { hub } from '../../scripts/vite-hub.mjs';

describe('a text that is replaced', () => {
  it('is replaced everywhere, and nothing in the new text has a meaning of its own', () => {
    expect(replaced('a-b-a', 'a', '$&')).toBe('$&-b-$&');
    expect(replaced('a1 a2', /a(\d)/g, (_, digit = '') => `b${digit}`)).toBe('b1 b2');
  });

  it('is an error where it does not occur', () => {
    expect(() => replaced('abc', 'd', 'e')).toThrow(/nothing to replace: d/);
    expect(() => replaced('abc', /d/g, 'e')).toThrow(/nothing to replace/);
  });
});

describe('the document of a page', () => {
  const source = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  // as Vite leaves it
  const template = source.replace('src="/src/shell/main.tsx"', 'crossorigin src="./assets/index.js"');
  const parts = {
    prefix: '../',
    marks: ' data-page="x"',
    head: '<title>$1</title>',
    end: '<style></style>',
    body: '<p>',
  };

  it('has each part in its place', () => {
    const html = pageOf(template, parts);
    expect(html).toContain('<html lang="en-IN" data-root="../" data-page="x">');
    expect(html).toContain('<title>$1</title>');
    expect(html).toContain('<style></style></head>');
    expect(html).toContain('<script type="module" fetchpriority="low" crossorigin src="../assets/index.js">');
    expect(html).toContain('<div id="root"><p></div>');
    expect(html).not.toContain('="./');
  });

  it.each([
    ['addresses', /="\.\//g],
    ['the language', ' lang="en-IN"'],
    ['a title', /<title>.*<\/title>/g],
    ['an end of the head', '</head>'],
    ['a script', 'type="module"'],
    ['a root', '<div id="root"></div>'],
  ])('is an error where the template lacks %s', (_, what) => {
    expect(() => pageOf(template.replaceAll(what, ''), parts)).toThrow(/nothing to replace/);
  });

  it('is an error where the theme script has no place', () => {
    const { transformIndexHtml } = hub();
    if (typeof transformIndexHtml !== 'function') throw new Error('the plugin changes no document');
    const transform = transformIndexHtml as (html: string) => string;
    expect(transform(source)).toContain('<script>');
    expect(() => transform(source.replace('<!-- before-paint -->', ''))).toThrow(/nothing to replace/);
  });
});
