import type jsep from 'jsep';
import { words as messages } from '#words/scenario.ts';
import { formatNumber, formatPercent, formatRupees, MINUS } from '../format.ts';
import { evaluated, type Formula, type FormulaFigure, SAME } from './formula.ts';

/** A formula as it is set on a page: texts, rows of parts, stacked fractions, powers, brackets, functions. */
export type Mathematics =
  | string
  | readonly Mathematics[]
  | { readonly over: Mathematics; readonly under: Mathematics }
  | { readonly base: Mathematics; readonly exponent: Mathematics }
  | { readonly brackets: Mathematics }
  | { readonly call: string; readonly given: readonly Mathematics[] }
  | { readonly letter: string; readonly from: Mathematics; readonly to: Mathematics; readonly each: Mathematics }
  | { readonly yes: Mathematics; readonly holds: Mathematics; readonly no: Mathematics };

export const isRow = (formula: Mathematics): formula is readonly Mathematics[] => Array.isArray(formula);

/**
 * What a figure counts. A `share` is a percentage as a fraction, 0.085 for 8.5%; a `growth` is 1 and a share, or a ratio of
 * amounts.
 */
export type FormulaUnit = 'currency' | 'percent' | 'share' | 'growth' | 'years' | 'number';

/** A name in a formula. */
export interface NamedFigure {
  readonly words: string;
  readonly figure: FormulaFigure;
  readonly unit: FormulaUnit;
  /** What stands in a formula for a word: the label of an option. */
  readonly text?: string;
}

type Names = ReadonlyMap<string, NamedFigure>;
type Expression = jsep.CoreExpression;
/** In names, in figures that are rounded as people write them, or in exact figures. */
export type View = 'names' | 'figures' | 'exact';

/** Significant digits of a figure as people read it, and of an exact one. */
const DIGITS = { figures: 5, exact: 8, names: 5 } as const;

/** A figure with its unit. */
export function sayFigure(value: number, unit: FormulaUnit, view: View): string {
  const shown = unit === 'share' ? value * 100 : value;
  const size = Math.abs(shown);
  const digits = size === 0 ? 0 : DIGITS[view] - Math.ceil(Math.log10(size));
  const atLeast = (least: number, decimals: number) => Math.min(15, Math.max(least, decimals));
  const isPercent = unit === 'share' || unit === 'percent';
  // of a small percentage three digits: 0.708%
  const rounded = isPercent ? atLeast(2, digits - 2) : atLeast(0, digits);
  const decimals = view === 'exact' ? atLeast(2, digits) : rounded;
  if (unit === 'currency') return formatRupees(value, view === 'exact' ? decimals : size >= 100 ? 0 : 2);
  return isPercent ? formatPercent(shown, decimals) : formatNumber(value, decimals);
}

/** The unit of a formula's value, as far as its names tell. */
export const unitOfFormula = (formula: Formula, names: Names): FormulaUnit =>
  new Setting(formula, names, 'figures').unit(formula.tree);

/**
 * A formula set as mathematics. In figures a percentage divided by 100 is written with its sign, what a condition rules out is left
 * out, and so is a rounding that changes nothing.
 *
 * @param wanted the unit of its value: that of a percentage takes the place of a last × 100
 */
export function setFormula(formula: Formula, names: Names, view: View, wanted: FormulaUnit): Mathematics {
  return new Setting(formula, names, view).top(formula.tree, wanted);
}

/** How tightly the parts of an expression hold together. */
const LEVELS = { or: 1, and: 2, compared: 3, sum: 4, product: 5, power: 6, whole: 7 } as const;
type Level = (typeof LEVELS)[keyof typeof LEVELS];
interface Part {
  readonly is: Mathematics;
  readonly level: Level;
}
/** Where an expression stands. */
interface Place {
  /** Numbers in it are percentages. */
  readonly percent?: boolean;
  /** Percentages have no sign, because no 100 divides them. */
  readonly plain?: boolean;
  /** Beside × or ÷, where years have their unit. */
  readonly factor?: boolean;
  /** Above the line, where nothing is stacked and nothing has a unit. */
  readonly raised?: boolean;
}
interface Factor {
  readonly sign: '×' | '÷';
  readonly node: Expression;
  /** A number that takes the place of the expression: what is left of 1200 after a percentage has taken its 100. */
  readonly left?: number;
  /** Written with its sign: a percentage that has `taken` the 100 of a divisor is a fraction, one that is only `shown` is not. */
  readonly percent?: 'taken' | 'shown' | undefined;
}

const whole = (is: Mathematics): Part => ({ is, level: LEVELS.whole });
const isNumber = (node: Expression): node is jsep.Literal & { value: number } =>
  node.type === 'Literal' && typeof node.value === 'number';
