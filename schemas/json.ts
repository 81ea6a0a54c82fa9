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

/** What is said of an object of the schemas, and of each of its properties. */
export interface Texts {
  readonly own: string | undefined;
  readonly properties: Readonly<Record<string, string | undefined>>;
}

/**
 * The schemas as JSON Schema, by file name, for editors that complete and check what is typed.
 *
 * @param texts the comments of `definition.ts`, by the sorted names of an object's properties
 */
export function jsonSchemas(texts: Readonly<Record<string, Texts>>): Record<string, string> {
  const schemas = { definition: written, content, meta, catalogue };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const json = {
        title: `Hisaab ${name}`,
        ...z.toJSONSchema(schema, { io: 'input', override: ({ jsonSchema }) => describe(jsonSchema, texts) }),
      };
      return [`${name}.schema.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}

/** Gives an object and its properties their texts. */
function describe(json: z.core.JSONSchema.BaseSchema, texts: Readonly<Record<string, Texts>>): void {
  if (!json.properties) return;
  const { own, properties } = textsFor(texts, Object.keys(json.properties));
  if (own !== undefined) json.description = own;
  for (const [name, property] of Object.entries(json.properties)) {
    const text = properties[name];
    if (text !== undefined && typeof property === 'object') property.description = text;
  }
}

/** What is said of the object that has these properties. One that was picked from another has the texts of the other. */
export function textsFor(texts: Readonly<Record<string, Texts>>, names: readonly string[]): Texts {
  const same = texts[[...names].sort().join(' ')];
  const { properties = {} } =
    same ?? Object.values(texts).find((other) => names.every((each) => each in other.properties)) ?? {};
  return { own: same?.own, properties };
}
