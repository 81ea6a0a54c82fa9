import { describe, expect, it } from 'vitest';
import { headOf, sitePath } from '../../scripts/pages.mjs';

const nasty = `"A" & 'B' </title></script><script>alert(1)</script> $& $1`;
const escaped = `&quot;A&quot; &amp; 'B' &lt;/title&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1`;

describe('the head of a page', () => {
  it('holds text as text, whatever stands in a name', () => {
    const head = { title: nasty, description: nasty, canonical: 'https://x.example/?a&b', data: [{ name: nasty }] };
    const html = headOf(head);
    expect(html).toContain(`<title>${escaped}</title>`);
    expect(html).toContain(`<meta name="description" content="${escaped}">`);
    expect(html).toContain('<link rel="canonical" href="https://x.example/?a&amp;b">');
    expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(data)).toEqual({ name: nasty });
  });

  it('asks search engines to leave out a page without an address of its own', () => {
    const html = headOf({ title: 'Page not found', description: null, canonical: null, data: [] });
    expect(html).toBe('<title>Page not found</title><meta name="robots" content="noindex">');
  });
});

describe('the path of the hub on its host', () => {
  it.each([
    ['https://hisaab.example', '/'],
    ['https://hisaab.example/', '/'],
    ['https://hisaab.example/hub', '/hub/'],
    ['https://hisaab.example:8443/some/sub/path/', '/some/sub/path/'],
    ['https://hisaab.example/हिसाब', '/%E0%A4%B9%E0%A4%BF%E0%A4%B8%E0%A4%BE%E0%A4%AC/'],
  ])('is of %s "%s"', (url, path) => {
    expect(sitePath({ url })).toBe(path);
  });
});
