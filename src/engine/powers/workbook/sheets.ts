import { words as panelWords } from '#words/panels.ts';
import { words as messages } from '#words/scenario.ts';
import { factText, fill } from '../../fill.ts';
import { formatDay } from '../../format.ts';
import { formatInput, type Place } from '../../places.ts';
import { canBeNone } from '../../results.ts';
import type { CellInput, CellValue, Output } from '../../types.ts';
import { isNumberInput } from '../../utilities.ts';
import { type Calculation, remarksOf } from '../calculation.ts';
import { factNamed, type WorkedStep } from '../working.ts';
import {
  asShare,
  type Cell,
  cellOf,
  columnLetters,
  dayCell,
  formatFor,
  formatOfInput,
  type Sheet,
  withoutZero,
} from './cells.ts';
import type { Layout } from './layout.ts';
import { FIRST_ROW } from './layout.ts';
import { quotedText } from './sheet-formula.ts';

const words = panelWords.download.sheets;
const units = { years: words.years, months: words.months };

/** The column of an input's first option. */
const FIRST_CHOICE = 5;

const text = (value: string): Cell => ({ value });
/** A text in lines as wide as its column. */
const long = (value: string): Cell => ({ value, look: 'long' });
const title = (value: string): Cell => ({ value, look: 'title' });
const heads = (...values: string[]): Cell[] => values.map((value) => ({ value, look: 'head' }));

/** What the visitor may change in a workbook. */
export function remarkOnChange({ usedInputs, results }: Layout, formulas: ReadonlyMap<string, string | null>): string {
  if (usedInputs.size === 0) return words.changeNone;
  const hasFixedResult = results.some(({ name }) => (formulas.get(name) ?? null) === null);
  return hasFixedResult ? words.changeSome : words.change;
}

export function inputsSheet(
  { title: heading, today }: Calculation,
  { names, inputs, usedInputs }: Layout,
  remark: string,
): Sheet {
  const rows = [
    [title(heading)],
    [text(remark)],
    heads(words.inputs, words.value, words.unit, words.help, '', words.choices),
    ...inputs.map((place, index) => inputRow(place, FIRST_ROW + index, usedInputs.has(place.path), today)),
  ];
  return { name: names.inputs, rows, widths: [38, 20, 10, 70], frozen: 3, printed: rows.length };
}

function optionLabelsOf(spec: CellInput): readonly string[] {
  if (spec.kind === 'choice') return spec.options.map((option) => option.label);
  return spec.kind === 'toggle' ? [messages.yes, messages.no] : [];
}

const unitOf = ({ kind }: CellInput): string =>
  ({ currency: '₹', percent: '%', years: words.years })[kind as string] ?? '';

/** An input; the options of one that may be changed stand right of the sheet's print area. */
function inputRow({ label, spec, value }: Place, row: number, isUsed: boolean, today: string): Cell[] {
  const help = 'help' in spec && typeof spec.help === 'string' ? fill(spec.help, undefined, today) : '';
  const options = optionLabelsOf(spec);
  const hasDropDown = isUsed && options.length > 0;
  const range = `$${columnLetters(FIRST_CHOICE)}$${row}:$${columnLetters(FIRST_CHOICE + options.length - 1)}$${row}`;
  return [
    text(label),
    { ...inputCell(spec, value), ...(isUsed && { look: 'change' as const }), ...(hasDropDown && { choices: range }) },
    long(unitOf(spec)),
    long(help),
    ...(hasDropDown ? [text(''), ...options.map((option): Cell => ({ value: option, look: 'remark' }))] : []),
  ];
}

function inputCell(spec: CellInput, value: CellValue): Cell {
  const format = formatOfInput(spec, value, units);
  if (spec.kind === 'date' && value !== '') return dayCell(String(value));
  const shown = spec.kind === 'percent' ? asShare(Number(value)) : value;
  return {
    value: typeof shown === 'number' && isNumberInput(spec) ? shown : formatInput(spec, value),
    ...(format !== undefined && { format }),
  };
}

