import { describe, expect, it } from 'vitest';
import { fail } from '#engine';
import type { Chart, Rule, TableRow, Tool } from '#src/engine/types.ts';
import { type ChartData, dataOf } from '#src/renderer/charts/data.ts';
import { sliceFigure } from '#src/renderer/charts/donut-slices.ts';
import { coloursOf, isLight } from '#src/renderer/charts/look.tsx';
import { bestBar } from '#src/renderer/charts/marks.ts';
import { atRest } from '#src/renderer/charts/readout.tsx';
import { roundDomain, tick, ticksAlong } from '#src/renderer/charts/ticks.ts';
import { axisUnit, type Series, saidAlong, tooltipFigure, type Unit, unitAlong } from '#src/renderer/charts/units.ts';
import { madeUp } from '../made-up.ts';
import { toolById } from '../tools.ts';

/** A tool whose table has as many rows as its input says, each from `part` of its two kinds. */
const tool = madeUp({
  inputs: {
    paid: { kind: 'currency', label: 'Paid', default: 600 },
    years: { kind: 'years', label: 'Years', default: 2 },
    sign: { kind: 'number', label: 'Sign', default: 1, allowed: [-1e9] },
  },
  outputs: {
    earned: { kind: 'currency', label: 'Earned' },
    total: { kind: 'currency', label: 'Total' },
    span: { kind: 'years', label: 'Half of the years' },
  },
  tables: {
    byYear: {
      title: 'By year',
      columns: {
        year: { kind: 'years', label: 'Year' },
        low: { kind: 'currency', label: 'Low' },
        middle: { kind: 'currency', label: 'Middle' },
        high: { kind: 'currency', label: 'High', role: 'interest' },
      },
    },
    parts: {
      title: 'Parts',
      columns: {
        part: { kind: 'text', label: 'Part', values: { need: 'Needs', want: 'Wants' } },
        amount: { kind: 'currency', label: 'Amount' },
      },
    },
  },
  refusals: { thirteen: 'Not thirteen.' },
  compute: ({ paid, years, sign }) => {
    if (paid === 13) return fail('paid', 'thirteen');
    return {
      earned: sign * 300,
      total: paid + 300,
      span: years / 2,
      byYear: () =>
        Array.from({ length: years }, (_, year) => ({
          year: year + 1,
          low: 10,
          middle: 20.005 * (year + 1),
          high: 40,
        })),
      parts: () => [
        { part: 'need' as const, amount: sign * 70 },
        { part: 'want' as const, amount: 30 * Math.max(0, sign) },
      ],
    };
  },
});

const charts = {
  donut: {
    kind: 'donut',
    title: 'Paid and earned',
    slices: [
      { label: 'Put in', value: 'paid', role: 'principal' },
      { label: 'Earned', value: 'earned', role: 'interest' },
    ],
  },
  shares: { kind: 'shares', title: 'Parts', table: 'parts', label: 'part', value: 'amount' },
  line: { kind: 'line', title: 'Growth', table: 'byYear', x: 'year', series: ['middle', 'high'] },
  fan: { kind: 'fan', title: 'Range', table: 'byYear', x: 'year', series: ['low', 'middle', 'high'] },
  bars: { kind: 'bars', title: 'Parts', table: 'parts', x: 'part', series: ['amount'] },
} as const satisfies Record<string, Chart>;

const [principal, interest] = ['#d97706', 'var(--chart-interest)'];
/** The colours that mean nothing in particular. */
const other = (number: number) => `var(--chart-${number})`;

const outcomeOf = (inputs: Readonly<Record<string, unknown>>) => {
  const outcome = tool.run(inputs);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome;
};

const drawn = (chart: Chart, inputs: Readonly<Record<string, unknown>> = {}) => dataOf(tool, chart, tool.run(inputs));

it('a ring draws a loss as nothing', () => {
  expect(drawn(charts.donut, { sign: -1 })).toEqual({
    slices: [
      { name: 'Put in', value: 600, unit: { kind: 'currency' }, share: 100, colour: principal },
      { name: 'Earned', value: 0, unit: { kind: 'currency' }, share: 0, colour: interest },
    ],
    // ₹600 are not what is left
    total: null,
  });
});

