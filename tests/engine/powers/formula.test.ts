import jsep from 'jsep';
import { describe, expect, it } from 'vitest';
import { type FormulaType, readFormula } from '#src/engine/powers/formula.ts';
import { type WorkedStep, workingOf } from '#src/engine/powers/working.ts';
import { words as panels } from '#words/panels.ts';
import { madeUp } from '../../made-up.ts';
import { tools } from '../../tools.ts';

const value = (text: string, figures: Record<string, number | string | boolean> = {}) =>
  readFormula(text, (name) => typeof (figures[name] ?? 0) as FormulaType).evaluate(
    (name) => figures[name] ?? Number.NaN,
  );

describe('a formula', () => {
  it.each([
    ['1 + 2 × 3', 7],
    ['(1 + 2) × 3', 9],
    ['7 − 2 − 1', 4],
    ['7 - 2 - 1', 4],
    ['24 ÷ 4 ÷ 2', 3],
    ['2 × 3 ^ 2', 18],
    ['2 ^ 3 ^ 2', 512],
    ['2 ^ −1', 0.5],
    ['−2 × 3', -6],
    ['1 − −2', 3],
    ['min(3, 1, 2) + max(3, 4)', 5],
    ['floor(2.9) + ceil(2.1) + round(2.5) + abs(−1)', 9],
    // in binary 45,826.99… and 3.0000000000000004
    ['floor((9999673.44 − 5416973.44) ÷ 100)', 45_827],
    ['ceil((0.1 + 0.2) × 10)', 3],
    ['ceil(0)', 0],
    ['if(1 < 2, 10, 20)', 10],
    ['if(2 ≤ 1 or 3 ≠ 3, 10, 20)', 20],
    ['if(1 = 1 and 2 ≥ 2, 10, 20)', 10],
    ['sum(k, 1, 4, k ^ 2)', 30],
    ['sum(k, 1500, 1501, k)', 3001],
    ['sum(k, 1, 2000, 1)', 2000],
    ['sum(k, 1, 2, sum(j, 1, k, j × k))', 7],
    ['sum(k, 2, 1, k)', 0],
    ['ln(exp(2))', 2],
    ['normal(0) × 2', 1],
  ])('%s is %d', (text, wanted) => {
    expect(value(text)).toBe(wanted);
  });

  it.each([
    ['1 < 2', true],
    ['2 < 2', false],
    ['2 > 1', true],
    ['2 > 2', false],
    ['2 ≤ 2', true],
    ['2 ≥ 2', true],
    ['2 <= 2 and 2 >= 2', true],
    ['1 = 2', false],
    ['1 ≠ 2', true],
    ['1 = 1 or 1 = 2', true],
    ['1 = 2 or 1 = 1', true],
    ['1 = 2 or 1 = 2', false],
    ['1 = 1 and 1 = 1', true],
    ['1 = 1 and 1 = 2', false],
    ['1 = 2 and 1 = 1', false],
    // and before or
    ['1 = 1 or 1 = 1 and 1 = 2', true],
    // to 15 digits, as a spreadsheet compares
    ['0.1 + 0.2 = 0.3', true],
    ['0.1 + 0.2 > 0.3', false],
    ['0.3 ≥ 0.1 + 0.2', true],
  ])('%s is %s', (condition, holds) => {
    expect(value(`if(${condition}, 1, 0)`)).toBe(Number(holds));
  });

  it('takes the logarithm of 1 and a small part to all its digits', () => {
    // ln(1 + x) = x − x² ÷ 2 + …
    expect(value('ln(1 + {x} ÷ 2)', { x: 2e-9 }) / 9.999999995e-10).toBeCloseTo(1, 13);
    expect(value('ln(2 + {x})', { x: 1 })).toBe(Math.log(3));
    expect(value('ln({x} + 1)', { x: 1 })).toBe(Math.LN2);
    expect(value('ln(1 − {x})', { x: 0.5 })).toBe(-Math.LN2);
  });

  it('may have more than ten names', () => {
    const names = [...'abcdefghijkl'];
    const figures = Object.fromEntries(names.map((name, index) => [name, 2 ** index]));
    expect(value(names.map((name) => `{${name}}`).join(' + '), figures)).toBe(2 ** 12 - 1);
  });

  it('names inputs, facts and steps in braces, right after a sign too', () => {
    const formula = readFormula('{loanAmount} × (1 + {ppf.rate} ÷ 100)^{years} − {loanAmount}');
    expect(formula.names).toEqual(['loanAmount', 'ppf.rate', 'years']);
    expect(formula.evaluate((name) => ({ loanAmount: 100, 'ppf.rate': 10, years: 2 })[name] ?? 0)).toBeCloseTo(21, 12);
  });

  it('chooses by words, those in braces too', () => {
    expect(value("if({city} = 'metro', 50, 40)", { city: 'metro' })).toBe(50);
    expect(value("if({city} = 'metro', 50, 40)", { city: 'nonMetro' })).toBe(40);
    expect(value("if({city} = '{a}', 50, 40)", { city: '{a}' })).toBe(50);
  });

  it.each([
    ['if({woman}, 26, 30)', 26],
    ['if({senior}, 26, 30)', 30],
    ['if({woman} and {a} > 0, 26, 30)', 26],
    ['if({woman} and {senior}, 26, 30)', 30],
    ['if({senior} or {woman}, 26, 30)', 26],
    ['if({woman} ≠ {senior}, 26, 30)', 26],
    ['sum(k, 1, 2, if({woman}, k, 0))', 3],
  ])('has a toggle as a condition: %s is %d', (text, wanted) => {
    expect(value(text, { woman: true, senior: false, a: 1 })).toBe(wanted);
  });

  it('leaves jsep as others know it', () => {
    expect(jsep('a || !b')).toMatchObject({ operator: '||', right: { operator: '!' } });
  });

  it.each([
    ['1 +', /cannot be read/],
    ['', /which formulas cannot use/],
    ['1 2', /which formulas cannot use/],
    ['rate × 2', /has rate/],
    ['1 + × 2', /Expected expression after \+/],
    ['{a} = 1', /^needs a number, but has a condition; for a condition write if\(condition, 1, 0\)$/],
    ['if({a}, 1, 2)', /^needs a condition, such as \{years\} > 5, but has \{a\} \(a number\)$/],
    ['if({a} = 1 and 1, 1, 2)', /^needs a condition, .* but has a number$/],
    ['if(1 or {a} = 1, 1, 2)', /^needs a condition, /],
    ['{woman} × 2', /^needs a number, but has \{woman\} \(a condition\)/],
    ['if({woman} = 1, 1, 2)', /^compares \{woman\} \(a condition\) with a number, which are never equal$/],
    ["if('' = 0, 1, 2)", /^compares words with a number, which are never equal$/],
    ["if({a} = 1, 'a', 2)", /^needs a number, but has words/],
    // as in a spreadsheet, what follows from no figure is none
    ['1 ÷ (1 ÷ 0)', /does not come to a number/],
    ['min(1, 1 ÷ 0)', /does not come to a number/],
    ['0 ^ (1 − {a})', /does not come to a number/],
    ['if({a} == 1, 1, 2)', /cannot be read/],
    ['if({a} != 1, 1, 2)', /which formulas cannot use/],
    ['{a} % 2', /has %, which formulas cannot use/],
    ['+{a}', /cannot use/],
    ['1 ÷ 0', /does not come to a number/],
    ['power(2, 3)', /uses power\(…\), which does not exist/],
    ['floor(1, 2)', /floor\(…\) takes one value$/],
    ['min()', /min\(…\) takes one value or more/],
    ['if(1 < 2, 1)', /if\(…\) takes/],
    ['sum(k, 1, 2, k, 3)', /sum\(…\) takes/],
    ['sum(k, 0, 2000, k)', /at most 2000 parts/],
    ["if('a' < 'b', 1, 2)", /needs a number, but has words/],
    ['Math.floor(1)', /which does not exist/],
    ['−2 ^ 2', /can be read two ways/],
    ['[1]', /cannot use/],
    ['{a}.constructor', /cannot use/],
    ['constructor(1)', /which does not exist/],
    ['this', /cannot use|has this/],
    ['a = > 1', /cannot be read/],
  ])('%s is refused', (text, why) => {
    expect(() => value(text, { a: 1, woman: true })).toThrow(why);
  });
});

