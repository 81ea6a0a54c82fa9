/**
 * What the code of a definition may do, read as text before it runs: definitions run in everybody's page. The names that it may use
 * are listed; all others are refused, since nobody can list what a browser will have.
 */
import { posix } from 'node:path';
import { analyze } from 'eslint-scope';
import { type ESTree, parseSync, Visitor } from 'vite';

/** Something that no definition may do. */
export interface Finding {
  readonly file: string;
  /** `line 3: …` */
  readonly message: string;
}

/** The global names that a definition may use. */
const ALLOWED = [
  ...[
    'Array',
    'Boolean',
    'Date',
    'Error',
    'Infinity',
    'JSON',
    'Map',
    'Math',
    'NaN',
    'Number',
    'Object',
    'Set',
    'String',
  ],
  'undefined',
];
/** Of these only named parts: by another name they would escape what is said of their parts. */
const IN_PARTS = new Set(['Date', 'Math', 'Object']);
/** What authors reach for, and what to do instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  Intl: 'browsers word it differently; use formatNumber or formatRupees of #engine',
  Promise: 'compute must answer at once',
  fetch: 'compute must answer at once; declare figures from a service as live',
  setTimeout: 'compute must answer at once',
  console: 'nobody reads it; try npm run calc',
  require: 'write import … from … at the top',
};

const WAYS_OUT = /^(constructor|prototype|__\w+__|caller|callee|(get|set)PrototypeOf|definePropert(y|ies))$/;
const OF_THE_PLACE =
  /^(toLocale\w+|localeCompare|[gs]et(FullYear|Month|Date|Day|Hours|Minutes|Seconds)|getTimezoneOffset|to(Date|Time)String)$/;
const CLOCK = 'reads the clock; figures must not depend on today, so make the day an input (new Date(day) is fine)';
const IMPORTS = 'A definition may import only #engine, #rules, #maths/… and files of its own group or of tools/.';

/** Where code stands beside a type. */
const BESIDE_TYPES: Readonly<Record<string, string[]>> = {
  TSAsExpression: ['expression'],
  TSSatisfiesExpression: ['expression'],
  TSNonNullExpression: ['expression'],
  TSTypeAssertion: ['expression'],
  TSInstantiationExpression: ['expression'],
  TSParameterProperty: ['parameter'],
};

/**
 * What is wrong with the code of a file in `tools/`, in the order of its lines.
 *
 * @param file its path from the project's root
 */
