// The texts that a visitor can read, as they stand in the source: each literal of the dictionary, of the tools and of the facts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { catalogue, definition, meta } from '../../schemas/definition.ts';
import { filesIn, root } from './project.ts';

/** A text in a source file. */
export interface Text {
  /** Names of the properties around it, outermost first: `inputs.rate.label`. */
  readonly place: string;
  /** Without its quotes. Where it is a template, with `${…}` for what is put in. */
  readonly text: string;
  /** The first line is 1. */
  readonly line: number;
  /** Where its literal starts and ends in the file, quotes included. */
  readonly start: number;
  readonly end: number;
}

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The names of properties with texts that visitors read, and of those with names, ids, formulas, search words or code. */
const READ = new Set(['spoken']);
const UNREAD = new Set<string>();

// biome-ignore lint/suspicious/noExplicitAny: one of many kinds of schemas
function learn(schema: any, name = '') {
  const { type, values, shape = {}, innerType, element, valueType, options = [] } = schema._zod.def;
  if (/^(string|enum|custom)$/.test(type) || typeof values?.[0] === 'string')
    (schema.meta()?.isRead ? READ : UNREAD).add(name);
  for (const [inner, part] of Object.entries(shape)) learn(part, inner);
  for (const part of [innerType, element, valueType, ...options]) if (part) learn(part, name);
}
// all of a content is read
for (const schema of [definition.omit({ content: true }), meta, catalogue]) learn(schema);

/** Constants with search words and ids. */
const NO_TEXTS_IN = /^(lineId|purposes|bought|boughtHome|\w+Words)$/;
/** Words in `src/words/en` that browsers, boxes and files read, or developers. */
const NOT_SAID =
  /^(ask\.|search\.(idle|amounts|generic|noSlips)|format\.(tag|shortDuration|shortDays)|panels\.embed\.themes\.\d\.value|shell\.development)/;
/** Where the schema does not say what is a text: in facts, in code, and in values of inputs and results. */
const UNTOLD = /^src\/|(^|\.)(compute|default|examples)(\.|$)|^outputs\.\w+$/;

/** Whether a literal is a text, by its words, its property and its file. */
function isText(text: string, place: readonly string[], file: string): boolean {
  const plain = text.replace(/\$?\{[^{}]*\}/g, ' ');
  const at = place.join('.');
  if (file.startsWith('src/words/')) return /\p{L}/u.test(plain) && !NOT_SAID.test(at);
  // the name of a fact is none
  if (!/\p{L}{2}/u.test(plain) || /^[a-z]\w*\.\w+$/.test(text)) return false;
  if (file.endsWith('/content.ts') || /(^|\.)values\.\w+$/.test(at)) return true;
  // a chart's label is a column
  if (place.some((name) => NO_TEXTS_IN.test(name)) || /(^|\.)charts\.\d+\.label$/.test(at)) return false;
  const known = place.findLast((name) => READ.has(name) || UNREAD.has(name));
  if (known !== undefined && ![file, at].some((each) => UNTOLD.test(each))) {
    const isRead = READ.has(known);
    // what is a text in one place and a name in another is told by its words
    if (known === 'label' || isRead !== UNREAD.has(known)) return isRead;
  }
  return (
    /\p{L}\p{M}*,? \p{L}|\p{L} \d|^\d+ \p{L}{3,}$/u.test(plain) ||
    // words around what is put in: above ₹{bottom} lakh
    /\p{L}{2,}:? \S?\{\w+\}|\{\w+\} \p{L}{2}/u.test(text) ||
    /^[^\p{L}]*\p{Lu}\p{Ll}+(?![\p{L}\d$])/u.test(text)
  );
}

/** Nodes without texts: types, imports, errors for authors. */
const NO_TEXTS = /^(ImportDeclaration|TSTypeAliasDeclaration|TSInterfaceDeclaration|TSLiteralType|ThrowStatement)$/;

/**
 * The texts of a source file, in its order. What a template puts in belongs to it.
 *
 * @param file path from the project's root, with slashes
 */
export function textsIn(file: string, code: string): Text[] {
  const [, dictionary] = /^src\/words\/\w+\/(\w+)\.ts$/.exec(file) ?? [];
  const breaks = [...code.matchAll(/\n/g)].map(({ index }) => index);

  function* walk(node: Node, place: readonly string[]): Generator<Text> {
    // what is compared is an id
    if (NO_TEXTS.test(node.type) || (node.type === 'BinaryExpression' && node.operator !== '+')) return;
    const text = textOf(node, code);
    if (text !== null) {
      const { start, end } = node;
      const line = breaks.filter((at) => at < start).length + 1;
      if (isText(text, place, file)) yield { place: place.join('.'), text, line, start, end };
      return;
    }
    const inside = nameOf(node, dictionary);
    for (const [key, value] of Object.entries(node)) {
      if (node.type === 'Property' && key === 'key') continue;
      const isList = node.type === 'ArrayExpression';
      for (const [at, each] of (Array.isArray(value) ? value : [value]).entries())
        if (isNode(each)) yield* walk(each, isList ? [...place, String(at)] : [...place, ...inside]);
    }
  }

  const { program } = parseSync(file, code);
  return [...walk(program as unknown as Node, [])];
}

/** The text of a string or a template; null for every other node. */
function textOf(node: Node, code: string): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateLiteral' ? code.slice(node.start + 1, node.end - 1) : null;
}

/** The name that a property or a constant adds to the place of what is in it. */
function nameOf(node: Node, dictionary: string | undefined): string[] {
  if (node.type === 'VariableDeclarator') return [dictionary ?? (node.id as { name?: string }).name ?? ''];
  if (node.type !== 'Property') return [];
  const { name, value } = node.key as { name?: string; value?: unknown };
  return [name ?? String(value)];
}

/** The files with texts, by their paths from the project's root. */
const textFiles = (): string[] => [
  ...['src/words/en', 'tools', 'src/rules/facts'].flatMap((folder) =>
    filesIn(join(root, folder))
      .map((name) => `${folder}/${name}`)
      .filter((file) => /^(?!tools\/_).*(?<!\.d)\.ts$/.test(file)),
  ),
  'src/rules/acts.ts',
];

/** All texts of the project, or of one folder, by their files. */
export const allTexts = (folder = ''): ReadonlyMap<string, readonly Text[]> =>
  new Map(
    textFiles()
      .filter((file) => file.startsWith(folder))
      .map((file) => [file, textsIn(file, readFileSync(join(root, file), 'utf8'))]),
  );
