// npm run reference [-- <page> …]: writes all pages of docs/reference. If a Chromium is installed, also takes the pictures (of all
// pages, or of those named) in a hub made of the snippets.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildHub } from '../build/build-hub.mjs';
import { hasChromium, launchShell } from '../build/chromium.mjs';
import { wantedNames } from '../build/command.mjs';
import { copyProject } from '../build/copy-project.mjs';
import { indexedPng } from '../build/indexed-png.mjs';
import { root } from '../build/load.mjs';
import { REFERENCE, referencePages, WITHOUT_PICTURE } from '../build/reference.mjs';
import { readReference } from '../build/reference-files.mjs';
import { serveStatic } from '../build/static-host.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').Locator} Locator
 */

const folder = join(root, 'docs/reference');
const pages = REFERENCE.flatMap(({ pages: of }) => of);
const ids = pages.map(({ id }) => id);
const wanted = wantedNames(process.argv.slice(2), ids, 'page');

const texts = referencePages(...readReference());
for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, file), text);
const known = new Set(Object.keys(texts));
for (const file of readdirSync(folder)) if (file.endsWith('.md') && !known.has(file)) rmSync(join(folder, file));
console.log(`${known.size} pages in docs/reference`);

// ---- pictures -------------------------------------------------------------------------------------------------------

const WIDTH = 390;
/** The most height of a picture, and the margin around what it shows. */
const MOST = 420;
const AROUND = 8;
/** The most bytes of a picture, if fewer colours can achieve it. */
const BYTES = 15_000;

/**
 * Brings a page into the state for its picture, and returns the part to be shown.
 *
 * @typedef {(page: Page) => Promise<Locator> | Locator} Part
 */

const form = (/** @type {Page} */ page) => page.locator('main form').first();
/** Only the calculator and its results are sections with a name. */
const resultsPanel = (/** @type {Page} */ page) => page.locator('main section[aria-label]').nth(1);
const results = (/** @type {Page} */ page) => resultsPanel(page).locator('> *').first();
const table = (/** @type {Page} */ page) => page.locator('main table').first();
const figure = async (/** @type {Page} */ page) => {
  const found = page.locator('main figure').first();
  await found.locator('svg.recharts-surface').first().waitFor();
  return found;
};
const sectionWith = (/** @type {string} */ inner) => (/** @type {Page} */ page) =>
  page.locator(`section:not([aria-label]):has(${inner})`).last();
const lines = async (/** @type {Page} */ page) => {
  const details = resultsPanel(page).locator('details').last();
  await details.locator('summary').click();
  return details;
};
const panel = (/** @type {string} */ icon) => async (/** @type {Page} */ page) => {
  const button = resultsPanel(page).locator(`button:has(use[href$="#${icon}"])`).first();
  await button.click();
  const id = await button.getAttribute('aria-controls');
  const opened = id === null ? resultsPanel(page) : page.locator(`[id="${id}"]`);
  await opened.waitFor();
  return opened;
};

/** @type {Record<string, Part>} the part that a group's pictures show, if it is not the form */
const OF_GROUP = { Results: results, Tables: table, Charts: figure, 'Texts beside the figures': resultsPanel };

/** @type {Record<string, Part>} */
const PARTS = {
  'more-options': async (page) => {
    await form(page).locator('button[aria-expanded], summary').first().click();
    return form(page);
  },
  'finer-view': (page) => page.locator('main :has(> [role="tablist"])').last(),
  labels: async (page) => {
    await page.locator('[name="mode"]').last().check({ force: true });
    return results(page);
  },
  basis: lines,
  facts: lines,
  refusals: async (page) => {
    await page.locator('[name="to"]').fill('20');
    return form(page);
  },
  working: panel('square-function'),
  search: panel('target'),
  moves: panel('activity'),
  better: async (page) => {
    const opened = await panel('columns-3')(page);
    await opened.getByRole('button').first().click();
    await page.locator('[name="rate"]').fill('9');
    return opened;
  },
  examples: sectionWith('h3 + dl, dl dt'),
  keep: sectionWith('input[type="file"]'),
  insight: (page) => page.locator('section', { has: page.getByText('In plain words', { exact: true }) }).last(),
  sections: sectionWith('table'),
  live: async (page) => {
    const headers = { 'access-control-allow-origin': '*' };
    const json = { date: new Date().toISOString().slice(0, 10), price: 9_000 };
    await page.route('https://gold.example/**', (route) => route.fulfill({ headers, json }));
    await page.reload();
    await results(page).getByText('₹90,000').waitFor();
    return resultsPanel(page);
  },
  content: (page) => page.locator('section', { has: page.getByText('The formula', { exact: true }) }).last(),
  related: sectionWith('> ul > li > a'),
  meta: (page) => page.locator('h1').locator('xpath=../..'),
};

