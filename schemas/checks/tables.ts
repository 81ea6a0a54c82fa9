import { isNumberResult } from '#src/engine/kinds.ts';
import { MOST_SHEET_NAME } from '#src/engine/powers/workbook/cells.ts';
import type { Best, Notes, Table, Tables } from '#src/engine/types.ts';
import { type Mistakes, type Subject, unknown } from './mistake.ts';

/** Names in tables: the table that a finer view belongs to, and the column that starts sections. */
export function* checkTables({ tool: { tables, notes } }: Subject): Mistakes {
  const circling = new Set<string>();
  for (const [name, { best, columns, finerOf, first = [], sections, title, sheet }] of Object.entries(tables)) {
    if ((sheet ?? title).length > MOST_SHEET_NAME)
      yield {
        path: `tables.${name}.sheet`,
        message: `a sheet of a workbook has a name of at most ${MOST_SHEET_NAME} characters, and “${sheet ?? title}” would be cut; give it a shorter one`,
      };
    for (const each of first) {
      yield* unknown(`tables.${name}.first`, each, 'a column', Object.keys(columns));
      const host = Object.hasOwn(columns, each) ? columns[each]?.under : undefined;
      if (host !== undefined)
        yield {
          path: `tables.${name}.first`,
          message: `"${each}" is shown under "${host}", so it has no column of its own; leave it out`,
        };
    }
    for (const [each, { under }] of Object.entries(columns)) {
      if (under === undefined) continue;
      const path = `tables.${name}.columns.${each}.under`;
      yield* unknown(path, under, 'a column', Object.keys(columns));
      if (under === each || under === sections?.by || (Object.hasOwn(columns, under) && columns[under]?.under))
        yield { path, message: `"${under}" has no cells of its own here; name a column that has` };
    }
    if (finerOf !== undefined) yield* checkFiner(tables, name, finerOf, circling);
    if (sections) yield* unknown(`tables.${name}.sections.by`, sections.by, 'a column', Object.keys(columns));
    if (best) yield* checkBest(`tables.${name}.best`, best, columns, notes);
  }
}

/** What decides which row is best must be a number, and what else it names must exist. */
function* checkBest(path: string, best: Best, columns: Table['columns'], notes: Notes): Mistakes {
  const numbers = Object.keys(columns).filter((name) => isNumberResult(columns[name]));
  yield* unknown(`${path}.column`, best.column, 'a numeric column', numbers);
  if (best.unless !== undefined) yield* unknown(`${path}.unless`, best.unless, 'a note', Object.keys(notes));
  for (const [name, value] of Object.entries(best.among ?? {})) {
    yield* unknown(`${path}.among.${name}`, name, 'a column', Object.keys(columns));
    const spec = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (spec?.kind === 'text' && spec.values)
      yield* unknown(`${path}.among.${name}`, String(value), `a value of ${name}`, Object.keys(spec.values));
  }
}

/** A finer view belongs to one coarser table, which is not a finer view itself and has no other one. */
function* checkFiner(tables: Tables, name: string, coarse: string, circling: Set<string>): Mistakes {
  const path = `tables.${name}.finerOf`;
  const way = [name];
  let next: string | undefined = coarse;
  for (; next !== undefined && !way.includes(next); next = finerOf(tables, next)) way.push(next);
  if (next !== undefined) {
    // a table that only leads into a cycle is not part of it
    if (next === name && !circling.has(name))
      yield { path, message: `goes in a circle: ${[...way, name].join(' → ')}` };
    for (const each of way) circling.add(each);
    return;
  }
  const above = finerOf(tables, coarse);
  if (above !== undefined)
    yield { path, message: `"${coarse}" is already a finer view of ${above}; only two tables can share a place` };
  const rival = Object.keys(tables).find((other) => finerOf(tables, other) === coarse);
  if (rival !== undefined && rival !== name)
    yield { path, message: `"${coarse}" already has a finer view, ${rival}; only two tables can share a place` };
}

const finerOf = (tables: Tables, name: string): string | undefined =>
  Object.hasOwn(tables, name) ? tables[name]?.finerOf : undefined;
