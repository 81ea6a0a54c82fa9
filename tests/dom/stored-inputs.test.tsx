// Words come from the panel's own list: the tests are about what is stored, and what is said of it.
import { cleanup } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeEntry } from '#src/device/entry.ts';
import { words } from '#words/storage.ts';
import { settings } from './browser.ts';
import { heading, renderHub } from './hub.tsx';
import { box, column, controls, fireEvent, output, renderTool, screen, shows, waitFor } from './page.tsx';
import { budgetTool, elsewhere, enter, found, keyOf, leave, offers, press, worth, worthTool } from './stored.ts';

/** What is stored for a tool, as text; null where nothing is. */
const stored = (id: string) => {
  const text = localStorage.getItem(keyOf(`tool:${id}`));
  return text && JSON.stringify(JSON.parse(text).value ?? JSON.parse(text));
};
/** The stored values of a tool that could not be read in full, and were put aside. */
const aside = (id: string): unknown => JSON.parse(localStorage.getItem(keyOf(`tool:${id}`)) ?? '{}').unread ?? [];
const isStored = (id: string, part: string) => {
  leave();
  return waitFor(() => expect(stored(id)).toContain(part));
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
const quiet = () => waitFor(() => expect(alert()).toBe(null));
/** Where a file of stored values is chosen; a list of rows has one of its own. */
const fileBox = () => document.querySelector('main input[type="file"][accept*="json"]');
/** The days and figures of the snapshots that the page lists. */
const history = () =>
  [...(fileBox()?.closest('section')?.querySelectorAll('table tbody tr') ?? [])].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  );
const lists = (days: number) => waitFor(() => expect(history()).toHaveLength(days));
const amounts = () => column('expenses', 'value').length;

const budget = (values: unknown, version: unknown = 1) => JSON.stringify({ tool: 'budget_planner', version, values });
const worthText = (value: number, days: readonly string[]) => JSON.stringify(worth(value, days));
const choose = (content: string | Uint8Array<ArrayBuffer>) =>
  fireEvent.change(fileBox() as Element, {
    target: { files: [new File([content], 'values.json', { type: 'application/json' })] },
  });

/** What the page gave as files: their names and texts. */
let files: { name: string; text: Promise<string> }[] = [];
beforeEach(() => {
  files = [];
  // what is held for a visit in which nothing could be stored
  for (const id of ['budget_planner', 'net_worth']) removeEntry(`tool:${id}`);
  let last = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:a-file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: last.text() });
  });
});

describe('values of a budget', () => {
  it('are saved as typed and are there on the next visit', async () => {
    await visit('budget_planner');
    enter(box('monthlyIncome'), '80000');
    enter(box('expenses.0.name'), 'Rent in Pune');
    enter(box('expenses.0.value'), '25000');
    fireEvent.click(screen.getByLabelText('Remove: Line 3'));
    // after a moment, without leaving the page
    await waitFor(() => expect(stored('budget_planner')).toContain('Rent in Pune'));
    expect(JSON.parse(stored('budget_planner') ?? '')).toMatchObject({ tool: 'budget_planner', version: 1 });
    await again('budget_planner');
    // 94,000 at first, of which 5,000 of rent and the 5,000 of the last line are gone
    expect(output('surplus')).toBe('-₹4,000');
    expect(box('expenses.0.name').value).toBe('Rent in Pune');
    expect(amounts()).toBe(2);
  });

  it('are saved even where the page, or the tool, is left at once', async () => {
    await renderHub('budget_planner');
    enter(box('monthlyIncome'), '123456');
    leave();
    expect(stored('budget_planner')).toContain('123456');
    enter(box('monthlyIncome'), '99');
    location.hash = '#cagr';
    await waitFor(() => expect(output('cagr')).not.toBe(null));
    expect(stored('budget_planner')).toContain('"monthlyIncome":99');
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
    expect(stored('budget_planner')).toBe(null);
    expect(box('monthlyIncome').value).toBe('1,00,000');
    await press('Undo');
    await isStored('budget_planner', '80000');
    expect(box('monthlyIncome').value).toBe('80,000');
    await waitFor(() => expect(screen.queryByText(words.cleared)).toBe(null));
    await press(words.clear);
    await again('budget_planner');
    expect(output('surplus')).toBe('₹6,000');
    expect(stored('budget_planner')).toBe(null);
    // what is typed after clearing is stored again, and the page no longer says that all is deleted
    await press(words.clear);
    await says(words.cleared);
    enter(box('monthlyIncome'), '70000');
    await isStored('budget_planner', '70000');
    expect(screen.queryByText(words.cleared)).toBe(null);
  });
});

