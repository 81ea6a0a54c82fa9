import { sum } from '#maths/sum.ts';
import { words as panelWords } from '#words/panels.ts';
import { isNumberResult } from '../../kinds.ts';
import type { Column, Success, Table, Tool, Values } from '../../types.ts';
import { formulasOf, wrongCell } from '../columns.ts';
import type { Follows } from '../follows.ts';
import { FormulaError, unlessWrong } from '../formula.ts';
import { asShare, type Cell, cellOf, columnLetters, formatFor, type Sheet, widthOf } from './cells.ts';
import { quotedText, sheetFormula } from './formula.ts';

const words = panelWords.download.sheets;

interface Shown {
  readonly tool: Tool;
  readonly id: string;
  readonly table: Table;
  /** The columns that are shown. */
  readonly columns: readonly [string, Column][];
  readonly outcome: Success;
  readonly values: Values;
  readonly name: string;
  readonly counter: string;
}

/** The most rows that are kept ready for other inputs. */
const MOST_ROWS = 1200;

const heads = (columns: readonly [string, Column][], fixed: ReadonlySet<string>): Cell[] =>
  columns.map(([id, { kind, label }]) => ({
    value: fixed.has(id) ? `${label} *` : label,
    look: kind === 'text' ? 'head' : 'figures',
  }));

const sheetOf = (
  { name, columns }: Shown,
  rows: readonly (readonly Cell[])[],
  notes: readonly string[],
  printed: number,
): Sheet => ({
  name,
  rows: [...rows, [], ...notes.map((value): Cell[] => [{ value, look: 'remark' }])],
  widths: columns.map(([, spec], at) =>
    widthOf(
      spec,
      rows.slice(0, printed).map((row) => row[at]?.value ?? ''),
    ),
  ),
  frozen: 1,
  printed,
  totalLabel: words.total,
});

/** A number of years is most often the number of the row's year, which its head says. */
const units = { months: words.months };

const isTotal = (spec: Column): boolean => 'total' in spec && spec.total === true;

/** A sheet of a table: with formulas where its columns have them and give its cells, or else of values. */
export function tableSheet(shown: Shown, follows: Follows): Sheet {
  const { tool, values, outcome, id } = shown;
  const isRight = wrongCell(tool, values, outcome, id) === null;
  return (isRight ? unlessWrong(() => sheetOfFormulas(shown, follows)) : null) ?? sheetOfValues(shown);
}

function sheetOfValues(shown: Shown): Sheet {
  const { columns, outcome, id } = shown;
  const rows = outcome.table(id);
  const cells = rows.map((row) => columns.map(([name, spec]) => cellOf(spec, row[name] ?? '', units)));
  const totals = columns.map(([name, spec], at): Cell => {
    if (!isTotal(spec)) return { value: at === 0 ? words.total : '' };
    const value = sum(rows.map((row) => Number(row[name])));
    const letters = columnLetters(at);
    return { value, formula: `SUM(${letters}2:${letters}${rows.length + 1})`, format: formatFor(spec, value) };
  });
  const all = [heads(columns, new Set()), ...cells, ...(columns.some(([, spec]) => isTotal(spec)) ? [totals] : [])];
  return sheetOf(shown, all, [words.ofValues], all.length + 2);
}

