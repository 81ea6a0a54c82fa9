// npm run shots [-- <id> …] [--language <id>]: pictures of the landing page and of every tool in four widths and two themes, into shots/.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { languageOf } from '../../src/languages.ts';
import { endWithReader, root, toolFolders, wantedNames } from '../build/project.ts';
import { serveStatic } from '../build/static-host.ts';
import { launch } from '../chromium.ts';

endWithReader();
const SIZES = {
  narrow: { width: 320, height: 640 },
  phone: { width: 360, height: 800 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
};
const THEMES = ['light', 'dark'] as const;

const { values, positionals } = parseArgs({ options: { language: { type: 'string' } }, allowPositionals: true });
const language = languageOf(values.language);
const pages = wantedNames(positionals, ['landing', ...toolFolders().map(({ id }) => id)], 'page');
const folder = `${root}/shots/${language.folder}`;
mkdirSync(folder, { recursive: true });
const server = await serveStatic(join(root, 'dist'));
const hub = server.url + language.folder;
const browser = await launch();
for (const [size, viewport] of Object.entries(SIZES)) {
  for (const theme of THEMES) {
    const context = await browser.newContext({ viewport, colorScheme: theme, locale: language.tag });
    const page = await context.newPage();
    for (const id of pages) {
      await page.goto(id === 'landing' ? hub : `${hub}#${id}`);
      await page.locator(id === 'landing' ? 'main h1' : 'main form').waitFor();
      // parts far below must be laid out for a picture of the whole page
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
      // charts load as they come into view
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 400) {
          window.scrollTo(0, y);
          await new Promise((done) => setTimeout(done, 40));
        }
        window.scrollTo(0, 0);
      });
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(150);
      await page.screenshot({ path: `${folder}${id}-${size}-${theme}.png`, fullPage: true });
    }
    await context.close();
  }
}
await browser.close();
server.close();
console.log(`${pages.length * Object.keys(SIZES).length * THEMES.length} pictures in shots/${language.folder}`);
process.exit();