const operatorOf = (node: Expression): string =>
  node.type === 'BinaryExpression' ? (SAME[node.operator] ?? node.operator) : '';
/** Rows within rows are one row. */
const row = (...parts: readonly Mathematics[]): Mathematics =>
  parts.length === 1 && parts[0] !== undefined ? parts[0] : parts.flatMap((part) => (isRow(part) ? part : [part]));

class Setting {
  private readonly formula: Formula;
  private readonly names: Names;
  private readonly view: View;

  constructor(formula: Formula, names: Names, view: View) {
    this.formula = formula;
    this.names = names;
    this.view = view;
  }

  top(tree: jsep.Expression, wanted: FormulaUnit): Mathematics {
    const node = tree as Expression;
    const factors = this.factors(node);
    const hundred = factors.findIndex((each) => each.sign === '×' && isNumber(each.node) && each.node.value === 100);
    if (wanted === 'percent' && hundred >= 0 && factors.length > 1 && !factors.some(({ percent }) => percent))
      return this.product(
        factors.filter((_, at) => at !== hundred),
        {},
      ).is;
    return this.set(node, { percent: wanted === 'percent' }).is;
  }

  unit(tree: jsep.Expression): FormulaUnit {
    const node = tree as Expression;
    switch (node.type) {
      case 'Identifier':
        return this.named(node)?.unit ?? 'number';
      case 'UnaryExpression':
        return this.unit(node.argument);
      case 'CallExpression': {
        const given = node.arguments as Expression[];
        const name = String((node.callee as jsep.Identifier).name);
        if (['ln', 'exp', 'normal', 'sum'].includes(name)) return 'number';
        const chosen = name === 'if' ? this.chosen(given) : null;
        return this.unit(chosen ?? given.find((each) => !isNumber(each)) ?? node.callee);
      }
      case 'BinaryExpression':
        return this.unitOfTwo(node);
      default:
        return 'number';
    }
  }

  private unitOfTwo(node: jsep.BinaryExpression): FormulaUnit {
    const operator = operatorOf(node);
    const [left, right] = [node.left as Expression, node.right as Expression];
    if (operator === '^') return this.unit(left) === 'growth' ? 'growth' : 'number';
    if (operator === '×' || operator === '÷') return this.unitOfProduct(node);
    const [one, other] = [this.unit(left), this.unit(right)];
    const units = [one, other];
    if (units.includes('currency')) return 'currency';
    if (units.includes('percent')) return 'percent';
    if (one === 'growth' && isNumber(right) && right.value === 1) return 'share';
    if (one === 'share' && other === 'share') return 'share';
    if (units.includes('share') || units.includes('growth')) return 'growth';
    return one === 'years' && other === 'years' ? 'years' : 'number';
  }

  private unitOfProduct(node: Expression): FormulaUnit {
    const factors = this.factors(node);
    const units = factors.map(({ percent, node: each }) => (percent === 'taken' ? 'share' : this.unit(each)));
    const count = (sign: string, unit: FormulaUnit) =>
      units.filter((each, at) => each === unit && factors[at]?.sign === sign).length;
    const rupees = count('×', 'currency') - count('÷', 'currency');
    if (rupees === 1) return 'currency';
    if (rupees === 0 && count('×', 'currency') > 0) return 'growth';
    if (rupees !== 0) return 'number';
    if (count('×', 'percent') > count('÷', 'percent') && factors.some(({ percent }) => percent === 'shown'))
      return 'percent';
    if (count('×', 'share') > count('÷', 'share')) return 'share';
    if (factors.some(({ sign, percent }, at) => sign === '×' && percent === 'shown' && units[at] === 'percent'))
      return 'share';
    return units.every((unit) => unit === 'growth') ? 'growth' : 'number';
  }

  private named(node: jsep.Identifier): NamedFigure | undefined {
    const name = String(node.name);
    return name.startsWith('$') ? this.names.get(this.formula.names[Number(name.slice(1))] ?? '') : undefined;
  }

  /** The value of an expression; null where it depends on the letter of a sum. */
  private value(node: Expression): FormulaFigure | null {
    try {
      return evaluated(this.formula, node, (name) => this.names.get(name)?.figure ?? Number.NaN);
    } catch {
      return null;
    }
  }

  /** The branch of an `if` that applies. */
  private chosen([holds, then, other]: readonly Expression[]): Expression | null {
    const value = holds ? this.value(holds) : null;
    return (value === null ? null : value === true ? then : other) ?? null;
  }

