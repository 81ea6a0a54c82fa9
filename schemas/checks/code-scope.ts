// What the names in a file stand for: globals, a loop's counter, something that the code has made itself, an import.
import { analyze, type Variable } from 'eslint-scope';
import { Visitor } from 'rolldown/utils';
import type { ESTree } from 'vite';

/** Where code stands beside a type. */
const BESIDE_TYPES: Readonly<Record<string, string[]>> = {
  TSAsExpression: ['expression'],
  TSSatisfiesExpression: ['expression'],
  TSNonNullExpression: ['expression'],
  TSTypeAssertion: ['expression'],
  TSInstantiationExpression: ['expression'],
};

/** The names of a file. */
export interface Names {
  /** Those that no declaration in the file explains, each with its place. Types are no code. */
  readonly globals: ReadonlyMap<ESTree.Node, string>;
  /** Whether a node is the counter of a `for`: it begins as a number, and nothing but the loop's own step changes it. */
  readonly isCounter: (node: ESTree.Node) => boolean;
  /** Whether a node names a list or an object that begins as one of its own, in a constant. */
  readonly isMade: (node: ESTree.Node) => boolean;
  /** Whether a node is an import, or a part of one. */
  readonly isImported: (node: ESTree.Node) => boolean;
}

export function namesIn(program: ESTree.Program): Names {
  const { globalScope, scopes } = analyze(program as Parameters<typeof analyze>[0], {
    ecmaVersion: 2024,
    sourceType: 'module',
    childVisitorKeys: BESIDE_TYPES,
    // other nodes of types have no code, and of what else the parser knows everything is looked at
    fallback: (node) => (node.type.startsWith('TS') ? [] : Object.keys(node)),
  });
  const variables = new Map(
    scopes.flatMap(({ references }) => references.map((each) => [each.identifier as ESTree.Node, each.resolved])),
  );
  // beside an eval nothing is certain any more, so that it alone is told
  const all = globalScope?.through.map(({ identifier }) => identifier) ?? [];
  const evals = all.filter(({ name }) => name === 'eval');
  const globals = new Map((evals.length > 0 ? evals : all).map((each) => [each as ESTree.Node, each.name]));
  const loops = new Map<ESTree.Node | null, ESTree.ForStatement>();
  new Visitor({ ForStatement: (loop) => void loops.set(loop.init, loop) }).visit(program);
  return {
    globals,
    isCounter: (node) => {
      const variable = variables.get(node);
      const { declaration, begin } = declared(variable);
      const loop = loops.get(declaration);
      return loop !== undefined && declaration?.kind === 'let' && isNumber(begin) && changesIn(loop, variable);
    },
    isMade: (node) => {
      const { declaration, begin } = declared(variables.get(node));
      return declaration?.kind === 'const' && begin !== null && makes(begin, globals);
    },
    isImported: (node) => variables.get(rootOf(node))?.defs[0]?.type === 'ImportBinding',
  };
}

/** How a variable is declared by its own name, and what it begins as. */
function declared(variable: Variable | null | undefined) {
  const [definition] = variable?.defs ?? [];
  const none = { declaration: null, begin: null };
  if (definition?.type !== 'Variable' || definition.node.id.type !== 'Identifier') return none;
  const declaration = definition.parent as ESTree.VariableDeclaration | null;
  return { declaration, begin: (definition.node.init ?? null) as ESTree.Node | null };
}

const isNumber = (node: ESTree.Node | null) => node?.type === 'Literal' && typeof node.value === 'number';

/** Whether nothing but the step of a loop changes its variable, and only by a number. */
function changesIn({ update }: ESTree.ForStatement, variable: Variable | null | undefined): boolean {
  const isSum = update?.type === 'AssignmentExpression' && /^[+-]=$/.test(update.operator) && isNumber(update.right);
  const step = update?.type === 'UpdateExpression' ? update.argument : isSum ? update.left : null;
  const changes = variable?.references.filter((each) => each.isWrite() && !each.init) ?? [];
  return changes.every(({ identifier }) => (identifier as ESTree.Node) === step);
}

/** Whether an expression makes a new list or object: `[]`, `{}`, `Array.from(…)`. */
function makes(node: ESTree.Node, globals: ReadonlyMap<ESTree.Node, string>): boolean {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return makes(node.expression, globals);
  if (node.type !== 'CallExpression') return node.type === 'ArrayExpression' || node.type === 'ObjectExpression';
  return node.callee.type === 'MemberExpression' && globals.get(node.callee.object) === 'Array';
}

/** What a chain of parts begins with: `rows` in `rows[0]!.list`. */
function rootOf(node: ESTree.Node): ESTree.Node {
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return 'expression' in node && typeof node.expression === 'object' ? rootOf(node.expression) : node;
}
