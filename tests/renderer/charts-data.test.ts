import { describe, expect, it } from 'vitest';
import { defineTool, fail } from '#engine';
import type { Chart } from '#src/engine/types.ts';
import { axisUnit, dataOf, type Series, seriesFigure, tick, tooltipFigure } from '#src/renderer/charts/data.ts';

/** A tool whose table has as many rows as it is told, each from `part` of its two kinds. */
const tool = defineTool({
  inputs: {
    paid: { kind: 'currency', label: 'Paid', default: 600 },
    years: { kind: 'years', label: 'Years', default: 2 },
    sign: { kind: 'number', label: 'Sign', default: 1, negative: true },
  },
  outputs: {
    earned: { kind: 'currency', label: 'Earned' },
    total: { kind: 'currency', label: 'Total' },
  },
  tables: {
    byYear: {
      title: 'By year',
      columns: {
        year: { kind: 'years', label: 'Year' },
        low: { kind: 'currency', label: 'Low' },
        middle: { kind: 'currency', label: 'Middle' },
        high: { kind: 'currency', label: 'High' },
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
  basis: ['Made up.'],
  examples: [{ title: 'Defaults', inputs: {}, outputs: { total: 900 } }],
  refusals: { thirteen: 'Not thirteen.' },
  compute: ({ paid, years, sign }) => {
    if (paid === 13) return fail('paid', 'thirteen');
    return {
      earned: sign * 300,
      total: paid + 300,
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
      { label: 'Put in', value: 'paid' },
      { label: 'Earned', value: 'earned' },
    ],
  },
  shares: { kind: 'shares', title: 'Parts', table: 'parts', label: 'part', value: 'amount' },
  line: { kind: 'line', title: 'Growth', table: 'byYear', x: 'year', series: ['middle', 'high'] },
  fan: { kind: 'fan', title: 'Range', table: 'byYear', x: 'year', low: 'low', middle: 'middle', high: 'high' },
  bars: { kind: 'bars', title: 'Parts', table: 'parts', x: 'part', series: ['amount'] },
} as const satisfies Record<string, Chart>;

const drawn = (chart: Chart, inputs: Readonly<Record<string, unknown>> = {}) => dataOf(tool, chart, tool.run(inputs));

describe('what a ring draws', () => {
  it('takes slices from outputs and from inputs', () => {
    expect(drawn(charts.donut)).toEqual({
      slices: [
        { name: 'Put in', value: 600, unit: { kind: 'currency' } },
        { name: 'Earned', value: 300, unit: { kind: 'currency' } },
      ],
    });
  });

  it('draws a loss as nothing', () => {
    expect(drawn(charts.donut, { sign: -1 })).toEqual({
      slices: [
        { name: 'Put in', value: 600, unit: { kind: 'currency' } },
        { name: 'Earned', value: 0, unit: { kind: 'currency' } },
      ],
    });
  });

  it('is not drawn where every slice is zero or less', () => {
    expect(drawn(charts.donut, { paid: 0, sign: 0 })).toBeNull();
    expect(drawn(charts.donut, { paid: 0, sign: -1 })).toBeNull();
    expect(drawn(charts.shares, { sign: 0 })).toBeNull();
  });

  it('names the rows of a table by their shown words', () => {
    expect(drawn(charts.shares)).toEqual({
      slices: [
        { name: 'Needs', value: 70, unit: { kind: 'currency' } },
        { name: 'Wants', value: 30, unit: { kind: 'currency' } },
      ],
    });
  });
});

describe('what is drawn over an axis', () => {
  it('has the rows, the axis and the series with their labels', () => {
    expect(drawn(charts.line)).toEqual({
      rows: [
        { year: 1, low: 10, middle: 20.01, high: 40 },
        { year: 2, low: 10, middle: 40.01, high: 40 },
      ],
      x: { key: 'year', label: 'Year', unit: { kind: 'years' } },
      series: [
        { key: 'middle', label: 'Middle', unit: { kind: 'currency' } },
        { key: 'high', label: 'High', unit: { kind: 'currency' } },
      ],
    });
  });

  it('is for a fan the low, the middle and the high figure, in this order', () => {
    const data = drawn(charts.fan);
    expect(data && 'series' in data && data.series.map(({ key }) => key)).toEqual(['low', 'middle', 'high']);
  });

  it('names text on the axis by its shown words', () => {
    const data = drawn(charts.bars);
    expect(data && 'rows' in data && data.rows.map(({ part }) => part)).toEqual(['Needs', 'Wants']);
  });

  it('is not drawn without rows', () => {
    expect(drawn(charts.line, { years: 0 })).toBeNull();
  });
});

it('draws nothing of a refusal', () => {
  for (const chart of Object.values(charts)) expect(drawn(chart, { paid: 13 })).toBeNull();
});

describe('figures on a chart', () => {
  it.each([
    ['currency', 0, '0'],
    ['currency', 50_000, '50K'],
    ['currency', 100_000, '1L'],
    ['currency', 1_250_000, '12.5L'],
    ['currency', -1_250_000, '-12.5L'],
    ['currency', 30_000_000, '3Cr'],
    ['percent', 40, '40%'],
    ['number', 12, '12'],
    ['number', 2027, '2027'],
    ['percent', 0.1 + 0.2, '0.3%'],
  ] as const)('a tick of %s at %d is %s', (kind, value, text) => {
    expect(tick({ kind }, value)).toBe(text);
  });

  it('are whole in a tooltip, with Indian grouping', () => {
    expect(tooltipFigure({ kind: 'currency' }, 1_161_695.4)).toBe('₹11,61,695');
    expect(tooltipFigure({ kind: 'percent' }, 42.125)).toBe('42.13%');
  });
});

describe('a figure on a chart has the unit of its own', () => {
  const measures = defineTool({
    inputs: { share: { kind: 'percent', label: 'Share', default: 60 } },
    outputs: {
      rest: { kind: 'percent', label: 'Rest', decimals: 3 },
      money: { kind: 'currency', label: 'Money' },
      rate: { kind: 'number', label: 'Rate', significant: 6 },
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
    basis: ['Made up.'],
    examples: [{ title: 'Defaults', inputs: {}, outputs: { rest: 40 } }],
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

  it('in a ring of outputs and inputs', () => {
    const parts = ['share', 'rest', 'money', 'rate'].map((value) => ({ label: value, value }));
    expect(slices({ kind: 'donut', title: 'x', slices: parts })).toEqual(['60%', '40%', '₹5,000', '0.0125']);
  });

  it('in a ring of a table’s rows, the rest of them included', () => {
    const rows = { kind: 'shares', title: 'x', table: 'parts', label: 'part' } as const;
    expect(slices({ ...rows, value: 'share' })).toEqual([...Array(5).fill('12.5%'), '37.5%']);
    expect(slices({ ...rows, value: 'worth' })?.at(-1)).toBe('₹1,50,000');
  });

  it('over an axis, whatever the first series is', () => {
    const series = seriesOf('share', 'worth', 'apr');
    expect(seriesFigure(series, 'share', 12.5)).toBe('12.5%');
    expect(seriesFigure(series, 'worth', 50_000)).toBe('₹50,000');
    expect(seriesFigure(series, 'apr', 8.6251)).toBe('8.625%');
  });

  it('in the band of a fan, which has the unit of its ends', () => {
    const band = () => [1, 2];
    expect(seriesFigure(seriesOf('worth', 'share'), band, [10_000, 40_000])).toBe('₹10,000 – ₹40,000');
    expect(seriesFigure(seriesOf('share', 'worth'), band, [10, 40])).toBe('10% – 40%');
  });

  it('on the axis only where all series have it', () => {
    expect(tick(axisUnit(seriesOf('share', 'apr')), 20)).toBe('20%');
    expect(tick(axisUnit(seriesOf('worth')), 200_000)).toBe('2L');
    expect(tick(axisUnit(seriesOf('worth', 'share')), 20)).toBe('20');
    expect(tick(axisUnit(seriesOf('share', 'worth')), 20)).toBe('20');
  });
});
