import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tools } from '../tools.ts';
import { box, open, openTool, sizes, turnTo } from './hub.ts';
import { sideways, unfold, withRates } from './rounds.ts';

const patient = { timeout: 10_000 };

/** What does not fit its own box, so that a part of it is cut off or lies over something else. */
const tooTight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *:not(script, style, option, svg, svg *)')]
      .filter((part) => part.checkVisibility() && part.textContent?.trim() !== '' && part.clientHeight > 1)
      .filter((part) => {
        const { overflowX, overflowY, display } = getComputedStyle(part);
        if (display === 'inline') return false;
        const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
        return (
          (!scrolls(overflowY) && part.scrollHeight > part.clientHeight + 2) ||
          (!scrolls(overflowX) && part.scrollWidth > part.clientWidth + 2)
        );
      })
      .map((part) => `${part.tagName} ${part.getAttribute('role') ?? ''} ${part.textContent?.slice(0, 50)}`),
  );
/** Boxes whose content is longer than what can be seen of it. */
const cutBoxes = (page: Page) =>
  page.locator('main [role="spinbutton"]').evaluateAll((boxes) =>
    boxes
      .filter((each): each is HTMLInputElement => each instanceof HTMLInputElement)
      .filter((each) => each.scrollWidth > each.clientWidth + 1)
      .map((each) => `${each.name}: ${each.value}`),
  );

/** Lists to open whose chosen words run under their arrow. */
const cutLists = (page: Page) =>
  page.locator('main select').evaluateAll((lists) => {
    const pen = document.createElement('canvas').getContext('2d');
    return lists.flatMap((list) => {
      if (!(list instanceof HTMLSelectElement) || !pen) return [];
      const { font, paddingLeft, paddingRight } = getComputedStyle(list);
      pen.font = font;
      const text = list.selectedOptions[0]?.text ?? '';
      const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const arrow = 14;
      return pen.measureText(text).width + arrow > room ? [`${list.name}: ${text}`] : [];
    });
  });

/** What is still found once the page has settled: charts and fields learn of a new width a moment late. */
async function settled(look: () => Promise<string[]>): Promise<string[]> {
  let found = await look();
  for (let tries = 0; found.length > 0 && tries < 10; tries++) {
    await new Promise((done) => setTimeout(done, 200));
    found = await look();
  }
  return found;
}

