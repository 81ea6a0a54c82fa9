import { readFileSync } from 'node:fs';
import readXlsxFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { box, loaded, open, openTool, sharedTool, sizes } from './hub.ts';
import { inSight, sideways, spacedOut, violations } from './rounds.ts';

const ROW = 'What you can do with these figures';
/** The row with the panel that is open: the rest of the page is the same for all of them. */
const POWERS = `:has(> [aria-label="${ROW}"])`;

/** A tool with a panel of its row open, in the page of this file. */
async function withPanel(id: string, name: string, viewport: { width: number; height: number }) {
  const page = await sharedTool(id);
  await page.setViewportSize(viewport);
  const row = page.getByRole('group', { name: ROW });
  // that of Work backwards goes on with a question
  const button = row.getByRole('button', { name: new RegExp(`^${name}`) });
  if ((await button.count()) === 0) await row.getByRole('button', { name: 'More', exact: true }).click();
  await button.click();
  return { page, panel: page.getByRole(name === 'Compare' ? 'region' : 'dialog', { name, exact: true }) };
}

it('nothing scrolls sideways at 320 px, whichever panel is open, and axe finds nothing in it', async () => {
  const page = await sharedTool('emi_calculator');
  await page.setViewportSize({ width: 320, height: 800 });
  const row = page.getByRole('group', { name: ROW });
  await row.getByRole('button', { name: 'More', exact: true }).click();
  const texts = await row.getByRole('button').allTextContents();
  // those that have a panel
  const names = texts
    .map((text) => text.replace(/^(Work backwards).*/, '$1'))
    .filter((name) => !/^(Print|Less)$/.test(name));
  // that of the headline has one too
  names.push('How it’s worked out');
  expect(names.length).toBeGreaterThan(6);
  // axe reads all of a page, of which every tool’s visit sees the rest
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('aside, article')) part.replaceChildren();
  });
  for (const name of names) {
    await page
      .locator('main')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    const panel = page.getByRole(name === 'Compare' ? 'region' : 'dialog', { name, exact: true });
    await expect.poll(() => panel.textContent()).not.toBe('');
    if (name === 'Compare') {
      await panel.getByText('Change any input').first().waitFor();
      await box(page, 'rate').fill('10');
      await expect.poll(() => panel.textContent()).toContain('worse');
    }
    await loaded(page);
    expect(await sideways(page), name).toBe(0);
    expect(await violations(page, undefined, POWERS), name).toEqual([]);
    await panel.getByRole('button', { name: 'Close' }).first().click();
    await expect.poll(() => panel.count()).toBe(0);
  }
});

it('a spreadsheet and a picture are made in the page, under its policy', async () => {
  const { page } = await withPanel('emi_calculator', 'Download', sizes.desktop);
  const given = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return { name: file.suggestedFilename(), path: await file.path() };
  };
  const sheet = await given('Spreadsheet (XLSX)');
  expect(sheet.name).toBe('emi-calculator.xlsx');
  const [, results] = await readXlsxFile(sheet.path);
  const [, emi] = results?.data.find(([label]) => label === 'Monthly EMI') ?? [];
  expect(emi).toBeCloseTo(8678.232334, 6);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const picture = readFileSync((await given('Send a picture')).path);
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);
  expect(picture.length).toBeGreaterThan(30_000);
});

it('a panel that opens at the foot of the window comes into sight, also when its code is loaded first', async () => {
  const page = await openTool('emi_calculator', { viewport: sizes.desktop });
  const button = page.locator('main').getByRole('button', { name: 'Work backwards' });
  await button.evaluate((each) => each.scrollIntoView({ block: 'end' }));
  await button.click();
  const panel = page.getByRole('region', { name: 'Work backwards' });
  await panel.getByRole('textbox').first().waitFor();
  const below = () => panel.evaluate((each) => each.getBoundingClientRect().bottom - window.innerHeight);
  await expect.poll(below).toBeLessThanOrEqual(0);
});

it('a link with scenarios opens with their comparison in sight on a phone', async () => {
  const hash = 'home_loan?rate=8.1&~1~name=SBI&~1.rate=8.4';
  const page = await open(hash, { viewport: sizes.phone });
  const name = page.getByRole('textbox', { name: 'Name of scenario 1' });
  await name.waitFor();
  await expect.poll(() => inSight(name)).toBe(true);
  expect(await name.inputValue()).toBe('SBI');
});

it('a phone shows the first scenario and the present one beside each other, and the others as their table scrolls', async () => {
  const { page, panel } = await withPanel('emi_calculator', 'Compare', sizes.phone);
  await panel.getByText('Change any input').first().waitFor();
  for (const [amount, rate] of [
    ['98765432', '9'],
    ['87654321', '10'],
    ['76543210', '11'],
  ] as const) {
    await box(page, 'loanAmount').fill(amount);
    await box(page, 'rate').fill(rate);
    await expect.poll(() => panel.locator('tbody').textContent()).toContain(`${rate}%`);
    const heads = panel.locator('thead th');
    await heads.first().scrollIntoViewIfNeeded();
    expect(await heads.nth(1).textContent()).toBe('Now');
    expect(await inSight(heads.nth(1))).toBe(true);
    expect(await spacedOut(page, () => sideways(page))).toBe(0);
    if (rate !== '11') await panel.getByRole('button', { name: 'Keep these figures too' }).click();
  }
  const last = panel.locator('thead th').last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => inSight(last)).toBe(true);
  expect(await sideways(page)).toBe(0);
});
