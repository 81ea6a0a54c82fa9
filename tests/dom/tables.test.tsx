import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { TableRow } from '#src/engine/types.ts';
import { Sheets } from '#src/renderer/tables/table-parts.tsx';
import { madeUp } from '../made-up.ts';
import { settings } from './browser.ts';
import { Around, box, button, renderTool, screen, type, type Visitor, waitFor } from './page.tsx';

const tab = (name: string) => screen.getByRole('tab', { name });
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`main ${selector}`)];
const textsOf = (selector: string) => all(selector).map(({ textContent }) => textContent ?? '');
const rows = () => all('tbody tr');
const showsRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
/** The cells of a row as the page shows them. */
const cells = (index: number) => [...(rows().at(index)?.children ?? [])].map(({ textContent }) => textContent ?? '');
/** ₹12,34,567 as 1234567. */
const figure = (text: string | undefined) => Number((text ?? '').replace(/[₹,%]/g, ''));

/** Opens a tool's page with one of its views on show. */
async function open(id: string, view: string): Promise<Visitor> {
  const visitor = await renderTool(id);
  await visitor.click(tab(view));
  await waitFor(() => expect(all('table').length).toBeGreaterThan(0));
  return visitor;
}

async function copied(visitor: Visitor): Promise<string[][]> {
  await visitor.click(button('Copy table'));
  await screen.findByText('Copied. Paste it into a spreadsheet.');
  const text = await navigator.clipboard.readText();
  return text.split('\n').map((line) => line.split('\t'));
}

it('a repayment schedule is one of the views of a panel, which says which of them is on show: by year, or by month in years, with a caption and headings for every column and row', async () => {
  const visitor = await renderTool('emi_calculator');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Chart', 'Yearly', 'Monthly']);
  expect(tab('Chart').getAttribute('aria-selected')).toBe('true');
  expect(all('table')).toEqual([]);
  await visitor.click(tab('Yearly'));
  await showsRows(20);
  expect(tab('Yearly').getAttribute('aria-selected')).toBe('true');
  expect(tab('Chart').getAttribute('aria-selected')).toBe('false');
  const panel = document.getElementById(tab('Yearly').getAttribute('aria-controls') ?? '');
  expect(panel?.querySelectorAll('table')).toHaveLength(1);
  expect(panel?.getAttribute('aria-labelledby')).toBe(tab('Yearly').id);

  expect(textsOf('caption')).toEqual(['Repayment schedule by year']);
  expect(textsOf('thead th')).toEqual([
    ...['Year', 'Opening balance', 'EMI', 'Interest', 'Principal', 'Closing balance'],
  ]);
  expect(all('thead th:not([scope="col"])')).toEqual([]);
  expect(all('tbody tr > th[scope="row"]:first-child')).toHaveLength(20);
  const years = Array.from({ length: 20 }, (_, year) => cells(year));
  expect(years.map(([year]) => year)).toEqual(years.map((_, index) => String(index + 1)));
  expect(years[0]?.[1]).toBe('₹10,00,000');
  expect(years.at(-1)?.[5]).toBe('₹0');

  await visitor.click(tab('Chart'));
  expect(all('table')).toEqual([]);
  await visitor.click(tab('Monthly'));
  await showsRows(240);
  expect(textsOf('caption')).toEqual(Array.from({ length: 20 }, (_, year) => `Year ${year + 1}`));
  expect(all('tbody tr > th[scope="row"]')).toHaveLength(240);
  // one twelfth of 8.5% on ten lakh
  expect(cells(0).slice(0, 4)).toEqual(['1', '₹10,00,000', '₹8,678', '₹7,083']);
  expect([cells(239)[0], cells(239).at(-1)]).toEqual(['240', '₹0']);
});

it('a repayment schedule is switched by arrow keys, from the last view to the first too', async () => {
  const visitor = await open('car_loan', 'Yearly');
  await visitor.keyboard('{ArrowRight}');
  await showsRows(84);
  expect(document.activeElement).toBe(tab('Monthly'));
  await visitor.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Chart'));
  expect(all('table')).toEqual([]);
});

it('a repayment schedule follows what is typed while it is open', async () => {
  const visitor = await open('emi_calculator', 'Yearly');
  await type(visitor, box('tenure'), '2');
  await showsRows(2);
  expect(cells(1).at(-1)).toBe('₹0');
  await type(visitor, box('loanAmount'), '0');
  await screen.findByText('No rows for these numbers.');
  // there is nothing to copy
  expect(screen.queryByRole('button', { name: 'Copy table' })).toBe(null);
});

