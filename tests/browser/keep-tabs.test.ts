import { describe, expect, it } from 'vitest';
import { box, openTool } from './hub.ts';
import {
  alert,
  another,
  button,
  flush,
  history,
  holding,
  isKeeping,
  isStored,
  patient,
  shows,
  stored,
  worth,
} from './keeping.ts';

describe('two tabs', () => {
  /** Two tabs of which the second has a change that the first has not seen, and the first one of its own. */
  async function inConflict() {
    const page = await openTool('budget_planner');
    await isKeeping(page);
    const other = await another(page, 'budget_planner');
    await box(other, 'monthlyIncome').fill('50000');
    await box(other, 'monthlyIncome').press('Tab');
    await isStored(other, 'budget_planner', '50000');
    await alert(page).waitFor();
    await expect.poll(() => alert(page).textContent()).toContain('changed in another tab or window');
    await box(page, 'monthlyIncome').fill('60000');
    await shows(page, 'surplus', '-₹34,000');
    await flush(page);
    return { page, other };
  }

  it('never write over each other before a choice', async () => {
    const { page, other } = await inConflict();
    await expect
      .poll(async () => JSON.parse((await stored(page, 'budget_planner')) ?? ''))
      .toMatchObject({
        values: { monthlyIncome: 50_000 },
      });
    await page.close();
    await expect.poll(() => stored(other, 'budget_planner')).toContain('50000');
    await expect.poll(() => alert(other).count()).toBe(0);
  });

  it('take over what the other one has, where that is chosen', async () => {
    const { page, other } = await inConflict();
    await button(page, 'Show the other ones').click();
    await alert(page).waitFor({ state: 'detached' });
    await shows(page, 'surplus', '-₹44,000');
    await expect.poll(() => box(page, 'monthlyIncome').inputValue()).toBe('50,000');
    await flush(page);
    await expect.poll(() => stored(page, 'budget_planner')).toContain('50000');
    await box(page, 'monthlyIncome').fill('51000');
    await isStored(page, 'budget_planner', '51000');
    await alert(other).waitFor();
  });

  it('keep what this one has, where that is chosen, and the other is told', async () => {
    const { page, other } = await inConflict();
    await button(page, 'Keep mine').click();
    await isStored(page, 'budget_planner', '60000');
    await alert(page).waitFor({ state: 'detached' });
    await expect.poll(() => box(page, 'monthlyIncome').inputValue()).toBe('60,000');
    await alert(other).waitFor();
    await expect.poll(() => box(other, 'monthlyIncome').inputValue()).toBe('50,000');
  });

  it('are of no concern to each other on different tools', async () => {
    const page = await openTool('budget_planner');
    await isKeeping(page);
    const other = await another(page, 'net_worth');
    await box(other, 'assets.0.value').fill('5');
    await isStored(other, 'net_worth', '"value":5}');
    await box(page, 'monthlyIncome').fill('60000');
    await isStored(page, 'budget_planner', '60000');
    await expect.poll(() => alert(page).count()).toBe(0);
  });

  it('share their snapshots, which stay where the other tab’s values are shown', async () => {
    const page = await openTool('net_worth');
    await isKeeping(page);
    const other = await another(page, 'net_worth');
    await button(other, "Keep today's figures").click();
    await expect.poll(() => history(other).count(), patient).toBe(1);
    await alert(page).waitFor();
    await button(page, 'Show the other ones').click();
    await expect.poll(() => history(page).count(), patient).toBe(1);
    await flush(page);
    await page.reload();
    await expect.poll(() => history(page).count(), patient).toBe(1);
  });
});

describe('storage that is not there', () => {
  const told = /storage is blocked or full/;

  it('is told where the browser blocks it, and the calculator works', async () => {
    const page = await openTool('budget_planner', {
      before: (fresh) =>
        fresh.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }),
    });
    await isKeeping(page);
    await box(page, 'monthlyIncome').fill('80000');
    await shows(page, 'surplus', '-₹14,000');
    await alert(page).waitFor();
    await expect.poll(() => alert(page).textContent()).toMatch(told);
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export to a file').click()]);
    expect(download.suggestedFilename()).toContain('budget_planner');
  });

  it('is told where it is full, and no longer once there is room', async () => {
    const page = await openTool('net_worth');
    await isKeeping(page);
    await page.evaluate(() => {
      for (let size = 2 ** 23; size >= 1; size /= 2)
        for (let part = 0; part < 3; part++)
          try {
            localStorage.setItem(`filler ${size} ${part}`, 'x'.repeat(size));
          } catch {
            // as full as that
          }
    });
    await box(page, 'assets.0.value').fill('300000');
    await shows(page, 'netWorth', '₹53,20,000');
    await alert(page).waitFor();
    await expect.poll(() => alert(page).textContent()).toMatch(told);
    await expect.poll(() => stored(page, 'net_worth')).toBeNull();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key);
    });
    await box(page, 'assets.0.value').fill('400000');
    await isStored(page, 'net_worth', '400000');
    await alert(page).waitFor({ state: 'detached' });
  });
});

describe('values that nobody should trust', () => {
  it.each([
    ['no JSON', '<script>hacked = true</script>'],
    ['a number', '7'],
    ['another tool', worth(5, []).replace('net_worth', 'budget_planner')],
    ['a newer version', worth(5, []).replace('"version":1', '"version":99')],
    ['a wrong type', worth(5, []).replace('"value":5', '"value":"5"')],
    ['an unknown asset', worth(5, []).replace('property', 'castle')],
    ['a key that changes all objects', '{"tool":"net_worth","version":1,"values":{"__proto__":{"hacked":true}}}'],
    ['deep nesting', '['.repeat(200_000)],
    ['two megabytes', worth(5, []).replace('Farm', 'x'.repeat(2_000_000))],
    ['a day that no calendar has', worth(5, ['2026-13-45'])],
    ['a figure that is no number', worth(5, ['2026-11-20']).replace('"netWorth":5', '"netWorth":"5"')],
  ])('are told, and never on the page by themselves: %s', async (_what, text) => {
    const page = await openTool('net_worth', holding('net_worth', text));
    await isKeeping(page);
    await shows(page, 'netWorth', '₹52,20,000');
    await expect.poll(() => box(page, 'assets.0.name').inputValue()).toBe('Savings account');
    await expect.poll(() => history(page).count()).toBe(0);
    await button(page, 'Start again').waitFor();
    await expect.poll(() => page.evaluate(() => Reflect.get({}, 'hacked'))).toBeUndefined();
  });
});
