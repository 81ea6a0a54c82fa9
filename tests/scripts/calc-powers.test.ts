import { describe, expect, it } from 'vitest';
import { calc } from '../calc-command.ts';

describe('the command works backwards', () => {
  it('by options: an answer, and the nearest without one', () => {
    const loan = ['emi_calculator', '{"loanAmount":1000000,"rate":8.5,"tenure":20}'];
    const found = calc([...loan, '--solve', 'loanAmount', '--output', 'emi', '--target', '30000']);
    expect(found.stdout).toBe('{"input":"loanAmount","outcome":"one","answers":[3456925],"reached":[30000]}\n');
    expect(found.status).toBe(0);
    const none = calc([...loan, '--solve=rate', '--output=emi', '--target=-1']);
    expect(none.lines).toEqual([
      { input: 'rate', outcome: 'none', answers: [], reached: [], nearest: [{ value: 0.01, output: 4171 }] },
    ]);
    expect(none.status).toBe(0);
  });

  it('by lines, each answered in its place', () => {
    const solve = { input: 'loanAmount', output: 'emi', target: 30_000 };
    const lines = [
      { tool: 'emi_calculator', inputs: { rate: 8.5, tenure: 20 }, solve },
      { tool: 'simple_interest' },
      { tool: 'emi_calculator', solve: { ...solve, input: 'no' } },
      { tool: 'emi_calculator', solve: { ...solve, output: 'no' } },
      { tool: 'emi_calculator', solve: { ...solve, target: '30000' } },
      { tool: 'emi_calculator', inputs: { rate: 'x' }, solve },
      { tool: 'emi_calculator', solve: null },
    ];
    const found = calc(['-'], lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    expect(found.status).toBe(0);
    expect(found.lines).toMatchObject([
      { outcome: 'one', answers: [3_456_925], reached: [30_000] },
      { totalAmount: 135_000 },
      { error: expect.stringMatching(/^emi_calculator: no: .*loanAmount, rate, tenure/) },
      { error: expect.stringMatching(/^emi_calculator: no: .*emi, totalInterest/) },
      { error: expect.stringMatching(/^emi_calculator: solve must be/) },
      { error: expect.stringMatching(/^emi_calculator: rate: /) },
      { error: expect.stringMatching(/^emi_calculator: solve must be/) },
    ]);
  });

  it.each([
    [['emi_calculator', '{}', '--solve', 'no', '--output', 'emi', '--target', '1'], /^emi_calculator: no: /],
    [['emi_calculator', '{"rate":"x"}', '--solve', 'loanAmount', '--output', 'emi', '--target', '1'], /rate: /],
    [['emi_calculator', '{}', '--solve', 'loanAmount', '--output', 'emi', '--target', 'x'], /x is no number/],
    [['emi_calculator', '{}', '--solve', 'loanAmount', '--output', 'emi'], /^usage/],
    [['emi_calculator', '{}', '--solve', 'loanAmount', '--output', 'emi', '--target'], /^usage/],
    [['emi_calculator', '{}', '--no', '1'], /^usage/],
    [['-', '--solve', 'x'], /^usage/],
    [['--ask', 'emi', 'emi_calculator'], /^usage/],
  ])('refuses %j with one line and exit 2', (args, message) => {
    const found = calc(args);
    expect(found).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(message) });
    expect(found.stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('the command understands a line', () => {
  it('finds the tool, places the numbers and tells the headline', () => {
    expect(calc(['--ask', 'emi 50 lakh 8.5 20 years']).lines).toEqual([
      {
        tool: 'emi_calculator',
        inputs: { loanAmount: 5_000_000, rate: 8.5, tenure: 20 },
        ...{ solved: null, assumed: [], missing: [], unread: [], unplaced: [] },
        headline: { output: 'emi', value: 43_391 },
      },
    ]);
    expect(calc(['--ask', '50 lakh home loan 20 साल 30 lakh']).lines).toMatchObject([
      { tool: 'home_loan', inputs: { tenure: 20 }, unplaced: ['30 lakh'], headline: null },
    ]);
  });

  it('says that it knows no tool by such words', () => {
    const found = calc(['--ask', 'qqzzxx 5 lakh']);
    expect(found.lines).toMatchObject([{ tool: null, inputs: {}, headline: null }]);
    expect(found.status).toBe(0);
  });
});
