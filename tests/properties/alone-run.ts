// Loads and runs all definitions in one process and prints their figures: `forward` or `backward`, and `frozen` where nothing that
// they share can be changed. A process of its own, since what is frozen stays so.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importChecked } from '../../scripts/build/checked.ts';
import { root, toolFolders } from '../../scripts/build/project.ts';
import type { Tool } from '../../src/engine/types.ts';

const [order, frozen] = process.argv.slice(2);

/** Freezes lists and objects with all that is in them. */
function freeze(thing: unknown): void {
  if (typeof thing !== 'object' || thing === null || Object.isFrozen(thing) || ArrayBuffer.isView(thing)) return;
  Object.freeze(thing);
  Object.values(thing).forEach(freeze);
}

/** What the language gives to every definition, and the functions of its prototypes. */
function freezeLanguage(): void {
  for (const each of [Array, Boolean, Date, Error, JSON, Map, Math, Number, Object, Set, String, RegExp, Function])
    for (const part of [each, 'prototype' in each ? each.prototype : null]) {
      if (part === null) continue;
      for (const { value } of Object.values(Object.getOwnPropertyDescriptors(part)))
        if (typeof value === 'function') Object.freeze(value);
      Object.freeze(part);
    }
}

const folders = toolFolders();
if (order === 'backward') folders.reverse();
if (frozen !== undefined) {
  const shared = readdirSync(join(root, 'tools'), { recursive: true, encoding: 'utf8' })
    .map((file) => `tools/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !/_template|\/definition\.ts$/.test(file));
  const modules = [...shared, 'src/rules/index.ts', 'src/engine/author.ts'];
  await importChecked('tools/catalogue.ts');
  freezeLanguage();
  for (const file of modules) freeze({ ...(await import(join(root, file))) });
}

const figures: Record<string, unknown> = {};
const tools: [string, Tool][] = [];
for (const { id, folder } of folders) tools.push([id, await importChecked<Tool>(`${folder}/definition.ts`)]);
// twice, so that each has run after all others
for (const time of ['first', 'second'])
  for (const [id, tool] of tools)
    figures[`${id}, ${time}`] = [{}, ...tool.examples.map(({ inputs }) => inputs)].map((inputs) => {
      const outcome = tool.run(inputs);
      if (!outcome.ok) return outcome;
      return [outcome.outputs, outcome.notes, Object.keys(tool.tables).map((name) => outcome.table(name))];
    });
console.log(
  JSON.stringify(Object.fromEntries(Object.entries(figures).sort(([one], [other]) => (one < other ? -1 : 1)))),
);
