// What pages of the built hub weigh.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, inject, it } from 'vitest';
import type { Chart } from '#src/engine/types.ts';
import { cachedFiles, ENTRY, manifestOf, toolModule } from '../../scripts/build/files.ts';
import { tools } from '../tools.ts';

/**
 * Budgets in kB, compressed by brotli. For JavaScript: the landing page; a tool page as it opens on a phone, where no chart is near
 * the screen; and with its first chart, as on a desktop. For the typeface, as it is. For all files: what one visit caches, which
 * grows with every tool.
 */
const BUDGET = { landing: 125, tool: 218, charted: 322, typeface: 50, cached: { hub: 640, tool: 24.5 } };
/** What `main.tsx` imports at once on every page. */
const START = ['node_modules/react-dom/client.js', 'src/shell/hub.tsx', 'src/design/system.ts', 'src/shell/app.tsx'];

const { folder: dist } = inject('hub');
const sizes = new Map<string, number>();

/** The size of a file in kB, compressed; pages less well, which makes them a tenth larger in a fortieth of the time. */
function sizeOf(file: string): number {
  const quality = file.endsWith('.html') ? 6 : constants.BROTLI_MAX_QUALITY;
  const size =
    sizes.get(file) ??
    brotliCompressSync(readFileSync(join(dist, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      .length / 1000;
  sizes.set(file, size);
  return size;
}
const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + sizeOf(file), 0);

const manifest = manifestOf(dist);

/** The files that modules need before they run, with what every page needs. Throws where the build lacks one. */
function filesOf(modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`${name} is not in the build`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) add(next);
  };
  for (const name of [ENTRY, ...START, ...modules]) add(name);
  return files;
}

const chartModule = ({ kind }: Chart) =>
  `src/renderer/charts/${kind === 'donut' || kind === 'shares' ? 'ring' : 'plot'}.tsx`;

it('the landing page loads no more than its budget, and no chart', () => {
  const landing = [...filesOf([])];
  expect(sum(landing)).toBeLessThan(BUDGET.landing);
  expect(landing.filter((file) => /recharts|chart|ring|calculator/.test(file))).toEqual([]);
});

it('every tool opens within its budget, with its first chart too', () => {
  const heavy = tools.flatMap(({ id, tool, folder }) => {
    const page = [toolModule(folder), 'src/shell/pages/tool-parts.tsx'];
    const [opens, charted] = [page, [...page, ...tool.charts.slice(0, 1).map(chartModule)]].map((modules) =>
      sum(filesOf(modules)),
    );
    return Number(opens) > BUDGET.tool || Number(charted) > BUDGET.charted ? [`${id}: ${opens} kB, ${charted} kB`] : [];
  });
  expect(heavy).toEqual([]);
});

it('the typeface is there, and within its budget', () => {
  const fonts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.woff2'));
  const size = sum(fonts.map((file) => `assets/${file}`));
  expect(size).toBeGreaterThan(1);
  expect(size).toBeLessThan(BUDGET.typeface);
});

it('what one visit caches is within its budget', () => {
  const cached = sum(cachedFiles(dist));
  expect(cached).toBeGreaterThan(500);
  expect(cached).toBeLessThan(BUDGET.cached.hub + BUDGET.cached.tool * tools.length);
});
