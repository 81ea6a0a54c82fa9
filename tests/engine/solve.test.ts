import { describe, expect, it } from 'vitest';
import { defineTool } from '#src/engine/define-tool.ts';
import { nearestFirst, solvableInputs, solve, solveSteps } from '#src/engine/powers/solve.ts';
import type { Tool } from '#src/engine/types.ts';
import { toolById } from '../tools.ts';

const found = (tool: Tool, input: string, output: string, target: number, values = {}) => {
  const solution = solve(tool, values, { input, output, target });
  return solution.ok ? solution : expect.fail(solution.message);
};

/** A tool of one input and one output. */
const tool = (compute: (x: number) => number, x: object = {}): Tool =>
  defineTool({
    inputs: { x: { kind: 'currency', label: 'X', default: 50, min: 0, max: 1000, step: 1, ...x } as const },
    outputs: { y: { kind: 'currency', label: 'Y' } },
    basis: ['Made up.'],
    examples: [{ title: 'Fifty', inputs: {}, outputs: { y: 0 } }],
    compute: (values) => ({ y: compute(values.x) }),
  });

describe('the search for an input', () => {
  // 30000 × ((1 + r)^240 − 1) ÷ (r × (1 + r)^240) with r = 8.5% ÷ 12 is 34,56,925.16, by decimals of 50 digits
  it('gives the loan of an EMI, to the rupee', () => {
    expect(found(toolById('emi_calculator'), 'loanAmount', 'emi', 30_000)).toEqual({
      ok: true,
      input: 'loanAmount',
      outcome: 'one',
      answers: [3_456_925],
      reached: [30_000],
      nearest: [],
    });
  });

  it('gives the nearest figures where the target is not reached', () => {
    const loan = toolById('emi_calculator');
    // one twelfth of 8.5% of ₹10 lakh is ₹7,083: no tenure brings the EMI below the interest
    const { outcome, answers, nearest } = found(loan, 'tenure', 'emi', 5000);
    expect({ outcome, answers }).toEqual({ outcome: 'none', answers: [] });
    expect(nearest).toEqual([{ value: expect.any(Number), output: 7083 }]);
    // nor does 0 count, at which the calculator shows 0: ₹10,00,000 ÷ 240 is ₹4,167
    expect(found(loan, 'rate', 'emi', 4000)).toMatchObject({
      outcome: 'none',
      nearest: [{ value: 0.01, output: 4171 }],
    });
    expect(found(loan, 'rate', 'emi', 0)).toMatchObject({ outcome: 'none' });
  });

  it('answers years in months, whole years and cells of rows in their own unit', () => {
    const tenure = found(toolById('emi_calculator'), 'tenure', 'emi', 10_000);
    // ln(10000 ÷ (10000 − 7083.33)) ÷ ln(1 + 0.085 ÷ 12) is 174.55 months, and 175 are the first that reach it
    expect(tenure.answers.map((years) => years * 12)).toEqual([175]);
    expect(found(toolById('ppf'), 'years', 'investedAmount', 1_950_000).answers).toEqual([20]);
    const cell = found(toolById('loan_comparison'), 'loans.1.rate', 'saving', 0);
    expect(cell.outcome).not.toBe('flat');
  });

  it('says that an input changes nothing', () => {
    expect(found(toolById('hra'), 'hraReceived', 'exemptedHra', 1, { rentPaid: 0 }).outcome).toBe('flat');
  });

  it('gives all answers in rising order, and the nearest first to a page', () => {
    const parabola = found(
      tool((x) => (x - 300) ** 2),
      'x',
      'y',
      10_000,
    );
    expect(parabola).toMatchObject({ outcome: 'several', answers: [200, 400], reached: [10_000, 10_000] });
    expect(nearestFirst(parabola, 390)).toEqual([400, 200]);
  });

  it('finds a peak that reaches the target between two samples, and gives the peak where none does', () => {
    const peak = tool((x) => 1000 - Math.abs(x - 123.4) * 50);
    expect(found(peak, 'x', 'y', 960)).toMatchObject({ outcome: 'several', answers: [123, 124] });
    expect(found(peak, 'x', 'y', 5000)).toMatchObject({ outcome: 'none', nearest: [{ value: 123, output: 980 }] });
  });

  it('gives the first value that reaches the target where the output jumps', () => {
    const steps = tool((x) => Math.floor(x / 100) * 10);
    expect(found(steps, 'x', 'y', 45)).toMatchObject({ outcome: 'one', answers: [500], reached: [50] });
    expect(found(steps, 'x', 'y', 40)).toMatchObject({ outcome: 'one', answers: [400], reached: [40] });
    // an interval without a beginning, such as a tax of 0 up to an income, gives its last value
    expect(found(steps, 'x', 'y', 0)).toMatchObject({ outcome: 'one', answers: [99], reached: [0] });
  });

  it('goes on behind a jump over the target', () => {
    const cliff = tool((x) => (x < 200 ? 0 : x < 300 ? 900 - 2 * x : 100));
    expect(found(cliff, 'x', 'y', 100)).toMatchObject({ outcome: 'several', answers: [200, 300] });
    // between two samples too
    const edge = tool((x) => (x < 203 ? 0 : x < 206 ? 400 : 100));
    expect(found(edge, 'x', 'y', 100)).toMatchObject({ outcome: 'several', answers: [203, 206], reached: [400, 100] });
  });

  it('stays within what the tool accepts, up to its very limit', () => {
    const until = tool((x) => (x > 700.5 ? Number.NaN : x));
    expect(found(until, 'x', 'y', 700).answers).toEqual([700]);
    expect(found(until, 'x', 'y', 900)).toMatchObject({ outcome: 'none', nearest: [{ value: 700, output: 700 }] });
    expect(
      found(
        tool((x) => x, { atMost: 3000 }),
        'x',
        'y',
        5000,
      ),
    ).toMatchObject({ nearest: [{ value: 3000 }] });
    expect(
      found(
        tool((x) => x, { negative: true }),
        'x',
        'y',
        -70_000,
      ).answers,
    ).toEqual([-70_000]);
    expect(
      found(
        tool((x) => x),
        'x',
        'y',
        -1,
      ),
    ).toMatchObject({ outcome: 'none', nearest: [{ value: 0, output: 0 }] });
  });

  it('searches far outside the usual range', () => {
    expect(
      found(
        tool((x) => x),
        'x',
        'y',
        123_456_789,
      ).answers,
    ).toEqual([123_456_789]);
  });

  it.each(['percent', 'number', 'currency'])(
    'ends for a %s that may be below zero, however far out the tool refuses',
    (kind) => {
      const any = {
        kind,
        negative: true,
        min: undefined,
        max: undefined,
        step: undefined,
        atMost: Number.MAX_SAFE_INTEGER,
      };
      expect(
        found(
          tool((x) => x * 2, any),
          'x',
          'y',
          -10,
        ),
      ).toMatchObject({ outcome: 'one', answers: [-5] });
    },
  );

  it('never gives a value at which the formula does not work', () => {
    const begins = tool((x) => (x === 0 ? 0 : 500 + x), { above: 0 });
    expect(found(begins, 'x', 'y', 0)).toMatchObject({ outcome: 'none', nearest: [{ value: 1, output: 501 }] });
    expect(found(begins, 'x', 'y', 400).outcome).toBe('none');
  });

  it('leaves out what is not to be searched for, and what is not shown', () => {
    expect(
      solvableInputs(
        tool((x) => x, { solve: false }),
        {},
      ),
    ).toEqual([]);
    const sip = toolById('sip_lumpsum');
    expect(solvableInputs(sip, {}).map(({ path }) => path)).toEqual([
      ...['monthlyAmount', 'returnRate', 'years', 'stepUp', 'existing', 'inflation'],
    ]);
  });

  it.each([
    ['no', 'emi', 1, {}, 'no'],
    ['loanAmount', 'no', 1, {}, 'no'],
    ['loanAmount', '__proto__', 1, {}, '__proto__'],
    ['__proto__', 'emi', 1, {}, '__proto__'],
    ['loanAmount', 'emi', Number.NaN, {}, null],
    ['loanAmount', 'emi', 1, { rate: 'x' }, 'rate'],
    ['loanAmount', 'emi', 1, { no: 1 }, 'no'],
    ['loanAmount', 'emi', 1, { loanAmount: 'x' }, 'loanAmount'],
  ])('refuses %s for %s at %s with %j', (input, output, target, values, field) => {
    expect(solve(toolById('emi_calculator'), values, { input, output, target })).toMatchObject({ ok: false, field });
  });

  it('stops between any two runs', () => {
    const steps = solveSteps(toolById('emi_calculator'), {}, { input: 'rate', output: 'emi', target: 9000 });
    let count = 0;
    while (!steps.next().done) count++;
    expect(count).toBeGreaterThan(50);
  });
});
