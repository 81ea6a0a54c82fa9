// What narrow screens show: all of it in one page that is turned from tool to tool.
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { writeScenario } from '#src/engine/powers/scenario.ts';
import { words as shell } from '#words/shell.ts';
import { box, hub, open, output, sharedTool, sizes } from './hub.ts';
import { sideways } from './rounds.ts';
import { toolOf, tools, visited } from './tools.ts';

const NARROW = { width: 320, height: 700 };
const PHONE = { width: 360, height: 800 };
async function openShared(id: string, viewport = PHONE) {
  const page = await sharedTool(id, { viewport: PHONE, hasTouch: true });
  await page.setViewportSize(viewport);
  return page;
}

it('a phone without a share sheet says in sight that the link is copied, or that it could not be', async () => {
  const page = await openShared('ppf');
  for (const copies of [true, false]) {
    await page.evaluate((works) => {
      const writeText = async () => {
        if (!works) throw new DOMException('no', 'NotAllowedError');
      };
      Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
      document.execCommand = () => works;
    }, copies);
    await page.locator('header').getByRole('button', { name: shell.share.action }).tap();
    const said = page.locator('header').getByText(copies ? shell.share.copied : shell.share.failed);
    await said.waitFor();
    const { left, right, top, height } = await said.evaluate((each) => each.getBoundingClientRect().toJSON());
    // under the header, whose buttons stay free
    const header = await page.locator('header').evaluate((each) => each.getBoundingClientRect().bottom);
    expect(top).toBeGreaterThanOrEqual(header - 1);
    expect(height).toBeGreaterThan(16);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(PHONE.width);
  }
  await page.reload(); // restores the real share and clipboard
});

it('a small screen leaves room above and under the text of a button, on two lines too', async () => {
  const page = await openShared('risk_analyzer');
  // counted in lines of the page's own height, since the letters of each font fill a line differently
  const tight = await page.locator('main button:visible').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      let [lines, end] = [0, Number.NEGATIVE_INFINITY];
      for (const { top, bottom } of [...text.getClientRects()].sort((one, other) => one.top - other.top)) {
        if (top >= end - 1) lines++;
        end = Math.max(end, bottom);
      }
      const { height } = button.getBoundingClientRect();
      const room = height - lines * Number.parseFloat(getComputedStyle(button).lineHeight);
      return room >= 12 ? [] : [`${button.textContent}: ${room}`];
    }),
  );
  expect(tight).toEqual([]);
});

it('a small screen has − and + beside a box, a finger wide, that move by its step and leave no ring after a tap', async () => {
  const page = await openShared('emi_calculator');
  const rate = box(page, 'rate');
  const more = page.getByRole('button', { name: 'More: Interest rate (p.a.)' });
  const less = page.getByRole('button', { name: 'Less: Interest rate (p.a.)' });
  for (const button of [more, less]) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await more.tap();
  await expect.poll(() => rate.inputValue()).toBe('8.6');
  await less.tap();
  await expect.poll(() => rate.inputValue()).toBe('8.5');
  // figures as long as they may be stay whole between the buttons
  for (const [name, text] of [
    ['rate', '1234.5678'],
    ['tenure', '19 years 11 months'],
  ] as const) {
    await box(page, name).fill(text);
    await box(page, name).blur();
    expect(await box(page, name).evaluate((each) => each.scrollWidth - each.clientWidth), name).toBeLessThanOrEqual(0);
  }
  const ringed = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main form *, main section *')]
        .filter((each) => !each.matches('input:not([type=radio]), .box'))
        .filter((each) => each.matches(':focus-visible') || getComputedStyle(each).outlineStyle === 'solid')
        .map((each) => each.outerHTML.slice(0, 80)),
    );
  for (const part of [less, page.getByText('₹25 lakh').first(), page.getByText('Months', { exact: true }).first()]) {
    await part.tap();
    expect(await ringed()).toEqual([]);
  }
  await page.getByRole('button', { name: 'Show results' }).tap();
  expect(await ringed()).toEqual([]);
});

it('a small screen ends all figures of an example at one edge', async () => {
  const page = await openShared('nps', sizes.tablet);
  const ragged = await page.locator('main [data-example]').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const list = button.parentElement?.querySelector('dl');
      const edge = list?.getBoundingClientRect().right ?? 0;
      return [...(list?.querySelectorAll('dd') ?? [])]
        .filter((figure) => Math.abs(figure.getBoundingClientRect().right - edge) > 1)
        .map((figure) => figure.textContent);
    }),
  );
  expect(ragged).toEqual([]);
});

it('tabs that are wider than a phone fade at the end until it is reached', async () => {
  const page = await openShared('education_loan');
  const tabs = page.locator('main [role=tablist]');
  const mask = () => tabs.evaluate((list) => getComputedStyle(list).maskImage);
  await expect.poll(mask).toContain('gradient');
  await tabs.evaluate((list) => list.scrollTo(1000, 0));
  await expect.poll(mask).toBe('none');
});

it('rows are cards within the width', async () => {
  const page = await openShared('loan_comparison');
  const rows = page.locator('main form fieldset fieldset');
  await rows.first().waitFor();
  for (const viewport of [PHONE, NARROW]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => sideways(page)).toBe(0);
    const areas = await rows
      .locator('input, select, button')
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().toJSON()));
    expect(areas.length).toBeGreaterThan(10);
    for (const { left, right } of areas) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(viewport.width);
    }
  }
});

