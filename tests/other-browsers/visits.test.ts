// Visits to all tools in other browsers, online and offline.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { formatResult, withHyphen } from '#src/engine/format.ts';
import { complete, isPartShown } from '#src/engine/places.ts';
import type { Tool, Value, Values } from '#src/engine/types.ts';
import { words } from '#words/shell.ts';
import { fileOf, toolModule } from '../../scripts/build/files.ts';
import { tools } from '../browser/tools.ts';
import { type Host, host } from '../hosting/host.ts';
import { firefox, type Visitor, webkitgtk } from './browsers.ts';

type Tried = (typeof tools)[number];
const patient = { timeout: 20_000 };
/** Long enough for the slowest machine: what hangs is reported by the inner waits. */
const LONG = 180_000;

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

/** A tool without live figures, for checks that need only one tool. */
const sample = tools.find(({ tool }) => figures(tool, {}) !== null) as Tried;

const headlines = ({ headline }: Tool) => headline;

/** A number box, what to type into it, and the figures that follow: others in the headline than before. */
function something(tool: Tool): { box: string; text: string; values: Values; after: Record<string, string> } {
  const before = figures(tool, {});
  const tries = (name: string, kind: string, start: unknown, values: (next: number) => Values) =>
    typeof start === 'number' && kind !== 'choice'
      ? [start + 1, start * 2, start / 2].map((next) => ({ box: name, next, values: values(next) }))
      : [];
  const candidates = Object.entries(tool.inputs).flatMap(([name, spec]) => {
    if (spec.kind !== 'rows') return tries(name, spec.kind, spec.default, (next) => ({ [name]: next }));
    const [first = {}, ...rest] = spec.default;
    return Object.entries(spec.columns).flatMap(([cell, { kind }]) =>
      tries(
        `${name}.0.${cell}`,
        kind,
        first[cell],
        (next): Values => ({ [name]: [{ ...first, [cell]: next }, ...rest] as Value }),
      ),
    );
  });
  for (const { box, next, values } of candidates) {
    const after = figures(tool, values);
    if (after && headlines(tool).some((name) => after[name] !== before?.[name]))
      return { box, text: String(next), values: complete(tool, values), after };
  }
  throw new Error('no number that is typed changes the headline');
}

