import { describe, expect, it } from 'vitest';
import type { Mathematics } from '#src/engine/powers/mathematics.ts';
import { type WorkedStep, workingOf } from '#src/engine/powers/working.ts';
import { madeUp } from '../../made-up.ts';
import { tools } from '../../tools.ts';

const isRow = (is: Mathematics): is is readonly Mathematics[] => Array.isArray(is);

/** Mathematics in a line, with fractions in square brackets and powers in braces. */
function inLine(is: Mathematics): string {
  if (typeof is === 'string') return is;
  if (isRow(is)) return is.map(inLine).join('');
  if ('over' in is) return `[${inLine(is.over)} / ${inLine(is.under)}]`;
  if ('base' in is) return `${inLine(is.base)}{${inLine(is.exponent)}}`;
  if ('brackets' in is) return `(${inLine(is.brackets)})`;
  if ('letter' in is) return `sum ${is.letter} ${inLine(is.from)} ${inLine(is.to)}: ${inLine(is.each)}`;
  if ('yes' in is) return `${inLine(is.yes)} if ${inLine(is.holds)} else ${inLine(is.no)}`;
  return `${is.call}(${is.given.map(inLine).join('; ')})`;
}

const OPERATORS: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-', '≤': '<=', '≥': '>=', '=': '===' };
const FUNCTIONS = {
  ...{ min: Math.min, max: Math.max, abs: Math.abs, ln: Math.log },
  floor: (value: number) => Math.floor(value + 1e-6),
  ceil: (value: number) => Math.ceil(value - 1e-6),
  round: Math.round,
  sum: (from: number, to: number, each: (at: number) => number) =>
    Array.from({ length: Math.max(0, Math.round(to - from) + 1) }, (_, at) => each(from + at)).reduce(
      (a, b) => a + b,
      0,
    ),
};

/** A figure as it is read: 8.5% is 0.085, and rupees and years are plain. */
const read = (figure: string): number =>
  (/%$/.test(figure) ? 0.01 : 1) * Number(figure.replace(/−/g, '-').replace(/[₹,%]| years?$/g, ''));

/** What a reader would work out from mathematics. */
function code(is: Mathematics): string {
  if (typeof is === 'string') {
    const text = is.trim();
    if (Object.hasOwn(OPERATORS, text)) return ` ${OPERATORS[text]} `;
    return /^−?₹?[\d,.]+%?( years?)?$/.test(text) ? `(${read(text)})` : is;
  }
  if (isRow(is)) return is.map(code).join('');
  if ('over' in is) return `((${code(is.over)}) / (${code(is.under)}))`;
  if ('base' in is)
    return is.base === 'e' ? `Math.exp(${code(is.exponent)})` : `(${code(is.base)}) ** (${code(is.exponent)})`;
  if ('brackets' in is) return `(${code(is.brackets)})`;
  if ('letter' in is) return `sum(${code(is.from)}, ${code(is.to)}, (${is.letter}) => ${code(is.each)})`;
  if ('yes' in is) return `((${code(is.holds)}) ? ${code(is.yes)} : ${code(is.no)})`;
  return `${is.call}(${is.given.map(code).join(', ')})`;
}
const workedOut = (is: Mathematics): number =>
  new Function(...Object.keys(FUNCTIONS), `return ${code(is)}`)(...Object.values(FUNCTIONS)) as number;

const stepsOf = (tool: Parameters<typeof workingOf>[0], values: object): readonly WorkedStep[] => {
  const working = workingOf(tool, values as never);
  return working.ok ? working.steps : [];
};

it.each(tools.filter(({ tool }) => tool.working.length > 0))(
  'the mathematics of $id come to what is said of each step, as a reader would work them out',
  ({ tool }) => {
    let found = 0;
    for (const values of [{}, ...tool.examples.map(({ inputs }) => inputs)])
      for (const step of stepsOf(tool, values)) {
        const set = step.set('exact');
        // the normal distribution has no key on a reader's calculator
        if (inLine(set).includes('normal(')) continue;
        const said = read(step.said('exact'));
        const value = workedOut(set);
        // percentages may stand as plain numbers, whose sum is then in percent
        const off = Math.min(
          Math.abs(value - said),
          step.said('exact').endsWith('%') ? Math.abs(value / 100 - said) : 1e99,
        );
        expect(off, `${step.label}: ${inLine(set)} = ${step.said('exact')}`).toBeLessThanOrEqual(
          1e-4 * Math.abs(said) + 0.05 * (said < 1 ? 1e-3 : 1),
        );
        found++;
      }
    expect(found).toBeGreaterThan(0);
  },
);

