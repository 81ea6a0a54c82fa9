import { posix } from 'node:path';
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
  engine: { layers: ['engine', 'rules', 'maths', 'words'], types: ['schemas'], packages: /^(jsep|hucre\/csv)$/ },
  tools: { layers: ['tools', 'engine', 'rules', 'maths'] },
  schemas: { layers: ['schemas', 'engine', 'rules', 'maths', 'catalogue', 'settings'], packages: /^zod$/ },
  settings: { layers: [] },
  site: { layers: ['settings'] },
  // the shell's words name the site
  words: { layers: ['words', 'site'] },
  browser: { layers: ['browser'] },
  // what the browser stores, and its rules; no component
  device: {
    layers: ['device', 'browser', 'words', 'engine'],
    packages: /^(react|zod\/mini)$/,
  },
  design: { layers: ['design'], packages: page, made: ['virtual:icons'] },
  loading: { layers: ['loading', 'design', 'browser', 'words'], packages: page },
  catalogue: { layers: ['catalogue', 'engine', 'words'], packages: /^(react|minisearch)$/, made: cataloguePieces },
  renderer: {
    layers: ['renderer', 'loading', 'design', 'device', 'browser', 'site', 'words', 'engine', 'rules', 'maths'],
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
      'device',
      'browser',
      'site',
      'words',
      'engine',
      'rules',
      'maths',
    ],
    packages: frame,
    made: ['virtual:icons', 'virtual:confirmed', 'virtual:checked', ...cataloguePieces],
  },
  main: {
    layers: ['shell', 'loading', 'browser', 'rules'],
    packages: /^(react|react-dom)(\/|$)/,
    made: ['virtual:catalogue'],
  },
  virtual: { layers: [], types: ['engine', 'catalogue'] },
};
type Sources = Readonly<Record<string, string>>;

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

const TEXT = /'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`(?:[^`\\]|\\.)*`/;
/** A module without its comments. */
const codeOf = (text: string): string =>
  text.replace(new RegExp(`(${TEXT.source})|(?<!\\\\)//.*|/\\*[\\s\\S]*?\\*/`, 'g'), (_, literal) => literal ?? '');

