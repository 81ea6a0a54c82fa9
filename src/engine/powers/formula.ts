import jsep from 'jsep';
import { normalChance } from '#maths/normal.ts';
import { cutToMultiple, roundHalfUp } from '#maths/rounding.ts';
import { adder } from '#maths/sum.ts';
import { words as messages } from '#words/scenario.ts';

/** A value in a formula: a number, or a word or a truth value for conditions. */
export type FormulaFigure = number | string | boolean;

/** A parsed formula. */
export interface Formula {
  /** Names in braces, each once, in the order of their first use. */
  readonly names: readonly string[];
  /** What jsep makes of it, to be translated; the names stand in it as `$0`, `$1` and so on. */
  readonly tree: jsep.Expression;
  /** @throws {FormulaError} where a name has no number, or the result is not a number */
  evaluate(figure: (name: string) => FormulaFigure): number;
  /** Whether a condition holds, such as `{years} ≤ 5`. */
  holds(figure: (name: string) => FormulaFigure): boolean;
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

// jsep only parses: the tree is evaluated below, by a list of what is allowed
jsep.removeAllBinaryOps();
jsep.removeAllUnaryOps();
jsep.removeAllLiterals();
const PRECEDENCE = [['or'], ['and'], ['=', '≠', '<', '>', '≤', '≥', '<=', '>='], ['+', '−', '-'], ['×', '÷', '*', '/']];
for (const [index, operators] of PRECEDENCE.entries())
  for (const operator of operators) jsep.addBinaryOp(operator, index + 1);
jsep.addBinaryOp('^', PRECEDENCE.length + 1, true);
for (const operator of ['-', '−']) jsep.addUnaryOp(operator);

/** The most terms of a sum: more than any schedule has. */
const MOST_PARTS = 2000;

type Variables = ReadonlyMap<string, number>;
type Evaluate = (figure: (name: string) => FormulaFigure, variables: Variables) => FormulaFigure;
type Expression = jsep.CoreExpression;

function number(value: FormulaFigure): number {
  if (typeof value !== 'number') throw new FormulaError(messages.working.noValue);
  return value;
}

const equal = (one: FormulaFigure, other: FormulaFigure): boolean => one === other || Number(one) === Number(other);

const OPERATORS: Readonly<Record<string, (left: FormulaFigure, right: FormulaFigure) => FormulaFigure>> = {
  or: (left, right) => left === true || right === true,
  and: (left, right) => left === true && right === true,
  '=': equal,
  '≠': (left, right) => !equal(left, right),
  '<': (left, right) => number(left) < number(right),
  '>': (left, right) => number(left) > number(right),
  '≤': (left, right) => number(left) <= number(right),
  '≥': (left, right) => number(left) >= number(right),
  '+': (left, right) => number(left) + number(right),
  '−': (left, right) => number(left) - number(right),
  '×': (left, right) => number(left) * number(right),
  '÷': (left, right) => number(left) / number(right),
  '^': (left, right) => number(left) ** number(right),
};
/** Operators that may be typed in two ways, and how they are printed. */
export const SAME: Readonly<Record<string, string>> = { '<=': '≤', '>=': '≥', '-': '−', '*': '×', '/': '÷' };

/** Functions of one or more numbers, and how many they take. */
const FUNCTIONS: Readonly<Record<string, { readonly most: number; readonly of: (...values: number[]) => number }>> = {
  min: { most: Number.POSITIVE_INFINITY, of: Math.min },
  max: { most: Number.POSITIVE_INFINITY, of: Math.max },
  // a rounding error does not take a whole number down or up by one, as in the calculations themselves
  floor: { most: 1, of: (value) => cutToMultiple(value, 1) },
  ceil: { most: 1, of: (value) => 0 - cutToMultiple(-value, 1) },
  round: { most: 1, of: (value) => roundHalfUp(value) },
  abs: { most: 1, of: Math.abs },
  ln: { most: 1, of: Math.log },
  exp: { most: 1, of: Math.exp },
  normal: { most: 1, of: normalChance },
};
const ALL_FUNCTIONS = [...Object.keys(FUNCTIONS), 'if', 'sum'].join(', ');

/**
 * Parses a formula: `{loanAmount} × {monthlyRate} ÷ (1 − (1 + {monthlyRate}) ^ (−{months}))`. It may have names in braces,
 * numbers, words in quotes, `+ − × ÷ ^`, comparisons, `and`, `or`, `min`, `max`, `floor`, `ceil`, `round`, `abs`, `ln`,
 * `exp`, `normal` (the chance that a standard normal variable is at most the value), `if(condition, then, else)` and
 * `sum(k, from, to, expression with k)`.
 *
 * @throws {FormulaError} where it cannot be parsed
 */
export function readFormula(text: string): Formula {
  const names: string[] = [];
  const plain = text.replace(/\{([a-zA-Z][\w.]*)\}/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return ` $${names.indexOf(name)} `;
  });
  let tree: Expression;
  try {
    tree = jsep(plain) as Expression;
  } catch (error) {
    throw new FormulaError(messages.working.unread(error instanceof Error ? error.message : String(error)));
  }
  const evaluate = compiled(tree, names, new Set());
  return {
    names,
    tree,
    holds: (figure) => evaluate(figure, new Map()) === true,
    evaluate(figure) {
      const value = number(evaluate(figure, new Map()));
      if (!Number.isFinite(value)) throw new FormulaError(messages.working.noValue);
      return value;
    },
  };
}

