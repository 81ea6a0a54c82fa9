// Nothing that a visitor has entered is lost: not by a link, an example, another tab or a file. What a page shows of it; any order
// of what a visitor does in two tabs: tests/device/nothing-lost.test.ts.
import { describe, expect, it } from 'vitest';
import { openPage } from '#src/shell/routing/router.ts';
import { settings } from './browser.ts';
import { renderHub } from './hub.tsx';
import { box, fireEvent, loaded, renderTool, screen, shows, waitFor } from './page.tsx';
import {
  calculation,
  days,
  enter,
  farm,
  found,
  items,
  leave,
  offers,
  ownIn,
  press,
  snapshot,
  store,
  stored,
  worthTool,
} from './stored.ts';

const REPLACE = 'Replace my saved figures';
const BACK = 'Back to my saved figures';
const SAVE = 'Save them on this device';

const amount = () => Number(/assets\.0\.value=(\d+)/.exec(ownIn('net_worth') ?? '')?.[1] ?? Number.NaN);
const hold = (...list: object[]) => store('calculations', { list });

/** A link that someone has sent, opened in this tab. */
async function follow(text: string) {
  location.hash = `#net_worth?${text}`;
  await waitFor(() => expect(document.querySelector('main [role=status]')?.textContent).toContain('You are seeing'));
}
const LINK = 'assets.0.name=Gold&assets.0.kind=cash&assets.0.value=5';
function openWorth(text = '') {
  history.replaceState(null, '', `/#net_worth${text}`);
  return renderTool(worthTool, 'net_worth');
}

describe('figures of a link', () => {
  it('replace what was stored since the page opened only after a word, and an undo brings it back', async () => {
    await openWorth();
    enter(box('assets.0.value'), '300000');
    leave();
    expect(amount()).toBe(300_000);
    await follow(LINK);
    await offers(REPLACE);
    expect(found(SAVE)).toBeUndefined();
    await press(REPLACE);
    await waitFor(() => expect(amount()).toBe(5));
    // a reload then shows the same
    expect(location.hash).toBe('#net_worth');
    await screen.findByText('These figures have replaced your saved ones.');
    await press('Undo');
    leave();
    expect(screen.queryByText('These figures have replaced your saved ones.')).toBe(null);
    expect(amount()).toBe(300_000);
  });

  it('do not replace what another tab has stored while they were shown', async () => {
    await openWorth(`?${LINK}`);
    await offers(SAVE);
    const save = found(SAVE) as Element;
    // stored, and not yet told of
    hold(farm(700_000));
    fireEvent.click(save);
    leave();
    expect(amount()).toBe(700_000);
    await offers(REPLACE);
  });
});

describe('an example', () => {
  it('and an edit of it replace nothing that is stored until the visitor says so', async () => {
    hold(farm(700_000), snapshot('2026-01-31', 1));
    await openWorth();
    await press(/^Try it/);
    enter(box('assets.0.value'), '123');
    leave();
    expect(amount()).toBe(700_000);
    await press(BACK);
    await shows('totalAssets', '₹7,00,000');
    await press(/^Try it/);
    enter(box('assets.0.value'), '123');
    await press(REPLACE);
    leave();
    expect([amount(), days()]).toEqual([123, ['2026-01-31']]);
    await press('Undo');
    leave();
    expect(amount()).toBe(700_000);
  });

  it('is not stored where nothing was, until the visitor says so', async () => {
    await openWorth();
    await press(/^Try it/);
    enter(box('assets.0.value'), '123');
    leave();
    expect(ownIn('net_worth')).toBe(null);
    await press(SAVE);
    leave();
    expect(amount()).toBe(123);
  });
});

const saved = (index: number, change: object = {}) =>
  calculation({ key: `k${index}`, name: `Bank ${index}`, scenario: `rate=${index}`, at: 1000 + index, ...change });

async function openMyFigures() {
  await renderHub();
  openPage('my-figures');
  await screen.findByRole('heading', { name: 'Saved calculations' });
}
/** Imports a file on the page that lists all that is stored. */
async function importFile(what: object) {
  const file = new File([JSON.stringify(what)], 'hisaab.json', { type: 'application/json' });
  fireEvent.change(document.querySelector('main input[type="file"]') as Element, { target: { files: [file] } });
  await screen.findByText(/^Imported: /);
}
const rent = { about: 'rentPaid.month', value: 9, at: 5, tool: 'hra', from: 'HRA', label: 'Rent', kind: 'currency' };

