import { expect, it } from 'vitest';
import { drawn, GROWTH, picture, placeOn, SHARES, slice } from './charts.ts';
import { sharedTool } from './hub.ts';

const atYear = (year: string) =>
  new RegExp(`^Year ${year}\\s*Returns so far\\s+₹[\\d,]+\\s*Invested so far\\s+₹[\\d,]+\\s*Total\\s+₹[\\d,]+$`);
const atRest = atYear('10');
const aYear = atYear('[1-9]');
const aSlice = /^Invested Amount\s+₹[\d,]+$/;

it('the figures of a chart are those under a mouse, change as it moves, and at rest are the last', async () => {
  const page = await sharedTool('sip_lumpsum');
  const { figure, says } = await drawn(page, GROWTH);
  await page.mouse.move(...(await placeOn(picture(figure), 0.5, 0.4)));
  await expect.poll(says).toMatch(aYear);
  const middle = await says();
  await page.mouse.move(...(await placeOn(picture(figure), 0.9, 0.4)));
  await expect.poll(says).not.toBe(middle);
  await page.mouse.move(1, 1);
  await expect.poll(says).toMatch(atRest);
  const ring = await drawn(page, SHARES);
  expect(await ring.says()).toBe('');
  await page.mouse.move(...(await placeOn(slice(ring.figure), 0.9, 0.5)));
  await expect.poll(ring.says).toMatch(aSlice);
});

it('the row of the point under a mouse is lit in the table, and a row under it is the point of the chart', async () => {
  const page = await sharedTool('swp');
  const { figure } = await drawn(page, 'What is left, and what you have withdrawn');
  const line = figure.locator('[data-longest]');
  await page.locator('[data-table] tbody tr').nth(4).hover();
  await expect.poll(() => line.innerText()).toMatch(/^Year 5\D/);
  await figure.locator('[data-cursor]').waitFor({ state: 'attached' });
  const lit = () => page.locator('[data-lit] th').allInnerTexts();
  expect(await lit()).toHaveLength(1);
  await page.mouse.move(1, 1);
  await expect.poll(lit).toEqual([]);
  await expect.poll(() => line.innerText()).toMatch(/^Year 20\D/);
  await drawn(page, 'What is left, and what you have withdrawn');
  await page.mouse.move(...(await placeOn(picture(figure), 0.4, 0.5)));
  await expect.poll(async () => (await lit()).length).toBe(1);
});

it('the middle of a ring has the unit of its figure: rupees in one, a share in another', async () => {
  const page = await sharedTool('risk_analyzer');
  const ring = await drawn(page, 'The mix');
  await page.mouse.move(...(await placeOn(slice(ring.figure), 0.9, 0.5)));
  await expect.poll(ring.says).toMatch(/^[A-Z][\w ]+\s+[\d.]+%$/);
});
