// npm run check:tools [-- <id>]: what is wrong with the definitions, in plain words; exit 1 where anything is.
import { load, toolFolders } from './load.mjs';

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
const [{ checkDefinition, checkFacts }, { checkCatalogue }, { default: catalogue }, { facts }] = await Promise.all([
  load('schemas/check-definition.ts'),
  load('schemas/check-catalogue.ts'),
  load('tools/catalogue.ts'),
  load('src/rules/index.ts'),
]);
let mistakes = 0;
const say = (text) => {
  console.error(text);
  mistakes++;
};
const loaded = [];
for (const { id, folder } of toolFolders()) {
  try {
    const [{ default: tool }, { default: meta }] = await Promise.all([
      load(`${folder}/definition.ts`),
      load(`${folder}/meta.ts`),
    ]);
    loaded.push({ folder, meta });
    if (!folders.some((each) => each.id === id)) continue;
    for (const { path, message } of checkDefinition(folder, meta, tool)) say(`${folder}: ${path} ${message}`);
  } catch (error) {
    say(`${folder}: cannot be loaded: ${error.message}`);
  }
}
for (const { path, message } of checkCatalogue(catalogue, loaded)) say(`tools: ${path} ${message}`);
for (const { path, message } of checkFacts(facts)) say(`src/rules: ${path} ${message}`);
console.log(`${folders.length} definitions, ${mistakes} mistakes`);
if (mistakes > 0) process.exitCode = 1;