/** A copy of the project whose only tools are the snippets. */
function copyWithSnippets() {
  const copy = mkdtempSync(join(tmpdir(), 'hisaab-reference-'));
  copyProject(copy, (name) => name !== 'docs' && name !== 'tools');
  const shown = pages.filter(({ id }) => id !== 'catalogue');
  for (const { id, title } of shown) {
    const name = id.replaceAll('-', '_');
    const to = join(copy, 'tools/reference', name);
    mkdirSync(to, { recursive: true });
    cpSync(join(folder, 'snippets', `${id}.ts`), join(to, 'definition.ts'));
    const meta = {
      ...{ id: name, path: `/reference/${id}`, title, icon: 'calculator', description: `A snippet: ${title}.` },
      metaDescription: 'A snippet of the reference: what one ability of a definition looks like on the page.',
    };
    const own = id === 'meta' ? "export { meta as default } from './definition.ts';\n" : undefined;
    writeFileSync(join(to, 'meta.ts'), own ?? `export default ${JSON.stringify(meta)};\n`);
  }
  const tools = shown.map(({ id }) => id.replaceAll('-', '_'));
  const catalogue = { fallback: tools[0], groups: [{ id: 'reference', title: 'Reference', tools }] };
  writeFileSync(join(copy, 'tools/catalogue.ts'), `export default ${JSON.stringify(catalogue)};\n`);
  return copy;
}

async function settled(/** @type {Page} */ page) {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(() => document.fonts.ready);
}

/** A picture of a part of a page, as far as it fits, in few colours. */
async function take(/** @type {Page} */ page, /** @type {Locator} */ part, /** @type {Page} */ canvas) {
  await part.evaluate((element) => {
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - 100, behavior: 'instant' });
  });
  await settled(page);
  const box = await part.boundingBox();
  if (!box) throw new Error('what is to be shown is not in sight');
  const shot = await page.screenshot({
    animations: 'disabled',
    clip: {
      x: Math.max(0, box.x - AROUND),
      y: box.y - AROUND,
      width: Math.min(WIDTH, box.width + 2 * AROUND),
      height: Math.min(MOST, box.height + 2 * AROUND),
    },
  });
  const { pixels, width } = await canvas.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let text = '';
    for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
    return { pixels: btoa(text), width: bitmap.width };
  }, shot.toString('base64'));
  const inColours = (/** @type {number} */ most) => indexedPng(Buffer.from(pixels, 'base64'), width, most);
  const [small = inColours(8)] = [32, 16].map(inColours).filter(({ length }) => length <= BYTES);
  return small;
}

/** Builds the hub of the snippets. */
function build(/** @type {string} */ built) {
  const copy = copyWithSnippets();
  buildHub(built, { cwd: copy });
  rmSync(copy, { recursive: true, force: true });
}

async function takePictures(/** @type {string} */ built, /** @type {string[]} */ only) {
  const server = await serveStatic(built);
  const browser = await launchShell();
  try {
    const context = await browser.newContext({
      viewport: { width: WIDTH, height: 1400 },
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const canvas = await context.newPage();
    mkdirSync(join(folder, 'pictures'), { recursive: true });
    for (const { group, pages: of } of REFERENCE)
      for (const { id } of of) {
        if (WITHOUT_PICTURE.has(id) || !only.includes(id)) continue;
        const page = await context.newPage();
        try {
          page.setDefaultTimeout(30_000);
          await page.goto(`${server.url}#${id.replaceAll('-', '_')}`);
          await form(page).waitFor();
          await settled(page);
          const part = await (PARTS[id] ?? OF_GROUP[group] ?? form)(page);
          writeFileSync(join(folder, 'pictures', `${id}.png`), await take(page, part, canvas));
        } catch (error) {
          throw new Error(`${id}: ${error instanceof Error ? error.message : error}`);
        } finally {
          await page.close();
        }
      }
  } finally {
    await browser.close();
    server.close();
  }
}

if (hasChromium()) {
  const built = process.env.REFERENCE_HUB ?? mkdtempSync(join(tmpdir(), 'hisaab-reference-hub-'));
  if (readdirSync(built).length === 0) build(built);
  await takePictures(built, wanted);
  if (process.env.REFERENCE_HUB === undefined) rmSync(built, { recursive: true });
  console.log(`${readdirSync(join(folder, 'pictures')).length} pictures in docs/reference/pictures`);
} else console.log('No Chromium is installed, so the pictures stay as they are.');
