/**
 * What the code of a definition may do, read as text before it runs: definitions run in everybody's page. The names that it may use
 * are listed; all others are refused, since nobody can list what a browser will have. So that its names are all that it uses, none
 * is worked out as it runs, and it changes nothing but what it has made itself.
 */
import { parseSync, Visitor } from 'rolldown/utils';
import type { ESTree } from 'vite';
import { at } from '#src/engine/at.ts';
import { CALLED, GLOBALS, MADE, VALUES } from './code-globals.ts';
import { importedFile, importsOf, isDefinitionFile } from './code-imports.ts';
import { namesIn } from './code-scope.ts';

/** Something that no definition may do. */
export interface Finding {
  readonly file: string;
  /** `line 3: …` */
  readonly message: string;
}

/** What authors reach for, and what to do instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  Intl: 'browsers word it differently; use formatNumber or formatRupees of #engine',
  Promise: 'compute must answer at once',
  fetch: 'compute must answer at once; declare figures from a service as live',
  setTimeout: 'compute must answer at once',
  console: 'nobody reads it; try npm run calc',
  require: 'write import … from … at the top',
};

const WAYS_OUT =
  /^(constructor|prototype|__\w+__|caller|callee|call|apply|bind|(get|set)PrototypeOf|definePropert(y|ies))$/;
const OF_THE_PLACE =
  /^(toLocale\w+|localeCompare|[gs]et(FullYear|Month|Date|Day|Hours|Minutes|Seconds)|getTimezoneOffset|to(Date|Time)String)$/;
const CLOCK = 'reads the clock; figures must not depend on today, so make the day an input (new Date(day) is fine)';
const IMPORTS =
  'A definition may import only #engine, #rules, #maths/… and .ts files of its own folder, of its group or of tools/ (but not the catalogue), by the shortest path.';
const KEY =
  'works out a name in brackets; write a number, the counter of a for loop, or at(table, key) of #engine, which gives only what a table itself holds';
const CHANGE =
  'changes something that this code did not make; make a new list or object, and change only what begins here as const list = [] or {}';
/** What changes a list, a map or a day in its place. */
const CHANGERS = /^(push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin|set|add|delete|clear|set(Time|UTC\w+))$/;

/** What the text of a file shows. */
export interface Code {
  readonly found: readonly Finding[];
  /** What it imports, as it is written. */
  readonly imports: readonly string[];
}

/**
 * What is wrong with the code of a file in `tools/`, in the order of its lines, and what it imports.
 *
 * @param file its path from the project's root
 */
export function readCode(file: string, code: string): Code {
  try {
    return read(file, code);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return refused(file, `cannot be followed by the check (${reason}); write it more plainly`);
  }
}

/** A file that cannot be read further. */
const refused = (file: string, message: string): Code => ({ found: [{ file, message }], imports: [] });

