// The answer at the foot of a phone, and the ring beside it. What holds for every tool: layout-shift and every-tool.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sharedTool, sizes } from './hub.ts';
import { frames } from './rounds.ts';

/** The page of a phone that these tests share, at a tool. */
async function phone(id: string) {
  const page = await sharedTool(id);
  await page.setViewportSize(sizes.phone);
  return page;
}
const bar = (page: Page) => page.getByRole('button', { name: 'Show results' });
it('the answer at the foot follows the figures, leads to the results and is then gone', async () => {
  const page = await phone('sip_lumpsum');
  const foot = page.locator('[data-result-bar]');
  await expect.poll(() => foot.textContent()).toContain('₹11,61,695');
  expect(await foot.locator('> .figures').getAttribute('aria-hidden')).toBe('true');
  // the button is all of the bar
  expect(await bar(page).boundingBox()).toMatchObject({ x: 0, width: sizes.phone.width });
  await page.locator('[name="years"]').fill('30');
  // 30 years of 5,000 a month at 12%; results out of sight follow a moment later
  await expect.poll(() => foot.textContent()).toContain('₹1.76 crore');
  await expect.poll(() => page.locator('output[name="totalValue"]').textContent()).toBe('₹1,76,49,569');
  await bar(page).press('Enter');
  await expect.poll(() => bar(page).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Results');
  await page.setViewportSize(sizes.desktop);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await frames(page, 2);
  expect(await bar(page).count()).toBe(0);
});

it('the answer at the foot is 64 px high with two parts of the whole above it, and red where the tool refuses', async () => {
  const page = await phone('emi_calculator');
  const foot = page.locator('[data-result-bar]');
  const look = () =>
    foot.evaluate((each) => ({
      height: each.getBoundingClientRect().height,
      ground: getComputedStyle(each.querySelector('.figures') ?? each, '::before').backgroundColor,
      part: each.querySelector<HTMLElement>('.parts')?.style.getPropertyValue('--part'),
    }));
  await expect.poll(() => foot.textContent()).toContain('₹8,678');
  const calm = await look();
  expect(calm.height).toBe(64);
  // a loan of 10 lakh with 10,82,776 of interest
  expect(Number.parseFloat(calm.part ?? '')).toBeCloseTo(48.01, 1);
  await page.locator('[name="tenure"]').fill('2000');
  await expect.poll(() => foot.textContent()).toContain('can be at most 1,000 years');
  const refused = await look();
  expect(refused.ground).not.toBe(calm.ground);
  expect(refused.height).toBeLessThanOrEqual(72);
  expect(await foot.locator('b').textContent()).toBe('—');
});

it('a changed headline rolls into its place within 200 ms, and stands still for who wants less motion', async () => {
  const page = await sharedTool('ppf');
  await page.setViewportSize(sizes.desktop);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await sharedTool('emi_calculator');
    const rolls = page.evaluate(async () => {
      const emi = () => document.querySelector('output[name="emi"]');
      for (const before = emi()?.textContent; emi()?.textContent === before; ) await new Promise(requestAnimationFrame);
      const all = document.querySelector('main')?.getAnimations({ subtree: true }) ?? [];
      return all.flatMap((each) => (each instanceof CSSTransition ? [] : [Number(each.effect?.getTiming().duration)]));
    });
    await page.locator('[name="tenure"]').fill('30');
    const durations = await rolls;
    expect(durations.length > 0).toBe(reducedMotion === 'no-preference');
    expect(Math.max(0, ...durations)).toBeLessThanOrEqual(250);
    await expect.poll(() => page.locator('output[name="emi"]').textContent()).toBe('₹7,689');
  }
  await page.emulateMedia({ reducedMotion: null });
});

it('with text twice as large, header and answer take at most a quarter of a phone, also where they say why there is none', async () => {
  const page = await phone('emi_calculator');
  const style = await page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const loanAmount of ['1000000', '987654321098']) {
    await page.locator('[name="loanAmount"]').fill(loanAmount);
    await taken(page, loanAmount);
  }
  await phone('ppf');
  await page.locator('[name="yearlyDeposit"]').fill('300000');
  await expect.poll(() => page.locator('[data-result-bar] em').count()).toBe(1);
  await taken(page, 'denied');
  await style.evaluate((element) => element.parentNode?.removeChild(element));
});

/** Expects that header and answer leave three quarters of a phone's screen free. */
async function taken(page: Page, what: string) {
  const heights = () =>
    page.evaluate(() => ['header', '[data-result-bar]'].map((part) => document.querySelector(part)?.clientHeight ?? 0));
  await frames(page, 2);
  const [head = 0, foot = 0] = await heights();
  expect(Math.min(head, foot), what).toBeGreaterThan(40);
  expect(head + foot, what).toBeLessThanOrEqual(sizes.phone.height / 4);
}

it('the answer at the foot shows a figure whole or not at all, on phones of every width', async () => {
  const cut: string[] = [];
  for (const [id, input] of [
    ['net_worth', 'assets.0.value'],
    ['credit_card', 'outstanding'],
  ] as const) {
    const page = await sharedTool(id);
    // as on a phone with a bar of its own at the foot of the screen
    await page.addStyleTag({ content: '[data-result-bar] { padding-bottom: 42px !important }' });
    for (const amount of ['98765', '987654321', '98765432109']) {
      await page.locator(`[name="${input}"]`).fill(amount);
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 800 });
        await frames(page, 2);
        cut.push(...(await partsCut(page)).map((part) => `${id} ${amount} ${width}: ${part}`));
      }
    }
  }
  expect(cut).toEqual([]);
});

/** The figures at the foot of which a part alone is seen. */
const partsCut = (page: Page) =>
  page.locator('[data-result-bar] :is(b, i)').evaluateAll((figures) =>
    Promise.all(
      figures.map(
        (figure) =>
          new Promise<string[]>((done) => {
            const observer = new IntersectionObserver(([entry]) => {
              observer.disconnect();
              const seen = entry?.intersectionRatio ?? 0;
              const whole = seen > 0.99 && figure.scrollWidth <= figure.clientWidth;
              done(whole || seen === 0 ? [] : [`${figure.textContent} ${seen}`]);
            });
            observer.observe(figure);
          }),
      ),
    ).then((all) => all.flat()),
  );