it('a ring leaves out what is nothing, where there are others to make a ring', () => {
  const slices = ['paid', 'earned', 'total'].map((value) => ({ label: value, value }));
  const named = (inputs: object) => {
    const data = drawn({ ...charts.donut, slices }, { ...inputs });
    return data && 'slices' in data ? data.slices.map(({ name, colour }) => [name, colour]) : null;
  };
  const all = named({});
  expect(all?.map(([name]) => name)).toEqual(['paid', 'earned', 'total']);
  // and the colours of the others stay
  expect(named({ sign: -1 })).toEqual(all?.filter(([name]) => name !== 'earned'));
});

it('a ring is not drawn where every slice is zero or less', () => {
  expect(drawn(charts.donut, { paid: 0, sign: 0 })).toBeNull();
  expect(drawn(charts.donut, { paid: 0, sign: -1 })).toBeNull();
  expect(drawn(charts.shares, { sign: 0 })).toBeNull();
});

it('a ring names the rows of a table by their shown words', () => {
  expect(drawn(charts.shares)).toEqual({
    slices: [
      { name: 'Needs', value: 70, unit: { kind: 'currency' }, share: 70, colour: other(1) },
      { name: 'Wants', value: 30, unit: { kind: 'currency' }, share: 30, colour: other(2) },
    ],
    total: '₹100',
  });
});

it('what is drawn over an axis has the rows, the axis and the series with their labels', () => {
  expect(drawn(charts.line)).toEqual({
    rows: [
      { year: 1, low: 10, middle: 20.005, high: 40 },
      { year: 2, low: 10, middle: 40.01, high: 40 },
    ],
    x: { key: 'year', label: 'Year', unit: { kind: 'years' } },
    series: [
      { key: 'middle', label: 'Middle', unit: { kind: 'currency' }, colour: other(6) },
      { key: 'high', label: 'High', unit: { kind: 'currency' }, colour: interest },
    ],
    marks: [],
  });
});

it('nothing is drawn of a refusal', () => {
  for (const chart of Object.values(charts)) expect(drawn(chart, { paid: 13 })).toBeNull();
});

it.each([
  ['currency', 125_000, '₹1.25L'],
  ['currency', -1_250_000, '−₹12.5L'],
  ['number', -3, '−3'],
  ['number', 2027, '2027'],
  ['percent', 0.1 + 0.2, '0.3%'],
  ['months', 18, '1y 6m'],
  ['month', '2027-04', 'Apr 2027'],
  ['date', '2027-04-30', 'Apr 2027'],
  ['text', 'Needs', 'Needs'],
] as const)('a tick of %s at %d is %s', (kind, value, text) => {
  expect(tick({ kind }, value)).toBe(text);
});

it('a tick of how long something lasts is rounded to a month', () => {
  expect([0.5, 1.99, 20].map((years) => tick({ kind: 'years', lasts: true }, years))).toEqual(['6m', '2y', '20y']);
});

it('figures on a chart are whole in a tooltip, with Indian grouping', () => {
  expect(tooltipFigure({ kind: 'currency' }, 1_161_695.4)).toBe('₹11,61,695');
  expect(tooltipFigure({ kind: 'percent' }, 42.125)).toBe('42.13%');
  expect(tooltipFigure({ kind: 'text' }, '-5 to 3')).toBe('-5 to 3');
  expect(tooltipFigure({ kind: 'number' }, -5)).toBe('−5');
});