/**
 * The value of a part of a formula.
 *
 * @throws {FormulaError} where it has no value: within a sum, and where a name has no number
 */
export const evaluated = (
  { names }: Formula,
  part: jsep.Expression,
  figure: (name: string) => FormulaFigure,
): FormulaFigure => compiled(part as Expression, names, new Set())(figure, new Map());

/** Turns jsep's tree into functions; refuses all that a formula may not have. */
function compiled(node: Expression, names: readonly string[], variables: ReadonlySet<string>): Evaluate {
  const inner = (part: jsep.Expression, also = variables) => compiled(part as Expression, names, also);
  switch (node.type) {
    case 'Literal': {
      const { value } = node;
      if (typeof value !== 'number' && typeof value !== 'string') break;
      return () => value;
    }
    case 'Identifier': {
      const { name } = node;
      if (variables.has(name)) return (_, present) => present.get(name) ?? Number.NaN;
      const known = /^\$\d+$/.test(name) ? names[Number(name.slice(1))] : undefined;
      if (known === undefined) throw new FormulaError(messages.working.noPart(name));
      return (figure) => figure(known);
    }
    case 'UnaryExpression': {
      const argument = inner(node.argument);
      return (figure, present) => -number(argument(figure, present));
    }
    case 'BinaryExpression': {
      // jsep parses −2 ^ 2 as (−2) ^ 2; in mathematics it is −(2 ^ 2)
      if (node.operator === '^' && node.left.type === 'UnaryExpression')
        throw new FormulaError(messages.working.negativePower);
      const operator = OPERATORS[SAME[node.operator] ?? node.operator];
      if (!operator) break;
      const [left, right] = [inner(node.left), inner(node.right)];
      return (figure, present) => operator(left(figure, present), right(figure, present));
    }
    case 'CallExpression':
      return called(node, inner, variables);
    default:
  }
  throw new FormulaError(messages.working.noPart(node.type));
}

type Inner = (part: jsep.Expression, variables?: ReadonlySet<string>) => Evaluate;

function called(node: jsep.CallExpression, inner: Inner, variables: ReadonlySet<string>): Evaluate {
  const name = node.callee.type === 'Identifier' ? String(node.callee.name) : '';
  const given = node.arguments;
  if (name === 'if') {
    const [condition, then, other] = given;
    if (!condition || !then || !other || given.length > 3)
      throw new FormulaError(messages.working.arguments(name, messages.working.condition));
    const [holds, yes, no] = [inner(condition), inner(then), inner(other)];
    return (figure, present) => (holds(figure, present) === true ? yes : no)(figure, present);
  }
  if (name === 'sum') return summed(given, inner, variables);
  const known = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
  if (!known) throw new FormulaError(messages.working.noFunction(name, ALL_FUNCTIONS));
  if (given.length === 0 || given.length > known.most)
    throw new FormulaError(
      messages.working.arguments(name, known.most === 1 ? messages.working.oneValue : messages.working.values),
    );
  const small = name === 'ln' ? addedToOne(given[0] as Expression) : null;
  if (small) {
    const added = inner(small);
    return (figure, present) => Math.log1p(number(added(figure, present)));
  }
  const values = given.map((part) => inner(part));
  return (figure, present) => known.of(...values.map((value) => number(value(figure, present))));
}

/** The x of `1 + x`, whose logarithm is taken without adding: beside 1 a small x would lose its last digits. */
const addedToOne = (node: Expression): jsep.Expression | null =>
  node.type === 'BinaryExpression' &&
  node.operator === '+' &&
  (node.left as Expression).type === 'Literal' &&
  node.left.value === 1
    ? node.right
    : null;

/** sum(k, 1, 12, …k…): the sum of the expression for each k from the first number to the last, both included. */
function summed(given: readonly jsep.Expression[], inner: Inner, variables: ReadonlySet<string>): Evaluate {
  const [counter, first, last, expression] = given;
  if (counter?.type !== 'Identifier' || !first || !last || !expression || given.length > 4)
    throw new FormulaError(messages.working.arguments('sum', messages.working.sum));
  const letter = String(counter.name);
  const [from, to, part] = [inner(first), inner(last), inner(expression, new Set([...variables, letter]))];
  return (figure, present) => {
    const start = number(from(figure, present));
    const end = number(to(figure, present));
    if (!(end - start < MOST_PARTS)) throw new FormulaError(messages.working.tooLong(String(MOST_PARTS)));
    const add = adder();
    let total = 0;
    for (let at = start; at <= end; at++) total = add(number(part(figure, new Map([...present, [letter, at]]))));
    return total;
  };
}
