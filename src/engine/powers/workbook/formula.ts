import type jsep from 'jsep';
import { words as messages } from '#words/scenario.ts';
import { type Formula, FormulaError, SAME } from '../formula.ts';

/** What stands in a spreadsheet's formula for a name. */
export interface SheetName {
  /** A cell (`Inputs!$B$4`) or an expression in brackets. */
  readonly cell: string;
  /** The cell is a percentage: it holds 0.084 where the name means 8.4. */
  readonly percent?: boolean;
  /** The cell holds the label of one of these, where the name means its value. */
  readonly options?: readonly { readonly value: string | number; readonly label: string }[];
}

/** A part of a formula, and how tightly it binds: a cell or a call 5, a power 4, a product 3, a sum 2, a comparison 1. */
interface Part {
  readonly text: string;
  readonly binds: number;
}
type Expression = jsep.CoreExpression;

const BINDS: Readonly<Record<string, readonly [sign: string, binds: number]>> = {
  '=': ['=', 1],
  '≠': ['<>', 1],
  '<': ['<', 1],
  '>': ['>', 1],
  '≤': ['<=', 1],
  '≥': ['>=', 1],
  '+': ['+', 2],
  '−': ['-', 2],
  '×': ['*', 3],
  '÷': ['/', 3],
  '^': ['^', 4],
};
const ATOM = 5;

const atom = (text: string): Part => ({ text, binds: ATOM });
const bracketed = ({ text, binds }: Part, least: number): string => (binds >= least ? text : `(${text})`);

/** A text within a formula. */
export const quotedText = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * A formula in the language of spreadsheets, without the sign of equality before it: Excel, LibreOffice and Google Sheets read it.
 *
 * @param nameOf what stands for a name
 * @param counter a column whose cells depend on nothing, as `Inputs!$A:$A`: its rows count the parts of a sum
 * @throws {FormulaError} where a spreadsheet has no such formula
 */
export function sheetFormula(formula: Formula, nameOf: (name: string) => SheetName, counter: string): string {
  return translated(formula.tree as Expression, {
    nameOf: (name) => nameOf(formula.names[Number(name.slice(1))] ?? name),
    counter,
    counted: null,
  }).text;
}

interface Context {
  readonly nameOf: (name: string) => SheetName;
  readonly counter: string;
  /** Within a sum its letter, and the rows that stand for it. There a function of several values would add up all rows. */
  readonly counted: { readonly letter: string; readonly rows: string } | null;
}

function translated(node: Expression, context: Context): Part {
  const inner = (part: jsep.Expression) => translated(part as Expression, context);
  switch (node.type) {
    case 'Literal':
      return atom(typeof node.value === 'string' ? quotedText(node.value) : String(node.value).toUpperCase());
    case 'Identifier':
      if (node.name === context.counted?.letter) return atom(context.counted.rows);
      return named(context.nameOf(node.name));
    case 'UnaryExpression':
      // in a spreadsheet −2^2 is (−2)^2
      return atom(`(-${bracketed(inner(node.argument), ATOM)})`);
    case 'BinaryExpression':
      return joined(node, context);
    case 'CallExpression':
      return called(node, context);
    default:
      throw new FormulaError(messages.working.noPart(node.type));
  }
}

/** The value of a name. */
function named({ cell, percent, options }: SheetName): Part {
  if (options) {
    const list = (of: (option: { value: string | number; label: string }) => string) =>
      `{${options.map(of).join(',')}}`;
    const values = list(({ value }) => (typeof value === 'number' ? String(value) : quotedText(value)));
    return atom(`INDEX(${values},MATCH(${cell},${list(({ label }) => quotedText(label))},0))`);
  }
  return percent ? { text: `${cell}*100`, binds: 3 } : atom(cell);
}

const nameIn = (node: jsep.Expression, { nameOf, counted }: Context): SheetName | null =>
  node.type === 'Identifier' && node.name !== counted?.letter ? nameOf(String(node.name)) : null;

