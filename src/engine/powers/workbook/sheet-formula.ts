import { words as messages } from '#words/scenario.ts';
import { type Formula, FormulaError, type Part, type PartThat } from '../formula.ts';

/** What stands in a spreadsheet's formula for a name. */
export interface SheetName {
  /** A cell (`Inputs!$B$4`) or an expression in brackets. */
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
 * @param counter a column whose cells depend on nothing, as `Inputs!$A:$A`: its rows count the parts of a sum
 * @throws {FormulaError} where a spreadsheet has no such formula
 */
export const sheetFormula = ({ tree }: Formula, nameOf: (name: string) => SheetName, counter: string): string =>
  written(tree, { nameOf, counter, counted: null }).text;

interface Context {
  readonly nameOf: (name: string) => SheetName;
  readonly counter: string;
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
    case 'two':
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

/** The value of a name. */
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

function joined(part: PartThat<'two'>, context: Context): Written {
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
  const { counter } = context;
  const rows =
    from === '1'
      ? `ROW(INDEX(${counter},1):INDEX(${counter},${to}))`
      : `(ROW(INDEX(${counter},1):INDEX(${counter},(${to})-(${from})+1))+(${from})-1)`;
  const part = written(each, { ...context, counted: { rows, when: null } });
  // a part without the letter is the same in every row
  const parts = part.text.includes(rows) ? part.text : `${bracketed(part, 2)}+0*${rows}`;
  return atom(`IF(${to}<${from},0,SUMPRODUCT(${parts}))`);
}
