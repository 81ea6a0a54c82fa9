// Nothing that a visitor has entered is lost: not by a link, an example, another tab, a file or a part that loads late.
import { describe, expect, it, vi } from 'vitest';
import { importAll } from '#src/device/transfer.ts';
import { openPage } from '#src/shell/routing/router.ts';
import { settings } from './browser.ts';
import { renderHub } from './hub.tsx';
import { box, fireEvent, loaded, renderTool, screen, shows, waitFor } from './page.tsx';
import { elsewhere, enter, found, keyOf, leave, offers, press, store, stored, worth, worthTool } from './stored.ts';

const REPLACE = 'Replace my saved figures';
const BACK = 'Back to my saved figures';
const SAVE = 'Save them on this device';

const days = () => stored('tool:net_worth')?.history.map(({ day }: { day: string }) => day);
const farm = () => stored('tool:net_worth')?.values.assets[0].value;

/** A link that someone has sent, opened in this tab. */
async function follow(settings: string) {
  location.hash = `#net_worth?${settings}`;
  await waitFor(() => expect(document.querySelector('main [role=status]')?.textContent).toContain('You are seeing'));
}
const LINK = 'assets.0.name=Gold&assets.0.kind=cash&assets.0.value=5';
function openWorth(settings = '') {
  history.replaceState(null, '', `/#net_worth${settings}`);
  return renderTool(worthTool, 'net_worth');
}

describe('figures of a link', () => {
  it('replace what was stored since the page opened only after a word, and an undo brings it back', async () => {
    await openWorth();
    enter(box('assets.0.value'), '300000');
    leave();
    expect(farm()).toBe(300_000);
    await follow(LINK);
    await offers(REPLACE);
    expect(found(SAVE)).toBeUndefined();
    await press(REPLACE);
    await waitFor(() => expect(farm()).toBe(5));
    await screen.findByText('These figures have replaced your saved ones.');
    await press('Undo');
    leave();
    expect(screen.queryByText('These figures have replaced your saved ones.')).toBe(null);
    expect(farm()).toBe(300_000);
  });

  it('do not replace what another tab has stored while they were shown', async () => {
    await openWorth(`?${LINK}`);
    await offers(SAVE);
    const save = found(SAVE) as Element;
    // stored, and not yet told of
    store('tool:net_worth', worth(700_000));
    fireEvent.click(save);
    leave();
    expect(farm()).toBe(700_000);
    await offers(REPLACE);
  });

  it.each([
    ['on the way back and after an edit', BACK],
    ['where they replace the figures', REPLACE],
  ])('leave the snapshots where they are: %s', async (_what, button) => {
    store('tool:net_worth', worth(700_000, ['2026-01-31', '2026-02-28']));
    await openWorth();
    await follow(LINK);
    await press(button);
    // a reload then shows the same
    expect(location.hash).toBe('#net_worth');
    enter(box('assets.0.value'), '9');
    leave();
    expect([farm(), days()]).toEqual([9, ['2026-01-31', '2026-02-28']]);
  });

  it('leave a snapshot that another tab has taken meanwhile', async () => {
    store('tool:net_worth', worth(700_000, ['2026-01-31']));
    await openWorth();
    await follow(LINK);
    elsewhere('tool:net_worth', worth(700_000, ['2026-01-31', '2026-02-28']));
    await press(BACK);
    enter(box('assets.0.value'), '9');
    leave();
    expect([farm(), days()]).toEqual([9, ['2026-01-31', '2026-02-28']]);
  });
});

describe('an example', () => {
  it('and an edit of it replace nothing that is stored until the visitor says so', async () => {
    store('tool:net_worth', worth(700_000, ['2026-01-31']));
    await openWorth();
    await press(/^Try it/);
    enter(box('assets.0.value'), '123');
    leave();
    expect(farm()).toBe(700_000);
    await press(BACK);
    await shows('totalAssets', '₹7,00,000');
    await press(/^Try it/);
    enter(box('assets.0.value'), '123');
    await press(REPLACE);
    leave();
    expect([farm(), days()]).toEqual([123, ['2026-01-31']]);
    await press('Undo');
    leave();
    expect(farm()).toBe(700_000);
  });

  it('is not stored where nothing was, until the visitor says so', async () => {
    await openWorth();
    await press(/^Try it/);
    enter(box('assets.0.value'), '123');
    leave();
    expect(stored('tool:net_worth')).toBe(undefined);
    await press(SAVE);
    leave();
    expect(farm()).toBe(123);
  });
});

const calculation = (index: number, change: object = {}) => ({
  ...{ key: `k${index}`, tool: 'home_loan', path: '/loan/home-loan-calculator', title: 'Home Loan Calculator' },
  ...{
    name: `Bank ${index}`,
    scenario: `rate=${index}`,
    headline: [{ label: 'Monthly EMI', figure: '₹1' }],
    at: 1000 + index,
  },
  ...change,
});
const many = (count: number, change: object = {}, from = 0) =>
  Array.from({ length: count }, (_, index) => calculation(from + index, change));
const link = (id: string) => ({ id, path: `/loan/${id}`, title: id, short: id, icon: 'house' });
const entered = (scenario: string, at: number) => ({ scenario, figures: scenario, at });

async function openMyFigures() {
  await renderHub();
  openPage('my-figures');
  await screen.findByRole('heading', { name: 'Saved calculations' });
}
const fileOf = (entries: Record<string, unknown>) =>
  JSON.stringify({
    kept: 1,
    entries: Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { at: 5, value }])),
  });
