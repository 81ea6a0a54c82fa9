import { expect, it } from 'vitest';
import { drawn, GROWTH, legend, picture, placeOn, SHARES, slice } from './charts.ts';
import { sharedTool } from './hub.ts';

const atYear = (year: string) =>
  new RegExp(`^Year ${year}\\s*Total\\s+₹[\\d,]+\\s*Returns so far\\s+₹[\\d,]+\\s*Invested so far\\s+₹[\\d,]+$`);

it('the figures of a chart are those under a mouse, change as it moves, and at rest are the last', async () => {
  const page = await sharedTool('sip_lumpsum');
  const figure = await drawn(page, GROWTH);
  await expect.poll(() => legend(figure)).toMatch(atYear('10'));
  await page.mouse.move(...(await placeOn(picture(figure), 0.5, 0.4)));
  await expect.poll(() => legend(figure)).toMatch(atYear('[1-9]'));
  const middle = await legend(figure);
  await page.mouse.move(...(await placeOn(picture(figure), 0.8, 0.4)));
  await expect.poll(() => legend(figure)).not.toBe(middle);
  await page.mouse.move(1, 1);
  await expect.poll(() => legend(figure)).toMatch(atYear('10'));
});

it('a slice says its name and its rupees under a mouse, or its share where its figure is one', async () => {
  for (const [id, title, text] of [
    ['sip_lumpsum', SHARES, /^Invested Amount: ₹[\d,]+$/],
    ['risk_analyzer', 'The mix', /^[A-Z][\w ]+: [\d.]+%$/],
  ] as const) {
    const page = await sharedTool(id);
    const ring = await drawn(page, title);
    const tip = ring.locator('.recharts-tooltip-item');
    await page.mouse.move(1, 1);
    await expect.poll(() => tip.count()).toBe(0);
    await page.mouse.move(...(await placeOn(slice(ring), 0.9, 0.5)));
    await expect.poll(() => tip.innerText()).toMatch(text);
  }
});
