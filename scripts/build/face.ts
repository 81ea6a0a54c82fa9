// Cuts the hub's face out of its package: what pages need of it in Latin, the rupee sign, and Devanagari.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subset from 'subset-font';
import { root } from './project.ts';

const PACKAGE = join(root, 'node_modules/@fontsource-variable/anek-devanagari');

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** The package's file that each part comes from, the characters in it, and the features of the face that it keeps. */
const PARTS = {
  latin: {
    from: 'latin',
    text: `${range(0x20, 0x7e)}\u00a0·×÷£¥§©°±²½é–—‘’“”…•−→←↑↓€™`,
    keepFeatures: ['tnum', 'kern', 'ccmp', 'rvrn'],
  },
  // Latin and Devanagari texts have it, and neither should wait for the other's file
  rupee: { from: 'latin-ext', text: '₹', keepFeatures: [] },
  devanagari: { from: 'devanagari', text: `${range(0x900, 0x97f)}\u200c\u200d` },
};

/** The characters of a part, as CSS writes them. */
const rangeOf = (text: string) => [...text].map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(',');

/** A file of the face. */
interface FaceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** As `unicode-range`. */
  readonly range: string;
}

let made: Promise<FaceFile[]> | undefined;

/** The files of the face, each with one axis of weight from 400 to 700. They are made once a build. */
export function faceFiles(): Promise<FaceFile[]> {
  made ??= Promise.all(
    Object.entries(PARTS).map(async ([part, { from, text, ...options }]) => {
      const bytes = await subset(readFileSync(join(PACKAGE, `files/anek-devanagari-${from}-wght-normal.woff2`)), text, {
        ...options,
        targetFormat: 'woff2',
        variationAxes: { wght: { min: 400, max: 700 } },
      });
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
      return { name: `anek-${part}-${hash}.woff2`, bytes, range: rangeOf(text) };
    }),
  );
  return made;
}

/** Its licence, which goes with every copy. */
export const faceLicence = () => readFileSync(join(PACKAGE, 'LICENSE'), 'utf8');
