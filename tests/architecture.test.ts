import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingOfService } from '#src/settings.ts';
import biome from '../biome.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };
import { root } from '../scripts/build/project.ts';
import { textsOf } from './project.ts';
import { tools } from './tools.ts';

/*
 * Which folder may import which is a rule of the linter, in biome.json, and tried here. What the linter cannot say is looked for
 * here: imports that may only be of types, relative paths out of a folder, circles, and names of tools.
 */

/** Folders of which others may import types alone. */
const TYPES_ONLY: Readonly<Record<string, string>> = { engine: 'schemas', rules: 'words' };

/** What the linter says of imports in a folder that has a copy of `biome.json`, by file. */
function importsIn(folder: string): ReadonlyMap<string, string[]> {
  const command = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [command, 'lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { message: string; location: { path: string } }[] };
  return new Map(diagnostics.map(({ message, location }) => [location.path, [message]]));
}

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

/** What breaks the rules that the linter cannot say, in plain words. */
function complaints(sources: Sources, ids: readonly string[]): string[] {
  const found = Object.entries(sources).flatMap(([file, text]) => {
    const code = codeOf(text);
    const from = layerOf(file);
    const imports = importsOf(code).flatMap(({ specifier, onlyType }) => {
      const to = layerOf(fileOf(file, specifier) ?? file);
      if (TYPES_ONLY[from] === to && !onlyType)
        return `${file} imports "${specifier}": ${from} may import types of ${to} only`;
      // the linter sees no import('…') of a type
      if (to === 'tools' && file.startsWith('src/')) return `${file} imports "${specifier}": src imports no tool`;
      if (specifier.startsWith('.') && from !== to && from !== 'site')
        return `${file} imports "${specifier}": write it with its # name`;
      return [];
    });
    if (/\bimport\((?!')/.test(code)) imports.push(`${file} imports something that is worked out as it runs`);
    if (code.includes('import.meta.glob') && from !== 'shell')
      imports.push(`${file} uses import.meta.glob: only src/shell finds tools`);
    return file.startsWith('src/') ? [...imports, ...namedTools(file, code, ids)] : imports;
  });
  return [...new Set(found)];
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
    expect(complaints(sources, ids)).toEqual([]);
  });

  it('have a rule for every folder and file of src', () => {
    const ruled = biome.overrides
      .filter(({ linter }) => 'noRestrictedImports' in linter.rules.style)
      .flatMap(({ includes }) => includes.map((each) => each.replace('/**', '')));
    const all = readdirSync(join(root, 'src')).filter((name) => name !== 'virtual.d.ts');
    expect(all.map((name) => `src/${name}`).filter((name) => !ruled.includes(name))).toEqual([]);
    expect(ruled).toEqual(expect.arrayContaining(['schemas']));
  });

  it('make no circle of folders in the renderer or the shell', () => {
    expect(circles(sources)).toEqual([]);
    const bad = {
      'src/renderer/carry/a.tsx': "import { x } from '../fields/b.ts';",
      'src/renderer/fields/b.ts': "import type { Y } from '../tables/c.ts';",
      'src/renderer/tables/c.ts': "const y = () => import('#src/renderer/carry/a.tsx');",
      'src/renderer/charts/d.ts': "import { x } from '../carry/a.tsx'; import '#src/engine/format.ts';",
      'src/shell/menu/e.ts': "import { f } from '../f.ts'; import '#src/renderer/carry/a.tsx';",
      'src/shell/f.ts': "export { e } from './menu/e.ts'; import './g.ts';",
    };
    const [c, t] = ['src/renderer/carry', 'src/renderer/tables'];
    expect(circles(bad)).toEqual([
      `${c}/a.tsx imports src/renderer/fields/b.ts: a circle of ${c} and src/renderer/fields`,
      `src/renderer/fields/b.ts imports ${t}/c.ts: a circle of src/renderer/fields and ${t}`,
      `${t}/c.ts imports ${c}/a.tsx: a circle of ${t} and ${c}`,
      'src/shell/menu/e.ts imports src/shell/f.ts: a circle of src/shell/menu and src/shell/',
      'src/shell/f.ts imports src/shell/menu/e.ts: a circle of src/shell/ and src/shell/menu',
    ]);
  });

  it('leave the services of tools to their definitions', () => {
    const services = tools.flatMap(({ tool }) => tool.live?.source ?? []);
    const marks = services.flatMap(({ service, address }) => [new URL(address).host, settingOfService(service)]);
    expect(marks.length).toBeGreaterThan(0);
    const naming = Object.entries(sources).flatMap(([file, text]) =>
      file.startsWith('src/') ? marks.filter((mark) => codeOf(text).includes(mark)).map((mark) => [file, mark]) : [],
    );
    expect(naming).toEqual([]);
  });

  it.each([
    ['src/engine/b.ts', "import { type X } from '#schemas/definition.ts';", /engine may import types of schemas only/],
    ['src/rules/b.ts', "import { x } from '#words/validation.ts';", /rules may import types of words only/],
    ['src/rules/b.ts', "export * from '../engine/author.ts';", /write it with its # name/],
    ['src/renderer/fields/b.ts', "const x = import('../../shell/a.ts');", /write it with its # name/],
    ['src/shell/b.ts', "import '../../tools/loan/a.ts';", /src imports no tool/],
    ['src/renderer/b.ts', "type X = import('#tools/loan/a.ts').X;", /src imports no tool/],
    ['src/engine/b.ts', 'const x = (at: string) => import(at);', /worked out as it runs/],
    ['src/renderer/b.ts', "const x = import.meta.glob('/tools/*/*/meta.ts');", /only src\/shell finds tools/],
    ['src/shell/b.ts', "const x = '#home_loan?rate=9';", /names the tool home_loan/],
    ['src/renderer/b.tsx', 'const X = () => <a href="#ppf">x</a>;', /names the tool ppf/],
    ['src/renderer/b.ts', 'const x = { ppf: 1 };', /names the tool ppf/],
    ['src/rules/b.ts', "const x = 'ppf';", /names the tool ppf/],
  ])('would be refused in %s: %s', (file, text, complaint) => {
    expect(complaints({ [file]: text }, ['home_loan', 'ppf'])).toEqual([expect.stringMatching(complaint)]);
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
    expect(complaints(allowed, ['home_loan', 'ppf'])).toEqual([]);
  });
});

describe('the linter', () => {
  const engine = 'engine may import rules, maths and words, and types of schemas.';
  const renderer = 'renderer may import what is below it, and recharts in its charts alone.';
  const shell = 'shell may import all of src, but no tools.';
  const schemas = 'schemas may import engine, rules, maths, catalogue and settings.';
  const maths = 'maths may import maths alone.';
  /** Imports in a folder, each with what the linter says of it; null where it is allowed. */
  const cases: readonly (readonly [folder: string, code: string, message: string | null])[] = [
    ['src/maths', "import { x } from '#engine';", maths],
    ['src/maths', "import x from 'react';", maths],
    ['src/maths', "import { x } from '#maths/growth.ts';", null],
    ['src/rules/facts', "export * from '#src/engine/author.ts';", 'rules may import maths, and types of words.'],
    ['src/rules', "import { x } from '#maths/growth.ts';", null],
    ['src/engine', "const x = import('#src/renderer/x.ts');", engine],
    ['src/engine', "import x from 'zod';", engine],
    [
      'src/engine/powers',
      "import jsep from 'jsep'; import { x } from '#rules'; import type { Y } from '#schemas/x.ts';",
      null,
    ],
    ['src/browser', "import '#engine';", 'browser may import browser alone.'],
    ['src/words/en', "import { x } from '#src/settings.ts';", 'words may import site.'],
    ['src/words/en', "import { x } from '#src/site.ts';", null],
    [
      'src/design',
      "import type { X } from '#src/engine/types.ts';",
      'design may import React, Chakra UI and Emotion, and nothing of the hub.',
    ],
    ['src/design', "import { x } from '@chakra-ui/react/styled-system';", null],
    ['src/loading', "import '#src/renderer/x.ts';", 'loading may import design, browser and words.'],
    ['src/catalogue', "import '#src/shell/x.ts';", 'catalogue may import engine and words.'],
    ['src/catalogue', "import x from 'virtual:catalogue/search';", null],
    ['src/renderer', "import '#src/shell/a.ts';", renderer],
    ['src/renderer/fields', "import x from 'recharts';", renderer],
    ['src/renderer/charts', "import x from 'recharts'; import { z } from 'zod/mini';", null],
    ['src/renderer/charts', "import { x } from '#tools/loan/a.ts';", 'renderer may import what is below it.'],
    ['src/shell', "import x from '#tools/catalogue.ts';", shell],
    ['src/shell', "import x from 'recharts';", shell],
    [
      'src/shell/pages',
      "import x from 'virtual:icons'; import { y } from 'react-dom/client'; import '#engine';",
      shell,
    ],
    ['schemas/checks', "import type { X } from '#src/renderer/x.ts';", schemas],
    ['schemas/checks', "import x from 'react';", schemas],
    ['schemas/checks', "import { z } from 'zod'; import '#src/settings.ts';", null],
    ['scripts/build', "import '../commands/calc.ts';", 'What commands share may not import a command.'],
    ['scripts/check', "import '../commands/calc.ts';", 'What commands share may not import a command.'],
    ['scripts/build', "import './project.ts';", null],
  ];
  const fileAt = (index: number) => `${cases[index]?.[0]}/case${index}.ts`;
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  let found: ReadonlyMap<string, string[]>;

  // all of them at once, because the linter takes a second to start
  beforeAll(() => {
    cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    for (const [index, [, code]] of cases.entries()) {
      mkdirSync(dirname(join(folder, fileAt(index))), { recursive: true });
      writeFileSync(join(folder, fileAt(index)), `${code}\n`);
    }
    found = importsIn(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(cases.map((each, index) => [...each, index] as const))('in %s says of %s: %s', (_, __, message, index) => {
    expect(found.get(fileAt(index))).toEqual(message === null ? undefined : [message]);
  });
});
