// npm run reference: writes docs/reference from the schemas with their comments, from the snippets, from the docstrings of
// src/maths, and from the facts of src/rules.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { type Fact, facts } from '#rules';
import { factText } from '#src/engine/fill.ts';
import { meanings } from '#src/engine/powers/meanings.ts';
import * as schemas from '../../schemas/definition.ts';
import { isMain, root } from '../build/project.ts';

/** The parts of schemas/definition.ts in the order of the page, each with the snippets that show it. */
export const TOPICS: Readonly<Record<string, readonly string[]>> = {
  'a definition': [],
  'when something is shown': [],
  inputs: ['inputs', 'rows'],
  results: ['results'],
  tables: ['tables', 'options'],
  charts: ['charts'],
  'texts beside the figures': ['texts'],
  'how figures are worked out': ['working'],
  'other abilities of the page': ['powers', 'live'],
  'around the calculator': ['around'],
  'lines of the search': ['search'],
  'the menu': ['menu'],
};

/** A schema of schemas/definition.ts, or properties that several schemas share. */
interface Shape {
  readonly topic: string;
  readonly text: string;
  readonly exported: boolean;
  /** Its properties, and names of shapes whose properties it has too. */
  readonly members: readonly (Property | string)[];
}
interface Property {
  readonly name: string;
  /** The comment. */
  readonly text: string;
}
/** A node of the syntax tree with what is read here. */
// biome-ignore lint/suspicious/noExplicitAny: one of many kinds of nodes
type Node = any;

/** The text of the comment right before each place of a file, without its marks. */
function commentsOf(source: string, comments: readonly { value: string; start: number; end: number }[]) {
  return (start: number): string => {
    const comment = comments.findLast(
      ({ end }) =>
        end <= start &&
        source
          .slice(end, start)
          .replace(/\/\/.*/, '')
          .trim() === '',
    );
    return (comment?.value ?? '')
      .replace(/^\*|\n\s*\*(?!\/)/g, '\n')
      .replace(/\s+/g, ' ')
      .trim();
  };
}

/** The shapes in the text of schemas/definition.ts, by the names of their constants. */
export function shapesIn(source: string): ReadonlyMap<string, Shape> {
  const { program, comments } = parseSync('definition.ts', source);
  const commentAt = commentsOf(
    source,
    comments.filter(({ type }) => type === 'Block'),
  );
  const topics = [...source.matchAll(/^\/\/ ---- (.+?) -+$/gm)];
  const shapes = new Map<string, Shape>();
  for (const node of program.body as Node[])
    for (const { id, init } of (node.declaration ?? node).declarations ?? []) {
      const topic = topics.findLast(({ index }) => index < node.start)?.[1] ?? '';
      const object = init?.callee?.property?.name === 'strictObject' ? init.arguments[0] : init;
      const members = (object?.type === 'ObjectExpression' ? object.properties : []).map(
        (member: Node): Property | string => {
          if (member.type === 'SpreadElement') return member.argument.name;
          return { name: member.key.name, text: commentAt(member.start) };
        },
      );
      shapes.set(id.name, { topic, text: commentAt(node.start), exported: node.declaration !== undefined, members });
    }
  return shapes;
}

/** A schema as it is at run time, with what is read here. */
// biome-ignore lint/suspicious/noExplicitAny: one of many kinds of schemas
type Schema = any;
const byName: Readonly<Record<string, Schema>> = schemas;
const titleOf = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;
const linkTo = (name: string): string => `[${titleOf(name)}](#${name.toLowerCase()})`;

const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const inCode = (value: unknown): string => `\`${typeof value === 'string' ? `'${value}'` : value}\``;

/** The limits of a number, or of the length of a text or a list: ` (2 to 6)`. */
function boundsOf(schema: Schema): string {
  const checks: Schema[] = (schema._zod.def.checks ?? []).map(({ _zod }: Schema) => _zod.def);
  const limit = (name: RegExp) => checks.find(({ check }) => name.test(check));
  const [low, high] = [limit(/^min_length|greater_than/), limit(/^max_length|less_than/)];
  const [least, most] = [low?.minimum ?? low?.value, high?.maximum ?? high?.value];
  if (most !== undefined) return least === undefined ? ` (at most ${most})` : ` (${least} to ${most})`;
  // every text has a character
  if (least === undefined || (least === 1 && low.check === 'min_length')) return '';
  return low.inclusive === false ? ` (above ${least})` : ` (${least} or more)`;
}