/** Imports a file on the page that lists all that is stored. */
async function importFile(entries: Record<string, unknown>) {
  const file = new File([fileOf(entries)], 'hisaab.json', { type: 'application/json' });
  fireEvent.change(document.querySelector('main input[type="file"]') as Element, { target: { files: [file] } });
  await screen.findByText(/^Imported: /);
}

describe('an import', () => {
  const take = (entries: Record<string, unknown>) => importAll(fileOf(entries), () => true);

  it('deletes none of the visitor’s own saved calculations, and says how many found no room', () => {
    store('saved', many(120));
    expect(take({ saved: many(120, { at: 9e12 }, 1000) })).toMatchObject({ added: 80, noRoom: 40 });
    const keys = stored('saved').map(({ key }: { key: string }) => key);
    expect(many(120).filter(({ key }) => !keys.includes(key))).toEqual([]);
    expect(keys).toHaveLength(200);
    expect(take({ saved: many(300, { at: 9e12 }, 2000) })).toMatchObject({ added: 0, noRoom: 300 });
    expect(
      stored('saved')
        .map(({ key }: { key: string }) => key)
        .sort(),
    ).toEqual(keys.sort());
  });

  it('deletes none of the last figures of recent tools, and no star', () => {
    const own = Array.from({ length: 30 }, (_, index) => ({
      ...link(`own_${index}`),
      left: [entered(`a=${index}`, 3), entered('b=1', 2), entered('c=1', 1)],
    }));
    const stars = Array.from({ length: 12 }, (_, index) => link(`star_${index}`));
    store('recent', { on: true, recent: own, starred: stars });
    take({
      recent: {
        on: true,
        recent: own
          .map((tool) => ({ ...tool, id: tool.id, left: [entered('z=1', 9e12)] }))
          .concat(
            Array.from({ length: 30 }, (_, index) => ({ ...link(`their_${index}`), left: [entered('z=1', 9e12)] })),
          ),
        starred: Array.from({ length: 12 }, (_, index) => link(`their_star_${index}`)),
      },
    });
    const { recent, starred } = stored('recent');
    expect(recent).toEqual(own);
    expect(starred.slice(0, 12)).toEqual(stars);
  });

  it('counts nothing as new that is not stored, where remembering is off', async () => {
    store('figures', { on: false, household: null, figures: {} });
    await openMyFigures();
    const rent = {
      about: 'rentPaid.month',
      value: 9,
      at: 5,
      tool: 'hra',
      from: 'HRA',
      label: 'Rent',
      kind: 'currency',
    };
    await importFile({ figures: { on: true, household: null, figures: { rentPaid: rent } } });
    screen.getByText('Imported: 0 new.');
    screen.getByText(/^Left out: 1\./);
    expect(stored('figures').figures).toEqual({});
  });

  it('is left out where the browser has no room for it, and what is there stays', async () => {
    store('saved', many(1));
    await openMyFigures();
    settings.storageFull();
    await importFile({ saved: many(5, {}, 10) });
    settings.storageFree();
    screen.getByText('Imported: 0 new.');
    expect(stored('saved')).toEqual(many(1));
  });
});

describe('what is damaged', () => {
  it('is put aside when something else is saved, and offered as a file until the visitor deletes it', async () => {
    const damaged = { ...calculation(7), name: 5 };
    store('saved', [calculation(1), damaged]);
    localStorage.setItem(keyOf('recent'), '{"at":1,"value":{"rec');
    await openMyFigures();
    fireEvent.click(screen.getByRole('button', { name: 'Delete: Bank 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(stored('saved')).toEqual([calculation(1)]);
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${files.push(blob as Blob)}`);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    fireEvent.click(screen.getByRole('button', { name: 'Download it' }));
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({
      saved: [damaged],
      recent: ['{"at":1,"value":{"rec'],
    });
    fireEvent.click(screen.getByRole('button', { name: 'Delete it' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Download it' })).toBe(null));
    expect(localStorage.getItem(keyOf('saved'))).not.toContain('"name":5');
    expect(localStorage.getItem(keyOf('recent')) ?? '').not.toContain('{\\"rec');
    expect(stored('saved')).toEqual([calculation(1)]);
  });

  it('or of a tool that is not there, opens nothing in its place', async () => {
    store('saved', [calculation(1, { tool: 'constructor' }), calculation(2, { tool: 'no_such_tool' }), calculation(3)]);
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

describe('what is typed under My figures', () => {
  const rent = { about: 'rentPaid.month', value: 9, at: 5, tool: 'hra', from: 'HRA', label: 'Rent', kind: 'currency' };
  const leaving = {
    'by another page': () => openPage('home_loan'),
    'by a reload': leave,
  };

  it.each(Object.entries(leaving))('is stored where the page is left at once %s', async (_how, leaveIt) => {
    store('figures', { on: true, household: null, figures: { rentPaid: rent } });
    store('saved', [calculation(1)]);
    await openMyFigures();
    enter(screen.getByRole('textbox', { name: 'Change: Rent' }), '12 thousand');
    fireEvent.click(screen.getByRole('button', { name: 'Rename: Bank 1' }));
    enter(screen.getByRole('textbox', { name: 'Rename: Bank 1' }), 'SBI');
    leaveIt();
    await waitFor(() => expect(stored('figures').figures.rentPaid.value).toBe(12_000));
    expect(stored('saved')[0].name).toBe('SBI');
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
