// npm run reference [-- <page> …]: writes the pages of docs/reference, and a picture for each of a hub of their snippets, where a
// Chromium is installed.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasChromium, launchShell } from '../build/chromium.mjs';
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

for (const [file, text] of Object.entries(referencePages(...readReference()))) writeFileSync(join(folder, file), text);
const known = new Set(pages.map(({ id }) => `${id}.md`).concat('README.md'));
for (const file of readdirSync(folder)) if (file.endsWith('.md') && !known.has(file)) rmSync(join(folder, file));
console.log(`${known.size} pages in docs/reference`);

// ---- pictures -------------------------------------------------------------------------------------------------------

const WIDTH = 390;
/** The most height that a picture has, and room around what it shows. */
const MOST = 460;
const AROUND = 8;

const form = (/** @type {Page} */ page) => page.locator('main form').first();
const results = (/** @type {Page} */ page) => page.locator('main section:has(> div output), main div:has(> output)').first();
const figure = (/** @type {Page} */ page) => page.locator('main figure').first();

/** What is done on a page before its picture is taken, and the part that it shows; the form, unless it stands here. */
/** @type {Record<string, (page: Page) => Promise<Locator> | Locator>} */
const PARTS = {
  'more-options': async (page) => {
    await form(page).locator('button[aria-expanded], summary').first().click();
    return form(page);
  },
};
const byGroup = /** @type {Record<string, (page: Page) => Promise<Locator> | Locator>} */ ({
  Inputs: form,
  Results: results,
  Charts: figure,
});

/** A copy of the project whose only tools are the snippets. */
function copyWithSnippets() {
  const copy = mkdtempSync(join(tmpdir(), 'hisaab-reference-'));
  for (const name of ['src', 'schemas', 'scripts', 'public', 'tests/golden', 'index.html', 'package.json', 'vite.config.ts'])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
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

/** A part of a page as far as it fits, in few colours. */
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
  return indexedPng(Buffer.from(pixels, 'base64'), width);
}

async function takePictures(/** @type {string[]} */ only) {
  const copy = copyWithSnippets();
  const built = join(copy, 'dist');
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
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
        if (WITHOUT_PICTURE.has(id) || (only.length > 0 && !only.includes(id))) continue;
        const page = await context.newPage();
        try {
          page.setDefaultTimeout(30_000);
          await page.goto(`${server.url}#${id.replaceAll('-', '_')}`);
          await form(page).waitFor();
          await settled(page);
          const part = await (PARTS[id] ?? byGroup[group] ?? form)(page);
          writeFileSync(join(folder, 'pictures', `${id}.png`), await take(page, part, canvas));
        } catch (error) {
          throw new Error(`${id}: ${error instanceof Error ? error.message : error}`);
        } finally {
          await page.close();
        }
      }
  } finally {
    await browser.close();
    await server.close();
    rmSync(copy, { recursive: true, force: true });
  }
}

if (hasChromium()) {
  await takePictures(process.argv.slice(2));
  console.log(`${readdirSync(join(folder, 'pictures')).length} pictures in docs/reference/pictures`);
} else console.log('No Chromium is installed, so the pictures stay as they are.');