describe('a figure on a chart has the unit of its own', () => {
  const measures = madeUp({
    inputs: { share: { kind: 'percent', label: 'Share', default: 60 } },
    outputs: {
      rest: { kind: 'percent', label: 'Rest', decimals: 3 },
      money: { kind: 'currency', label: 'Money' },
      rate: { kind: 'number', label: 'Rate', decimals: 6 },
    },
    tables: {
      parts: {
        title: 'Parts',
        columns: {
          part: { kind: 'text', label: 'Part' },
          share: { kind: 'percent', label: 'Share' },
          worth: { kind: 'currency', label: 'Worth' },
          apr: { kind: 'percent', label: 'APR', decimals: 3 },
        },
      },
    },
    compute: ({ share }) => ({
      rest: 100 - share,
      money: 5000,
      rate: 0.0125,
      parts: () =>
        Array.from({ length: 8 }, (_, part) => ({ part: `Part ${part}`, share: 12.5, worth: 50_000, apr: 8.6251 })),
    }),
  });
  const of = (chart: Chart) => dataOf(measures, chart, measures.run({}));
  const slices = (chart: Chart) => {
    const data = of(chart);
    return data && 'slices' in data ? data.slices.map(({ unit, value }) => tooltipFigure(unit, value)) : null;
  };
  const seriesOf = (...keys: string[]): readonly Series[] => {
    const data = of({ kind: 'line', title: 'x', table: 'parts', x: 'part', series: keys });
    return data && 'series' in data ? data.series : [];
  };

  it('a figure on a chart has the unit of its own in a ring of outputs and inputs', () => {
    const parts = ['share', 'rest', 'money', 'rate'].map((value) => ({ label: value, value }));
    expect(slices({ kind: 'donut', title: 'x', slices: parts })).toEqual(['60%', '40%', '₹5,000', '0.0125']);
  });

  it('a figure on a chart has the unit of its own in a ring of a table’s rows, the rest of them included', () => {
    const rows = { kind: 'shares', title: 'x', table: 'parts', label: 'part' } as const;
    expect(slices({ ...rows, value: 'share' })).toEqual([...Array(5).fill('12.5%'), '37.5%']);
    expect(slices({ ...rows, value: 'worth' })?.at(-1)).toBe('₹1,50,000');
  });

  it('a figure on a chart has the unit of its own over an axis, whatever the first series is', () => {
    const figures = seriesOf('share', 'worth', 'apr').map(({ unit }) => tooltipFigure(unit, 50_000.6251));
    expect(figures).toEqual(['50,000.63%', '₹50,001', '50,000.625%']);
  });

  it('a figure on a chart has the unit of its own on the axis only where all series have it', () => {
    expect(tick(axisUnit(seriesOf('share', 'apr')), 20)).toBe('20%');
    expect(tick(axisUnit(seriesOf('worth')), 200_000)).toBe('₹2L');
    expect(tick(axisUnit(seriesOf('worth', 'share')), 20)).toBe('20');
    expect(tick(axisUnit(seriesOf('share', 'worth')), 20)).toBe('20');
  });
});

it.each([
  [0, 104_139, 0, 125_000],
  [-30, 100, -50, 100],
  [-30, -10, -30, 0],
  [0, 0, 0, 1],
])('amounts from %d to %d are drawn from one round figure to another, with 0: from %d to %d', (...figures) => {
  const [least, most, ...domain] = figures;
  expect(roundDomain([least, most], 'number')).toEqual(domain.map((each) => expect.closeTo(each)));
});

it('amounts of rupees, months and years are drawn up to a whole one, so that no two ticks look the same', () => {
  for (const kind of ['currency', 'months', 'years'] as const) expect(roundDomain([0, 1.2], kind)).toEqual([0, 2]);
  expect(roundDomain([0, 1.2], 'percent')).toEqual([0, 1.25]);
});

const on = (kind: Unit['kind'], key: string, months = false): Series => ({
  key,
  label: 'At',
  unit: { kind, ...(months && { months: true }) },
  colour: '',
});

/** The ticks that recharts may choose from along these values, as they are written. */
function ticksOf(x: Series, values: readonly (number | string)[], bars = false) {
  const ticks = ticksAlong({ rows: values.map((value) => ({ [x.key]: value })), x, series: [], marks: [] }, bars);
  return ticks?.text ? ticks.at.map(ticks.text) : ticks?.at;
}
const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

