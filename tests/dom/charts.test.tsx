import { act, render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { TableRow } from '#src/engine/types.ts';
import Curves from '#src/renderer/charts/curves.tsx';
import type { Rows, Series } from '#src/renderer/charts/data.ts';
import { point } from '#src/renderer/charts/pointed.ts';
import { WithReadout } from '#src/renderer/charts/readout.tsx';
import Ring from '#src/renderer/charts/ring.tsx';
import { Around, fireEvent } from './page.tsx';

const series = (key: string): Series => ({ key, label: key, unit: { kind: 'currency' }, colour: 'red' });
const rows = [1, 2, 3, 4].map((at): TableRow => ({ at, paid: at * 10, due: at }));
const along: Rows = {
  rows,
  x: { ...series('at'), label: 'Year', unit: { kind: 'number' } },
  series: [series('due'), series('paid')],
  marks: [],
};

/** A chart with a drawing that takes the keys: what its line says, and whether the page still hears a key. */
function chart(data: Partial<Rows> = {}, flows = false) {
  const all = { ...along, ...data };
  const parts = (row: TableRow) =>
    all.series
      .filter(({ key }) => row[key] !== undefined)
      .map(({ key, label, colour }) => ({ name: label, colour, figure: String(row[key]) }));
  const { container } = render(
    <WithReadout table="t" data={all} stacked flows={flows} parts={parts}>
      <button type="button">drawing</button>
    </WithReadout>,
    { wrapper: Around },
  );
  const drawing = container.querySelector('button') as HTMLElement;
  return {
    drawing,
    says: () => container.querySelector('p')?.textContent,
    press: (key: string, held: object = {}) => fireEvent.keyDown(drawing, { key, ...held }),
  };
}

beforeEach(() => act(() => point(null)));

it('keys go from the point at rest to its neighbours and to both ends, and the page does not scroll', () => {
  const { says, press, drawing } = chart();
  act(() => drawing.focus());
  expect(says()).toMatch(/^Year 4/);
  for (const [key, year] of [
    ['ArrowLeft', 3],
    ['ArrowLeft', 2],
    ['ArrowRight', 3],
    ['Home', 1],
    ['ArrowLeft', 1],
    ['End', 4],
    ['ArrowRight', 4],
  ] as const) {
    expect(press(key), key).toBe(false);
    expect(says(), key).toMatch(new RegExp(`^Year ${year}`));
  }
  press('Home');
  // back to the page before
  expect(press('ArrowRight', { altKey: true })).toBe(true);
  expect(press('Tab')).toBe(true);
  expect(says()).toMatch(/^Year 1/);
  act(() => drawing.blur());
  expect(says()).toMatch(/^Year 4/);
});

it('keys begin at the visitor’s own point, or at the near end where no point is read at rest', () => {
  const own = chart({ marks: [{ axis: 'x', at: 2, label: 'You', own: true }] }, true);
  expect(own.says()).toMatch(/^Year 2/);
  own.press('ArrowRight');
  expect(own.says()).toMatch(/^Year 3/);
  act(() => point(null));
  for (const [key, year] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 4],
  ] as const) {
    const { says, press } = chart({}, true);
    expect(says()).toBe('due paid ');
    press(key);
    expect(says()).toMatch(new RegExp(`^Year ${year}`));
    act(() => point(null));
  }
});

it('what is kept may go on for longer: at rest all names are read, and there is no total of nothing', () => {
  const ghost = { ...series('ghost'), label: 'Kept' };
  const longer = { ghost, rows: [...rows.map((row) => ({ ...row, ghost: 7 })), { at: 5, ghost: 7 }] };
  expect(chart(longer, true).says()).toBe('due paid Kept ');
  const { says } = chart(longer);
  expect(says()).toBe('Year 4due 4paid 40Kept ₹7Total ₹44');
  act(() => point({ table: 't', at: 5 }));
  expect(says()).toBe('Year 5Kept ₹7');
});

