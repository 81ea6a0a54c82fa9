import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { jsonSchemas } from '#schemas/json.ts';
import { typesText } from '#schemas/types-text.ts';
import type { Meta } from '#src/engine/types.ts';
import { root } from '../../scripts/build/project.ts';
import { textsOf } from '../../scripts/build/texts.ts';

// files share a worker's modules: what is mocked here is loaded for this file alone
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

// definitions as they are written, before defineTool completes them
vi.mock('../../src/engine/define-tool.ts', () => ({ defineTool: (definition: unknown) => definition }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** The properties of a JSON Schema that nothing is said of, by their paths. */
function silent(path: string, schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const properties =
    'properties' in schema && !Array.isArray(schema) ? Object.entries(schema.properties as object) : [];
  const missing = properties.filter(([, property]) => !property.description).map(([name]) => `${path}.${name}`);
  return [...missing, ...Object.entries(schema).flatMap(([key, inner]) => silent(`${path}.${key}`, inner))];
}

describe('the comments of a schema', () => {
  it('are the texts of its objects, spread ones included', () => {
    const source = `/** Of the file. */
const shared = { /** What it is called. */ label: words };
/** One line. */
export const line = z.strictObject({ ...shared, /** Where it
 * ends. */ end: z.array(z.strictObject({ x: figure })) });`;
    expect(textsOf('schema.ts', source)).toEqual({
      'end label': { own: 'One line.', properties: { label: 'What it is called.', end: 'Where it ends.' } },
      x: { own: undefined, properties: { x: undefined } },
    });
  });

  it('may not differ where two objects have the same properties', () => {
    const source = 'const a = [z.strictObject({ /** One. */ x: 1 }), z.strictObject({ /** Another. */ x: 1 })];';
    expect(() => textsOf('schema.ts', source)).toThrow('schema.ts: two objects with x differ in their comments');
  });
});

const texts = textsOf('schemas/definition.ts', read('schemas/definition.ts'));

describe('JSON Schemas', () => {
  it.each(Object.entries(jsonSchemas(texts)))(
    '%s is what the schemas say (npm run schemas writes it)',
    (file, text) => {
      expect(read(`schemas/${file}`)).toBe(text);
    },
  );

  it.each(Object.entries(jsonSchemas(texts)))('%s says what each property is for', (_, text) => {
    expect(silent('', JSON.parse(text))).toEqual([]);
  });
});

describe('the types of definitions', () => {
  it('are what the schemas say, with their texts (npm run schemas writes them)', () => {
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const { stdout } = spawnSync(process.execPath, [biome, 'format', '--stdin-file-path=schemas/types.ts'], {
      cwd: root,
      encoding: 'utf8',
      input: typesText(texts),
    });
    expect(read('schemas/types.ts')).toBe(stdout);
  });
});

/** What the JSON Schema of that name has against a value, as far as it is data. */
function refused(name: string, value: unknown): unknown[] {
  const valid = validators[name];
  if (!valid) throw new Error(`no schema ${name}`);
  return valid(JSON.parse(JSON.stringify(value))) ? [] : (valid.errors ?? []);
}
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false });
const validators = Object.fromEntries(
  ['definition', 'content', 'meta', 'catalogue'].map((name) => [
    name,
    ajv.compile(JSON.parse(read(`schemas/${name}.schema.json`))),
  ]),
);
const written = {
  definition: {
    ...import.meta.glob('/tools/*/*/definition.ts', { eager: true, import: 'default' }),
    ...import.meta.glob('/tools/_template/definition.ts', { eager: true, import: 'default' }),
  },
  content: {
    ...import.meta.glob('/tools/*/*/content.ts', { eager: true, import: 'default' }),
    ...import.meta.glob('/tools/_template/content.ts', { eager: true, import: 'default' }),
  },
  meta: {
    ...import.meta.glob('/tools/*/*/meta.ts', { eager: true, import: 'default' }),
    ...import.meta.glob('/tools/_template/meta.ts', { eager: true, import: 'default' }),
  },
  catalogue: import.meta.glob('/tools/catalogue.ts', { eager: true, import: 'default' }),
};

describe('what authors write', () => {
  it.each(
    Object.entries(written).flatMap(([name, files]) =>
      Object.entries(files).map(([file, value]) => [file, name, value] as const),
    ),
  )('%s is as the JSON Schema of a %s allows', (_, name, value) => {
    expect(refused(name, value)).toEqual([]);
  });

  it('and the JSON Schema refuses what the checks refuse: a stranger, another kind, a missing label', () => {
    // it is not the completed form
    expect(written.definition['/tools/_template/definition.ts']).not.toHaveProperty('tables');
    const definition = written.definition['/tools/_template/definition.ts'] as { inputs: Record<string, object> };
    const change = (input: object) => ({ ...definition, inputs: { price: { ...definition.inputs.price, ...input } } });
    expect(refused('definition', { ...definition, bases: [] })).not.toEqual([]);
    expect(refused('definition', change({ stpe: 1 }))).not.toEqual([]);
    expect(refused('definition', change({ kind: 'percentage' }))).not.toEqual([]);
    expect(refused('definition', change({ label: undefined }))).not.toEqual([]);
    expect(refused('meta', { ...(written.meta['/tools/_template/meta.ts'] as Meta), id: 'My-Tool' })).not.toEqual([]);
  });
});

describe('the JSON Schema of a definition', () => {
  const schema = JSON.parse(read('schemas/definition.schema.json'));

  it('is that of what authors write: only what every calculator needs is required', () => {
    expect(schema.required.sort()).toEqual(['basis', 'examples', 'inputs', 'outputs']);
    // compute and other functions are no data
    expect(Object.keys(schema.properties).sort()).toEqual([
      ...'basis charts content examples falls figure headline inputs insight keep live mayRefuse noWorking notes'.split(
        ' ',
      ),
      ...'outputs refusals related rises sums swaps tables working'.split(' '),
    ]);
    expect(schema.properties.basis.items.anyOf).toHaveLength(2);
    expect(JSON.stringify(schema.properties.live)).not.toContain('"null"');
  });
});
