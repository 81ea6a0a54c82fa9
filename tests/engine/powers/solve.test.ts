import { describe, expect, it } from 'vitest';
import { fail } from '#engine';
import { questionsOf, solvableInputs, solvableOutputs } from '#src/engine/powers/questions.ts';
import { firstToSolve, MOST_RUNS, nearestFirst, type Solution, solve, solveSteps } from '#src/engine/powers/solve.ts';
import type { Tool } from '#src/engine/types.ts';
import { list, madeUp } from '../../made-up.ts';
import { toolById } from '../../tools.ts';

/** What the search finds; the test fails where it refuses. */
function found(tool: Tool, input: string, output: string, target: number, values = {}): Solution {
  const solution = solve(tool, values, { input, output, target });
  return solution.ok ? solution : expect.fail(solution.message);
}

const valuesOf = ({ answers }: Solution) => answers.map(({ value }) => value);

/** A tool of one input and one output. */
const tool = (compute: (x: number) => number, x: object = {}): Tool =>
  madeUp({
    inputs: { x: { kind: 'currency', label: 'X', default: 50, usual: [0, 1000], step: 1, ...x } as const },
    outputs: { y: { kind: 'currency', label: 'Y' } },
    compute: (values) => ({ y: compute(values.x) }),
  });

/** What a search for x finds, where y is to be the target. */
const solved = (compute: (x: number) => number, target: number, x: object = {}, values: object = {}) =>
  found(tool(compute, x), 'x', 'y', target, values as never);

describe('the search for an input', () => {
  it('gives all answers in rising order, and the nearest first to a page', () => {
    const at400 = { value: 400, output: 10_000 };
    const parabola = solved((x) => (x - 300) ** 2, 10_000);
    expect(parabola).toMatchObject({ outcome: 'several', answers: [{ value: 200, output: 10_000 }, at400] });
    expect(nearestFirst(parabola, 390)[0]).toEqual(at400);
    expect(nearestFirst(parabola, 210)[1]).toEqual(at400);
  });

  it('gives the first value that reaches the target where the output jumps', () => {
    const steps = tool((x) => Math.floor(x / 100) * 10);
    expect(found(steps, 'x', 'y', 45)).toMatchObject({ outcome: 'one', answers: [{ value: 500, output: 50 }] });
    expect(found(steps, 'x', 'y', 40)).toMatchObject({ outcome: 'one', answers: [{ value: 400, output: 40 }] });
    // an interval without a beginning, such as a tax of 0 up to an income, gives its last value
    expect(found(steps, 'x', 'y', 0)).toMatchObject({ outcome: 'one', answers: [{ value: 99, output: 0 }] });
  });

  it('goes on behind a jump over the target', () => {
    const cliff = tool((x) => (x < 200 ? 0 : x < 300 ? 900 - 2 * x : 100));
    expect(valuesOf(found(cliff, 'x', 'y', 100))).toEqual([200, 300]);
    // between two samples too
    const edge = tool((x) => (x < 203 ? 0 : x < 206 ? 400 : 100));
    expect(found(edge, 'x', 'y', 100).answers).toEqual([
      { value: 203, output: 400 },
      { value: 206, output: 100 },
    ]);
  });

  it('gives the nearest figures there are, however far the target is', () => {
    const capped = tool((x) => Math.min(x, 300));
    expect(found(capped, 'x', 'y', 9_000_000_000)).toMatchObject({ outcome: 'none', nearest: [{ output: 300 }] });
  });

  it('searches far outside the usual range', () => {
    expect(valuesOf(solved((x) => x, 123_456_789))).toEqual([123_456_789]);
  });

  it('never gives a value at which the formula does not work', () => {
    const begins = tool((x) => (x === 0 ? 0 : 500 + x), { allowed: [{ above: 0 }] });
    expect(found(begins, 'x', 'y', 0)).toMatchObject({ outcome: 'none', nearest: [{ value: 1, output: 501 }] });
    expect(found(begins, 'x', 'y', 400).outcome).toBe('none');
  });
});

/** The values of x at which a formula reaches a target. */
const answers = (compute: (x: number) => number, target: number, x: object = {}) =>
  valuesOf(solved(compute, target, x));
