import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formatValue } from '#src/engine/format.ts';
import { splitHash } from '#src/engine/powers/hash.ts';
import { readScenario } from '#src/engine/powers/read-scenario.ts';
import { writeScenario } from '#src/engine/powers/scenario.ts';
import type { Tool } from '#src/engine/types.ts';
import { aboutChecks } from '#src/shell/routing/page.ts';
import { box, hub, hydrated, loaded, open, output, sharedTool, sizes } from '../browser/hub.ts';
import { drawCharts, lasting, sideways, unfold, withRates } from '../browser/rounds.ts';
import { tools } from '../browser/tools.ts';
import { englishIn } from './pseudo.ts';

const options = { viewport: sizes.phone, reducedMotion: 'reduce', before: withRates } as const;

/** Texts of the page with plain English in them: read, heard, or shown in an empty box. */
async function english(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      // code is not read, and what a visitor typed is in no language
      const code = walker.currentNode.parentElement?.closest('script, style, textarea, code') ?? null;
      if (code === null) found.push(walker.currentNode.textContent ?? '');
    }
    for (const part of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'])
        found.push(part.getAttribute(name) ?? '');
    return found;
  });
  return [...new Set(texts.filter((text) => englishIn(text).length > 0))];
}

/** What is wrong with the present page: plain English, or a page wider than its screen. */
const wrong = (page: Page) =>
  lasting(page, async () => {
    const over = await sideways(page);
    return [...(await english(page)), ...(over > 0 ? [`${over} px too wide`] : [])];
  });

const digits = (text: string) => text.replace('\u2212', '-').replace(/[^\d.-]/g, '');

/** Figures of the English definition, by output, as digits. */
function figuresOf(tool: Tool, text: string): Record<string, string> {
  const outcome = tool.run(readScenario(tool, text).values);
  if (!outcome.ok) throw new Error(outcome.message);
  return Object.fromEntries(
    Object.entries(tool.outputs).flatMap(([name, spec]) =>
      spec.kind === 'text' ? [] : [[name, digits(formatValue(spec, outcome.outputs[name] ?? ''))]],
    ),
  );
}

/** Those that the page shows. */
async function shownFigures(page: Page, tool: Tool): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, spec] of Object.entries(tool.outputs)) {
    if (spec.kind === 'text') continue;
    const text = output(page, name);
    if ((await text.count()) > 0) found[name] = digits((await text.first().textContent()) ?? '');
  }
  return found;
}

const same = async (page: Page, tool: Tool, text: string) => {
  const wanted = figuresOf(tool, text);
  await expect
    .poll(async () =>
      Object.entries(await shownFigures(page, tool)).filter(([name, figure]) => wanted[name] !== figure),
    )
    .toEqual([]);
};

describe('in a made-up language', () => {
  it.each(tools)('$id has no English left, fits 360 px, and its links open the same figures', async ({ id, tool }) => {
    const page = await sharedTool(id, options);
    await drawCharts(page);
    await unfold(page);
    expect(await wrong(page)).toEqual([]);
    // live figures are the page's own
    if (tool.live) return;
    const { inputs = {} } = tool.examples.find((example) => Object.keys(example.inputs).length > 0) ?? {};
    const link = writeScenario(tool, inputs);
    await page.goto(`${hub.url}#${id}?${link}`);
    await same(page, tool, link);
    const [first] = Object.entries(tool.inputs).filter(([, { kind }]) => kind === 'currency');
    if (!first || tool.keep || (await box(page, first[0]).count()) === 0) return;
    await box(page, first[0]).first().fill('123456');
    await expect.poll(() => page.url()).toContain(`${first[0]}=123456`);
    await same(page, tool, splitHash(new URL(page.url()).hash).text);
  });

  it('every panel of a tool, the menu, the search and the pages that are no tool’s are whole too', async () => {
    const page = await open('', { ...options, expected: [/404/] });
    await hydrated(page);
    expect(await wrong(page)).toEqual([]);
    const buttons = page.locator('header button:visible');
    for (let at = 0; at < (await buttons.count()); at++) {
      await buttons.nth(at).click();
      await loaded(page);
      expect(await wrong(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    for (const path of [`${aboutChecks.slice(1)}/`, 'no-such-page/']) {
      await page.goto(hub.url + path);
      await hydrated(page);
      expect(await wrong(page), path).toEqual([]);
    }
    const { id, meta } =
      tools.find(({ tool }) => tool.working.length > 0 && !tool.keep) ?? (tools[0] as (typeof tools)[0]);
    await page.goto(`${hub.url}embed${meta.path}/`);
    await hydrated(page);
    expect(await wrong(page), 'embed').toEqual([]);
    await page.goto(`${hub.url}#${id}`);
    await page.locator('main form').waitFor();
    const powers = page.locator('main [role="group"] button[aria-expanded]');
    // the last of the row shows the others
    await powers.last().click();
    const count = (await powers.count()) - 1;
    expect(count).toBeGreaterThan(5);
    for (let at = 0; at < count; at++) {
      await powers.nth(at).click();
      await loaded(page);
      expect(await wrong(page), `panel ${at}`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  it('its documents have no English before any script runs', () => {
    const files = readdirSync(hub.folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    expect(files.length).toBeGreaterThan(tools.length);
    const found = files.flatMap((file) => {
      const html = readFileSync(join(hub.folder, file), 'utf8').replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
      const read = [
        ...html.matchAll(/>([^<]+)</g),
        ...html.matchAll(/(?:aria-label|aria-valuetext|title|placeholder|alt)="([^"]*)"/g),
        ...html.matchAll(/(?:name="description"|property="og:(?:title|description|image:alt)") content="([^"]*)"/g),
      ].map(([, text = '']) => text.replace(/&#?\w+;/g, ''));
      return read.filter((text) => englishIn(text).length > 0).map((text) => `${file}: ${text.slice(0, 100)}`);
    });
    expect(found).toEqual([]);
  });
});
