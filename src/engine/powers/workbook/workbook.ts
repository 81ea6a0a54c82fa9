import { words as panelWords } from '#words/panels.ts';
import { words as messages } from '#words/scenario.ts';
import { fill } from '../../fill.ts';
import { formatDay } from '../../format-day.ts';
import { isNumberInput, isNumberResult } from '../../kinds.ts';
import { complete, formatInput, type Place, placesOf } from '../../places.ts';
import { canBeNone } from '../../results.ts';
import type { CellInput, CellValue, Output, WorkingStep } from '../../types.ts';
import { type Calculation, columnsOf, remarksOf, resultsOf, tablesOf } from '../calculation.ts';
import { factOf, followsOf, isPercentFact, kindOfStep } from '../follows.ts';
import { figureNamed, workingOf } from '../working.ts';
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
import { quotedText } from './formula.ts';
import { tableSheet } from './tables.ts';

const words = panelWords.download.sheets;

/** Where the first input, result and fact stand: after a title, a remark and heads. */
const FIRST_ROW = 4;
/** The column of an input's first option. */
const FIRST_CHOICE = 5;
/** Where the first fact stands on the last sheet, after its title and heads. */
const FIRST_FACT = 3;

const said = (value: string): Cell[] => [{ value }];
/** A paragraph, in lines as wide as the sheet. */
const told = (value: string): Cell[] => [{ value, look: 'long' }];
const head = (...values: string[]): Cell[] => values.map((value) => ({ value, look: 'head' }));
const title = (value: string): Cell[] => [{ value, look: 'title' }];

/**
 * A whole calculation as a workbook: inputs, results that follow them by the formulas of the tool's working, a sheet for each
 * table, and the facts and assumptions. It is a description, which a library writes as a file.
 */
export function workbookOf(taken: Calculation): Sheet[] {
  const { tool, outcome } = taken;
  const all = complete(tool, taken.values);
  const names = new Set<string>();
  const inputSheet = sheetName(words.inputs, names);
  const resultSheet = sheetName(words.results, names);
  const tables = tablesOf(taken).map((table) => ({
    ...table,
    name: sheetName(table.table.sheet ?? table.table.title, names),
  }));
  const basisSheet = sheetName(words.basis, names);
  const cell = (sheet: string, column: string, row: number) => `${sheetInFormula(sheet)}$${column}$${row}`;

  const places: Place[] = placesOf(tool, all);
  const usedInputs = new Set<string>();
  const usedFacts: string[] = [];
  const working = workingOf(tool, taken.values);
  const worked = new Map(working.ok ? working.steps.map((step) => [step.id, step]) : []);
  const results = resultsOf(taken);
  const steps = new Map<string, WorkingStep>();
  for (const step of tool.working)
    if (!steps.has(step.id) && !results.some(({ name }) => name === step.id)) steps.set(step.id, step);
  // a title, a remark and heads; then the results, an empty row and heads; then the steps
  const rowOfStep = (id: string): number => {
    const result = results.findIndex(({ name }) => name === id);
    return FIRST_ROW + (result >= 0 ? result : results.length + 2 + [...steps.keys()].indexOf(id));
  };
  const follows = followsOf(tool, all, outcome, working, {
    input(name) {
      usedInputs.add(name);
      let at = places.findIndex(({ path }) => path === name);
      if (at < 0) {
        // an input that is hidden now counts once another one changes
        const spec = tool.inputs[name] as CellInput;
        at = places.push({ path: name, label: spec.label, spec, value: all[name] as CellValue }) - 1;
      }
      return cell(inputSheet, 'B', FIRST_ROW + at);
    },
    fact(name) {
      if (!usedFacts.includes(name)) usedFacts.push(name);
      return cell(basisSheet, 'B', FIRST_FACT + usedFacts.indexOf(name));
    },
    step: (id) => cell(resultSheet, 'B', rowOfStep(id)),
    isValue: (id) => results.some(({ name }) => name === id) && !worked.has(id),
    none: (id) => quotedText(results.some(({ name }) => name === id) ? words.none : ''),
    counter: `${sheetInFormula(inputSheet)}$A:$A`,
  });

  let live = 0;
  const resultRows = results.map(({ name, signedLabel, spec, value }): Cell[] => {
    const formula = follows.step(name);
    const raw = outcome.raw[name];
    const marked = (cell: Cell): Cell =>
      canBeNone(tool, name) && cell.format !== undefined
        ? { ...cell, format: withoutZero(cell.format, words.none) }
        : cell;
    if (formula === null || raw === undefined)
      return [{ value: signedLabel }, marked(cellOf(spec, value, units)), { value: words.fixed, look: 'remark' }];
    live++;
    return [
      { value: signedLabel },
      marked({
        value: spec.kind === 'percent' ? asShare(raw) : raw,
        formula: `IFERROR(${formula},${quotedText(words.none)})`,
        format: formatFor(spec, raw, true, units),
      }),
      { value: worked.get(name)?.inNames(panelWords.working) ?? '', look: 'long' },
    ];
  });
  const stepRows = [...steps].map(([id, step]): Cell[] => {
    const formula = follows.step(id);
    const found = worked.get(id);
    const spec = tool.outputs[id] ?? ({ kind: step.kind ?? 'number', decimals: step.decimals } as Output);
    const percent = kindOfStep(tool, step) === 'percent';
    const value = found ? (percent ? asShare(found.value) : found.value) : '';
    return [
      { value: found?.label ?? step.label },
      {
        value,
        ...(formula !== null && { formula }),
        ...(found && { format: formatFor(spec as Output, found.value, true, units) }),
      },
      { value: found?.inNames(panelWords.working) ?? '', look: 'long' },
    ];
  });
  const tableSheets = tables.map(({ id, table, name }) =>
    tableSheet(
      {
        tool,
        id,
        table,
        outcome,
        name,
        columns: columnsOf(tool, table, taken.values),
        values: all,
        counter: `${sheetInFormula(inputSheet)}$A:$A`,
      },
      follows,
    ),
  );

  const figures = results.filter(({ spec }) => isNumberResult(spec)).length;
  const change = usedInputs.size === 0 ? words.changeNone : live < figures ? words.changeSome : words.change;
  const rowsOfResults = [
    title(taken.title),
    said(change),
    head(words.results, words.value, words.follows),
    ...resultRows,
    ...(steps.size > 0 ? [[], head(words.working, words.value, words.follows), ...stepRows] : []),
    ...(tool.noWorking === null ? [] : [[], said(tool.noWorking)]),
  ];
  return [
    {
      name: inputSheet,
      rows: [
        title(taken.title),
        said(change),
        head(words.inputs, words.value, words.unit, words.help, '', words.choices),
        ...places.map((place, at) => inputRow(place, FIRST_ROW + at, usedInputs.has(place.path), taken.today)),
      ],
      widths: [38, 20, 10, 70],
      frozen: 3,
      printed: FIRST_ROW + places.length - 1,
    },
    {
      name: resultSheet,
      rows: rowsOfResults,
      widths: [46, 24, 90],
      frozen: 3,
      printed: rowsOfResults.length,
    },
    ...tableSheets,
    basisSheetOf(taken, basisSheet, usedFacts),
  ];
}

