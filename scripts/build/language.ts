// The language of a build: a plugin that puts the texts of another language than English in the places of the English ones, and
// modules run in the language of the build.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { at } from '../../src/engine/at.ts';
import { onlyChecked } from './checked.ts';
import { filesIn, root } from './project.ts';
import { textsIn } from './texts.ts';

const WORDS = '#words/';

/** Translations by the English text. */
type Translations = Readonly<Record<string, string>>;

const factsFile = (id: string) => `src/words/${id}/facts.json`;

/**
 * The files with the translations of a source file, the nearest first: that of its folder, of the group, of all tools.
 *
 * @param id the language
 * @param file path from the project's root, as those that are returned: `tools/loan/texts.ts`
 */
export function translationFiles(id: string, file: string): string[] {
  if (file.startsWith('src/rules/')) return [factsFile(id)];
  const folders = file.split('/').slice(0, -1);
  return folders.map((_, up) => `${folders.slice(0, folders.length - up).join('/')}/${id}.json`);
}

/** What index.html has for documents of one language: its typeface. */
const OF_LANGUAGE = /\s*<(?<tag>link|style) data-language="(?<id>\w+)"(?<rest>[^>]*>(?:[^<]*<\/style>)?)/g;

/** The template of all documents with what a language needs there, and without what others do. */
export const ofLanguage = (language: string, html: string): string =>
  html.replaceAll(OF_LANGUAGE, (_, tag, id, rest) => (id === language ? `<${tag}${rest}` : ''));

/** All translations of a language for tools and facts, by their files. */
export function readTranslations(id: string, folder = root): ReadonlyMap<string, Translations> {
  const files = filesIn(join(folder, 'tools')).filter((name) => `/${name}`.endsWith(`/${id}.json`));
  return new Map(
    [factsFile(id), ...files.map((name) => `tools/${name}`)]
      .filter((name) => existsSync(join(folder, name)))
      .map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  );
}

/**
 * The translation of a text of a source file; undefined where there is none.
 *
 * @param all those of the language
 */
export function translationOf(
  id: string,
  text: string,
  file: string,
  all: ReadonlyMap<string, Translations>,
): string | undefined {
  const found = translationFiles(id, file).map((name) => at(all.get(name) ?? {}, text));
  return found.find((translation) => translation !== undefined);
}

/** A source file with its texts in another language. What has no translation stays English. */
function translated(id: string, file: string, code: string, all: ReadonlyMap<string, Translations>): string {
  let result = '';
  let done = 0;
  for (const { text, start, end } of textsIn(file, code)) {
    const translation = translationOf(id, text, file, all);
    if (translation === undefined) continue;
    const isTemplate = code[start] === '`';
    result += code.slice(done, start) + (isTemplate ? `\`${translation}\`` : JSON.stringify(translation));
    done = end;
  }
  return result + code.slice(done);
}

/**
 * Takes the hub's own words from `src/words/<id>/`, and puts translations into tools and facts.
 *
 * @param id the language as in file names: `hi`
 * @param root the project's folder
 * @returns null for English
 */
export function language(id: string | undefined, root: string): Plugin | null {
  if (id === undefined || id === '' || id === 'en') return null;
  const folder = join(root, 'src/words', id);
  if (!existsSync(folder)) throw new Error(`HUB_LANGUAGE: there is no folder ${folder}`);
  const all = readTranslations(id, root);
  return {
    name: 'language',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith(WORDS) ? join(folder, source.slice(WORDS.length)) : null),
    transform(code, path) {
      const file = relative(root, path.split('?')[0] ?? '').replaceAll(sep, '/');
      if (!/^(tools|src\/rules)\/.*\.ts$/.test(file)) return null;
      return { code: translated(id, file, code, all), map: null };
    },
  };
}

/**
 * Runs a module of this project as the build sees it: in the language of the build, and with Vite's globs.
 *
 * @param file path from the project's root
 */
export async function inVite<T>(file: string): Promise<T> {
  const plugins = [language(process.env.HUB_LANGUAGE, root), onlyChecked()];
  return (await runnerImport<T>(join(root, file), { root, configFile: false, logLevel: 'error', plugins })).module;
}
