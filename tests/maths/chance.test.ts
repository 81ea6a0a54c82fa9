import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logReturn, lossChance, normalChance, normalQuantile, wealthFactor } from '#maths/normal.ts';
import { always } from '../always.ts';

describe('the standard normal distribution', () => {
  it.each([
    [0, 0.5],
    [0.5, 0.6914624612740131],
    [1, 0.8413447460685429],
    [-1, 0.15865525393145705],
    [1.96, 0.9750021048517796],
    [2, 0.9772498680518208],
    [2.0000001, 0.9772498734509169], // where another formula takes over
    [-3, 0.0013498980316300946],
    [-6, 9.865876450376981e-10],
    [-10, 7.61985302416053e-24],
    [-20, 2.75362411860623e-89],
    [-37, 5.72557122252458e-300],
  ])('has at %d the tabulated chance %d', (z, chance) => {
    expect(normalChance(z) / chance).toBeCloseTo(1, 12);
  });

  it.each([
    [0.5, 0],
    [0.25, -0.6744897501960817],
    [0.1, -1.2815515655446004],
    [0.9, 1.2815515655446004],
    [0.975, 1.959963984540054],
    [0.001, -3.0902323061678132],
    [1e-10, -6.361340902404056],
    [1e-300, -37.0470962993612],
  ])('has the tabulated quantile of %d at %d', (chance, z) => {
    expect(normalQuantile(chance)).toBeCloseTo(z, 10);
  });

  it('has quantiles that undo its chances', () => {
    always([fc.double({ min: 1e-12, max: 1 - 1e-12, noNaN: true })], (chance) => {
      expect(normalChance(normalQuantile(chance))).toBeCloseTo(chance, 12);
    });
  });
});

describe('lognormal wealth', () => {
  // 60% equity (12 and 20), 30% debt (7 and 3), 10% gold (9 and 15), debt and gold correlated by -0.1
  const year = logReturn(0.102, 0.12115692303785203);

  it('gives the published fan of 1 lakh after ten years', () => {
    const wealth = (z: number) => Math.round(100_000 * wealthFactor(year, 10, z));
    expect([wealth(-1.2815515655446004), wealth(0), wealth(1.2815515655446004)]).toEqual([159_516, 248_729, 387_836]);
  });

  it('gives the published chance of a loss, 0.43%', () => {
    expect(lossChance(year, 10) * 100).toBeCloseTo(0.43, 2);
    expect(lossChance(year, 10)).toBeCloseTo(0.0042849688387755, 12);
  });

  it('has the mean and the deviation that it was made from', () => {
    always(
      [fc.double({ min: -0.5, max: 0.5, noNaN: true }), fc.double({ min: 0.001, max: 0.8, noNaN: true })],
      (expected, volatility) => {
        const { mean, deviation } = logReturn(expected, volatility);
        const grown = Math.exp(mean + deviation ** 2 / 2);
        expect(grown).toBeCloseTo(1 + expected, 12);
        expect(grown * Math.sqrt(Math.expm1(deviation ** 2))).toBeCloseTo(volatility, 10);
      },
    );
  });

  it('is certain without volatility: it grows at the mean, and loses for sure or not at all', () => {
    const gain = logReturn(0.06, 0);
    expect(wealthFactor(gain, 10, -1.28)).toBeCloseTo(1.06 ** 10, 12);
    expect(wealthFactor(gain, 10, 1.28)).toBeCloseTo(1.06 ** 10, 12);
    expect(lossChance(gain, 10)).toBe(0);
    expect(lossChance(logReturn(-0.01, 0), 10)).toBe(1);
    expect(lossChance(logReturn(0, 0), 10)).toBe(0);
    expect(lossChance(logReturn(-0.01, 0), 0)).toBe(0);
  });
});
