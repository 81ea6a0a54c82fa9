import { posix } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { settingOfService } from '#src/settings.ts';
import manifest from '../package.json' with { type: 'json' };
import { textsOf } from './texts.ts';
import { tools } from './tools.ts';

/** What each layer may import: its own and lower layers, packages, and modules that the build makes. */
interface Layer {
  readonly layers: readonly string[];
  readonly types?: readonly string[];
  readonly packages?: RegExp;
  readonly made?: readonly string[];
}

const page = /^(react|react-dom|@chakra-ui\/react|@emotion\/(react|cache|sheet|server))(\/|$)/;
const frame = /^(minisearch|workbox-window)$|^(react|react-dom|@chakra-ui\/react|@emotion\/(react|cache|server))(\/|$)/;
const form = /^(react|react-dom|@chakra-ui\/react|react-hook-form|zod|hucre|uqr)(\/|$)/;
const drawing = /^recharts(\/|$)/;
const cataloguePieces = ['', '/search', '/featured', '/tools'].map((piece) => `virtual:catalogue${piece}`);
const layers: Readonly<Record<string, Layer>> = {
  maths: { layers: ['maths'] },
  rules: { layers: ['rules', 'maths'], types: ['words'] },
  engine: { layers: ['engine', 'rules', 'maths', 'words'], types: ['schemas'], packages: /^jsep$/ },
  tools: { layers: ['tools', 'engine', 'rules', 'maths'] },
  settings: { layers: [] },
  site: { layers: ['settings'] },
  // the shell's words name the site
  words: { layers: ['words', 'site'] },
  browser: { layers: ['browser'] },
  design: { layers: ['design'], packages: page, made: ['virtual:icons'] },
  loading: { layers: ['loading', 'design', 'browser', 'words'], packages: page },
  catalogue: { layers: ['catalogue', 'engine', 'words'], packages: /^(react|minisearch)$/, made: cataloguePieces },
  renderer: {
    layers: ['renderer', 'loading', 'design', 'browser', 'site', 'words', 'engine', 'rules', 'maths'],
    packages: form,
    made: ['virtual:services'],
  },
  shell: {
    layers: [
      'shell',
      'renderer',
      'catalogue',
      'loading',
      'design',
      'browser',
      'site',
      'words',
      'engine',
      'rules',
      'maths',
    ],
    packages: frame,
    made: ['virtual:icons', 'virtual:face', 'virtual:confirmed', 'virtual:checked', ...cataloguePieces],
  },
  virtual: { layers: [], types: ['engine', 'catalogue'] },
};
/** Every folder of `src`. A file that fits none of them needs a new folder, named by its purpose. */
const rooms = [
  ...[
    'maths',
    'rules',
    'rules/facts',
    'engine',
    'engine/ask',
    'engine/powers',
    'catalogue',
    'loading',
    'design',
    'browser',
    'words',
    'words/en',
    'renderer',
    'shell',
  ],
  ...[
    'state',
    'fields',
    'results',
    'charts',
    'tables',
    'reading',
    'keep',
    'live',
    'insight',
    'powers',
    'assistant',
    'carry',
  ].map((room) => `renderer/${room}`),
  ...['compare', 'download', 'embed', 'link', 'moves', 'print', 'save', 'share', 'solve', 'working'].map(
    (room) => `renderer/powers/${room}`,
  ),
  ...['routing', 'pages', 'menu', 'search', 'head', 'theme', 'offline', 'recent', 'home', 'checking', 'mine'].map(
    (room) => `shell/${room}`,
  ),
];
/** Layers that also run without a DOM: in the command, in checks, in a worker. */
const pageless = ['maths', 'rules', 'engine', 'tools'];
const pageGlobals = [
  ...['document', 'window', 'navigator', 'localStorage', 'sessionStorage', 'indexedDB'],
  ...['globalThis', 'fetch', 'XMLHttpRequest', 'requestAnimationFrame'],
];

type Sources = Readonly<Record<string, string>>;
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Every node of a module with its parent, without comments. */
function* nodesOf(node: Node, parent: Node | null = null): Generator<[Node, Node | null]> {
  yield [node, parent];
  for (const value of Object.values(node))
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) yield* nodesOf(inner, node);
}

const layerOf = (file: string): string => /^(?:src\/)?([a-z]+)/.exec(file)?.[1] ?? file;

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

/** Whether an identifier is a reference, and not the name of a property. */
function isReference(node: Node, parent: Node | null): boolean {
  if (node.type !== 'Identifier' || parent === null || parent.computed === true) return node.type === 'Identifier';
  return parent.property !== node && (parent.key !== node || parent.shorthand === true);
}

/** The text of a node: a string, a part of a template, JSX text, or a name. */
function textOf({ type, value, name }: Node): string {
  if (type === 'TemplateElement') return (value as { raw: string }).raw;
  const text = type === 'Identifier' || type === 'JSXIdentifier' ? name : value;
  return typeof text === 'string' ? text : '';
}

