import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Chart, TableRow } from '#src/engine/types.ts';
import type { Rows } from '#src/renderer/charts/data.ts';
import { coloursOf } from '#src/renderer/charts/look.tsx';
import { point } from '#src/renderer/charts/marks.ts';
import Plot from '#src/renderer/charts/plot.tsx';
import type { Series } from '#src/renderer/charts/units.ts';
import { Around } from './page.tsx';

const series = (key: string): Series => ({ key, label: key, unit: { kind: 'currency' }, colour: 'red' });
const rows = [1, 2, 3, 4].map((at): TableRow => ({ at, paid: at * 10, due: at }));
const along: Rows = {
  rows,
  x: { ...series('at'), label: 'Year', unit: { kind: 'number' } },
  series: [series('due'), series('paid')],
  marks: [],
};
const base = { title: 'Both', table: 't', x: 'at', series: ['due', 'paid'] } as const;
const area: Chart = { ...base, kind: 'area', stacked: true };
const bars: Chart = { ...base, kind: 'bars' };

/** A chart, and what its legend says: the point, and then each name with its figure. */
function drawn(chart: Chart, data: Partial<Rows> = {}) {
  const { container, unmount } = render(<Plot chart={chart} data={{ ...along, ...data }} />, { wrapper: Around });
  const items = () => [...container.querySelectorAll('li')];
  return {
    container,
    unmount,
    says: () => items().map(({ textContent }) => textContent),
    /** The names of the lines that are not dashed. */
    solid: () =>
      items()
        .filter((item) => item.querySelector('circle:not([stroke-dasharray])'))
        .map((item) => item.querySelector('span')?.textContent),
  };
}

beforeEach(() => act(() => point(null)));

describe('the legend of a chart over axes', () => {
  it('says the figures of the last point at rest, and of another one while that is meant', () => {
    const { says } = drawn(area);
    // from the top of the drawing
    expect(says()).toEqual(['Year 4Total ₹44', 'paid₹40', 'due₹4']);
    act(() => point({ table: 't', at: 2 }));
    expect(says()).toEqual(['Year 2Total ₹22', 'paid₹20', 'due₹2']);
    act(() => point({ table: 'another', at: 2 }));
    expect(says()).toEqual(['Year 4Total ₹44', 'paid₹40', 'due₹4']);
  });

  it('says at rest the figures of the visitor’s own point', () => {
    const marks = [{ axis: 'x', at: 1.5, label: 'You', own: true }] as const;
    expect(drawn(bars, { marks }).says()).toEqual(['Year 2', 'due₹2', 'paid₹20']);
  });

  it('has the names alone where the last bar sums up nothing, until a bar is meant', () => {
    const { says } = drawn(bars);
    expect(says()).toEqual(['', 'due', 'paid']);
    act(() => point({ table: 't', at: 1 }));
    expect(says()).toEqual(['Year 1', 'due₹1', 'paid₹10']);
  });

  it('has no figure for a scenario that ends before another', () => {
    const { says } = drawn({ ...base, kind: 'line' }, { rows: [...rows, { at: 5, due: 7 }] });
    expect(says()).toEqual(['Year 4', 'due₹4', 'paid₹40']);
    act(() => point({ table: 't', at: 5 }));
    expect(says()).toEqual(['Year 5', 'due₹7', 'paid']);
  });

  it('is read out only while the focus is in the chart', () => {
    const { container } = drawn(area);
    const live = () => container.querySelector('ul')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    act(() => void container.firstElementChild?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
    expect(live()).toBe('polite');
    act(() => void container.firstElementChild?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(live()).toBe('off');
  });
});

it('of several lines the second is dashed', () => {
  const rows = [
    { at: 1, due: 100, paid: 40 },
    { at: 2, due: 60, paid: 60 },
  ];
  expect(drawn({ ...base, kind: 'line' }, { rows }).solid()).toEqual(['due']);
});

const fan = { kind: 'fan', title: 'Left', table: 't', x: 'at', series: ['low', 'middle', 'high'] } as const;

it('the edges of a band are in lakh or crore, and those that have come together are one figure', () => {
  const named = (key: string, label: string) => ({ ...series(key), label });
  const { says } = drawn(fan, {
    rows: [
      { at: 1, low: 0, middle: 0, high: 0 },
      { at: 2, low: 0, middle: 7_606_171, high: 41_258_684 },
    ],
    series: [named('low', 'Worst tenth'), named('middle', 'Middle'), named('high', 'Best tenth')],
  });
  expect(says()).toEqual(['Year 2', 'Middle₹76,06,171', 'Worst tenth – Best tenth₹0 – ₹4.13 crore']);
  act(() => point({ table: 't', at: 1 }));
  expect(says()).toEqual(['Year 1', 'Middle₹0', 'Worst tenth – Best tenth₹0']);
});

it('a fan with a darker band has names for both', () => {
  const keys = ['low', 'q1', 'middle', 'q3', 'high'];
  const { says } = drawn(
    { ...fan, series: keys },
    { rows: [{ at: 1, low: 1, q1: 2, middle: 3, q3: 4, high: 5 }], series: keys.map(series) },
  );
  expect(says()).toEqual(['Year 1', 'middle₹3', 'q1 – q3₹2 – ₹4', 'low – high₹1 – ₹5']);
});

it('an area fades down to 0, and has another paint below it', () => {
  const split = (...figures: number[]) => {
    const data = { rows: figures.map((saved, at) => ({ at, saved })), series: [series('saved')] };
    const { container, unmount } = drawn({ ...base, kind: 'area', series: ['saved'] }, data);
    const stops = [...container.querySelectorAll('stop')].map((stop) => stop.getAttribute('offset'));
    unmount();
    return stops;
  };
  expect(split(-10, 20, 30)).toEqual(['0', '0.75', '0.75']);
  expect(split(-10, -20)).toEqual(['0', '0', '0']);
  expect(split(0, 20)).toEqual(['0', '1']);
});

it('bars on their side have their names in a column, their figures at the end, and the name of the one that is meant', () => {
  const { container } = drawn({ ...bars, series: ['due'], horizontal: true } as Chart, {
    rows: [
      { at: '15 Jun', due: 2500 },
      { at: '15 Dec', due: 112_500 },
    ],
    x: { ...series('at'), unit: { kind: 'text' } },
    series: [series('due')],
    marks: [{ axis: 'x', at: '15 Dec', label: 'Due next', own: true }],
  });
  const texts = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(['15 Jun', '15 Dec', '₹2.5K', '₹1.13L', 'Due next']));
});

it('estimated returns are hatched in the legend as they are in the drawing, and amounts put in are not', () => {
  const [putIn, returns] = coloursOf(['principal', 'returns']);
  const { container } = drawn(area, {
    series: [
      { ...series('paid'), colour: String(putIn) },
      { ...series('due'), colour: String(returns) },
    ],
  });
  const hatched = [...container.querySelectorAll('li')].filter((item) => item.querySelector('svg path'));
  expect(hatched.map((item) => item.querySelector('span')?.textContent)).toEqual(['due']);
});
