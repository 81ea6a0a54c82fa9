import { words as panelWords } from '#words/panels.ts';
import { factText, fill } from '../../fill.ts';
import { formatDay } from '../../format.ts';
import { formatInput, type Place, placesOf } from '../../places.ts';
import { canBeNone } from '../../results.ts';
import type { CellInput, CellValue, Output, WorkingStep } from '../../types.ts';
import { isNumberInput } from '../../utilities.ts';
import { type Calculation, remarksOf, shownResultsOf, tablesOf } from '../calculation.ts';
import { factNamed, specOfStep, type WorkedStep, workingOf } from '../working.ts';
import {
  asShare,
  type Cell,
  cellOf,
  columnLetters,
  dayCell,
  formatFor,
  formatOfInput,
  type Sheet,
  sheetInFormula,
  sheetName,
  withoutZero,
} from './cells.ts';
import { optionsOf, quotedText, translatorOf } from './formulas.ts';
import { tableSheet } from './tables.ts';

const words = panelWords.download.sheets;
const units = { years: words.years, months: words.months };

/** The first row of inputs and of results: above them stand a title, a remark and heads. */
const FIRST_ROW = 4;
/** Between the results and the steps the sheet has an empty row, and heads. */
const ROWS_BETWEEN = 2;
/** The first row of facts, after a title and heads. */
const FIRST_FACT_ROW = 3;
/** The column of an input's first option. */
const FIRST_CHOICE = 5;

/**
 * A calculation as a workbook: a description of its sheets, which a library writes as a file.
 *
 *     Sheet                   What it has                                  Its formulas name cells of
 *     Inputs                  a row for each input
 *     Results                 the results, then the steps of the working   Inputs, Results, the facts
 *     one for each table      its rows, and empty ones for other inputs    Inputs, Results, the facts, its own
 *     Assumptions and rules   facts, notes, assumptions, day and link
 */
export function workbookOf(calculation: Calculation): Sheet[] {
  const { tool, outcome } = calculation;
  const results = shownResultsOf(calculation);
  const resultNames = results.map(({ name }) => name);
  const steps = stepsBeside(calculation, resultNames);

  const stepNames = steps.map(({ id }) => id);
  const working = workingOf(tool, outcome.values);
  const worked = working.ok ? working.steps : null;

  // all formulas are written with names first: then it is known which inputs and facts need a row
  const translator = translatorOf(calculation, worked, new Set(resultNames));
  const formulas = new Map([...resultNames, ...stepNames].map((id) => [id, translator.step(id)]));
  const taken = new Set([words.inputs, words.results, words.basis].map((name) => name.toLowerCase()));
  const tables = tablesOf(calculation).map(({ id, table }) =>
    tableSheet(calculation, { id, table, name: sheetName(table.sheet ?? table.title, taken) }, translator),
  );
  const ofTables = tables.flatMap(({ rows }) => rows.flat().map(({ formula }) => formula));
  const used = namesIn([...formulas.values(), ...ofTables]);

  const inputs = inputsOf(calculation, used);
  const facts = [...used].filter((name) => !formulas.has(name) && !Object.hasOwn(tool.inputs, name));
  const inputPaths = inputs.map(({ path }) => path);
  const cells = new Map([
    ...cellsBelow(words.inputs, FIRST_ROW, inputPaths),
    ...cellsBelow(words.basis, FIRST_FACT_ROW, facts),
    ...cellsBelow(words.results, FIRST_ROW, resultNames),
    ...cellsBelow(words.results, FIRST_ROW + results.length + ROWS_BETWEEN, stepNames),
  ]);
  const hasFixedResult = resultNames.some((name) => formulas.get(name) === null);
  const changeable = hasFixedResult ? words.changeSome : words.change;
  const remark = inputPaths.some((path) => used.has(path)) ? changeable : words.changeNone;
  return [
    inputsSheet(calculation, inputs, used, remark),
    ...[resultsSheet(calculation, { results, steps, worked: worked ?? [], formulas }, remark), ...tables].map((sheet) =>
      withCells(sheet, cells),
    ),
    basisSheet(calculation, facts),
  ];
}

/** The steps of the working that are no results: of those with one id the first. */
const stepsBeside = ({ tool }: Calculation, results: readonly string[]): WorkingStep[] =>
  tool.working.filter(({ id }, at) => !results.includes(id) && tool.working.findIndex((step) => step.id === id) === at);

/** A text, or a name in braces: `{amount}`. */
const NAME = /"(?:[^"]|"")*"|\{([a-zA-Z][\w.]*)\}/g;

const namesIn = (formulas: readonly (string | null | undefined)[]): ReadonlySet<string> =>
  new Set(formulas.flatMap((formula) => [...(formula ?? '').matchAll(NAME)].flatMap(([, name]) => name ?? [])));

/** The sheet with cells in place of names. */
const withCells = (sheet: Sheet, cells: ReadonlyMap<string, string>): Sheet => ({
  ...sheet,
  rows: sheet.rows.map((row) =>
    row.map(({ formula, ...cell }) =>
      formula === undefined
        ? cell
        : { ...cell, formula: formula.replace(NAME, (found, name?: string) => cells.get(name ?? '') ?? found) },
    ),
  ),
});

