import type { z } from 'zod';
import * as schemas from './definition.ts';
import { type Texts, textsFor } from './json.ts';

/** The schemas that become named types. */
const NAMED = {
  ...{ Wanted: schemas.wanted, AllWanted: schemas.all, Rule: schemas.rule },
  ...{ NumberInput: schemas.numberInput, ChoiceInput: schemas.choiceInput },
  ...{ ToggleInput: schemas.toggleInput, TextInput: schemas.textInput, DateInput: schemas.dateInput },
  ...{ CellInput: schemas.cellInput, RowsInput: schemas.rowsInput, Input: schemas.input },
  ...{ NumberOutput: schemas.numberOutput, TextOutput: schemas.textOutput, DayOutput: schemas.dayOutput },
  ...{
    Output: schemas.output,
    Label: schemas.label,
    Column: schemas.column,
    Table: schemas.table,
    NoteFigure: schemas.noteFigure,
  },
  ...{ Note: schemas.note, Refusal: schemas.refusal, Chart: schemas.chart, WorkingStep: schemas.workingStep },
  ...{ Movement: schemas.movement, Sum: schemas.sum, Section: schemas.section, Content: schemas.content },
  ...{ Example: schemas.example, Meta: schemas.meta, CatalogueEntry: schemas.catalogueEntry },
  ...{ Catalogue: schemas.catalogue },
};

/** Parts of a definition that the compiler must infer separately, before the parts that name them. */
const PARTS = ['working', 'tables', 'notes', 'refusals'];
const APART = ['inputs', 'outputs', ...PARTS];

/**
 * Parts that the engine types more strictly, with the names of the definition's inputs and outputs. The generated interfaces
 * only carry the comments, which the engine's interfaces inherit.
 */
const DOCS: Readonly<Record<string, readonly [schema: z.ZodType, names?: readonly string[]]>> = {
  InputsDocs: [schemas.definition, ['inputs']],
  OutputsDocs: [schemas.definition, ['outputs']],
  PartsDocs: [schemas.definition, PARTS],
  UsesDocs: [schemas.definition, Object.keys(schemas.definition.shape).filter((name) => !APART.includes(name))],
  ...{ DonutDocs: [schemas.chart.options[0]], SliceDocs: [schemas.slice] },
  ...{ ExampleDocs: [schemas.example], BasisDocs: [schemas.basis], InsightDocs: [schemas.insight] },
  ...{ LiveDocs: [schemas.live], LiveSourceDocs: [schemas.liveSource], KeepDocs: [schemas.keep] },
  ...{
    HistoryDocs: [schemas.history],
    SwapDocs: [schemas.swap],
    MovementDocs: [schemas.movement],
    SumDocs: [schemas.sum],
  },
};

type Schema = z.core.$ZodTypes;

/**
 * The types of definitions with the comments of the schemas, as a module. They are generated because TypeScript 7.0 shows no
 * comments for properties of mapped types, and every `z.infer` is one.
 *
 * @param texts the comments of `definition.ts`
 */
export function typesText(texts: Readonly<Record<string, Texts>>): string {
  const names = new Map<Schema, string>(Object.entries(NAMED).map(([name, schema]) => [schema as Schema, name]));
  const typeOf = (schema: Schema): string => names.get(schema) ?? whole(schema);

  function saidOf(schema: Schema): Texts {
    if (schema._zod.def.type !== 'object') throw new Error('an object is needed');
    const { shape } = schema._zod.def;
    const kind = (shape.kind as Schema | undefined)?._zod.def;
    return textsFor(texts, Object.keys(shape), kind?.type === 'literal' ? kind.values[0] : undefined);
  }

  function whole(schema: Schema): string {
    const { def } = schema._zod;
    if (def.type === 'object') return `{\n${members(schema, typeOf)}}`;
    if (def.type === 'optional' || def.type === 'readonly') return typeOf(def.innerType as Schema);
    if (def.type === 'array') return `readonly ${grouped(typeOf(def.element as Schema))}[]`;
    if (def.type === 'tuple') return `readonly [${def.items.map((item) => typeOf(item as Schema)).join(', ')}]`;
    if (def.type === 'record') return `Readonly<Record<string, ${typeOf(def.valueType as Schema)}>>`;
    if (def.type === 'union') return def.options.map((option) => typeOf(option as Schema)).join(' | ');
    if (def.type === 'enum') return Object.values(def.entries).map(literal).join(' | ');
    if (def.type === 'literal') return def.values.map(literal).join(' | ');
    if (def.type === 'string' || def.type === 'number' || def.type === 'boolean' || def.type === 'unknown')
      return def.type;
    throw new Error(`no type is known for a schema of ${def.type}`);
  }

  function members(schema: Schema, member: (schema: Schema) => string, names?: readonly string[]): string {
    if (schema._zod.def.type !== 'object') throw new Error('an object is needed');
    const shape = Object.entries(schema._zod.def.shape).filter(([name]) => names?.includes(name) ?? true);
    const { properties } = saidOf(schema);
    return shape
      .map(([key, value]) => {
        const inner = value as Schema;
        const text = properties[key];
        const isOptional = member !== typeOf || inner._zod.def.type === 'optional';
        const type = member(inner);
        const missing = isOptional && type !== 'unknown' ? ' | undefined' : '';
        return `${text === undefined ? '' : commentOf(text)}readonly ${key}${isOptional ? '?' : ''}: ${type}${missing};\n`;
      })
      .join('');
  }

  const declared = ([name, schema]: [string, unknown]): string => {
    const made = schema as Schema;
    const { def } = made._zod;
    const own = def.type === 'object' ? saidOf(made).own : undefined;
    const comment = own === undefined ? '' : `/** ${own} */\n`;
    return def.type === 'object'
      ? `${comment}export interface ${name} {\n${members(made, typeOf)}}`
      : `export type ${name} = ${whole(made)};`;
  };
  const said = ([name, [schema, parts]]: [string, readonly [z.ZodType, (readonly string[])?]]): string =>
    `export interface ${name} {\n${members(schema as unknown as Schema, () => 'unknown', parts)}}`;
  return [
    '// Generated from definition.ts by `npm run schemas`; a test compares the two.',
    ...Object.entries(NAMED).map(declared),
    "export type ChartKind = Chart['kind'];",
    ...Object.entries(DOCS).map(said),
    '',
  ].join('\n\n');
}

/** A comment, with the default value on a separate line, as editors want it. */
const commentOf = (text: string): string =>
  text.includes(' @') ? `/**\n * ${text.replace(/\s+@/, '\n *\n * @')}\n */\n` : `/** ${text} */\n`;
const grouped = (type: string): string => (type.includes(' | ') ? `(${type})` : type);
const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));
