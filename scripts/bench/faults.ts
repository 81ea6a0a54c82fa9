// npx tsx scripts/bench/faults.ts [<id> …] [--folder <a built hub>]: visual faults of tools' pages, on a phone and a large screen: texts
// that are cut or over others, labels and tips whose last line is one word, cards much longer than what they hold. It never fails.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Meta } from '../../src/engine/types.ts';
import { importChecked } from '../build/checked.ts';
import { root, wantedTools } from '../build/project.ts';
import { serveStatic } from '../build/static-host.ts';
import { launch } from '../chromium.ts';

/** The faults of the page that is open, each with its kind; runs in the page. */
function faultsHere(): [kind: string, text: string][] {
  const faults: [string, string][] = [];
  const say = (kind: string, text: string) => faults.push([kind, text.trim().slice(0, 60)]);
  const all = [...document.querySelectorAll<HTMLElement>('main *')].filter((part) =>
    part.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
  );
  // what only screen readers get, and what may be scrolled out of sight
  const isUnseen = (part: Element) => part.closest('[aria-live], [role=region]') || part.clientWidth === 1;
  const texts: { text: string; box: DOMRect }[] = [];
  for (const part of all) {
    if (isUnseen(part)) continue;
    const { overflowX } = getComputedStyle(part);
    const own = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const isCut = overflowX === 'hidden' && part.scrollWidth > part.clientWidth + 1;
    if (own.length > 0 && isCut) say('cut', part.textContent);
    const range = document.createRange();
    for (const node of own) {
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) texts.push({ text: node.nodeValue ?? '', box });
    }
  }
  texts.sort((one, other) => one.box.top - other.box.top);
  for (const [index, { text, box }] of texts.entries())
    for (const other of texts.slice(index + 1)) {
      if (other.box.top >= box.bottom) break;
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - other.box.top;
      if (wide > 2 && high > 0.4 * Math.min(box.height, other.box.height)) say('over', `${text} / ${other.text}`);
    }
  for (const part of document.querySelectorAll('main :is(form label, legend, dt, [id$=-help], [data-lever] span)')) {
    if (isUnseen(part)) continue;
    const node = document.createTreeWalker(part, NodeFilter.SHOW_TEXT).nextNode();
    const text = node?.nodeValue ?? '';
    const space = text.trimEnd().lastIndexOf(' ');
    if (!node || space < 0 || text.split(' ').length < 3) continue;
    const range = document.createRange();
    const topOf = (start: number, end: number) => {
      range.setStart(node, start);
      range.setEnd(node, end);
      return range.getBoundingClientRect().top;
    };
    if (topOf(space + 1, space + 2) > topOf(space - 1, space) + 4) say('one word', text);
  }
  for (const card of document.querySelectorAll('main section')) {
    const { borderTopLeftRadius, borderTopWidth, paddingBottom } = getComputedStyle(card);
    if (borderTopLeftRadius !== '16px' || borderTopWidth !== '1px') continue;
    const ends = [...card.children].map((child) => child.getBoundingClientRect().bottom);
    const spare = card.getBoundingClientRect().bottom - Number.parseFloat(paddingBottom) - Math.max(...ends);
    if (spare > 40) say('stretched', `${Math.round(spare)} px: ${card.textContent}`);
  }
  return faults;
}

const { values, positionals } = parseArgs({
  options: { folder: { type: 'string', default: join(root, 'dist') } },
  allowPositionals: true,
});
const tools = wantedTools(positionals);
const server = await serveStatic(values.folder);
const browser = await launch();
const counts: Record<string, number> = {};
for (const { folder } of tools) {
  const { id, path } = await importChecked<Meta>(`${folder}/meta.ts`);
  for (const width of [360, 1440]) {
    // so high that all charts are drawn
    const page = await browser.newPage({ viewport: { width, height: 5000 }, serviceWorkers: 'block' });
    await page.addInitScript('globalThis.__name = (given) => given');
    await page.goto(`${server.url}${path.slice(1)}/`, { waitUntil: 'networkidle' });
    await page.waitForSelector('form:not([inert])');
    for (const [kind, text] of await page.evaluate(faultsHere)) {
      counts[`${width}: ${kind}`] = (counts[`${width}: ${kind}`] ?? 0) + 1;
      console.log(`${id} ${width} ${kind}: ${text}`);
    }
    await page.close();
  }
}
await browser.close();
console.table(counts);
process.exit();