function read(file: string, code: string): Code {
  if (!isDefinitionFile(file))
    return refused(file, 'is no file of a definition; tools/ has only .ts files and drawings');
  // so deep a nesting ends the parser together with its process, without a word
  if (depthOf(code) > DEEPEST)
    return refused(file, `has more than ${DEEPEST} brackets in each other; write it more plainly`);
  const { program, errors } = parseSync(file, code, { range: true, preserveParens: false });
  const lineOf = (at: number) => code.slice(0, at).split('\n').length;
  const [error] = errors;
  if (error) {
    const at = error.labels[0]?.start ?? 0;
    return refused(file, `line ${lineOf(at)}: cannot be read: ${error.message}${likelyCause(code, at)}`);
  }
  const found: { at: number; message: string }[] = [];
  const refuse = ({ start: at }: { start: number }, message: string) => found.push({ at, message });
  const { globals, isCounter, isMade, isImported } = namesIn(program);
  /** Globals that are used as they may be: `Math.max`, `new Date(day)`. */
  const inPlace = new Set<ESTree.Node>();

  const named = (node: ESTree.Node, name: string | null) => {
    if (name !== null && WAYS_OUT.test(name)) refuse(node, `uses ${name}, through which code could reach anything`);
    else if (name !== null && OF_THE_PLACE.test(name))
      refuse(node, 'depends on where the visitor is; read days with getUTC… and sort texts with <');
  };
  const key = (property: ESTree.Node, computed: boolean) => {
    const name = nameOf(property, computed);
    if (name === null && !isCounter(property)) refuse(property, KEY);
    else named(property, name);
  };
  /** What an assignment changes: names of the code's own, and parts of what it has made. */
  const changes = (target: ESTree.Node | null): void => {
    if (target?.type === 'ArrayPattern') target.elements.forEach(changes);
    else if (target?.type === 'ObjectPattern')
      for (const each of target.properties) changes(each.type === 'Property' ? each.value : each);
    else if (target?.type === 'RestElement') changes(target.argument);
    else if (target?.type === 'AssignmentPattern') changes(target.left);
    else if (target && !(target.type === 'MemberExpression' ? isMade(target.object) : isOwnName(target)))
      refuse(target, CHANGE);
  };
  const isOwnName = (node: ESTree.Node) => node.type === 'Identifier' && !globals.has(node);
  const asynchronous = (node: ESTree.Node & { async: boolean }) => {
    if (node.async) refuse(node, 'waits for something, but compute must answer at once');
  };
  const noClass = (node: ESTree.Node) => refuse(node, 'is a class; write a function that returns an object');
  const declares = (node: { start: number; declare?: boolean }) => {
    if (node.declare) refuse(node, 'declares something from elsewhere; a definition can use only what it imports');
  };

  const head = ({ left }: ESTree.ForInStatement | ESTree.ForOfStatement) => {
    if (left.type !== 'VariableDeclaration') changes(left);
  };

  for (const [node, name] of globals)
    if (at(GLOBALS, name) === undefined) {
      inPlace.add(node);
      refuse(
        node,
        `a definition cannot use ${name}: ${at(INSTEAD, name) ?? `it can use ${Object.keys(GLOBALS).join(', ')} and what it imports`}`,
      );
    }
  const imports = importsOf(program);
  for (const node of imports) {
    if (importedFile(file, node.source.value) === null) refuse(node, IMPORTS);
    else if (node.attributes.length > 0 || ('phase' in node && node.phase !== null))
      refuse(node, 'imports with more than a path; write import … from … alone');
  }
  new Visitor({
    DebuggerStatement: (node) => void refuse(node, 'stops the page for a debugger; leave it out'),
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
    VariableDeclaration: (node) => {
      declares(node);
      if (/using/.test(node.kind)) refuse(node, 'is a using declaration, which runs hidden code; write const');
    },
    ClassDeclaration: noClass,
    ClassExpression: noClass,
    ThisExpression: (node) => void refuse(node, 'uses this; take what is needed as a parameter'),
    TSEnumDeclaration: (node) => void refuse(node, 'is an enum; write a list of texts instead'),
    TSModuleDeclaration: (node) => void refuse(node, 'declares a module; a definition can use only what it imports'),
    TSExportAssignment: (node) => void refuse(node, 'uses an old kind of export; write export default'),
    TSImportEqualsDeclaration: (node) => void refuse(node, IMPORTS),
    TSAsExpression: ({ start, typeAnnotation }) => {
      if (typeAnnotation.type === 'TSAnyKeyword')
        refuse({ start }, 'writes "as any", which hides mistakes from the compiler');
    },
    TSTypeAssertion: (node) => void refuse(node, 'writes a type in angle brackets; write “as” after the value'),
    MemberExpression: ({ object, property, computed }) => {
      const global = globals.get(object) ?? '';
      const name = nameOf(property, computed);
      const parts = name === null ? undefined : at(GLOBALS, global);
      inPlace.add(object);
      if (global === 'Math' && name === 'random') refuse(object, 'uses Math.random, which differs in every run');
      else if (global === 'Date' && name === 'now') refuse(object, CLOCK);
      else if (parts && name && !parts.includes(name) && !WAYS_OUT.test(name))
        refuse(object, `uses ${global}.${name}; of ${global} a definition can use ${parts.join(', ') || 'no parts'}`);
      else key(property, computed);
    },
    ObjectPattern: ({ properties }) => {
      for (const each of properties) if (each.type === 'Property') key(each.key, each.computed);
    },
    ObjectExpression: ({ properties }) => {
      // a name that is worked out here can only name a part of the new object
      for (const each of properties)
        if (each.type === 'Property' && nameOf(each.key, each.computed) === '__proto__') named(each.key, '__proto__');
    },
    AssignmentExpression: ({ left }) => changes(left),
    UpdateExpression: ({ argument }) => changes(argument),
    UnaryExpression: ({ operator, argument }) => {
      if (operator === 'delete') changes(argument);
    },
    ForInStatement: (node) => {
      head(node);
      refuse(
        node,
        'is a for…in loop, which goes beyond the object; write for (const [name, value] of Object.entries(…))',
      );
    },
    ForOfStatement: (node) => {
      head(node);
      if (node.await) refuse(node, 'waits for something, but compute must answer at once');
    },
    BinaryExpression: ({ operator, left, right }) => {
      if (operator === 'instanceof') inPlace.add(right);
      if (operator === 'in' && left.type !== 'Literal')
        refuse(
          left,
          'asks for a name that only a run would tell; write at(table, key) !== undefined, with at of #engine',
        );
    },
    NewExpression: ({ callee, arguments: given }) => {
      const name = globals.get(callee) ?? '';
      if (MADE.has(name)) inPlace.add(callee);
      if (name === 'Date' && (given[0] ?? { type: 'SpreadElement' }).type === 'SpreadElement') refuse(callee, CLOCK);
    },
    CallExpression: ({ callee }) => {
      if (CALLED.has(globals.get(callee) ?? '')) inPlace.add(callee);
      if (
        callee.type === 'MemberExpression' &&
        isImported(callee.object) &&
        CHANGERS.test(nameOf(callee.property, callee.computed) ?? '')
      )
        refuse(callee, 'changes what it imports; make a list of your own, as in [...list]');
    },
  }).visit(program);

  for (const [node, name] of globals) if (!VALUES.has(name) && !inPlace.has(node)) refuse(node, handedOn(name));
  const inOrder = found.sort((one, other) => one.at - other.at);
  return {
    found: inOrder.map(({ at, message }) => ({ file, message: `line ${lineOf(at)}: ${message}` })),
    imports: imports.map(({ source }) => source.value),
  };
}

const DEEPEST = 200;
/** How many brackets stand in each other, those in texts included. */
function depthOf(code: string): number {
  let [depth, most] = [0, 0];
  for (const [sign] of code.matchAll(/[[({})\]]/g)) {
    depth = Math.max(0, depth + ('[({'.includes(sign) ? 1 : -1));
    most = Math.max(most, depth);
  }
  return most;
}

/** What is wrong with a global that is neither called nor used for a part of it. */
function handedOn(name: string): string {
  if (name === 'Date') return CLOCK;
  return CALLED.has(name) || MADE.has(name)
    ? `hands ${name} on; call it in place, as in (text) => ${name}(text)`
    : `takes ${name} apart; write Math.pow, Object.entries and so on`;
}

/** The name of a property, or null where only a run would tell. */
function nameOf(property: ESTree.Node, computed: boolean): string | null {
  if (property.type === 'Identifier' && !computed) return property.name;
  if (property.type === 'Literal') return String(property.value);
  return property.type === 'TemplateLiteral' && property.expressions.length === 0
    ? (property.quasis[0]?.value.cooked ?? null)
    : null;
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