const SIGNS: Readonly<Record<string, string>> = {
  '×': '*',
  '÷': '/',
  '−': '-',
  '^': '**',
  '≤': '<=',
  '≥': '>=',
  '=': '===',
};
const FUNCTIONS = {
  ...{ min: Math.min, max: Math.max, abs: Math.abs, ln: Math.log, e: Math.E },
  floor: (value: number) => Math.floor(value + 1e-6),
  ceil: (value: number) => Math.ceil(value - 1e-6),
  round: Math.round,
  sum: (from: number, to: number, each: (at: number) => number) =>
    Array.from({ length: Math.max(0, Math.round(to - from) + 1) }, (_, at) => each(from + at)).reduce(
      (a, b) => a + b,
      0,
    ),
};

/** Where the brackets begin that a place stands in, or the line. */
function beginOf(line: string, at: number): number {
  for (let index = at - 1, depth = 0; index >= 0; index--) {
    if (line[index] === ')') depth++;
    else if (line[index] === '(' && depth-- === 0) return index + 1;
  }
  return 0;
}

/** A line with a rounding before what is rounded, `floor(2.5 × 3)` for `2.5 × 3, rounded down`. */
function withRoundingFirst(line: string, name: string): string {
  const words = `, ${panels.working.function(name, 1)}`;
  const at = line.indexOf(words);
  if (at < 0) return line;
  const begin = beginOf(line, at);
  const rest = line.slice(at + words.length);
  return withRoundingFirst(`${line.slice(0, begin)}${name}(${line.slice(begin, at)})${rest}`, name);
}

