import { describe, expect, it } from 'vitest';
import { defineTool } from '#src/engine/define-tool.ts';
import type { NumberPlace } from '#src/engine/powers/places.ts';
import { grid, nudgeOf, sensitivity } from '#src/engine/powers/sensitivity.ts';
import type { NumberInput } from '#src/engine/types.ts';
import { toolById } from '../tools.ts';

const place = (spec: Partial<NumberInput>, value: number): NumberPlace => ({
  path: 'x',
  label: 'X',
  spec: { kind: 'number', label: 'X', default: 0, ...spec } as NumberInput,
  value,
});

describe('a nudge', () => {
  it.each([
    [{ kind: 'percent' }, 8.5, 1],
    [{ kind: 'percent' }, 2, 1],
    [{ kind: 'percent' }, 1.5, 0.15],
    [{ kind: 'percent', step: 0.05 }, 0, 0.05],
    [{ kind: 'percent' }, 0, 0.01],
    [{ kind: 'percent', negative: true }, -3, 1],
    [{ kind: 'years' }, 20, 1],
    [{ kind: 'years' }, 0, 1],
    [{ kind: 'currency' }, 5_000_000, 500_000],
    [{ kind: 'currency', step: 1000 }, 0, 1000],
    [{ kind: 'number', whole: true }, 4, 1],
    [{ kind: 'number', whole: true }, 27, 3],
    [{ kind: 'number', whole: true, step: 5 }, 0, 5],
    [{ kind: 'percent', nudge: 0.25 }, 8.5, 0.25],
  ] as const)('of %j at %d is %d', (spec, value, nudge) => {
    expect(nudgeOf(place(spec, value))).toBeCloseTo(nudge, 12);
  });
});

describe('what moves a figure', () => {
  it('is given for the EMI of ₹10 lakh by figures of published tables', () => {
    const found = sensitivity(toolById('emi_calculator'), {});
    // EMI of ₹10 lakh for 20 years at 7.5% and 9.5%: ₹8,056 and ₹9,321
    const rate = found?.bars.find((bar) => bar.place.path === 'rate');
    expect(rate).toMatchObject({ down: { value: 7.5, figure: 8056 }, up: { value: 9.5, figure: 9321 } });
    expect(found?.bars.map((bar) => bar.place.path)).toEqual(['loanAmount', 'rate', 'tenure']);
  });

  it('shows a side that is not possible as such, and names what does not move it', () => {
    const loan = sensitivity(toolById('emi_calculator'), { tenure: 1 });
    expect(loan?.bars.find((bar) => bar.place.path === 'tenure')?.down).toEqual({ value: 0, figure: null });
    const hra = sensitivity(toolById('hra'), { rentPaid: 0 });
    expect(hra?.unchanged.map(({ path }) => path)).toContain('basicSalary');
  });

  it('is nothing where the tool refuses', () => {
    expect(sensitivity(toolById('emi_calculator'), { rate: 'x' })).toBeNull();
  });
});

describe('a grid', () => {
  it('has five values around the present ones', () => {
    const found = grid(toolById('emi_calculator'), {}, 'rate', 'tenure');
    expect(found?.rows).toMatchObject({ values: [6.5, 7.5, 8.5, 9.5, 10.5], present: 2 });
    expect(found?.columns).toMatchObject({ values: [18, 19, 20, 21, 22], present: 2 });
    expect(found?.cells[1]?.[2]).toBe(8056);
  });

  it('is moved where the lower ones are not possible, and up to the highest', () => {
    const tool = toolById('emi_calculator');
    expect(grid(tool, { tenure: 1 }, 'tenure', 'rate')?.rows).toMatchObject({ values: [1, 2, 3, 4, 5], present: 0 });
    const most = defineTool({
      inputs: {
        a: { kind: 'number', label: 'A', default: 10, nudge: 1, atMost: 10 },
        b: { kind: 'number', label: 'B', default: 0 },
      },
      outputs: { y: { kind: 'number', label: 'Y' } },
      basis: ['Made up.'],
      examples: [{ title: 'First', inputs: {}, outputs: { y: 10 } }],
      compute: ({ a, b }) => ({ y: a + b }),
    });
    expect(grid(most, {}, 'a', 'b')?.rows).toMatchObject({ values: [6, 7, 8, 9, 10], present: 4 });
    expect(grid(most, {}, 'a', 'a')).toBeNull();
    expect(grid(most, {}, 'a', '__proto__')).toBeNull();
  });
});
