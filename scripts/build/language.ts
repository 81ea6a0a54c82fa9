// The language of a build: a plugin that builds the hub in another one than English, and modules run in the language of the build.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { type Plugin, runnerImport } from 'vite';
import { root } from './project.ts';

const ENGLISH = '?english';
const WORDS = '#words/';

/** The names that a module exports, without types. */
const exportsOf = (file: string) =>
  parseSync(file, readFileSync(file, 'utf8')).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) =>
      isType ? [] : [exportName.kind === 'Default' ? 'default' : String(exportName.name)],
    ),
  );

/**
 * Replaces the English files by those of a language: all of `src/words/<tag>/`, and each `content.<tag>.ts` beside a
 * `content.ts`. Puts the texts of `<name>.<tag>.ts` into the exports of the `<name>.ts` beside it.
 *
 * @param tag the language as in file names: `hi`
 * @param root the project's folder
 * @returns null for English
 */
export function language(tag: string | undefined, root: string): Plugin | null {
  if (tag === undefined || tag === '' || tag === 'en') return null;
  const words = join(root, 'src/words', tag);
  if (!existsSync(words)) throw new Error(`HUB_LANGUAGE: there is no folder ${words}`);
  const data = [join(root, 'tools') + sep, join(root, 'src/rules/facts') + sep];
  return {
    name: 'language',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith(WORDS) ? join(words, source.slice(WORDS.length)) : null),
    load(id) {
      if (id.endsWith(ENGLISH)) return { code: readFileSync(id.slice(0, -ENGLISH.length), 'utf8'), moduleType: 'ts' };
      const file = resolve(id);
      const own = file.replace(/\.ts$/, `.${tag}.ts`);
      if (own === file || !data.some((folder) => file.startsWith(folder)) || !existsSync(own)) return null;
      const [from, texts, helper] = [`${file}${ENGLISH}`, own, join(root, 'src/words/texts.ts')].map((each) =>
        JSON.stringify(each),
      );
      if (file.endsWith(`${sep}content.ts`)) return `export { default } from ${texts};`;
      const translated = exportsOf(own);
      const lines = exportsOf(file).map((name) =>
        translated.includes(name)
          ? `const in_${name} = withTexts(english.${name}, texts.${name}); export { in_${name} as ${name} };`
          : `export { ${name} } from ${from};`,
      );
      return [
        `import * as english from ${from};`,
        `import * as texts from ${texts};`,
        `import { withTexts } from ${helper};`,
        ...lines,
      ].join('\n');
    },
  };
}

/**
 * Runs a module of this project as the build sees it: in the language of the build, and with Vite's globs.
 *
 * @param file path from the project's root
 */
export async function inVite<T>(file: string): Promise<T> {
  const plugins = [language(process.env.HUB_LANGUAGE, root)];
  return (await runnerImport<T>(join(root, file), { root, configFile: false, logLevel: 'error', plugins })).module;
}