it('rows show an amount of ten lakh whole beside the results of every laptop too', async () => {
  const cut: string[] = [];
  for (const { id, tool } of visited) {
    const rows = Object.entries(tool.inputs).flatMap(([name, spec]) => {
      if (spec.kind !== 'rows') return [];
      const cells = Object.entries(spec.columns).map(([cell, { kind, default: usual }]) => [
        cell,
        kind === 'currency' ? 1_000_000 : usual,
      ]);
      return [[name, [Object.fromEntries(cells)]]];
    });
    if (rows.length === 0) continue;
    const page = await openShared(id, sizes.desktop);
    await page.goto(`${hub.url}#${id}?${writeScenario(tool, Object.fromEntries(rows))}`);
    const boxes = page.locator('main form fieldset fieldset input[role="spinbutton"]:visible');
    await boxes.first().waitFor();
    for (const width of [1024, 1100, 1200, 1280, 1366, 1440, 1536, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await boxes.evaluateAll((all) =>
        all.flatMap((each) => (each.scrollWidth > each.clientWidth ? [(each as HTMLInputElement).name] : [])),
      );
      cut.push(...found.map((name) => `${id} ${width}: ${name}`));
    }
  }
  expect(cut).toEqual([]);
});

/** Whether all of a part of the page is in sight, and its middle not covered. */
const inSight = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const whole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const holder = element.closest('[data-result-bar]') ?? element;
    return whole && seen !== null && holder.contains(seen);
  });

it('many rows leave the headline in sight while any of them is typed in', async () => {
  const page = await openShared('xirr');
  const flows = Array.from({ length: 40 }, (_, at) => ({
    date: `${1980 + at}-04-01`,
    amount: at === 39 ? 900_000 : -10_000,
  }));
  await page.goto(`${hub.url}#xirr?${writeScenario(toolOf('xirr').tool, { flows })}`);
  await box(page, 'flows.39.amount').waitFor();
  const headline = output(page, 'xirr');
  const bar = page.locator('[data-result-bar] b');
  const typed = [
    [0, '-11000'],
    [20, '-12000'],
    [39, '950000'],
  ] as const;
  for (const viewport of [PHONE, sizes.desktop]) {
    await page.setViewportSize(viewport);
    for (const [row, amount] of typed) {
      const before = await headline.textContent();
      const cell = box(page, `flows.${row}.amount`);
      await cell.evaluate((control) => control.scrollIntoView({ block: 'center' }));
      // ten times as much on the second screen, so that the figure moves again
      await cell.fill(amount + (viewport === PHONE ? '' : '0'));
      await expect.poll(() => headline.textContent()).not.toBe(before);
      // the bar is filled only while the headline is out of sight
      const shown = async () =>
        (await inSight(headline)) ||
        ((await bar.count()) === 1 &&
          (await inSight(bar)) &&
          (await bar.textContent()) === (await headline.textContent()));
      await expect.poll(shown, { message: `row ${row} at ${viewport.width} px` }).toBe(true);
    }
  }
});

it('every tool begins with its first field on a phone, no table or example is wider than that, and its first chart stands whole in the first window of a large screen', async () => {
  // as prerendered, which is much less work; other views and opened rows: every-tool
  const page = await open('', { javaScriptEnabled: false });
  const wrong: string[] = [];
  for (const { id, meta } of tools) {
    await page.setViewportSize(PHONE);
    await page.goto(`${hub.url}${meta.path.slice(1)}/`, { waitUntil: 'domcontentloaded' });
    // without scripts a note stands above the hub itself
    const below = (selector: string) =>
      page.evaluate((wanted) => {
        const top = (part?: Element | null) => part?.getBoundingClientRect().top ?? Number.NaN;
        const part = document.querySelector(wanted);
        const from = top(part) - top(document.getElementById('root'));
        return {
          top: from,
          bottom: from + (part?.getBoundingClientRect().height ?? 0),
          height: part?.clientHeight ?? 0,
        };
      }, selector);
    const { top } = await below('main form > *');
    if (!(top <= 220)) wrong.push(`${id}: the first field starts at ${top}`);
    const apart = (await below('[aria-label="Calculator"]')).top - (await below('main h1 + p')).bottom;
    if (!(apart >= 12 && apart <= 16)) wrong.push(`${id}: ${apart} px between its introduction and its card`);
    const wide = await page
      .locator('html, [data-table] [role="region"]')
      .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.ariaLabel));
    wrong.push(...wide.map((name) => `${id}: ${name ?? 'the page'} is too wide`));
    await page.setViewportSize(sizes.desktop);
    // a chart that shows what was typed is not there for nothing
    const chart = await below('[aria-label="Results"] figure');
    if (chart.top + chart.height > sizes.desktop.height)
      wrong.push(`${id}: the chart ends at ${chart.top + chart.height}`);
  }
  expect(wrong).toEqual([]);
});

it('a wide table scrolls within itself, by keyboard too, and the page does not', async () => {
  const page = await openShared('loan_comparison', NARROW);
  const loans = [1, 2].map((each) => ({ name: `Bank ${each}`, amount: 5e11, rate: 9, tenure: 20, feePercent: 1 }));
  await page.goto(`${hub.url}#loan_comparison?${writeScenario(toolOf('loan_comparison').tool, { loans })}`);
  const region = page.getByRole('region', { name: 'The loans side by side' });
  await region.waitFor();
  await expect.poll(() => region.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeGreaterThan(0);
  expect(await region.evaluate((part) => part.clientWidth)).toBeLessThanOrEqual(NARROW.width);
  await expect.poll(() => sideways(page)).toBe(0);
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((part) => part.scrollLeft)).toBeGreaterThan(0);
});
