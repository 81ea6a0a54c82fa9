import { formulasOf, wrongCell } from '#src/engine/powers/columns.ts';
import type { Tool } from '#src/engine/types.ts';
import { everyCase } from './cases.ts';
import { checkFormula } from './formula.ts';
import { firstAtEach, type Mistakes, type Subject } from './mistake.ts';

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
    if (rowsWhile !== undefined) formulas.push([`${path}.rowsWhile`, rowsWhile]);
    for (const [at, formula] of formulas)
      yield* checkFormula(at, formula, 'an input, a fact, a step, {row} or a column', [...known, ...cells]);
  }
}

/** Formulas of columns must give what compute gives, row by row, for the defaults, the examples, and usual and odd values. */
export const checkColumns = ({ tool }: Subject): Mistakes => firstAtEach(wrongCells(tool));

function* wrongCells(tool: Tool): Mistakes {
  const tables = Object.entries(tool.tables).filter(([, table]) => formulasOf(table) !== null);
  if (tables.length === 0) return;
  for (const { path, given } of everyCase(tool)) {
    const outcome = tool.run(given);
    for (const [id] of outcome.ok ? tables : []) {
      const wrong = outcome.ok && wrongCell(tool, given, outcome, id);
      if (!wrong) continue;
      const at = wrong.column === null ? 'rowsWhile' : `columns.${wrong.column}.formula`;
      yield { path: `tables.${id}.${at}`, message: `row ${wrong.row}: ${wrong.why} (${path})` };
    }
  }
}
