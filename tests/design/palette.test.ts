import {
  type Color,
  converter,
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
} from 'culori';
import { describe, expect, it } from 'vitest';
import { colours, palette, sliceOutline } from '#src/design/palette.ts';
import { dataOf } from '#src/renderer/charts/data.ts';
import { tools } from '../tools.ts';

const eyes = {
  'all cones': (colour: Color) => colour,
  'no red cones': filterDeficiencyProt(1),
  'no green cones': filterDeficiencyDeuter(1),
  'no blue cones': filterDeficiencyTrit(1),
};
const distance = differenceEuclidean('oklab');
const toLch = converter('oklch');
function read(hex: string): Color {
  const colour = parse(hex);
  if (!colour) throw new Error(`${hex} is no colour`);
  return colour;
}
/** The least distance in OKLab for two lines of 2.5 px: a tenth of that from black to white. */
const APART = 0.1;

describe.each(['light', 'dark'] as const)('the colours of charts, %s', (theme) => {
  const at = theme === 'light' ? 0 : 1;
  const ground = colours.panel[at];
  const [principal, returns] = [palette.principal[at], palette.returns[at]];
  const meanings = [principal, ...(['interest', 'growth', 'tax', 'neutral'] as const).map((name) => palette[name][at])];
  const others = palette.others.map((colours) => colours[at]);

  it('the colours of charts stand out from their ground by 3:1', () => {
    for (const colour of [...meanings, ...others, sliceOutline[at]])
      expect(wcagContrast(colour, ground), colour).toBeGreaterThanOrEqual(3);
  });

  it('the first colour without a meaning, alone and beside one, stands out by 4:1, since the second line of a chart is dashed', () => {
    for (const first of [others[0], others.at(-1)]) expect(wcagContrast(first ?? '', ground)).toBeGreaterThanOrEqual(4);
  });

  it('on the dark ground, where thin lines look dim, the dashed second line stands out as well', () => {
    if (theme === 'dark') expect(wcagContrast(others[1] ?? '', ground)).toBeGreaterThanOrEqual(4);
  });

  it('slices side by side that mean nothing differ by 1.5:1', () => {
    for (const [index, colour] of others.slice(1).entries())
      expect(wcagContrast(colour, others[index] ?? ''), colour).toBeGreaterThanOrEqual(1.5);
  });

  it.each(Object.entries(eyes))('the colours of charts can be distinguished by a reader with %s', (_name, seen) => {
    // with a meaning in it, no chart has more than two colours that mean nothing
    // and five beside grey, which stands for the rest of many slices
    const together = [[...meanings, ...others.slice(-2)], others, [...others.slice(0, 5), palette.neutral[at]]];
    const close = together.flatMap((together) =>
      together.flatMap((one, index) =>
        together.slice(index + 1).flatMap((other) => {
          const apart = distance(seen(read(one)), seen(read(other)));
          return apart < APART ? [`${one} and ${other}: ${apart.toFixed(3)}`] : [];
        }),
      ),
    );
    expect(close).toEqual([]);
  });

  it('the colours of charts are the product’s own for what is put in and for estimated returns', () => {
    expect([principal, returns]).toEqual(['#d97706', '#f59e0b']);
  });
});

it('a colour of charts has one hue in both themes', () => {
  // a gray has hardly any hue
  const { returns: _, others, neutral: __, ...meanings } = palette;
  for (const [light, dark] of [...Object.values(meanings), ...others]) {
    const turn = Math.abs((toLch(light)?.h ?? 0) - (toLch(dark)?.h ?? 0));
    expect(Math.min(turn, 360 - turn), `${light} and ${dark}`).toBeLessThan(5);
  }
});

it('no chart of a tool has two colours of meanings alike, nor more than two that mean nothing beside them', () => {
  for (const { id, tool } of tools)
    for (const chart of tool.charts) {
      const data = dataOf(tool, chart, tool.run({}));
      if (!data) continue;
      const colours = ('slices' in data ? data.slices : data.series).map(({ colour }) => colour);
      const plain = colours.filter((colour) => /chart-\d/.test(colour));
      if (chart.kind !== 'fan') expect(new Set(colours).size, `${id}: ${chart.title}`).toBe(colours.length);
      // grey means none of these
      const meaning = colours.length - plain.length - colours.filter((colour) => colour.includes('neutral')).length;
      if (meaning > 0) expect(plain.length, `${id}: ${chart.title}`).toBeLessThanOrEqual(2);
    }
});

it('on a page with the return chart, what is put in and returns have its two colours in every chart', () => {
  for (const { id, tool } of tools) {
    const own = tool.charts.some(
      (chart) => chart.kind === 'donut' && chart.slices.some(({ role }) => role === 'returns'),
    );
    const roles = Object.values(tool.tables).flatMap(({ columns }) =>
      Object.values(columns).flatMap((column) => ('role' in column && column.role ? [column.role] : [])),
    );
    const wrong = roles.filter((role) => (own ? role === 'growth' || role === 'interest' : role === 'returns'));
    expect(wrong, id).toEqual([]);
  }
});

it('what is repaid and the interest on it differ by 3:1 in light as well, where they touch', () => {
  // on the dark ground no colour can differ by 3:1 both from it and from this amber; there a gap of the ground lies between
  expect(wcagContrast(palette.principal[0], palette.interest[0])).toBeGreaterThanOrEqual(3);
});

it.each([0, 1] as const)('the bad end of a scale stands out and reads as red, in theme %i', (at) => {
  const low = colours.low[at];
  expect(wcagContrast(low, colours.panel[at])).toBeGreaterThanOrEqual(3);
  // a light red is pink
  expect(toLch(low)?.c).toBeGreaterThan(0.17);
  expect(toLch(low)?.l).toBeLessThan(0.7);
  expect(distance(low, palette.principal[0])).toBeGreaterThan(APART);
});

it.each([0, 1] as const)('texts can be read on every ground of the pages, in theme %i', (at) => {
  for (const ground of ['bg', 'panel', 'sunken', 'band', 'tint'] as const)
    for (const text of ['fg', ...(ground === 'tint' ? [] : (['muted', 'accent'] as const))] as const)
      expect(wcagContrast(colours[text][at], colours[ground][at]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});
