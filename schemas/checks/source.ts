import { posix } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { type Mistake, type Mistakes, notA } from './mistake.ts';
import { nearest } from './nearest.ts';

/** A node of the syntax tree, with the properties used here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** A parsed file (`parseSync` of rolldown). */
export interface Parsed {
  readonly program: object;
  readonly errors: readonly { readonly message: string; readonly labels: readonly { readonly start: number }[] }[];
}

/** Access to other files. */
export interface Files {
  /** The names that a file exports; null where there is no such file. */
  exportsOf(file: string): readonly string[] | null;
  /** Names of the files in a folder. */
  filesIn(folder: string): readonly string[];
}

/** Globals of the language that a definition may use. Math and Date have further checks. */
const ALLOWED = [
  ...['undefined', 'NaN', 'Infinity', 'isNaN', 'isFinite', 'parseFloat', 'parseInt', 'arguments'],
  ...['Array', 'BigInt', 'Boolean', 'Date', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'RangeError', 'RegExp'],
  ...['Set', 'String', 'Symbol', 'TypeError', 'URLSearchParams', 'encodeURIComponent', 'structuredClone'],
];

/** Why other names are refused, by name. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^Intl$/, 'gives other words in other browsers; use formatNumber or formatRupees of #engine'],
  [/^(performance|crypto)$/, 'gives something else in every run'],
  [
    /^(set|clear)(Timeout|Interval|Immediate)$|^queueMicrotask$|^Promise$|^fetch$/,
    'answers later, but compute at once',
  ],
  [
    /^(process|Buffer|require|module|exports|global|__dirname|__filename)$/,
    'is of Node, but definitions run in the page',
  ],
  [/^(eval|Function|globalThis|Proxy|Reflect)$/, 'can reach everything, so nobody could tell what it does'],
  [/^console$/, 'writes where no visitor reads'],
];
/** The file of `#engine`. */
const ENGINE = 'src/engine/author.ts';
const OTHERWISE = 'is neither declared here nor imported, nor part of the language';

/** Methods whose result depends on the visitor's locale or time zone. */
const LOCAL =
  /^(toLocale\w+|localeCompare|get(FullYear|Month|Date|Day|Hours|Minutes|Seconds|TimezoneOffset)|set(FullYear|Month|Date|Hours|Minutes|Seconds)|to(Date|Time)String)$/;

/** The parts of a definition. */
const PARTS = [
  ...['inputs', 'outputs', 'tables', 'notes', 'charts', 'basis', 'examples', 'content', 'insight', 'live', 'keep'],
  ...[
    'swaps',
    'mayRefuse',
    'headline',
    'figure',
    'refusals',
    'working',
    'asks',
    'noWorking',
    'related',
    'next',
    'ask',
    'story',
    'rises',
    'falls',
  ],
  ...['sums', 'compute'],
];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Types are removed before anything runs, except the few nodes that hold an expression. */
const isType = ({ type }: Node): boolean =>
  type.startsWith('TS') && !/^TS(As|Satisfies|NonNull|Instantiation)Expression$|^TSTypeAssertion$/.test(type);

function* nodesOf(node: Node, parent: Node | null = null): Generator<[Node, Node | null]> {
  if (isType(node)) return;
  yield [node, parent];
  for (const value of Object.values(node))
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) yield* nodesOf(inner, node);
}

/**
 * What the code of a definition must not do: read the clock, random numbers, the machine or the page, wait, or import what is
 * not for it. Such code can pass every run of a check and give wrong figures later.
 *
 * @param file path from the project's root
 */
export function checkSource(file: string, text: string, { program, errors }: Parsed, files: Files): Mistake[] {
  const at = (offset: number): string => `line ${text.slice(0, offset).split('\n').length}`;
  if (errors.length > 0)
    return errors.slice(0, 1).map(({ message, labels }) => {
      // a second label would be the brace or bracket that is still open
      const start = labels[0]?.start ?? 0;
      return {
        path: at(start),
        message: `cannot be read: ${message}${likelyCause(text.slice(0, start), text.slice(start))}`,
      };
    });
  const marks = [...checkBytes(text)].map(([offset, message]) => ({ path: at(offset), message }));
  if (marks.length > 0) return marks;
  const nodes = [...nodesOf(program as Node)];
  const declared = new Set(nodes.flatMap(([node]) => bindingsOf(node)));
  const seen = new Set<string>();
  return nodes.flatMap(([node, parent]) =>
    [...checkNode(file, node, parent, declared, files)].flatMap((message) => {
      const path = at(node.start);
      if (seen.has(`${path} ${message}`)) return [];
      seen.add(`${path} ${message}`);
      return [{ path, message }];
    }),
  );
}

/** What some editors put into files, and where. */
function* checkBytes(text: string): Generator<[offset: number, message: string]> {
  if (text.startsWith('\ufeff'))
    yield [0, 'begins with a byte-order mark, which editors do not show; save it as UTF-8 without one'];
  const windows = text.indexOf('\r\n');
  if (windows >= 0)
    yield [windows, 'ends as on Windows; run npx biome check --write tools, and let your editor end lines with LF'];
}

