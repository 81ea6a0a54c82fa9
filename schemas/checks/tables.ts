import { at } from '#src/engine/at.ts';
import { MOST_SHEET_NAME } from '#src/engine/powers/workbook/cells.ts';
import type { Best, Table, Tables } from '#src/engine/types.ts';
import { circlesIn, inCircle, type Mistakes, type Subject, unknown } from './mistake.ts';

/** What tables say of each other and of their columns. The compiler knows the names of columns and notes. */
export function* checkTables({ tool: { tables } }: Subject): Mistakes {
  const circles = [...circlesIn(Object.keys(tables), (name) => [at(tables, name)?.finerOf ?? []].flat())];
  for (const circle of circles) yield { path: `tables.${circle[0]}.finerOf`, message: inCircle(circle) };
  for (const [name, { best, columns, finerOf: coarse, first = [], sections, title, sheet }] of Object.entries(tables)) {
    if ((sheet ?? title).length > MOST_SHEET_NAME)
      yield {
        path: `tables.${name}.sheet`,
        message: `a sheet of a workbook has a name of at most ${MOST_SHEET_NAME} characters, and “${sheet ?? title}” would be cut; give it a shorter one`,
      };
    for (const each of first) {
      const host = at(columns, each)?.under;
      if (host !== undefined)
        yield {
          path: `tables.${name}.first`,
          message: `"${each}" is shown under "${host}", so it has no column of its own; leave it out`,
        };
    }
    for (const [each, { under }] of Object.entries(columns)) {
      if (under === undefined) continue;
      const path = `tables.${name}.columns.${each}.under`;
      if (under === each || under === sections?.by || at(columns, under)?.under)
        yield { path, message: `"${under}" has no cells of its own here; name a column that has` };
    }
    if (coarse !== undefined && circles.length === 0) yield* checkFiner(tables, name, coarse);
    if (best) yield* checkBest(`tables.${name}.best`, best, columns);
  }
}

/** Rows that compete for the best must have a value that there is. */
function* checkBest(path: string, best: Best, columns: Table['columns']): Mistakes {
  for (const [name, value] of Object.entries(best.among ?? {})) {
    const spec = at(columns, name);
    if (spec?.kind === 'text' && spec.values)
      yield* unknown(`${path}.among.${name}`, String(value), `a value of ${name}`, Object.keys(spec.values));
  }
}

/** A finer view belongs to one coarser table, which is not a finer view itself and has no other one. */
function* checkFiner(tables: Tables, name: string, coarse: string): Mistakes {
  const path = `tables.${name}.finerOf`;
  const above = at(tables, coarse)?.finerOf;
  if (above !== undefined)
    yield { path, message: `"${coarse}" is already a finer view of ${above}; only two tables can share a place` };
  const rival = Object.keys(tables).find((other) => tables[other]?.finerOf === coarse);
  if (rival !== undefined && rival !== name)
    yield { path, message: `"${coarse}" already has a finer view, ${rival}; only two tables can share a place` };
}