describe('a formula set as mathematics', () => {
  const tool = (formulas: Readonly<Record<string, string | object>>) =>
    madeUp({
      inputs: {
        loan: { kind: 'currency', label: 'Loan', default: 1_000_000 },
        rate: { kind: 'percent', label: 'Rate', default: 8.5 },
        years: { kind: 'years', label: 'Years', default: 20 },
        share: { kind: 'percent', label: 'Share', default: 40 },
        times: { kind: 'number', label: 'Times', default: 3 },
      },
      outputs: { total: { kind: 'currency', label: 'Total' }, part: { kind: 'percent', label: 'Part' } },
      working: Object.entries(formulas).map(([id, formula]) => ({
        ...{ id, label: id },
        ...(typeof formula === 'string' ? { formula } : (formula as { formula: string })),
      })) as never,
      compute: () => ({ total: Number.NaN, part: Number.NaN }),
    });
  const said = (formula: string | object, view: 'figures' | 'exact' | 'names' = 'figures') => {
    const step = stepsOf(tool({ monthly: '{rate} ÷ 12 ÷ 100', found: formula }), {})[1];
    return step && `${inLine(step.set(view))} = ${step.said(view)}`;
  };

  it('has the visitor’s figures as people write them', () => {
    expect(said('{rate} ÷ 12 ÷ 100')).toBe('8.5% ÷ 12 = 0.708%');
    expect(said('{rate} ÷ 1200')).toBe('8.5% ÷ 12 = 0.708%');
    expect(said('{years} × 12')).toBe('20 years × 12 = 240');
    expect(said({ formula: '{loan} × {rate} × {years} ÷ 100', kind: 'currency' })).toBe(
      '₹10,00,000 × 8.5% × 20 years = ₹17,00,000',
    );
    expect(said('{loan} × (100 − {share}) ÷ 100')).toBe('₹10,00,000 × (100% − 40%) = ₹6,00,000');
    expect(said('{loan} ÷ 3')).toBe('₹10,00,000 ÷ 3 = ₹3,33,333');
    expect(said({ formula: '((1 + {monthly}) ^ 12 − 1) × 100', kind: 'percent' })).toBe('(1 + 0.708%){12} − 1 = 8.84%');
    expect(said('({rate} − {share}) ÷ (100 + {share})')).toBe('[8.5% − 40% / 100% + 40%] = −22.5%');
    expect(said('{loan} × 100 ÷ (100 + {rate})')).toBe('[₹10,00,000 × 100% / 100% + 8.5%] = ₹9,21,659');
  });

  it('never shows a percentage with its sign where no 100 divides it', () => {
    expect(said({ formula: '{loan} × {rate}', kind: 'number' })).toBe('₹10,00,000 × 8.5 = 85,00,000');
    expect(said({ formula: '{loan} ÷ (100 + {rate})', kind: 'number' })).toBe('[₹10,00,000 / 100 + 8.5] = 9,216.59');
    expect(said('{rate} ÷ 12')).toBe('8.5% ÷ 12 = 0.708%');
  });

  it('stacks a fraction of more than two numbers, and keeps exponents and simple quotients in the line', () => {
    expect(said({ formula: '{loan} × {monthly} ÷ (1 − (1 + {monthly}) ^ (−{years}))', kind: 'currency' })).toBe(
      '[₹10,00,000 × 0.708% / 1 − (1 + 0.708%){−20}] = ₹53,802',
    );
    expect(said({ formula: '{loan} × ((1 + {monthly}) ^ 12 − 1) ÷ {monthly} × 2', kind: 'currency' })).toBe(
      '₹10,00,000 × [(1 + 0.708%){12} − 1 / 0.708%] × 2 = ₹2,49,57,432',
    );
    expect(said('{times} ^ (1 ÷ {years})')).toBe('3{1 ÷ 20} = 1.0565');
  });

  it('leaves out what does not apply: a branch, a limit that is not reached, a rounding that changes nothing', () => {
    expect(said('if({years} ≤ 5, 0, {loan} ÷ 2)')).toBe('₹10,00,000 ÷ 2 = ₹5,00,000');
    expect(said('max(0, {years} − 5)')).toBe('20 − 5 = 15');
    expect(said('max(0, 5 − {years})')).toBe('max(0; 5 − 20) = 0');
    expect(said('round({years} × 12)')).toBe('20 years × 12 = 240');
    expect(said('floor({times} ÷ 2)')).toBe('floor(3 ÷ 2) = 1');
    expect(said('min({loan}, {loan} × 2)')).toBe('min(₹10,00,000; ₹10,00,000 × 2) = ₹10,00,000');
  });

  it('in names has all of it, and exact digits where they are wanted', () => {
    expect(said('if({years} ≤ 5, 0, max(0, {loan} ÷ 3))', 'names')).toMatch(
      /^0 if Years ≤ 5 else max\(0; Loan ÷ 3\) = /,
    );
    expect(said('{loan} × {monthly}', 'exact')).toBe('₹10,00,000 × 0.70833333% = ₹7,083.3333');
    expect(said('sum(k, 1, {years} − 5, {loan} × (1 + {monthly}) ^ (−k))')).toMatch(
      /^sum k 1 15: ₹10,00,000 × \(1 \+ 0\.708%\)\{−k\} = /,
    );
  });

  it('brackets what brackets held in the formula, and figures below zero', () => {
    expect(said('{times} − ({years} − 5)')).toBe('3 − (20 − 5) = −12');
    expect(said('({times} + 2) × 4')).toBe('(3 + 2) × 4 = 20');
    expect(said('{times} ÷ ({years} ÷ 5)')).toBe('[3 / 20 years ÷ 5] = 0.75');
  });
});
