// A PNG of at most 256 colours: a third of the bytes of one in full colour, for drawings of flat areas and letters.
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type, data) {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

/** Colours that look alike together, each lot by the one that most pixels have: areas keep their exact colour. */
function paletteOf(counts, bits) {
  const cut = 8 - bits;
  const alike = (pixel) =>
    ((((pixel >>> 16) & 255) >> cut) << 16) | ((((pixel >>> 8) & 255) >> cut) << 8) | ((pixel & 255) >> cut);
  const best = new Map();
  for (const [pixel, count] of counts) {
    const lot = alike(pixel);
    if (count > (counts.get(best.get(lot)) ?? 0)) best.set(lot, pixel);
  }
  const palette = [...best.values()];
  const place = new Map([...best.keys()].map((lot, index) => [lot, index]));
  return { palette, indexOf: (pixel) => place.get(alike(pixel)) };
}

/**
 * @param {Uint8Array} rgba pixels without transparency, row by row
 * @param {number} width
 * @param {number} height
 */
export function palettePng(rgba, width, height) {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const counts = new Map();
  for (let at = 0; at < pixels.length; ) {
    const pixel = pixels[at];
    let end = at + 1;
    while (pixels[end] === pixel) end += 1;
    counts.set(pixel, (counts.get(pixel) ?? 0) + end - at);
    at = end;
  }
  let bits = 5;
  let { palette, indexOf } = paletteOf(counts, bits);
  while (palette.length > 256) {
    bits -= 1;
    ({ palette, indexOf } = paletteOf(counts, bits));
  }
  const index = new Map([...counts.keys()].map((pixel) => [pixel, indexOf(pixel)]));
  // each row begins with the number of its filter, which is none
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    let last = -1;
    let of = 0;
    for (let x = 0; x < width; x += 1) {
      const pixel = pixels[y * width + x];
      if (pixel !== last) {
        last = pixel;
        of = index.get(pixel);
      }
      rows[y * (width + 1) + 1 + x] = of;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // eight bits a pixel, each the number of a colour
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((pixel) => [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 7 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