/** All texts and names of a module, without its comments. */
const codeOf = (file: string, text: string): string =>
  [...nodesOf(parseSync(file, text).program as unknown as Node)].map(([node]) => textOf(node)).join('\n');

/** Everything that breaks the rules of imports, in plain words. */
function complaints(sources: Sources, ids: readonly string[]): string[] {
  const found: string[] = [];
  for (const [file, text] of Object.entries(sources)) {
    const { program, errors } = parseSync(file, text);
    for (const error of errors) found.push(`${file} cannot be read: ${error.message}`);
    for (const [node, parent] of nodesOf(program as unknown as Node)) {
      const source = node.source;
      if (/^(Import|Export)\w*(Declaration|Expression)$|^TSImportType$/.test(node.type) && isNode(source)) {
        const onlyType = node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType';
        if (typeof source.value !== 'string') found.push(`${file} imports something that is worked out as it runs`);
        else found.push(...importComplaints(sources, file, source.value, onlyType));
      }
      if (node.type === 'MetaProperty' && parent?.type === 'MemberExpression' && isNode(parent.property)) {
        const glob = parent.property.name === 'glob';
        if (glob && layerOf(file) !== 'shell') found.push(`${file} uses import.meta.glob: only src/shell finds tools`);
      }
      if (pageless.includes(layerOf(file)) && isReference(node, parent) && pageGlobals.includes(String(node.name)))
        found.push(`${file} names ${node.name}: ${layerOf(file)} runs without a page`);
      if (file.startsWith('src/')) found.push(...namedTools(file, node, ids));
    }
  }
  return [...new Set(found)];
}

function importComplaints(sources: Sources, file: string, specifier: string, onlyType: boolean): string[] {
  const from = layerOf(file);
  const { layers: may, types = [], packages, made = [] } = layers[from] ?? { layers: [] };
  const says = (why: string) => [`${file} imports "${specifier}": ${why}`];
  const target = fileOf(file, specifier);
  if (target === null) {
    if (drawing.test(specifier))
      return file.startsWith('src/renderer/charts/') ? [] : says('charts are drawn in src/renderer/charts only');
    return packages?.test(specifier) || made.includes(specifier) ? [] : says(`${from} may not use it`);
  }
  const to = layerOf(target);
  if (types.includes(to) && !may.includes(to)) return onlyType ? [] : says(`of ${to} ${from} may import types only`);
  if (!may.includes(to)) return says(`${from} may import ${[...may, ...types].join(', ') || 'nothing'}, not ${to}`);
  if (sources[target] === undefined) return says(`there is no ${target}`);
  if (from !== 'tools') return [];
  if (to === 'tools')
    // a file of another language may import the English one beside it
    return target.split('/')[1] === file.split('/')[1] ||
      target.split('/').length === 2 ||
      target === file.replace(/\.\w+\.ts$/, '.ts')
      ? []
      : says('a tool may import only from its own group and from files of tools/');
  return specifier === '#engine' || specifier === '#rules' || specifier.startsWith('#maths/')
    ? []
    : says('a tool may import #engine, #rules and #maths/… only');
}

/**
 * Tools that a node of `src` names by id. An id without an underscore is allowed as a word of a sentence, as the start of a
 * fact's name, and as a variable in maths.
 */
function namedTools(file: string, node: Node, ids: readonly string[]): string[] {
  const text = textOf(node);
  const words = text.split(/[^a-zA-Z0-9_]+/);
  const prose = layerOf(file) === 'rules' || text.trim().includes(' ');
  const quantity = layerOf(file) === 'maths' && node.type === 'Identifier';
  return ids
    .filter((id) => !(quantity && !id.includes('_')))
    .filter((id) => (prose && !id.includes('_') ? text === id : words.includes(id)))
    .map((id) => `${file} names the tool ${id}: src names none`);
}

const sources: Sources = textsOf(['src', 'tools'], /\.tsx?$/);
const ids = Object.keys(sources).flatMap((file) => /^tools\/[^/]+\/([^/]+)\/definition\.ts$/.exec(file)?.[1] ?? []);