  /**
   * The factors of a product or quotient in their order. A percentage takes a 100 away from a divisor, or another percentage, and
   * is then written with its sign; without one it keeps the sign only beside plain numbers.
   */
  private factors(node: Expression): Factor[] {
    const flat = (each: Expression, sign: Factor['sign']): Factor[] => {
      const operator = operatorOf(each);
      if (each.type !== 'BinaryExpression' || (operator !== '×' && operator !== '÷')) return [{ sign, node: each }];
      return [...flat(each.left as Expression, sign), { sign: operator, node: each.right as Expression }];
    };
    const factors = flat(node, '×');
    if (factors.length === 1) return factors;
    const isPercent = (at: number, sign: Factor['sign']) => {
      const factor = factors[at];
      return factor?.sign === sign && !factor.percent && this.unit(factor.node) === 'percent';
    };
    const mark = (at: number, percent: Factor['percent']) => {
      factors[at] = { ...(factors[at] as Factor), percent };
    };
    for (const at of factors.keys()) {
      if (!isPercent(at, '×')) continue;
      const from = factors.findIndex(({ sign, node: by, left }) => {
        const number = left ?? (isNumber(by) ? by.value : 0);
        return sign === '÷' && number !== 0 && number % 100 === 0;
      });
      const by = factors[from];
      const over = [...factors.keys()].find((each) => isPercent(each, '÷'));
      if (by) factors[from] = { ...by, left: (by.left ?? (by.node as { value: number }).value) / 100 };
      else if (over !== undefined) mark(over, 'shown');
      if (by) mark(at, 'taken');
      else if (over !== undefined) mark(at, 'shown');
    }
    // 100 ÷ (100 + a percentage)
    for (const at of factors.keys()) {
      const hundred = factors.findIndex(
        ({ sign, node: by, percent }) => sign === '×' && !percent && isNumber(by) && by.value % 100 === 0,
      );
      if (hundred < 0 || !isPercent(at, '÷')) continue;
      mark(hundred, 'shown');
      mark(at, 'shown');
    }
    // what is left of them beside plain numbers is a percentage as well
    const [last, ...others] = [...factors.keys()].filter((at) => isPercent(at, '×'));
    const isPlain = ({ percent, node: each }: Factor, at: number) => percent || at === last || isNumber(each);
    if (last !== undefined && others.length === 0 && factors.every(isPlain)) mark(last, 'shown');
    return factors.filter(({ left }) => left !== 1);
  }

  private set(node: Expression, place: Place): Part {
    switch (node.type) {
      case 'Literal':
        if (typeof node.value !== 'number') return whole(String(node.value));
        return whole(this.plain(node.value, place.percent ? 'percent' : 'number'));
      case 'Identifier': {
        const named = this.named(node);
        return named ? this.name(named, place) : whole(String(node.name));
      }
      case 'UnaryExpression':
        return { is: row(MINUS, this.wrapped(node.argument, LEVELS.power, place)), level: LEVELS.sum };
      case 'BinaryExpression':
        return this.two(node, place);
      case 'CallExpression':
        return this.called(node, place);
      default:
        return whole('');
    }
  }

  /** A number of the formula itself. */
  private plain(value: number, unit: FormulaUnit): string {
    return Number.isInteger(value) ? sayFigure(value, unit, 'exact') : sayFigure(value, unit, this.view);
  }

  private name({ words, figure, unit, text }: NamedFigure, { plain: isPlain, factor, raised }: Place): Part {
    if (this.view === 'names') return whole(words);
    if (typeof figure !== 'number') return whole(text ?? String(figure));
    const plain = unit === 'percent' && isPlain ? 'number' : unit;
    const said =
      unit === 'years' && factor && !raised
        ? messages.years(sayFigure(figure, 'number', this.view))
        : sayFigure(figure, plain, this.view);
    return { is: said, level: figure < 0 ? LEVELS.sum : LEVELS.whole };
  }

  private wrapped(tree: jsep.Expression, least: Level, place: Place): Mathematics {
    const { is, level } = this.set(tree as Expression, place);
    return level < least ? { brackets: is } : is;
  }

  private two(node: jsep.BinaryExpression, place: Place): Part {
    const operator = operatorOf(node);
    if (operator === '^')
      return {
        is: {
          base: this.wrapped(node.left, LEVELS.whole, { plain: true }),
          exponent: this.set(node.right as Expression, { raised: true }).is,
        },
        level: LEVELS.power,
      };
    if (operator === '×' || operator === '÷') return this.product(this.factors(node), place);
    const isSum = operator === '+' || operator === '−';
    const level = isSum
      ? LEVELS.sum
      : operator === 'and'
        ? LEVELS.and
        : operator === 'or'
          ? LEVELS.or
          : LEVELS.compared;
    const inner: Place = {
      raised: place.raised ?? false,
      plain: place.plain ?? false,
      percent: isSum && !place.plain && (place.percent || this.unit(node) === 'percent'),
    };
    const rest = (operator === '−' ? level + 1 : level) as Level;
    return {
      is: row(this.wrapped(node.left, level, inner), ` ${operator} `, this.wrapped(node.right, rest, inner)),
      level,
    };
  }