const bare = { usual: undefined, step: undefined };

describe('an answer', () => {
  it.each<[number, number[]]>([
    [99, [33]],
    [100, [33]],
    [100.5, [33]],
    [101, [34]],
    [102, [34]],
  ])('is the nearest unit where the figure rises evenly: 3x = %d', (target, wanted) => {
    expect(answers((x) => 3 * x, target)).toEqual(wanted);
  });

  it.each<[string, number, number[]]>([
    ['percent', 8.507, [8.51]],
    ['number', 1.234, [1.23]],
    ['years', 2.5, [2.5]],
    ['currency', 8.4, [8]],
  ])('is in steps of its kind: %s %d', (kind, target, wanted) => {
    expect(answers((x) => x, target, { ...bare, kind })).toEqual(wanted);
  });

  it('is the last value of an interval over which the figure is the target from where it begins to where it ends', () => {
    const onlyBelow = (x: number) => (x < 300 ? 50 : x < 600 ? Number.NaN : 10);
    expect(answers(onlyBelow, 50)).toEqual([299]);
    const onlyAbove = (x: number) => (x < 300 ? 10 : x < 600 ? Number.NaN : 50);
    expect(answers(onlyAbove, 50, { allowed: [0, 1000] })).toEqual([1000]);
    // reached at 300 and left at 500
    const reached = (x: number) => (x < 300 ? 10 : x < 500 ? 50 : x < 600 ? Number.NaN : 10);
    expect(answers(reached, 50)).toEqual([300]);
  });

  it('is a single value that the tool accepts', () => {
    const only = tool((x) => (x === 50 ? 50 : Number.NaN));
    expect(found(only, 'x', 'y', 50)).toMatchObject({ outcome: 'one', answers: [{ value: 50 }] });
    expect(found(only, 'x', 'y', 60)).toMatchObject({ outcome: 'none', nearest: [{ value: 50, output: 50 }] });
  });

  it('is a rate up to 1,00,000%, or as far as is usual', () => {
    const rate = { ...bare, kind: 'percent' };
    expect(answers((x) => x, 100_000, rate)).toEqual([100_000]);
    expect(solved((x) => x, 200_000, rate)).toMatchObject({ nearest: [{ value: 100_000 }] });
    expect(answers((x) => x, 200_000, { ...rate, usual: [0, 250_000] })).toEqual([200_000]);
    expect(solved((x) => x, 200, { ...rate, allowed: [0, 100] })).toMatchObject({ nearest: [{ value: 100 }] });
    expect(answers((x) => x, -90_000, { ...rate, allowed: [-1e9] })).toEqual([-90_000]);
    expect(answers((x) => x, -200_000, { ...rate, allowed: [-1e9], usual: [-250_000, 0] })).toEqual([-200_000]);
    expect(answers((x) => x, -900, { ...rate, allowed: [-1000, 1000] })).toEqual([-900]);
  });

  it('is none where the input changes nothing but a rounding error', () => {
    const none = { outcome: 'flat', answers: [], nearest: [] };
    expect(solved((x) => 1e6 + (x % 2) * 1e-4, 5)).toMatchObject(none);
    expect(solved((x) => -1e6 - (x % 2) * 1e-4, 5)).toMatchObject(none);
    expect(solved((x) => (x % 2) * 1e-9, 5)).toMatchObject(none);
    // even where the tool refuses some values
    expect(solved((x) => (x > 700 ? Number.NaN : 8), 5)).toMatchObject(none);
    // even where that is the target
    expect(solved(() => 5, 5)).toMatchObject(none);
    expect(solved((x) => 1e6 + (x % 2) * 1e-2, 5).outcome).toBe('none');
  });

  it('is none between two jumps, with the nearest figures on both sides', () => {
    const gap = tool((x) => (x < 300 ? 10 : x < 600 ? Number.NaN : 90));
    expect(found(gap, 'x', 'y', 50)).toMatchObject({
      outcome: 'none',
      nearest: [
        { value: 50, output: 10 },
        { value: 600, output: 90 },
      ],
    });
    expect(found(gap, 'x', 'y', 50, { x: 800 })).toMatchObject({
      nearest: [
        { value: 299, output: 10 },
        { value: 800, output: 90 },
      ],
    });
    const rates = tool((x) => (x < 30 ? 10 : x < 60 ? Number.NaN : 90), { ...bare, kind: 'percent' });
    expect(found(rates, 'x', 'y', 50, { x: 20 }).nearest).toEqual([
      { value: 20, output: 10 },
      { value: 60, output: 90 },
    ]);
    // 2 × 40 + 10 is 90, and 140 + 3 × 60 is 320
    const slopes = tool((x) => (x <= 40 ? 2 * x + 10 : x < 60 ? Number.NaN : 140 + 3 * x));
    expect(found(slopes, 'x', 'y', 100, { x: 20 }).nearest).toEqual([
      { value: 40, output: 90 },
      { value: 60, output: 320 },
    ]);
    const below = tool((x) => (x <= 40 ? -2 * x - 10 : x < 60 ? Number.NaN : -140 - 3 * x));
    expect(found(below, 'x', 'y', -100, { x: 20 }).nearest).toEqual([
      { value: 60, output: -320 },
      { value: 40, output: -90 },
    ]);
  });

  it('is none where the tool refuses the very value, with its neighbours as the nearest', () => {
    const hole = tool((x) => (x === 203 ? Number.NaN : x));
    expect(found(hole, 'x', 'y', 203)).toEqual({
      ok: true,
      input: 'x',
      outcome: 'none',
      answers: [],
      nearest: [
        { value: 202, output: 202 },
        { value: 204, output: 204 },
      ],
    });
  });
});

