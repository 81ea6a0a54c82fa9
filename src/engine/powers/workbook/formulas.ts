// What a definition says, in the language of spreadsheets: `{amount} × {years} ≤ 5` is `{amount}*{years}<=5`. Names stay in braces here;
// once all formulas are written, `workbook.ts` gives each name a cell.
import { words as panelWords } from '#words/panels.ts';
import { words as messages } from '#words/scenario.ts';
import { isPartShown } from '../../places.ts';
import type { Input, Rule, Wanted, WorkingStep } from '../../types.ts';
import { isNumberInput } from '../../utilities.ts';
import { alternativesOf, lookupIn, matches } from '../../visibility.ts';
import type { Calculation } from '../calculation.ts';
import { type Formula, FormulaError, type Part, type PartThat, readFormula, unlessWrong } from '../formula.ts';
import { factNamed, specOfStep, typesIn, type WorkedStep } from '../working.ts';
import { sheetInFormula } from './cells.ts';

const words = panelWords.download.sheets;

/** A column whose cells depend on nothing: its rows count the parts of a sum. */
const COUNTER = `${sheetInFormula(words.inputs)}$A:$A`;

/** What stands in a spreadsheet's formula for a name. */
export interface SheetName {
  /** A name in braces, or a cell of the same sheet: `D3`. */
  readonly cell: string;
  /** The cell is a percentage: it holds 0.084 where the name means 8.4. */
  readonly percent?: boolean;
  /** The cell holds the label of one of these, where the name means its value. */
  readonly options?: readonly { readonly value: string | number | boolean; readonly label: string }[];
}

/** A text in the language of spreadsheets, and how tightly it binds: a cell or a call 5, a power 4, a product 3, a sum 2, a comparison 1. */
interface Written {
  readonly text: string;
  readonly binds: number;
}

const SIGNS: Readonly<Record<string, string>> = { '≠': '<>', '≤': '<=', '≥': '>=', '−': '-', '×': '*', '÷': '/' };
const BINDS: Readonly<Record<string, number>> = { '+': 2, '−': 2, '×': 3, '÷': 3, '^': 4 };
const ATOM = 5;

const atom = (text: string): Written => ({ text, binds: ATOM });
const bracketed = ({ text, binds }: Written, least: number): string => (binds >= least ? text : `(${text})`);

/** A text within a formula. */
export const quotedText = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * A formula in the language of spreadsheets, without the sign of equality before it: Excel, LibreOffice and Google Sheets read it.
 *
 * @param nameOf what stands for a name
 * @throws {FormulaError} where a spreadsheet has no such formula
 */
export const sheetFormula = ({ tree }: Formula, nameOf: (name: string) => SheetName): string =>
  written(tree, { nameOf, counted: null }).text;

interface Context {
  readonly nameOf: (name: string) => SheetName;
  /**
   * Within a sum the rows that stand for its letter. There a function of several values would add up all rows, and both branches of
   * an `if` are worked out: `when` is the condition under which the part counts, and `decides` the outermost one.
   */
  readonly counted: { readonly rows: string; readonly when: string | null; readonly decides?: Part } | null;
}

function written(part: Part, context: Context): Written {
  switch (part.is) {
    case 'value':
      return atom(typeof part.value === 'string' ? quotedText(part.value) : String(part.value).toUpperCase());
    case 'letter':
      return atom(context.counted?.rows ?? '');
    case 'name':
      return named(part, context.nameOf(part.name));
    case 'minus':
      // in a spreadsheet −2^2 is (−2)^2
      return atom(`(-${bracketed(written(part.of, context), ATOM)})`);
    case 'operation':
      return joined(part, context);
    case 'if': {
      if (context.counted) return chosenInSum(part, context, context.counted);
      const [holds, yes, no] = [part.holds, part.yes, part.no].map((of) => written(of, context).text);
      return atom(`IF(${holds},${yes},${no})`);
    }
    case 'sum':
      return summed(part, context);
    case 'call':
      return called(part, context);
  }
}