it('a repayment schedule is copied as text with tabs that has the same figures, and says so where the browser does not let it be copied', async () => {
  const visitor = await open('emi_calculator', 'Yearly');
  await type(visitor, box('tenure'), '30');
  await showsRows(30);
  const [heads = [], ...lines] = await copied(visitor);
  expect(heads).toEqual(textsOf('thead th'));
  expect(lines).toHaveLength(30);
  for (const [index, line] of lines.entries())
    expect(line.map((text) => Math.round(Number(text)))).toEqual(cells(index).map(figure));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
  await visitor.click(button('Copy table'));
  await screen.findByText('This browser does not allow copying. Select the table instead.');
});

it('a long schedule is short on a phone until all of it is asked for, and a statement is whole', async () => {
  const visitor = await open('emi_calculator', 'Yearly');
  const isShort = () => all('[data-short]').length === 1;
  expect(isShort()).toBe(true);
  // the styles hide these on a phone alone, and paper has them
  expect(all('tr[data-late]').map((row) => row.firstElementChild?.textContent)).toEqual(
    Array.from({ length: 12 }, (_, row) => String(row + 9)),
  );
  await visitor.click(button('Show all 20 rows'));
  expect(isShort()).toBe(false);
  expect(document.activeElement).toBe(button('Show fewer rows'));
  await type(visitor, box('tenure'), '12');
  await showsRows(12);
  expect(screen.queryByRole('button', { name: /^Show (all|fewer)/ })).toBe(null);
});

it('a phone shows the first columns of a row, and the others once it is opened', async () => {
  settings.narrow(true);
  const visitor = await open('emi_calculator', 'Yearly');
  const hidden = () => all('thead [data-rest]').map(({ textContent }) => textContent);
  expect(hidden()).toEqual(['Opening balance', 'EMI']);
  const second = screen.getByRole('button', { name: '2' });
  expect(second.getAttribute('aria-expanded')).toBe('false');
  await visitor.click(second);
  const [opened, ...others] = all('tr[data-opened]');
  expect(others).toEqual([]);
  expect(opened?.previousElementSibling?.contains(second)).toBe(true);
  const year = [...(second.closest('tr')?.children ?? [])].map(({ textContent }) => textContent);
  expect(opened?.textContent).toBe(`Opening balance${year[1]}EMI${year[2]}`);
  await visitor.click(second);
  expect(all('tr[data-opened]')).toEqual([]);
});

it('a year of a repayment schedule opens its months right below it, in the same columns', async () => {
  const visitor = await open('emi_calculator', 'Yearly');
  const second = screen.getByRole('button', { name: '2' });
  await visitor.click(second);
  expect(second.getAttribute('aria-expanded')).toBe('true');
  const months = all('tr[data-finer]');
  expect(months).toHaveLength(12);
  const [first] = months;
  expect(first?.previousElementSibling?.contains(second)).toBe(true);
  const [month, opening, emi, interest, principal] = [...(first?.children ?? [])].map(({ textContent }) => textContent);
  expect([month, emi]).toEqual(['Month 13', '₹8,678']);
  // what a month opens with is what the year opens with, and the EMI is interest and principal
  expect(opening).toBe(cells(1)[1]);
  expect(Math.abs(figure(String(interest)) + figure(String(principal)) - 8678)).toBeLessThanOrEqual(1);
  await visitor.click(screen.getByRole('button', { name: '3' }));
  expect(all('tr[data-finer]').map(({ children }) => children[0]?.textContent)).toEqual(
    Array.from({ length: 12 }, (_, at) => `Month ${25 + at}`),
  );
  await visitor.click(screen.getByRole('button', { name: '3' }));
  expect(all('tr[data-finer]')).toEqual([]);
});

it('a column that declares decimals has as many in all its cells once one of them has any', () => {
  const columns = {
    amount: { kind: 'number', label: 'Amount', decimals: 2 },
    share: { kind: 'percent', label: 'Share', decimals: 1 },
    paid: { kind: 'currency', label: 'Paid', decimals: 2 },
  } as const;
  const shown = [
    { amount: 0.1, share: 100, paid: 1000 },
    { amount: 1234, share: 2.5, paid: -2000 },
  ];
  render(<Sheets table={{ title: 'Sums', columns }} rows={shown} />, { wrapper: Around });
  const texts = [...document.querySelectorAll('tbody :is(th, td)')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['0.10', '100.0%', '₹1,000', '1,234.00', '2.5%', '−₹2,000']);
});