/** The values at which a search runs the tool, in its order; the first is the present one. */
function looks(compute: (x: number) => number, target: number, x: object = {}): number[] {
  const all: number[] = [];
  const counted = tool((value) => {
    all.push(value);
    return compute(value);
  }, x);
  const steps = solveSteps(counted, {}, { input: 'x', output: 'y', target });
  while (!steps.next().done);
  return all;
}

it.each(['percent', 'number', 'currency'])(
  'a search below zero ends for a %s, however far out the tool refuses',
  (kind) => {
    const far = { ...bare, kind, allowed: [-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER] };
    expect(answers((x) => x * 2, -10, far)).toEqual([-5]);
  },
);

it('the number of runs is never more than is allowed, and what was found by then is given', () => {
  const many = { usual: [0, 1e15], allowed: [0, 1e15] };
  // jumps between any two of the first looks, each of which takes some 40 halvings to find
  const jagged = (x: number) => (Math.round((x / 1e15) * 96 + 0.3) % 2 === 0 ? -10 : 10);
  // and one for the present figures
  expect(looks(jagged, 0, many)).toHaveLength(MOST_RUNS + 1);
  const before = answers(jagged, 0, many);
  expect(before.length).toBeGreaterThan(20);
  for (const at of before) expect(jagged(at - 1)).toBe(-jagged(at));
});

it('an answer between two values is the nearer one where the figure bends', () => {
  // 30² is 900 and 31² is 961
  expect(answers((x) => x ** 2, 929)).toEqual([30]);
  expect(answers((x) => x ** 2, 932)).toEqual([31]);
  expect(answers((x) => x ** 2, 930.4)).toEqual([30]);
  expect(answers((x) => -(x ** 2), -929)).toEqual([30]);
  expect(answers((x) => -(x ** 2), -932)).toEqual([31]);
});

it.each([
  [1e8, 1e-3],
  [-1e8, 1e-3],
  [0, 1e-10],
  [1, 1e-10],
  [0, 1e-9],
])('a difference that is a binary rounding error is none: at a target of %d one of %d', (target, error) => {
  // equal to the target up to 200, above it from there on
  for (const sign of [1, -1]) expect(answers((x) => (x <= 200 ? target + sign * error : 3e8), target)).toEqual([200]);
});

/** A formula that is 10 from one value up to another, and 0 elsewhere: found only by a look between the two. */
const bump = (from: number, to: number) => (x: number) => (x >= from && x < to ? 10 : 0);

