import { facts } from '#rules';
import { formulasOf, wrongCell } from '#src/engine/powers/columns.ts';
import { FormulaError, readFormula } from '#src/engine/powers/formula.ts';
import { casesOf, type Raw } from './cases.ts';
import { type Mistakes, type Subject, unknown } from './mistake.ts';
import { OF_BAND } from './working.ts';

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
      try {
        for (const name of readFormula(formula).names)
          if (![...cells, ...known].includes(name) && !Object.hasOwn(facts, name.replace(OF_BAND, '')))
            yield* unknown(at, name, 'an input, a fact, a step, {row} or a column', name.includes('.') ? cells : known);
      } catch (error) {
        if (!(error instanceof FormulaError)) throw error;
        yield { path: at, message: error.message };
      }
  }
}

/** Formulas of columns must give what compute gives, row by row, for the defaults, the examples, and usual and odd values. */
export function* checkColumns({ tool }: Subject): Mistakes {
  const tables = Object.entries(tool.tables).filter(([, table]) => formulasOf(table) !== null);
  if (tables.length === 0) return;
  const seen = new Set<string>();
  const given: { path: string; given: Raw }[] = [
    { path: 'defaults', given: {} },
    ...tool.examples.map(({ inputs }, index) => ({ path: `examples[${index}]`, given: inputs })),
    ...casesOf(tool),
  ];
  for (const each of given) {
    const outcome = tool.run(each.given);
    if (!outcome.ok) continue;
    for (const [id] of tables) {
      const wrong = wrongCell(tool, each.given, outcome, id);
      if (!wrong) continue;
      const path = `tables.${id}.${wrong.column === null ? 'rowsWhile' : `columns.${wrong.column}.formula`}`;
      if (seen.has(path)) continue;
      seen.add(path);
      yield { path, message: `row ${wrong.row}: ${wrong.why} (${each.path})` };
    }
  }
}