/** Words that only a fault shows to a visitor. */
const faults = /\bNaN\b|\bundefined\b|\bInfinity\b|\bnull\b|\[object/;

for (const browser of [firefox, webkitgtk])
  describe.skipIf(browser.missing() !== null)(browser.name, () => {
    let at: Host;
    let visitor: Visitor;
    beforeAll(async () => {
      at = await host(inject('built'));
      visitor = await browser.start();
      await visitor.open(at.base);
    }, LONG);
    afterAll(async () => {
      await visitor?.close();
      await at?.stop().catch(() => {});
    });

    const count = (selector: string) => visitor.run((wanted) => document.querySelectorAll(wanted).length, selector);
    const none = (selector: string) => expect.poll(() => count(selector), patient).toBe(0);
    const some = (selector: string) => expect.poll(() => count(selector), patient).toBeGreaterThan(0);
    const heading = () => visitor.run(() => document.querySelector('main h1')?.textContent ?? '');
    const shown = () =>
      visitor.run(() =>
        Object.fromEntries(
          [...document.querySelectorAll<HTMLOutputElement>('main output')].map((part) => [part.name, part.textContent]),
        ),
      );

    /** Goes to a tool within the document, and waits for all of its page. */
    async function turnTo({ id, meta }: Tried) {
      await visitor.run((hash) => {
        window.location.hash = hash;
      }, id);
      await expect.poll(heading, patient).toBe(meta.title);
      await some('main form');
      await none('[aria-busy="true"]');
      // what stands under More options can be typed too
      await visitor.run(() => {
        for (const part of document.querySelectorAll<HTMLDetailsElement>('main form details')) part.open = true;
      });
    }

    /** Opens the last view of the panel of charts and tables, which is a table, where it has several. */
    async function openTable() {
      const views = await count('main [role="tab"]');
      if (views === 0) return;
      await visitor.press(`main [role="tab"]:nth-of-type(${views})`);
      await some('main [role="tabpanel"] table');
    }

    /** The titles of charts that are not drawn, each looked at in its turn; charts load when they come into view. */
    const undrawn = () =>
      visitor.run(async () => {
        const left: string[] = [];
        for (const figure of document.querySelectorAll('main figure')) {
          figure.scrollIntoView({ block: 'center' });
          await new Promise((done) => setTimeout(done, 50));
          // the shapes of the chart itself; its legend stands apart, and clips are in defs
          const shapes = [...figure.querySelectorAll('svg path, svg rect, svg circle')].filter(
            (shape) => shape.closest('defs, .recharts-legend-wrapper') === null,
          );
          const drawn = shapes.reduce((sum, shape) => {
            const { width, height } = shape.getBoundingClientRect();
            return sum + width * height;
          }, 0);
          if (drawn < 1000) left.push(figure.querySelector('figcaption')?.textContent ?? '');
        }
        return left;
      });

    /** The colour that a list to choose from should have, and the one it is painted in; null where there is no list. */
    async function colourOfList() {
      const list = await visitor.run(() => {
        const part = document.querySelector('main select');
        if (!part) return null;
        part.scrollIntoView({ block: 'center' });
        const { left, top, height } = part.getBoundingClientRect();
        // a point to the left of its text
        const at = { x: (left + 4) / window.innerWidth, y: (top + height / 2) / window.innerHeight };
        return { at, wanted: getComputedStyle(part).backgroundColor };
      });
      if (!list) return null;
      const picture = Buffer.from(await visitor.picture()).toString('base64');
      const painted = await visitor.run(
        async (data, { x, y }) => {
          const image = new Image();
          image.src = `data:image/png;base64,${data}`;
          await image.decode();
          const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0);
          const pixel = context?.getImageData(Math.round(x * image.width), Math.round(y * image.height), 1, 1).data;
          return `rgb(${pixel?.slice(0, 3).join(', ')})`;
        },
        picture,
        list.at,
      );
      return { wanted: list.wanted, painted };
    }

    it.each(tools)(
      '$id shows its figures, follows what is typed, opens its tables and draws its charts',
      async (tried) => {
        const { tool } = tried;
        await turnTo(tried);
        const first = figures(tool, {});
        if (first) await expect.poll(shown, patient).toEqual(first);
        const { box, text, values, after } = something(tool);
        await visitor.type(`[name="${box}"]`, text);
        await expect.poll(shown, patient).toEqual(after);
        const charts = tool.charts.filter((chart) => isPartShown(tool, chart, values));
        await expect.poll(() => count('main figure'), patient).toBeGreaterThanOrEqual(charts.length);
        await expect.poll(undrawn, patient).toEqual([]);
        await openTable();
        if (Object.keys(tool.tables).length > 0) await some('main table tbody tr');
        // a picture taken right after scrolling may show the page as it stood before
        const wrongColour = async () => {
          const list = await colourOfList();
          return list?.painted === list?.wanted ? null : list;
        };
        await expect.poll(wrongColour, patient).toBeNull();
        expect(await count('main [role="alert"]')).toBe(0);
        expect(await visitor.run(() => document.querySelector('main')?.textContent)).not.toMatch(faults);
      },
      LONG,
    );

    it(
      'all tools answer without a network, and the hub comes back with it',
      async () => {
        const reached = () =>
          visitor.run(
            (address) => fetch(address, { cache: 'no-store' }).then(Boolean, () => false),
            `${at.base}robots.txt`,
          );
        const stored = () => visitor.run(() => navigator.serviceWorker.controller !== null);
        await visitor.open(at.base);
        await visitor.run(() => localStorage.clear());
        await expect.poll(stored, { timeout: 60_000 }).toBe(true);
        await at.stop();
        expect(await reached()).toBe(false);
        await visitor.open(at.base);
        for (const tried of tools) {
          await turnTo(tried);
          const defaults = figures(tried.tool, {});
          if (defaults) await expect.poll(shown, patient).toEqual(defaults);
        }
        // a page of its own that was never visited
        await visitor.open(`${at.base}${sample.meta.path.slice(1)}/`);
        await expect.poll(shown, patient).toEqual(figures(sample.tool, {}));
        expect(await count('main [role="alert"]')).toBe(0);
        await at.start();
        expect(await reached()).toBe(true);
        await visitor.open(at.base);
        await visitor.run(async () => {
          await (await navigator.serviceWorker.getRegistration())?.update();
        });
        await turnTo(sample);
        await expect.poll(shown, patient).toEqual(figures(sample.tool, {}));
        expect(await visitor.run(() => document.body.textContent)).not.toContain(words.update.text);
      },
      LONG,
    );

    it(
      'a part that does not load is reported, and Try again loads it with the page once it can be fetched',
      async () => {
        const lost = fileOf(inject('built'), toolModule(sample.folder));
        // at another port: another origin, which has nothing stored
        const away = await host(inject('built'));
        away.instead = (file) => (file === lost ? null : undefined);
        await visitor.open(`${away.base}#${sample.id}`);
        // the page first loads itself again, once, in case a newer release has replaced the file
        const loadedBy = () =>
          visitor.run(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type));
        await expect.poll(loadedBy, patient).toEqual(['reload']);
        await some('main [role="alert"] button');
        away.instead = () => undefined;
        await visitor.press('main [role="alert"] button');
        await expect.poll(shown, patient).toEqual(figures(sample.tool, {}));
        await away.stop();
      },
      LONG,
    );
  });
