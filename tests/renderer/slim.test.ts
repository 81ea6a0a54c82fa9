import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import fc from 'fast-check';
import { rolldown } from 'rolldown';
import { build, type Plugin } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { hub } from '../../scripts/build/vite-hub.mjs';
import { slim } from '../../scripts/slim.mjs';
import type * as Prerender from '../../src/shell/prerender.tsx';

const root = new URL('../../', import.meta.url).pathname;

/** Modules of packages as they are, and as the build leaves them. */
async function bundled(code: string, plugins: unknown[]) {
  const entry = 'virtual:entry';
  const given = {
    name: 'entry',
    resolveId: (id: string) => (id === entry ? `${root}entry.js` : null),
    load: (id: string) => (id === `${root}entry.js` ? code : null),
  };
  const bundle = await rolldown({
    cwd: root,
    input: entry,
    platform: 'browser',
    logLevel: 'silent',
    plugins: [given, ...plugins] as never,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}

const code = `
  export { getNiceTickValues, getTickValuesFixedDomain } from '${root}node_modules/recharts/es6/util/scale/getNiceTickValues.js';
  export { scaleLinear } from 'd3-scale';
  export { area, line, stack, symbol, symbolCircle } from 'd3-shape';
  export { default as get } from 'es-toolkit/compat/get';
  export { default as sortBy } from 'es-toolkit/compat/sortBy';
  export { default as uniqBy } from 'es-toolkit/compat/uniqBy';
  export { default as isEqual } from 'es-toolkit/compat/isEqual';
`;

describe('what the build takes out of packages', () => {
  // biome-ignore lint/suspicious/noExplicitAny: functions of packages, taken as they come
  let real: any, cut: any;
  beforeAll(async () => {
    [real, cut] = await Promise.all([bundled(code, []), bundled(code, [slim()])]);
  });

  const figure = fc.oneof(
    // nothing of ours is smaller than a millionth of a paisa
    fc.double({ min: -1e12, max: 1e12, noNaN: true }).map((value) => (Math.abs(value) < 1e-8 ? 0 : value)),
    fc.integer({ min: -1e9, max: 1e9 }),
    fc.integer({ min: -9, max: 15 }).map((power) => 10 ** power),
    fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: -6, max: 12 })).map(([a, b]) => a * 10 ** b),
  );

  it('gives the same round ticks', () => {
    fc.assert(
      fc.property(figure, figure, fc.integer({ min: 3, max: 12 }), fc.boolean(), (a, b, count, decimals) => {
        for (const name of ['getNiceTickValues', 'getTickValuesFixedDomain'])
          expect(cut[name]([a, b], count, decimals)).toEqual(real[name]([a, b], count, decimals));
      }),
      { numRuns: 1000 },
    );
  });

  it('puts every figure at the same place', () => {
    fc.assert(
      fc.property(figure, figure, figure, figure, figure, (a, b, c, d, at) => {
        const [one, other] = [real, cut].map(({ scaleLinear }) => scaleLinear().domain([a, b]).range([c, d]));
        expect(other(at)).toBe(one(at));
        expect(other.invert(at)).toBe(one.invert(at));
        expect(other.ticks(5)).toEqual(one.ticks(5));
      }),
    );
  });

  it('draws the same lines, areas, stacks and circles', () => {
    const rows = fc.array(fc.record({ x: figure, y: figure, z: figure }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(rows, figure, (points, size) => {
        type Row = (typeof points)[number];
        const drawn = [real, cut].map((d3) => [
          d3.line(
            (p: Row) => p.x,
            (p: Row) => p.y,
          )(points),
          d3.area(
            (p: Row) => p.x,
            (p: Row) => p.y,
            (p: Row) => p.z,
          )(points),
          JSON.stringify(d3.stack().keys(['x', 'y', 'z'])(points)),
          d3.symbol(d3.symbolCircle, Math.abs(size))(),
        ]);
        expect(drawn[1]).toEqual(drawn[0]);
      }),
    );
  });

  it('finds, sorts and compares plain data alike', () => {
    const entry = fc.record({
      name: fc.string(),
      at: fc.option(figure, { nil: undefined }),
      in: fc.record({ n: fc.nat(3) }),
    });
    fc.assert(
      fc.property(fc.array(entry), fc.array(entry, { maxLength: 1 }), (entries, others) => {
        for (const by of ['name', 'at', 'in.n', ({ at }: { at?: number | undefined }) => at])
          expect(cut.sortBy(entries, by)).toEqual(real.sortBy(entries, by));
        const n = (one: { in: { n: number } }) => one.in.n;
        expect(cut.uniqBy(entries, n)).toEqual(real.uniqBy(entries, n));
        for (const path of ['name', 'in.n', 'in', 'none', 'in.none.n', 7])
          expect(cut.get(entries[0], path, 'none')).toEqual(real.get(entries[0], path, 'none'));
        expect(cut.isEqual(entries, others)).toBe(real.isEqual(entries, others));
        expect(cut.isEqual(entries, structuredClone(entries))).toBe(true);
      }),
    );
  });
});

it('charts of ours ask for nothing that the build leaves out', () => {
  for (const name of ['axes', 'bars', 'curves', 'radar', 'ring']) {
    const text = readFileSync(`${root}src/renderer/charts/${name}.tsx`, 'utf8');
    expect(text).not.toMatch(
      /\b(syncId|Label|LabelList|label=|on[A-Z]\w+=|isAnimationActive(?!=\{false\})|stackOffset)/,
    );
    expect(text.match(/\btype="(?!linear)|iconType="(?!circle)|scale=/g)).toBeNull();
  }
});

describe('the pages', () => {
  /** Every page as the build draws it beforehand. */
  async function drawn(plugins: Plugin[]) {
    const cache = join(root, 'node_modules/.cache');
    mkdirSync(cache, { recursive: true });
    const outDir = mkdtempSync(join(cache, 'slim-'));
    try {
      await build({
        root,
        configFile: false,
        logLevel: 'error',
        plugins: [react(), hub(), ...plugins],
        build: { ssr: 'src/shell/prerender.tsx', outDir, copyPublicDir: false },
        ssr: { noExternal: true },
      });
      const { draw, catalogue }: typeof Prerender = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
      const ids = [null, ...catalogue.groups.flatMap(({ tools }) => tools.map(({ id }) => id))];
      const pages = [];
      for (const id of ids) pages.push([id, await draw(id, './')] as const);
      return new Map(pages);
    } finally {
      rmSync(outDir, { recursive: true, force: true });
    }
  }

  it('and their styles are the same as with the whole of Chakra', async () => {
    const whole = await drawn([]);
    const cut = await drawn([slim()]);
    expect(cut.size).toBeGreaterThan(1);
    for (const [id, { body, styles }] of whole) {
      expect(cut.get(id)?.styles, `styles of ${id}`).toBe(styles);
      expect(cut.get(id)?.body, `body of ${id}`).toBe(body);
    }
  });
});