/** An input; the options of one that may be changed stand right of the sheet's print area. */
function inputRow({ label, spec, value }: Place, row: number, used: boolean, today: string): Cell[] {
  const help = 'help' in spec && typeof spec.help === 'string' ? fill(spec.help, undefined, today) : '';
  const texts =
    spec.kind === 'choice'
      ? spec.options.map((option) => option.label)
      : spec.kind === 'toggle'
        ? [messages.yes, messages.no]
        : [];
  const open = used && texts.length > 0;
  const range = `$${columnLetters(FIRST_CHOICE)}$${row}:$${columnLetters(FIRST_CHOICE + texts.length - 1)}$${row}`;
  return [
    { value: label },
    { ...inputCell(spec, value), ...(used && { look: 'change' as const }), ...(open && { choices: range }) },
    { value: unitOf(spec), look: 'long' },
    { value: help, look: 'long' },
    ...(open ? [{ value: '' }, ...texts.map((text): Cell => ({ value: text, look: 'remark' }))] : []),
  ];
}

const units = { years: words.years, months: words.months };

function inputCell(spec: CellInput, value: CellValue): Cell {
  const format = formatOfInput(spec, value, units);
  if (spec.kind === 'date' && value !== '') return dayCell(String(value));
  const shown = spec.kind === 'percent' ? asShare(Number(value)) : value;
  return {
    value: typeof shown === 'number' && isNumberInput(spec) ? shown : formatInput(spec, value),
    ...(format !== undefined && { format }),
  };
}

function unitOf({ kind }: CellInput): string {
  return { currency: '₹', percent: '%', years: words.years }[kind as string] ?? '';
}

function basisSheetOf(taken: Calculation, name: string, usedFacts: readonly string[]): Sheet {
  const { tool, values } = taken;
  const { notes, basis } = remarksOf(taken);
  const factRows = usedFacts.map((fact): Cell[] => {
    const found = factOf(fact);
    const value = figureNamed(tool, complete(tool, values), fact);
    const figure = typeof value === 'number' ? value : 0;
    const percent = isPercentFact(fact);
    return [
      { value: found?.fact.label ?? fact },
      { value: percent ? asShare(figure) : figure, format: percent ? '0.0##%' : 'General' },
      { value: found ? words.since(formatDay(found.dated.from), found.dated.source) : '', look: 'long' },
    ];
  });
  const rows = [
    title(taken.title),
    head(words.facts, words.value, words.source),
    ...factRows,
    [],
    ...(notes.length > 0 ? [head(words.notes), ...notes.map(told), []] : []),
    head(words.basis),
    ...basis.map(told),
    [],
    [{ value: words.on }, dayCell(taken.today)],
    ...(taken.link === null ? [] : [[{ value: words.link }, { value: taken.link }]]),
  ];
  return { name, rows: [...rows], widths: [80, 24, 60], frozen: 2, printed: rows.length };
}