it('ticks along years are round', () => {
  const year = on('years', 'year');
  expect(ticksOf(year, upTo(0, 30))).toEqual([0, 5, 10, 15, 20, 25, 30]);
  expect(ticksOf(year, upTo(18, 40))).toEqual([20, 25, 30, 35, 40]);
  expect(ticksOf(year, upTo(0, 5))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(ticksOf(year, [0, 0.25, 0.5])).toEqual([0, 0.5]);
  const incomes = upTo(0, 100).map((each) => each * 25_000);
  expect(ticksOf(on('currency', 'income'), incomes)).toEqual(upTo(0, 10).map((each) => each * 250_000));
});

it('ticks under bars stand at bars, and every bar may have one where none is round', () => {
  const year = on('years', 'year');
  expect(ticksOf(year, upTo(1, 30), true)).toEqual([5, 10, 15, 20, 25, 30]);
  expect(ticksOf(year, [1, 4, 9], true)).toEqual([1, 4, 9]);
  expect(ticksOf(year, [3, 17, 44], true)).toBeUndefined();
  for (const bars of [true, false]) {
    expect(ticksOf(year, [3], bars)).toBeUndefined();
    expect(ticksOf(on('text', 'name'), ['Needs', 'Wants'], bars)).toBeUndefined();
    expect(ticksOf(on('month', 'month'), ['2027-01', '2027-02'], bars)).toBeUndefined();
  }
});

it.each([
  ['years', [0, 1, 2]],
  ['currency', [0, 1, 2]],
  ['percent', [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2]],
] as const)('ticks along %s are whole where parts mean nothing', (kind, ticks) => {
  expect(ticksOf(on(kind, 'at'), [0, 0.5, 1, 1.5, 2])).toEqual(ticks);
});

it('ticks along more than 36 months stand at whole years', () => {
  const month = on('number', 'month', true);
  expect(ticksOf(month, upTo(0, 341))).toEqual(['0', '5y', '10y', '15y', '20y', '25y']);
  expect(ticksOf(month, upTo(1, 60))).toEqual(['1y', '2y', '3y', '4y', '5y']);
  expect(ticksOf(month, upTo(0, 36))).toEqual([0, 5, 10, 15, 20, 25, 30, 35]);
});

it('ticks along days stand at the beginnings of years or months, or at both ends', () => {
  const day = on('date', 'day');
  expect(ticksOf(day, ['2021-04-01', '2022-04-01', '2026-03-31'])).toEqual(['2022', '2023', '2024', '2025', '2026']);
  expect(ticksOf(day, ['2026-11-20', '2027-04-01'])).toEqual([
    'Dec 2026',
    'Jan 2027',
    'Feb 2027',
    'Mar 2027',
    'Apr 2027',
  ]);
  expect(ticksOf(day, ['2027-01-02', '2027-01-20'])).toEqual(['2 January 2027', '20 January 2027']);
  // bars, and a single day, have places of their own
  expect(ticksOf(day, ['2021-04-01', '2026-03-31'], true)).toBeUndefined();
  expect(ticksOf(day, ['2027-01-01'])).toBeUndefined();
});

it('a place along months is said in years too', () => {
  const month = { ...on('number', 'month', true), label: 'Month' };
  expect([5, 341].map((at) => saidAlong(month, at))).toEqual(['Month 5', 'Month 341 (28 years 5 months)']);
  expect(saidAlong(on('number', 'at'), 341)).toBe('At 341');
  const year = { ...on('years', 'year'), label: 'Year' };
  expect([0.58, 22, 22.58].map((at) => saidAlong(year, at))).toEqual(['7 months', 'Year 22', '22 years 7 months']);
});

it('a column counts months where its table has sections of twelve of them', () => {
  const columns = { year: { kind: 'number', label: 'Year' }, month: { kind: 'number', label: 'Month' } } as const;
  const monthly = (sections: object) =>
    ({ ...tool, tables: { t: { title: 't', columns, ...sections } } }) as unknown as Tool;
  const rows = [{ month: 0 }, { month: 12, year: 1 }, { month: 13, year: 2 }];
  const by = monthly({ sections: { by: 'year', caption: 'Year {value}' } });
  expect(unitAlong(by, 't', 'month', rows)).toEqual({ kind: 'number', months: true });
  expect(unitAlong(by, 't', 'month', [...rows, { month: 14, year: 1 }])).toEqual({ kind: 'number' });
  expect(unitAlong(monthly({}), 't', 'month', rows)).toEqual({ kind: 'number' });
});

it('a slice says crores in words, and less exactly', () => {
  const slice = { name: 'x', unit: { kind: 'currency' }, colour: '', share: 0 } as const;
  const said = [9_999_999, 10_434_567].map((value) => sliceFigure({ ...slice, value }));
  expect(said).toEqual(['₹99,99,999', '₹1.04 crore']);
});

it('a chart of zeros alone has nothing to draw', () => {
  expect(drawn(charts.bars, { sign: 0 })).toBeNull();
});

it('a reference line stands at a number, an output or an input, where the visitor is', () => {
  const marks = [
    { y: 25, label: 'A number' },
    { y: 'total', label: 'An output' },
    { x: 'years', label: 'An input' },
    { x: 'span', label: 'A result where the visitor is', own: true },
    { x: 'span', label: 'Another result' },
  ] as const;
  const data = drawn({ ...charts.line, marks: [...marks, { x: 'total', label: 'Beyond the chart', own: true }] });
  expect(data && 'marks' in data && data.marks).toEqual([
    { axis: 'y', at: 25, label: 'A number' },
    { axis: 'y', at: 900, label: 'An output' },
    { axis: 'x', at: 2, label: 'An input', own: true },
    { axis: 'x', at: 1, label: 'A result where the visitor is', own: true },
    { axis: 'x', at: 1, label: 'Another result' },
  ]);
});

it('a reference line at words stands at the name that the axis shows', () => {
  const marks = [{ x: 'chosen', label: 'Next' }];
  const data = dataOf(tool, { ...charts.bars, marks } as Chart, { ...outcomeOf({}), outputs: { chosen: 'want' } });
  expect(data && 'marks' in data && data.marks).toEqual([{ axis: 'x', at: 'Wants', label: 'Next' }]);
});

it('the best of several bars is marked, if no other has its name', () => {
  const { parts } = tool.tables;
  const best = { column: 'amount', is: 'least', label: 'Costs least' } as const;
  const of = (change: Partial<TableRow> = {}, chart: Chart = charts.bars) => {
    const rows = [
      { part: 'need', amount: 70 },
      { part: 'want', amount: 30, ...change },
    ] as TableRow[];
    const data = dataOf({ ...tool, tables: { parts: { ...parts, best } } } as unknown as Tool, chart, {
      ...outcomeOf({}),
      shownTable: () => rows,
    });
    return data && 'rows' in data ? bestBar(data) : undefined;
  };
  expect(of()).toEqual({ at: 'Wants', label: 'Costs least' });
  expect(of({ amount: 70 })).toBe(null);
  expect(of({ part: 'need' })).toBe(null);
});

it('growth begins at its start, where the first row is later', () => {
  const rowsOf = (start: Record<string, string | number>) => {
    const data = drawn({ ...charts.line, start });
    return data && 'rows' in data ? data.rows.map(({ year, middle, high }) => [year, middle, high]) : null;
  };
  const rows = [
    [1, 20.005, 40],
    [2, 40.01, 40],
  ];
  expect(rowsOf({ year: 0, middle: 'paid', high: 5 })).toEqual([[0, 600, 5], ...rows]);
  expect(rowsOf({ year: 1, middle: 'paid', high: 5 })).toEqual(rows);
});

it('bars of nothing have no name in the legend', () => {
  const empty = { ...outcomeOf({}), shownTable: () => [{ year: 1, low: 0, middle: 5, high: 40 }] };
  const byYear = { kind: 'bars', title: 'x', table: 'byYear', x: 'year', series: ['low', 'middle', 'high'] } as const;
  const data = dataOf(tool, byYear, empty);
  expect(data && 'series' in data && data.series.map(({ label }) => label)).toEqual(['Middle', 'High']);
});

describe('what is left out, and what stays', () => {
  const rowsOf = (rows: readonly TableRow[]) => ({ ...outcomeOf({}), shownTable: () => rows });
  const labels = (data: ChartData | null) => (data && 'series' in data ? data.series.map(({ label }) => label) : null);
  const names = (data: ChartData | null) =>
    data && 'slices' in data ? data.slices.map(({ name, value }) => [name, value]) : null;
  const percents = (data: ChartData | null) =>
    data && 'slices' in data ? data.slices.map(({ share }) => share) : null;
  const totalOf = (data: ChartData | null) => (data && 'slices' in data ? data.total : undefined);
  const sharesOf = (...amounts: number[]) =>
    dataOf(tool, charts.shares, rowsOf(amounts.map((amount, part) => ({ part: `Part ${part}`, amount }))));
  const bars = { kind: 'bars', title: 'x', table: 'byYear', x: 'year', series: ['low', 'high'] } as const;
  const lows = (...all: number[]) => rowsOf(all.map((low, index) => ({ year: index + 1, low, high: 100_000 })));

  it('a column that the page hides is not drawn', () => {
    const hidden = tool.tables.byYear?.columns.middle;
    const shown = (showWhen: Rule) => {
      const columns = { ...tool.tables.byYear?.columns, middle: { ...hidden, showWhen } };
      const changed = { ...tool, tables: { byYear: { ...tool.tables.byYear, columns } } } as unknown as Tool;
      return labels(dataOf(changed, charts.line, tool.run({})));
    };
    expect(shown({ years: 3 })).toEqual(['High']);
    expect(shown({ years: 2 })).toEqual(['Middle', 'High']);
  });

  it('a line of zeros stays beside others, and a series stays that is 0 in one row', () => {
    expect(labels(dataOf(tool, { ...bars, kind: 'line' }, lows(0, 0)))).toEqual(['Low', 'High']);
    expect(labels(dataOf(tool, bars, lows(0, 90_000)))).toEqual(['Low', 'High']);
    expect(labels(dataOf(tool, { ...bars, series: ['low'] }, lows(0, 90_000)))).toEqual(['Low']);
  });

  it('without rows there is no growth, though it has a start', () => {
    expect(drawn({ ...charts.line, start: { year: 0, middle: 'paid', high: 5 } }, { years: 0 })).toBeNull();
  });

  it('a reference line stands at a month or a day, and nowhere while there is none', () => {
    const marks = [
      { x: 'earned', label: 'Repaid in {x}' },
      { x: 'never', label: 'Nothing' },
    ];
    const months = { ...tool.tables.byYear?.columns, year: { kind: 'month', label: 'Month' } };
    const dated = { ...tool, tables: { byYear: { ...tool.tables.byYear, columns: months } } } as unknown as Tool;
    const at = (earned: string) => {
      const rows = rowsOf([{ year: '2031-05', low: 1, middle: 2, high: 3 }]);
      const data = dataOf(dated, { ...charts.line, marks }, { ...rows, outputs: { earned } });
      return data && 'marks' in data ? data.marks : null;
    };
    expect(at('2031-05')).toEqual([{ axis: 'x', at: '2031-05', label: 'Repaid in May 2031' }]);
    expect(at('2031-06')).toEqual([]);
    expect(at('')).toEqual([]);
  });

  it('a reference line stands where a figure passes another one for the last time, and nowhere if it does not or did from the start', () => {
    const rows = [1, 2, 3, 4, 5].map((year) => ({ year, low: 25, middle: year * 10, high: 5 * (5 - year) }));
    type Marks = NonNullable<Extract<Chart, { kind: 'line' }>['marks']>;
    const marksIn = (of: typeof rows, ...marks: Marks) => {
      const data = dataOf(tool, { ...charts.line, marks }, rowsOf(of));
      return data && 'marks' in data ? data.marks.map(({ at, label }) => [at, label]) : null;
    };
    const marks = (...marks: Marks) => marksIn(rows, ...marks);
    const label = 'Year {x}';
    expect(marks({ once: 'middle', above: 'low', label })).toEqual([[3, 'Year 3']]);
    expect(marks({ once: 'high', below: 'middle', label })).toEqual([[2, 'Year 2']]);
    expect(marks({ once: 'middle', above: 29, label }, { once: 'middle', above: 30, label })).toEqual([
      [3, 'Year 3'],
      [4, 'Year 4'],
    ]);
    // the end of a line is no news
    expect(marks({ once: 'middle', above: 40, label })).toEqual([]);
    expect(marks({ once: 'middle', below: 'paid', label }, { once: 'low', above: 'high', label })).toEqual([]);
    const crossing = [1, 9, 1, 9, 9].map((middle, index) => ({ year: index + 1, low: 0, middle, high: 5 }));
    expect(marksIn(crossing, { once: 'middle', above: 'high', label })).toEqual([[4, 'Year 4']]);
  });

  it('a reference line that the chart does not reach is left out', () => {
    const at = (...wanted: number[]) => {
      const data = drawn({ ...charts.line, marks: wanted.map((x) => ({ x, label: 'x' })) });
      return data && 'marks' in data ? data.marks.map((mark) => mark.at) : null;
    };
    expect(at(0, 1, 2, 3)).toEqual([1, 2]);
  });

  it('six slices stay as they are; of seven the two smallest are one, and the largest come first', () => {
    const six = [10, 20, 30, 40, 50, 60].map((amount, index) => [`Part ${index}`, amount]);
    expect(names(sharesOf(10, 20, 30, 40, 50, 60))).toEqual(six);
    expect(names(sharesOf(30, 10, 20, 70, 50, 40, 60))).toEqual([
      ['Part 3', 70],
      ['Part 6', 60],
      ['Part 4', 50],
      ['Part 5', 40],
      ['Part 0', 30],
      ['All others', 30],
    ]);
  });

  it('all other slices together are grey', () => {
    const data = sharesOf(10, 20, 30, 40, 50, 60, 70);
    expect(data && 'slices' in data ? data.slices.at(-1)?.colour : null).toBe('var(--chart-neutral)');
  });

  it('percentages are 100 together: the largest fractions are rounded up', () => {
    expect(percents(sharesOf(701, 96, 203))).toEqual([70, 10, 20]);
    expect(percents(sharesOf(1, 1, 1))).toEqual([34, 33, 33]);
    expect(percents(sharesOf(744, 251, 15))).toEqual([74, 25, 1]);
    expect(percents(sharesOf(525, 155, 155, 165))).toEqual([53, 16, 15, 16]);
  });

  it('a ring of results has their sum as the result that it equals is rounded: once', () => {
    // 8126.7 + 7151.5 is 15,278.2, and 8127 + 7152 would be one rupee more
    const results = {
      outputs: { paid: 8127, earned: 7152 },
      raw: { paid: 8126.7, earned: 7151.5 },
    };
    const donut = { ...charts.donut, slices: ['paid', 'earned'].map((value) => ({ label: value, value })) };
    const total = totalOf(dataOf(tool, donut, { ...outcomeOf({}), ...results } as never));
    expect(total).toBe('₹15,278');
  });

  it('a sum of a lakh or more is short, since it stands within the ring', () => {
    expect(totalOf(sharesOf(1_000_000, 161_695))).toBe('₹11.62 lakh');
  });

  it('a ring has a sum where a slice is 0, and none where units differ', () => {
    expect(totalOf(sharesOf(0, 70, 30))).toBe('₹100');
    const slices = ['paid', 'years'].map((value) => ({ label: value, value }));
    expect(totalOf(drawn({ ...charts.donut, slices }))).toBeNull();
  });
});

it('two series of one role have colours of their own, and only that of returns has an outline', () => {
  const colours = coloursOf(['principal', 'interest', 'returns', 'returns']);
  expect(new Set(colours).size).toBe(4);
  expect(colours.map(isLight)).toEqual([false, false, true, false]);
});

it('all of a fan has one colour', () => {
  const data = drawn(charts.fan);
  expect(data && 'series' in data && new Set(data.series.map(({ colour }) => colour)).size).toBe(1);
});

it('a debt is read at rest where half of it is left', () => {
  const card = toolById('credit_card');
  const chart = card.charts.find(({ kind }) => kind === 'area') as Chart;
  const data = dataOf(card, chart, card.run({}));
  expect(data && 'rows' in data && atRest(chart, data)).toMatchObject({ month: 64 });
});