export function checkCode(file: string, code: string): readonly Finding[] {
  const { program, errors } = parseSync(file, code, { range: true });
  const lineOf = (at: number) => code.slice(0, at).split('\n').length;
  const [error] = errors;
  if (error) {
    const at = error.labels[0]?.start ?? 0;
    return [{ file, message: `line ${lineOf(at)}: cannot be read: ${error.message}${likelyCause(code, at)}` }];
  }
  const found: { at: number; message: string }[] = [];
  const refuse = ({ start: at }: { start: number }, message: string) => found.push({ at, message });
  const globals = globalsIn(program);
  const isGlobal = (node: ESTree.Node, name: string) => globals.get(node) === name;
  /** Names whose parts alone are used: `Math.max`, `new Date(day)`. */
  const inParts = new Set<ESTree.Node>();

  const named = (node: ESTree.Node, name: string | null) => {
    if (name !== null && WAYS_OUT.test(name)) refuse(node, `uses ${name}, through which code could reach anything`);
    else if (name !== null && OF_THE_PLACE.test(name))
      refuse(node, 'depends on where the visitor is; read days with getUTC… and sort texts with <');
  };
  const noImport = (node: { start: number; source: { value: string } | null }) => {
    if (node.source && !mayImport(file, node.source.value)) refuse(node, IMPORTS);
  };
  const asynchronous = (node: ESTree.Node & { async: boolean }) => {
    if (node.async) refuse(node, 'waits for something, but compute must answer at once');
  };
  const declares = (node: { start: number; declare?: boolean }) => {
    if (node.declare) refuse(node, 'declares something from elsewhere; a definition can use only what it imports');
  };

  new Visitor({
    ImportDeclaration: noImport,
    ExportAllDeclaration: noImport,
    ExportNamedDeclaration: noImport,
    ImportExpression: (node) => void refuse(node, 'imports something while it runs; write import … from … at the top'),
    MetaProperty: (node) => {
      if (node.meta.name === 'import') refuse(node, 'uses import.meta, which belongs to the page, not to a definition');
    },
    AwaitExpression: (node) => void refuse(node, 'waits for something, but compute must answer at once'),
    FunctionDeclaration: (node) => {
      asynchronous(node);
      declares(node);
    },
    FunctionExpression: asynchronous,
    ArrowFunctionExpression: asynchronous,
    TSDeclareFunction: (node) => void declares({ start: node.start, declare: true }),
    VariableDeclaration: declares,
    ClassDeclaration: declares,
    TSEnumDeclaration: (node) => void refuse(node, 'is an enum; write a list of texts instead'),
    TSModuleDeclaration: (node) => void refuse(node, 'declares a module; a definition can use only what it imports'),
    Decorator: (node) => void refuse(node, 'is a decorator, which runs hidden code; leave it out'),
    TSExportAssignment: (node) => void refuse(node, 'uses an old kind of export; write export default'),
    TSImportEqualsDeclaration: (node) => void refuse(node, IMPORTS),
    TSAsExpression: ({ start, typeAnnotation }) => {
      if (typeAnnotation.type === 'TSAnyKeyword')
        refuse({ start }, 'writes "as any", which hides mistakes from the compiler');
    },
    TSTypeAssertion: (node) => void refuse(node, 'writes a type in angle brackets; write “as” after the value'),
    MemberExpression: (node) => {
      const name = nameOf(node.property, node.computed);
      inParts.add(node.object);
      if (isGlobal(node.object, 'Math') && name === 'random')
        refuse(node, 'uses Math.random, which differs in every run');
      else if (isGlobal(node.object, 'Date') && name === 'now') refuse(node, CLOCK);
      else if (node.computed && [...IN_PARTS].some((each) => isGlobal(node.object, each)))
        refuse(node, 'takes Math, Date or Object apart; write Math.pow, Math.max and so on');
      else named(node, name);
    },
    ObjectPattern: ({ properties }) => {
      for (const each of properties) if (each.type === 'Property') named(each, nameOf(each.key, each.computed));
    },
    NewExpression: (node) => {
      if (!isGlobal(node.callee, 'Date')) return;
      inParts.add(node.callee);
      if (node.arguments.length === 0) refuse(node, CLOCK);
    },
    CallExpression: (node) => {
      if (!isGlobal(node.callee, 'Date')) return;
      inParts.add(node.callee);
      refuse(node, CLOCK);
    },
  }).visit(program);

  for (const [node, name] of globals) {
    if (!ALLOWED.includes(name))
      refuse(
        node,
        `a definition cannot use ${name}: ${INSTEAD[name] ?? `it can use ${ALLOWED.join(', ')} and what it imports`}`,
      );
    else if (IN_PARTS.has(name) && !inParts.has(node))
      refuse(node, name === 'Date' ? CLOCK : `takes ${name} apart; write Math.pow, Object.entries and so on`);
  }
  return found
    .sort((one, other) => one.at - other.at)
    .map(({ at, message }) => ({ file, message: `line ${lineOf(at)}: ${message}` }));
}

/** The names that no declaration in the file explains, each with its place. Types are no code. */
function globalsIn(program: ESTree.Program): ReadonlyMap<ESTree.Node, string> {
  const { globalScope } = analyze(program as Parameters<typeof analyze>[0], {
    ecmaVersion: 2024,
    sourceType: 'module',
    childVisitorKeys: BESIDE_TYPES,
    // other nodes of types have no code, and of what else the parser knows everything is looked at
    fallback: (node) => (node.type.startsWith('TS') ? [] : Object.keys(node)),
  });
  // beside an eval nothing is certain any more, so that it alone is told
  const all = globalScope?.through.map(({ identifier }) => identifier) ?? [];
  const evals = all.filter(({ name }) => name === 'eval');
  return new Map((evals.length > 0 ? evals : all).map((each) => [each as ESTree.Node, each.name]));
}

/** The name of a property, or null where only a run would tell. */
function nameOf(property: ESTree.Node, computed: boolean): string | null {
  if (property.type === 'Identifier' && !computed) return property.name;
  if (property.type === 'Literal') return String(property.value);
  return property.type === 'TemplateLiteral' ? property.quasis.map(({ value }) => value.cooked).join('') : null;
}

function mayImport(file: string, from: string): boolean {
  if (from === '#engine' || from === '#rules' || from.startsWith('#maths/')) return true;
  if (!from.startsWith('.')) return false;
  const [top, group] = file.split('/');
  const target = posix.join(posix.dirname(file), from);
  return target.startsWith(`${top}/${group}/`) || (target.startsWith(`${top}/`) && target.split('/').length === 2);
}

/** The likely cause of a syntax error, for authors who do not know the language. */
function likelyCause(code: string, at: number): string {
  const before = code.slice(0, at);
  const after = code.slice(at).split('\n', 1)[0] ?? '';
  if (/\p{L}'$/u.test(before) && /^\p{L}/u.test(after))
    return "; write an apostrophe in a text as ’, because ' ends the text";
  if (/\d,\d+\s*$/.test(before) || (/\d,?$/.test(before) && /^,?\d/.test(after)))
    return '; write numbers without commas, as in 100000 or 1_00_000';
  if (/^['"]/.test(after)) return '; end a text on its own line, with the quote it began with';
  return /[^,{[(\s]\s*$/.test(before) ? '; is a comma missing before it?' : '';
}
