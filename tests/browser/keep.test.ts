import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { box, openTool, output } from './hub.ts';
import {
  alert,
  button,
  choose,
  flush,
  history,
  isKeeping,
  isStored,
  patient,
  shows,
  stored,
  worth,
} from './keeping.ts';

describe('values of a budget', () => {
  it('are saved as typed and are there after a reload', async () => {
    const page = await openTool('budget_planner');
    await isKeeping(page);
    await box(page, 'monthlyIncome').fill('80000');
    await box(page, 'expenses.0.name').fill('Rent in Pune');
    await box(page, 'expenses.0.amount').fill('25000');
    await button(page, 'Remove: Line 12').click();
    await isStored(page, 'budget_planner', 'Rent in Pune');
    await expect
      .poll(async () => JSON.parse((await stored(page, 'budget_planner')) ?? ''))
      .toMatchObject({
        tool: 'budget_planner',
        version: 1,
      });
    await page.reload();
    // 94,000 at first, of which 5,000 of rent and the 5,000 of the last line are gone
    await shows(page, 'surplus', '-₹4,000');
    await expect.poll(() => box(page, 'expenses.0.name').inputValue()).toBe('Rent in Pune');
    await expect.poll(() => page.locator('[name$=".amount"]').count()).toBe(11);
  });

  it('are saved even where the page is left at once', async () => {
    const page = await openTool('budget_planner');
    await isKeeping(page);
    await box(page, 'monthlyIncome').fill('123456');
    await page.reload();
    await expect.poll(() => box(page, 'monthlyIncome').inputValue(), patient).toBe('1,23,456');
    await isKeeping(page);
    await box(page, 'monthlyIncome').fill('99');
    await page.evaluate(() => {
      window.location.hash = '#cagr';
    });
    await output(page, 'cagr').waitFor();
    await page.goBack();
    await expect.poll(() => box(page, 'monthlyIncome').inputValue(), patient).toBe('99');
  });

  it('are saved even where they were typed before all of the page had arrived', async () => {
    let arrive = (): void => undefined;
    const late = new Promise<void>((done) => {
      arrive = done;
    });
    const page = await openTool('budget_planner', {
      before: (fresh) =>
        fresh.route(/\/assets\/panel-.*\.js$/, async (route) => {
          await late;
          await route.continue();
        }),
    });
    await box(page, 'monthlyIncome').fill('81000');
    await shows(page, 'surplus', '-₹13,000');
    arrive();
    await isKeeping(page);
    await flush(page);
    await isStored(page, 'budget_planner', '81000');
  });

  it('are no longer kept after one press on Clear all', async () => {
    const page = await openTool('budget_planner');
    await isKeeping(page);
    await box(page, 'monthlyIncome').fill('80000');
    await isStored(page, 'budget_planner', '80000');
    await button(page, 'Clear all').click();
    await page.getByText('Everything kept for this tool is cleared.').waitFor();
    await expect.poll(() => stored(page, 'budget_planner')).toBeNull();
    await expect.poll(() => box(page, 'monthlyIncome').inputValue()).toBe('1,00,000');
    await page.reload();
    await shows(page, 'surplus', '₹6,000');
    await expect.poll(() => stored(page, 'budget_planner')).toBeNull();
  });
});