/** A cell for each name, one below the other in the second column: `Inputs!$B$4`. */
const cellsBelow = (sheet: string, first: number, names: readonly string[]) =>
  names.map((name, index) => [name, `${sheetInFormula(sheet)}$B$${first + index}`] as const);

/** The inputs that the page shows, and the others that formulas use. */
function inputsOf({ tool, outcome: { values } }: Calculation, used: ReadonlySet<string>): Place[] {
  const shown = placesOf(tool, values);
  const hidden = Object.entries(tool.inputs).flatMap(([path, spec]): Place[] =>
    spec.kind === 'rows' || !used.has(path) || shown.some((place) => place.path === path)
      ? []
      : [{ path, label: spec.label, spec, value: values[path] as CellValue }],
  );
  return [...shown, ...hidden];
}

const text = (value: string): Cell => ({ value });
/** A text in lines as wide as its column. */
const long = (value: string): Cell => ({ value, look: 'long' });
const title = (value: string): Cell => ({ value, look: 'title' });
const heads = (...values: string[]): Cell[] => values.map((value) => ({ value, look: 'head' }));

function inputsSheet(
  { title: heading, today }: Calculation,
  inputs: readonly Place[],
  used: ReadonlySet<string>,
  remark: string,
): Sheet {
  const rows = [
    [title(heading)],
    [text(remark)],
    heads(words.inputs, words.value, words.unit, words.help, '', words.choices),
    ...inputs.map((place, index) => inputRow(place, FIRST_ROW + index, used.has(place.path), today)),
  ];
  return { name: words.inputs, rows, widths: [38, 20, 10, 70], frozen: 3, printed: rows.length };
}

const unitOf = ({ kind }: CellInput): string =>
  ({ currency: '₹', percent: '%', years: words.years })[kind as string] ?? '';

/** An input; the options of one that may be changed stand right of the sheet's print area. */
function inputRow({ label, spec, value }: Place, row: number, isUsed: boolean, today: string): Cell[] {
  const help = 'help' in spec && typeof spec.help === 'string' ? fill(spec.help, undefined, today) : '';
  const options = optionsOf(spec);
  const hasDropDown = isUsed && options.length > 0;
  const range = `$${columnLetters(FIRST_CHOICE)}$${row}:$${columnLetters(FIRST_CHOICE + options.length - 1)}$${row}`;
  return [
    text(label),
    { ...inputCell(spec, value), ...(isUsed && { look: 'change' as const }), ...(hasDropDown && { choices: range }) },
    long(unitOf(spec)),
    long(help),
    ...(hasDropDown ? [text(''), ...options.map(({ label: value }): Cell => ({ value, look: 'remark' }))] : []),
  ];
}

function inputCell(spec: CellInput, value: CellValue): Cell {
  if (spec.kind === 'date' && value !== '') return dayCell(String(value));
  if (!isNumberInput(spec) || typeof value !== 'number') return { value: formatInput(spec, value) };
  return { value: spec.kind === 'percent' ? asShare(value) : value, format: formatOfInput(spec, value, units) };
}

/** What stands on the sheet of results. */
interface Figures {
  readonly results: ReturnType<typeof shownResultsOf>;
  readonly steps: readonly WorkingStep[];
  readonly worked: readonly WorkedStep[];
  /** By the name of a result or a step; null where it does not follow the inputs. */
  readonly formulas: ReadonlyMap<string, string | null>;
}

/** The results, then the steps of the working, each with its formula. */
function resultsSheet(calculation: Calculation, { results, steps, worked, formulas }: Figures, remark: string): Sheet {
  const { tool, title: heading, outcome } = calculation;
  const stepNow = (id: string) => worked.find((step) => step.id === id);
  const inWords = (id: string) => long(stepNow(id)?.inNames() ?? '');

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
    const { id, label } = step;
    const formula = formulas.get(id) ?? null;
    const now = stepNow(id);
    return [
      text(now?.label ?? label),
      now
        ? figureCell(specOfStep(tool, step), now.value, formula)
        : { value: '', ...(formula !== null && { formula }) },
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
  return { name: words.results, rows, widths: [46, 24, 90], frozen: 3, printed: rows.length };
}

/** A figure that follows the inputs where it has a formula. */
const figureCell = (spec: Output, value: number, formula: string | null): Cell => ({
  value: spec.kind === 'percent' ? asShare(value) : value,
  ...(formula !== null && { formula }),
  format: formatFor(spec, value, true, units),
});

/** The facts that formulas use, what the notes say, the assumptions, and where the figures come from. */
function basisSheet(calculation: Calculation, facts: readonly string[]): Sheet {
  const { title: heading, today, link } = calculation;
  const { notes, basis } = remarksOf(calculation);
  const rows = [
    [title(heading)],
    heads(words.facts, words.value, words.source),
    ...facts.map(factRow),
    [],
    ...(notes.length > 0 ? [heads(words.notes), ...notes.map((note) => [long(note)]), []] : []),
    heads(words.basis),
    ...basis.map((line) => [long(line)]),
    [],
    [text(words.on), dayCell(today)],
    ...(link === null ? [] : [[text(words.link), text(link)]]),
  ];
  return { name: words.basis, rows, widths: [80, 24, 60], frozen: 2, printed: rows.length };
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