it('money is rounded once: 3,808,113.4954 rupees stand in a table as ₹38,08,113, though their paise are .50', async () => {
  // 37,500 a month for 15 years at 8.5%: 37,500 × (1 − 1.00708333^−180) ÷ 0.00708333
  await renderTool('loan_eligibility');
  await waitFor(() => expect(cells(2)[1]).toBe('₹38,08,113'));
});

it('a column that stands under another one is a small line in its cells, and a column of its own in a copy', async () => {
  const visitor = await open('tax_calculator', 'Statement');
  expect(textsOf('thead th')).toEqual(['Line', 'Old regime', 'New regime']);
  expect(all('tbody th')[0]?.querySelector('small')?.textContent).toBe('section 13');
  expect((await copied(visitor))[0]).toEqual(['Line', 'Section', 'Old regime', 'New regime']);
});

it('a figure under another one has its label, and is left out where it is 0, in months that open too', async () => {
  const own = {
    principal: { kind: 'currency', label: 'Principal' },
    prepaid: { kind: 'currency', label: 'Prepaid', under: 'principal' },
  } as const;
  const table = { title: 'Years', columns: { year: { kind: 'years', label: 'Year' }, ...own } } as const;
  const months = { title: 'Months', columns: { month: { kind: 'months', label: 'Month' }, ...own } } as const;
  const rowsOf = ({ year }: TableRow) => (year === 1 ? [{ month: 1, principal: 4, prepaid: 5 }] : []);
  const visitor = userEvent.setup();
  const [first, second] = [
    { year: 1, principal: 4, prepaid: 5 },
    { year: 2, principal: 6, prepaid: 0 },
  ];
  render(
    <main>
      <Sheets table={table} rows={[first, second] as TableRow[]} finer={{ table: months, rowsOf }} />
    </main>,
    { wrapper: Around },
  );
  expect([cells(0)[1], cells(1)[1]]).toEqual(['₹4Prepaid ₹5', '₹6']);
  await visitor.click(button('1'));
  expect(textsOf('tr[data-finer] td')).toEqual(['₹4Prepaid ₹5']);
});

it('the best row of options says so beside its name, until another is or rows are equal', async () => {
  const visitor = await renderTool('loan_comparison');
  await showsRows(3);
  const said = () => rows().map((row) => row.querySelector('[data-best]')?.textContent ?? '');
  expect([said(), cells(1)[0]]).toEqual([['', 'Costs least', ''], 'Bank B Costs least']);
  await type(visitor, box('loans.1.rate'), '18');
  await waitFor(() => expect(said()).toEqual(['Costs least', '', '']));
  // loans of different amounts cannot be set against each other
  await type(visitor, box('loans.2.amount'), '500000');
  await waitFor(() => expect(said()).toEqual(['', '', '']));
});

it('a link that names a table stands under it, with the figures of now, and the others under the results', async () => {
  const table = (title: string) => ({ title, columns: { part: { kind: 'currency', label: 'Part' } } }) as const;
  const tool = madeUp({
    inputs: { amount: { kind: 'currency', label: 'Amount', default: 1000 } },
    outputs: { total: { kind: 'currency', label: 'Total' } },
    tables: { parts: { ...table('Parts'), open: true }, others: table('Others') },
    next: [
      { tool: 'first', text: 'All of it?', with: { sum: '{amount}' } },
      { tool: 'second', text: 'The part?', with: { sum: '{amount} ÷ 2', how: "'full'" }, under: 'parts' },
      { tool: 'third', text: 'The other?', with: { sum: '3' }, under: 'others' },
    ],
    compute: ({ amount }) => ({ total: amount, parts: () => [{ part: amount }], others: () => [{ part: 1 }] }),
  });
  const linkTo = (id: string, settings: string) => ({ href: `#${id}?${settings}` });
  const visitor = await renderTool(tool, 'a_tool', { linkTo });
  const links = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('main li a[href^="#"]')].map((link) => [
      link.getAttribute('href'),
      link.closest('[data-table]')?.getAttribute('data-table') ?? null,
    ]);
  expect(links()).toEqual([
    ['#first?sum=1000', null],
    ['#second?sum=500&how=full', 'parts'],
    ['#third?sum=3', 'others'],
  ]);
  await type(visitor, box('amount'), '5000');
  await waitFor(() => expect(links()[1]).toEqual(['#second?sum=2500&how=full', 'parts']));
});
