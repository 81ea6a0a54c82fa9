import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { widthOf, wrapped } from '../../scripts/build/drawing.mjs';
import { manifestOf } from '../../scripts/build/manifest.mjs';
import { palettePng } from '../../scripts/build/palette-png.mjs';
import { picture } from '../../scripts/build/pictures.mjs';

const WIDTH = 1200;
const HEIGHT = 630;
const colour = {
  bg: '#ffffff',
  fg: '#000000',
  muted: '#111111',
  accent: '#cc0000',
  'accent.subtle': '#333333',
  'chart.2': '#444444',
};
const site = { name: 'Hisaab', tagline: 'A tagline' };

/** The colours of a PNG with a palette, pixel by pixel. */
function read(bytes: Buffer) {
  const parts = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    parts.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const header = parts.get('IHDR') ?? Buffer.alloc(8);
  const width = header.readUInt32BE(0);
  const palette = parts.get('PLTE') ?? Buffer.alloc(0);
  const rows = inflateSync(parts.get('IDAT') ?? Buffer.alloc(0));
  return {
    width,
    height: header.readUInt32BE(4),
    at(x: number, y: number) {
      const index = rows[y * (width + 1) + 1 + x] ?? 0;
      return `#${palette.toString('hex', index * 3, index * 3 + 3)}`;
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

describe('lines', () => {
  it('are broken between words where the room ends', () => {
    const room = widthOf('Sukanya Samriddhi', 700) + 0.1;
    expect(wrapped('Sukanya Samriddhi Yojana', 700, room)).toEqual(['Sukanya Samriddhi', 'Yojana']);
    expect(wrapped('PPF', 700, 100)).toEqual(['PPF']);
  });
});

describe('a PNG with a palette', () => {
  const pixels = (colours: readonly number[]) => new Uint8Array(Uint32Array.from(colours).buffer);
  const rgb = (red: number, green: number, blue: number) => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;

  it('keeps the colours of areas exactly', () => {
    const drawn = read(palettePng(pixels([rgb(250, 248, 244), rgb(250, 248, 244), rgb(180, 83, 9), 0xff000000]), 2, 2));
    expect([drawn.at(0, 0), drawn.at(1, 0), drawn.at(0, 1), drawn.at(1, 1)]).toEqual([
      '#faf8f4',
      '#faf8f4',
      '#b45309',
      '#000000',
    ]);
  });

  it('takes more than 256 colours and keeps each near to what it was', () => {
    const many = range(0, 64 * 64).map((index) => rgb((index % 64) * 4, Math.floor(index / 64) * 4, 128));
    const drawn = read(palettePng(pixels(many), 64, 64));
    for (const x of range(0, 64)) {
      const red = Number.parseInt(drawn.at(x, 10).slice(1, 3), 16);
      expect(Math.abs(red - x * 4)).toBeLessThan(32);
    }
  });
});

describe('the manifest', () => {
  it('has the site’s own name and tagline, and addresses that hold under any path', () => {
    const manifest = manifestOf({ name: 'Artha', tagline: 'Our own' }, { light: { panel: '#ffffff', bg: '#faf8f4' } });
    expect(manifest).toMatchObject({ name: 'Artha', short_name: 'Artha', description: 'Our own' });
    for (const address of [manifest.start_url, manifest.scope, ...manifest.icons.map(({ src }) => src)])
      expect(address).toMatch(/^\.\//);
  });
});
