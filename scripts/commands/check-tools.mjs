// npm run check:tools [-- <id> …]: prints what is wrong with the definitions, in plain words; exits with 1 if anything is.
import { stripVTControlCharacters } from 'node:util';
import { checkTools } from '../build/checking.mjs';
import { wantedTools } from '../build/command.mjs';
import { load, toolFolders } from '../build/load.mjs';

const all = toolFolders();
const chosen = wantedTools(process.argv.slice(2)).map(({ folder }) => folder);
const others = all.map(({ folder }) => folder).filter((folder) => !chosen.includes(folder));
const { mistakes, metas, check } = await checkTools(chosen, others);
// the catalogue is checked with tools that do not load, too
const folders = all.map(({ folder, id }) => ({
  folder,
  meta: metas.get(folder) ?? { id, path: folder, title: folder },
}));
try {
  const { default: catalogue } = await load('tools/catalogue.ts');
  for (const { path, message } of check.checkCatalogue(catalogue, folders))
    mistakes.push(`${path.startsWith('catalogue') ? 'tools/catalogue.ts: ' : ''}${path}: ${message}`);
} catch (error) {
  mistakes.push(
    `tools/catalogue.ts: cannot be loaded: ${stripVTControlCharacters(error instanceof Error ? error.message : String(error))}`,
  );
}
for (const { path, message } of check.checkFacts(check.facts)) mistakes.push(`src/rules: ${path} ${message}`);

for (const mistake of mistakes) console.error(mistake);
const count = (/** @type {number} */ number, /** @type {string} */ what) =>
  `${number} ${what}${number === 1 ? '' : 's'}`;
console.log(`${count(chosen.length, 'definition')}, ${count(mistakes.length, 'mistake')}`);
if (mistakes.length > 0) process.exitCode = 1;