  private product(factors: readonly Factor[], place: Place): Part {
    const part = ({ node, left, percent }: Factor): Part =>
      left === undefined
        ? this.set(node, {
            raised: place.raised ?? false,
            factor: factors.length > 1,
            percent: percent !== undefined || (factors.length === 1 && (place.percent ?? false)),
            plain: percent === undefined && (factors.length > 1 || (place.plain ?? false)),
          })
        : whole(this.plain(left, 'number'));
    const set = factors.map((factor) => ({ ...part(factor), sign: factor.sign }));
    const [first] = set;
    if (set.length === 1 && first) return first;
    /** Factors with the signs between them; of a single one nothing stands beside it. */
    const inRow = (all: readonly (Part & { readonly sign: Factor['sign'] })[], signs = false) =>
      row(
        ...all.flatMap(({ sign, is, level }, at) => [
          ...(at === 0 ? [] : [` ${signs ? sign : '×'} `]),
          all.length > 1 && level < LEVELS.power ? { brackets: is } : is,
        ]),
      );
    const isSimple = (each: Mathematics | undefined) => typeof each === 'string';
    const firstBy = set.findIndex(({ sign }) => sign === '÷');
    const divisors = set.slice(firstBy);
    // all of it over the divisors at its end, where these are more than a number
    if (
      !place.raised &&
      firstBy > 0 &&
      divisors.every(({ sign }) => sign === '÷') &&
      !divisors.every(({ is }) => isSimple(is))
    )
      return whole({ over: inRow(set.slice(0, firstBy)), under: inRow(divisors) });
    // else each divisor under the factor before it, unless both are a number
    const parts: { readonly sign: Factor['sign']; readonly is: Mathematics; readonly level: Level }[] = [];
    for (const each of set) {
      const before = parts.at(-1);
      if (each.sign === '÷' && before && !place.raised && !(isSimple(each.is) && isSimple(before.is)))
        parts[parts.length - 1] = { sign: before.sign, ...whole({ over: before.is, under: each.is }) };
      else parts.push(each);
    }
    const [alone] = parts;
    return parts.length === 1 && alone ? alone : { is: inRow(parts, true), level: LEVELS.product };
  }

  private called(node: jsep.CallExpression, place: Place): Part {
    const call = String((node.callee as jsep.Identifier).name);
    const given = node.arguments as Expression[];
    const inner: Place = { percent: place.percent ?? false, plain: place.plain ?? false };
    const set = (each: Expression | undefined) => (each ? this.set(each, inner).is : '');
    const [one, two, three, four] = given;
    if (call === 'sum' && one?.type === 'Identifier' && four)
      return {
        is: {
          letter: String(one.name),
          from: this.bound(two),
          to: this.bound(three),
          each: this.wrapped(four, LEVELS.product, {}),
        },
        level: LEVELS.product,
      };
    if (call === 'if') {
      const chosen = this.view === 'names' ? null : this.chosen(given);
      if (chosen) return this.set(chosen, place);
      return { is: { yes: set(two), holds: one ? this.set(one, {}).is : '', no: set(three) }, level: LEVELS.or };
    }
    if (call === 'exp') return { is: { base: 'e', exponent: set(one) }, level: LEVELS.power };
    const value = this.view === 'names' ? null : this.value(node);
    const limited = call === 'min' || call === 'max' ? given.filter((each) => !isNumber(each)) : given;
    const [alone] = limited;
    // a rounding that changes nothing, and a limit that is not reached
    const isIdle = ['floor', 'ceil', 'round', 'abs', 'min', 'max'].includes(call) && limited.length === 1;
    if (alone && value !== null && isIdle && this.isSame(this.value(alone), value)) return this.set(alone, place);
    return whole({ call, given: given.map(set) });
  }

  /** An end of a sum, worked out where that is possible. */
  private bound(end: Expression | undefined): Mathematics {
    const value = end && this.view !== 'names' ? this.value(end) : null;
    if (typeof value === 'number') return this.plain(value, 'number');
    return end ? this.set(end, { raised: true }).is : '';
  }

  private isSame(one: FormulaFigure | null, other: FormulaFigure): boolean {
    return typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) <= 1e-9 * Math.abs(one);
  }
}