/** What a schema of each type allows, in words, with those of its parts. Other types wrap one, as what may be left out does. */
const ALLOWED: Readonly<Record<string, (def: Schema, words: (part: Schema) => string) => string>> = {
  string: () => 'text',
  number: () => 'number',
  boolean: () => 'true or false',
  literal: ({ values }) => oneOf.format(values.map(inCode)),
  enum: ({ entries }) => oneOf.format(Object.values(entries).map(inCode)),
  array: ({ element }, words) => `list of ${words(element)}`,
  tuple: ({ items }, words) => `list of ${items.map(words).join(' and ')}`,
  record: ({ valueType }, words) => `${words(valueType)} by name`,
  object({ shape }, words) {
    const parts = Object.entries(shape).map(([name, part]) => `${name}: ${words(part)}`);
    return `{ ${parts.join(', ')} }`;
  },
  union: ({ options }, words) => oneOf.format(new Set<string>(options.map(words))),
  custom: () => 'function',
  unknown: () => 'any value',
};

/** What a schema allows, in words. */
function allowed(schema: Schema, shapes: ReadonlyMap<string, Shape>, inside = false): string {
  const named = Object.keys(byName).find((name) => byName[name] === schema && shapes.get(name)?.text);
  if (named !== undefined && !inside) return linkTo(named);
  const { def } = schema._zod;
  const words = (part: Schema) => allowed(part, shapes);
  const own = ALLOWED[def.type]?.(def, words);
  return own === undefined ? words(def.innerType) : `${own}${boundsOf(schema)}`;
}

/** The sources of the pages: the text of schemas/definition.ts, the snippets by id and the files of src/maths by name. */
export function readSources() {
  const read = (folder: string, key: (file: string) => string): Sources =>
    Object.fromEntries(
      readdirSync(join(root, folder))
        .sort()
        .map((file) => [key(file), readFileSync(join(root, folder, file), 'utf8')]),
    );
  return {
    definition: readFileSync(join(root, 'schemas/definition.ts'), 'utf8'),
    snippets: read('docs/reference/snippets', (file) => file.replace(/\.ts$/, '')),
    maths: read('src/maths', (file) => file),
  };
}
type Sources = Readonly<Record<string, string>>;

/** The pages, by file name. */
export const referencePages = ({ definition, snippets, maths }: ReturnType<typeof readSources>): Sources => ({
  'README.md': definitionText(shapesIn(definition), snippets),
  'maths.md': mathsText(maths),
  'facts.md': factsText(facts),
});

const made = (from: string): string => `<!-- Generated by \`npm run reference\` from ${from}. -->\n`;

function definitionText(shapes: ReadonlyMap<string, Shape>, snippets: Sources): string {
  const shown = [...shapes].filter(([, { text, exported }]) => exported && text !== '');
  const topics = Object.entries(TOPICS).map(([topic, ids]) => ({
    title: titleOf(topic),
    code: ids.map((id) => `\`\`\`ts\n${shownOf(snippets[id] ?? '', id)}\n\`\`\`\n`),
    shapes: shown.filter(([, shape]) => shape.topic === topic),
  }));
  const contents = topics.map(({ title, shapes: inside }) => {
    const links = inside.map(([name]) => linkTo(name)).join(', ');
    return `- [${title}](#${title.toLowerCase().replaceAll(' ', '-')}): ${links}`;
  });
  const sections = topics.map(({ title, code, shapes: inside }) =>
    [`## ${title}\n`, ...code, ...inside.map(([name, shape]) => shapeText(name, shape, shapes))].join('\n'),
  );
  return `${made('schemas/definition.ts and docs/reference/snippets')}
# What a definition can say

The texts are those that your editor shows; a property with \`?\` may be left out. The snippets are parts of definitions that the tests compile and check; each is in
[snippets](snippets) as a whole. How to make a calculator is in [CONTRIBUTING.md](../../CONTRIBUTING.md), and
[formulas to import](maths.md) lists what src/maths offers, and [facts of law](facts.md) every dated figure.

${contents.join('\n')}

${sections.join('\n')}
## Names for about and gives

What an input is about, or a result gives, with its kind. \`src/engine/powers/meanings.ts\` says what each leaves out.

${Object.entries(meanings)
  .map(([name, { kind }]) => `- \`${name}\`: ${kind}`)
  .join('\n')}
