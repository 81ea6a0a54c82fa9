// A font of a script that is shaped, cut to the glyphs that some words need: its letters join into many more signs than a language
// uses, and a file with all that its characters can become is four times as large.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Buffer as Line, shapeWithTrace } from 'harfbuzzjs';
import subset from 'subset-font';

type Axes = Parameters<typeof subset>[2]['variationAxes'];

/** The glyphs that words are shaped into, and those that stand for them on the way. */
function glyphsOf(font: Uint8Array<ArrayBuffer>, words: readonly string[]): Set<number> {
  const shaped = new Font(new Face(new Blob(font.buffer)));
  const found = new Set<number>();
  for (const word of words) {
    const line = new Line();
    line.addText(word);
    line.guessSegmentProperties();
    for (const { t } of shapeWithTrace(shaped, line, [], 0, 0)) for (const { g } of t as { g: number }[]) found.add(g);
  }
  return found;
}

type Exports = Record<string, (...numbers: number[]) => number> & { memory: WebAssembly.Memory };
const WASM = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
/** Of harfbuzz's `hb_memory_mode_t`, `hb_subset_sets_t` and `hb_subset_flags_t`. */
const [WRITABLE, FEATURES, NO_LAYOUT_CLOSURE] = [2, 6, 0x200];

/** A font with some glyphs and characters, and with all rules between them. */
async function withGlyphs(font: Uint8Array, glyphs: Iterable<number>, characters: string): Promise<Uint8Array> {
  const { instance } = await WebAssembly.instantiate(readFileSync(WASM));
  const hb = instance.exports as Exports;
  const call = (name: string, ...numbers: number[]) => hb[name]?.(...numbers) ?? 0;
  call('_initialize');
  const at = call('malloc', font.length);
  new Uint8Array(hb.memory.buffer).set(font, at);
  const face = call('hb_face_create', call('hb_blob_create', at, font.length, WRITABLE, 0, 0), 0);
  const input = call('hb_subset_input_create_or_fail');
  const features = call('hb_subset_input_set', input, FEATURES);
  call('hb_set_clear', features);
  call('hb_set_invert', features);
  call('hb_subset_input_set_flags', input, NO_LAYOUT_CLOSURE);
  for (const glyph of glyphs) call('hb_set_add', call('hb_subset_input_glyph_set', input), glyph);
  for (const character of characters)
    call('hb_set_add', call('hb_subset_input_unicode_set', input), character.codePointAt(0) ?? 0);
  const blob = call('hb_face_reference_blob', call('hb_subset_or_fail', face, input));
  const start = call('hb_blob_get_data', blob, 0);
  return new Uint8Array(hb.memory.buffer).slice(start, start + call('hb_blob_get_length', blob));
}

/**
 * A font cut to some words, which look as with the whole font.
 *
 * @param font in any format that browsers read
 * @returns WOFF2
 */
export async function shapedFont(font: Uint8Array, words: readonly string[], axes: Axes): Promise<Uint8Array> {
  const whole = new Uint8Array(
    await subset(font, '', { targetFormat: 'truetype', keepAllGlyphs: true, variationAxes: axes }),
  );
  const cut = await withGlyphs(whole, glyphsOf(whole, words), [...new Set(words.join(''))].join(''));
  return subset(Buffer.from(cut), '', { targetFormat: 'woff2', keepAllGlyphs: true, variationAxes: {} });
}