describe('the usual range, looked through in steps of about a hundredth,', () => {
  it.each<[string, object, number, number, object]>([
    ['its min to its max', { usual: [0, 100_000] }, 70_000, 72_000, {}],
    ['its min to its max, both far from 0', { usual: [1000, 2000], default: 1500 }, 1700, 1715, {}],
    ['its max though twice its present value is more', { usual: [0, 2000], default: 1500 }, 1720, 1750, {}],
    ['100 percent without a max', { ...bare, kind: 'percent' }, 70, 72, {}],
    ['100 years without a max', { ...bare, kind: 'years' }, 70, 72, {}],
    ['1000 without a max', bare, 700, 720, {}],
    ['twice its present value', bare, 9000, 9200, { x: 5000 }],
    ['twice its default', { ...bare, default: 5000 }, 9000, 9200, { x: 50 }],
    ['its present value beyond the max', {}, 4800, 4860, { x: 5000 }],
    ['its present value below the min', { usual: [1000, 2000], default: 1500 }, 311, 340, { x: 300 }],
    ['a min below 0', { allowed: [-1e9], usual: [-1000, 1000] }, -720, -690, {}],
    ['a present value below 0', { allowed: [-1e9] }, -720, -690, { x: -1000 }],
    ['0 without a min', { usual: [0, 1000] }, 31, 48, {}],
    ['what it accepts at most', { ...bare, kind: 'number', allowed: [0, 10], default: 5 }, 7, 7.2, {}],
    ['what it must be more than', { allowed: [{ above: 900 }], default: 950, usual: [0, 1000] }, 953, 956, {}],
    [
      'a rate it must be more than',
      { ...bare, kind: 'percent', allowed: [{ above: 90 }], default: 95 },
      95.6,
      95.8,
      {},
    ],
  ])('reaches to %s', (_, x, from, to, values) => {
    expect(valuesOf(found(tool(bump(from, to), x), 'x', 'y', 10, values))).toEqual([from]);
  });

  it.each([0, 5002, 5003, 5004, 1_000_000])('has its ends, the present value and its neighbours in it: %d', (only) => {
    expect(answers(bump(only, only + 1), 10, { usual: [0, 1_000_000], default: 5003 })).toEqual([only]);
  });

  it('is looked through unit by unit where it has up to 400', () => {
    expect(answers(bump(377, 378), 10, { usual: [0, 400] })).toEqual([377]);
    expect(answers(bump(377, 378), 10, { usual: [300, 700], default: 500 })).toEqual([377]);
    expect(answers(bump(77, 78), 10, { allowed: [-1e9], usual: [-200, 200] })).toEqual([77]);
    expect(answers(bump(0.77, 0.78), 10, { ...bare, kind: 'percent', usual: [0, 4], default: 1 })).toEqual([0.77]);
  });
});

