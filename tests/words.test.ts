import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { isNode, type Node } from '../scripts/build/texts.ts';
import { textsOf } from './project.ts';

/** Files with sentences that no visitor of the page reads, each with its readers. */
const forOthers: Readonly<Record<string, string>> = {
  'src/languages.ts': 'readers of that language, also on pages in others',
  'src/settings.ts': 'who builds the site: its name, and what is wrong with a setting',
  'src/renderer/powers/embed/html.ts': 'the browser: code for pages of others',
  'src/rules/fact.ts': 'a test: why a day has no figure',
};
/** Functions and errors whose arguments only authors of definitions read. */
const TO_AUTHORS = /^(broken|gives|roundFigure)$|Error$/;
/** How a spreadsheet writes days and months. */
const FORMAT = /^(dd|mmm)[- ]/;
/** Functions that take a selector or a media query. */
const TO_BROWSER = /^(querySelector|querySelectorAll|closest|matches|matchMedia)$/;
/** Attributes that are shown or read out. */
const SAID = /^(aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|placeholder|label|summary)$/;

/** Every node of a module with its ancestors, the nearest first. */
function* nodesOf(node: Node, above: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
  yield [node, above];
  for (const value of Object.values(node))
    for (const inner of Array.isArray(value) ? value : [value])
      if (isNode(inner)) yield* nodesOf(inner, [node, ...above]);
}

/** The name of what is called or declared; `super` is the constructor of an error, the only class that is extended. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  return node.type === 'Super' ? 'Error' : String(node.name ?? (isNode(node.property) ? node.property.name : ''));
}

/** The text of a string or a template, with `{}` for each expression; null for every other node. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'JSXText') return String(node.value).trim();
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}');
}

const isWord = (token: string) => /^[“‘("']*\p{L}[\p{L}\p{M}’'-]*[”’)"',.;:!?…]*$/u.test(token);
const isStyle = (text: string) =>
  /^([@&:]|\([a-z-]+:)|var\(--|sans-serif|^[xy] mandatory$/.test(text) ||
  /(^|[\s(,])-?[\d.]+(px|rem|em|fr|s|ms|deg|%|cqi|cqmin)(?=$|[\s),])/.test(text);

/** Whether a text looks like a sentence: two words in a row, and not the value of a style. */
function isSentence(text: string): boolean {
  if (isStyle(text) || FORMAT.test(text)) return false;
  const tokens = text.split(/\s+/);
  return tokens.some((token, at) => isWord(token) && isWord(tokens[at + 1] ?? ''));
}

/** Imports and types, which have no words for visitors. */
const NO_WORDS = /^(ImportDeclaration|TSTypeAliasDeclaration)$/;

/** Texts of a module outside the dictionary, each with its line. */
function strayWords(file: string, source: string): string[] {
  const found: string[] = [];
  for (const [node, above] of nodesOf(parseSync(file, source).program as unknown as Node)) {
    const text = textOf(node);
    const [parent] = above;
    if (text === null || !parent || above.some(({ type }) => NO_WORDS.test(type))) continue;
    const attribute = above.find(({ type }) => /^JSX(Attribute|Element)$/.test(type));
    const isSaid = attribute?.type === 'JSXAttribute' && SAID.test(nameOf(attribute.name));
    if (node.type === 'JSXText' ? /\p{L}/u.test(text) : isSaid ? /\p{L}{2}/u.test(text) : isSentence(text)) {
      const isKey = parent.type === 'Property' && parent.key === node;
      const unseen = above.some(
        ({ type, callee, id }) =>
          (/^(New|Call)Expression$/.test(type) &&
            (TO_AUTHORS.test(nameOf(callee)) || TO_BROWSER.test(nameOf(callee)))) ||
          (type === 'VariableDeclarator' && TO_AUTHORS.test(nameOf(id))),
      );
      // the text of a type is for authors
      if (isKey || unseen || /^(BinaryExpression|TSLiteralType)$/.test(parent.type)) continue;
      found.push(`${file}:${source.slice(0, node.start).split('\n').length}: ${text}`);
    }
  }
  return found;
}