function joined(node: jsep.BinaryExpression, context: Context): Part {
  const operator = SAME[node.operator] ?? node.operator;
  const inner = (part: jsep.Expression) => translated(part as Expression, context);
  const { left, right } = node;
  if (operator === 'and' || operator === 'or') {
    const [one, other] = [inner(left).text, inner(right).text];
    if (!context.counted) return atom(`${operator.toUpperCase()}(${one},${other})`);
    return operator === 'and' ? atom(`((${one})*(${other}))`) : atom(`((${one})+(${other})>0)`);
  }
  if (operator === '=' || operator === '≠') {
    // an option is compared by its label, which is what the cell holds
    for (const [one, other] of [
      [left, right],
      [right, left],
    ] as const) {
      const name = nameIn(one, context);
      if (!name?.options || other.type !== 'Literal') continue;
      const { value } = other as jsep.Literal;
      const option = name.options.find((each) => each.value === value || Number(each.value) === Number(value));
      return { text: `${name.cell}${operator === '=' ? '=' : '<>'}${quotedText(option?.label ?? '')}`, binds: 1 };
    }
  }
  // 8.4% ÷ 100 is what the cell of a percentage holds
  if (operator === '÷' && right.type === 'Literal' && right.value === 100) {
    const name = nameIn(left, context);
    if (name?.percent) return atom(name.cell);
  }
  const [sign, binds] = BINDS[operator] ?? [];
  if (sign === undefined || binds === undefined) throw new FormulaError(messages.working.noPart(operator));
  // a spreadsheet reads 2^3^2 from the left
  const leastLeft = operator === '^' ? ATOM : binds;
  return { text: bracketed(inner(left), leastLeft) + sign + bracketed(inner(right), binds + 1), binds };
}

function called(node: jsep.CallExpression, context: Context): Part {
  const name = String(node.callee.name);
  const given = node.arguments;
  if (name === 'sum') return summed(given, context);
  const texts = given.map((part) => translated(part as Expression, context).text);
  const [first = '', second = '', third = ''] = texts;
  // as in the calculations, a rounding error does not take a whole number down or up by one
  if (name === 'floor') return atom(`INT(ROUND(${first},9))`);
  if (name === 'ceil') return atom(`(-INT(ROUND(-(${first}),9)))`);
  if (name === 'round') return atom(`INT(ROUND(${first},9)+0.5)`);
  if (name === 'normal') return atom(`NORMSDIST(${first})`);
  if (name === 'abs' || name === 'ln' || name === 'exp') return atom(`${name.toUpperCase()}(${first})`);
  if (context.counted) {
    if (name === 'if') return atom(`((${first})*(${second})+(1-(${first}))*(${third}))`);
    const sign = name === 'min' ? '<' : '>';
    if (given.length === 2)
      return atom(`((${first}${sign}${second})*(${first})+(1-(${first}${sign}${second}))*(${second}))`);
    throw new FormulaError(messages.working.noPart(`${name}(…) in a sum`));
  }
  return atom(`${name.toUpperCase()}(${texts.join(',')})`);
}

function summed(given: readonly jsep.Expression[], context: Context): Part {
  const [letter, first, last, expression] = given as readonly Expression[];
  if (context.counted || letter?.type !== 'Identifier' || !first || !last || !expression)
    throw new FormulaError(messages.working.noPart('sum(…)'));
  const [from, to] = [translated(first, context).text, translated(last, context).text];
  const { counter } = context;
  const rows =
    from === '1'
      ? `ROW(INDEX(${counter},1):INDEX(${counter},${to}))`
      : `(ROW(INDEX(${counter},1):INDEX(${counter},(${to})-(${from})+1))+(${from})-1)`;
  const part = translated(expression, { ...context, counted: { letter: String(letter.name), rows } });
  // a part without the letter is the same in every row
  const parts = part.text.includes(rows) ? part.text : `${bracketed(part, 2)}+0*${rows}`;
  return atom(`IF(${to}<${from},0,SUMPRODUCT(${parts}))`);
}