describe('a file of the values', () => {
  it('is given with the tool and the day in its name, and gives the same page in another browser', async () => {
    await visit('budget_planner');
    enter(box('monthlyIncome'), '64000');
    enter(box('expenses.1.name'), 'किराना');
    await press(words.export);
    expect(files[0]?.name).toMatch(/^budget_planner-\d{4}-\d{2}-\d{2}\.json$/);
    const text = (await files[0]?.text) ?? '';
    expect(JSON.parse(text)).toMatchObject({ tool: 'budget_planner', version: 1, values: { monthlyIncome: 64_000 } });

    cleanup();
    localStorage.clear();
    await visit('budget_planner');
    choose(text);
    await says(words.imported);
    expect(output('surplus')).toBe('-₹30,000');
    expect(box('expenses.1.name').value).toBe('किराना');
    await again('budget_planner');
    expect(output('surplus')).toBe('-₹30,000');
  });

  it('brings its snapshots along, which are there on the next visit', async () => {
    await visit('net_worth');
    choose(worthText(700_000, ['2026-01-31', '2026-02-28']));
    await shows('netWorth', '₹7,00,000');
    await lists(2);
    await again('net_worth');
    expect(output('netWorth')).toBe('₹7,00,000');
    await lists(2);
  });

  // each way in which a text can be wrong is a unit test of what reads it
  it.each<[string, string | Uint8Array<ArrayBuffer>, RegExp]>([
    ['no JSON', '<script>window.hacked = true</script>', /not from this tool/],
    ['markup as a name', budget({ '<b>x</b>': 5 }), /“<b>x<\/b>”/],
  ])('is refused with a message and changes nothing: %s', async (_what, text, message) => {
    localStorage.setItem(keyOf('tool:budget_planner'), budget({ monthlyIncome: 77_000 }));
    const before = stored('budget_planner');
    await visit('budget_planner');
    expect(output('surplus')).toBe('-₹17,000');
    choose(text);
    await waitFor(() => expect(alert()).toMatch(message));
    expect(alert()).toContain(words.notImported);
    // beside the button, where the visitor looks
    expect(document.querySelector('main [role="alert"]')?.parentElement?.contains(fileBox())).toBe(true);
    expect(box('monthlyIncome').value).toBe('77,000');
    expect(output('surplus')).toBe('-₹17,000');
    expect(amounts()).toBe(3);
    leave();
    expect(stored('budget_planner')).toBe(before);
    expect([Reflect.get({}, 'hacked'), Reflect.get(window, 'hacked')]).toEqual([undefined, undefined]);
    expect(document.querySelector('main [role="alert"] b')).toBe(null);
  });

  it('that is out of order is used as far as it can be read, with what is wrong, and can be undone', async () => {
    await visit('net_worth');
    choose(worthText(700_000, ['2026-01-31', '2026-02-28', '2026-02-28']));
    await shows('netWorth', '₹7,00,000');
    await lists(2);
    await waitFor(() => expect(alert()).toContain(words.partImported));
    expect(alert()).toContain('28 February 2026');
    await press('Undo');
    await shows('netWorth', '₹52,20,000');
    await lists(0);
    await isStored('net_worth', '"history":[]');
    // nor does the page speak of the file any more
    expect(screen.queryByText(words.partImported)).toBe(null);
    expect(screen.queryByText(words.imported)).toBe(null);
  });

  it('leaves what it does not say as it is here, and the page names that', async () => {
    await visit('net_worth');
    enter(box('liabilities.1.value'), '1000');
    const { values } = JSON.parse(worthText(700_000, [])) as { values: Record<string, unknown> };
    const { liabilities: _left, ...rest } = values;
    choose(JSON.stringify({ tool: 'net_worth', version: 1, values: rest, history: [] }));
    await waitFor(() => expect(alert()).toContain(words.missing('What you owe')));
    expect(box('liabilities.1.value').value).toBe('1,000');
    // the message goes with what it is about
    await press('Undo');
    await waitFor(() => expect(screen.queryByText(words.partImported)).toBe(null));
  });

  it('has the last value that the tool accepts in place of one that it refuses, which the page names', async () => {
    await visit('net_worth');
    enter(box('liabilities.1.value'), '12345');
    await isStored('net_worth', '12345');
    enter(box('liabilities.1.value'), '-5');
    await press(words.export);
    expect((await files[0]?.text) ?? '').toContain('12345');
    await says(words.refused);
  });
});

