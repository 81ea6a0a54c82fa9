import { describe, expect, it } from 'vitest';
import { lengthOf, rowsOfTexts } from '#src/renderer/charts/mark-texts.ts';

it('a text is as long as what stands in a row: signs above and below letters of Devanagari add nothing', () => {
  expect(lengthOf('मेल')).toBe(lengthOf('ab'));
  expect(lengthOf('संबंध')).toBe(lengthOf('abc'));
  expect(lengthOf('साल')).toBe(lengthOf('abc'));
});

describe('texts above a plot', () => {
  /** From left to right, what is in each row from the plot upwards. */
  const place = (lines: readonly (readonly [x: number, length: number])[], width: number) =>
    rowsOfTexts(
      lines.map(([x, length]) => ({ x, length })),
      width,
    ).map(({ row, start, length }) => [row, start, start + length]);

  it('stand over their lines, within the chart', () => {
    expect(place([[150, 100]], 300)).toEqual([[0, 100, 200]]);
    expect(place([[10, 100]], 300)).toEqual([[0, 0, 100]]);
    expect(place([[290, 100]], 300)).toEqual([[0, 200, 300]]);
  });

  it('share a row where both have room', () => {
    expect(
      place(
        [
          [60, 100],
          [240, 100],
        ],
        300,
      ),
    ).toEqual([
      [0, 10, 110],
      [0, 190, 290],
    ]);
  });

  it('end or begin at their line where the line of another would go through them', () => {
    // over its line, the second would be crossed by the first or lie on it
    const placed = rowsOfTexts(
      [
        { x: 110, length: 60 },
        { x: 130, length: 200 },
      ],
      400,
    );
    expect(placed).toHaveLength(2);
    for (const upper of placed)
      for (const lower of placed)
        if (upper.row > lower.row)
          expect(upper.x < lower.start || upper.x > lower.start + lower.length, JSON.stringify(placed)).toBe(true);
  });

  it('leave out the last where there is no room for all, and keep the more important one', () => {
    // both are as wide as the chart, so that each would be crossed
    expect(
      place(
        [
          [100, 300],
          [200, 300],
        ],
        300,
      ),
    ).toEqual([[0, 0, 300]]);
  });
});
