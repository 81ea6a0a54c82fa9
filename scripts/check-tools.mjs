// npm run check:tools [-- <id>]: what is wrong with the definitions, in plain words; exit 1 where anything is.
import { stripVTControlCharacters } from 'node:util';
import { hasIcon } from './drawing.mjs';
import { load, loadDefaults, toolFolders } from './load.mjs';

const [wanted] = process.argv.slice(2);
const folders = toolFolders().filter(({ id }) => wanted === undefined || id === wanted);
if (folders.length === 0) {
  console.error(
    `There is no tool "${wanted}" (have: ${toolFolders()
      .map(({ id }) => id)
      .join(', ')}).`,
  );
  process.exit(1);
}
const [{ checkDefinition }, { checkFacts }, { checkCatalogue }, { default: catalogue }, { facts }] = await Promise.all([
  load('schemas/check-definition.ts'),
  load('schemas/checks/facts.ts'),
  load('schemas/checks/catalogue.ts'),
  load('tools/catalogue.ts'),
  load('src/rules/index.ts'),
]);
let mistakes = 0;
const say = (text) => {
  console.error(text);
  mistakes++;
};

/** Every folder with its definition and metadata, or with what keeps it from loading. */
async function loadEach(all) {
  try {
    const defaults = await loadDefaults(all.flatMap(({ folder }) => [`${folder}/definition.ts`, `${folder}/meta.ts`]));
    return all.map((each, index) => ({ ...each, tool: defaults[2 * index], meta: defaults[2 * index + 1] }));
  } catch (error) {
    if (all.length === 1) return [{ ...all[0], error }];
    // halves, until the folder that does not load stands alone
    const half = all.length >> 1;
    return [...(await loadEach(all.slice(0, half))), ...(await loadEach(all.slice(half)))];
  }
}

const loaded = [];
for (const { id, folder, tool, meta, error } of await loadEach(toolFolders())) {
  if (error) {
    say(`${folder}: cannot be loaded: ${stripVTControlCharacters(error.message)}`);
    // its place in the catalogue is no mistake
    loaded.push({ folder, meta: { id: folder.split('/').at(-1), path: folder, title: folder } });
    continue;
  }
  loaded.push({ folder, meta });
  if (!folders.some((each) => each.id === id)) continue;
  try {
    for (const { path, message } of checkDefinition(folder, meta, tool)) say(`${folder}: ${path} ${message}`);
    if (!hasIcon(meta.icon)) say(`${folder}: meta.icon "${meta.icon}" is no icon of Lucide (see lucide.dev/icons)`);
  } catch (error) {
    say(`${folder}: cannot be checked: ${error.message}`);
  }
}
for (const { path, message } of checkCatalogue(catalogue, loaded)) say(`${path}: ${message}`);
for (const { path, message } of checkFacts(facts)) say(`src/rules: ${path} ${message}`);
const count = (number, what) => `${number} ${what}${number === 1 ? '' : 's'}`;
console.log(`${count(folders.length, 'definition')}, ${count(mistakes, 'mistake')}`);
if (mistakes > 0) process.exitCode = 1;
