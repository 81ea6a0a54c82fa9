// Words come from the panel's own list: the tests are about what is stored, and what is said of it.
import { cleanup } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeEntry } from '#src/device/entry.ts';
import { words as device } from '#words/device.ts';
import { words } from '#words/storage.ts';
import { settings } from './browser.ts';
import { heading, renderHub } from './hub.tsx';
import { box, column, controls, fireEvent, output, renderTool, screen, shows, waitFor } from './page.tsx';
import {
  budgetTool,
  days,
  elsewhere,
  enter,
  found,
  leave,
  ownIn,
  ownInputs,
  press,
  snapshot,
  store,
  worthTool,
} from './stored.ts';

const isStored = (id: string, part: string) => {
  leave();
  return waitFor(() => expect(ownIn(id)).toContain(part));
};
type Id = 'budget_planner' | 'net_worth';
const visit = (id: Id) => renderTool(id === 'net_worth' ? worthTool : budgetTool, id);
/** The same browser on the next visit. */
const again = (id: Id) => {
  leave();
  cleanup();
  return visit(id);
};
const alert = () => document.querySelector('main [role="alert"]')?.textContent ?? null;
const says = (text: string) => waitFor(() => expect(document.querySelector('main')?.textContent).toContain(text));
/** The days and figures of the snapshots that the page lists. */
const history = () =>
  [...(found(words.clear)?.closest('section')?.querySelectorAll('table tbody tr') ?? [])].map((row) =>
    [...row.children].map((cell) => cell.textContent?.replaceAll('\u00a0', ' ') ?? ''),
  );
const lists = (count: number) => waitFor(() => expect(history()).toHaveLength(count));

// what is held for a visit in which nothing could be stored
beforeEach(() => void removeEntry('calculations'));

describe('values of a budget', () => {
  it('are saved as typed and are there on the next visit', async () => {
    await visit('budget_planner');
    enter(box('monthlyIncome'), '80000');
    enter(box('expenses.0.name'), 'Rent in Pune');
    enter(box('expenses.0.value'), '25000');
    fireEvent.click(screen.getByLabelText('Remove: Line 3'));
    // after a moment, without leaving the page
    await waitFor(() => expect(ownIn('budget_planner')).toContain('expenses.0.name=Rent%20in%20Pune'));
    await again('budget_planner');
    // 94,000 at first, of which 5,000 of rent and the 5,000 of the last line are gone
    expect(output('surplus')).toBe('-₹4,000');
    expect(box('expenses.0.name').value).toBe('Rent in Pune');
    expect(column('expenses', 'value')).toHaveLength(2);
  });

  it('are saved even where the page, or the tool, is left at once', async () => {
    await renderHub('budget_planner');
    enter(box('monthlyIncome'), '123456');
    leave();
    expect(ownIn('budget_planner')).toContain('123456');
    enter(box('monthlyIncome'), '99');
    location.hash = '#cagr';
    await waitFor(() => expect(output('cagr')).not.toBe(null));
    expect(ownIn('budget_planner')).toContain('monthlyIncome=99&');
    window.history.back();
    await waitFor(() => expect(controls('monthlyIncome').map(({ value }) => value)).toEqual(['99']));
    expect(heading()).toMatch(/Budget/);
  });

  it('are no longer stored after one press on the button that clears, until that is undone or something is typed', async () => {
    await visit('budget_planner');
    enter(box('monthlyIncome'), '80000');
    await isStored('budget_planner', '80000');
    await press(words.clear);
    await says(words.cleared);
    expect(ownIn('budget_planner')).toBe(null);
    expect(box('monthlyIncome').value).toBe('1,00,000');
    await press('Undo');
    await isStored('budget_planner', '80000');
    expect(box('monthlyIncome').value).toBe('80,000');
    await waitFor(() => expect(screen.queryByText(words.cleared)).toBe(null));
    await press(words.clear);
    await again('budget_planner');
    expect(output('surplus')).toBe('₹6,000');
    expect(ownIn('budget_planner')).toBe(null);
    // what is typed after clearing is stored again, and the page no longer says that all is deleted
    await press(words.clear);
    await says(words.cleared);
    enter(box('monthlyIncome'), '70000');
    await isStored('budget_planner', '70000');
    expect(screen.queryByText(words.cleared)).toBe(null);
  });

  it('of which some can no longer be read are used as far as they can be, stay as they are, and the page says which', async () => {
    const text = 'monthlyIncome=80000&rent=5&expenses=1&expenses.0.value=-5';
    store('calculations', { list: [ownInputs('budget_planner', text)] });
    await visit('budget_planner');
    await says(words.notRead);
    await says('“rent”');
    await shows('surplus', '₹80,000');
    leave();
    expect(ownIn('budget_planner')).toBe(text);
    enter(box('monthlyIncome'), '70000');
    await isStored('budget_planner', '70000');
    expect(document.querySelector('main')?.textContent).not.toContain(words.notRead);
  });
});

