// The pages of docs/reference: one for each ability of definitions, made of the comments in schemas/types.ts and a snippet, and
// one of src/maths.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { root } from './project.ts';

/** A page: its file name (the snippet's too), its title, and its subjects: interfaces of schemas/types.ts or their properties. */
type Page = readonly [id: string, title: string, ...of: string[]];

export const REFERENCE: Readonly<Record<string, readonly Page[]>> = {
  Inputs: [
    ['numbers', 'Rupees, percent, years and numbers', 'InputsPart.inputs', 'NumberInput'],
    ['limits', 'What a number may be', 'NumberInput.accepts'],
    ['months', 'A duration typed in months or days', 'NumberInput.months', 'NumberInput.days'],
    ['chips', 'Usual values to press', 'NumberInput.chips'],
    ['choice', 'One of several options', 'ChoiceInput'],
    ['toggle', 'Yes or no', 'ToggleInput'],
    ['text', 'A short text', 'TextInput'],
    ['date', 'A day', 'DateInput'],
    ['rows', 'A list of rows', 'RowsInput'],
    ['more-options', 'More options', 'Labelled.more'],
    ['show-when', 'Shown only for some inputs', 'Labelled.showWhen', 'Hideable.showWhen'],
    ['offer-when', 'Offered only for some inputs', 'Labelled.offerWhen'],
    ['swaps', 'A button that swaps two inputs', 'OtherParts.swaps'],
  ],
  Results: [
    ['results', 'Results that are numbers', 'OutputsPart.outputs', 'NumberOutput'],
    ['headline', 'The results shown large', 'OtherParts.headline', 'OtherParts.figure'],
    ['decimals', 'Decimals and significant digits', 'Rounded.decimals', 'NumberOutput.significant'],
    ['signed', 'A change with its sign', 'Signed.signed'],
    ['durations', 'A length of time', 'NumberOutput.kind'],
    ['words', 'Results that are words', 'TextOutput'],
    ['days', 'Results that are days or months', 'DayOutput'],
    ['labels', 'A label that follows a choice', 'Result.labels'],
    ['unsigned', 'A figure below zero in words', 'Label.unsigned'],
    ['quiet', 'A result shown smaller', 'Result.emphasis'],
    ['gauge', 'A figure on a scale', 'NumberOutput.gauge', 'Gauge'],
  ],
  Tables: [
    ['tables', 'Tables', 'NamedParts.tables', 'Table'],
    ['columns', 'Kinds of columns', 'NumberColumn', 'TextColumn', 'DayColumn'],
    [
      'formulas',
      'Columns that a spreadsheet goes on with',
      'Table.rowsWhile',
      'Table.formulasWhen',
      'NumberColumn.formula',
      'NumberColumn.total',
    ],
    ['finer-view', 'Months behind years', 'Table.finerOf', 'Table.tab'],
    ['sections', 'Sections of a table', 'Table.sections'],
    ['open', 'A table shown open', 'Table.open'],
    ['first', 'What a phone shows of a row', 'Table.first'],
    ['under', 'A small line under a cell', 'Headed.under'],
    ['best', 'The best of several options', 'Table.best', 'Best'],
  ],
  Charts: [
    ['donut', 'A donut of results', 'OtherParts.charts', 'Donut'],
    ['shares', 'A donut of rows', 'Shares'],
    ['line', 'Lines', 'LineChart'],
    ['better-line', 'The better of two lines', 'LineChart.better'],
    ['area', 'Areas', 'AreaChart'],
    ['bars', 'Bars', 'BarChart'],
    ['stacked', 'Stacked parts', 'Stackable.stacked'],
    ['steps', 'Steps', 'Stepped.steps'],
    ['fan', 'A band from low to high', 'FanChart'],
    ['marks', 'Where something happens', 'Marked.marks'],
    ['roles', 'Colours by meaning', 'NumberColumn.role', 'Slice.role'],
  ],
  'Texts beside the figures': [
    ['basis', 'What the results rest on', 'OtherParts.basis'],
    ['notes', 'Notes', 'NamedParts.notes'],
    ['note-kinds', 'Warnings and good news', 'LongNote.kind'],
    ['note-figures', 'A figure or date in a note', 'LongNote.figures'],
    ['note-at', 'A note at a result and an input', 'LongNote.at', 'LongNote.about'],
    ['refusals', 'Refusals', 'NamedParts.refusals'],
    ['facts', 'Figures of law in a text', 'OtherParts.basis'],
  ],
  'How figures are worked out': [
    ['working', 'The working, step by step', 'NamedParts.working'],
    ['no-working', 'Why there is no working', 'OtherParts.noWorking'],
    ['examples', 'Worked examples', 'OtherParts.examples'],
    ['promises', 'What holds for all inputs', 'OtherParts.rises', 'OtherParts.falls', 'OtherParts.sums'],
  ],
  'Other abilities of the page': [
    ['asks', 'Questions of Work backwards', 'OtherParts.asks', 'SolveQuestion'],
    ['search', 'Searching for an input', 'NumberInput.solve', 'Accepted.above', 'Accepted.multipleOf'],
    ['moves', 'What moves the result most', 'NumberInput.moveBy'],
    ['better', 'Which result is better', 'NumberOutput.better'],
    ['meanings', 'Figures that are typed once', 'Meant.about', 'Meant.aboutWhen', 'NumberOutput.gives'],
    ['keep', 'Inputs stored in the browser', 'OtherParts.keep'],
    ['live', 'Live figures from a service', 'OtherParts.live', 'Live.reference', 'LiveReference'],
    ['insight', 'An analysis by an AI service', 'OtherParts.insight'],
  ],
  'Around the calculator': [
    ['content', 'The text under the calculator', 'OtherParts.content'],
    ['related', 'Related calculators', 'OtherParts.related'],
    ['next', 'Going on in another calculator', 'OtherParts.next', 'Next'],
    ['story', 'The result as a sentence', 'OtherParts.story', 'Story', 'StoryFigure'],
    ['levers', 'A change that helps', 'OtherParts.levers', 'Lever'],
    [
      'ask',
      'Lines of the search',
      'OtherParts.ask',
      'Ask',
      'AskAnswer',
      'AskSet',
      'Asked',
      'Wider',
      'Conversion',
      'Turn',
    ],
    ['meta', 'Title, address and search words', 'Meta'],
    ['catalogue', 'The menu', 'Catalogue'],
  ],
};

