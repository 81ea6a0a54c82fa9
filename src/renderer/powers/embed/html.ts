/** The height of a frame before (or without) the script that fits it, in pixels. */
const FRAME_HEIGHT = 900;
/** The same for the short form. */
const COMPACT_HEIGHT = 720;

/** The parameter of the address for the short form: `compact=1`. */
export const COMPACT_KEY = 'compact';

/** In the messages of a frame: its height in pixels. */
export const HEIGHT_KEY = 'calculatorHeight';
/** In the messages of the page around it: whether it is to be sent figures. */
export const FIGURES_KEY = 'calculatorFigures';

/** What a page answers a frame with, to be sent its figures. */
export const ASK = `postMessage({ ${FIGURES_KEY}: true })`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A script that fits each frame to its content; it accepts only numbers, and only from the hub. */
const script = (origin: string) =>
  [
    '<script>',
    "addEventListener('message', ({ origin, source, data }) => {",
    `  if (origin !== ${JSON.stringify(origin)} || !Number.isFinite(data?.${HEIGHT_KEY})) return;`,
    "  for (const frame of document.querySelectorAll('iframe'))",
    `    if (frame.contentWindow === source) frame.style.height = data.${HEIGHT_KEY} + 'px';`,
    '});',
    '</script>',
  ].join('\n');

interface Embedding {
  readonly title: string;
  /** Of the calculator's page for embedding, with the inputs behind its `#`. */
  readonly address: string;
  readonly theme: string;
  /** Whether it has the inputs, the sentence, the figure and the first chart alone. */
  readonly compact: boolean;
  /** Whether it has a script that fits the frame's height. */
  readonly fits: boolean;
}

/** The HTML that embeds a calculator in a page. */
export function embedText({ title, address, theme, compact, fits }: Embedding): string {
  const source = new URL(address);
  if (theme !== 'system') source.searchParams.set('theme', theme);
  if (compact) source.searchParams.set(COMPACT_KEY, '1');
  const frame = [
    `<iframe src="${escaped(source.href)}" title="${escaped(title)}" loading="lazy"`,
    `  allow="clipboard-write; web-share" style="width: 100%; height: ${compact ? COMPACT_HEIGHT : FRAME_HEIGHT}px; border: 0"></iframe>`,
  ].join('\n');
  return fits ? `${frame}\n${script(source.origin)}` : frame;
}