const IMPORT =
  /\b(import|export)( type)?\b[^'"`;()]*? from '([^']+)'|\bimport '([^']+)'|(: |= )?\bimport\('([^']+)'\)/g;

const importsOf = (code: string) =>
  [...code.matchAll(IMPORT)].map(([, , type, from, bare, , later]) => ({
    specifier: from ?? bare ?? later ?? '',
    onlyType: type !== undefined,
  }));

/** Everything that breaks the rules of imports, in plain words. */
function complaints(sources: Sources, ids: readonly string[]): string[] {
  const found = Object.entries(sources).flatMap(([file, text]) => {
    const code = codeOf(text);
    const imports = importsOf(code).flatMap(({ specifier, onlyType }) =>
      importComplaints(sources, file, specifier, onlyType),
    );
    if (/\bimport\((?!')/.test(code)) imports.push(`${file} imports something that is worked out as it runs`);
    if (code.includes('import.meta.glob') && layerOf(file) !== 'shell')
      imports.push(`${file} uses import.meta.glob: only src/shell finds tools`);
    return file.startsWith('src/') ? [...imports, ...namedTools(file, code, ids)] : imports;
  });
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
  return sources[target] === undefined ? says(`there is no ${target}`) : [];
}

/** The folder of a room that a file is in; what lies beside the folders is one of its own. */
const folderOf = (file: string): string => /^src\/(?:renderer|shell)\/(?:[^/]+(?=\/))?/.exec(file)?.[0] ?? '';

/** Imports between folders of the renderer and of the shell, types too, that are part of a circle. */
function circles(sources: Sources): string[] {
  const edges = Object.entries(sources).flatMap(([file, text]) =>
    importsOf(codeOf(text)).flatMap(({ specifier }) => {
      const target = fileOf(file, specifier) ?? '';
      const [from, to] = [folderOf(file), folderOf(target)];
      return from === '' || to === '' || from === to || layerOf(file) !== layerOf(target)
        ? []
        : [{ file, target, from, to }];
    }),
  );
  const reached = (folder: string, seen = new Set<string>()): Set<string> => {
    for (const { from, to } of edges) if (from === folder && !seen.has(to)) reached(to, seen.add(to));
    return seen;
  };
  return edges
    .filter(({ from, to }) => reached(to).has(from))
    .map(({ file, target, from, to }) => `${file} imports ${target}: a circle of ${from} and ${to}`);
}

/**
 * Tools that a module of `src` names by id. An id without an underscore is allowed as a word of a sentence, as the start of a
 * fact's name, and as a variable in maths.
 */
function namedTools(file: string, code: string, ids: readonly string[]): string[] {
  const texts = [...code.matchAll(new RegExp(TEXT, 'g'))].map(([text]) => text.slice(1, -1));
  const names = code.replace(new RegExp(TEXT, 'g'), '');
  const wordsIn = (text: string) => text.split(/[^a-zA-Z0-9_]+/);
  const prose = (text: string) => layerOf(file) === 'rules' || text.trim().includes(' ');
  return ids
    .filter((id) =>
      id.includes('_')
        ? wordsIn(code).includes(id)
        : texts.some((text) => (prose(text) ? text === id : wordsIn(text).includes(id))) ||
          (layerOf(file) !== 'maths' && wordsIn(names).includes(id)),
    )
    .map((id) => `${file} names the tool ${id}: src names none`);
}

const sources: Sources = textsOf(['src', 'tools', 'schemas'], /\.tsx?$/);
const ids = Object.keys(sources).flatMap((file) => /^tools\/[^/]+\/([^/]+)\/definition\.ts$/.exec(file)?.[1] ?? []);

describe('the directions of imports', () => {
  it('are kept by every file of src, tools and schemas', () => {
    expect(ids.length).toBeGreaterThan(25);
    expect(Object.keys(sources).filter((file) => layers[layerOf(file)] === undefined)).toEqual([]);
    expect(complaints(sources, ids)).toEqual([]);
  });

  it('make no circle of folders in the renderer or the shell', () => {
    expect(circles(sources)).toEqual([]);
    const bad = {
      'src/renderer/shared-inputs/a.tsx': "import { x } from '../fields/b.ts';",
      'src/renderer/fields/b.ts': "import type { Y } from '../tables/c.ts';",
      'src/renderer/tables/c.ts': "const y = () => import('#src/renderer/shared-inputs/a.tsx');",
      'src/renderer/charts/d.ts': "import { x } from '../shared-inputs/a.tsx'; import '#src/engine/format.ts';",
      'src/shell/menu/e.ts': "import { f } from '../f.ts'; import '#src/renderer/shared-inputs/a.tsx';",
      'src/shell/f.ts': "export { e } from './menu/e.ts'; import './g.ts';",
    };
    const [c, t] = ['src/renderer/shared-inputs', 'src/renderer/tables'];
    expect(circles(bad)).toEqual([
      `${c}/a.tsx imports src/renderer/fields/b.ts: a circle of ${c} and src/renderer/fields`,
      `src/renderer/fields/b.ts imports ${t}/c.ts: a circle of src/renderer/fields and ${t}`,
      `${t}/c.ts imports ${c}/a.tsx: a circle of ${t} and ${c}`,
      'src/shell/menu/e.ts imports src/shell/f.ts: a circle of src/shell/menu and src/shell/',
      'src/shell/f.ts imports src/shell/menu/e.ts: a circle of src/shell/ and src/shell/menu',
    ]);
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
      file.startsWith('src/') ? marks.filter((mark) => codeOf(text).includes(mark)).map((mark) => [file, mark]) : [],
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
    ['src/engine/b.ts', 'const x = (at: string) => import(at);', /worked out as it runs/],
    ['src/browser/b.ts', "import '#engine';", /browser may import browser, not engine/],
    ['src/design/b.tsx', "import type { X } from '#src/engine/types.ts';", /design may import design, not engine/],
    ['src/device/b.ts', "import '#src/shell/a.ts';", /device may import device, browser, words, engine, not shell/],
    ['src/device/b.ts', "import x from 'react-dom';", /"react-dom": device may not use it/],
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
    ['tools/tax/x/definition.ts', "import type { X } from '#schemas/definition.ts';", /not schemas/],
    ['schemas/checks/b.ts', "import type { X } from '#src/renderer/x.ts';", /schemas may import .*, not renderer/],
    ['schemas/checks/b.ts', "import x from 'react';", /"react": schemas may not use it/],
    ['tools/tax/x/definition.ts', "import { chakra } from '@chakra-ui/react';", /tools may not use it/],
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