/** What success criterion 1.4.12 lets a reader set, at once. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; transition: none !important }
  p { margin-bottom: 2em !important }
  /* what is far from the screen is laid out once it comes near */
  * { content-visibility: visible !important }`;

describe('a window of 1280 px at 400%', () => {
  const small = { viewport: { width: 320, height: 256 } };

  it('never scrolls sideways, nor wider ones, and text can be spaced out there without loss', async () => {
    const page = await open('', { ...small, before: withRates });
    const found: string[] = [];
    const look = async (id: string) => {
      const over = async () => ((await sideways(page)) > 0 ? [`scrolls sideways by ${await sideways(page)} px`] : []);
      for (const part of await settled(over)) found.push(`${id}: ${part}`);
      const style = await page.addStyleTag({ content: SPACED });
      const tight = async () => [...(await over()), ...(await tooTight(page)), ...(await cutBoxes(page))];
      for (const part of await settled(tight)) found.push(`${id}, spaced out: ${part}`);
      await style.evaluate((element) => element.parentNode?.removeChild(element));
      // nor on a phone, at 200%, and where the sidebar and the second column appear
      const cut = async () => [...(await over()), ...(await cutLists(page))];
      for (const width of [360, 640, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const part of await settled(cut)) found.push(`${id} at ${width} px: ${part}`);
      }
      await page.setViewportSize(small.viewport);
    };
    await look('landing page');
    for (const { id } of tools) {
      await turnTo(page, id);
      await unfold(page);
      await look(id);
    }
    expect(found).toEqual([]);
  }, 600_000);

  it.each([
    ['on the landing page', ''],
    ['on a tool’s page', 'ppf'],
  ])('hides nothing that has the focus under a bar, %s', async (_what, hash) => {
    const page = await open(hash, small);
    if (hash !== '') await page.locator('main form').waitFor();
    const hidden: string[] = [];
    for (let presses = 0; presses < 58; presses++) {
      await page.keyboard.press(presses < 50 ? 'Tab' : 'Shift+Tab');
      const covered = await page.evaluate(() => {
        const part = document.activeElement;
        if (!part || part === document.body) return null;
        const { left, right, top, bottom } = part.getBoundingClientRect();
        // a part of it is enough
        for (const share of [0.1, 0.5, 0.9]) {
          const seen = document.elementFromPoint((left + right) / 2, top + (bottom - top) * share);
          if (seen && (part.contains(seen) || seen.contains(part) || seen.closest('label')?.contains(part)))
            return null;
        }
        return part.getAttribute('aria-label') ?? part.textContent;
      });
      if (covered !== null) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
  });
});

describe('text that is spaced out', () => {
  it.each(['phone', 'desktop'] as const)('is not cut off and scrolls nothing sideways: %s', async (size) => {
    const page = await open('', { viewport: sizes[size], before: withRates });
    const found: string[] = [];
    for (const id of ['', 'emi_calculator', 'sip_lumpsum', 'tax_calculator', 'budget_planner', 'currency_converter']) {
      if (id !== '') {
        await turnTo(page, id);
        await unfold(page);
      }
      const style = await page.addStyleTag({ content: SPACED });
      if ((await sideways(page)) > 0) found.push(`${id}: scrolls sideways`);
      for (const part of [...(await tooTight(page)), ...(await cutBoxes(page))]) found.push(`${id}: ${part}`);
      await style.evaluate((element) => element.parentNode?.removeChild(element));
    }
    expect(found).toEqual([]);
  });

  it('is not cut off in the menu of a phone', async () => {
    const page = await open('', { viewport: sizes.phone });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').waitFor();
    await page.addStyleTag({ content: SPACED });
    await expect.poll(() => tooTight(page)).toEqual([]);
  });
});

describe('colours that a reader forces on the page', () => {
  const forced = { forcedColors: 'active', colorScheme: 'light' } as const;
  /** What still tells one state from another where the page’s own colours are gone; heavier letters alone are too little. */
  const look = (part: Locator) =>
    part.evaluate((element) => {
      const style = getComputedStyle(element);
      const behind = (at: Element | null): string => {
        if (!at) return 'none';
        const { backgroundColor } = getComputedStyle(at);
        return /^rgba\(.*, 0\)$/.test(backgroundColor) ? behind(at.parentElement) : backgroundColor;
      };
      const edge = style.borderTopWidth === '0px' ? 'none' : `${style.borderTopWidth} ${style.borderTopColor}`;
      const outline = style.outlineStyle === 'none' ? 'none' : `${style.outlineStyle} ${style.outlineColor}`;
      return [behind(element), style.color, edge, outline, style.textDecorationLine].join('; ');
    });

  it('are what the page is drawn in', async () => {
    const page = await openTool('hra', forced);
    await expect.poll(() => page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  });

  it('still tell the chosen option of a group from the others', async () => {
    const page = await openTool('hra', forced);
    const option = (value: string) => page.locator('main form label', { has: page.locator(`input[value="${value}"]`) });
    await expect.poll(() => look(option('metro'))).not.toBe(await look(option('nonMetro')));
  });

  it('still tell the chosen theme and the open tool in the menu from the others', async () => {
    const page = await openTool('ppf', forced);
    const aside = page.locator('aside');
    const theme = (name: string) => aside.locator('label', { hasText: name });
    await expect.poll(() => look(theme('System'))).not.toBe(await look(theme('Dark')));
    await expect
      .poll(() => look(aside.locator('a[aria-current="page"]')))
      .not.toBe(await look(aside.getByRole('link', { name: 'NPS Calculator' })));
  });

  it('still tell the chosen detail of a table from the other', async () => {
    const page = await openTool('emi_calculator', forced);
    await page.getByRole('button', { name: 'Show: Repayment schedule' }).click();
    const options = page.locator('main fieldset label:has(input[type="radio"])');
    await options.first().waitFor();
    await expect.poll(() => look(options.nth(0))).not.toBe(await look(options.nth(1)));
  });

  it('still show a ticked box as ticked', async () => {
    const page = await openTool('section_80d', forced);
    const [ticked, empty] = [box(page, 'parentsSenior'), box(page, 'selfSenior')];
    await expect.poll(() => ticked.isChecked()).toBe(true);
    await expect.poll(() => empty.isChecked()).toBe(false);
    expect((await ticked.screenshot()).equals(await empty.screenshot())).toBe(false);
  });

  it.each(['light', 'dark'] as const)(
    'still draw the track and the thumb of a slider, and where it stands: %s',
    async (colorScheme) => {
      const page = await openTool('ppf', { ...forced, colorScheme });
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
    },
  );

  it('still ring what has the focus', async () => {
    const page = await openTool('ppf', forced);
    for (const part of [page.getByRole('slider').first(), page.getByRole('button', { name: 'Reset to defaults' })]) {
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
  });
});

describe('what a small screen shows', () => {
  const phone = { viewport: sizes.phone };

  it.each(['light', 'dark'] as const)('has hints in empty boxes that can be read, %s', async (colorScheme) => {
    const page = await open('', { ...phone, colorScheme });
    const contrast = await page.locator('main [type="search"]').evaluate((search) => {
      const light = (colour: string) => {
        const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
        const [red = 0, green = 0, blue = 0] = parts.map((part) =>
          part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const colours = [getComputedStyle(search, '::placeholder').color, getComputedStyle(search).backgroundColor];
      const [low = 0, high = 0] = colours.map(light).sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    });
    expect(contrast).toBeGreaterThanOrEqual(4.5);
  });

  it('leaves room above and under the text of a button, on two lines too', async () => {
    const page = await openTool('risk_analyzer', phone);
    const tight = await page.locator('main button').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const text = document.createRange();
        text.selectNodeContents(button);
        const [inner, outer] = [text.getBoundingClientRect(), button.getBoundingClientRect()];
        return inner.top - outer.top < 6 || outer.bottom - inner.bottom < 6 ? [button.textContent] : [];
      }),
    );
    expect(tight).toEqual([]);
  });

  it('ends all figures of an example at one edge', async () => {
    const page = await openTool('nps', { viewport: sizes.tablet });
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
});

describe('a headline', () => {
  it.each([320, 360, 768, 1024, 1280, 1440])('stands on one line, however large its figure: %i px', async (width) => {
    const page = await openTool('nps', { viewport: { width, height: 900 } });
    const lines = () =>
      page.locator('output[name="totalCorpus"]').evaluate((figure) => {
        const text = document.createRange();
        text.selectNodeContents(figure);
        return text.getClientRects().length;
      });
    await expect.poll(() => lines()).toBe(1);
    await box(page, 'monthlyContribution').fill('1 crore');
    await expect.poll(() => page.locator('output[name="totalCorpus"]').textContent(), patient).toMatch(/^.{15,}$/);
    await expect.poll(() => lines()).toBe(1);
  });
});