function named({ type }: Part, { cell, percent, options }: SheetName): Written {
  if (!options) return percent ? { text: `${cell}*100`, binds: 3 } : atom(cell);
  if (type === 'boolean') return isOption(cell, options, true, '=');
  const list = (texts: readonly string[]) => `{${texts.join(',')}}`;
  const values = list(options.map(({ value }) => (typeof value === 'string' ? quotedText(value) : String(value))));
  return atom(`INDEX(${values},MATCH(${cell},${list(options.map(({ label }) => quotedText(label)))},0))`);
}

/** Whether a cell has an option, which it holds by its label. */
function isOption(cell: string, options: NonNullable<SheetName['options']>, value: unknown, sign: string): Written {
  const label = options.find((each) => each.value === value)?.label ?? '';
  return { text: `${cell}${sign}${quotedText(label)}`, binds: 1 };
}

function joined(part: PartThat<'operation'>, context: Context): Written {
  const { sign: ours, left, right } = part;
  const [one, other] = [written(left, context), written(right, context)];
  if (ours === 'and' || ours === 'or') {
    if (!context.counted) return atom(`${ours.toUpperCase()}(${one.text},${other.text})`);
    return atom(ours === 'and' ? `((${one.text})*(${other.text}))` : `((${one.text})+(${other.text})>0)`);
  }
  const [sign, binds] = [SIGNS[ours] ?? ours, BINDS[ours] ?? 1];
  const [name, value] = left.is === 'name' ? [left, right] : [right, left];
  if (name.is === 'name' && value.is === 'value') {
    const { cell, percent, options } = context.nameOf(name.name);
    if (options && (ours === '=' || ours === '≠')) return isOption(cell, options, value.value, sign);
    // 8.4% ÷ 100 is what the cell of a percentage holds
    if (percent && ours === '÷' && name === left && value.value === 100) return atom(cell);
  }
  // to the sign of equality "a" is "A"
  if (left.type === 'string') return { text: `EXACT(${one.text},${other.text})${sign}TRUE`, binds };
  // a spreadsheet reads 2^3^2 from the left
  const before = ours === '^' ? bracketed(safe(part, left, one, context), ATOM) : bracketed(one, binds);
  const after = ours === '÷' ? safe(part, right, other, context) : other;
  return { text: before + sign + bracketed(after, binds + 1), binds };
}

/**
 * What an operation fails for: a divisor, a base, what a logarithm is taken of. In the rows of a sum that do not count it is 1, unless
 * what decides which rows count has the same operation, and so fails with it.
 */
function safe(operation: Part, part: Part, { text, binds }: Written, { counted }: Context): Written {
  const isNumber = part.is === 'value' && part.value !== 0;
  if (!counted?.when || isNumber || JSON.stringify(counted.decides).includes(JSON.stringify(operation)))
    return { text, binds };
  return atom(`((${counted.when})*(${text})+1-(${counted.when}))`);
}

/** An `if` in a sum: each branch in the rows for which it holds. */
function chosenInSum({ holds, yes, no }: PartThat<'if'>, context: Context, counted: NonNullable<Context['counted']>) {
  const when = `(${written(holds, context).text})`;
  const branch = (part: Part, own: string) => {
    const all = counted.when === null ? own : `${counted.when}*${own}`;
    return `${own}*(${written(part, { ...context, counted: { decides: holds, ...counted, when: all } }).text})`;
  };
  return atom(`(${branch(yes, when)}+${branch(no, `(1-${when})`)})`);
}