/** The results, then the steps of the working, each with its formula; null where it does not follow the inputs. */
export function resultsSheet(
  calculation: Calculation,
  { names, results, steps }: Layout,
  formulas: ReadonlyMap<string, string | null>,
  stepsById: ReadonlyMap<string, WorkedStep>,
  remark: string,
): Sheet {
  const { tool, title: heading, outcome } = calculation;
  const inWords = (id: string) => long(stepsById.get(id)?.inNames() ?? '');

  const resultRows = results.map(({ name, signedLabel, spec, value }): Cell[] => {
    const formula = formulas.get(name) ?? null;
    const raw = outcome.raw[name];
    const hasFormula = formula !== null && raw !== undefined;
    // the error of a step passes on to the results that follow from it, and only these say that there is no figure
    const cell = hasFormula
      ? figureCell(spec, raw, `IFERROR(${formula},${quotedText(words.none)})`)
      : cellOf(spec, value, units);
    const mayBeNone = canBeNone(tool, name) && cell.format !== undefined;
    return [
      text(signedLabel),
      mayBeNone ? { ...cell, format: withoutZero(cell.format, words.none) } : cell,
      hasFormula ? inWords(name) : { value: words.fixed, look: 'remark' },
    ];
  });
  const stepRows = steps.map((step): Cell[] => {
    const { id, label, kind = 'number', decimals } = step;
    const formula = formulas.get(id) ?? null;
    const now = stepsById.get(id);
    const spec = tool.outputs[id] ?? ({ kind, decimals } as Output);
    return [
      text(now?.label ?? label),
      now ? figureCell(spec, now.value, formula) : { value: '', ...(formula !== null && { formula }) },
      inWords(id),
    ];
  });

  const rows = [
    [title(heading)],
    [text(remark)],
    heads(words.results, words.value, words.follows),
    ...resultRows,
    ...(steps.length > 0 ? [[], heads(words.working, words.value, words.follows), ...stepRows] : []),
    ...(tool.noWorking === null ? [] : [[], [text(tool.noWorking)]]),
  ];
  return { name: names.results, rows, widths: [46, 24, 90], frozen: 3, printed: rows.length };
}

/** A figure that follows the inputs where it has a formula. */
const figureCell = (spec: Output, value: number, formula: string | null): Cell => ({
  value: spec.kind === 'percent' ? asShare(value) : value,
  ...(formula !== null && { formula }),
  format: formatFor(spec, value, true, units),
});

/** The facts that formulas use, what the notes say, the assumptions, and where the figures come from. */
export function basisSheet(calculation: Calculation, { names, usedFacts }: Layout): Sheet {
  const { title: heading, today, link } = calculation;
  const { notes, basis } = remarksOf(calculation);
  const rows = [
    [title(heading)],
    heads(words.facts, words.value, words.source),
    ...usedFacts.map(factRow),
    [],
    ...(notes.length > 0 ? [heads(words.notes), ...notes.map((note) => [long(note)]), []] : []),
    heads(words.basis),
    ...basis.map((line) => [long(line)]),
    [],
    [text(words.on), dayCell(today)],
    ...(link === null ? [] : [[text(words.link), text(link)]]),
  ];
  return { name: names.basis, rows, widths: [80, 24, 60], frozen: 2, printed: rows.length };
}

function factRow(name: string): Cell[] {
  const found = factNamed(name);
  if (!found) return [text(name)];
  const { fact, dated, words: label, unit } = found;
  const figure = Number(found.figure);
  const isPercent = unit === 'percent';
  return [
    text(label === fact.label ? label : `${fact.label}: ${label}`),
    { value: isPercent ? asShare(figure) : figure, format: isPercent ? '0.0##%' : 'General' },
    long(words.since(formatDay(dated.from), factText(fact, dated, 'source'))),
  ];
}
