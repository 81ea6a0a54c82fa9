// Page and spreadsheet agree on random formulas: a workbook is made for some inputs, others are typed into it, and its cells come to
// what the page calculates. The functions of the spreadsheet are those of @formulajs/formulajs.
import * as excel from '@formulajs/formulajs';
import fc from 'fast-check';
import jsep from 'jsep';
import { expect, it } from 'vitest';
import type { Sheet } from '#src/engine/powers/workbook/cells.ts';
import { workbookOf } from '#src/engine/powers/workbook/workbook.ts';
import { workingOf } from '#src/engine/powers/working.ts';
import { choice, madeUp, numbers } from '../made-up.ts';

const labels = { every: { 1: 'Year', 12: 'Month' }, plan: { old: 'Old "one"', new: 'New' } };
const plain = madeUp({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 100 },
    rate: { kind: 'percent', label: 'Rate', default: 8 },
    years: { kind: 'years', label: 'Years', default: 3, whole: true },
    every: numbers('Every', labels.every),
    plan: choice('Plan', labels.plan),
    woman: { kind: 'toggle', label: 'Woman', default: false },
    senior: { kind: 'toggle', label: 'Senior', default: true },
  },
  outputs: { value: { kind: 'number', label: 'Value' } },
  compute: ({ amount }) => ({ value: amount }),
});

const given = fc.record({
  amount: fc.constantFrom(0, 1, 2.5, 12, 100_000),
  // without a rounding error as a hundredth
  rate: fc.constantFrom(0, 8, 12.5, 100),
  years: fc.nat(4),
  every: fc.constantFrom<1 | 12>(1, 12),
  plan: fc.constantFrom<'old' | 'new'>('old', 'new'),
  woman: fc.boolean(),
  senior: fc.boolean(),
});
type Inputs = typeof given extends fc.Arbitrary<infer Values> ? Values : never;

/** Formulas with these leaves, as long as a definition's or longer. */
function formulas(leaves: readonly string[], inSum?: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const { number } = fc.letrec<{ number: string; condition: string }>((tie) => {
    const [value, holds] = [tie('number'), tie('condition')];
    const joined = (parts: fc.Arbitrary<string>, signs: readonly string[]) =>
      fc.tuple(parts, fc.constantFrom(...signs), parts).map(([one, sign, other]) => `(${one} ${sign} ${other})`);
    return {
      number: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom('{amount}', '{rate}', '{years}', '{every}', '0', '1', '2', '0.5', '12', '100', ...leaves),
        joined(value, ['+', '−', '×', '÷']),
        fc.tuple(value, fc.constantFrom('2', '{years}', '(−1)', '0.5')).map(([of, by]) => `(${of})^${by}`),
        fc.tuple(fc.constantFrom('floor', 'ceil', 'round', 'abs', 'ln'), value).map(([call, of]) => `${call}(${of})`),
        fc.constantFrom('−{amount}', 'exp({years})', 'normal({years} − 2)', '{rate} ÷ 100'),
        fc.tuple(fc.constantFrom('min', 'max'), value, value).map(([call, one, two]) => `${call}(${one}, ${two})`),
        fc.tuple(holds, value, value).map(([when, then, other]) => `if(${when}, ${then}, ${other})`),
        ...(inSum
          ? [fc.tuple(fc.constantFrom('0', '1', '−1'), inSum).map(([k, of]) => `sum(k, ${k}, {years}, ${of})`)]
          : []),
      ),
      condition: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom('{woman}', '{senior}', "{plan} = 'old'", "'new' ≠ {plan}", "'a' = 'A'", "'' = {plan}"),
        joined(value, ['=', '≠', '<', '>', '≤', '≥']),
        joined(holds, ['and', 'or']),
      ),
    };
  });
  return number;
}

/** The functions of spreadsheets. There NORMSDIST gives the density and ROUND fails for large numbers, both by mistake. */
const FUNCTIONS = {
  ...(excel as unknown as Record<string, (...given: unknown[]) => unknown>),
  NORMSDIST: (value: unknown) => excel.NORM.S.DIST(value as number, true),
  ROUND: (value: unknown, digits: unknown) => Number((value as number).toFixed(digits as number)),
} as Readonly<Record<string, (...given: unknown[]) => unknown>>;

type Value = number | string | boolean | null | readonly Value[];
const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** An operation on each row; null stands for an error, which passes on. */
function each(of: (...values: (number | string | boolean)[]) => unknown, ...given: readonly Value[]): Value {
  const rows = given.find(isList)?.length;
  if (rows !== undefined)
    return Array.from({ length: rows }, (_, at) =>
      each(of, ...given.map((one) => (isList(one) ? (one[at] ?? null) : one))),
    );
  if (given.includes(null)) return null;
  const value = of(...(given as number[]));
  return (typeof value === 'number' && Number.isFinite(value)) ||
    typeof value === 'string' ||
    typeof value === 'boolean'
    ? value
    : null;
}

const number = (value: unknown): number => (typeof value === 'string' ? Number.NaN : Number(value));
/** Spreadsheets compare 15 digits, and texts without their case; a text is never a number. */
const digits = (value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(15)) : typeof value === 'string' ? value.toLowerCase() : value;
const OPERATORS: Readonly<Record<string, (one: never, two: never) => unknown>> = {
  '==': (one, two) => digits(one) === digits(two),
  '!=': (one, two) => digits(one) !== digits(two),
  '<': (one, two) => Number(digits(one)) < Number(digits(two)),
  '>': (one, two) => Number(digits(one)) > Number(digits(two)),
  '<=': (one, two) => Number(digits(one)) <= Number(digits(two)),
  '>=': (one, two) => Number(digits(one)) >= Number(digits(two)),
  '+': (one, two) => number(one) + number(two),
  '-': (one, two) => number(one) - number(two),
  '*': (one, two) => number(one) * number(two),
  '/': (one, two) => number(one) / number(two),
  '**': (one, two) => excel.POWER(number(one), number(two)),
};
const SIGNS: Readonly<Record<string, string>> = { '=': '==', '<>': '!=', '^': '**', '{': '[', '}': ']', ':': ',' };

