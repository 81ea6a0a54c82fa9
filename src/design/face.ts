/** The weights that pages use. Widths differ by weight, so the fallback of each has its own size. */
const WEIGHTS = [400, 500, 600, 700] as const;

/** The face is small for its size: so much larger, its text is as wide as that of the faces it replaces, and lines break alike. */
const SIZE = 1.02;

/** What its narrow spaces lack. */
export const WORD_SPACING = '0.06em';

/** Where a line's text stands: the same in the face and in its fallback, in parts of the font size. */
const LINE = { ascent: 0.92, descent: 0.22 };

/** The name of the face. */
export const FACE = 'Anek';
/** The face of which text is shown until the face is there. */
export const UNTIL = 'Until Anek';

/**
 * How wide texts and amounts are in the face, over their width in Arial, which has the widths of Liberation Sans and nearly those of
 * Roboto. A test measures them again.
 */
export const WIDTHS = {
  400: { text: 0.9714, figures: 0.9223 },
  500: { text: 0.9861, figures: 0.9405 },
  600: { text: 0.9339, figures: 0.9762 },
  700: { text: 0.9547, figures: 1.0048 },
};
export const SAMPLES = {
  text: 'Home loan of ten lakh over twenty years: what you pay each month, and how much of it is interest',
  figures: '₹10,82,776',
};

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A rule for a face whose text stands at the same height whatever its size. */
const rule = (family: string, weight: string, src: string, size: number, range = '') =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:${src};size-adjust:${percent(size)};ascent-override:${percent(
    LINE.ascent / size,
  )};descent-override:${percent(LINE.descent / size)};line-gap-override:0%;${range}}`;

/** Faces that are on nearly every device and alike in their widths. */
const LOCAL = {
  plain: ['Roboto', 'Roboto-Regular', 'Arial', 'ArialMT', 'Liberation Sans'],
  bold: ['Roboto Bold', 'Roboto-Bold', 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
};

/** The rules of `UNTIL`: a face of the device, in the size at which it is as wide as ours. */
export const untilFace = WEIGHTS.flatMap((weight) => {
  const names = LOCAL[weight < 600 ? 'plain' : 'bold'].map((name) => `local("${name}")`).join();
  const { text, figures } = WIDTHS[weight];
  return [
    rule(UNTIL, String(weight), names, text * SIZE),
    rule(UNTIL, String(weight), names, figures * SIZE, 'unicode-range:U+2C,U+30-39,U+20B9'),
  ];
}).join('');

/** The rules of the face. */
export const faceRules = (files: readonly { readonly address: string; readonly range: string }[]) =>
  files
    .map(({ address, range }) => rule(FACE, '400 700', `url("${address}")`, SIZE, `unicode-range:${range}`))
    .join('');
