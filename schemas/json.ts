import { z } from 'zod';
import { basis, catalogue, content, definition, insight, keep, live, meta } from './definition.ts';

/** A definition as it is written: what may be left out is optional, and a line of the basis may be a text alone. */
const written = definition
  .extend({ basis: z.array(z.union([basis.shape.text, basis])).min(1), content, insight, live, keep })
  .partial({
    ...{ tables: true, notes: true, charts: true, content: true, insight: true, live: true, keep: true },
    ...{ swaps: true, mayRefuse: true, headline: true, figure: true, refusals: true, working: true, noWorking: true },
    ...{ related: true, rises: true, falls: true, sums: true },
  });

/** The schemas as JSON Schema, by file name, for editors that complete and check what is typed. */
export function jsonSchemas(): Record<string, string> {
  const schemas = { definition: written, content, meta, catalogue };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const json = { title: `Hisaab ${name}`, ...z.toJSONSchema(schema, { io: 'input' }) };
      return [`${name}.schema.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}
