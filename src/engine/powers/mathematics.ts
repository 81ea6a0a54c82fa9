import { words as messages } from '#words/scenario.ts';
import { formatNumber, formatPercent, formatRupees, MINUS } from '../format.ts';
import { type Part as Expression, evaluated, type Formula, type FormulaFigure, type PartThat } from './formula.ts';

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
  new Setting(names, 'figures').unit(formula.tree);

/**
 * A formula set as mathematics. In figures a percentage divided by 100 is written with its sign, what a condition rules out is left
 * out, and so is a rounding that changes nothing.
 *
 * @param wanted the unit of its value: that of a percentage takes the place of a last × 100
 */
export function setFormula(formula: Formula, names: Names, view: View, wanted: FormulaUnit): Mathematics {
  return new Setting(names, view).top(formula.tree, wanted);
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
const isNumber = (node: Expression): node is PartThat<'value'> & { value: number } =>
  node.is === 'value' && node.type === 'number';
/** Where the parts of a function or the branches of an `if` stand. */
const branches = ({ percent = false, plain = false }: Place): Place => ({ percent, plain });
/** Rows within rows are one row. */
const row = (...parts: readonly Mathematics[]): Mathematics =>
  parts.length === 1 && parts[0] !== undefined ? parts[0] : parts.flatMap((part) => (isRow(part) ? part : [part]));

class Setting {
  private readonly names: Names;
  private readonly view: View;

  constructor(names: Names, view: View) {
    this.names = names;
    this.view = view;
  }

  top(node: Expression, wanted: FormulaUnit): Mathematics {
    const factors = this.factors(node);
    const hundred = factors.findIndex((each) => each.sign === '×' && isNumber(each.node) && each.node.value === 100);
    if (wanted === 'percent' && hundred >= 0 && factors.length > 1 && !factors.some(({ percent }) => percent))
      return this.product(
        factors.filter((_, at) => at !== hundred),
        {},
      ).is;
    return this.set(node, { percent: wanted === 'percent' }).is;
  }

  unit(node: Expression): FormulaUnit {
    switch (node.is) {
      case 'name':
        return this.names.get(node.name)?.unit ?? 'number';
      case 'minus':
        return this.unit(node.of);
      case 'call': {
        const one = ['ln', 'exp', 'normal'].includes(node.name) ? null : node.given.find((each) => !isNumber(each));
        return one ? this.unit(one) : 'number';
      }
      case 'if':
        return this.unit(this.chosen(node) ?? node.holds);
      case 'two':
        return this.unitOfTwo(node);
      default:
        return 'number';
    }
  }

  private unitOfTwo(node: PartThat<'two'>): FormulaUnit {
    const { sign: operator, left, right } = node;
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

  /** The value of an expression; null where it depends on the letter of a sum. */
  private value(node: Expression): FormulaFigure | null {
    try {
      return evaluated(node, (name) => this.names.get(name)?.figure ?? Number.NaN);
    } catch {
      return null;
    }
  }

  /** The branch of an `if` that applies. */
  private chosen({ holds, yes, no }: PartThat<'if'>): Expression | null {
    const value = this.value(holds);
    return value === null ? null : value === true ? yes : no;
  }

  /**
   * The factors of a product or quotient in their order. A percentage takes a 100 away from a divisor, or another percentage, and
   * is then written with its sign; without one it keeps the sign only beside plain numbers.
   */
  private factors(node: Expression): Factor[] {
    const flat = (each: Expression, sign: Factor['sign']): Factor[] => {
      if (each.is !== 'two' || (each.sign !== '×' && each.sign !== '÷')) return [{ sign, node: each }];
      return [...flat(each.left, sign), { sign: each.sign, node: each.right }];
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
    switch (node.is) {
      case 'value':
        if (typeof node.value !== 'number') return whole(node.value);
        return whole(this.plain(node.value, place.percent ? 'percent' : 'number'));
      case 'letter':
        return whole(node.letter);
      case 'name': {
        const named = this.names.get(node.name);
        return named ? this.name(named, place) : whole(node.name);
      }
      case 'minus':
        return { is: row(MINUS, this.wrapped(node.of, LEVELS.power, place)), level: LEVELS.sum };
      case 'two':
        return this.two(node, place);
      case 'sum': {
        const { letter, from, to, each } = node;
        const is = { letter, from: this.bound(from), to: this.bound(to), each: this.wrapped(each, LEVELS.product, {}) };
        return { is, level: LEVELS.product };
      }
      case 'if': {
        const chosen = this.view === 'names' ? null : this.chosen(node);
        if (chosen) return this.set(chosen, place);
        const [yes, no] = [node.yes, node.no].map((each) => this.set(each, branches(place)).is) as [
          Mathematics,
          Mathematics,
        ];
        return { is: { yes, holds: this.set(node.holds, {}).is, no }, level: LEVELS.or };
      }
      case 'call':
        return this.called(node, place);
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

  private wrapped(node: Expression, least: Level, place: Place): Mathematics {
    const { is, level } = this.set(node, place);
    return level < least ? { brackets: is } : is;
  }

  private two(node: PartThat<'two'>, place: Place): Part {
    const { sign: operator } = node;
    if (operator === '^')
      return {
        is: {
          base: this.wrapped(node.left, LEVELS.whole, { plain: true }),
          exponent: this.set(node.right, { raised: true }).is,
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

  private called(node: PartThat<'call'>, place: Place): Part {
    const { name: call, given } = node;
    const set = (each: Expression) => this.set(each, branches(place)).is;
    if (call === 'exp') return { is: { base: 'e', exponent: set(given[0] as Expression) }, level: LEVELS.power };
    const value = this.view === 'names' ? null : this.value(node);
    const limited = call === 'min' || call === 'max' ? given.filter((each) => !isNumber(each)) : given;
    const [alone] = limited;
    // a rounding that changes nothing, and a limit that is not reached
    const isIdle = ['floor', 'ceil', 'round', 'abs', 'min', 'max'].includes(call) && limited.length === 1;
    if (alone && value !== null && isIdle && this.isSame(this.value(alone), value)) return this.set(alone, place);
    return whole({ call, given: given.map(set) });
  }

  /** An end of a sum, worked out where that is possible. */
  private bound(end: Expression): Mathematics {
    const value = this.view === 'names' ? null : this.value(end);
    return typeof value === 'number' ? this.plain(value, 'number') : this.set(end, { raised: true }).is;
  }

  private isSame(one: FormulaFigure | null, other: FormulaFigure): boolean {
    return typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) <= 1e-9 * Math.abs(one);
  }
}
