import { type Mistakes, type Subject, unknown } from './mistake.ts';

/** What tables name: the one of which they are the finer view, and the column that starts a section. */
export function* checkTables({ tool }: Subject): Mistakes {
  for (const [name, { columns, finerOf, sections }] of Object.entries(tool.tables)) {
    if (finerOf !== undefined) yield* unknown(`tables.${name}.finerOf`, finerOf, 'a table', Object.keys(tool.tables));
    if (sections) yield* unknown(`tables.${name}.sections.by`, sections.by, 'a column', Object.keys(columns));
  }
}