`;
}

function shapeText(name: string, { text, members }: Shape, shapes: ReadonlyMap<string, Shape>): string {
  const schema = byName[name];
  const head = `### ${titleOf(name)}\n\n${text}\n`;
  if (members.length === 0) return `${head}\nAllowed: ${allowed(schema, shapes, true)}.\n`;
  const parts: Readonly<Record<string, Schema>> = schema.shape ?? schema;
  const rows = propertiesOf(members, shapes).map((property) => {
    const part = parts[property.name];
    const called = `\`${property.name}${part._zod.optin === undefined ? '' : '?'}\``;
    return `| ${called} | ${allowed(part, shapes)} | ${property.text.replaceAll('|', '\\|')} |`;
  });
  const more = members.filter((member) => typeof member === 'string').filter((shape) => isSection(shapes.get(shape)));
  const also = more.length > 0 ? `\nWith all that ${more.map(linkTo).join(' and ')} has.\n` : '';
  return `${head}${also}\n| Property | Allowed | Meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

const isSection = (shape: Shape | undefined): boolean => shape?.exported === true && shape.text !== '';

/** The properties of a shape, with those of shared ones that have no section of their own. */
const propertiesOf = (members: Shape['members'], shapes: ReadonlyMap<string, Shape>): readonly Property[] =>
  members.flatMap((member) => {
    if (typeof member !== 'string') return [member];
    const shared = shapes.get(member);
    return isSection(shared) ? [] : propertiesOf(shared?.members ?? [], shapes);
  });

/** The lines of a snippet between its marks, without their common indentation. */
export function shownOf(source: string, id: string): string {
  const regions = [...source.matchAll(/^ *\/\/ #region shown\n([\s\S]*?)^ *\/\/ #endregion$/gm)];
  if (regions.length === 0) throw new Error(`docs/reference/snippets/${id}.ts marks no lines with "// #region shown"`);
  return regions
    .map(([, lines = '']) => {
      const least = Math.min(...[...lines.matchAll(/^ *(?=\S)/gm)].map(([space]) => space.length));
      return lines.replace(new RegExp(`^ {${least}}`, 'gm'), '').trimEnd();
    })
    .join('\n// …\n');
}

/** What src/maths offers: a line for each function, from its docstring. */
function mathsText(maths: Sources): string {
  const files = Object.entries(maths).map(([file, source]) => {
    const lines = functionsIn(file, source).map(({ call, text }) => `- \`${call}\`: ${text}`);
    return lines.length === 0 ? '' : `\n## #maths/${file}\n\n${lines.join('\n')}\n`;
  });
  return `${made('the docstrings in src/maths')}
# Formulas to import

What a definition may import from \`#maths/…\`: rates are fractions, money is in rupees, nothing is rounded. Your editor shows
the whole docstring with the units of each parameter.
${files.join('')}`;
}

/** The functions that a file exports, each with the first sentence of its docstring. */
function functionsIn(file: string, source: string): { call: string; text: string }[] {
  const { program, comments } = parseSync(file, source);
  const commentAt = commentsOf(source, comments);
  return (program.body as Node[]).flatMap((node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : null;
    if (declared?.type !== 'FunctionDeclaration') return [];
    const [, first] = /^(.*?\.)(?:\s|$)/.exec(commentAt(node.start)) ?? [];
    if (first === undefined) throw new Error(`src/maths/${file}: ${declared.id.name} has no docstring with a sentence`);
    const names = declared.params.map((each: Node) => {
      const { start, end, typeAnnotation } = each.type === 'AssignmentPattern' ? each.left : each;
      return source.slice(start, typeAnnotation?.start ?? end).replace(/\s+/g, ' ');
    });
    return [{ call: `${declared.id.name}(${names.join(', ')})`, text: first.replace(/\{@link (\w+)\}/g, '`$1`') }];
  });
}

/** Every dated fact with its newest value, and how to use and to add one. */
function factsText(all: Readonly<Record<string, Fact>>): string {
  const rows = Object.entries(all).map(([name, fact]) => {
    const newest = fact.values.at(-1) ?? fact.values[0];
    const [value, source] = [undefined, 'source'].map((part) => factText(fact, newest, part).replaceAll('|', '\\|'));
    return `| \`${name}\` | ${fact.label} | ${value} | ${fact.unit} | ${newest.from} | ${source} | ${fact.confirmed.until} |`;
  });
  return `${made('src/rules/facts')}
# Facts of law

Each figure of law or practice has a name, and its values have the day from which they hold. Texts of a definition write
\`{ppf.rate}\`, \`{ppf.rate@2024-05-01}\` for a day, \`{ppf.rate|since}\` and \`{ppf.rate|source}\`; code takes \`factNow('ppf.rate')\`, or
\`factOn('ppf.rate', day)\` for a day that a visitor enters, from \`#rules\`. This page has the newest value of each: one that begins
later than today applies from its day.

To change a fact, add a value with its day and source to the end of its \`values\` in \`src/rules/facts/\`, and set until when it is
\`confirmed\`. To add one, write an entry in the file of its law, with a name of two or three words divided by dots, and run
\`npm run reference\`; \`npm run check:tools\` says what an entry lacks. \`npm run rules:review\` lists the facts to look up again.

\`\`\`ts
'goldBond.rate': {
  label: 'Sovereign gold bond interest rate', // as the page of facts says it
  unit: 'percent', // as in the column below
  values: [{ from: '2015-10-30', value: 2.5, source: 'The scheme’s notification', section: 'paragraph 9' }],
  confirmed: { until: '2026-12-31', words: 'the scheme’s notification' },
},
\`\`\`

| Name | What it is | Value | Unit | Since | Source | Confirmed until |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

if (isMain(import.meta.url))
  for (const [file, text] of Object.entries(referencePages(readSources())))
    writeFileSync(join(root, 'docs/reference', file), text);