function called(part: PartThat<'call'>, context: Context): Written {
  const { name, given } = part;
  const texts = given.map((each) => written(each, context).text);
  const [first = '', second = ''] = texts;
  // as in the calculations, a rounding error does not take a whole number down or up by one
  if (name === 'floor') return atom(`INT(ROUND(${first},9))`);
  if (name === 'ceil') return atom(`(-INT(ROUND(-(${first}),9)))`);
  if (name === 'round') return atom(`INT(ROUND(${first},9)+0.5)`);
  if (name === 'normal') return atom(`NORMSDIST(${first})`);
  if (name === 'ln') return atom(`LN(${safe(part, given[0] as Part, atom(first), context).text})`);
  if (name === 'abs' || name === 'exp') return atom(`${name.toUpperCase()}(${first})`);
  if (!context.counted) return atom(`${name.toUpperCase()}(${texts.join(',')})`);
  if (given.length !== 2) throw new FormulaError(messages.working.noPart(`${name}(…) in a sum`));
  const isFirst = `(${first}${name === 'min' ? '<' : '>'}${second})`;
  return atom(`(${isFirst}*(${first})+(1-${isFirst})*(${second}))`);
}

function summed({ letter, from: start, to: end, each }: PartThat<'sum'>, context: Context): Written {
  if (context.counted) throw new FormulaError(messages.working.noPart(`sum(${letter}, …) in a sum`));
  const [from, to] = [written(start, context).text, written(end, context).text];
  const rows =
    from === '1'
      ? `ROW(INDEX(${COUNTER},1):INDEX(${COUNTER},${to}))`
      : `(ROW(INDEX(${COUNTER},1):INDEX(${COUNTER},(${to})-(${from})+1))+(${from})-1)`;
  const part = written(each, { ...context, counted: { rows, when: null } });
  // a part without the letter is the same in every row
  const parts = part.text.includes(rows) ? part.text : `${bracketed(part, 2)}+0*${rows}`;
  return atom(`IF(${to}<${from},0,SUMPRODUCT(${parts}))`);
}

const YES_OR_NO = [
  { value: true, label: messages.yes },
  { value: false, label: messages.no },
];

/** What may be chosen in the cell of an input; nothing where it holds a number or a text. */
export function optionsOf(spec: Input | undefined): NonNullable<SheetName['options']> {
  if (spec?.kind === 'choice') return spec.options;
  return spec?.kind === 'toggle' ? YES_OR_NO : [];
}

/** Several conditions as one. A condition that no cell decides is `true` or `false` already: it decides all of them, or is left out. */
function allOrAny(word: 'AND' | 'OR', conditions: readonly (string | boolean)[]): string | boolean {
  const decides = word === 'OR';
  if (conditions.includes(decides)) return decides;
  const open = conditions.filter((each): each is string => typeof each === 'string');
  const [first, ...others] = open;
  if (first === undefined) return !decides;
  return others.length === 0 ? first : `${word}(${open.join(',')})`;
}

export type Translator = ReturnType<typeof translatorOf>;

/**
 * The formulas and conditions of a calculation's tool.
 *
 * @param worked the steps of the working for the present inputs; null where one cannot be worked out
 * @param shown the names of the results that are shown
 */
