// The typeface's files in src/design/fonts: those of the package, cut down to what the hub shows. In each `@font-face` of index.html its
// weights and the characters of its `unicode-range`, or, for a script of one language, what the words of that language need: its letters
// join into many more signs than a language uses, and a file with all that its characters can become is four times as large.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { Blob, Face, Font, Buffer as Line, shape, shapeWithTrace } from 'harfbuzzjs';
import subset from 'subset-font';
import { readTranslations } from './language.ts';
import { filesIn, root } from './project.ts';

const WHOLE = 'node_modules/@fontsource-variable/anek-devanagari/files';
const FACE =
  /(?:<style data-language="(?<language>\w+)">\s*)?@font-face \{[^}]*?font-weight: (?<min>\d+) (?<max>\d+);[^}]*?url\(\.\/(?<file>[^)]+)\)[^}]*?unicode-range: (?<range>[^;]+);/g;

/** A file of the typeface. */
interface FontFile {
  /** Its path from the project's root. */
  readonly file: string;
  /** The package's file with all characters. */
  readonly whole: Uint8Array;
  /** What it has to show: each of its characters, or the words of its language. */
  readonly words: readonly string[];
  readonly isOfLanguage: boolean;
  readonly axes: { readonly wght: { readonly min: number; readonly max: number } };
}

/** The characters of a `unicode-range`: `U+20-7E, U+A0`. */
const charactersIn = (range: string) =>
  [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first = '', last]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last ?? first, 16) - from + 1 }, (_, index) => from + index);
    })
    .map((code) => String.fromCodePoint(code));

/** The words that a language has in some characters: the hub's own, those of tools and facts, and those of the list of languages. */
function wordsIn(characters: readonly string[], language: string): string[] {
  const folder = join(root, 'src/words', language);
  const files = filesIn(folder).filter((name) => /\.(ts|json)$/.test(name));
  const texts = [
    ...['src/languages.ts', ...readTranslations(language).keys()].map((name) => join(root, name)),
    ...files.map((name) => join(folder, name)),
  ];
  const word = new RegExp(`[${characters.join('')}]+`, 'gu');
  return [...new Set(texts.flatMap((file) => readFileSync(file, 'utf8').match(word) ?? []))].sort();
}

/** The files of the typeface that index.html names. */
export const fontFiles = (): FontFile[] =>
  [...readFileSync(join(root, 'index.html'), 'utf8').matchAll(FACE)].map(({ groups = {} }) => {
    const { language, min, max, file = '', range = '' } = groups;
    const characters = charactersIn(range);
    return {
      file,
      whole: readFileSync(join(root, WHOLE, basename(file))),
      words: language === undefined ? characters : wordsIn(characters, language),
      isOfLanguage: language !== undefined,
      axes: { wght: { min: Number(min), max: Number(max) } },
    };
  });

function lineOf(word: string) {
  const line = new Line();
  line.addText(word);
  line.guessSegmentProperties();
  return line;
}

/** A font of any format that browsers read as harfbuzz reads it, with all its glyphs. */
const opened = async (font: Uint8Array, axes = {}) =>
  new Uint8Array(await subset(font, '', { targetFormat: 'truetype', keepAllGlyphs: true, variationAxes: axes }));
const fontOf = (font: Uint8Array<ArrayBuffer>) => new Font(new Face(new Blob(font.buffer)));

/** The glyphs that words are shaped into, and those that stand for them on the way. */
const glyphsOf = (font: Font, words: readonly string[]) =>
  new Set(
    words.flatMap((word) =>
      shapeWithTrace(font, lineOf(word), [], 0, 0).flatMap(({ t }) => (t as { g: number }[]).map(({ g }) => g)),
    ),
  );

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

/** The package's file cut to what a file has to show, as WOFF2. */
export async function cut({ whole, words, isOfLanguage, axes }: FontFile): Promise<Uint8Array> {
  const characters = [...new Set(words.join(''))].join('');
  if (!isOfLanguage)
    return subset(whole, characters, {
      targetFormat: 'woff2',
      keepFeatures: ['tnum', 'kern', 'ccmp', 'rvrn'],
      variationAxes: axes,
    });
  const font = await opened(whole, axes);
  const small = await withGlyphs(font, glyphsOf(fontOf(font), words), characters);
  return subset(Buffer.from(small), '', { targetFormat: 'woff2', keepAllGlyphs: true, variationAxes: {} });
}

/** The words that a file does not show as the package's file does. */
export async function unshown({ file, whole, words, axes }: FontFile): Promise<string[]> {
  const [all, small] = [fontOf(await opened(whole, axes)), fontOf(await opened(readFileSync(join(root, file))))];
  const advances = (font: Font, word: string) => {
    const line = lineOf(word);
    shape(font, line);
    return line.getGlyphInfosAndPositions().map(({ codepoint, xAdvance }) => (codepoint === 0 ? 'none' : xAdvance));
  };
  return words.filter((word) => {
    const shown = advances(small, word);
    return shown.includes('none') || shown.join() !== advances(all, word).join();
  });
}