describe('the directions of imports', () => {
  it('are kept by every file of src and tools', () => {
    expect(ids.length).toBeGreaterThan(25);
    expect(Object.keys(sources).filter((file) => layers[layerOf(file)] === undefined)).toEqual([]);
    expect(complaints(sources, ids)).toEqual([]);
  });

  it('hold between rooms that are known', () => {
    const folders = Object.keys(sources)
      .filter((file) => /^src\/.*\//.test(file))
      .map((file) => posix.dirname(file).slice('src/'.length))
      // each language has a room of its own
      .map((folder) => folder.replace(/^words\/\w+$/, 'words/en'));
    expect([...new Set(folders)].sort()).toEqual(rooms.sort());
  });

  it('of scripts lead to what the build and commands share, and not from there', () => {
    const shared = textsOf(['scripts/build'], /\.ts$/);
    const upward = Object.entries(shared).flatMap(([file, text]) =>
      [...text.matchAll(/'\.\.\/((?:commands|bench|mutation)\/[^']+)'/g)].map(([, to]) => `${file} imports ${to}`),
    );
    expect(upward).toEqual([]);
  });

  it('leave the services of tools to their definitions', () => {
    const services = tools.flatMap(({ tool }) => tool.live?.sources ?? []);
    const marks = services.flatMap(({ service, address }) => [new URL(address).host, settingOfService(service)]);
    expect(marks.length).toBeGreaterThan(0);
    const naming = Object.entries(sources).flatMap(([file, text]) =>
      file.startsWith('src/')
        ? marks.filter((mark) => text.includes(mark) && codeOf(file, text).includes(mark)).map((mark) => [file, mark])
        : [],
    );
    expect(naming).toEqual([]);
  });

  const known = { 'src/engine/author.ts': '', 'src/maths/a.ts': '', 'tools/loan/a.ts': '', 'src/shell/a.ts': '' };
  it.each([
    [
      'src/maths/b.ts',
      "import { x } from '#engine';",
      /src\/maths\/b\.ts imports "#engine": maths may import maths, not/,
    ],
    ['src/maths/b.ts', "import x from 'react';", /"react": maths may not use it/],
    ['src/maths/b.ts', "import x from './none.ts';", /there is no src\/maths\/none\.ts/],
    ['src/rules/b.ts', "export * from '../engine/author.ts';", /rules may import rules, maths, words, not engine/],
    ['src/engine/b.ts', "import { type X } from '#schemas/definition.ts';", /of schemas engine may import types only/],
    ['src/engine/b.ts', "const x = import('#src/renderer/x.ts');", /not renderer/],
    ['src/engine/b.ts', 'const x = window.innerWidth;', /names window/],
    ['src/engine/b.ts', 'const x = (at: string) => import(at);', /worked out as it runs/],
    ['src/browser/b.ts', "import '#engine';", /browser may import browser, not engine/],
    ['src/design/b.tsx', "import type { X } from '#src/engine/types.ts';", /design may import design, not engine/],
    ['src/site.ts', "import '#maths/a.ts';", /site may import settings, not maths/],
    ['src/renderer/b.ts', "import '#src/shell/a.ts';", /renderer may import .*, not shell/],
    ['src/renderer/b.ts', "import x from 'recharts';", /charts are drawn in/],
    ['src/renderer/b.ts', "type X = import('#tools/loan/a.ts').X;", /not tools/],
    ['src/renderer/b.ts', "const x = import.meta.glob('/tools/*/*/meta.ts');", /only src\/shell finds tools/],
    ['src/shell/b.ts', "import '../../tools/loan/a.ts';", /not tools/],
    ['src/shell/b.ts', "const x = '#home_loan?rate=9';", /names the tool home_loan/],
    ['src/renderer/b.tsx', 'const X = () => <a href="#ppf">x</a>;', /names the tool ppf/],
    ['src/renderer/b.ts', 'const x = `See home_loan`;', /names the tool home_loan/],
    ['src/renderer/b.ts', 'const x = { ppf: 1 };', /names the tool ppf/],
    ['src/rules/b.ts', "const x = 'ppf';", /names the tool ppf/],
    ['tools/tax/x/definition.ts', "import '../../loan/a.ts';", /only from its own group/],
    ['tools/tax/x/definition.ts', "import '#src/engine/author.ts';", /#engine, #rules and #maths/],
    ['tools/tax/x/definition.ts', "import '../../../src/maths/a.ts';", /#engine, #rules and #maths/],
    ['tools/tax/x/definition.ts', "import type { X } from '#schemas/definition.ts';", /not schemas/],
    ['tools/tax/x/definition.ts', "import { chakra } from '@chakra-ui/react';", /tools may not use it/],
    ['tools/tax/x/definition.ts', 'const x = { document };', /names document/],
  ])('would be refused in %s: %s', (file, text, complaint) => {
    expect(complaints({ ...known, [file]: text }, ['home_loan', 'ppf'])).toEqual([expect.stringMatching(complaint)]);
  });

  it('leave alone what is allowed', () => {
    const allowed = {
      'src/engine/b.ts':
        "import type { X } from '#schemas/definition.ts'; export const x = { window: 1 }.window; // window",
      'src/rules/b.ts': "export const x = { 'ppf.rate': 'PPF, the ppf scheme' };",
      'src/renderer/b.ts': "const x = 'All about ppf and more.'; // home_loan",
      'src/shell/b.ts': "import x from 'virtual:catalogue'; const y = import.meta.glob('/tools/*/*/meta.ts');",
      'tools/loan/x/definition.ts': "import { x } from '#engine'; import '#maths/a.ts'; import '../a.ts';",
    };
    expect(complaints({ ...known, ...allowed }, ['home_loan', 'ppf'])).toEqual([]);
  });
});
