import { describe, expect, it } from 'vitest';
import { isDay, isMonth } from '#src/engine/check-values.ts';

describe('a day and a month', () => {
  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['12026-02-28', false],
    ['2026-02-281', false],
    ['2026-02', false],
    [20_260_228, false],
    [['2026-02-28'], false],
  ])('%j as a day: %s', (value, day) => {
    expect(isDay(value)).toBe(day);
  });
  it.each([
    ['2026-02', true],
    ['2026-12', true],
    ['2026-13', false],
    ['2026-00', false],
    ['12026-02', false],
    ['2026-022', false],
    [202_602, false],
    [['2026-02'], false],
  ])('%j as a month: %s', (value, month) => {
    expect(isMonth(value)).toBe(month);
  });
});