const PAGES = Object.values(REFERENCE).flat();

/** An interface of schemas/types.ts. */
interface Shape {
  readonly text: string;
  readonly properties: readonly Property[];
}
/** A property, with the interface that declares it: it may be inherited from there. */
interface Property {
  readonly owner: string;
  readonly name: string;
  readonly type: string;
  readonly text: string;
  readonly unless: string;
}
/** A node of the syntax tree with what is read here. */
// biome-ignore lint/suspicious/noExplicitAny: one of many kinds of nodes
type Node = any;

/** The text of the comment right before each place of a file, without its marks. */
function commentsOf(source: string, comments: readonly { value: string; start: number; end: number }[]) {
  return (start: number): string => {
    const comment = comments.findLast(({ end }) => end <= start && source.slice(end, start).trim() === '');
    return (comment?.value ?? '').replace(/^\*|\n\s*\*(?!\/)/g, '\n').trim();
  };
}

/** The interfaces of a file with their properties, inherited ones first. */
export function shapesOf(source: string): ReadonlyMap<string, Shape> {
  const { program, comments } = parseSync('types.ts', source);
  const commentAt = commentsOf(source, comments);
  const shapes = new Map<string, Shape>();
  for (const node of program.body as Node[]) {
    const made = node.declaration ?? node;
    if (made.type !== 'TSInterfaceDeclaration') continue;
    const owner: string = made.id.name;
    const typeText = (type: Node): string =>
      (made.typeParameters?.params ?? [])
        .reduce(
          (text: string, { name, default: usual }: Node) =>
            text.replace(new RegExp(`\\b${name.name}\\b`, 'g'), source.slice(usual.start, usual.end)),
          source.slice(type.start, type.end),
        )
        .replace(/\breadonly /g, '')
        .replace(/Readonly<(Record<.*>)>/, '$1')
        .replace(/(?<!Record)<string>| \| undefined$/g, '')
        .replace(/\s+/g, ' ');
    const own = made.body.body.map((member: Node): Property => {
      const [text = '', usual = ''] = commentAt(member.start).split(/\s*@defaultValue\s*/);
      return {
        owner,
        name: member.key.name,
        type: member.type === 'TSMethodSignature' ? 'a function' : typeText(member.typeAnnotation.typeAnnotation),
        text: text.replace(/\s+/g, ' '),
        unless: member.optional ? usual : 'needed',
      };
    });
    const inherited = made.extends.flatMap(({ expression }: Node) => shapes.get(expression.name)?.properties ?? []);
    shapes.set(owner, {
      text: commentAt(node.start).replace(/\s+/g, ' '),
      properties: [...own.slice(0, 1), ...inherited, ...own.slice(1)],
    });
  }
  return shapes;
}