/** Throws {@link FormulaError} where a formula uses what does not follow the inputs. */
function sheetOfFormulas(shown: Shown, follows: Follows): Sheet {
  const { table, outcome, id, counter } = shown;
  const formulas = formulasOf(table);
  const columns = withUsed(shown, formulas?.columns);
  const [first] = columns[0] ?? [];
  if (!formulas || first === undefined || !formulas.columns.has(first)) throw new FormulaError(id);
  const rows = outcome.rawTable(id);
  const places = new Map(columns.map(([name, spec], at) => [name, { letters: columnLetters(at), spec }]));
  const fixed = new Set(columns.flatMap(([name]) => (formulas.columns.has(name) ? [] : [name])));
  const when = follows.condition(table.formulasWhen);
  const totals = columns.some(([, spec]) => isTotal(spec));

  const line = (at: number): Cell[] => {
    const number = at + 2;
    const nameOf = (name: string) => {
      if (name === 'row') return { cell: '(ROW()-1)' };
      const [, of, column = ''] = /^(row|above)\.(\w+)$/.exec(name) ?? [];
      if (of === undefined) return follows.name(name);
      const place = places.get(column);
      if (!place) throw new FormulaError(column);
      return { cell: `${place.letters}${of === 'row' ? number : number - 1}`, percent: place.spec.kind === 'percent' };
    };
    const row = rows[at];
    const isSum = totals && at === rows.length;
    const stands = sheetFormula(formulas.rows, nameOf, counter);
    const exists = typeof when === 'string' ? `AND(${when},${stands})` : stands;
    return columns.map(([name, spec], index): Cell => {
      const formula = formulas.columns.get(name);
      const letters = columnLetters(index);
      const plain = row?.[name];
      const value =
        typeof plain === 'number'
          ? spec.kind === 'percent'
            ? asShare(plain)
            : plain
          : isSum
            ? index === 0
              ? words.total
              : isTotal(spec)
                ? sum(rows.map((each) => Number(each[name] ?? 0)))
                : ''
            : '';
      const format = isNumberResult(spec)
        ? formatFor(spec, Math.max(...rows.map((each) => Number(each[name]))), true, units)
        : undefined;
      const ofRow = (text: string): string => {
        if (index === 0) {
          const after = totals ? quotedText(words.total) : '""';
          return at === 0
            ? `IF(${exists},${text},"")`
            : `IF(ISNUMBER($A${number - 1}),IF(${exists},${text},${after}),"")`;
        }
        const total = isTotal(spec) && at > 0 ? `SUM(${letters}$2:${letters}${number - 1})` : '';
        const none = total === '' ? '""' : `IF($A${number}=${quotedText(words.total)},${total},"")`;
        return `IF(ISNUMBER($A${number}),${text},${none})`;
      };
      if (!formula) return row ? fixedCell(spec, row[name] ?? '', ofRow) : { value: '' };
      const text = sheetFormula(formula, nameOf, counter);
      return {
        value,
        formula: ofRow(spec.kind === 'percent' ? `(${text})/100` : text),
        ...(format !== undefined && { format }),
      };
    });
  };

  const ready = readyRows(shown, rows.length);
  const lines = Array.from({ length: ready + 1 }, (_, at) => line(at));
  const last = ready + 2;
  const goesOn: Cell[] = [
    { value: '', formula: `IF(ISNUMBER(A${last}),${quotedText(words.goesOn)},"")`, look: 'remark' },
  ];
  const printed = rows.length + (totals ? 2 : 1);
  return sheetOf(
    { ...shown, columns },
    [heads(columns, fixed), ...lines, goesOn],
    fixed.size > 0 ? [words.fixedColumns] : [],
    printed,
  );
}

/** A cell that does not follow the inputs, empty once its row is. */
function fixedCell(spec: Column, value: string | number, ofRow: (text: string) => string): Cell {
  const plain = cellOf(spec, value);
  const text = typeof plain.value === 'number' ? String(plain.value) : quotedText(plain.value);
  return { ...plain, formula: ofRow(text) };
}

/** The columns that are shown, and those that their formulas use, in the order of the definition. */
function withUsed(
  { table, columns }: Shown,
  formulas: ReadonlyMap<string, { readonly names: readonly string[] }> | undefined,
): [string, Column][] {
  const used = new Set(columns.map(([name]) => name));
  // a set goes on with what is added to it
  for (const name of used)
    for (const each of formulas?.get(name)?.names ?? []) {
      const [, column] = /^(?:row|above)\.(\w+)$/.exec(each) ?? [];
      if (column !== undefined) used.add(column);
    }
  return Object.entries(table.columns).filter(([name]) => used.has(name));
}

/** As many rows as any one input gives the table between its usual bounds. */
function readyRows({ tool, id, values }: Shown, present: number): number {
  let most = present;
  for (const [name, spec] of Object.entries(tool.inputs))
    for (const value of 'usual' in spec ? (spec.usual ?? []) : []) {
      const outcome = tool.run({ ...values, [name]: value });
      if (outcome.ok) most = Math.max(most, outcome.rawTable(id).length);
    }
  return present >= MOST_ROWS ? present : Math.min(most, MOST_ROWS);
}
