// npm run size [-- <folder>]: bytes of each chunk, of the landing page's first load and of each tool page in the built
// hub; fails above the budgets.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Chart, Tool } from '../../src/engine/types.ts';
import { filesOf, toolModules } from '../build/chunks.ts';
import { cachedFiles } from '../build/offline.ts';
import { importDefaults, root, toolFolders } from '../build/project.ts';

/**
 * Budgets in brotli kB. For JavaScript: the landing page; a tool page as it opens on a phone, where no chart is near the screen;
 * and with its first chart, as on a desktop. For the typeface, as it is. For all files: what one visit caches, which grows with every tool.
 */
const BUDGET = { landing: 155, tool: 240, charted: 320, typeface: 50, cached: { hub: 640, tool: 24.5 } };

const dist = resolve(root, process.argv[2] ?? 'dist');
if (!existsSync(join(dist, '.vite/manifest.json'))) {
  console.error('size: there is no built hub: npm run build makes one');
  process.exit(1);
}
/** In bytes. */
type Size = { raw: number; brotli: number };

const measured = new Map<string, Size>();

/** The quality for brotli: the highest, but not for pages, which would take six times as long to become a twelfth smaller. */
const quality = (file: string) => (file.endsWith('.html') ? 9 : constants.BROTLI_MAX_QUALITY);

function sizeOf(file: string): Size {
  const known = measured.get(file);
  if (known) return known;
  const bytes = readFileSync(join(dist, file));
  const size = {
    raw: bytes.length,
    brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality(file) } }).length,
  };
  measured.set(file, size);
  return size;
}

const sum = (files: Iterable<string>) =>
  [...files].map(sizeOf).reduce((all, one) => ({ raw: all.raw + one.raw, brotli: all.brotli + one.brotli }), {
    raw: 0,
    brotli: 0,
  });
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
const line = (name: string, { raw, brotli }: Size) =>
  console.log(`${name.padEnd(44)}${kB(raw)} raw ${kB(brotli)} brotli`);

const landing = filesOf(dist, []);

console.log('Chunks');
for (const file of readdirSync(join(dist, 'assets')).sort()) line(`  ${file}`, sizeOf(`assets/${file}`));

const faults = [];
const first = sum(landing);
console.log('\nFirst load');
line('  landing page', first);
if (first.brotli > BUDGET.landing * 1000) faults.push(`the landing page loads more than ${BUDGET.landing} kB`);
if ([...landing].some((file) => /recharts|chart|ring/.test(file))) faults.push('the landing page loads chart code');

const fonts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.woff2'));
const typeface = sum(fonts.map((file) => `assets/${file}`));
line('  typeface', typeface);
if (fonts.length === 0 || typeface.raw > BUDGET.typeface * 1000)
  faults.push(`the typeface is missing or above ${BUDGET.typeface} kB`);

console.log(
  '\nA tool page: as it opens with its first chart (and how much more than the landing page), and with all that scrolling loads',
);
const CHART = {
  donut: 'ring',
  shares: 'ring',
  line: 'plot',
  area: 'plot',
  fan: 'plot',
  bars: 'plot',
};
const chartModules = (charts: readonly Chart[]) =>
  charts.map((chart) => `src/renderer/charts/${CHART[chart.kind]}.tsx`);
const folders = toolFolders();
const tools = await importDefaults<Tool>(folders.map(({ folder }) => `${folder}/definition.ts`));
for (const [index, tool] of tools.entries()) {
  const { id, folder } = folders[index] as (typeof folders)[0];
  const page = toolModules(folder);
  const opening = page.concat(chartModules(tool.charts.slice(0, 1)));
  const scrolled = page.concat(chartModules(tool.charts));
  const onTop = (needed: string[]) => sum([...filesOf(dist, needed)].filter((file) => !landing.has(file)));
  const opened = onTop(opening);
  const [opens, scrolls] = [opened, onTop(scrolled)].map(({ brotli }) => kB(first.brotli + brotli));
  console.log(`  ${id.padEnd(22)}${opens} brotli (${kB(opened.brotli).trim()} more), ${scrolls} scrolled`);
  const bare = onTop(page);
  if (first.brotli + bare.brotli > BUDGET.tool * 1000) faults.push(`${id} opens with more than ${BUDGET.tool} kB`);
  if (first.brotli + opened.brotli > BUDGET.charted * 1000)
    faults.push(`${id} and its first chart have more than ${BUDGET.charted} kB`);
}

const cached = cachedFiles(dist);
const mostCached = BUDGET.cached.hub + BUDGET.cached.tool * folders.length;
console.log('\nCached by one visit');
line(`  ${cached.length} files`, sum(cached));
if (cached.length === 0 || sum(cached).brotli > mostCached * 1000)
  faults.push(`what one visit caches is nothing, or more than ${mostCached} kB`);

for (const fault of faults) console.error(`size: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