/** Template strings with expressions in code of tools, facts and maths: they cannot be translated. */
function computedWords(file: string, source: string): string[] {
  const found: string[] = [];
  for (const [node, above] of nodesOf(parseSync(file, source).program as unknown as Node)) {
    const text = textOf(node);
    const put = node.type === 'TemplateLiteral' && (node.expressions as unknown[]).length > 0;
    const unseen = above.some(({ type, callee }) => type === 'NewExpression' && TO_AUTHORS.test(nameOf(callee)));
    // an insight's prompt is for the service that answers it
    const asked = above.some(({ type, key }) => type === 'Property' && nameOf(key) === 'prompt');
    if (text !== null && put && isSentence(text) && !unseen && !asked)
      found.push(`${file}:${source.slice(0, node.start).split('\n').length}: ${text}`);
  }
  return found;
}

const sources = Object.entries(textsOf(['src', 'tools'], /(?<!\.d)\.(tsx?|js)$/));

describe('words', () => {
  it('stand in the dictionary and in what definitions declare, nowhere else', () => {
    const code = sources.filter(([file]) => /^src\/(?!words\/|rules\/)/.test(file) && !(file in forOthers));
    expect(code.length).toBeGreaterThan(100);
    expect(code.flatMap(([file, text]) => strayWords(file, text))).toEqual([]);
  });

  it('are whole where a definition or a fact declares them', () => {
    const declared = sources.filter(([file]) => /^(tools\/|src\/(rules|maths)\/)/.test(file) && !(file in forOthers));
    expect(declared.flatMap(([file, text]) => computedWords(file, text))).toEqual([]);
  });

  it('are of one shape in every language', () => {
    const files: Record<string, string[]> = {};
    for (const [file] of sources) {
      const [, language, name] = /^src\/words\/(\w+)\/(\w+)\.ts$/.exec(file) ?? [];
      if (language !== undefined && name !== undefined) files[language] = [...(files[language] ?? []), name];
    }
    const declared = Object.fromEntries(sources)['src/words/words.ts'] ?? '';
    const names = [...declared.matchAll(/^ {2}readonly (\w+): typeof import/gm)].map(([, name]) => name);
    expect(files).toHaveProperty('en');
    for (const [language, own] of Object.entries(files)) expect(own.sort(), language).toEqual(names.sort());
  });

  it.each([
    ["const x = 'per month';", 'per month'],
    ['const x = (n: number) => `There are {n} rows`;', 'There are {n} rows'],
    ['const x = (n: number) => `$' + '{n} more rows`;', '{} more rows'],
    ['const X = () => <p>{ok ? "Your figures" : null}</p>;', 'Your figures'],
    ['const X = () => <button aria-label="Close" />;', 'Close'],
    ['const X = () => <input placeholder={"Amount"} />;', 'Amount'],
    ["const x = { title: 'What you pay (in all)' };", 'What you pay (in all)'],
    ["const x = { 'a b': 'Ends in June.' };", 'Ends in June.'],
  ])('would be found in %s', (source, text) => {
    expect(strayWords('src/x.tsx', source)).toEqual([`src/x.tsx:1: ${text}`]);
  });

  it.each([
    "const x = chakra('p', { base: { border: '1px solid', '& li > a b': { margin: '0 auto' } } });",
    "throw new TypeError('no such thing');",
    "document.querySelector('main form');",
    "const x = 'chart'; const X = () => <p>{words.results} · {figure}</p>;",
    "import x from 'a b c';",
  ])('are not seen in %s', (source) => {
    expect(strayWords('src/x.tsx', source)).toEqual([]);
  });

  it('would be found in a definition that puts something between them as code', () => {
    const source = 'const x = (month: string) => ({ label: `Due by 15 $' + '{month}` });';
    expect(computedWords('tools/x.ts', source)).toEqual(['tools/x.ts:1: Due by 15 {}']);
  });
});