describe('values of an earlier visit that cannot be read in full', () => {
  const renamed = worthText(700_000, ['2026-01-31', '2026-02-28']).replace('"liabilities"', '"debts"');
  const hold = (text: string) => localStorage.setItem('tool:net_worth', text);

  it('are used as far as they can be read, reported above the form, and put aside once something changes', async () => {
    hold(renamed);
    await visit('net_worth');
    await waitFor(() => expect(alert()).toContain(words.notRead));
    expect(alert()).toContain(words.unknown('debts'));
    expect(alert()).toContain(words.missing('What you owe'));
    const form = document.querySelector('main form') as Element;
    expect(document.querySelector('[role="alert"]')?.compareDocumentPosition(form)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await shows('totalAssets', '₹7,00,000');
    await lists(2);

    enter(box('assets.0.value'), '300000');
    await isStored('net_worth', '300000');
    expect(aside('net_worth')).toEqual([JSON.parse(renamed)]);
    await again('net_worth');
    await shows('totalAssets', '₹3,00,000');
    expect(alert()).toBe(null);
    await offers(words.downloadAside);
    await press(words.downloadAside);
    expect(await files[0]?.text).toBe(renamed);
    await press(words.deleteAside);
    await waitFor(() => expect(found(words.downloadAside)).toBeUndefined());
    expect(aside('net_worth')).toEqual([]);
    expect(output('totalAssets')).toBe('₹3,00,000');
  });

  it('leave the usual values where nothing of them can be used', async () => {
    const text = '<script>hacked = true</script>';
    hold(text);
    await visit('net_worth');
    await waitFor(() => expect(alert()).toContain(words.notOurs));
    expect(output('netWorth')).toBe('₹52,20,000');
    expect(box('assets.0.name').value).toBe('Savings account');
    expect(history()).toEqual([]);
    expect(Reflect.get({}, 'hacked')).toBeUndefined();
    enter(box('assets.0.value'), '300000');
    await isStored('net_worth', '300000');
    expect(aside('net_worth')).toEqual([text]);
  });
});

it('a value that is refused does not keep the others from being saved, and the page says which it is', async () => {
  await visit('net_worth');
  enter(box('liabilities.1.value'), '-5');
  enter(box('assets.0.value'), '300000');
  await isStored('net_worth', '300000');
  await says(words.refused);
  expect(screen.getAllByText(/^What you owe, row 2: /)).toHaveLength(1);
  expect(stored('net_worth')).not.toContain('-5');
  enter(box('liabilities.1.value'), '5');
  await waitFor(() => expect(screen.queryByText(words.refused)).toBe(null));
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
    expect(fileBox()?.closest('section')?.querySelectorAll('caption')).toHaveLength(1);
  });

  it('go with everything else where all is cleared, even where the page is left at once', async () => {
    localStorage.setItem('tool:net_worth', worthText(700_000, ['2026-01-31']));
    await visit('net_worth');
    await lists(1);
    await press(words.clear);
    await lists(0);
    await again('net_worth');
    expect(output('netWorth')).toBe('₹52,20,000');
    expect(history()).toEqual([]);
    expect(stored('net_worth') ?? '').not.toContain('2026-01-31');
  });

  it('are not made of figures that do not compute, and say why', async () => {
    await visit('net_worth');
    enter(box('assets.1.value'), '-5');
    await waitFor(() => expect(box('assets.1.value').getAttribute('aria-invalid')).toBe('true'));
    const before = document.querySelectorAll('[role="alert"]').length;
    await press(words.snapshot);
    await waitFor(() => expect(document.querySelectorAll('[role="alert"]').length).toBeGreaterThan(before));
    expect(history()).toEqual([]);
    enter(box('assets.1.value'), '5000000');
    await isStored('net_worth', '5000000');
    expect(stored('net_worth')).toContain('"history":[]');
  });

  it('are not said to be stored where they cannot be', async () => {
    settings.storageFull();
    await visit('net_worth');
    await press(words.snapshot);
    await waitFor(() => expect(alert()).toBe(words.cannot));
    expect(screen.queryByText(words.snapshotSaved)).toBe(null);
    // what succeeds then does not stand beside it
    await press(words.export);
    await says(words.exported);
    expect(screen.queryByRole('alert')).toBe(null);
  });
});

describe('two tabs', () => {
  it('show the same: what one stores the other takes over, and an undo brings its own back', async () => {
    await visit('budget_planner');
    enter(box('monthlyIncome'), '60000');
    elsewhere('tool:budget_planner', JSON.parse(budget({ monthlyIncome: 50_000 })));
    await shows('surplus', '-₹44,000');
    expect(box('monthlyIncome').value).toBe('50,000');
    await says(words.elsewhere);
    leave();
    expect(stored('budget_planner')).toContain('50000');
    await press('Undo');
    await shows('surplus', '-₹34,000');
    await isStored('budget_planner', '60000');
  });
});

describe('storage that is not there', () => {
  it('is reported where the browser blocks it, and the calculator and the file work', async () => {
    settings.storageBlocked();
    await visit('budget_planner');
    enter(box('monthlyIncome'), '80000');
    expect(output('surplus')).toBe('-₹14,000');
    await waitFor(() => expect(alert()).toBe(words.cannot));
    await press(words.export);
    expect(files[0]?.name).toContain('budget_planner');
  });

  it('is reported where it is full, and no longer once there is room', async () => {
    settings.storageFull();
    await visit('net_worth');
    enter(box('assets.0.value'), '300000');
    expect(output('netWorth')).toBe('₹53,20,000');
    await waitFor(() => expect(alert()).toBe(words.cannot));
    settings.storageFree();
    expect(stored('net_worth')).toBe(null);
    enter(box('assets.0.value'), '400000');
    await isStored('net_worth', '400000');
    await quiet();
  });
});