describe('an import', () => {
  it('counts nothing as new that is not stored, where remembering is off', async () => {
    store('figures', { on: false, household: null, figures: {} });
    await openMyFigures();
    await importFile({ figures: { on: true, household: null, figures: { rentPaid: rent } } });
    screen.getByText('Imported: 0 new.');
    screen.getByText(/^Left out: 1\./);
    expect(stored('figures').figures).toEqual({});
  });

  it('is left out where the browser has no room for it, and what is there stays', async () => {
    hold(saved(1));
    await openMyFigures();
    settings.storageFull();
    await importFile({ calculations: { list: [saved(11), saved(12)], starred: ['ppf'] } });
    settings.storageFree();
    screen.getByText('Imported: 0 new.');
    screen.getByText(/^Left out: 3\./);
    expect(stored('calculations')).toEqual({ list: [saved(1)] });
  });

  it('names what is here already and says something else', async () => {
    hold(saved(1), farm(1));
    await openMyFigures();
    await importFile({ calculations: { list: [saved(1, { scenario: 'rate=7' }), farm(2), saved(2)] } });
    screen.getByText('Imported: 1 new.');
    screen.getByText(/already has one: Bank 1, Net Worth Tracker\.$/);
    expect(amount()).toBe(1);
  });
});

describe('what is damaged', () => {
  it('is skipped, and the rest lives', async () => {
    hold(saved(1), { ...saved(7), name: 5 }, {}, saved(2));
    await openMyFigures();
    fireEvent.click(screen.getByRole('button', { name: 'Delete: Bank 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(items()).toEqual([saved(2), saved(1)]);
  });

  it('or of a tool that is not there, opens nothing in its place', async () => {
    hold(saved(1, { tool: 'constructor' }), saved(2, { tool: 'no_such_tool' }), saved(3));
    await openMyFigures();
    await loaded();
    expect(screen.getAllByText(/does not have this calculator/)).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Bank 1' })).toBe(null);
    expect(screen.queryByRole('link', { name: 'Bank 3' })).not.toBe(null);
    openPage('');
    const strip = await screen.findByRole('region', { name: 'Recent and starred' });
    expect(strip.textContent).toContain('Bank 3');
    expect(strip.textContent).not.toContain('Bank 1');
  });
});

it('snapshots are listed under My figures by their day, and stand on no page that others see', async () => {
  hold(snapshot('2026-01-31', 700_000), saved(1));
  await openMyFigures();
  const link = screen.getByRole('link', { name: '31 January 2026' });
  expect(link.getAttribute('href')).toContain('assets.0.value=700000');
  openPage('');
  const strip = await screen.findByRole('region', { name: 'Recent and starred' });
  expect(strip.textContent).toContain('Bank 1');
  expect(strip.textContent).not.toMatch(/2026|7,00,000/);
});

describe('what is typed under My figures', () => {
  const leaving = {
    'by another page': () => openPage('home_loan'),
    'by a reload': leave,
  };

  it.each(Object.entries(leaving))('is stored where the page is left at once %s', async (_how, leaveIt) => {
    store('figures', { on: true, household: null, figures: { rentPaid: rent } });
    hold(saved(1));
    await openMyFigures();
    enter(screen.getByRole('textbox', { name: 'Change: Rent' }), '12 thousand');
    fireEvent.click(screen.getByRole('button', { name: 'Rename: Bank 1' }));
    enter(screen.getByRole('textbox', { name: 'Rename: Bank 1' }), 'SBI');
    leaveIt();
    await waitFor(() => expect(stored('figures').figures.rentPaid.value).toBe(12_000));
    expect(items()[0].name ?? items()[1].name).toBe('SBI');
  });

  it('is not stored where it is no number', async () => {
    store('figures', { on: true, household: null, figures: { rentPaid: rent } });
    await openMyFigures();
    enter(screen.getByRole('textbox', { name: 'Change: Rent' }), 'twelve');
    leave();
    screen.getByText('That number does not fit. Try another.');
    expect(stored('figures').figures.rentPaid.value).toBe(9);
  });
});
