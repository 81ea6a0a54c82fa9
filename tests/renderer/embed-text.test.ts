import { expect, it } from 'vitest';
import { embedText } from '#src/renderer/powers/embed/html.ts';

const textOf = (more: Partial<Parameters<typeof embedText>[0]> = {}) =>
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
  const text = textOf();
  expect(text).toMatch(/^<iframe [^<]*><\/iframe>$/);
  expect(attribute('src', text)).toBe('https://x.in/embed/emi/');
  expect(attribute('title', text)).toBe('EMI');
  expect(attribute('style', text)).toBe('width: 100%; height: 900px; border: 0');
});

it('the HTML that embeds a calculator has the theme and the inputs in its address', () => {
  expect(attribute('src', textOf({ theme: 'dark' }))).toBe('https://x.in/embed/emi/?theme=dark');
  const both = textOf({ address: 'https://x.in/e/?a=1#?rate=9&years=2', theme: 'dark' });
  expect(attribute('src', both)).toBe('https://x.in/e/?a=1&amp;theme=dark#?rate=9&amp;years=2');
});

it('the HTML that embeds a calculator cannot be left by what is in its title', () => {
  expect(attribute('title', textOf({ title: '"><b>R&D</b>' }))).toBe('&quot;&gt;&lt;b&gt;R&amp;D&lt;/b&gt;');
});

/** Runs the script in a page with two frames, sends it a message from the first, and gives the heights of both. */
const heightsAfter = (message: object) => {
  const script = textOf({ fits: true }).match(/<script>\n([\s\S]*)\n<\/script>$/)?.[1] ?? '';
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
  const text = textOf({ compact: true });
  expect(attribute('src', text)).toBe('https://x.in/embed/emi/?compact=1');
  expect(attribute('style', text)).toBe('width: 100%; height: 720px; border: 0');
});
