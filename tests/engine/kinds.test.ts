import { describe, expect, it } from 'vitest';
import { isDay, isMonth } from '#src/engine/check-values.ts';
import { isNumberInput, isNumberResult } from '#src/engine/kinds.ts';

const label = 'Label';

describe('an input', () => {
  it('holds a number by its kind', () => {
    for (const kind of ['currency', 'percent', 'years', 'number'] as const)
      expect(isNumberInput({ kind, label, default: 0 })).toBe(true);
    expect(isNumberInput({ kind: 'text', label, default: '' })).toBe(false);
    expect(isNumberInput({ kind: 'toggle', label, default: false })).toBe(false);
    expect(isNumberInput(undefined)).toBe(false);
  });
});

describe('a result', () => {
  it('is a number by its kind', () => {
    for (const kind of ['currency', 'percent', 'years', 'number', 'months'] as const)
      expect(isNumberResult({ kind, label })).toBe(true);
    for (const kind of ['text', 'date', 'month'] as const) expect(isNumberResult({ kind, label })).toBe(false);
    expect(isNumberResult(undefined)).toBe(false);
  });
});

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
