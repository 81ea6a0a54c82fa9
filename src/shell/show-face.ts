import files from 'virtual:face';
import { FACE, faceRules, WORD_SPACING } from '#src/design/face.ts';
import { pause } from '#src/loading/pause.ts';

/** How far something may move without anybody seeing it: layout shift counts from three pixels. */
const UNSEEN = 2;
/** Parts with more elements than this are laid out one after another, so that no task is long. */
const LARGE = 60;
/** How long a task may lay out parts, in milliseconds. */
const SLICE = 8;

/** The page in parts that are small enough to be laid out at once, in the order of the document. */
function partsOf(page: HTMLElement): HTMLElement[] {
  const children = [...page.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
  return page.querySelectorAll('*').length > LARGE && children.length > 0 ? children.flatMap(partsOf) : [page];
}

const isInSight = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;

/** What is in sight of a part: the upper edges of its elements and the lower ones, down to the foot of the window. */
function edgesInSight(part: HTMLElement): { element: Element; top: number; bottom: number }[] {
  if (!isInSight(part.getBoundingClientRect())) return [];
  return [part, ...part.querySelectorAll('*')].flatMap((element) => {
    const place = element.getBoundingClientRect();
    return isInSight(place) ? [{ element, top: place.top, bottom: Math.min(place.bottom, innerHeight) }] : [];
  });
}

const look = (family: string) => ({ fontFamily: family, wordSpacing: family === '' ? '' : WORD_SPACING });

/** Shows the page in the hub's face, part by part, and says whether it stays so: whether nothing in sight moves up or down. */
async function put(family: string): Promise<boolean> {
  const parts = partsOf(document.body);
  let since = performance.now();
  for (const part of parts) {
    const before = edgesInSight(part);
    Object.assign(part.style, look(family));
    const moves = before.some(({ element, top, bottom }) => {
      const now = element.getBoundingClientRect();
      return Math.abs(now.top - top) > UNSEEN || Math.abs(Math.min(now.bottom, innerHeight) - bottom) > UNSEEN;
    });
    if (moves) {
      for (const each of parts) Object.assign(each.style, look(''));
      return false;
    }
    if (performance.now() - since < SLICE) continue;
    await pause();
    since = performance.now();
  }
  Object.assign(document.body.style, look(family));
  return true;
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
  const family = `${FACE}, ${getComputedStyle(document.body).fontFamily}`;
  if (await put(family)) return;
  addEventListener('hashchange', () => Object.assign(document.body.style, look(family)), { once: true });
}
