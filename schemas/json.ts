import { z } from 'zod';
import { catalogue, content, definition, meta } from './definition.ts';

/** The schemas as JSON Schema, by file name, for editors that complete and check what is typed. */
export function jsonSchemas(): Record<string, string> {
  const schemas = { definition, content, meta, catalogue };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const json = { title: `Hisaab ${name}`, ...z.toJSONSchema(schema, { io: 'input' }) };
      return [`${name}.schema.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}
