import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/project.ts';
import { answerArguments, answerLine } from '../../scripts/commands/calc.ts';
import { argumentsOf, calc } from '../project.ts';

/** The command, reading lines from its input as they come. */
const start = () =>
  spawn(process.execPath, [...argumentsOf('commands/calc'), '-'], { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] });

describe('the command that reads lines', () => {
  it('answers each in its order, goes on after a mistake, skips a byte-order mark and blank lines, needs no last line break, and loses nothing of many lines that come at once', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `{"tool":"hra","inputs":{"rentPaid":${index}}}\n`);
    const input = [
      // some editors put it first
      '\uFEFF{"tool":"simple_interest"}\r\n',
      '\n  \n',
      '{bad\n',
      '{"tool":"no_such"}\n',
      '{"tool":"../loan/emi_calculator"}\n',
      'null\n',
      '{"tool":"simple_interest","inputs":{"rate":"9"}}\n',
      ...many,
      '{"tool":"simple_interest","inputs":{"rate":9}}',
    ].join('');
    const { status, stdout, lines } = calc(['-'], input);
    expect(status).toBe(0);
    expect(stdout.endsWith('\n')).toBe(true);
    const hra = lines.splice(6, many.length);
    expect(hra.every(({ exemptedHra }) => typeof exemptedHra === 'number')).toBe(true);
    expect(lines).toMatchObject([
      { totalAmount: 135_000 },
      { error: 'line: not valid JSON: {bad' },
      { error: expect.stringMatching(/^no_such: there is no such tool\. Choose from: .*simple_interest/) },
      { error: expect.stringContaining('there is no such tool') },
      { error: expect.stringMatching(/^line: must be/) },
      { error: expect.stringMatching(/^simple_interest: rate: .*must be a number/) },
      { totalAmount: 145_000 },
    ]);
  });

  it('answers a typed line at once, while its input stays open, and ends without a word when nobody reads on, as in `| head -1`', async () => {
    const command = start();
    let errors = '';
    command.stderr.setEncoding('utf8').on('data', (piece) => {
      errors += piece;
    });
    command.stdin.write('{"tool":"simple_interest"}\n{"tool":"simple');
    const [first] = await once(command.stdout, 'data');
    expect(JSON.parse(first)).toMatchObject({ totalAmount: 135_000 });
    command.stdin.write('_interest","inputs":{"rate":9}}\n');
    const [second] = await once(command.stdout, 'data');
    expect(JSON.parse(second)).toMatchObject({ totalAmount: 145_000 });
    command.stdout.destroy();
    // its input stays open: the command has to end by itself
    command.stdin.on('error', () => {}).write('{"tool":"simple_interest"}\n');
    const [status] = await once(command, 'close');
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
  });
});

describe('the command works backwards', () => {
  it('by options: an answer, and the nearest without one', async () => {
    const loan = ['emi_calculator', '{"loanAmount":1000000,"rate":8.5,"tenure":20}'];
    const found = calc([...loan, '--solve', 'loanAmount', '--output', 'emi', '--target', '30000']);
    expect(found.stdout).toBe('{"input":"loanAmount","outcome":"one","answers":[{"value":3456925,"output":30000}]}\n');
    expect(found.status).toBe(0);
    expect(await answerArguments([...loan, '--solve=rate', '--output=emi', '--target=-1'])).toEqual({
      input: 'rate',
      outcome: 'none',
      answers: [],
      nearest: [{ value: 0.01, output: 4171 }],
    });
  });

  it('by lines', async () => {
    const solve = { input: 'loanAmount', output: 'emi', target: 30_000 };
    const lines = [
      { tool: 'emi_calculator', inputs: { rate: 8.5, tenure: 20 }, solve },
      { tool: 'emi_calculator', solve: { ...solve, input: 'no' } },
      { tool: 'emi_calculator', solve: { ...solve, output: 'no' } },
      { tool: 'emi_calculator', solve: { ...solve, target: '30000' } },
      { tool: 'emi_calculator', inputs: { rate: 'x' }, solve },
      { tool: 'emi_calculator', solve: null },
    ];
    expect(await Promise.all(lines.map((line) => answerLine(JSON.stringify(line))))).toMatchObject([
      { outcome: 'one', answers: [{ value: 3_456_925, output: 30_000 }] },
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
    [
      ['emi_calculator', '{}', '--solve', 'loanAmount', '--output', 'emi', '--target', 'x'],
      /^emi_calculator: solve must be/,
    ],
    [['emi_calculator', '{}', '--solve', 'loanAmount', '--output', 'emi'], /^emi_calculator: solve must be/],
    [['emi_calculator', '{}', '--solve', 'loanAmount', '--output', 'emi', '--target'], /argument missing/],
    [['emi_calculator', '{}', '--no', '1'], /Unknown option '--no'/],
    [['-', '--solve', 'x'], /^-: there is no such tool/],
    [['emi_calculator', '{}', '--solve', 'rate', '--output', 'emi', '--target', '-1'], /'--target=-XYZ'/],
    [['--ask', 'emi', 'emi_calculator'], /^usage/],
    [['loan_comparison', '{"loans":[{},{"rate":"x"}]}'], /loan_comparison.*loans\.1\.rate.*must be a number/],
  ])('refuses %j', async (args, message) => {
    await expect(answerArguments(args)).rejects.toThrow(message);
  });

  it('refuses with one line and exit 2', () => {
    const found = calc(['emi_calculator', '{}', '--solve', 'no', '--output', 'emi', '--target', '1']);
    expect(found).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/^emi_calculator: no: .*\n$/) });
  });
});

describe('the command understands a line', () => {
  it('finds the tool, places the numbers and tells the headline', async () => {
    const reading = {
      tool: 'emi_calculator',
      inputs: { loanAmount: 5_000_000, rate: 8.5, tenure: 20 },
      assumed: [],
      solved: null,
      headline: { output: 'emi', value: 43_391 },
    };
    expect(await answerArguments(['--ask', 'emi 50 lakh 8.5 20 years'])).toEqual({
      ...{ ...reading, missing: [], unread: [], unplaced: [] },
      readings: [reading],
    });
    // a month or a year
    expect(await answerArguments(['--ask', 'ppf 12500 15 years'])).toMatchObject({
      headline: null,
      readings: [{ headline: { value: 339_017 } }, { headline: { value: 3_944_599 } }],
    });
    expect(await answerArguments(['--ask', '50 lakh home loan 20 साल 30 lakh'])).toMatchObject({
      ...{ tool: 'home_loan', readings: [], unplaced: ['30 lakh'] },
      inputs: { loanAmount: 5_000_000, tenure: 20 },
    });
  });

  it('says that it knows no tool by such words', async () => {
    expect(await answerLine('{"ask":"qqzzxx 5 lakh"}')).toMatchObject({ tool: null, readings: [], inputs: {} });
  });
});
