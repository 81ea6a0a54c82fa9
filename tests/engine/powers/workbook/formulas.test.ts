import { expect, it } from 'vitest';
import { FormulaError, readFormula } from '#src/engine/powers/formula.ts';
import { type SheetName, sheetFormula } from '#src/engine/powers/workbook/formulas.ts';

const names: Readonly<Record<string, SheetName>> = {
  a: { cell: 'A1' },
  rate: { cell: 'B1', percent: true },
  kind: {
    cell: 'C1',
    options: [
      { value: 'old', label: 'Old "one"' },
      { value: 'new', label: 'New' },
    ],
  },
  woman: {
    cell: 'D1',
    options: [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ],
  },
};
const typeOf = (name: string) => (({ kind: 'string', woman: 'boolean' }) as const)[name] ?? 'number';
const sheet = (text: string) => sheetFormula(readFormula(text, typeOf), (name) => names[name] as SheetName);
const k = 'ROW(INDEX(Inputs!$A:$A,1):INDEX(Inputs!$A:$A,A1))';
const two = 'ROW(INDEX(Inputs!$A:$A,1):INDEX(Inputs!$A:$A,2))';
const kind = 'INDEX({"old","new"},MATCH(C1,{"Old ""one""","New"},0))';

it.each([
  ['{a} + 2 × 3', 'A1+2*3'],
  ['({a} + 2) × 3', '(A1+2)*3'],
  ['{a} − (2 − 3)', 'A1-(2-3)'],
  ['{a} ÷ (2 × 3)', 'A1/(2*3)'],
  // a spreadsheet reads 2^3^2 from the left, and −2^2 as (−2)^2
  ['2 ^ 3 ^ {a}', '2^(3^A1)'],
  ['−(2 ^ {a})', '(-(2^A1))'],
  ['{a} ^ (−2)', 'A1^(-2)'],
  ['{rate} ÷ 100', 'B1'],
  ['{rate} ÷ 12 ÷ 100', 'B1*100/12/100'],
  ['{a} ^ {rate}', 'A1^(B1*100)'],
  ['if({kind} = "old", 1, 2)', 'IF(C1="Old ""one""",1,2)'],
  ['if("new" ≠ {kind}, 1, 2)', 'IF(C1<>"New",1,2)'],
  ['if({a} ≥ 1 and {a} < 2 or {a} = 7, 1, 2)', 'IF(OR(AND(A1>=1,A1<2),A1=7),1,2)'],
  // words differ by their case alone
  ['if({kind} = {kind}, 1, 2)', `IF(EXACT(${kind},${kind})=TRUE,1,2)`],
  ['if({woman}, 1, 2)', 'IF(D1="Yes",1,2)'],
  ['if({woman} and {a} > 1, 1, 2)', 'IF(AND(D1="Yes",A1>1),1,2)'],
  ['min(1, {a}, 3)', 'MIN(1,A1,3)'],
  ['floor({a})', 'INT(ROUND(A1,9))'],
  ['ceil({a})', '(-INT(ROUND(-(A1),9)))'],
  ['round({a} × 12)', 'INT(ROUND(A1*12,9)+0.5)'],
  ['ln({a}) + exp(2) + abs({a})', 'LN(A1)+EXP(2)+ABS(A1)'],
  ['normal({a})', 'NORMSDIST(A1)'],
  ['0.0000001', '1E-7'],
  ['sum(k, 1, {a}, k ^ 2)', `IF(A1<1,0,SUMPRODUCT(${k}^2))`],
  // in a sum MAX and IF would take all rows together
  ['sum(k, 1, {a}, max(k, 3))', `IF(A1<1,0,SUMPRODUCT(((${k}>3)*(${k})+(1-(${k}>3))*(3))))`],
  ['sum(k, 1, {a}, if(k > 3, 1, 2))', `IF(A1<1,0,SUMPRODUCT(((${k}>3)*(1)+(1-(${k}>3))*(2))))`],
  // nothing fails in the rows that do not count, unless the condition fails with it
  [
    'sum(k, 1, 2, if({woman}, 1 ÷ {a}, k))',
    `IF(2<1,0,SUMPRODUCT(((D1="Yes")*(1/(((D1="Yes"))*(A1)+1-((D1="Yes"))))+(1-(D1="Yes"))*(${two}))))`,
  ],
  [
    'sum(k, 1, 2, if(ln({a}) > k, ln({a}), 0))',
    `IF(2<1,0,SUMPRODUCT(((LN(A1)>${two})*(LN(A1))+(1-(LN(A1)>${two}))*(0))))`,
  ],
  // a part that is the same in every row counts as often as there are rows
  ['sum(k, 1, {a}, 5)', `IF(A1<1,0,SUMPRODUCT(5+0*${k}))`],
])('%s is %s', (text, formula) => {
  expect(sheet(text)).toBe(formula);
});

it('refuses what a spreadsheet cannot add up', () => {
  expect(() => sheet('sum(k, 1, {a}, sum(j, 1, 2, j × k))')).toThrow(FormulaError);
  expect(() => sheet('sum(k, 1, {a}, min(k, 2, 3))')).toThrow(FormulaError);
});