describe('a file of the values', () => {
  it('is exported, and imported in another browser gives the same page', async () => {
    const page = await openTool('budget_planner');
    await box(page, 'monthlyIncome').fill('64000');
    await box(page, 'expenses.1.name').fill('किराना');
    await shows(page, 'surplus', '-₹30,000');
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export to a file').click()]);
    expect(download.suggestedFilename()).toMatch(/^budget_planner-\d{4}-\d{2}-\d{2}\.json$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ tool: 'budget_planner', version: 1, values: { monthlyIncome: 64_000 } });

    const elsewhere = await openTool('budget_planner');
    await choose(elsewhere, text);
    await elsewhere.getByText('The file is imported.').waitFor();
    await shows(elsewhere, 'surplus', '-₹30,000');
    await expect.poll(() => box(elsewhere, 'expenses.1.name').inputValue()).toBe('किराना');
    await elsewhere.reload();
    await shows(elsewhere, 'surplus', '-₹30,000');
  });

  it('brings its snapshots along, which stay after a reload', async () => {
    const page = await openTool('net_worth');
    await choose(page, worth(700_000, ['2026-01-31', '2026-02-28']));
    await shows(page, 'netWorth', '₹7,00,000');
    await expect.poll(() => history(page).count(), patient).toBe(2);
    await page.reload();
    await shows(page, 'netWorth', '₹7,00,000');
    await expect.poll(() => history(page).count(), patient).toBe(2);
  });

  const budget = (values: unknown, version: unknown = 1) => JSON.stringify({ tool: 'budget_planner', version, values });
  it.each<[string, string | Buffer, RegExp]>([
    ['no JSON', 'income: lots', /not from this tool/],
    ['nothing in it', '', /not from this tool/],
    ['bytes of a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 254]), /not from this tool/],
    ['a script', '<script>window.hacked = true</script>', /not from this tool/],
    ['another tool’s values', worth(1, []), /not from this tool/],
    [
      'keys that change all objects',
      '{"tool":"budget_planner","version":1,"values":{"__proto__":{"hacked":true}}}',
      /__proto__/,
    ],
    [
      'such a key in a row',
      '{"tool":"budget_planner","version":1,"values":{"expenses":[{"__proto__":{"hacked":true}}]}}',
      /__proto__/,
    ],
    ['a list nested a hundred thousand deep', '['.repeat(100_000), /not from this tool/],
    [
      'deep nesting in a value',
      `{"tool":"budget_planner","version":1,"values":{"expenses":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`,
      /row 1 cannot be read/,
    ],
    ['text for a number', budget({ monthlyIncome: '5' }), /Monthly income must be a number\./],
    [
      'a kind that is none',
      budget({ expenses: [{ kind: '<img src=x onerror=hacked=1>' }] }),
      /Kind must be one of need, want, saving/,
    ],
    ['too many rows', budget({ expenses: Array.from({ length: 61 }, () => ({})) }), /at most 60 rows/],
    ['an input that is unknown', budget({ salary: 5 }), /"salary" that this tool does not know/],
    ['markup as a name', budget({ '<b>x</b>': 5 }), /"<b>x<\/b>" that this tool does not know/],
    ['three megabytes', budget({ expenses: [{ name: 'x'.repeat(3_000_000) }] }), /too large/],
    ['a newer version', budget({ monthlyIncome: 5 }, 2), /newer version/],
    ['a version below 0', budget({ monthlyIncome: 5 }, -1), /names no version/],
  ])('is refused with a message and changes nothing: %s', async (_what, text, message) => {
    const page = await openTool('budget_planner');
    await isKeeping(page);
    await box(page, 'monthlyIncome').fill('77000');
    await box(page, 'monthlyIncome').press('Tab');
    await isStored(page, 'budget_planner', '77000');
    const before = await stored(page, 'budget_planner');
    await choose(page, text);
    await alert(page).waitFor();
    await expect.poll(() => alert(page).textContent()).toMatch(message);
    await expect.poll(() => alert(page).textContent()).toContain('Nothing was changed.');
    await expect.poll(() => box(page, 'monthlyIncome').inputValue()).toBe('77,000');
    await expect.poll(() => page.locator('[name$=".amount"]').count()).toBe(12);
    await expect.poll(() => stored(page, 'budget_planner')).toBe(before);
    await expect
      .poll(() => page.evaluate(() => [Reflect.get({}, 'hacked'), Reflect.get(window, 'hacked')]))
      .toEqual([undefined, undefined]);
    await shows(page, 'surplus', '-₹17,000');
  });
});