/** The page that is about a property alone. */
const pageOf = ({ owner, name }: Property, shape: string): Page | undefined =>
  PAGES.find(([, , ...of]) => of.includes(`${owner}.${name}`) || of.includes(`${shape}.${name}`));

/** A property, its name on the page, and the interface that it was found in. */
interface Row {
  readonly property: Property;
  readonly label: string;
  readonly shape: string;
}

/** Every property on a page, with those of the interfaces that it holds, where these have no page of their own. */
export function rowsOf(shapes: ReadonlyMap<string, Shape>, page: Page): Row[] {
  const rows: Row[] = [];
  const add = (shape: string, property: Property, prefix: string): void => {
    const label = `${prefix}${property.name}`;
    if (rows.some((row) => row.property === property && row.label === label)) return;
    rows.push({ property, label, shape });
    const other = pageOf(property, shape);
    if (other && other !== page && !(page[0] === 'facts' || other[0] === 'facts')) return;
    for (const inner of namesIn(property.type, shapes))
      if (!PAGES.some(([, , ...of]) => of.includes(inner)))
        for (const each of shapes.get(inner)?.properties ?? []) add(inner, each, `${label}.`);
  };
  for (const wanted of page.slice(2)) {
    const [shape = '', name] = wanted.split('.');
    const properties = shapes.get(shape)?.properties.filter((each) => name === undefined || each.name === name) ?? [];
    if (properties.length === 0) throw new Error(`docs/reference/${page[0]}: schemas/types.ts has no ${wanted}`);
    for (const property of properties) add(shape, property, '');
  }
  return rows;
}

/** Unions in properties, by name: what a part may be besides a text. */
const UNIONS: Readonly<Record<string, readonly string[]>> = {
  Note: ['LongNote'],
  NoteFigure: ['NumberOfNote'],
  Refusal: ['LongRefusal'],
  Column: [],
  CellInput: [],
};
const namesIn = (type: string, shapes: ReadonlyMap<string, Shape>): string[] =>
  [...type.matchAll(/\b[A-Z]\w+/g)].flatMap(([name]) => UNIONS[name] ?? (shapes.has(name) ? [name] : []));

/** The sources of the pages: the text of schemas/types.ts, the snippets by id and the files of src/maths by name. */
export function readSources(): { types: string; snippets: Sources; maths: Sources } {
  const read = (folder: string, key: (file: string) => string): Sources =>
    Object.fromEntries(
      readdirSync(join(root, folder))
        .sort()
        .map((file) => [key(file), readFileSync(join(root, folder, file), 'utf8')]),
    );
  return {
    types: readFileSync(join(root, 'schemas/types.ts'), 'utf8'),
    snippets: read('docs/reference/snippets', (file) => file.replace(/\.ts$/, '')),
    maths: read('src/maths', (file) => file),
  };
}
type Sources = Readonly<Record<string, string>>;