describe('snapshots of net worth', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(new Date('2026-11-20T10:00:00'));
  });

  it('are one a day, the last one of the day, and stay', async () => {
    await visit('net_worth');
    expect(history()).toEqual([]);
    await press(words.snapshot);
    await lists(1);
    expect(history()).toEqual([['20 November 2026', '₹52,20,000', '₹90,00,000', '₹37,80,000']]);
    enter(box('liabilities.1.value'), '0');
    await press(words.snapshot);
    await waitFor(() => expect(history()).toEqual([['20 November 2026', '₹52,50,000', '₹90,00,000', '₹37,50,000']]));
    vi.setSystemTime(new Date('2026-11-21T10:00:00'));
    await press(words.snapshot);
    await lists(2);
    await again('net_worth');
    await lists(2);
    expect(history()).toEqual([
      ['20 November 2026', '₹52,50,000', '₹90,00,000', '₹37,50,000'],
      ['21 November 2026', '₹52,50,000', '₹90,00,000', '₹37,50,000'],
    ]);
  });

  it('go with everything else where all is cleared, and come back with it', async () => {
    store('calculations', { list: [snapshot('2026-01-31', 700_000)] });
    await visit('net_worth');
    await lists(1);
    await press(words.clear);
    await lists(0);
    expect(days()).toEqual([]);
    await press('Undo');
    await lists(1);
    await press(words.clear);
    await again('net_worth');
    expect([output('netWorth'), history(), days()]).toEqual(['₹52,20,000', [], []]);
  });

  it('are not made of figures that do not compute, and say why', async () => {
    await visit('net_worth');
    enter(box('assets.1.value'), '-5');
    await waitFor(() => expect(box('assets.1.value').getAttribute('aria-invalid')).toBe('true'));
    const before = document.querySelectorAll('[role="alert"]').length;
    await press(words.snapshot);
    await waitFor(() => expect(document.querySelectorAll('[role="alert"]').length).toBeGreaterThan(before));
    expect(days()).toEqual([]);
  });

  it('are not said to be stored where they cannot be', async () => {
    settings.storageFull();
    await visit('net_worth');
    await press(words.snapshot);
    await waitFor(() => expect(alert()).toBe(device.save.refused));
    expect(screen.queryByText(words.snapshotSaved)).toBe(null);
  });
});

it('of two tabs the one shows what the other stores, and an undo brings its own back', async () => {
  await visit('budget_planner');
  enter(box('monthlyIncome'), '60000');
  leave();
  elsewhere('calculations', { list: [ownInputs('budget_planner', 'monthlyIncome=50000')] });
  await shows('surplus', '-₹44,000');
  expect(box('monthlyIncome').value).toBe('50,000');
  await says(words.elsewhere);
  leave();
  expect(ownIn('budget_planner')).toBe('monthlyIncome=50000');
  await press('Undo');
  await shows('surplus', '-₹34,000');
  await isStored('budget_planner', '60000');
});

it.each([
  ['blocks it', settings.storageBlocked],
  ['has no room', settings.storageFull],
])('where the browser %s, the page says so, works, and says it no longer once there is room', async (_what, fail) => {
  fail();
  await visit('net_worth');
  enter(box('assets.0.value'), '300000');
  expect(output('netWorth')).toBe('₹53,20,000');
  await waitFor(() => expect(alert()).toBe(device.save.refused));
  settings.storageFree();
  expect(ownIn('net_worth')).toBe(null);
  enter(box('assets.0.value'), '400000');
  await isStored('net_worth', '400000');
  await waitFor(() => expect(alert()).toBe(null));
});
