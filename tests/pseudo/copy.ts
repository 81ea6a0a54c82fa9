import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importDefaults, root, toolFolders } from '../../scripts/build/project.ts';
import catalogue from '../../tools/catalogue.ts';
import { copyProject } from '../copy-project.ts';
import { everyText, pseudoCatalogue, pseudoContent, pseudoFacts, pseudoMeta, pseudoTool } from './pseudo.ts';

/** Files of tools that hold nothing but words that compute gives. */
const TEXTS = /^texts\.ts$/;

/**
 * Copies the project and adds the files of the made-up language, as for any other language: nothing else changes.
 *
 * @param to an empty folder
 */
export async function writeCopy(to: string): Promise<void> {
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
