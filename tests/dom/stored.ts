// What this browser stores, and what a visitor of a page that stores things does.
import { expect } from 'vitest';
import { choice, madeUp } from '../made-up.ts';
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

const sum = (rows: readonly { readonly value: number }[]) => rows.reduce((total, { value }) => total + value, 0);
const amount = (label: string) => ({ kind: 'currency', label, default: 0 }) as const;
const name = { kind: 'text', label: 'Name', default: '' } as const;
const atMost = { min: 0, max: 60 } as const;

/** A household's budget, which the device stores: ₹1,00,000 of income and ₹94,000 of expenses. */
export const budgetTool = madeUp({
  inputs: {
    monthlyIncome: { kind: 'currency', label: 'Income', default: 100_000 },
    expenses: {
      ...{ kind: 'rows', label: 'Expenses', item: 'Line {number}', ...atMost },
      columns: { name, kind: choice('Type', { need: 'Need', want: 'Want' }), value: amount('Amount') },
      default: [
        { name: 'Rent', kind: 'need', value: 30_000 },
        { name: 'Groceries', kind: 'need', value: 59_000 },
        { name: 'Travel', kind: 'want', value: 5000 },
      ],
    },
  },
  outputs: { surplus: { kind: 'currency', label: 'Left over' } },
  keep: {},
  compute: ({ monthlyIncome, expenses }) => ({ surplus: monthlyIncome - sum(expenses) }),
});

/** Net worth with snapshots, which the device stores: ₹90,00,000 owned and ₹37,80,000 owed. */
export const worthTool = madeUp({
  inputs: {
    assets: {
      ...{ kind: 'rows', label: 'What you own', item: 'Asset {number}', ...atMost },
      columns: { name, kind: choice('Type', { cash: 'Cash', property: 'Property' }), value: amount('Value') },
      default: [
        { name: 'Savings account', kind: 'cash', value: 200_000 },
        { name: 'House', kind: 'property', value: 8_800_000 },
      ],
    },
    liabilities: {
      ...{ kind: 'rows', label: 'What you owe', item: 'Loan {number}', ...atMost },
      columns: { name, value: amount('Outstanding') },
      default: [
        { name: 'Home loan', value: 3_750_000 },
        { name: 'Credit card', value: 30_000 },
      ],
    },
  },
  outputs: {
    netWorth: { kind: 'currency', label: 'Net worth' },
    totalAssets: { kind: 'currency', label: 'Total assets' },
    totalLiabilities: { kind: 'currency', label: 'Total liabilities' },
  },
  examples: [{ title: 'A family', inputs: {}, outputs: { netWorth: 5_220_000 } }],
  keep: { history: { title: 'Over time', outputs: ['netWorth', 'totalAssets', 'totalLiabilities'] } },
  compute: ({ assets, liabilities }) => {
    const [totalAssets, totalLiabilities] = [sum(assets), sum(liabilities)];
    return { netWorth: totalAssets - totalLiabilities, totalAssets, totalLiabilities };
  },
});

/** A calculation as it is stored. */
export const calculation = (change: object = {}) => ({
  ...{ key: 'k', tool: 'home_loan', scenario: 'rate=9', name: null, headline: [], at: 1000 },
  ...change,
});
/** A visitor's own inputs of a tool that stores them. */
export const ownInputs = (tool: string, scenario: string) => calculation({ key: tool, tool, scenario });
/** Net worth as it is stored: one farm. */
export const farm = (value: number) => ownInputs('net_worth', farmIn(value));
const farmIn = (value: number) =>
  `assets=1&assets.0.name=Farm&assets.0.kind=property&assets.0.value=${value}&liabilities=0`;
/** A snapshot of it. */
export const snapshot = (day: string, value: number) =>
  calculation({ key: `net_worth ${day}`, tool: 'net_worth', scenario: farmIn(value), name: day });
/** The calculations that are stored. */
export const items = () => stored('calculations')?.list ?? [];
/** The settings of the inputs that a tool stores; null where it stores none. */
export const ownIn = (tool: string): string | null =>
  items().find(({ key }: { key: string }) => key === tool)?.scenario ?? null;
/** The days of the snapshots. */
export const days = () =>
  items().flatMap(({ key, name }: { key: string; name: string }) => (key.startsWith('net_worth ') ? [name] : []));
