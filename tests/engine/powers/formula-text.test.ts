import { describe, expect, it } from 'vitest';
import { type WorkedStep, workingOf } from '#src/engine/powers/working.ts';
import { words as panels } from '#words/panels.ts';
import { madeUp } from '../../made-up.ts';
import { tools } from '../../tools.ts';

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

/** What a reader would work out from a line of text. */
function workedOut(line: string): number {
  const named = ['min', 'max', 'abs', 'ln', 'floor', 'ceil', 'round'].flatMap((name) =>
    [2, 3].map((count) => [`${panels.working.function(name, count)} (`, `${name}(`] as const),
  );
  // the longest first: "rounded down" has "rounded" in it
  const code = named
    .sort(([one], [other]) => other.length - one.length)
    .reduce((text, [words, name]) => text.replaceAll(words, name), line.replace(/₹|(?<=\d),(?=\d)/g, ''))
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
        less: { kind: 'number', label: 'Less', default: -4, negative: true },
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
