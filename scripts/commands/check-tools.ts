// npm run check:tools [-- <id> …]: prints what is wrong with the definitions, in plain words; exits with 1 if anything is.
import * as check from '../../schemas/check.ts';
import { checkTools } from '../build/checking.ts';
import { wantedTools } from '../build/command.ts';
import { toolFolders } from '../build/project.ts';

const all = toolFolders();
const chosen = wantedTools(process.argv.slice(2)).map(({ folder }) => folder);
const others = all.map(({ folder }) => folder).filter((folder) => !chosen.includes(folder));
const { mistakes, metas } = await checkTools(chosen, others);
// the catalogue is checked with tools that do not load, too
const folders = all.map(({ folder, id }) => ({
  folder,
  meta: metas.get(folder) ?? { id, path: folder, title: folder },
}));
try {
  const { default: catalogue } = await import('../../tools/catalogue.ts');
  for (const { path, message } of check.checkCatalogue(catalogue, folders))
    mistakes.push(`${path.startsWith('catalogue') ? 'tools/catalogue.ts: ' : ''}${path}: ${message}`);
} catch (error) {
  mistakes.push(`tools/catalogue.ts: cannot be loaded: ${error instanceof Error ? error.message : error}`);
}
for (const { path, message } of check.checkFacts(check.facts)) mistakes.push(`src/rules: ${path} ${message}`);

for (const mistake of mistakes) console.error(mistake);
const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;
console.log(`${count(chosen.length, 'definition')}, ${count(mistakes.length, 'mistake')}`);
if (mistakes.length > 0) process.exitCode = 1;