/** The fewest characters of a text that two tools do not have alike by chance. */
const LONG = 80;

const longTextsIn = ({ program }: Parsed): string[] =>
  [...nodesOf(program as Node)].flatMap(([{ type, value }]) =>
    type === 'Literal' && typeof value === 'string' && value.length >= LONG ? [value] : [],
  );

/** Texts of a tool's content that stand in that of another too. One that both import from a file of the group is no copy. */
export function* checkCopies(content: Parsed, others: ReadonlyMap<string, Parsed>): Mistakes {
  for (const [file, parsed] of others) {
    const theirs = new Set(longTextsIn(parsed));
    const [first, ...more] = longTextsIn(content).filter((text) => theirs.has(text));
    if (first !== undefined)
      yield {
        path: 'content',
        message: `has "${first.slice(0, 40)}…"${more.length > 0 ? ` and ${more.length} more` : ''} word for word from ${file}; write it in other words, or import what both need from a file of the group`,
      };
  }
}

/** The likely cause of a syntax error, for authors who do not know the language. */
function likelyCause(before: string, after: string): string {
  if (/\p{L}'$/u.test(before) && /^\p{L}/u.test(after))
    return "; an apostrophe in a text is ’, because ' ends the text";
  if (/\d,\d+$/.test(before) || (/\d$/.test(before) && /^,\d/.test(after)))
    return '; a number has no commas, as in 100000 or 1_00_000';
  if (/^['"]/.test(after)) return '; a text ends on its line, with the mark that it began with';
  return /[^,{[(\s]\s*\n\s*$/.test(before) ? '; is there a comma at the end of the line before?' : '';
}

function* checkNode(
  file: string,
  node: Node,
  parent: Node | null,
  declared: ReadonlySet<string>,
  files: Files,
): Generator<string> {
  if (isNode(node.source)) yield* checkImport(file, node, files);
  if (node.type === 'AwaitExpression' || node.async === true) yield 'waits for something, but compute answers at once';
  if (node.type === 'MetaProperty' && isNode(node.meta) && node.meta.name === 'import')
    yield 'uses import.meta, which is of the page, not of a definition';
  if (node.type === 'MemberExpression' && isNode(node.property) && LOCAL.test(nameOf(node.property)))
    yield `uses ${nameOf(node.property)}, which depends on where the visitor is`;
  if (node.type === 'CallExpression' && isNode(node.callee) && node.callee.name === 'defineTool')
    yield* checkParts(node);
  if (isReference(node, parent) && !declared.has(nameOf(node))) yield* checkGlobal(node, parent, declared, files);
}

function* checkGlobal(node: Node, parent: Node | null, declared: ReadonlySet<string>, files: Files): Generator<string> {
  const name = nameOf(node);
  const member = parent?.type === 'MemberExpression' && parent.object === node && parent.computed !== true;
  const property = member && isNode(parent.property) ? nameOf(parent.property) : null;
  if (!ALLOWED.includes(name)) {
    const reason = REASONS.find(([of]) => of.test(name))?.[1];
    const near = reason === undefined ? nearest(name, [...declared]) : null;
    const hint = files.exportsOf(ENGINE)?.includes(name)
      ? `; add it to the import: import { …, ${name} } from '#engine'`
      : near === null
        ? ''
        : `; did you mean ${near}?`;
    yield `names ${name}, which ${reason ?? OTHERWISE}${hint}`;
  }
  if (name === 'Math' && property === 'random') yield 'uses Math.random, which gives something else in every run';
  else if (name === 'Math' && property === null) yield 'takes Math apart; write Math.pow, Math.max and so on';
  else if (name === 'Date' && property !== 'UTC' && !isDayOf(node, parent))
    yield 'reads the clock by Date; figures must not depend on the day, so make the day an input (new Date(day) is fine)';
}

/** Whether `Date` is that of `new Date(something)`. */
const isDayOf = (node: Node, parent: Node | null): boolean =>
  parent?.type === 'NewExpression' &&
  parent.callee === node &&
  Array.isArray(parent.arguments) &&
  parent.arguments.length > 0;

function* checkParts({ arguments: given }: Node): Generator<string> {
  const [definition] = Array.isArray(given) ? given : [];
  if (!isNode(definition) || definition.type !== 'ObjectExpression' || !Array.isArray(definition.properties)) return;
  for (const property of definition.properties) {
    const name = isNode(property.key) && property.computed !== true ? nameOf(property.key) : null;
    if (name !== null && !PARTS.includes(name)) yield notA(name, 'a part of a definition', PARTS);
  }
}

/** What is wrong with an import, or with an export of another file's names. */
function* checkImport(file: string, node: Node, files: Files): Generator<string> {
  if (node.importKind === 'type' || node.exportKind === 'type') return;
  const specifier = (node.source as Node).value;
  if (typeof specifier !== 'string' || node.type === 'ImportExpression') {
    yield 'imports something while it runs; write import … from at the top';
    return;
  }
  const target = fileOf(file, specifier);
  const group = file.split('/').slice(0, -2).join('/');
  const near = target !== null && specifier.startsWith('.');
  // files of the group, and those beside the catalogue, which all groups share
  const own = near && (target.startsWith(`${group}/`) || posix.dirname(target) === posix.dirname(group));
  if (target === null || !(own || /^#(engine|rules|maths\/.*)$/.test(specifier))) {
    yield `imports "${specifier}"; a definition may import #engine, #rules, #maths/… and files of its own group or of tools/`;
    return;
  }
  const exported = files.exportsOf(target);
  if (exported === null) {
    const likely = nearest(posix.basename(target), files.filesIn(posix.dirname(target)));
    const meant =
      likely === null ? '' : `; did you mean ${specifier.slice(0, -posix.basename(target).length)}${likely}?`;
    yield `imports "${specifier}", but there is no file ${target}${meant}`;
    return;
  }
  for (const each of Array.isArray(node.specifiers) ? node.specifiers : []) {
    const name = isNode(each.imported ?? each.local) ? nameOf(each.imported ?? each.local) : '';
    if (each.importKind === 'type' || each.type === 'ImportNamespaceSpecifier') continue;
    if (each.type === 'ImportDefaultSpecifier') {
      if (!exported.includes('default'))
        yield `imports "${specifier}" as a whole, but it has no export default; write import { … } with names (have: ${exported.join(', ')})`;
    } else if (!exported.includes(name) && !exported.includes('*'))
      yield `imports from "${specifier}": ${notA(name, 'an export of it', exported)}${
        exported.join() === 'default' ? `; write import ${name} from '${specifier}', without braces` : ''
      }`;
  }
}

/** The names that a parsed file exports; `*` means those of another file. */
export function exportsIn({ program }: Parsed): string[] {
  const body = (program as { body: readonly Node[] }).body;
  return body.flatMap((node) => {
    if (node.type === 'ExportAllDeclaration') return ['*'];
    if (node.type === 'ExportDefaultDeclaration') return ['default'];
    if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type') return [];
    const listed = (node.specifiers as readonly Node[]).map(({ exported }) => nameOf(exported as Node));
    const { declaration } = node;
    if (!isNode(declaration)) return listed;
    // not the parameters of a function
    return [...listed, ...(isNode(declaration.id) ? namesIn(declaration.id) : bindingsOf(declaration))];
  });
}

function importsIn(file: string, { program }: Parsed): string[] {
  const body = (program as { body: readonly Node[] }).body;
  return body.flatMap(({ source, importKind }) => {
    const specifier = isNode(source) && importKind !== 'type' ? source.value : null;
    return typeof specifier === 'string' ? (fileOf(file, specifier) ?? []) : [];
  });
}

/**
 * The files of a definition, with those beside it that they import.
 *
 * @param read null where there is no such file
 */
export function filesOf(start: readonly string[], read: (file: string) => Parsed | null): string[] {
  const found = new Set(start);
  for (const file of found) {
    const parsed = read(file);
    for (const each of parsed ? importsIn(file, parsed) : []) if (!each.startsWith('src/')) found.add(each);
  }
  return [...found].filter((file) => read(file) !== null);
}

/** The file that a specifier means: by the aliases of package.json or from the importing file; null for a package. */
function fileOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  for (const [alias, target] of Object.entries(manifest.imports)) {
    const [start = '', end] = alias.split('*');
    if (end === undefined ? specifier === alias : specifier.startsWith(start))
      return posix.normalize(target.replace('*', specifier.slice(start.length)));
  }
  return null;
}

/** An identifier by its name, a key in quotes by its text. */
const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value) : '');

/** Whether a name in the code is a reference, and not a property or a label. */
function isReference(node: Node, parent: Node | null): boolean {
  if (node.type !== 'Identifier' || parent === null) return false;
  if (/^(Import|Export)\w*Specifier$|^(Labeled|Break|Continue)Statement$|^MetaProperty$/.test(parent.type))
    return false;
  if (parent.computed === true) return true;
  return parent.property !== node && (parent.key !== node || parent.shorthand === true);
}

/** The names that a node declares. */
function bindingsOf(node: Node): string[] {
  if (node.type === 'VariableDeclaration') return (node.declarations as readonly Node[]).flatMap(bindingsOf);
  if (node.type === 'VariableDeclarator') return namesIn(node.id);
  if (/^Import\w*Specifier$/.test(node.type)) return namesIn(node.local);
  if (node.type === 'CatchClause') return namesIn(node.param);
  if (/^Class/.test(node.type)) return namesIn(node.id);
  if (/Function/.test(node.type))
    return [...namesIn(node.id), ...((node.params as readonly Node[]) ?? []).flatMap(namesIn)];
  return [];
}

/** The names in a pattern: `a`, `{ a, b: [c = 1] }`, `...rest`. */
function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  if (pattern.type === 'ObjectPattern') return (pattern.properties as readonly Node[]).flatMap(namesIn);
  if (pattern.type === 'ArrayPattern') return (pattern.elements as readonly unknown[]).flatMap(namesIn);
  if (pattern.type === 'Property') return namesIn(pattern.value);
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern.left);
  return pattern.type === 'RestElement' ? namesIn(pattern.argument) : [];
}
