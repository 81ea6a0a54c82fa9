// Visits to all tools in other browsers, online and offline.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatResult, withHyphen } from '#src/engine/format.ts';
import { complete, isPartShown } from '#src/engine/places.ts';
import type { Tool, Values } from '#src/engine/types.ts';
import { type Host, host } from '../hosting/host.ts';
import { buildHub } from '../project.ts';
import { tools } from '../tools.ts';
import { firefox, type Visitor, webkitgtk } from './browsers.ts';

const patient = { timeout: 20_000 };
/** Long enough for the slowest machine: what hangs is reported by the inner waits. */
const LONG = 180_000;
const installed = [firefox, webkitgtk].filter((browser) => browser.missing() === null);
const folder = mkdtempSync(join(tmpdir(), 'hisaab-'));

beforeAll(async () => {
  const gaps = [firefox, webkitgtk].flatMap(({ name, missing }) => {
    const why = missing();
    return why === null ? [] : [`${name}: ${why}`];
  });
  if (gaps.length > 0 && process.env.REQUIRE_BROWSERS) throw new Error(gaps.join('\n'));
  for (const gap of gaps) console.log(`Skipped: ${gap}`);
  // no service answers, because results must not depend on one
  const nowhere = 'https://nowhere.invalid';
  if (installed.length > 0) await buildHub(folder, { VITE_AI_URL: nowhere, VITE_RATES_URL: nowhere });
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every figure of a tool as the page must show it; null where it has none for these inputs. */
function figures(tool: Tool, values: Values): Record<string, string> | null {
  const outcome = tool.run(values);
  if (!outcome.ok) return null;
  const all = complete(tool, values);
  const shown = Object.entries(tool.outputs).flatMap(([name, spec]) =>
    isPartShown(tool, spec, all, outcome)
      ? [[name, withHyphen(formatResult(spec, outcome.outputs[name] ?? ''))] as const]
      : [],
  );
  return Object.fromEntries(shown);
}

/** A number box, what to type into it, and the figures that follow: others than before. Null where only rows change them. */
function something(tool: Tool): { box: string; text: string; values: Values; after: Record<string, string> } | null {
  const before = JSON.stringify(figures(tool, {}));
  for (const [box, spec] of Object.entries(tool.inputs)) {
    if (spec.kind === 'rows' || typeof spec.default !== 'number') continue;
    for (const next of [spec.default + 1, spec.default * 2, spec.default / 2]) {
      const after = figures(tool, { [box]: next });
      if (after && JSON.stringify(after) !== before)
        return { box, text: String(next), values: complete(tool, { [box]: next }), after };
    }
  }
  return null;
}

/** The titles of charts that are not drawn, each looked at in its turn; charts load when they come into view. */
async function undrawn(): Promise<string[]> {
  const left: string[] = [];
  for (const figure of document.querySelectorAll('main figure')) {
    figure.scrollIntoView({ block: 'center' });
    await new Promise((done) => setTimeout(done, 50));
    // the shapes of the chart itself; its legend stands apart, and clips are in defs
    const shapes = [...figure.querySelectorAll('svg path, svg rect, svg circle')].filter(
      (shape) => shape.closest('defs, .recharts-legend-wrapper') === null,
    );
    const areas = shapes.map((shape) => shape.getBoundingClientRect()).map(({ width, height }) => width * height);
    if (areas.reduce((sum, area) => sum + area, 0) < 1000)
      left.push(figure.querySelector('figcaption')?.textContent ?? '');
  }
  return left;
}

describe.each([firefox, webkitgtk])('$name', (browser) => {
  describe.skipIf(!installed.includes(browser))('as it is installed', () => {
    let at: Host;
    let visitor: Visitor;
    beforeAll(async () => {
      at = await host(folder);
      visitor = await browser.start();
      await visitor.open(at.base);
    }, LONG);
    afterAll(async () => {
      await visitor?.close();
      await at?.stop().catch(() => {});
    });

    const count = (selector: string) => visitor.run((wanted) => document.querySelectorAll(wanted).length, selector);
    const some = (selector: string) => expect.poll(() => count(selector), patient).toBeGreaterThan(0);
    const heading = () => visitor.run(() => document.querySelector('main h1')?.textContent ?? '');
    const shown = () =>
      visitor.run(() =>
        Object.fromEntries(
          [...document.querySelectorAll<HTMLOutputElement>('main output')].map((part) => [part.name, part.textContent]),
        ),
      );
    const shows = (wanted: Record<string, string> | null) => wanted && expect.poll(shown, patient).toEqual(wanted);

    /** Goes to a tool within the document, and waits for all of its page. */
    async function turnTo({ id, meta }: (typeof tools)[number]) {
      await visitor.run((hash) => {
        window.location.hash = hash;
      }, id);
      await expect.poll(heading, patient).toBe(meta.title);
      await some('main form');
      await expect.poll(() => count('[aria-busy="true"]'), patient).toBe(0);
      // what stands under More options can be typed too
      await visitor.run(() => {
        for (const part of document.querySelectorAll<HTMLDetailsElement>('main form details')) part.open = true;
      });
    }

    it.each(tools)(
      '$id shows its figures, follows what is typed, draws its charts and opens its tables',
      async (tried) => {
        const { tool } = tried;
        await turnTo(tried);
        await shows(figures(tool, {}));
        const typed = something(tool);
        if (typed) await visitor.type(`[name="${typed.box}"]`, typed.text);
        await shows(typed?.after ?? null);
        const charts = tool.charts.filter((chart) => isPartShown(tool, chart, typed?.values ?? complete(tool, {})));
        await expect.poll(() => count('main figure'), patient).toBeGreaterThanOrEqual(charts.length);
        await expect.poll(() => visitor.run(undrawn), patient).toEqual([]);
        // the last view is a table
        const views = await count('main [role="tab"]');
        if (views > 0) await visitor.press(`main [role="tab"]:nth-of-type(${views})`);
        if (Object.keys(tool.tables).length > 0) await some('main table tbody tr');
        expect(await count('main [role="alert"]')).toBe(0);
      },
      LONG,
    );

    it(
      'all tools answer without a network, and so does a page of its own that was never visited',
      async () => {
        const stored = () => visitor.run(() => navigator.serviceWorker.controller !== null);
        await visitor.open(at.base);
        await visitor.run(() => localStorage.clear());
        await expect.poll(stored, { timeout: 60_000 }).toBe(true);
        await at.stop();
        for (const tried of tools) {
          await turnTo(tried);
          await shows(figures(tried.tool, {}));
        }
        for (const { tool, meta } of tools.slice(0, 1)) {
          await visitor.open(`${at.base}${meta.path.slice(1)}/`);
          await shows(figures(tool, {}));
        }
        expect(await count('main [role="alert"]')).toBe(0);
      },
      LONG,
    );
  });
});
