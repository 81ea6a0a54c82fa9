import { expect, it } from 'vitest';
import { defineTool, fail } from '#engine';
import { box, button, output, renderTool, screen, type } from './page.tsx';

/** What a definition may say of its results: signs, durations, days and months, a table that is shown open. */
const tool = defineTool({
  inputs: {
    change: { kind: 'percent', label: 'Change', default: 12.5, negative: true },
    term: { kind: 'number', label: 'Term', default: 257 },
    debts: {
      kind: 'rows',
      label: 'Debts',
      item: 'Debt {number}',
      columns: { due: { kind: 'currency', label: 'Due', default: 5 } },
      min: 1,
      max: 5,
      default: [{ due: 1 }, { due: 2 }],
    },
  },
  outputs: {
    grown: { kind: 'percent', label: 'Grown', signed: true },
    lasts: { kind: 'months', label: 'Lasts' },
    day: { kind: 'date', label: 'Day' },
    month: { kind: 'month', label: 'Month' },
  },
  tables: {
    dues: {
      title: 'Dues',
      open: true,
      columns: {
        day: { kind: 'date', label: 'On' },
        month: { kind: 'month', label: 'In' },
        left: { kind: 'months', label: 'Left' },
      },
    },
  },
  refusals: { tooMuch: 'That is too much to be due.' },
  basis: ['Made up.'],
  examples: [{ title: 'As it starts', inputs: {}, outputs: { lasts: 257 } }],
  compute: ({ change, term, debts }) => {
    const high = debts.findIndex(({ due }) => due > 100);
    if (high >= 0) return fail(`debts.${high}.due`, 'tooMuch');
    return {
      grown: change,
      lasts: term,
      day: '2027-04-01',
      month: '2027-04',
      dues: () => [{ day: '2026-11-30', month: '2026-11', left: 14 }],
    };
  },
});

it('a change has its sign, a count of months is a duration, days and months are said in words', async () => {
  const visitor = await renderTool(tool);
  expect(output('grown')).toContain('+12.5%');
  expect(output('lasts')).toContain('21 years 5 months');
  expect(output('day')).toContain('1 April 2027');
  expect(output('month')).toContain('Apr 2027');
  await type(visitor, box('change'), '-3');
  expect(output('grown')).toContain('-3%');
});

it('a table that says so is open at once, with days, months and durations in its cells', async () => {
  await renderTool(tool);
  const cells = [...document.querySelectorAll('tbody tr :is(th, td)')].map(({ textContent }) => textContent);
  expect(cells).toEqual(['30 November 2026', 'Nov 2026', '1 year 2 months']);
});

it('a refusal at a cell stands there, and in the results after the name of its row', async () => {
  const visitor = await renderTool(tool);
  await type(visitor, box('debts.1.due'), '500');
  expect(box('debts.1.due').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(/Debt 2: .*That is too much to be due\./).length).toBeGreaterThan(0);
});

it('a row whose name has its number twice has that name everywhere', async () => {
  const rows = defineTool({
    inputs: {
      parts: {
        kind: 'rows',
        label: 'Parts',
        item: 'Part {number} ({number})',
        columns: { size: { kind: 'number', label: 'Size', default: 1, atMost: 9 } },
        min: 1,
        max: 3,
        default: [{}],
      },
    },
    outputs: { all: { kind: 'number', label: 'All' } },
    basis: ['Made up.'],
    examples: [],
    compute: ({ parts }) => ({ all: parts.length }),
  });
  const visitor = await renderTool(rows);
  expect(button('Remove: Part 1 (1)').disabled).toBe(true);
  await type(visitor, box('parts.0.size'), '10');
  expect(screen.getAllByText(/^Part 1 \(1\): /).length).toBeGreaterThan(0);
});
