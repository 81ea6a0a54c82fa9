import { act, render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { TableRow } from '#src/engine/types.ts';
import type { Rows, Series } from '#src/renderer/charts/data.ts';
import { point } from '#src/renderer/charts/pointed.ts';
import { WithReadout } from '#src/renderer/charts/readout.tsx';
import { Around } from './page.tsx';

const series = (key: string): Series => ({ key, label: key, unit: { kind: 'currency' }, colour: 'red' });
const rows = [1, 2, 3, 4].map((at): TableRow => ({ at, paid: at * 10, due: at }));
const along: Rows = {
  rows,
  x: { ...series('at'), label: 'Year', unit: { kind: 'number' } },
  series: [series('due'), series('paid')],
  marks: [],
};

/** A chart without its drawing: what its line says. */
function chart(data: Partial<Rows> = {}, flows = false) {
  const all = { ...along, ...data };
  const parts = (row: TableRow) =>
    all.series
      .filter(({ key }) => row[key] !== undefined)
      .map(({ key, label, colour }) => ({ name: label, colour, figure: String(row[key]) }));
  const { container } = render(
    <WithReadout table="t" data={all} stacked flows={flows} parts={parts}>
      drawing
    </WithReadout>,
    { wrapper: Around },
  );
  return { says: () => container.querySelector('p')?.textContent };
}

beforeEach(() => act(() => point(null)));

it('what is kept may go on for longer: at rest all names are read, and there is no total of nothing', () => {
  const ghost = { ...series('ghost'), label: 'Kept' };
  const longer = { ghost, rows: [...rows.map((row) => ({ ...row, ghost: 7 })), { at: 5, ghost: 7 }] };
  expect(chart(longer, true).says()).toBe('due paid Kept ');
  const { says } = chart(longer);
  expect(says()).toBe('Year 4due 4paid 40Kept ₹7Total ₹44');
  act(() => point({ table: 't', at: 5 }));
  expect(says()).toBe('Year 5Kept ₹7');
});