/** What a reader would work out from a line of text. */
function workedOut(line: string): number {
  const named = ['min', 'max', 'abs', 'ln'].flatMap((name) =>
    [2, 3].map((count) => [`${panels.working.function(name, count)} (`, `${name}(`] as const),
  );
  // "rounded" last: the two others have it in them
  const code = named
    .reduce(
      (text, [words, name]) => text.replaceAll(words, name),
      ['floor', 'ceil', 'round'].reduce(withRoundingFirst, line.replace(/₹|(?<=\d),(?=\d)/g, '')),
    )
    .replace(/[×÷−^≤≥=]/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/^sum of (.*) for (\w) from (.*) to (.*)$/, 'sum($3, $4, ($2) => $1)');
  return new Function(...Object.keys(FUNCTIONS), `return ${code}`)(...Object.values(FUNCTIONS)) as number;
}

const stepsOf = (tool: Parameters<typeof workingOf>[0], values: object): readonly WorkedStep[] => {
  const working = workingOf(tool, values as never);
  return working.ok ? working.steps : [];
};

it.each(tools.filter(({ tool }) => tool.working.length > 0))(
  'the lines of $id come to the value of each step, as a reader would work them out',
  ({ tool }) => {
    let found = 0;
    for (const values of [{}, ...tool.examples.map(({ inputs }) => inputs)])
      for (const { label, value, inFigures } of stepsOf(tool, values)) {
        const line = inFigures();
        // the normal distribution has no key on a reader's calculator, and a sum within a line no sign
        if (/bell-curve|.sum of| if /.test(line)) continue;
        const off = Math.abs(workedOut(line) - value);
        expect(off, `${label}: ${line} = ${value}`).toBeLessThanOrEqual(1e-4 * Math.abs(value) + 0.02);
        found++;
      }
    expect(found).toBeGreaterThan(0);
  },
);