describe('what can be searched for', () => {
  const many = madeUp({
    inputs: {
      x: { kind: 'currency', label: 'X', default: 50, usual: [0, 1000] },
      still: { kind: 'percent', label: 'Still', default: 8, solve: false },
      word: { kind: 'text', label: 'Word', default: '' },
      rows: list(
        'Row',
        { cost: { kind: 'currency', label: 'Cost', default: 1 } },
        { default: [{ cost: 5 }, { cost: 7 }] },
      ),
    },
    outputs: {
      total: { kind: 'currency', label: 'Total', labels: [{ text: 'Sum', showWhen: { word: 'sum' } }] },
      name: { kind: 'text', label: 'Name' },
      part: { kind: 'currency', label: 'Part', showWhen: { word: 'part' } },
    },
    refusals: { tooMuch: 'Too much.', odd: 'Odd.' },
    compute: ({ x, rows, still }, live) => {
      if (still > 99) return fail('still', 'odd');
      if (x === 60) throw new Error('broken');
      if (x > 700) return fail('x', 'tooMuch');
      return { total: x * (live?.factor ?? 1) + rows.reduce((sum, { cost }) => sum + cost, 0), name: 'n', part: x };
    },
  });
  const wanted = { input: 'x', output: 'total', target: 112 };

  it('is every number but those that the definition leaves out, cells too', () => {
    expect(solvableInputs(many, {}).map(({ path }) => path)).toEqual(['x', 'rows.0.cost', 'rows.1.cost']);
    expect(valuesOf(found(many, 'rows.1.cost', 'total', 100))).toEqual([45]);
  });

  it('is every result that is a number and shown, by its present label', () => {
    // a label that leaves out a sign is not for a figure that is to be reached
    expect(solvableOutputs(toolById('balance_transfer'), { newRate: 15 })).toContainEqual({
      name: 'saving',
      label: 'You save, after all costs',
    });
    expect(solvableOutputs(many, {})).toEqual([{ name: 'total', label: 'Total' }]);
    expect(solvableOutputs(many, { word: 'part' }).map(({ name }) => name)).toEqual(['total', 'part']);
    expect(solvableOutputs(many, { word: 'sum' })).toEqual([{ name: 'total', label: 'Sum' }]);
  });

  it('is searched even where the tool refuses its present value, and not where it refuses another or is broken', () => {
    expect(solve(many, { x: 800 }, wanted)).toMatchObject({ ok: true, answers: [{ value: 100 }] });
    expect(solve(many, { still: 100 }, wanted)).toMatchObject({ ok: false, field: 'still', message: 'Odd.' });
    expect(solve(many, { x: 60 }, wanted)).toMatchObject({ ok: false, broken: true });
    expect(solve(many, { x: 'x' }, wanted)).toMatchObject({
      ok: false,
      field: 'x',
      message: expect.stringMatching(/^X/),
    });
  });

  it('is named with what there is, where it is something else', () => {
    expect(solve(many, {}, { ...wanted, input: 'still' })).toEqual({
      ok: false,
      field: 'still',
      message: '“still” is not a number input that can change. Choose from: x, rows.0.cost, rows.1.cost.',
    });
    expect(solve(many, {}, { ...wanted, output: 'name' })).toEqual({
      ok: false,
      field: 'name',
      message: '“name” is not a result that is a number. Choose from: total, part.',
    });
    expect(solve(many, {}, { ...wanted, output: 'toString' })).toMatchObject({ ok: false, field: 'toString' });
    expect(solve(many, {}, { ...wanted, target: 1 / 0 })).toEqual({
      ok: false,
      field: null,
      message: 'The result you want must be a number.',
    });
  });

  it('is nothing where the definition says so', () => {
    const none = tool((x) => x, { solve: false });
    expect([solvableInputs(none, {}), firstToSolve(none, {}, 'y')]).toEqual([[], '']);
  });

  it('begins with an input that changes the result, if only upwards, by more than a binary rounding error', () => {
    const money = { kind: 'currency', label: 'Money', default: 50 } as const;
    const two = madeUp({
      inputs: { one: money, other: money },
      outputs: { y: { kind: 'currency', label: 'Y' } },
      // of 10⁹ up to 1 is an error
      compute: ({ one, other }) => ({ y: 1e9 + one * 1e-6 + Math.max(other, 50) * 1e6 }),
    });
    expect(firstToSolve(two, {}, 'y')).toBe('other');
  });
});

