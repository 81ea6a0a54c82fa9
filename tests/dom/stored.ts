// What this browser stores, and what a visitor of a page that stores things does.
import { expect } from 'vitest';
import { fireEvent, waitFor } from './page.tsx';

export const keyOf = (name: string) => `hisaab ${location.pathname} ${name}`;
export const store = (name: string, value: unknown, at = Date.now()) =>
  localStorage.setItem(keyOf(name), JSON.stringify({ at, value }));
export const stored = (name: string) => JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null')?.value;
/** Another tab stores something, and this one is told of it. */
export function elsewhere(name: string, value: unknown) {
  store(name, value, Date.now() + 1000);
  window.dispatchEvent(new StorageEvent('storage', { key: keyOf(name) }));
}

/** Writes what waits to be stored at once, as leaving the page does. */
export const leave = () => void window.dispatchEvent(new Event('pagehide'));
/** Puts a text in place of what a box holds, in one go. */
export const enter = (control: HTMLElement, text: string) => fireEvent.change(control, { target: { value: text } });
/** The button that says so; a query by role reads all of a page with a hundred controls. */
export const found = (text: string | RegExp) =>
  [...document.querySelectorAll('main button')].find(({ textContent }) =>
    typeof text === 'string' ? textContent === text : text.test(textContent ?? ''),
  );
export const offers = (text: string | RegExp) => waitFor(() => expect(found(text)).toBeDefined());
export async function press(text: string | RegExp) {
  await offers(text);
  fireEvent.click(found(text) as Element);
}

/** Net worth as it is stored: one farm, and a snapshot on each of these days. */
export const worth = (value: number, days: readonly string[] = []) => ({
  tool: 'net_worth',
  version: 1,
  values: { assets: [{ name: 'Farm', kind: 'property', value }], liabilities: [] },
  history: days.map((day) => ({ day, outputs: { netWorth: value, totalAssets: value, totalLiabilities: 0 } })),
});
