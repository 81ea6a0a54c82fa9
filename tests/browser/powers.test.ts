import { expect, it } from 'vitest';
import { box, hydrated, loaded, openTool } from './hub.ts';
import { sideways, violations } from './rounds.ts';

it('every open panel fits at 320 px and axe finds nothing in it, and the row shows that there is more', async () => {
  const page = await openTool('emi_calculator', { viewport: { width: 320, height: 800 } });
  await hydrated(page);
  const row = page.getByRole('group', { name: 'What you can do with these figures' });
  await expect.poll(() => row.getAttribute('data-more')).toBe('');
  await row.evaluate((part) => part.scrollTo({ left: part.scrollWidth }));
  await expect.poll(() => row.getAttribute('data-more')).toBe(null);
  const names = await row.getByRole('button').allTextContents();
  expect(names.length).toBeGreaterThan(7);
  for (const name of names) {
    await row.getByRole('button', { name, exact: true }).click();
    const panel = page.getByRole('region', { name, exact: true });
    await expect.poll(() => panel.textContent()).not.toBe('');
    if (name === 'Compare') {
      await panel.getByRole('button', { name: 'Keep to compare' }).click();
      await box(page, 'rate').fill('10');
      await expect.poll(() => panel.locator('figure svg path.recharts-area-curve').count()).toBe(2);
    }
    await loaded(page);
    expect(await sideways(page), name).toBe(0);
    // the bar at the foot is named by what it does, and its figures are hidden from assistive technology
    const found = (await violations(page)).filter((each) => !each.startsWith('label-content-name-mismatch: .'));
    expect(found, name).toEqual([]);
  }
});
