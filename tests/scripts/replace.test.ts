import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replaced } from '../../scripts/build/replace.ts';
import { hub } from '../../scripts/build/vite-hub.ts';

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

describe('the document', () => {
  const source = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

  it('is an error where the theme script has no place', async () => {
    const { transformIndexHtml } = hub();
    if (typeof transformIndexHtml !== 'function') throw new Error('the plugin changes no document');
    const transform = transformIndexHtml as (html: string) => Promise<string>;
    const html = await transform(source);
    expect(html).toContain('<script data-name="before-paint">');
    expect(html).toContain('needs JavaScript');
    await expect(transform(source.replace('<!-- before-paint -->', ''))).rejects.toThrow(/nothing to replace/);
  });
});