describe('the questions of a tool', () => {
  const asking = madeUp({
    inputs: {
      once: { kind: 'toggle', label: 'Once', default: false },
      monthly: { kind: 'currency', label: 'Monthly', default: 1234, showWhen: { once: false } },
      sum: { kind: 'currency', label: 'Sum', default: 5000, showWhen: { once: true } },
    },
    outputs: {
      total: { kind: 'currency', label: 'Total' },
      wait: { kind: 'months', label: 'Wait' },
      years: { kind: 'years', label: 'Years' },
    },
    asks: [
      { text: 'How much a month do I need for {target}?', input: 'monthly', output: 'total', target: 1_500_000 },
      { text: 'How much at once makes {target}?', input: 'sum', output: 'total' },
      { text: 'How much a month for {target}?', input: 'monthly', output: 'wait', target: 30 },
      { text: 'How much a month for {target} of it?', input: 'monthly', output: 'years', target: 2 },
    ],
    refusals: { odd: 'Odd.' },
    compute: ({ once, monthly, sum }) =>
      sum === 777 ? fail('sum', 'odd') : { total: once ? sum * 1.2345 : monthly * 12, wait: monthly, years: monthly },
  });
  const asked = (values: object) => questionsOf(asking, values as never).map(({ text }) => text);

  it('are those whose input and result are shown, with the figures that they ask for', () => {
    expect(asked({})).toEqual([
      'How much a month do I need for ₹15 lakh?',
      'How much a month for 2 years 6 months?',
      'How much a month for 2 years of it?',
    ]);
    // 2 years 6 months are there already
    expect(asked({ monthly: 30 })[1]).toBe('How much a month for 2 years 8 months?');
  });

  it('without a figure of their own ask for one in two digits that is better by 5%', () => {
    expect(asked({ once: true })).toEqual(['How much at once makes ₹6,500?']);
    expect(questionsOf(asking, { once: true })[0]).toMatchObject({ index: 1, input: 'sum', target: 6500 });
    const emi = (loanAmount: number) => questionsOf(toolById('emi_calculator'), { loanAmount })[0]?.target;
    // ₹8,678, exactly ₹10,000, and none
    expect([1_000_000, 1_152_307.9, 0].map(emi)).toEqual([8200, 9500, undefined]);
    expect(questionsOf(asking, { once: true })[0]?.ask(10_000_000)).toBe('How much at once makes ₹1 crore?');
  });

  it('are none where there is no figure to begin with', () => {
    expect(asked({ once: true, sum: 'x' })).toEqual([]);
    expect(asked({ once: true, sum: 777 })).toEqual([]);
  });
});

describe('a search starts with what people decide on', () => {
  it.each([
    ['emi_calculator', 'loanAmount'],
    ['retirement_corpus', 'monthlyExpenses'],
    ['swp', 'withdrawal'],
    ['balance_transfer', 'newRate'],
    ['prepay_or_invest', 'monthlySurplus'],
    ['capital_gains', 'salePrice'],
    ['hra', 'rentPaid'],
    ['tax_calculator', 'deductions'],
    ['financial_health', 'monthlySavings'],
    ['epf', 'vpf'],
    ['risk_analyzer', 'equityShare'],
    ['apy', 'age'],
    ['loan_comparison', 'loans.0.amount'],
  ])('%s: %s', (id, input) => {
    const tool = toolById(id);
    expect(firstToSolve(tool, {}, tool.figure ?? '')).toBe(input);
  });

  it('by the result that is wanted, and by what is shown', () => {
    expect(firstToSolve(toolById('risk_analyzer'), {}, 'median')).toBe('amount');
    expect(firstToSolve(toolById('swp'), {}, 'monthsLasted')).toBe('withdrawal');
    expect(firstToSolve(toolById('sip_lumpsum'), { investmentType: 'LumpSum' }, 'totalValue')).toBe('lumpSumAmount');
    expect(firstToSolve(toolById('tax_calculator'), { itemised: true }, 'saving')).toBe('section80C');
    expect(firstToSolve(toolById('credit_card'), { mode: 'fixed' }, 'months')).toBe('fixedPayment');
    expect(firstToSolve(toolById('prepay_or_invest'), { mode: 'once' }, 'advantage')).toBe('lumpSum');
  });
});

describe('the search in a tool', () => {
  it.each([
    // 8.2% a year is ₹20.50 a quarter for each ₹1,000
    ['scss', 'amount', 'quarterlyIncome', 50_000, [{ value: 2_440_000 }], []],
    ['scss', 'amount', 'quarterlyIncome', 100_000, [], [{ value: 3_000_000, output: 61_500 }]],
    // at 7.4% a thousand brings ₹6.17 a month
    ['po_mis', 'deposit', 'monthlyIncome', 5000, [{ value: 811_000 }], []],
  ] as const)('of %s gives %s in multiples that the law takes, up to its limit: %s %d', (...asked) => {
    const [id, input, output, target, answers, nearest] = asked;
    const rate = id === 'scss' ? 8.2 : 7.4;
    expect(found(toolById(id), input, output, target, { rate })).toMatchObject({ answers, nearest });
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
});
