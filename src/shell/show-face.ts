import files from 'virtual:face';
import { FACE, faceRules, WORD_SPACING } from '#src/design/face.ts';

/** How far apart the points are at which the page is compared, in pixels. */
const DOWN = 24;
const ACROSS = 130;
/** How far something may move without anybody seeing it: layout shift counts from three pixels. */
const UNSEEN = 2;

/** The parts of the page that are in sight, each with its place. */
function inSight(): Map<Element, number> {
  const seen = new Map<Element, number>();
  for (let across = 40; across < innerWidth; across += ACROSS)
    for (let down = 1; down < innerHeight; down += DOWN) {
      const part = document.elementFromPoint(across, down);
      if (part) seen.set(part, part.getBoundingClientRect().top);
    }
  return seen;
}

/** Shows the page in the hub's face, and says whether nothing in sight has moved. */
function put(fallback: string): boolean {
  const before = inSight();
  Object.assign(document.body.style, { fontFamily: `${FACE}, ${fallback}`, wordSpacing: WORD_SPACING });
  return [...before].every(([part, top]) => Math.abs(part.getBoundingClientRect().top - top) <= UNSEEN);
}

/**
 * Loads the hub's face and shows the page in it. The face is as wide as its fallback on the whole, but a line in sight may break
 * elsewhere: then the page is not touched, and the next one that opens in this document has the face.
 *
 * @param root address of the hub's first page
 */
export async function showFace(root: string) {
  const at = new URL(root, document.baseURI);
  const rules = faceRules(files.map(({ file, range }) => ({ address: new URL(file, at).href, range })));
  document.head.append(Object.assign(document.createElement('style'), { textContent: rules }));
  // Devanagari loads by itself where there is any
  await document.fonts.load(`1em ${FACE}`, 'A\u20b9');
  const fallback = getComputedStyle(document.body).fontFamily;
  if (put(fallback)) return;
  Object.assign(document.body.style, { fontFamily: '', wordSpacing: '' });
  addEventListener('hashchange', () => put(fallback), { once: true });
}
