import { facts } from '#rules';
import { complete } from '#src/engine/places.ts';
import { FormulaError, type Part, readFormula } from '#src/engine/powers/formula.ts';
import { formulasOf, wrongCell } from '#src/engine/powers/formula-columns.ts';
import { typesIn, workingOf } from '#src/engine/powers/working.ts';
import type { Inputs, Table, Tool } from '#src/engine/types.ts';
import { type Case, everyCase, usualCases } from './cases.ts';
import { noFact } from './facts.ts';
import {
  circlesIn,
  firstAtEach,
  inCircle,
  type Mistake,
  type Mistakes,
  notA,
  type Subject,
  unknown,
} from './mistake.ts';
import { mixedUp } from './runs.ts';

/** Formulas must parse, with names of inputs, facts and earlier steps. */
export function* checkFormulas({ tool }: Subject): Mistakes {
  const { figure, noWorking, working } = tool;
  const leads = working.length > 0 && (figure === null || working.some(({ id }) => id === figure));
  if (leads && noWorking !== null)
    yield { path: 'noWorking', message: 'says why there is no working, but there is one; delete one of them' };
  if (!leads && noWorking === null)
    yield {
      path: 'working',
      message:
        working.length === 0
          ? 'is missing; give the steps of the figure, or say in noWorking why there are none'
          : `does not lead to ${figure}, the main figure; give a step the id ${figure}, or say in noWorking why none can have it`,
    };
  yield* checkSteps(tool);
  yield* checkCircles(tool);
  const steps: string[] = [];
  for (const [index, { id, formula }] of tool.working.entries()) {
    const path = `working[${index}].formula`;
    const [sign] = /[*/]/.exec(formula.replace(/'[^']*'|"[^"]*"/g, '')) ?? [];
    if (sign) yield { path, message: `has ${sign}, which visitors would see; write × for times and ÷ for divided by` };
    const have = [...Object.keys(tool.inputs), ...steps];
    yield* checkFormula(path, formula, tool, 'an input, a fact or an earlier step', have);
    steps.push(id);
  }
}

/** Every step must give a result, or be used by a column or by a later step that does. */
function* checkSteps({ working, outputs, tables }: Subject['tool']): Mistakes {
  const used = new Set(Object.keys(outputs));
  for (const { columns, rowsWhile = '' } of Object.values(tables))
    for (const formula of [rowsWhile, ...Object.values(columns).map((spec) => ('formula' in spec ? spec.formula : ''))])
      for (const [, name = ''] of (formula ?? '').matchAll(/\{(\w+)\}/g)) used.add(name);
  for (const [index, { id, formula }] of [...working.entries()].reverse())
    if (used.has(id)) for (const [, name = ''] of formula.matchAll(/\{(\w+)\}/g)) used.add(name);
    else
      yield {
        path: `working[${index}].id`,
        message: `leads to no result; use {${id}} in a later step, or delete the step`,
      };
}

/** Steps of one id, for different inputs, share a cell of the workbook: where such cells need each other, a spreadsheet has no figure. */
function* checkCircles({ working }: Tool): Mistakes {
  const uses = new Map<string, string[]>();
  for (const { id, formula } of working)
    uses.set(id, [...(uses.get(id) ?? []), ...[...formula.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)]);
  const [circle] = circlesIn(uses.keys(), (name) => uses.get(name) ?? []);
  if (circle === undefined) return; // of several, the others would repeat it
  const message = `${inCircle(circle)}; steps of one id share a cell of the workbook`;
  yield { path: `working, step ${circle[0]}`, message };
}

/** Steps must give what compute gives, for the defaults, the examples and usual values. */
export function* checkWorking({ tool }: Subject): Mistakes {
  if (tool.working.length === 0) return;
  yield* firstAtEach(usualCases(tool).flatMap((each) => wrongStep(each, tool) ?? []));
}

function wrongStep({ path, given }: Case, tool: Subject['tool']): Mistake | null {
  const outcome = tool.run(given);
  // where the formula does not apply the result is 0, with a note that says why
  if (!outcome.ok || outcome.raw[tool.figure ?? ''] === 0) return null;
  const working = workingOf(tool, given);
  if (working.ok) return null;
  const figure = outcome.raw[working.step];
  return { path: `working, step ${working.step}`, message: `${working.why}${causeOf(working.why, figure)} (${path})` };
}

/** Why a step probably gives another figure than compute. */
function causeOf(why: string, figure: number | undefined): string {
  const step = Number(/-?\d[\d.]*(e[+-]?\d+)?/.exec(why)?.[0]);
  const isRounded = Number.isInteger(figure) && !Number.isInteger(step) && Math.abs(step / Number(figure) - 1) < 0.001;
  return isRounded ? '; compute must not round, the page does' : mixedUp(Number(figure) / step);
}

/** A part of a fact's band: `homeLoan.ltv.1.rate`. */
const OF_BAND = /\.[1-9]\d*\.(rate|upTo)$/;

/**
 * A formula must parse, with names that there are, with numbers and conditions where these are needed, and compare a choice with its
 * options.
 *
 * @param what what a name may be, in words, besides the name of a fact
 * @param have the names that there are; those with a dot are listed apart
 */
export function* checkFormula(
  path: string,
  formula: string,
  tool: Tool,
  what: string,
  have: readonly string[],
  wanted: 'number' | 'boolean' = 'number',
): Mistakes {
  try {
    const read = readFormula(formula, typesIn(tool, complete(tool, {})), wanted);
    for (const name of read.names)
      if (!have.includes(name) && !Object.hasOwn(facts, name.replace(OF_BAND, ''))) {
        const alike = have.filter((each) => each.includes('.') === name.includes('.'));
        if (name.includes('.') && alike.length === 0) yield { path, message: noFact(name) };
        else yield* unknown(path, name, what, alike);
      }
    for (const message of wrongComparisons(read.tree, tool.inputs)) yield { path, message };
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    yield { path, message: error.message };
  }
}

/** What a formula compares a choice with that is no option of it. */
function* wrongComparisons(part: Part, inputs: Inputs): Generator<string> {
  if (part.is === 'operation' && (part.sign === '=' || part.sign === '≠')) {
    const sides = [part.left, part.right];
    const name = sides.find((side) => side.is === 'name')?.name ?? '';
    const value = sides.find((side) => side.is === 'value')?.value;
    const spec = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
    const options = spec?.kind === 'choice' ? spec.options.map((option) => String(option.value)) : [];
    if (spec?.kind === 'choice' && value !== undefined && !options.includes(String(value)))
      yield notA(String(value), `an option of ${name}`, options);
  }
  for (const inner of Object.values(part).flat())
    if (typeof inner === 'object' && inner !== null) yield* wrongComparisons(inner, inputs);
}

/** Formulas of columns must parse, with names that there are, and tables with formulas must say how many rows they have. */
export function* checkColumnFormulas({ tool }: Subject): Mistakes {
  const known = [...Object.keys(tool.inputs), ...tool.working.map(({ id }) => id), 'row'];
  for (const [id, { columns, rowsWhile, formulasWhen }] of Object.entries(tool.tables)) {
    const path = `tables.${id}`;
    const cells = Object.keys(columns).flatMap((name) => [`row.${name}`, `above.${name}`]);
    const formulas: [path: string, formula: string][] = Object.entries(columns).flatMap(([name, spec]) =>
      'formula' in spec && spec.formula !== undefined ? [[`${path}.columns.${name}.formula`, spec.formula]] : [],
    );
    if (formulas.length > 0 && rowsWhile === undefined)
      yield { path: `${path}.rowsWhile`, message: 'is missing; columns with formulas need the condition for a row' };
    if (formulas.length === 0 && (rowsWhile !== undefined || formulasWhen !== undefined))
      yield { path, message: 'has no column with a formula; delete rowsWhile and formulasWhen' };
    const [what, have] = ['an input, a fact, a step, {row} or a column', [...known, ...cells]];
    for (const [at, formula] of formulas) yield* checkFormula(at, formula, tool, what, have);
    yield* checkRowCircles(path, columns);
    if (rowsWhile !== undefined) yield* checkFormula(`${path}.rowsWhile`, rowsWhile, tool, what, have, 'boolean');
  }
}

/** In the workbook a line is a row where its first cell is a number, so all other cells need that one. */
function* checkRowCircles(path: string, columns: Table['columns']): Mistakes {
  const [first = ''] = Object.keys(columns);
  const used = (name: string) => {
    const spec = columns[name];
    const cells = spec && 'formula' in spec ? (spec.formula ?? '').matchAll(/\{row\.(\w+)\}/g) : [];
    return [...(name === first ? [] : [first]), ...[...cells].map(([, cell = '']) => cell)];
  };
  const [circle] = circlesIn(Object.keys(columns), used);
  if (circle === undefined) return;
  const message = `${inCircle(circle)}; in the workbook each cell of a row needs ${first}, the first`;
  yield { path: `${path}.columns.${circle[0]}.formula`, message };
}

/** Formulas of columns must give what compute gives, row by row, for the defaults, the examples, and usual and odd values. */
export const checkColumns = ({ tool }: Subject): Mistakes => firstAtEach(wrongCells(tool));

function* wrongCells(tool: Tool): Mistakes {
  const tables = Object.entries(tool.tables).filter(([, table]) => formulasOf(tool, table) !== null);
  if (tables.length === 0) return;
  for (const { path, given } of everyCase(tool)) {
    const outcome = tool.run(given);
    for (const [id] of outcome.ok ? tables : []) {
      const wrong = outcome.ok && wrongCell(tool, outcome, id);
      if (!wrong) continue;
      const at = wrong.column === null ? 'rowsWhile' : `columns.${wrong.column}.formula`;
      yield { path: `tables.${id}.${at}`, message: `row ${wrong.row}: ${wrong.why} (${path})` };
    }
  }
}
