import { wcagContrast } from 'culori';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { box, sharedLanding, sharedTool, sizes } from './hub.ts';
import { scheme } from './rounds.ts';

const patient = { timeout: 10_000 };

const forced = { forcedColors: 'active', colorScheme: 'light' } as const;
/** The styles that can distinguish states without the page’s own colours; bold text alone is not enough. */
const look = (part: Locator) =>
  part.evaluate((element) => {
    const style = getComputedStyle(element);
    const behind = (at: Element | null): string => {
      if (!at) return 'none';
      const { backgroundColor } = getComputedStyle(at);
      return /^rgba\(.*, 0\)$/.test(backgroundColor) ? behind(at.parentElement) : backgroundColor;
    };
    const edges = (['Top', 'Bottom'] as const).map((side) =>
      style[`border${side}Width`] === '0px' ? 'none' : style[`border${side}Width`] + style[`border${side}Color`],
    );
    const outline = style.outlineStyle === 'none' ? 'none' : `${style.outlineStyle} ${style.outlineColor}`;
    return [behind(element), style.color, ...edges, outline, style.textDecorationLine].join('; ');
  });

it('forced colours still distinguish the chosen option, theme, tool and view, and a ticked box, from the others', async () => {
  const page = await sharedTool('hra', forced);
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  const differ = async (one: Locator, other: Locator) => expect(await look(one)).not.toBe(await look(other));
  const option = (value: string) => page.locator('main form label', { has: page.locator(`input[value="${value}"]`) });
  await differ(option('metro'), option('nonMetro'));
  const themes = page.locator('aside label:has(input[type="radio"])');
  await differ(
    themes.filter({ has: page.locator('input:checked') }),
    themes.filter({ has: page.locator('input:not(:checked)') }).first(),
  );
  await differ(
    page.locator('aside nav a[aria-current="page"]'),
    page.locator('aside nav [data-group] a[href$="/nps-calculator/"]'),
  );

  await sharedTool('emi_calculator', forced);
  const views = page.locator('main [role="tab"]');
  await views.first().waitFor();
  await differ(views.nth(0), views.nth(1));

  await sharedTool('section_80d', forced);
  const [ticked, empty] = [box(page, 'parentsSenior'), box(page, 'selfSenior')];
  await expect.poll(() => ticked.isChecked()).toBe(true);
  await expect.poll(() => empty.isChecked()).toBe(false);
  expect((await ticked.screenshot()).equals(await empty.screenshot())).toBe(false);
});

it('forced colours still show a ring around what has the focus, the track and the thumb of a slider, and where it stands', async () => {
  const page = await sharedTool('ppf', forced);
  for (const part of [page.getByRole('slider').first(), page.locator('main form button').first()]) {
    await part.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const { style, width } = await part.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return { style: outlineStyle, width: Number.parseFloat(outlineWidth) };
    });
    expect(style).not.toBe('none');
    expect(width).toBeGreaterThanOrEqual(1);
  }

  const slider = page.getByRole('slider', { name: 'Interest rate' });
  await slider.waitFor();
  /** How far the brightness varies down a column of the slider’s pixels, at a share of its width. */
  const columns = async (shares: readonly number[]) => {
    const picture = (await slider.screenshot()).toString('base64');
    const blank = await page.context().newPage();
    const spread = await blank.evaluate(
      async ([data, places]) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), {
          width: image.width,
          height: image.height,
        });
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        return places.map((share) => {
          const column = context?.getImageData(Math.round(image.width * share), 0, 1, image.height).data ?? [];
          const bright = [...column].filter((_value, index) => index % 4 === 1);
          return Math.max(...bright) - Math.min(...bright);
        });
      },
      [picture, shares] as const,
    );
    await blank.close();
    return spread;
  };
  await slider.fill('7.5'); // the middle of 5 to 10
  await expect.poll(() => slider.inputValue(), patient).toBe('7.5');
  const [before = 0, thumb = 0, after = 0] = await columns([0.15, 0.5, 0.85]);
  expect({ before, thumb, after }).toEqual({
    before: expect.toSatisfy((spread: number) => spread > 60, 'the track is seen'),
    thumb: expect.toSatisfy((spread: number) => spread > 60, 'the thumb is seen'),
    after: expect.toSatisfy((spread: number) => spread > 60, 'the track is seen'),
  });
  const still = await slider.screenshot();
  await slider.fill('5');
  await expect.poll(() => slider.inputValue(), patient).toBe('5');
  expect((await slider.screenshot()).equals(still)).toBe(false);
});

it('hints in empty boxes of a small screen can be read, in both themes', async () => {
  const page = await sharedLanding(forced);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(sizes.phone);
  const contrast = async () => {
    const [hint = '', ground = ''] = await page
      .locator('main [type="search"]')
      .evaluate((box) => [getComputedStyle(box, '::placeholder').color, getComputedStyle(box).backgroundColor]);
    return wcagContrast(hint, ground);
  };
  expect(await contrast()).toBeGreaterThanOrEqual(4.5);
  await scheme(page, 'dark');
  await expect.poll(contrast).toBeGreaterThanOrEqual(4.5);
});
