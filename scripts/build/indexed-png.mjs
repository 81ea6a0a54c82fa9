// A PNG with a palette of few colours: a third of the bytes of a browser's screenshot.
import { crc32, deflateSync } from 'node:zlib';

/**
 * A picture as a PNG in its most frequent colours; every other colour becomes the nearest of them.
 *
 * @param {Uint8Array} pixels RGBA, row by row
 * @param {number} width
 * @param {number} most the most colours, 256 or fewer
 */
export function indexedPng(pixels, width, most) {
  const height = pixels.length / 4 / width;
  const at = (/** @type {number} */ index) =>
    // differences that nobody sees are one colour
    (((pixels[index] ?? 0) & 0xf8) << 16) |
    (((pixels[index + 1] ?? 0) & 0xf8) << 8) |
    ((pixels[index + 2] ?? 0) & 0xf8);
  /** @type {Map<number, { count: number, sum: number[] }>} */
  const found = new Map();
  for (let index = 0; index < pixels.length; index += 4) {
    const { count, sum } = found.get(at(index)) ?? { count: 0, sum: [0, 0, 0] };
    found.set(at(index), { count: count + 1, sum: sum.map((part, place) => part + (pixels[index + place] ?? 0)) });
  }
  const mean = [...found]
    .map(([key, { count, sum }]) => ({ key, count, colour: sum.map((part) => Math.round(part / count)) }))
    .sort((a, b) => b.count - a.count);
  const palette = paletteOf(mean, most);
  const places = new Map(mean.map(({ key, colour }) => [key, nearest(palette, colour)]));
  // two pixels a byte if four bits are enough for all colours
  const bits = most > 16 ? 8 : 4;
  const line = Math.ceil((width * bits) / 8) + 1;
  const rows = Buffer.alloc(line * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const place = places.get(at((y * width + x) * 4)) ?? 0;
      const byte = y * line + 1 + (bits === 8 ? x : x >> 1);
      rows[byte] = bits === 8 ? place : (rows[byte] ?? 0) | (x % 2 === 0 ? place << 4 : place);
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, 3, 0, 0, 0], 8); // colour type 3: pixels are indexes of the palette
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The most frequent colours, without those that are almost equal to an earlier one. */
function paletteOf(/** @type {{ colour: number[] }[]} */ colours, /** @type {number} */ most) {
  /** @type {number[][]} */
  const palette = [];
  for (let apart = 40; palette.length < Math.min(most, colours.length) && apart > 0; apart -= 8)
    for (const { colour } of colours)
      if (palette.length < most && palette.every((other) => distance(other, colour) > apart)) palette.push(colour);
  return palette;
}

const distance = (/** @type {number[]} */ one, /** @type {number[]} */ other) =>
  one.reduce((sum, part, place) => sum + Math.abs(part - (other[place] ?? 0)), 0);

function nearest(/** @type {number[][]} */ palette, /** @type {number[]} */ colour) {
  let best = 0;
  for (const [index, other] of palette.entries())
    if (distance(other, colour) < distance(palette[best] ?? [], colour)) best = index;
  return best;
}

function chunk(/** @type {string} */ name, /** @type {Buffer} */ data) {
  const body = Buffer.concat([Buffer.from(name), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