it('of lines that compete the better one is solid, where the visitor is or else at the end, and the others are dashed', () => {
  // the first is above, equal and below
  const rows = [
    { at: 1, due: 100, paid: 40 },
    { at: 2, due: 60, paid: 60 },
    { at: 3, due: 20, paid: 40 },
  ];
  const solid = (better?: 'lower' | 'higher', own?: number, of = rows) => {
    const chart = { kind: 'line', title: 'Both', table: 't', x: 'at', series: ['due', 'paid'] } as const;
    const marks = own === undefined ? [] : [{ axis: 'x' as const, at: own, label: 'You', own: true as const }];
    const { container, unmount } = render(
      <Curves chart={{ ...chart, ...(better && { better }) }} data={{ ...along, rows: of, marks }} />,
      { wrapper: Around },
    );
    const line = container.querySelector('p > span');
    const dots = [...(line?.querySelectorAll('svg') ?? [])].filter((dot) => !dot.innerHTML.includes('dasharray'));
    const names = dots.map((dot) => dot.parentElement?.textContent?.split(' ')[0]);
    unmount();
    return names.join();
  };
  expect([solid(), solid('higher'), solid('lower')]).toEqual(['due', 'paid', 'due']);
  expect([solid('higher', 1), solid('lower', 1)]).toEqual(['due', 'paid']);
  // equal where the visitor is, and at the end too
  expect(solid('lower', 2)).toBe('due');
  expect(solid('lower', 2, rows.slice(0, 2))).toBe('due');
  expect(solid('higher', 2, rows.slice(0, 2))).toBe('due');
});

const fan = { kind: 'fan', title: 'Left', table: 't', x: 'at', low: 'low', middle: 'middle', high: 'high' } as const;

it('the edges of a band are in lakh or crore', () => {
  const named = (key: string, label: string) => ({ ...series(key), label });
  const data = {
    ...along,
    rows: [
      { at: 1, low: 0, middle: 200_000, high: 300_000 },
      { at: 2, low: 0, middle: 7_606_171, high: 41_258_684 },
    ],
    series: [named('low', 'Worst tenth'), named('middle', 'Middle'), named('high', 'Best tenth')],
  };
  const { container } = render(<Curves chart={fan} data={data} />, { wrapper: Around });
  expect(container.querySelector('p')?.textContent).toBe(
    'Year 2Middle ₹76,06,171Worst tenth – Best tenth ₹0 – ₹4.13 crore',
  );
});

it('a band whose ends have come together is one figure', () => {
  const keys = ['low', 'middle', 'high'];
  const data = {
    ...along,
    rows: [
      { at: 1, low: 1, middle: 2, high: 3 },
      { at: 2, low: 0, middle: 0, high: 0 },
    ],
    series: keys.map(series),
  };
  const { container } = render(<Curves chart={fan} data={data} />, { wrapper: Around });
  const says = () => container.querySelector('p')?.textContent;
  expect(says()).toBe('Year 2middle ₹0low – high ₹0');
  act(() => point({ table: 't', at: 1 }));
  expect(says()).toBe('Year 1middle ₹2low – high ₹1 – ₹3');
});

it('a ring’s legend says shares, or amounts where the definition says so', () => {
  const slice = (name: string, value: number, share: number) =>
    ({ name, value, share, unit: { kind: 'currency' }, colour: 'red' }) as const;
  const data = { slices: [slice('Price', 1000, 85), slice('GST', 180, 15)], total: '₹1,180' };
  const drawn = (legend?: 'amounts') => {
    const chart = { kind: 'donut', title: 'Price', slices: [], ...(legend && { legend }) } as const;
    const { container } = render(<Ring chart={chart} data={data} />, { wrapper: Around });
    return [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
  };
  expect(drawn()).toEqual(['Price85%', 'GST15%']);
  expect(drawn('amounts')).toEqual(['Price₹1,000', 'GST₹180']);
});

it('an area has another paint below 0, and one that never is below has none', () => {
  const area = { kind: 'area', title: 'x', table: 't', x: 'at', series: ['saved'] } as const;
  const split = (...figures: number[]) => {
    const data = { ...along, rows: figures.map((saved, at) => ({ at, saved })), series: [series('saved')] };
    const { container, unmount } = render(<Curves chart={area} data={data} />, { wrapper: Around });
    const stops = [...container.querySelectorAll('stop')].map((stop) => stop.getAttribute('offset'));
    unmount();
    return stops;
  };
  expect(split(-10, 20, 30)).toEqual(['0.75', '0.75']);
  expect(split(-10, -20)).toEqual(['0', '0']);
  expect(split(0, 20)).toEqual([]);
});
