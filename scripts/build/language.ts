// The language of a build: a plugin that puts the texts of another language than English in the places of the English ones, and
// modules run in the language of the build.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { onlyChecked } from './checked.ts';
import { root } from './project.ts';
import { textsIn } from './texts.ts';

const WORDS = '#words/';

/** Translations by the English text. */
type Translations = Readonly<Record<string, string>>;

/**
 * The files of translations for a source file, in a language's folder: the nearest first. A text that several tools have can stand
 * in the file of their group, or in that of all tools.
 *
 * @param file path from the project's root: `tools/loan/home_loan/stages.ts`
 */
export function translationFiles(file: string): string[] {
  if (file.startsWith('src/rules/')) return ['facts.json'];
  const folders = file.split('/').slice(0, -1);
  return folders.map((_, at) => `${folders.slice(0, folders.length - at).join('/')}.json`);
}

/** All translations of a language, by their files in its folder. */
export function readTranslations(folder: string): ReadonlyMap<string, Translations> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => name === 'facts.json' || /^tools\b.*\.json$/.test(name));
  return new Map(files.map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))]));
}

/** The translation of a text of a source file; undefined where there is none. */
export function translationOf(text: string, file: string, all: ReadonlyMap<string, Translations>): string | undefined {
  for (const name of translationFiles(file)) {
    const found = all.get(name);
    if (found && Object.hasOwn(found, text)) return found[text];
  }
  return undefined;
}

/** A text whose words in Devanagari do not break at their hyphens: `इन-हैंड` stays on one line. */
const unbrokenAtHyphens = (text: string) => text.replace(/(?<=[\u0900-\u097f])-(?=[\u0900-\u097f])/g, '-\u2060');

/** A source file with its texts in another language. What has no translation stays English. */
function translated(file: string, code: string, all: ReadonlyMap<string, Translations>): string {
  let result = '';
  let done = 0;
  for (const { text, start, end } of textsIn(file, code)) {
    const found = translationOf(text, file, all);
    if (found === undefined) continue;
    const translation = unbrokenAtHyphens(found);
    const isTemplate = code[start] === '`';
    result += code.slice(done, start) + (isTemplate ? `\`${translation}\`` : JSON.stringify(translation));
    done = end;
  }
  return result + code.slice(done);
}

/**
 * Takes the hub's own words from `src/words/<id>/`, and puts the translations of that folder into tools and facts.
 *
 * @param id the language as in file names: `hi`
 * @param root the project's folder
 * @returns null for English
 */
export function language(id: string | undefined, root: string): Plugin | null {
  if (id === undefined || id === '' || id === 'en') return null;
  const folder = join(root, 'src/words', id);
  if (!existsSync(folder)) throw new Error(`HUB_LANGUAGE: there is no folder ${folder}`);
  const all = readTranslations(folder);
  return {
    name: 'language',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith(WORDS) ? join(folder, source.slice(WORDS.length)) : null),
    transform(code, path) {
      const file = relative(root, path.split('?')[0] ?? '').replaceAll(sep, '/');
      if (file.startsWith(`src/words/${id}/`)) return { code: unbrokenAtHyphens(code), map: null };
      if (!/^(tools|src\/rules)\/.*\.ts$/.test(file)) return null;
      return { code: translated(file, code, all), map: null };
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
