import {
  type Color,
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
} from 'culori';
import { describe, expect, it } from 'vitest';
import { colours, palette, sliceOutline } from '#src/design/palette.ts';

const eyes = {
  'all cones': (colour: Color) => colour,
  'no red cones': filterDeficiencyProt(1),
  'no green cones': filterDeficiencyDeuter(1),
  'no blue cones': filterDeficiencyTrit(1),
};
const distance = differenceEuclidean('oklab');
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
  const [principal, interest, returns] = [palette.principal[at], palette.interest[at], palette.returns[at]];
  const others = palette.others.map((colours) => colours[at]);
  const drawn = [principal, interest, ...others];

  it('the colours of charts stand out from their ground by 3:1', () => {
    for (const colour of [...drawn, sliceOutline[at]])
      expect(wcagContrast(colour, ground), colour).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(eyes))('the colours of charts can be distinguished by a reader with %s', (_name, seen) => {
    const close = drawn.flatMap((one, index) =>
      drawn.slice(index + 1).flatMap((other) => {
        const apart = distance(seen(read(one)), seen(read(other)));
        return apart < APART ? [`${one} and ${other}: ${apart.toFixed(3)}`] : [];
      }),
    );
    expect(close).toEqual([]);
  });

  it('the colours of charts are the product’s own for what is put in and for estimated returns', () => {
    expect([principal, returns]).toEqual(['#d97706', '#f59e0b']);
  });
});

it('what is put in and what it earns differ by 3:1 in light as well, where they touch', () => {
  // on the dark ground no colour can differ by 3:1 both from it and from this amber; there a gap of the ground lies between
  expect(wcagContrast(palette.principal[0], palette.interest[0])).toBeGreaterThanOrEqual(3);
});

it.each([0, 1] as const)('texts can be read on every ground of the pages, in theme %i', (at) => {
  for (const ground of ['bg', 'panel', 'sunken', 'band', 'tint'] as const)
    for (const text of ['fg', ...(ground === 'tint' ? [] : (['muted', 'accent'] as const))] as const)
      expect(wcagContrast(colours[text][at], colours[ground][at]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});
