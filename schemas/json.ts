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
      // a copy, because objects of the schema that stand in several places are one and have other texts in each
      const json = JSON.parse(JSON.stringify({ title: `Hisaab ${name}`, ...z.toJSONSchema(schema, { io: 'input' }) }));
      describe(json, texts);
      return [`${name}.schema.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}

/** Gives every object and its properties their texts, and the values that hold where none is given. */
function describe(json: z.core.JSONSchema.BaseSchema, texts: Readonly<Record<string, Texts>>): void {
  for (const inner of Object.values(json))
    if (typeof inner === 'object' && inner !== null) describe(inner as z.core.JSONSchema.BaseSchema, texts);
  const properties = json.properties;
  if (json.type !== 'object' || !properties) return;
  const { kind } = properties;
  const said = textsFor(texts, Object.keys(properties), typeof kind === 'object' ? kind.const : undefined);
  if (said.own !== undefined) json.description = said.own;
  for (const [name, property] of Object.entries(properties)) {
    const text = said.properties[name];
    if (text !== undefined && typeof property === 'object') Object.assign(property, saidOf(text));
  }
}

/** A text and the value that holds where none is given, which stands behind `@defaultValue`. */
function saidOf(text: string): z.core.JSONSchema.BaseSchema {
  const [description = '', otherwise] = text.split(/\s*@defaultValue\s+/);
  return {
    description,
    ...(otherwise !== undefined && {
      default: /^(true|false|\d+)$/.test(otherwise) ? JSON.parse(otherwise) : otherwise,
    }),
  };
}

/**
 * What is said of the object that has these properties. One that was picked from another has the texts of the other.
 *
 * @param kind the one kind that it may have
 */
export function textsFor(texts: Readonly<Record<string, Texts>>, names: readonly string[], kind?: unknown): Texts {
  const key = [...names].sort().join(' ');
  const same = texts[`${key}: ${kind}`] ?? texts[key];
  const { properties = {} } =
    same ?? Object.values(texts).find((other) => names.every((each) => each in other.properties)) ?? {};
  return { own: same?.own, properties };
}
