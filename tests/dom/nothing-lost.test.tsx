// Nothing that a visitor has entered is lost: not by a link, an example, another tab, a file or a part that loads late.
import { describe, expect, it } from 'vitest';
import { openPage } from '#src/shell/routing/router.ts';
import { heading, renderHub } from './hub.tsx';
import { box, fireEvent, loaded, shows, waitFor } from './page.tsx';

const keyOf = (name: string) => `hisaab / ${name}`;
const stored = (name: string) => JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null')?.value;
const store = (name: string, value: unknown, at = Date.now()) =>
  localStorage.setItem(keyOf(name), JSON.stringify({ at, value }));
/** Another tab stores something, and this one is told of it. */
function elsewhere(name: string, value: unknown) {
  store(name, value, Date.now() + 1000);
  window.dispatchEvent(new StorageEvent('storage', { key: keyOf(name) }));
}
const leave = () => void window.dispatchEvent(new Event('pagehide'));
const enter = (control: HTMLElement, text: string) => fireEvent.change(control, { target: { value: text } });
const found = (text: string | RegExp) =>
  [...document.querySelectorAll('main button')].find(({ textContent }) =>
    typeof text === 'string' ? textContent === text : text.test(textContent ?? ''),
  );
const offers = (text: string | RegExp) => waitFor(() => expect(found(text)).toBeDefined());
async function press(text: string | RegExp) {
  await offers(text);
  fireEvent.click(found(text) as Element);
}
const REPLACE = 'Replace my saved figures';
const BACK = 'Back to my saved figures';
const SAVE = 'Save them on this device';

/** Net worth as it is stored: one farm, and a snapshot on each of these days. */
const worth = (value: number, days: readonly string[] = []) => ({
  tool: 'net_worth',
  version: 1,
  values: { assets: [{ name: 'Farm', kind: 'property', value }], liabilities: [] },
  history: days.map((day) => ({ day, outputs: { netWorth: value, totalAssets: value, totalLiabilities: 0 } })),
});
const days = () => stored('tool:net_worth')?.history.map(({ day }: { day: string }) => day);
const farm = () => stored('tool:net_worth')?.values.assets[0].value;

/** A link that someone has sent, opened in this tab. */
async function follow(settings: string) {
  openPage(`net_worth?${settings}`);
  await waitFor(() => expect(document.querySelector('main [role=status]')?.textContent).toContain('figures are shown'));
}
const LINK = 'assets.0.name=Gold&assets.0.kind=gold&assets.0.value=5';
async function openWorth(hash = 'net_worth') {
  await renderHub(hash);
  await waitFor(() => expect(heading()).toBe('Net Worth Tracker'));
  await loaded();
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
    await press('Undo');
    leave();
    expect(farm()).toBe(300_000);
  });

  it('do not replace what another tab has stored while they were shown', async () => {
    await openWorth(`net_worth?${LINK}`);
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