/** What a spreadsheet makes of a formula. */
function calculated(formula: string, sheets: readonly Sheet[]): Value {
  const text = formula.replace(
    /"(?:[^"]|"")*"|(\w+)!\$B\$(\d+)|Inputs!\$A:\$A|<>|<=|>=|[=^{}:]/g,
    (found, sheet?: string, row?: string) =>
      found.startsWith('"')
        ? JSON.stringify(found.slice(1, -1).replaceAll('""', '"'))
        : sheet
          ? `${sheet}_${row}`
          : found.includes('$A')
            ? 'rows'
            : (SIGNS[found] ?? found),
  );
  return cellOf(jsep(text) as jsep.CoreExpression, sheets);
}

function cellOf(node: jsep.CoreExpression, sheets: readonly Sheet[]): Value {
  const of = (part: jsep.Expression) => cellOf(part as jsep.CoreExpression, sheets);
  if (node.type === 'Literal') return node.value as number | string;
  if (node.type === 'UnaryExpression') return each((value) => -number(value), of(node.argument));
  if (node.type === 'BinaryExpression')
    return each(OPERATORS[node.operator] as () => unknown, of(node.left), of(node.right));
  if (node.type === 'ArrayExpression') return node.elements.map((one) => of(one as jsep.Expression));
  if (node.type === 'Identifier') {
    if (node.name === 'TRUE') return true;
    const [name, row] = node.name.split('_');
    const cell = sheets.find((sheet) => sheet.name === name)?.rows[Number(row) - 1]?.[1];
    return cell?.formula === undefined ? (cell?.value ?? null) : calculated(cell.formula, sheets);
  }
  if (node.type !== 'CallExpression') throw new Error(node.type);
  const name = String(node.callee.name);
  const parts = node.arguments;
  if (name === 'ROW') {
    // ROW(INDEX(A:A, first):INDEX(A:A, last))
    const [first, last] = parts.map((part) =>
      Math.trunc(Number(of((part.arguments as jsep.Expression[])[1] as never))),
    );
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at);
  }
  const values = parts.map(of);
  if (name === 'IF') {
    const [holds = null, then = null, other = null] = values;
    if (isList(holds)) throw new Error('Excel takes the first row alone of an IF within SUMPRODUCT');
    return holds === null ? null : holds === true || (typeof holds === 'number' && holds !== 0) ? then : other;
  }
  const call = FUNCTIONS[name];
  if (!call) throw new Error(`no ${name}`);
  if (name === 'SUMPRODUCT') return values.flat().includes(null) ? null : each(call.bind(null, values[0]));
  if (name === 'INDEX' || name === 'MATCH') return call(...values) as Value;
  // of several values a list gives one: such a formula would have no row of its own
  if (/^(MIN|MAX|AND|OR)$/.test(name) && values.some(isList)) throw new Error(`${name} takes all rows together`);
  return each(call, ...values);
}

const typed = ({ rate, every, plan, woman, senior, ...rest }: Inputs) => ({
  ...rest,
  ...{ rate: rate / 100, every: labels.every[every], plan: labels.plan[plan] },
  ...{ woman: woman ? 'Yes' : 'No', senior: senior ? 'Yes' : 'No' },
});

/** The workbook with other inputs. */
function withInputs([inputs, ...others]: readonly Sheet[], values: Inputs): readonly Sheet[] {
  const cells = new Map(Object.entries(typed(values)).map(([name, value]) => [plain.inputs[name]?.label, value]));
  const rows = (inputs as Sheet).rows.map(([label, cell, ...rest]) => {
    const value = cells.get(String(label?.value));
    return label && cell && value !== undefined ? [label, { ...cell, value }, ...rest] : [label, cell, ...rest];
  });
  return [{ ...inputs, rows } as Sheet, ...others];
}

it('gives on the page and in a spreadsheet the same figure, or none', () => {
  const counts = { figures: 0, none: 0 };
  fc.assert(
    fc.property(formulas([], formulas(['k'])), given, given, (formula, made, values) => {
      const tool = { ...plain, working: [{ id: 'wanted', label: 'Wanted', formula }] };
      const outcome = tool.run(made);
      if (!outcome.ok) throw new Error(outcome.message);
      const { tool: _, ...calculation } = { tool, title: '', outcome, today: '2026-11-22', link: null };
      const sheets = workbookOf({ ...calculation, tool, compared: null });
      const cell = sheets[1]?.rows.find(([label]) => label?.value === 'Wanted')?.[1]?.formula;
      // where the page has no figure nothing is written, nor what a spreadsheet cannot add up
      fc.pre(cell !== undefined);
      const working = workingOf(tool, values);
      const onPage = working.ok ? working.steps[0]?.value : null;
      const inSheet = calculated(cell as string, withInputs(sheets, values));
      const said = `${formula} with ${JSON.stringify(values)} is ${onPage} and in the sheet ${inSheet}: ${cell}`;
      if (onPage === null || onPage === undefined) {
        counts.none++;
        expect(inSheet, said).toBe(null);
      } else {
        counts.figures++;
        expect(
          Math.abs(Number(inSheet) - onPage) <= 1e-9 * Math.max(1, Math.abs(onPage)) && inSheet !== null,
          said,
        ).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
  // most formulas have a figure, and some have none
  expect(counts.figures).toBeGreaterThan(300);
  expect(counts.none).toBeGreaterThan(0);
});