describe('a formula as a line of text', () => {
  const tool = (formulas: Readonly<Record<string, string | object>>) =>
    madeUp({
      inputs: {
        loan: { kind: 'currency', label: 'Loan', default: 1_000_000 },
        rate: { kind: 'percent', label: 'Rate', default: 8.5 },
        years: { kind: 'years', label: 'Years', default: 20 },
        times: { kind: 'number', label: 'Times', default: 3 },
        less: { kind: 'number', label: 'Less', default: -4, allowed: [-1e9] },
      },
      outputs: { total: { kind: 'currency', label: 'Total' } },
      working: Object.entries(formulas).map(([id, formula]) => ({
        ...{ id, label: id },
        ...(typeof formula === 'string' ? { formula } : (formula as { formula: string })),
      })) as never,
      compute: () => ({ total: Number.NaN }),
    });
  const step = (formula: string | object) => stepsOf(tool({ monthly: '{rate} ÷ 12 ÷ 100', found: formula }), {})[1];
  const said = (formula: string | object) => `${step(formula)?.inFigures()} = ${step(formula)?.said()}`;

  it('has the visitor’s figures, in rupees where they are money, as the formula takes them', () => {
    expect(said('{rate} ÷ 12 ÷ 100')).toBe('8.5 ÷ 12 ÷ 100 = 0.00708333');
    expect(said('{years} × 12')).toBe('20 × 12 = 240');
    expect(said({ formula: '{loan} × {rate} × {years} ÷ 100', kind: 'currency' })).toBe(
      '₹10,00,000 × 8.5 × 20 ÷ 100 = ₹17,00,000',
    );
    expect(said('{loan} ÷ 3')).toBe('₹10,00,000 ÷ 3 = ₹3,33,333.33');
    expect(said('{loan} ÷ {loan}')).toBe('₹10,00,000 ÷ ₹10,00,000 = 1');
    expect(said('min({loan}, 5 × {loan}) − 1')).toBe('smaller of (₹10,00,000, 5 × ₹10,00,000) − 1 = ₹9,99,999');
    expect(said('ln({loan})')).toBe('natural logarithm of (₹10,00,000) = 13.8155');
    expect(said({ formula: '{loan} × {monthly} ÷ (1 − (1 + {monthly}) ^ (−{years}))', kind: 'currency' })).toBe(
      '₹10,00,000 × 0.00708333 ÷ (1 − (1 + 0.00708333) ^ (−20)) = ₹53,802',
    );
  });

  it('leaves the branch out that does not apply, and in names has both', () => {
    const choice = 'if({years} ≤ 5, 0, {loan} ÷ 2)';
    expect(said(choice)).toBe('₹10,00,000 ÷ 2 = ₹5,00,000');
    expect(step(choice)?.inNames()).toBe('0 if Years ≤ 5, otherwise Loan ÷ 2');
    expect(said('{times} × if({years} ≤ 5, 0, 2 + 3)')).toBe('3 × (2 + 3) = 15');
    expect(said('sum(k, 1, 2, if(k > 1, k, 0))')).toBe('sum of (k if k > 1, otherwise 0) for k from 1 to 2 = 2');
  });

  it('has brackets where the formula needs them, and around figures below zero', () => {
    expect(said('{times} − ({years} − 5)')).toBe('3 − (20 − 5) = −12');
    expect(said('({times} + 2) × 4')).toBe('(3 + 2) × 4 = 20');
    expect(said('{times} ÷ ({years} ÷ 5)')).toBe('3 ÷ (20 ÷ 5) = 0.75');
    expect(said('({times} ^ 2) ^ 2')).toBe('(3 ^ 2) ^ 2 = 81');
    expect(said('{times} + ({years} + 1)')).toBe('3 + 20 + 1 = 24');
    expect(said('{times} × {less}')).toBe('3 × (−4) = −12');
    expect(said('{less} + 1')).toBe('−4 + 1 = −3');
    expect(said('exp(−{times})')).toBe('e ^ (−3) = 0.0497871');
  });
});
