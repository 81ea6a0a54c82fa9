import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import beforePaint from '#src/shell/theme/before-paint.js?raw';
import { ThemeMarks, ThemeSwitcher } from '#src/shell/theme/theme.tsx';
import { settings } from './browser.ts';
import { renderHub } from './hub.tsx';
import { Around, output, screen, waitFor, within } from './page.tsx';

const html = document.documentElement;
const isDark = () => html.classList.contains('dark');
const stored = () => localStorage.getItem('theme');
const choice = (name: string) =>
  within(screen.getByRole('group', { name: 'Theme' })).getByRole<HTMLInputElement>('radio', { name });
/** The parts of the hub that know of themes. */
const renderThemes = () =>
  render(
    <>
      <ThemeSwitcher group="menu" />
      <ThemeMarks />
    </>,
    { wrapper: Around },
  );
/** Dispatches what a page gets when another tab has stored something. */
const notifyOf = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

afterEach(() => {
  notifyOf('theme'); // what was chosen without storage is forgotten
  html.className = '';
});

const run = () => new Function(beforePaint)();
const modes = [
  { system: 'light', choice: null, dark: false },
  { system: 'dark', choice: null, dark: true },
  { system: 'dark', choice: 'system', dark: true },
  { system: 'light', choice: 'dark', dark: true },
  { system: 'dark', choice: 'light', dark: false },
] as const;
it.each(modes)(
  'the theme before the first paint is dark: $dark for a $system system and the stored choice $choice',
  (each) => {
    settings.dark(each.system === 'dark');
    if (each.choice !== null) localStorage.setItem('theme', each.choice);
    run();
    expect(isDark()).toBe(each.dark);
    // and the page, once it runs, says the same
    html.className = '';
    renderThemes();
    expect(isDark()).toBe(each.dark);
  },
);

it('the theme before the first paint ignores stored rubbish, as the page does', () => {
  localStorage.setItem('theme', '__proto__');
  run();
  expect(isDark()).toBe(false);
  renderThemes();
  expect(choice('System').checked).toBe(true);
  settings.dark(true);
  expect(isDark()).toBe(true);
});

it('the theme switcher follows the system live until a choice is made, and again when system is chosen', async () => {
  const visitor = userEvent.setup();
  renderThemes();
  expect(choice('System').checked).toBe(true);
  expect(stored()).toBe(null);
  settings.dark(true);
  expect(isDark()).toBe(true);
  settings.dark(false);
  expect(isDark()).toBe(false);

  await visitor.click(choice('Light'));
  expect(stored()).toBe('light');
  settings.dark(true);
  expect(isDark()).toBe(false);

  await visitor.click(choice('System'));
  expect(stored()).toBe('system');
  expect(isDark()).toBe(true);
  settings.dark(false);
  expect(isDark()).toBe(false);
});

it('the theme switcher follows a choice made in another tab', async () => {
  renderThemes();
  localStorage.setItem('theme', 'dark');
  notifyOf('theme');
  await waitFor(() => expect(isDark()).toBe(true));
  expect(choice('Dark').checked).toBe(true);
});

it('the theme switcher is the system’s again once another tab has cleared the storage', async () => {
  localStorage.setItem('theme', 'dark');
  renderThemes();
  expect(isDark()).toBe(true);
  localStorage.clear();
  notifyOf(null);
  await waitFor(() => expect(isDark()).toBe(false));
  expect(choice('System').checked).toBe(true);
});

it('a browser that blocks storage still follows the system, takes a choice for this visit and calculates', async () => {
  settings.storageBlocked();
  settings.dark(true);
  const visitor = await renderHub('emi_calculator');
  expect(isDark()).toBe(true);
  await visitor.click(choice('Light'));
  expect(isDark()).toBe(false);
  expect(choice('Light').checked).toBe(true);
  expect(output('emi')).toBe('₹8,678');
});
