import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/build/chromium.ts';
import { importDefaults, root, toolFolders } from '../../scripts/build/project.ts';
import { serveStatic } from '../../scripts/build/static-host.ts';
import catalogue from '../../tools/catalogue.ts';
import { buildHub, settings } from '../built-hub.ts';
import { copyProject } from '../copy-project.ts';
import { everyText, pseudo, pseudoCatalogue, pseudoContent, pseudoFacts, pseudoMeta, pseudoTool } from './pseudo.ts';

/** Files of tools that hold nothing but words that compute gives. */
const TEXTS = /^texts\.ts$/;

/**
 * Copies the project and adds the files of the made-up language, as for any other language: nothing else changes.
 *
 * @param to an empty folder
 */
async function writeCopy(to: string): Promise<void> {
  copyProject(to, ['tests']);
  const write = (file: string, code: string) => writeFileSync(join(to, file), code);
  const texts = (file: string, value: unknown) =>
    write(file.replace(/\.ts$/, '.pseudo.ts'), `export default ${JSON.stringify(value)};\n`);

  mkdirSync(join(to, 'src/words/pseudo'));
  cpSync(join(root, 'tests/pseudo/pseudo.ts'), join(to, 'src/words/pseudo.ts'));
  for (const file of readdirSync(join(root, 'src/words/en'))) {
    const name = file.replace(/\.ts$/, '');
    const lines = [
      `import { words as english } from '../en/${file}';`,
      "import { pseudoWords } from '../pseudo.ts';",
      `export const words = pseudoWords(english, '${name}');`,
    ];
    write(`src/words/pseudo/${file}`, `${lines.join('\n')}\n`);
  }

  const folders = toolFolders().map(({ folder }) => folder);
  const [tools, metas, contents] = await Promise.all(
    ['definition', 'meta', 'content'].map((name) =>
      importDefaults<Record<string, unknown>>(folders.map((folder) => `${folder}/${name}.ts`)),
    ),
  );
  for (const [at, folder] of folders.entries()) {
    texts(`${folder}/definition.ts`, pseudoTool(tools?.[at] ?? {}));
    texts(`${folder}/meta.ts`, pseudoMeta(metas?.[at] ?? {}));
    texts(`${folder}/content.ts`, pseudoContent(contents?.[at] ?? {}));
  }
  texts('tools/catalogue.ts', pseudoCatalogue(catalogue));

  const named = async (file: string, translate: (thing: unknown) => unknown) => {
    const exported = Object.entries((await import(/* @vite-ignore */ join(root, file))) as object).filter(
      ([, each]) => typeof each === 'object',
    );
    const lines = exported.map(([name, each]) => `export const ${name} = ${JSON.stringify(translate(each))};`);
    write(file.replace(/\.ts$/, '.pseudo.ts'), `${lines.join('\n')}\n`);
  };
  for (const file of readdirSync(join(root, 'src/rules/facts')))
    if (file !== 'reported.ts') await named(`src/rules/facts/${file}`, pseudoFacts);
  for (const file of readdirSync(join(root, 'tools'), { recursive: true, encoding: 'utf8' }))
    if (TEXTS.test(file.split('/').at(-1) ?? '')) await named(`tools/${file}`, everyText);
}

/** Builds the hub in the made-up language, and serves it as `tests/browser/setup.ts` serves the English one. */
export default async function setup(project: TestProject) {
  findChromium();
  const { PSEUDO_FOLDER } = process.env;
  const copy = PSEUDO_FOLDER ?? mkdtempSync(join(tmpdir(), 'hisaab-pseudo-'));
  const folder = join(copy, 'dist');
  if (PSEUDO_FOLDER === undefined) {
    await writeCopy(copy);
    const names = {
      VITE_SITE_NAME: pseudo('Hisaab'),
      VITE_SITE_TAGLINE: pseudo('India’s most loved financial tools'),
    };
    buildHub(folder, { ...settings, ...names, HUB_LANGUAGE: 'pseudo' }, copy);
  }
  const server = await serveStatic(folder);
  project.provide('hub', { url: server.url, folder });
  return () => {
    server.close();
    if (PSEUDO_FOLDER === undefined) rmSync(copy, { recursive: true, force: true });
  };
}
