import jsep from 'jsep';
import { adder, cutToMultiple, roundHalfUp, roundSignificant } from '#maths/basics.ts';
import { normalChance } from '#maths/normal.ts';
import { words as messages } from '#words/scenario.ts';

/** A value in a formula: a number, a word, or whether a condition holds. */
export type FormulaFigure = number | string | boolean;

export type FormulaType = 'number' | 'string' | 'boolean';

/** What a place in a formula can need. */
type Needed = 'number' | 'boolean';

/** A part of a formula, read and found to fit. */
export type Part = { readonly type: FormulaType } & (
  | { readonly is: 'value'; readonly value: number | string }
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'letter'; readonly letter: string }
  | { readonly is: 'minus'; readonly of: Part }
  | { readonly is: 'operation'; readonly sign: string; readonly left: Part; readonly right: Part }
  | { readonly is: 'call'; readonly name: string; readonly given: readonly Part[] }
  | { readonly is: 'if'; readonly holds: Part; readonly yes: Part; readonly no: Part }
  | { readonly is: 'sum'; readonly letter: string; readonly from: Part; readonly to: Part; readonly each: Part }
);
export type PartThat<Is extends Part['is']> = Extract<Part, { is: Is }>;

type FigureOf = (name: string) => FormulaFigure;
type TypeOf = (name: string) => FormulaType;

export interface Formula {
  /** Names in braces, each once, in the order of their first use. */
  readonly names: readonly string[];
  readonly tree: Part;
  /** @throws {FormulaError} where a name has no number, or the result is not a number */
  evaluate(figure: FigureOf): number;
  /** Whether a condition holds, such as `{years} ≤ 5`. */
  holds(figure: FigureOf): boolean;
}

/** What is wrong with a formula, in plain words. */
export class FormulaError extends Error {}

/** What `work` gives; null where a formula in it has no value. */
export function unlessWrong<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return null;
  }
}

