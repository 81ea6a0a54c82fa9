import { z } from 'zod';
import { basis, catalogue, content, definition, insight, keep, live, meta } from './definition.ts';

/** A definition as authors write it: with optional parts, and a line of the basis may be a text alone. */
const written = definition
  .extend({ basis: z.array(z.union([basis.shape.text, basis])).min(1), content, insight, live, keep })
  .partial({
    ...{ tables: true, notes: true, charts: true, content: true, insight: true, live: true, keep: true },
    ...{ swaps: true, mayRefuse: true, headline: true, figure: true, refusals: true, working: true, noWorking: true },
    ...{ related: true, rises: true, falls: true, sums: true },
  });

/** The comments of an object of the schemas, and of each of its properties. */
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
      // a copy, because zod reuses one object in several places, which have different texts
      const json = JSON.parse(JSON.stringify({ title: `Hisaab ${name}`, ...z.toJSONSchema(schema, { io: 'input' }) }));
      describe(json, texts);
      return [`${name}.schema.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}

/** Adds descriptions and default values to every object and its properties. */
function describe(json: z.core.JSONSchema.BaseSchema, texts: Readonly<Record<string, Texts>>): void {
  for (const inner of Object.values(json))
    if (typeof inner === 'object' && inner !== null) describe(inner as z.core.JSONSchema.BaseSchema, texts);
  const properties = json.properties;
  if (json.type !== 'object' || !properties) return;
  const { kind } = properties;
  const found = textsFor(texts, Object.keys(properties), typeof kind === 'object' ? kind.const : undefined);
  if (found.own !== undefined) json.description = found.own;
  for (const [name, property] of Object.entries(properties)) {
    const text = found.properties[name];
    if (text !== undefined && typeof property === 'object') Object.assign(property, described(text));
  }
}

/** A description and the default value, which follows `@defaultValue`. */
function described(text: string): z.core.JSONSchema.BaseSchema {
  const [description = '', otherwise] = text.split(/\s*@defaultValue\s+/);
  return {
    description,
    ...(otherwise !== undefined && {
      default: /^(true|false|\d+)$/.test(otherwise) ? JSON.parse(otherwise) : otherwise,
    }),
  };
}

/**
 * The comments of the object with these properties. One made with `pick` has the texts of the original.
 *
 * @param kind the only kind that it may have
 */
export function textsFor(texts: Readonly<Record<string, Texts>>, names: readonly string[], kind?: unknown): Texts {
  const key = [...names].sort().join(' ');
  const same = texts[`${key}: ${kind}`] ?? texts[key];
  const { properties = {} } =
    same ?? Object.values(texts).find((other) => names.every((each) => each in other.properties)) ?? {};
  return { own: same?.own, properties };
}