export function translatorOf(
  { tool, outcome }: Calculation,
  worked: readonly WorkedStep[] | null,
  shown: ReadonlySet<string>,
) {
  const { values } = outcome;
  const lookup = lookupIn(tool, values, outcome);
  /** The formulas of the steps that were asked for. */
  const known = new Map<string, string | null>();
  const stepsOf = (id: string) => tool.working.filter((step) => step.id === id);

  /** What stands for a name of a formula. Throws {@link FormulaError} where nothing does. */
  function cellNamed(name: string): SheetName {
    const found = stepsOf(name).length > 0 ? cellOfStep(name) : (cellOfInput(name) ?? cellOfFact(name));
    if (!found) throw new FormulaError(messages.working.noNumber(name));
    return found;
  }

  function cellOfStep(id: string): SheetName | null {
    const [first] = stepsOf(id);
    return first && step(id) !== null ? { cell: `{${id}}`, percent: specOfStep(tool, first).kind === 'percent' } : null;
  }

  function cellOfInput(name: string): SheetName | null {
    const spec = tool.inputs[name];
    const options = optionsOf(spec);
    if (options.length > 0) return { cell: `{${name}}`, options };
    return isNumberInput(spec) ? { cell: `{${name}}`, percent: spec.kind === 'percent' } : null;
  }

  function cellOfFact(name: string): SheetName | null {
    const fact = factNamed(name);
    return fact && { cell: `{${name}}`, percent: fact.unit === 'percent' };
  }

  /** A condition, or whether it holds where no cell decides it. */
  function condition(rule: Rule | undefined): string | boolean {
    const alternatives = alternativesOf(rule);
    if (alternatives.length === 0) return true;
    return allOrAny(
      'OR',
      alternatives.map((together) => allOrAny('AND', Object.entries(together).map(conditionOf))),
    );
  }

  /** That an input is shown and has a wanted value, or a result has one. */
  function conditionOf([name, wanted]: [string, Wanted]): string | boolean {
    const spec = tool.inputs[name];
    const cell = spec ? cellOfInput(name) : cellOfStep(name);
    // rows, days, texts, and results that do not follow the inputs, stay as they are
    const hasValue = cell ? compared(cell, wanted) : matches(wanted, lookup(name));
    return allOrAny('AND', [hasValue, condition(spec?.showWhen)]);
  }

  /** `18` → `{age}=18`, `[1, 2]` → `OR({age}=1,{age}=2)`, `{ not: 1 }` → `NOT({age}=1)`, `{ above: 0 }` → `{age}>0`. */
  function compared({ cell, percent, options }: SheetName, wanted: Wanted): string | boolean {
    const figure = percent ? `${cell}*100` : cell;
    const is = (value: unknown): string => {
      if (options) return isOption(cell, options, value, '=').text;
      return `${figure}=${typeof value === 'string' ? quotedText(value) : value}`;
    };
    if (Array.isArray(wanted)) return allOrAny('OR', wanted.map(is));
    if (typeof wanted !== 'object') return is(wanted);
    if ('not' in wanted) return `NOT(${is(wanted.not)})`;
    const { above, below } = wanted as { above?: number; below?: number };
    return allOrAny('AND', [above === undefined || `${figure}>${above}`, below === undefined || `${figure}<${below}`]);
  }

  /** The formula of a step, for all inputs; null where it does not follow the inputs. */
  function step(id: string): string | null {
    const found = known.get(id);
    if (found !== undefined) return found;
    // a step that leads back to itself meets this null
    known.set(id, null);
    const made = formulaOfStep(id);
    known.set(id, made);
    return made;
  }

  /** The formula of all steps with an id, which are variants for different inputs: one of them holds. */
  function formulaOfStep(id: string): string | null {
    // a result without a step for these inputs is a value
    if (!worked || (shown.has(id) && !worked.some((step) => step.id === id))) return null;
    let hasFormula = false;
    let soFar = quotedText(shown.has(id) ? words.none : '');
    // the last variant stands innermost
    for (const variant of stepsOf(id).reverse()) {
      const when = condition(variant.showWhen);
      if (when === false) continue;
      const value = unlessWrong(() => formulaOfVariant(variant));
      // it cannot be a formula: if it is the one on the page, the figure stays a value; otherwise such inputs get no figure
      if (value === null && isPartShown(tool, variant, values, outcome)) return null;
      if (value === null) continue;
      soFar = when === true ? value : `IF(${when},${value},${soFar})`;
      hasFormula = true;
    }
    return hasFormula ? soFar : null;
  }

  function formulaOfVariant(variant: WorkingStep): string {
    const text = sheetFormula(readFormula(variant.formula, typesIn(tool, values)), cellNamed);
    return specOfStep(tool, variant).kind === 'percent' ? `(${text})/100` : text;
  }

  return { step, condition, cellNamed };
}
