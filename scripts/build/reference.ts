// The pages of docs/reference: one for each ability of definitions, made of the schema's texts and a snippet, and one of src/maths.
import { parseSync } from 'rolldown/utils';
import { keyOf } from './texts.ts';

/**
 * A page: its file name (the snippet's too), its title, its subjects, and its names in the index. A subject is an object of a JSON
 * Schema, `inputs[currency]`; a property of an object, `outputs[currency].better`; or a property of any object, `*.showWhen`.
 */
type Page = { id: string; title: string; of: string[]; names?: string[] };
export type Json = {
  title?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  description?: string;
  default?: unknown;
  properties?: Record<string, Json>;
  required?: string[];
  additionalProperties?: Json | boolean;
  items?: Json;
  prefixItems?: Json[];
  anyOf?: Json[];
  oneOf?: Json[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
  pattern?: string;
};
type Node = {
  address: string;
  like: string;
  text: string | undefined;
  properties: Record<string, Json>;
  required: string[];
};
type Sources = Readonly<Record<string, string>>;

export const REFERENCE: { group: string; pages: Page[] }[] = [
  {
    group: 'Inputs',
    pages: [
      { id: 'numbers', title: 'Rupees, percent, years and numbers', of: ['definition.inputs', 'inputs[currency]'] },
      {
        id: 'limits',
        title: 'What a number may be',
        of: ['whole', 'negative', 'belowZero', 'atMost'].map((name) => `inputs[currency].${name}`),
      },
      { id: 'months', title: 'A duration typed in months', of: ['inputs[currency].months'] },
      { id: 'chips', title: 'Usual values to press', of: ['inputs[currency].chips'] },
      { id: 'choice', title: 'One of several options', of: ['inputs[choice]'] },
      { id: 'toggle', title: 'Yes or no', of: ['inputs[toggle]'] },
      { id: 'text', title: 'A short text', of: ['inputs[text]'] },
      { id: 'date', title: 'A day', of: ['inputs[date]'] },
      { id: 'rows', title: 'A list of rows', of: ['inputs[rows]'] },
      { id: 'more-options', title: 'More options', of: ['*.more'] },
      { id: 'show-when', title: 'Shown only for some inputs', of: ['*.showWhen'] },
      { id: 'offer-when', title: 'Offered only for some inputs', of: ['*.offerWhen'] },
      { id: 'former-names', title: 'An input that is renamed', of: ['*.was'] },
      { id: 'swaps', title: 'A button that swaps two inputs', of: ['definition.swaps'] },
    ],
  },
  {
    group: 'Results',
    pages: [
      { id: 'results', title: 'Results that are numbers', of: ['definition.outputs', 'outputs[currency]'] },
      {
        id: 'headline',
        title: 'The results shown large',
        of: ['definition.headline', 'definition.figure'],
      },
      { id: 'decimals', title: 'Decimals and significant digits', of: ['*.decimals', '*.significant'] },
      { id: 'signed', title: 'A change with its sign', of: ['*.signed'] },
      { id: 'durations', title: 'A length of time', of: ['outputs[currency].kind'], names: ["kind: 'months'"] },
      { id: 'words', title: 'Results that are words', of: ['outputs[text]'] },
      { id: 'days', title: 'Results that are days or months', of: ['outputs[date]'] },
      { id: 'labels', title: 'A label that follows a choice', of: ['*.labels'] },
      { id: 'quiet', title: 'A result shown smaller', of: ['*.emphasis'] },
    ],
  },
  {
    group: 'Tables',
    pages: [
      { id: 'tables', title: 'Tables', of: ['definition.tables', 'tables'] },
      {
        id: 'columns',
        title: 'Kinds of columns',
        of: ['tables.columns[currency]', 'tables.columns[text]', 'tables.columns[date]'],
      },
      {
        id: 'formulas',
        title: 'Columns that a spreadsheet goes on with',
        of: [
          'tables.rowsWhile',
          'tables.formulasWhen',
          'tables.columns[currency].formula',
          'tables.columns[currency].total',
        ],
      },
      { id: 'finer-view', title: 'Months behind years', of: ['tables.finerOf', 'tables.tab'] },
      { id: 'sections', title: 'Sections of a table', of: ['tables.sections'] },
      { id: 'open', title: 'A table shown open', of: ['tables.open'] },
    ],
  },
  {
    group: 'Charts',
    pages: [
      { id: 'donut', title: 'A donut of results', of: ['definition.charts', 'charts[donut]'] },
      { id: 'shares', title: 'A donut of rows', of: ['charts[shares]'] },
      { id: 'line', title: 'Lines', of: ['charts[line]'] },
      { id: 'area', title: 'Areas', of: ['charts[area]'] },
      { id: 'bars', title: 'Bars', of: ['charts[bars]'] },
      { id: 'stacked', title: 'Stacked parts', of: ['*.stacked'] },
      { id: 'fan', title: 'A band from low to high', of: ['charts[fan]'] },
      { id: 'radar', title: 'A radar chart', of: ['charts[radar]'] },
      { id: 'marks', title: 'Reference lines', of: ['*.marks'] },
      { id: 'roles', title: 'Colours by meaning', of: ['*.role'] },
    ],
  },
  {
    group: 'Texts beside the figures',
    pages: [
      { id: 'basis', title: 'What the results rest on', of: ['definition.basis'] },
      { id: 'notes', title: 'Notes', of: ['definition.notes'] },
      { id: 'note-figures', title: 'A figure or date in a note', of: ['notes.figures'] },
      { id: 'note-at', title: 'A note at a result and an input', of: ['notes.at', 'notes.about'] },
      { id: 'refusals', title: 'Refusals', of: ['definition.refusals', 'definition.mayRefuse'] },
      { id: 'facts', title: 'Figures of law in a text', of: ['definition.basis'], names: ['{ppf.rate}'] },
    ],
  },
  {
    group: 'How figures are worked out',
    pages: [
      { id: 'working', title: 'The working, step by step', of: ['definition.working'] },
      { id: 'no-working', title: 'Why there is no working', of: ['definition.noWorking'] },
      { id: 'examples', title: 'Worked examples', of: ['definition.examples'] },
      {
        id: 'promises',
        title: 'What holds for all inputs',
        of: ['definition.rises', 'definition.falls', 'definition.sums'],
      },
    ],
  },
  {
    group: 'Other abilities of the page',
    pages: [
      { id: 'search', title: 'Searching for an input', of: ['*.solve', 'inputs[currency].above'] },
      { id: 'moves', title: 'What moves the result most', of: ['*.nudge'] },
      { id: 'better', title: 'Which result is better', of: ['*.better'] },
      { id: 'keep', title: 'Inputs stored in the browser', of: ['definition.keep'] },
      { id: 'live', title: 'Live figures from a service', of: ['definition.live'] },
      { id: 'insight', title: 'An analysis by an AI service', of: ['definition.insight'] },
    ],
  },
  {
    group: 'Around the calculator',
    pages: [
      { id: 'content', title: 'The text under the calculator', of: ['definition.content'] },
      { id: 'related', title: 'Related calculators', of: ['definition.related'] },
      { id: 'meta', title: 'Title, address and search words', of: ['meta'] },
      { id: 'catalogue', title: 'The menu', of: ['catalogue'] },
    ],
  },
];

const PAGES = REFERENCE.flatMap(({ pages }) => pages);

/**
 * The objects of the JSON Schemas by address. `like` is the first with the same properties.
 *
 * @param schemas by name: definition, meta, catalogue
 */
export function nodesOf(schemas: Record<string, Json>): Map<string, Node> {
  const nodes = new Map<string, Node>();
  const seen = new Map<string, string>();
  const visit = (json: Json, path: string) => {
    for (const inner of [json.additionalProperties, json.items, ...(json.prefixItems ?? []), ...variantsOf(json)])
      if (typeof inner === 'object') visit(inner, path);
    if (!json.properties) return;
    const { kind } = json.properties;
    const variant = kind?.const ?? kind?.enum?.[0];
    const address = variant === undefined ? path : `${path}[${variant}]`;
    const key = `${keyOf(Object.keys(json.properties))} ${variant}`;
    const like = seen.get(key) ?? address;
    seen.set(key, like);
    // what a rule wants has its own page
    if (like !== address && RULES.has(path.replace(/^.*\./, ''))) return;
    const { properties = {}, required = [] } = nodes.get(address) ?? {};
    nodes.set(address, {
      ...{ address, like, text: json.description },
      properties: { ...properties, ...json.properties },
      required: [...required, ...(json.required ?? [])],
    });
    if (like !== address) return;
    const within = address === 'definition' ? '' : `${address}.`;
    for (const [name, property] of Object.entries(json.properties)) visit(property, `${within}${name}`);
  };
  for (const [name, schema] of Object.entries(schemas)) visit(schema, name);
  return nodes;
}

const variantsOf = ({ anyOf = [], oneOf = [] }: Json) => [...anyOf, ...oneOf].filter(({ type }) => type !== 'null');

/** The objects that a property holds. */
function within(nodes: Map<string, Node>, address: string, name: string) {
  const path = address === 'definition' ? name : `${address}.${name}`;
  return [...nodes.values()].filter((node) => node.address.replace(/\[\w+\]$/, '') === path);
}

/** A property, with its name on the page. */
type Row = { node: Node; name: string; label: string };

/** Every property on a page, with those of inner objects. */
export function rowsOf(nodes: Map<string, Node>, page: Page): Row[] {
  const rows: Row[] = [];
  const add = (node: Node, name: string, prefix: string) => {
    const label = `${prefix}${name}`;
    if (rows.some((row) => row.node === node && row.name === name)) return;
    rows.push({ node, name, label });
    const other = pageOf(node, name);
    if (other ? other !== page : RULES.has(name)) return;
    for (const inner of within(nodes, node.address, name)) {
      const owner = PAGES.find(({ of }) => of.includes(inner.like));
      if (owner) continue;
      for (const each of Object.keys(inner.properties)) add(inner, each, `${label}.`);
    }
  };
  for (const wanted of page.of) {
    const whole = nodes.get(wanted);
    if (whole) {
      for (const name of Object.keys(whole.properties)) add(whole, name, '');
      continue;
    }
    const [, place, name = ''] = /^(.*)\.(\w+)$/.exec(wanted) ?? [];
    const holders = [...nodes.values()].filter(
      ({ address, properties }) => (place === '*' || address === place) && Object.hasOwn(properties, name),
    );
    if (holders.length === 0) throw new Error(`docs/reference/${page.id}: the schema has no ${wanted}`);
    // a property that many objects have is listed once
    for (const node of place === '*' ? holders.slice(0, 1) : holders) add(node, name, '');
  }
  return rows;
}

/** The page that is about one property alone. */
const pageOf = ({ address }: Node, name: string) =>
  PAGES.find(({ of }) => of.includes(`*.${name}`) || of.includes(`${address}.${name}`));

/**
 * All pages with the index, by file name.
 *
 * @param snippets texts of the snippets' files, by id
 * @param maths texts of the files of src/maths, by name
 */
export function referencePages(schemas: Record<string, Json>, snippets: Sources, maths: Sources): Sources {
  const nodes = nodesOf(schemas);
  const pages = PAGES.map((page) => [`${page.id}.md`, pageText(nodes, page, snippets)]);
  return { 'README.md': indexText(nodes), 'maths.md': mathsText(maths), ...Object.fromEntries(pages) };
}

/** What src/maths offers: a line for each function, from its docstring. */
function mathsText(maths: Sources) {
  const files = Object.entries(maths).map(([file, source]) => {
    const lines = functionsIn(file, source).map(({ call, text }) => `- \`${call}\`: ${text}`);
    return lines.length === 0 ? '' : `\n## #maths/${file}\n\n${lines.join('\n')}\n`;
  });
  return `${MADE.replace('schemas/definition.ts and docs/reference/snippets', 'the docstrings in src/maths')}
# Formulas to import

What a definition may import from \`#maths/…\`: rates are fractions, money is in rupees, nothing is rounded. Your editor shows
the whole docstring with the units of each parameter.
${files.join('')}`;
}

/** The functions that a file exports, each with the first sentence of its docstring. */
function functionsIn(file: string, source: string): { call: string; text: string }[] {
  const { program, comments } = parseSync(file, source);
  return program.body.flatMap((node) => {
    const made = node.type === 'ExportNamedDeclaration' ? node.declaration : null;
    if (made?.type !== 'FunctionDeclaration') return [];
    const comment = comments.findLast(({ end }) => end <= node.start && source.slice(end, node.start).trim() === '');
    const [, first] = /^\*\s*(.*?\.)(?:\s|$)/s.exec((comment?.value ?? '').replace(/\n\s*\* ?/g, ' ')) ?? [];
    if (first === undefined) throw new Error(`src/maths/${file}: ${made.id?.name} has no docstring with a sentence`);
    const names = made.params.map((each) => {
      const { start, end, typeAnnotation } = (each.type === 'AssignmentPattern' ? each.left : each) as unknown as {
        start: number;
        end: number;
        typeAnnotation?: { start: number } | null;
      };
      return source.slice(start, typeAnnotation?.start ?? end).replace(/\s+/g, ' ');
    });
    const text = first.replace(/\{@link (\w+)\}/g, '`$1`');
    return [{ call: `${made.id?.name}(${names.join(', ')})`, text }];
  });
}

function indexText(nodes: Map<string, Node>) {
  const groups = REFERENCE.map(({ group, pages }) => {
    const lines = pages.map((page) => `- [${page.title}](${page.id}.md): ${namesOf(nodes, page)}`);
    return `## ${group}\n\n${lines.join('\n')}`;
  });
  return `${MADE}
# Reference

What a definition can say, one page for each ability. Each page has the text that the editor shows too, what is allowed,
and a snippet of a definition that is compiled and checked. How to make a calculator is in
[CONTRIBUTING.md](../../CONTRIBUTING.md). [Formulas to import](maths.md) lists what src/maths offers.

${groups.join('\n\n')}
`;
}

/** The properties by which a page is found. */
function namesOf(nodes: Map<string, Node>, page: Page) {
  const names = (page.names ?? page.of).flatMap((wanted) => {
    const kind = nodes.get(wanted)?.properties.kind;
    if (kind) return [kind.const ?? kind.enum].flat().map((each) => `kind: '${each}'`);
    if (wanted === 'meta' || wanted === 'catalogue') return [`${wanted}.ts`];
    return [page.names ? wanted : wanted.replace(/^.*\./, '')];
  });
  return [...new Set(names)].map((name) => `\`${name}\``).join(', ');
}

const MADE = '<!-- Generated by `npm run reference` from schemas/definition.ts and docs/reference/snippets. -->\n';

function pageText(nodes: Map<string, Node>, page: Page, snippets: Sources) {
  const rows = rowsOf(nodes, page);
  const snippet = snippets[page.id];
  if (snippet === undefined) throw new Error(`docs/reference/snippets/${page.id}.ts is missing`);
  return `${MADE}
# ${page.title}

${introOf(nodes, page).join('\n\n')}

\`\`\`ts
${shownOf(snippet, page.id)}
\`\`\`

| Property | Allowed | Default | Meaning |
| --- | --- | --- | --- |
${rows.map((row) => rowText(row, page)).join('\n')}

[All of the snippet](snippets/${page.id}.ts) · [All abilities](README.md)
`;
}

/** The first paragraphs of a page: the descriptions of its subjects. */
function introOf(nodes: Map<string, Node>, page: Page) {
  const texts = page.of.map((wanted) => {
    const whole = nodes.get(wanted);
    if (whole) return whole.text;
    const [{ node, name }] = rowsOf(nodes, { ...page, of: [wanted] }) as [Row];
    return node.properties[name]?.description;
  });
  return [...new Set(texts)].filter((text) => text !== undefined);
}

function rowText({ node, name, label }: Row, page: Page) {
  const property = node.properties[name];
  if (!property) throw new Error(`${node.address} has no ${name}`);
  const other = pageOf(node, name);
  const called = other && other !== page ? `[\`${label}\`](${other.id}.md)` : `\`${label}\``;
  const unless = node.required.includes(name) ? 'needed' : String(property.default ?? '');
  const allowed = RULES.has(name) ? (page.id === 'show-when' ? WANTED : RULE) : allowedText(property);
  return `| ${[called, allowed, unless, property.description ?? ''].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

const RULES = new Set(['showWhen', 'offerWhen']);
const RULE = 'a [rule](show-when.md)';
const WANTED = 'wanted values by the names of inputs, or a list of such objects';

/** The lines of a snippet between its marks, without their common indentation. */
export function shownOf(source: string, id: string) {
  const regions = [...source.matchAll(/^ *\/\/ #region shown\n([\s\S]*?)^ *\/\/ #endregion$/gm)];
  if (regions.length === 0) throw new Error(`docs/reference/snippets/${id}.ts marks no lines with "// #region shown"`);
  return regions
    .map(([, lines = '']) => {
      const least = Math.min(...[...lines.matchAll(/^ *(?=\S)/gm)].map(([space]) => space.length));
      return lines.replace(new RegExp(`^ {${least}}`, 'gm'), '').trimEnd();
    })
    .join('\n// …\n');
}

// ---- what a property may be, in words -------------------------------------------------------------------------------

/** How inputs, outputs, columns and tables are named. */
const NAME = '^[a-z][a-zA-Z0-9]*$';
const code = (value: unknown) => `\`${typeof value === 'string' ? `'${value}'` : value}\``;
const orList = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What the JSON Schema of a property allows, in words. */
export function allowedText(json: Json): string {
  if (json.title === 'a function') return json.title;
  if (json.const !== undefined) return code(json.const);
  if (json.enum) return orList.format(json.enum.map(code));
  const variants = variantsOf(json);
  if (variants.length > 0) return orList.format([...new Set(variants.map(allowedText))]);
  const types = [json.type].flat();
  if (types.length > 1) return orList.format(types.map((type) => allowedText({ ...json, type: type ?? 'any' })));
  const [type] = types;
  if (type === 'boolean') return '`true` or `false`';
  if (type === 'number' || type === 'integer') return numberText(json, type === 'integer');
  if (type === 'string') return stringText(json);
  if (type === 'array') return listText(json);
  if (typeof json.additionalProperties === 'object') {
    const inner = allowedText(json.additionalProperties);
    return inner === 'an object' ? 'objects by name' : `${inner}, by name`;
  }
  if (json.properties) return objectText(json.properties);
  return 'any value';
}

/** An object in words; one with a single property by that property. */
function objectText(properties: Record<string, Json>) {
  const [name, ...others] = Object.keys(properties);
  return name !== undefined && others.length === 0 ? `\`{ ${name}: … }\`` : 'an object';
}

function numberText({ minimum, maximum, exclusiveMinimum }: Json, whole: boolean) {
  const what = whole ? 'a whole number' : 'a number';
  const isBound = (value: number | undefined) => value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  if (exclusiveMinimum !== undefined) return `${what} above ${exclusiveMinimum}`;
  if (isBound(minimum) && isBound(maximum)) return `${what} from ${minimum} to ${maximum}`;
  if (isBound(minimum)) return `${what} from ${minimum}`;
  return isBound(maximum) ? `${what} up to ${maximum}` : what;
}

function stringText({ format, pattern, minLength = 0, maxLength }: Json) {
  if (pattern === NAME) return 'a name';
  if (format === 'date') return 'a day, `YYYY-MM-DD`';
  if (maxLength === undefined) return 'a text';
  return minLength > 1
    ? `a text of ${minLength} to ${maxLength} characters`
    : `a text of at most ${maxLength} characters`;
}

function listText({ items, prefixItems, minItems = 0, maxItems }: Json): string {
  if (prefixItems) return `a list of ${prefixItems.length}`;
  const what = items ? allowedText(items).replace(/^an? /, '') : 'value';
  const count =
    maxItems !== undefined
      ? `${minItems} to ${maxItems} of: `
      : minItems > 1
        ? `${minItems} or more of: `
        : minItems === 1
          ? 'one or more of: '
          : '';
  return `a list, ${count || 'each '}${what}`;
}