/** Signs of a formula, each with the sign of JavaScript that jsep reads. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    or: '||',
    and: '&&',
    '=': '==',
    '≠': '!=',
    '≤': '<=',
    '≥': '>=',
    '−': '-',
    '×': '*',
    '÷': '/',
    '^': '**',
  }),
);
const OURS: ReadonlyMap<string, string> = new Map([...SIGNS].map(([ours, theirs]) => [theirs, ours]));
/** Words in quotes, names and signs. */
const TOKENS = /(["'])(?:\\.|(?!\1).)*\1|\{([a-zA-Z][\w.]*)\}|[<>]=|[=≠≤≥−×÷^]|\b(?:and|or)\b/g;

/**
 * Reads a formula: `{loanAmount} × {monthlyRate} ÷ (1 − (1 + {monthlyRate}) ^ (−{months}))`. It may have names in braces,
 * numbers, words in quotes, `+ − × ÷ ^`, comparisons, `and`, `or`, `min`, `max`, `floor`, `ceil`, `round`, `abs`, `ln`,
 * `exp`, `normal` (the chance that a standard normal variable is at most the value), `if(condition, then, else)` and
 * `sum(k, from, to, expression with k)`.
 *
 * @param typeOf what stands for a name: a toggle is a condition
 * @param wanted what the formula must come to
 * @throws {FormulaError} where it cannot be read, or a part of it is no number where one is needed
 */
export function readFormula(text: string, typeOf: TypeOf = () => 'number', wanted: Needed = 'number'): Formula {
  const names: string[] = [];
  const plain = text.replace(TOKENS, (token, quote?: string, name?: string) => {
    if (quote !== undefined || name === undefined) return SIGNS.get(token) ?? token;
    if (!names.includes(name)) names.push(name);
    return ` $${names.indexOf(name)} `;
  });
  let node: jsep.Expression;
  try {
    node = jsep(plain);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return refuse(messages.working.unread(why.replace(/(?<=after )\S+/, (sign) => OURS.get(sign) ?? sign)));
  }
  const tree = fitting(partOf(node, { names, typeOf, letters: [] }), wanted);
  return {
    names,
    tree,
    evaluate: (figure) => evaluated(tree, figure) as number,
    holds: (figure) => evaluated(tree, figure) === true,
  };
}

function refuse(why: string): never {
  throw new FormulaError(why);
}

const inWords = (part: Part): string => {
  const kind = messages.working.types[part.type];
  return part.is === 'name' ? `{${part.name}} (${kind})` : kind;
};

/** The part, if it is what its place needs. */
const fitting = (part: Part, type: Needed): Part =>
  part.type === type ? part : refuse(messages.working[type](inWords(part)));

interface Names {
  readonly names: readonly string[];
  readonly typeOf: TypeOf;
  /** Of the sums around a part. */
  readonly letters: readonly string[];
}

/** What stands at a node of jsep's tree; refuses all that a formula may not have. */
function partOf(expression: jsep.Expression, names: Names): Part {
  const node = expression as jsep.CoreExpression;
  if (node.type === 'Literal' && (typeof node.value === 'number' || typeof node.value === 'string'))
    return { is: 'value', type: typeof node.value as FormulaType, value: node.value };
  if (node.type === 'Identifier') {
    if (names.letters.includes(node.name)) return { is: 'letter', type: 'number', letter: node.name };
    const name = /^\$\d+$/.test(node.name) ? names.names[Number(node.name.slice(1))] : undefined;
    if (name !== undefined) return { is: 'name', type: names.typeOf(name), name };
    return refuse(messages.working.noPart(node.name));
  }
  if (node.type === 'UnaryExpression' && node.operator === '-')
    return { is: 'minus', type: 'number', of: fitting(partOf(node.argument, names), 'number') };
  if (node.type === 'BinaryExpression') return partOfOperation(node, names);
  if (node.type === 'CallExpression') return partOfCall(node, names);
  return refuse(messages.working.noPart(node.type));
}

function partOfOperation(node: jsep.BinaryExpression, names: Names): Part {
  const sign = OURS.get(node.operator) ?? node.operator;
  const operator = OPERATORS[sign] ?? refuse(messages.working.noPart(sign));
  // jsep parses −2 ^ 2 as (−2) ^ 2; in mathematics it is −(2 ^ 2)
  if (sign === '^' && node.left.type === 'UnaryExpression') refuse(messages.working.negativePower);
  const [left, right] = [partOf(node.left, names), partOf(node.right, names)];
  if (operator.operands !== null) for (const part of [left, right]) fitting(part, operator.operands);
  else if (left.type !== right.type) refuse(messages.working.compares(inWords(left), inWords(right)));
  return { is: 'operation', type: operator.result, sign, left, right };
}

function partOfCall(node: jsep.CallExpression, names: Names): Part {
  const name = node.callee.type === 'Identifier' ? String(node.callee.name) : '';
  const [first, second, third, fourth] = node.arguments;
  const count = node.arguments.length;
  const number = (of: jsep.Expression, all = names) => fitting(partOf(of, all), 'number');
  if (name === 'if') {
    if (!first || !second || !third || count > 3)
      return refuse(messages.working.arguments(name, messages.working.condition));
    const [yes, no] = [number(second), number(third)];
    return { is: 'if', type: 'number', holds: fitting(partOf(first, names), 'boolean'), yes, no };
  }
  if (name === 'sum') {
    if (first?.type !== 'Identifier' || !second || !third || !fourth || count > 4)
      return refuse(messages.working.arguments(name, messages.working.sum));
    const letter = String(first.name);
    const each = number(fourth, { ...names, letters: [...names.letters, letter] });
    return { is: 'sum', type: 'number', letter, from: number(second), to: number(third), each };
  }
  const known = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
  if (!known) return refuse(messages.working.noFunction(name, ALL_FUNCTIONS));
  if (count === 0 || count > known.most)
    refuse(messages.working.arguments(name, known.most === 1 ? messages.working.oneValue : messages.working.values));
  return { is: 'call', type: 'number', name, given: node.arguments.map((of) => number(of)) };
}

interface Operator {
  /** What stands on both sides; null where it may be anything. */
  readonly operands: Needed | null;
  readonly result: FormulaType;
  readonly apply: (left: never, right: never) => FormulaFigure;
}

/** A figure as a spreadsheet compares it, to 15 digits: 0.1 + 0.2 is 0.3. */
const compared = <Figure extends FormulaFigure>(value: Figure) =>
  typeof value === 'number' ? roundSignificant(value, 15) : value;
type Apply<Value> = (left: Value, right: Value) => Value;
const logical = (apply: Apply<boolean>): Operator => ({ operands: 'boolean', result: 'boolean', apply });
const arithmetic = (apply: Apply<number>): Operator => ({ operands: 'number', result: 'number', apply });
const comparison = (
  holds: (left: FormulaFigure, right: FormulaFigure) => boolean,
  operands: Operator['operands'] = 'number',
): Operator => ({ operands, result: 'boolean', apply: (left, right) => holds(compared(left), compared(right)) });

const OPERATORS: Readonly<Record<string, Operator>> = {
  or: logical((left, right) => left || right),
  and: logical((left, right) => left && right),
  '=': comparison((left, right) => left === right, null),
  '≠': comparison((left, right) => left !== right, null),
  '<': comparison((left, right) => left < right),
  '>': comparison((left, right) => left > right),
  '≤': comparison((left, right) => left <= right),
  '≥': comparison((left, right) => left >= right),
  '+': arithmetic((left, right) => left + right),
  '−': arithmetic((left, right) => left - right),
  '×': arithmetic((left, right) => left * right),
  '÷': arithmetic((left, right) => left / right),
  // a spreadsheet has no figure for 0 ^ 0
  '^': arithmetic((left, right) => (left === 0 && right === 0 ? Number.NaN : left ** right)),
};

/** Functions of one or more numbers, and how many they take. */
const FUNCTIONS: Readonly<Record<string, { readonly most: number; readonly apply: (...values: number[]) => number }>> =
  {
    min: { most: Number.POSITIVE_INFINITY, apply: Math.min },
    max: { most: Number.POSITIVE_INFINITY, apply: Math.max },
    // a rounding error does not take a whole number down or up by one, as in the calculations themselves
    floor: { most: 1, apply: (value) => cutToMultiple(value, 1) },
    ceil: { most: 1, apply: (value) => 0 - cutToMultiple(-value, 1) },
    round: { most: 1, apply: (value) => roundHalfUp(value) },
    abs: { most: 1, apply: Math.abs },
    ln: { most: 1, apply: Math.log },
    exp: { most: 1, apply: Math.exp },
    normal: { most: 1, apply: normalChance },
  };
const ALL_FUNCTIONS = [...Object.keys(FUNCTIONS), 'if', 'sum'].join(', ');

/** The most terms of a sum: more than any schedule has. */
const MOST_PARTS = 2000;

type Letters = ReadonlyMap<string, number>;

/**
 * The value of a part of a formula.
 *
 * @throws {FormulaError} where it has no value: a name has none, it depends on the letter of a sum around it, or a number in it is not finite
 */
export function evaluated(part: Part, figure: FigureOf, letters: Letters = new Map()): FormulaFigure {
  const value = uncheckedValue(part, figure, letters);
  // as in a spreadsheet, what has a part without a value has none: 1 ÷ (1 ÷ 0) is not 0
  if (typeof value !== part.type || (typeof value === 'number' && !Number.isFinite(value)))
    return refuse(messages.working.noValue);
  return value;
}

const numberOf = (part: Part, figure: FigureOf, letters: Letters) => evaluated(part, figure, letters) as number;

function uncheckedValue(part: Part, figure: FigureOf, letters: Letters): FormulaFigure {
  switch (part.is) {
    case 'value':
      return part.value;
    case 'name':
      return figure(part.name);
    case 'letter':
      return letters.get(part.letter) ?? Number.NaN;
    case 'minus':
      return -numberOf(part.of, figure, letters);
    case 'operation': {
      const [left, right] = [evaluated(part.left, figure, letters), evaluated(part.right, figure, letters)];
      return (OPERATORS[part.sign] as Operator).apply(left as never, right as never);
    }
    case 'if':
      return evaluated(evaluated(part.holds, figure, letters) === true ? part.yes : part.no, figure, letters);
    case 'call': {
      const added = part.name === 'ln' ? addedToOne(part.given[0] as Part) : null;
      if (added) return Math.log1p(numberOf(added, figure, letters));
      return FUNCTIONS[part.name]?.apply(...part.given.map((each) => numberOf(each, figure, letters))) ?? Number.NaN;
    }
    case 'sum': {
      const [start, end] = [numberOf(part.from, figure, letters), numberOf(part.to, figure, letters)];
      if (!(end - start < MOST_PARTS)) return refuse(messages.working.tooLong(String(MOST_PARTS)));
      const add = adder();
      let total = 0;
      for (let at = start; at <= end; at++)
        total = add(numberOf(part.each, figure, new Map([...letters, [part.letter, at]])));
      return total;
    }
  }
}

/** The x of `1 + x`, whose logarithm is taken without adding: beside 1 a small x would lose its last digits. */
const addedToOne = (part: Part): Part | null =>
  part.is === 'operation' && part.sign === '+' && part.left.is === 'value' && part.left.value === 1 ? part.right : null;