/** All pages with the index, by file name. */
export function referencePages({ types, snippets, maths }: ReturnType<typeof readSources>): Sources {
  const shapes = shapesOf(types);
  const pages = PAGES.map((page) => [`${page[0]}.md`, pageText(shapes, page, snippets)]);
  return { 'README.md': indexText(shapes), 'maths.md': mathsText(maths), ...Object.fromEntries(pages) };
}

const made = (from: string): string => `<!-- Generated by \`npm run reference\` from ${from}. -->\n`;
const MADE = made('schemas/types.ts and docs/reference/snippets');

function indexText(shapes: ReadonlyMap<string, Shape>): string {
  const groups = Object.entries(REFERENCE).map(([group, pages]) => {
    const lines = pages.map((page) => `- [${page[1]}](${page[0]}.md): ${namesOf(shapes, page)}`);
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
function namesOf(shapes: ReadonlyMap<string, Shape>, [id, , ...of]: Page): string {
  if (id === 'facts') return '`{ppf.rate}`';
  const names = of.flatMap((wanted) => {
    const [shape = '', name] = wanted.split('.');
    if (id === 'durations') return ["kind: 'months'"];
    if (name !== undefined) return [name];
    const kind = shapes.get(shape)?.properties.find((each) => each.name === 'kind')?.type;
    if (kind === undefined) return [`${shape.toLowerCase()}.ts`];
    return (kind === 'NumberKind' ? KINDS : kind).split(' | ').map((each) => `kind: ${each}`);
  });
  return [...new Set(names)].map((name) => `\`${name}\``).join(', ');
}
const KINDS = "'currency' | 'percent' | 'years' | 'number' | 'months'";

function pageText(shapes: ReadonlyMap<string, Shape>, page: Page, snippets: Sources): string {
  const [id, title, ...of] = page;
  const snippet = snippets[id];
  if (snippet === undefined) throw new Error(`docs/reference/snippets/${id}.ts is missing`);
  const intro = of.map((wanted) => {
    const [shape = '', name] = wanted.split('.');
    return name === undefined
      ? shapes.get(shape)?.text
      : shapes.get(shape)?.properties.find((each) => each.name === name)?.text;
  });
  return `${MADE}
# ${title}

${[...new Set(intro)].filter((text) => text).join('\n\n')}

\`\`\`ts
${shownOf(snippet, id)}
\`\`\`

| Property | Allowed | Default | Meaning |
| --- | --- | --- | --- |
${rowsOf(shapes, page)
  .map((row) => rowText(row, page))
  .join('\n')}

[All of the snippet](snippets/${id}.ts) · [All abilities](README.md)
`;
}

function rowText({ property, label, shape }: Row, page: Page): string {
  const other = pageOf(property, shape);
  const called = other && other !== page ? `[\`${label}\`](${other[0]}.md)` : `\`${label}\``;
  const type = property.type === 'NumberKind' ? KINDS : property.type;
  const allowed = type === 'Rule' ? 'a [rule](show-when.md)' : type === 'a function' ? type : `\`${type}\``;
  return `| ${[called, allowed, property.unless, property.text].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

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
    const [, first] = /^(.*?\.)(?:\s|$)/.exec(commentAt(node.start).replace(/\s+/g, ' ')) ?? [];
    if (first === undefined) throw new Error(`src/maths/${file}: ${declared.id.name} has no docstring with a sentence`);
    const names = declared.params.map((each: Node) => {
      const { start, end, typeAnnotation } = each.type === 'AssignmentPattern' ? each.left : each;
      return source.slice(start, typeAnnotation?.start ?? end).replace(/\s+/g, ' ');
    });
    return [{ call: `${declared.id.name}(${names.join(', ')})`, text: first.replace(/\{@link (\w+)\}/g, '`$1`') }];
  });
}
