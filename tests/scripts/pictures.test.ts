import { describe, expect, it } from 'vitest';
import { manifestOf } from '../../scripts/build/pages.ts';
import { picture, widthOf, wrapped } from '../../scripts/build/pictures.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const colour = {
  bg: '#ffffff',
  fg: '#000000',
  muted: '#111111',
  accent: '#cc0000',
  'accent.subtle': '#333333',
  returns: '#444444',
};
const site = { name: 'Hisaab', tagline: 'A tagline' };

/** The colours of a picture, pixel by pixel. */
function read({ width, height, pixels }: ReturnType<typeof picture>) {
  return {
    width,
    height,
    at(x: number, y: number) {
      const from = (y * width + x) * 4;
      return `#${pixels.toString('hex', from, from + 3)}`;
    },
  };
}

const title = (text: string, figure: { label: string; text: string; inWords: string | null } | null = null) =>
  read(picture({ title: text, icon: 'wallet', figure }, site, colour));

/** Whether something other than the ground is drawn in a column or row, above the band at the foot. */
const inked = (drawn: ReturnType<typeof read>, columns: readonly number[], rows: readonly number[]) =>
  columns.some((x) => rows.some((y) => drawn.at(x, y) !== colour.bg));
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

describe('the picture of a page', () => {
  const figure = { label: 'Monthly EMI', text: '₹8,678', inWords: null };
  const long = 'Retirement and Pension Withdrawal Planning Calculator for Each and Everyone in India and Beyond';
  it.each([
    ['a short title', 'PPF', figure],
    ['a long title', long, figure],
    ['a long title alone', long, null],
    ['a word that nothing breaks', 'Rindfleischetikettierungsüberwachungsaufgabe'.repeat(2), figure],
    ['a long figure', 'PPF', { ...figure, text: 'The new regime, with all that it takes away and all that it gives' }],
    ['a figure in words', 'PPF', { ...figure, text: '₹1,23,45,67,89,012', inWords: '₹12,345.68 crore' }],
  ])('keeps its margins with %s', (_, text, given) => {
    const drawn = title(text, given);
    expect([drawn.width, drawn.height]).toEqual([WIDTH, HEIGHT]);
    const above = range(0, 614);
    expect(inked(drawn, [...range(0, 70), ...range(1125, WIDTH)], above)).toBe(false);
    expect(inked(drawn, range(0, WIDTH), [...range(0, 56), ...range(596, 614)])).toBe(false);
    expect(inked(drawn, range(80, 700), range(180, 400))).toBe(true);
  });

  it('is a PNG that messengers still show: WhatsApp takes 300 kB', () => {
    const png = picture({ title: long, icon: 'wallet', figure }, site, colour).asPng();
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect(png.length).toBeLessThan(300_000);
  });

  it('never draws a title over the icon', () => {
    const drawn = title(long, figure);
    expect(inked(drawn, range(846, 886), range(56, 400))).toBe(false);
  });

  it('has the figure where there is one', () => {
    const place = [range(80, 400), range(470, 550)] as const;
    const [large, none] = [title('PPF', figure), title('PPF')].map((drawn) =>
      place[0].filter((x) => place[1].some((y) => drawn.at(x, y) === colour.accent)),
    );
    expect(large?.length).toBeGreaterThan(200);
    expect(none).toEqual([]);
  });

  it('has a sign of the rupee, not the box of a missing letter', () => {
    const missing = widthOf('\u0378', 700);
    for (const weight of [500, 700]) expect(widthOf('₹', weight)).toBeGreaterThan(0.4);
    expect(widthOf('₹', 700)).not.toBeCloseTo(missing, 3);
  });
});

it('lines are broken between words where the room ends', () => {
  const room = widthOf('Sukanya Samriddhi', 700) + 0.1;
  expect(wrapped('Sukanya Samriddhi Yojana', 700, room)).toEqual(['Sukanya Samriddhi', 'Yojana']);
  expect(wrapped('PPF', 700, 100)).toEqual(['PPF']);
});

it('the manifest has the site’s own name and tagline, and addresses relative to its own', () => {
  const manifest = manifestOf(
    { name: 'Artha', tagline: 'Our own', language: 'en-IN' },
    { light: { panel: '#ffffff', bg: '#faf8f4' } },
  );
  expect(manifest).toMatchObject({ name: 'Artha', short_name: 'Artha', description: 'Our own' });
  for (const address of [manifest.start_url, manifest.scope, ...manifest.icons.map(({ src }) => src)])
    expect(address).toMatch(/^\.\//);
});
